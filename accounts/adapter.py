"""What happens when somebody signs up."""

from __future__ import annotations

from allauth.account.adapter import DefaultAccountAdapter
from django.forms import Form
from django.http import HttpRequest

from accounts.models import Role, User
from accounts.services.roles import grant_role


class AccountAdapter(DefaultAccountAdapter):
    """Make everybody who signs up a player."""

    def save_user(self, request: HttpRequest, user: User, form: Form, commit: bool = True) -> User:
        """Store the new account with its name and the player role."""
        user.display_name = form.cleaned_data.get("display_name", "")
        user.language = form.cleaned_data.get("language") or user.language
        super().save_user(request, user, form, commit)
        if commit:
            grant_role(user=user, role=Role.PLAYER)
        return user
