"""Recognise which public form a file has."""

from __future__ import annotations

from collections.abc import Sequence

from rulings.cards.forms import bakugan, fusion_world, masters, vanguard
from rulings.cards.forms.common import Form
from rulings.cards.types import CatalogueError, Row

FORMS = (
    masters.FORM,
    fusion_world.FRONT_FORM,
    fusion_world.BOTH_FORM,
    bakugan.FORM,
    vanguard.FORM,
)


def form_of(rows: Sequence[Row], *, game: str) -> Form:
    """Return the form that most rows have, or refuse a file of none or of another game."""
    keys = [frozenset(row.values) for row in rows]
    counted = [(sum(form.fits(one) for one in keys), -place) for place, form in enumerate(FORMS)]
    most, place = max(counted)
    if most == 0:
        known = "; ".join(form.code for form in FORMS)
        raise CatalogueError(
            "unknown_form",
            "The file has none of the forms of card lists that are known here.",
            line=rows[0].line,
            mend=f"Known are: {known}.",
        )
    form = FORMS[-place]
    if form.game != game:
        raise CatalogueError(
            "other_game",
            f"The file has cards of {form.game}, not of {game}.",
            line=rows[0].line,
            mend=f"Import it as {form.game}.",
        )
    return form
