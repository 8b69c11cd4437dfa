"""The words for what the catalogue knows of a card."""

from __future__ import annotations

from collections.abc import Mapping
from string import capwords

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rulings.construction.types import ANY_NUMBER

KINDS: Mapping[str, str | Promise] = {
    "leader": gettext_lazy("Leader"),
    "battle": gettext_lazy("Battle Card"),
    "extra": gettext_lazy("Extra Card"),
    "unison": gettext_lazy("Unison Card"),
    "z": gettext_lazy("Z Card"),
    "unit": gettext_lazy("Unit"),
    "g-unit": gettext_lazy("G unit"),
    "order": gettext_lazy("Order"),
    "action": gettext_lazy("Action"),
    "character": gettext_lazy("Character"),
    "evo": gettext_lazy("Evo"),
    "flip": gettext_lazy("Flip"),
    "hero": gettext_lazy("Hero"),
}
VALUES: Mapping[str, str | Promise] = {
    "grade": gettext_lazy("Grade"),
    "cost": gettext_lazy("Cost"),
    "specified_cost": gettext_lazy("Specified cost"),
    "power": gettext_lazy("Power"),
    "shield": gettext_lazy("Shield"),
    "damage": gettext_lazy("Damage"),
    "combo_cost": gettext_lazy("Combo cost"),
    "combo_power": gettext_lazy("Combo power"),
    "trigger": gettext_lazy("Trigger"),
    "era": gettext_lazy("Era"),
    "character": gettext_lazy("Character"),
    "cores": gettext_lazy("Cores"),
    "evolves_from": gettext_lazy("Evolves from"),
    "set": gettext_lazy("Set"),
}
# What a row of a list shows beside kind and colours.
SHORT_VALUES = ("grade", "cost", "power", "trigger")
# Values that the page tells in sentences of their own, or that are the card's text.
TOLD_APART = frozenset({"copies", "unread", "deck_only_traits", "text", "back", "color"})


COLORS: Mapping[str, str | Promise] = {"vanguard": gettext_lazy("Clan"), "bakugan": gettext_lazy("Faction")}


def colors_word(game_code: str) -> str:
    """Return what a game calls that which most games call the colour of a card."""
    return str(COLORS.get(game_code, _("Colour")))


def color_label(color: str) -> str:
    """Return a colour, clan or faction as a label."""
    return capwords(color)


def kind_label(kind: str) -> str:
    """Return the word for a kind of card."""
    return str(KINDS.get(kind, kind.replace("-", " ").capitalize()))


def value_label(name: str) -> str:
    """Return the word for a value."""
    return str(VALUES.get(name, name.replace("_", " ").capitalize()))


def value_text(value: object) -> str:
    """Write a value for people: figures with a blank between thousands, lists with commas between."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, int):
        return f"{value:,}".replace(",", "\u202f") if abs(value) >= 10_000 else str(value)
    if isinstance(value, list):
        return ", ".join(value_text(one) for one in value)
    return str(value)


def values_shown(values: Mapping[str, object]) -> list[tuple[str, str]]:
    """Return the values of a card or side with their words, in a fixed order."""
    order = list(VALUES)
    names = [name for name in values if name not in TOLD_APART and not isinstance(values[name], dict)]
    names.sort(key=lambda name: (order.index(name) if name in order else len(order), name))
    shown = ((value_label(name), value_text(values[name])) for name in names)
    return [(label, text) for label, text in shown if text]


def copies_told(copies: object) -> str:
    """Say how many copies a card's own text allows, or nothing."""
    if copies == ANY_NUMBER:
        return _("A deck may hold any number of copies: its own text says so.")
    if isinstance(copies, int):
        return _("A deck may hold %(number)s copies: its own text says so.") % {"number": copies}
    return ""


def allowed_told(copies: int) -> str:
    """Say what a list of restricted cards allows."""
    if copies == 0:
        return _("banned")
    return _("restricted to %(number)s") % {"number": copies}
