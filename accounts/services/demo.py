"""The people a fresh site starts with."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from allauth.account.models import EmailAddress
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.errors import AccountError
from accounts.models import Role, User
from accounts.services.roles import grant_role


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoLogin:
    """A demo person's role, address and password."""

    role: Role
    email: str
    password: str


_PEOPLE = (
    (Role.ORGANIZER, "Olive Organizer", (Role.PLAYER, Role.JUDGE, Role.ORGANIZER)),
    (Role.JUDGE, "Jules Judge", (Role.PLAYER, Role.JUDGE)),
    (Role.PLAYER, "Pia Player", (Role.PLAYER,)),
)


@transaction.atomic
def create_demo_people() -> list[DemoLogin]:
    """Create an organizer, a judge and a player on a site that has nobody yet."""
    if User.objects.exists():
        raise AccountError(
            "site_not_empty",
            _("This site has people already; demo logins are only made on an empty one."),
            mend=_("Use a new database, or sign up and run: manage.py grant_role EMAIL ROLE"),
        )
    logins = []
    for role, name, roles in _PEOPLE:
        password = f"{role.value}-{secrets.token_hex(4)}"
        user = User.objects.create_user(f"{role.value}@example.org", password, display_name=name)
        EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=True)
        for given in roles:
            grant_role(user=user, role=given)
        logins.append(DemoLogin(role=role, email=user.email, password=password))
    return logins
