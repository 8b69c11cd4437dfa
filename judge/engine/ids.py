"""Names of players, cards and plain values: the words everything else is said in."""

from __future__ import annotations

from msgspec import Struct

Plain = str | int | bool | None | tuple[str | int | bool | None, ...]

CHANCE = "chance"
"""The player who answers what dice, shuffles and turned cards answer at a table."""

HIDDEN = "hidden"
"""The player who answers what the scenario does not tell: an undescribed card, a count nobody wrote."""

BLANK = 0
"""An undescribed card in Active Mode, as it stands in a zone: no identity, only a place and a mode."""

BLANK_RESTED = -1
"""The same in Rest Mode."""

BOTTOM = "bottom"
"""How a card moves: to the bottom of an ordered zone."""

TOP_ONLY = "top_only"
"""How a card moves: without what lies beneath it."""


class Ref(Struct, frozen=True, order=True, gc=False):
    """One object in the game: a slot and how often the card in it has changed zones.

    A card that changes zones is a new object, so a reference made before the change no longer means it.
    """

    slot: int
    generation: int = 0
