"""Give roles, and answer those who ask for one."""

from __future__ import annotations

from datetime import datetime

from django.contrib.auth.models import Group
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.errors import AccountError
from accounts.models import Role, RoleRequest, User

REQUESTABLE = (Role.ORGANIZER, Role.JUDGE)


def create_roles(**_: object) -> None:
    """Create the group of every role that has none; called after each migration."""
    for role in Role:
        Group.objects.get_or_create(name=role.value)


@transaction.atomic
def grant_role(*, user: User, role: Role) -> None:
    """Give somebody a role; an organizer may also enter the administration."""
    group, _created = Group.objects.get_or_create(name=role.value)
    user.groups.add(group)
    user.__dict__.pop("roles", None)
    if role is Role.ORGANIZER and not user.is_staff:
        user.is_staff = True
        user.save(update_fields=["is_staff"])


@transaction.atomic
def request_role(*, user: User, role: Role, reason: str) -> RoleRequest:
    """Store that somebody asks for a role, once."""
    if role not in REQUESTABLE:
        raise AccountError("role_not_requestable", _("This role is not given on request."))
    if role in user.roles:
        raise AccountError("role_held_already", _("You have this role already."))
    request, created = RoleRequest.objects.get_or_create(
        user=user, role=role.value, state=RoleRequest.State.OPEN, defaults={"reason": reason}
    )
    if not created:
        raise AccountError("role_requested_already", _("Your request is waiting for an administrator."))
    return request


@transaction.atomic
def decide_role_request(*, request: RoleRequest, grant: bool, by: User, at: datetime) -> RoleRequest:
    """Grant or decline a request that is still open."""
    request = RoleRequest.objects.select_for_update().get(pk=request.pk)
    if request.state != RoleRequest.State.OPEN:
        raise AccountError("role_request_decided", _("This request was decided before."))
    request.state = RoleRequest.State.GRANTED if grant else RoleRequest.State.DECLINED
    request.decided_by = by
    request.decided_at = at
    request.save(update_fields=["state", "decided_by", "decided_at"])
    if grant:
        grant_role(user=request.user, role=Role(request.role))
    return request
