"""The numbers of standings as people read them: short heads, whole names, shares in percent."""

from __future__ import annotations

from fractions import Fraction

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

# The last decimals are there to tell two players apart, so shares keep two of them.
SHARES = frozenset({"mw", "omw", "gw", "ogw", "oomw"})

HEADS: dict[str, str | Promise] = {
    "points": _("Points"),
    "mw": _("MW%"),
    "omw": _("OMW%"),
    "gw": _("GW%"),
    "ogw": _("OGW%"),
    "oomw": _("OOMW%"),
    "wins": _("Wins"),
    "buchholz": _("Buchholz"),
    "buchholz_cut1": _("Buchholz −1"),
    "sonneborn_berger": _("S-B"),
    "head_to_head": _("head to head"),
    "lot": _("lot"),
    "number": _("number of the entry"),
}

NAMES: dict[str, str | Promise] = {
    "points": _("Points"),
    "mw": _("Share of own matches"),
    "omw": _("Opponents' share of matches"),
    "gw": _("Share of own games"),
    "ogw": _("Opponents' share of games"),
    "oomw": _("Opponents' opponents' share of matches"),
    "wins": _("Rounds won"),
    "buchholz": _("Opponents' points (Buchholz)"),
    "buchholz_cut1": _("Opponents' points without the lowest (Buchholz, cut 1)"),
    "sonneborn_berger": _("Points of beaten opponents (Sonneborn-Berger)"),
    "head_to_head": _("The match against each other"),
    "lot": _("A lot drawn from the event's seed"),
    "number": _("The lower number in the list of entries"),
}


def head_of(criterion: str) -> str:
    """Return the head of a criterion's column."""
    return str(HEADS.get(criterion) or name_of(criterion))


def name_of(criterion: str) -> str:
    """Return the whole name of a criterion."""
    return str(NAMES.get(criterion) or criterion.replace("_", " ").capitalize())


def shown_value(criterion: str, value: float | Fraction) -> str:
    """Write a number: shares in percent, everything else as short as it goes."""
    if criterion in SHARES:
        return f"{float(value) * 100:.2f}%"
    return shown_number(value)


def shown_number(value: float | Fraction) -> str:
    """Write a number without decimals that say nothing."""
    return f"{float(value):.4f}".rstrip("0").rstrip(".")
