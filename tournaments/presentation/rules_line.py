"""The rules of an event in one line."""

from __future__ import annotations

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rulings.models import in_language
from tournaments.models import Event
from tournaments.presentation.criteria import head_of, shown_number
from tournaments.rules import preset_of
from tournaments.swiss.types import Kind


def rules_line(event: Event) -> str:
    """Say how many rounds of what length are played, for which points, by whose rules."""
    preset = preset_of(event)
    rounds = (
        ngettext("%(count)d Swiss round", "%(count)d Swiss rounds", event.rounds_total)
        % {"count": event.rounds_total}
        if event.rounds_total
        else _("Swiss rounds by the number of players")
    )
    points = "–".join(shown_number(preset.awards[kind]) for kind in (Kind.WIN, Kind.DRAW, Kind.LOSS))
    parts = [
        rounds,
        _("best of %(games)d") % {"games": event.best_of},
        _("points %(points)s for win, draw, loss") % {"points": points},
        in_language(preset.title),
    ]
    return " · ".join(part for part in parts if part)


def tiebreak_line(event: Event) -> str:
    """List what decides between equals, first to last."""
    return ", ".join(head_of(code) for code in preset_of(event).order if code != "points")
