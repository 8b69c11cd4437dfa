"""Fill an empty site with people to try it out as."""

from __future__ import annotations

import sys
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from accounts.errors import AccountError
from accounts.services.demo import create_demo_people


class Command(BaseCommand):
    """Create the demo people of an empty site and print their passwords."""

    help = "Create three demo logins (organizer, judge, player) on an empty site."

    def handle(self, **_: object) -> None:
        """Create them, keep the passwords in a file for this machine's owner, print them."""
        try:
            logins = create_demo_people()
        except AccountError as error:
            self.stderr.write(f"{error.message} {error.mend}")
            sys.exit(2)
        lines = [f"{login.role.value:10} {login.email:24} {login.password}" for login in logins]
        kept = Path(settings.DEMO_LOGINS)
        kept.touch(mode=0o600)
        kept.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.stdout.write("\n".join(lines))
