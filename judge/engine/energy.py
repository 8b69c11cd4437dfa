"""Energy that pays: which of it is alike, and which of it meets the colours of a cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from judge.engine.ids import BLANK
from judge.engine.instructions import Filter
from judge.engine.questions import Answer
from judge.engine.skills import EnergyPart
from judge.engine.state import GameState, Setup

ENERGY = "energy"
MARKER = "marker"
"""The zone, in games that have it, of markers that pay like one energy of the Leader's colours: no cards, no energy."""


class EnergyKind(Struct, frozen=True, gc=False):
    """Active energy cards that are alike; `colours` are None where nobody wrote them."""

    key: str
    colours: tuple[str, ...] | None
    slots: tuple[int, ...] = ()
    blanks: int = 0

    @property
    def count(self) -> int:
        """Give how many there are."""
        return len(self.slots) + self.blanks


def active_energy(state: GameState, player: str) -> int:
    """Count the energy a player can still use, and the markers that pay like energy."""
    return sum(1 for slot in state.zone(player, ENERGY) if _is_active(state, slot)) + markers(state, player)


def markers(state: GameState, player: str) -> int:
    """Count the markers of a player that pay like energy."""
    return len(state.zone(player, MARKER)) if MARKER in state.setup.codes else 0


def _is_active(state: GameState, slot: int) -> bool:
    return slot == BLANK or (slot > 0 and state.card(slot).mode == "active")


def energy_kinds(state: GameState, player: str) -> list[EnergyKind]:
    """Group a player's active energy: cards that no text can tell from each other are one kind.

    Colours only matter where a cost or a text of this game asks for one, names where a text looks into the area.
    """
    asks = asked_of_energy(state.setup)
    kinds: dict[object, list[int]] = {}
    for slot in state.zone(player, ENERGY):
        if not _is_active(state, slot):
            continue
        printed = state.printed(slot) if slot > 0 else None
        if printed is None:
            key: object = None
        elif printed.skills or asks == "cards":
            key = printed.id
        else:
            key = tuple(sorted(printed.colours)) if asks and printed.colours is not None else None
        kinds.setdefault(key, []).append(slot)
    found = [_kind(state, key, slots) for key, slots in kinds.items()]
    number = markers(state, player)
    return [*found, EnergyKind(MARKER, _leader_colours(state, player), blanks=number)] if number else found


def _leader_colours(state: GameState, player: str) -> tuple[str, ...] | None:
    leader = state.zone(player, "leader")
    return state.printed(leader[0]).colours if leader else None


def _kind(state: GameState, key: object, slots: list[int]) -> EnergyKind:
    described = tuple(slot for slot in slots if slot > 0)
    colours = state.printed(described[0]).colours if described and key is not None else None
    name = ENERGY if key is None else state.printed(described[0]).id
    return EnergyKind(name, colours, described, len(slots) - len(described))


@lru_cache(maxsize=64)
def asked_of_energy(setup: Setup) -> str:
    """Tell what is asked of energy in this game: nothing, its `colour`, or which of the `cards` it is."""
    filters = list(filters_in(tuple(skill for card in setup.printed for skill in card.skills)))
    if any(among.zone == ENERGY for among in filters):
        return "cards"
    is_coloured = (
        setup.coloured
        or any(card.specified for card in setup.printed)
        or any(
            isinstance(part, EnergyPart) and part.colours
            for card in setup.printed
            for skill in card.skills
            for part in skill.cost.parts
        )
    )
    return "colour" if is_coloured or any(among.colour for among in filters) else ""


def filters_in(node: object) -> Iterator[Filter]:
    """Walk through all filters of a part of a skill."""
    if isinstance(node, Filter):
        yield node
    elif isinstance(node, Struct):
        for name in node.__struct_fields__:
            yield from filters_in(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from filters_in(item)


def pays_colours(orbs: tuple[tuple[str, int], ...], cards: list[tuple[str, ...] | None]) -> bool:
    """Tell whether each coloured part of a cost finds a card of its own; a card of several colours serves for one.

    A card whose colours nobody wrote is taken to fit.
    """
    wanted = [colour for colour, number in orbs for _ in range(number)]
    taken: dict[int, int] = {}

    def serves(orb: int, seen: set[int]) -> bool:
        for place, colours in enumerate(cards):
            if place in seen or (colours is not None and wanted[orb] not in colours):
                continue
            seen.add(place)
            if place not in taken or serves(taken[place], seen):
                taken[place] = orb
                return True
        return False

    return all(serves(orb, set()) for orb in range(len(wanted)))


def energy_answers(kinds: list[EnergyKind], part: EnergyPart) -> Iterator[Answer]:
    """List every way to rest this energy."""

    def ways(place: int, left: int) -> Iterator[list[int]]:
        if place == len(kinds):
            if not left:
                yield []
            return
        for number in range(min(left, kinds[place].count), -1, -1):
            for rest in ways(place + 1, left - number):
                yield [number, *rest]

    for way in ways(0, part.amount):
        cards = [kind.colours for kind, number in zip(kinds, way, strict=True) for _ in range(number)]
        if not part.colours or pays_colours(part.colours, cards):
            yield tuple(kind.key for kind, number in zip(kinds, way, strict=True) for _ in range(number))
