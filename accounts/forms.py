"""What people write about themselves."""

from __future__ import annotations

from typing import ClassVar

from django import forms
from django.utils.translation import gettext_lazy as _

from accounts.models import Language, Publisher, Role, User
from accounts.services.roles import REQUESTABLE


class SignupForm(forms.Form):
    """Ask for the name and language with the rest of the sign-up."""

    display_name = forms.CharField(
        label=_("Name shown to others"),
        max_length=80,
        widget=forms.TextInput(attrs={"autocomplete": "nickname"}),
    )
    language = forms.ChoiceField(
        label=_("Language of rulings"), choices=Language.choices, initial=Language.ENGLISH
    )
    field_order = ["email", "display_name", "language", "password1", "password2"]

    def signup(self, request: object, user: User) -> None:
        """Add nothing: the adapter stores these fields."""


class ProfileForm(forms.ModelForm[User]):
    """Change one's own name, language and player numbers."""

    class Meta:
        model = User
        fields = ("display_name", "language")
        labels: ClassVar[dict[str, object]] = {"language": _("Language of rulings")}

    def __init__(self, *args: object, **kwargs: object) -> None:
        """Add a field for each publisher's player number."""
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # passed through as they came
        for code, name in Publisher.choices:
            self.fields[f"number_{code}"] = forms.CharField(
                label=_("%(publisher)s number") % {"publisher": name},
                required=False,
                max_length=40,
                initial=self.instance.player_numbers.get(code, ""),
            )

    def clean(self) -> dict[str, object]:
        """Gather the numbers into one value."""
        cleaned: dict[str, object] = super().clean() or self.cleaned_data
        numbers = {code: cleaned.get(f"number_{code}", "") for code in Publisher.values}
        self.instance.player_numbers = {code: number for code, number in numbers.items() if number}
        return cleaned


class RoleRequestForm(forms.Form):
    """Ask for a role and say why."""

    role = forms.ChoiceField(
        label=_("I want to work as"),
        choices=[(role.value, role.label) for role in REQUESTABLE],
        widget=forms.RadioSelect,
    )
    reason = forms.CharField(
        label=_("Who you are and which events you have in mind"),
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 3}),
    )

    def chosen_role(self) -> Role:
        """Return the role that was asked for."""
        return Role(self.cleaned_data["role"])
