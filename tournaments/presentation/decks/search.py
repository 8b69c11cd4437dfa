"""The choices of a search of deck lists as links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from rulings.models import Game
from tournaments.models import Decklist


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """A choice as a link; one that is chosen leads back to where it is not."""

    label: str
    address: str
    is_chosen: bool


def chips_of(asked: Mapping[str, str]) -> list[Chip]:
    """Return what is asked for, each with the address without it."""
    labels = {
        "card": _("card: %s"),
        "leader": _("leader: %s"),
        "player": _("player: %s"),
        "event": _("event: %s"),
        "since": _("from %s"),
        "until": _("until %s"),
    }
    return [
        Chip(label=labels[name] % value, address=_without(asked, name), is_chosen=True)
        for name, value in asked.items()
        if name in labels
    ]


def game_chips(asked: Mapping[str, str], games: Iterable[Game]) -> list[Chip]:
    """Return the games to choose from."""
    return _choice(asked, "game", [(game.code, game.name) for game in games], _("All games"))


def legality_chips(asked: Mapping[str, str]) -> list[Chip]:
    """Return what a check may have said."""
    choices = [("legal", _("Legal")), ("illegal", _("With faults")), ("unknown", _("Not fully checked"))]
    return _choice(asked, "legal", choices, _("All lists"))


def _choice(
    asked: Mapping[str, str], name: str, choices: Iterable[tuple[str, str]], every: str
) -> list[Chip]:
    chosen = asked.get(name, "")
    return [
        Chip(label=every, address=_without(asked, name), is_chosen=not chosen),
        *(
            Chip(
                label=label,
                address=f"?{urlencode({**asked, name: value})}",
                is_chosen=chosen == value,
            )
            for value, label in choices
        ),
    ]


def _without(asked: Mapping[str, str], name: str) -> str:
    return f"?{urlencode({other: value for other, value in asked.items() if other != name})}"


def with_rows(found: QuerySet[Decklist], keys: Sequence[int]) -> list[Decklist]:
    """Return lists that were found, in the order of these keys, without the texts a row does not show.

    Databases sort the keys of many lists far quicker than their rows.
    """
    slim = found.filter(pk__in=keys).defer("text", "checked", "in_force__text", "in_force__checked")
    rows = {one.pk: one for one in slim}
    return [rows[key] for key in keys if key in rows]
