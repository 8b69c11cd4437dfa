"""Cards: as printed, and as one object in a game."""

from __future__ import annotations

from msgspec import Struct

from judge.engine.ids import Ref
from judge.engine.skills import Skill


class Card(Struct, frozen=True, cache_hash=True, gc=False):
    """A card as printed. `values` are sorted pairs (`power`, `combo_power`, `energy` …) in the game's own units.

    A card with two sides is two of these with one id; `other_side` is the place of the other one, counted from 1.
    `specified` is how much of its cost must be of which colour (sorted pairs). It and `colours` are None where
    nobody wrote them. A `token` is no card: an effect makes it, and it exists only in play.
    """

    id: str
    name: str
    kind: str
    values: tuple[tuple[str, int], ...] = ()
    keywords: tuple[str, ...] = ()
    skills: tuple[Skill, ...] = ()
    traits: tuple[str, ...] = ()
    colours: tuple[str, ...] | None = None
    specified: tuple[tuple[str, int], ...] | None = None
    other_side: int = 0
    characters: tuple[str, ...] = ()
    token: bool = False

    def printed(self, value: str) -> int | None:
        """Give a printed value, or None if the card does not have it."""
        for name, number in self.values:
            if name == value:
                return number
        return None


class Modifier(Struct, frozen=True, order=True, gc=False):
    """A change of a value that lasts until something ends."""

    value: str
    amount: int
    until: str
    source: str


class Grant(Struct, frozen=True, order=True, gc=False):
    """A keyword gained (`gains`) or lost until something ends; a lost keyword "" means all skills."""

    keyword: str
    gains: bool
    until: str
    source: str


class Hold(Struct, frozen=True, order=True, gc=False):
    """Who has control of a card until something ends; the last one of several counts."""

    player: str
    until: str
    source: str


class GameCard(Struct, frozen=True, cache_hash=True, gc=False):
    """One card in one game: an object that is new each time it changes zones."""

    slot: int
    printed: int
    owner: str
    controller: str
    zone: str
    mode: str = "active"
    generation: int = 0
    face: str = "up"
    under: tuple[int, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    grants: tuple[Grant, ...] = ()
    holds: tuple[Hold, ...] = ()

    @property
    def ref(self) -> Ref:
        """Refer to this object, as long as it does not change zones."""
        return Ref(self.slot, self.generation)


class LastKnown(Struct, frozen=True, gc=False):
    """What an object was when it left: the only thing that may still be asked about it."""

    ref: Ref
    controller: str
    zone: str
    values: tuple[tuple[str, int], ...]
    keywords: tuple[str, ...]
