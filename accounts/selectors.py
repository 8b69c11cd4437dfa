"""Look people up."""

from __future__ import annotations

from django.db.models import QuerySet

from accounts.models import Role, User


def people_with(*, role: Role) -> QuerySet[User]:
    """Return who has a role and may sign in, by the name shown to others."""
    return User.objects.filter(is_active=True, groups__name=role.value).order_by("display_name", "pk")
