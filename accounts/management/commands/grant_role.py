"""Give somebody a role from the command line."""

from __future__ import annotations

import sys

from django.core.management.base import BaseCommand, CommandParser

from accounts.models import Role, User
from accounts.services.roles import grant_role


class Command(BaseCommand):
    """Give a role to the person with an email address."""

    help = "Give a role (organizer, judge or player) to somebody who has an account."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the email address and the role."""
        parser.add_argument("email", help="the address the person signs in with")
        parser.add_argument("role", choices=Role.values)

    def handle(self, *, email: str, role: str, **_: object) -> None:
        """Give the role, or say who is not known and stop with status 2."""
        user = User.objects.filter(email=email.strip().lower()).first()
        if user is None:
            self.stderr.write(
                f"Nobody signs in as {email}. The person has to sign up first, or check the spelling."
            )
            sys.exit(2)
        grant_role(user=user, role=Role(role))
        self.stdout.write(f"{user.email} is now {role}.")
