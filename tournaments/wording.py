"""Say the reasons of a pairing, and what a deck check found, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rulings.construction.types import Report
from rulings.construction.wording import in_words
from tournaments.decks.wording import SENTENCES
from tournaments.swiss.outcome import Reason, ReasonCode, Witness

# How a player is called, by the number that pairing knows.
NameOf = Callable[[int], str]


def points_text(units: int, unit: int) -> str:
    """Write points that are counted in parts of a point."""
    value = Fraction(units, unit)
    return str(value.numerator) if value.denominator == 1 else f"{float(value):g}"


def reason_text(reason: Reason, name_of: NameOf, unit: int) -> str:
    """Say why a pair has different points, or why somebody has the bye."""
    if reason.table is None:
        return _bye_text(reason, name_of, unit)
    head = _("Table %(table)s: %(first)s (%(first_points)s) meets %(second)s (%(second_points)s)") % {
        "table": reason.table,
        "first": name_of(reason.players[0]),
        "first_points": points_text(reason.points[0], unit),
        "second": name_of(reason.players[1]),
        "second_points": points_text(reason.points[1], unit),
    }
    return f"{head}, {_because(reason, name_of, unit)}"


def _because(reason: Reason, name_of: NameOf, unit: int) -> str:
    if reason.code is ReasonCode.ODD_BRACKET:
        points = points_text(reason.points[0], unit)
        return _("because the number of players with %(points)s points or more is odd.") % {"points": points}
    if reason.code is ReasonCode.MET_ALL_CLOSER:
        player, *closer = reason.others
        return _("because %(player)s may not meet anybody closer again: %(closer)s.") % {
            "player": name_of(player),
            "closer": _names(closer, name_of),
        }
    if reason.code is ReasonCode.CLOSER_FORCES_REMATCH:
        words = dict(zip(("player", "other", "partner", "left"), map(name_of, reason.others), strict=True))
        return _(
            "because %(player)s against %(other)s would force a rematch of %(partner)s and %(left)s (table %(table)s)."
        ) % {**words, "table": reason.other_table}
    return _("because every closer pairing of all tables would force a rematch somewhere.")


def _bye_text(reason: Reason, name_of: NameOf, unit: int) -> str:
    words = {
        "player": name_of(reason.players[0]),
        "points": points_text(reason.points[0], unit),
        "others": _names(reason.others, name_of),
    }
    if reason.code is ReasonCode.BYE_HAD_ONE:
        return (
            _("%(player)s has the bye (%(points)s points); those with fewer points had one: %(others)s.")
            % words
        )
    if reason.code is ReasonCode.BYE_FORCES_REMATCH:
        sentence = _(
            "%(player)s has the bye (%(points)s points); one for fewer points would force a rematch: %(others)s."
        )
        return sentence % words
    if reason.code is ReasonCode.BYE_AGAIN and reason.others:
        return (
            _("%(player)s has a bye again; for those with fewer byes it would force a rematch: %(others)s.")
            % words
        )
    if reason.code is ReasonCode.BYE_AGAIN:
        return _("%(player)s has a bye again, since everybody had one.") % words
    return _("%(player)s has the bye: the lowest points (%(points)s) of those who had none.") % words


def witness_text(witness: Witness, name_of: NameOf) -> str:
    """Say which players make a round impossible."""
    groups = "; ".join(_names(group, name_of) for group in witness.groups)
    if witness.few:
        head = _(
            "No pairing without a rematch exists. Each of these groups is odd and may only meet itself or %(few)s:"
        ) % {"few": _names(witness.few, name_of)}
    else:
        head = _("No pairing without a rematch exists. Each of these groups is odd and may only meet itself:")
    tail = ngettext(
        "%(count)s player stays without an opponent.",
        "%(count)s players stay without an opponent.",
        witness.left_over,
    ) % {"count": witness.left_over}
    return f"{head} {groups}. {tail}"


def _names(players: Iterable[int | None] | Sequence[int], name_of: NameOf) -> str:
    return ", ".join(_("the bye") if player is None else name_of(player) for player in players)


def deck_report_in_words(report: Report) -> Report:
    """Return what a deck check found, in the reader's language."""
    return in_words(report, _, SENTENCES)
