"""A place in the standings, opened: every number with the sum that makes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from django.utils.translation import gettext as _

from tournaments.models import Entry
from tournaments.presentation.criteria import SHARES, head_of, name_of, shown_number, shown_value
from tournaments.swiss.sheet import Explanation, Note, Part
from tournaments.swiss.standings import HEAD_TO_HEAD, Standings

# Drawn and assigned numbers have no sum.
WITHOUT_SUM = frozenset({HEAD_TO_HEAD, "lot", "number"})


@dataclass(frozen=True, slots=True, kw_only=True)
class PartView:
    """One summand: the round, whom it is about, how much, and what is special about it."""

    round: int | None
    about: str
    amount: str
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SumView:
    """One number with its summands; `steps` says what was done with their sum."""

    code: str
    head: str
    name: str
    value: str
    parts: tuple[PartView, ...]
    steps: tuple[str, ...]


def sums_of(
    *, standings: Standings, criteria: tuple[str, ...], entry: Entry, names: Mapping[int, str]
) -> list[SumView]:
    """Open every number of a player in the order in which the numbers decide."""
    shown = [code for code in criteria if code not in WITHOUT_SUM]
    return [_sum(code, standings.explained(code, entry.number), names) for code in shown]


def _sum(code: str, explained: Explanation, names: Mapping[int, str]) -> SumView:
    return SumView(
        code=code,
        head=head_of(code),
        name=name_of(code),
        value=shown_value(code, explained.value),
        parts=tuple(_part(code, part, explained, names) for part in explained.parts),
        steps=tuple(_steps(code, explained)),
    )


def _part(code: str, part: Part, explained: Explanation, names: Mapping[int, str]) -> PartView:
    is_average_of_shares = code in SHARES and code.startswith("o")
    amount = shown_value(code, part.amount) if is_average_of_shares else shown_number(part.amount)
    about = names.get(part.opponent, "") if part.opponent is not None else _("no opponent")
    return PartView(round=part.round, about=about, amount=amount, note=_note(part.note))


def _note(note: Note) -> str:
    notes = {
        Note.PLAIN: "",
        Note.FLOOR: _("raised to the floor"),
        Note.CEILING: _("lowered to the ceiling"),
        Note.BYE: _("bye"),
        Note.LEFT_OUT: _("left out"),
        Note.VIRTUAL: _("stands for a round not played"),
    }
    return notes[note]


def _steps(code: str, explained: Explanation) -> list[str]:
    """Say in words how the parts become the value."""
    if not explained.parts:
        return [_("Nothing has been counted yet."), *_limit(code, explained)]
    total = sum((part.amount for part in explained.parts), Fraction(0))
    is_average_of_shares = code in SHARES and code.startswith("o")
    written = shown_value(code, total) if is_average_of_shares else shown_number(total)
    if explained.divisor == 1 and code not in SHARES:
        return [_("Together %(total)s.") % {"total": written}, *_limit(code, explained)]
    divided = _("Together %(total)s, divided by %(divisor)s: %(value)s.") % {
        "total": written,
        "divisor": explained.divisor,
        "value": shown_value(code, explained.unlimited),
    }
    return [divided, *_limit(code, explained)]


def _limit(code: str, explained: Explanation) -> list[str]:
    value = shown_value(code, explained.value)
    if explained.value > explained.unlimited:
        return [_("Raised to the floor of %(value)s.") % {"value": value}]
    if explained.value < explained.unlimited:
        return [_("Lowered to the ceiling of %(value)s.") % {"value": value}]
    return []
