"""Lists of banned and restricted cards in the administration; those of packs are only shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import QuerySet
from django.forms import BaseInlineFormSet, ModelForm
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from unfold.admin import ModelAdmin, TabularInline

from rulings.construction.names import number_key
from rulings.models import Card, CardOrigin, Restriction, RestrictionList
from rulings.signals import catalogue_changed

MAX_KEY = 80
MOST_NAMED = 10


class RestrictionFormSet(BaseInlineFormSet[Restriction, RestrictionList, ModelForm[Restriction]]):
    """The cards of a list: each number once, however it is written."""

    def clean(self) -> None:
        """Give each row the number as it is compared, and refuse one that stands twice."""
        super().clean()
        seen: set[str] = set()
        for form in self.forms:
            values = getattr(form, "cleaned_data", {})
            if not values.get("number") or values.get("DELETE"):
                continue
            key = number_key(values["number"])
            if not key or len(key) > MAX_KEY:
                form.add_error("number", ValidationError(_("This is no card number."), code="invalid"))
            elif key in seen:
                form.add_error(
                    "number", ValidationError(_("This card stands in the list twice."), code="twice")
                )
            seen.add(key)
            form.instance.key = key


class RestrictionInline(TabularInline):
    """The cards of a list and how many copies of each are allowed."""

    model = Restriction
    formset = RestrictionFormSet
    fields = ("number", "copies")
    extra = 3


@admin.register(RestrictionList)
class RestrictionListAdmin(ModelAdmin):
    """Write the lists of banned and restricted cards; from its day on a list replaces the one before."""

    list_display = ("title", "game", "since", "is_official", "origin")
    list_filter = ("game", "origin", "is_official")
    list_select_related = ("game",)
    search_fields = ("title", "source", "restrictions__number")
    inlines = (RestrictionInline,)

    def has_change_permission(self, request: HttpRequest, obj: RestrictionList | None = None) -> bool:
        """Allow lists of this site only: a pack's files would win over changes here."""
        if obj is not None and obj.origin == CardOrigin.PACK:
            return False
        return bool(super().has_change_permission(request, obj))

    def has_delete_permission(self, request: HttpRequest, obj: RestrictionList | None = None) -> bool:
        """Allow lists of this site only: a pack's files would bring the others back."""
        if obj is not None and obj.origin == CardOrigin.PACK:
            return False
        return bool(super().has_delete_permission(request, obj))

    def save_model(
        self, request: HttpRequest, obj: RestrictionList, form: ModelForm[RestrictionList], change: bool
    ) -> None:
        """Save the list; where it moves to another game, that it left has changed too."""
        before = RestrictionList.objects.filter(pk=obj.pk).values_list("game__code", flat=True)
        for code in {*before, obj.game.code}:
            _announce(code)
        super().save_model(request, obj, form, change)

    def save_related(
        self,
        request: HttpRequest,
        form: ModelForm[RestrictionList],
        formsets: Sequence[BaseInlineFormSet[Restriction, RestrictionList, ModelForm[Restriction]]],
        change: bool,
    ) -> None:
        """Save the cards, and name those the catalogue has not: a number mistyped would bar nothing."""
        super().save_related(request, form, formsets, change)
        missing = _unknown_numbers(form.instance)
        if missing:
            told = ngettext(
                "The catalogue has no card %(numbers)s. Check the number: where it is mistyped, nothing is barred.",
                "The catalogue has no cards %(numbers)s. Check the numbers: where one is mistyped, nothing is barred.",
                len(missing),
            )
            shown = ", ".join(missing[:MOST_NAMED]) + (" …" if len(missing) > MOST_NAMED else "")
            self.message_user(request, told % {"numbers": shown}, messages.WARNING)

    def delete_model(self, request: HttpRequest, obj: RestrictionList) -> None:
        """Delete a list and tell that its game has changed."""
        _announce(obj.game.code)
        super().delete_model(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[RestrictionList]) -> None:
        """Delete the site's lists among the chosen ones and tell which games have changed."""
        own = queryset.exclude(origin=CardOrigin.PACK)
        for code in set(own.values_list("game__code", flat=True)):
            _announce(code)
        super().delete_queryset(request, own)


def _unknown_numbers(restrictions: RestrictionList) -> list[str]:
    written = dict(restrictions.restrictions.order_by("number").values_list("key", "number"))
    known = Card.objects.filter(game=restrictions.game, key__in=written).values_list("key", flat=True)
    return [written[key] for key in written if key not in set(known)]


def _announce(game_code: str) -> None:
    """Tell once everything is stored, the cards of the list too."""
    transaction.on_commit(partial(catalogue_changed.send, sender=RestrictionList, game_code=game_code))
