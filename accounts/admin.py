"""People and their requests in the administration."""

from __future__ import annotations

from django.contrib import admin, messages
from django.contrib.auth.admin import GroupAdmin as DjangoGroupAdmin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.contrib.auth.models import Group
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _
from unfold.admin import ModelAdmin
from unfold.forms import AdminPasswordChangeForm, UserChangeForm, UserCreationForm

from accounts.errors import AccountError
from accounts.models import RoleRequest, User
from accounts.services.roles import decide_role_request

admin.site.unregister(Group)


@admin.register(User)
class UserAdmin(DjangoUserAdmin[User], ModelAdmin):
    """Find people, set passwords, give roles."""

    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    ordering = ("email",)
    list_display = ("email", "display_name", "is_staff", "is_active", "date_joined")
    list_filter = ("is_active", "is_staff", "is_superuser", "groups")
    search_fields = ("email", "display_name")
    readonly_fields = ("last_login", "date_joined")
    filter_horizontal = ()
    fieldsets = (
        (None, {"fields": ("email", "password")}),
        (_("Person"), {"fields": ("display_name", "language", "player_numbers")}),
        (_("Rights"), {"fields": ("is_active", "is_staff", "is_superuser", "groups")}),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )
    add_fieldsets = ((None, {"fields": ("email", "display_name", "password1", "password2")}),)


@admin.register(Group)
class GroupAdmin(DjangoGroupAdmin, ModelAdmin):
    """Show the roles and other groups."""


@admin.register(RoleRequest)
class RoleRequestAdmin(ModelAdmin):
    """Answer those who ask for a role."""

    list_display = ("user", "role", "state", "created_at", "decided_by")
    list_filter = ("state", "role")
    list_select_related = ("user", "decided_by")
    search_fields = ("user__email", "user__display_name")
    readonly_fields = ("user", "role", "reason", "state", "created_at", "decided_at", "decided_by")
    actions = ("grant", "decline")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Refuse: people ask on their account page."""
        return False

    @admin.action(description=_("Grant the role"), permissions=["change"])
    def grant(self, request: HttpRequest, queryset: QuerySet[RoleRequest]) -> None:
        """Give the chosen people the role they asked for."""
        self._decide(request, queryset, grant=True)

    @admin.action(description=_("Decline the request"), permissions=["change"])
    def decline(self, request: HttpRequest, queryset: QuerySet[RoleRequest]) -> None:
        """Decline the chosen requests."""
        self._decide(request, queryset, grant=False)

    def _decide(self, request: HttpRequest, queryset: QuerySet[RoleRequest], *, grant: bool) -> None:
        by = User.objects.get(email=request.user.get_username())
        decided = 0
        for asked in queryset:
            try:
                decide_role_request(request=asked, grant=grant, by=by, at=timezone.now())
            except AccountError as error:
                self.message_user(
                    request,
                    gettext("%(who)s: %(why)s") % {"who": asked, "why": error.message},
                    messages.WARNING,
                )
            else:
                decided += 1
        if decided:
            text = ngettext("%(count)d request decided.", "%(count)d requests decided.", decided)
            self.message_user(request, text % {"count": decided}, messages.SUCCESS)
