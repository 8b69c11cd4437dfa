"""Cards that must show two colours between them: one card of both, or one of each and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from judge.engine.errors import Needs
from judge.engine.ids import BLANK
from judge.engine.questions import Answer
from judge.engine.state import GameState

NEITHER, FIRST, SECOND, BOTH, APART = range(5)
"""What cards show that nobody described: neither colour, one of them, both on one card, each on a card of its own."""


class Shown(Struct, frozen=True, gc=False):
    """A card that could be taken, and which of the two colours it shows."""

    key: str
    colours: frozenset[str]


def described(state: GameState, slots: Iterable[int], colours: tuple[str, ...]) -> Iterator[Shown]:
    """List what these cards show; one without its colours comes last, since they have to be asked for."""
    for slot in sorted(slots, key=lambda slot: _is_open(state, slot)):
        yield Shown(state.printed(slot).id, _shown_by(state, slot, colours))


def undescribed(state: GameState, player: str, zone: str, colours: tuple[str, ...]) -> Iterator[Shown]:
    """List what of the undescribed cards of a zone can be of use: they are asked about as one."""
    count = state.zone(player, zone).count(BLANK)
    if not count:
        return
    first, second = sorted(colours)
    known = (NEITHER, FIRST, SECOND, BOTH, *((APART,) if count > 1 else ()))
    number = _told(state, f"colours_among.{player}.{zone}.{count}.{first}.{second}", known)
    yield from (Shown(zone, found) for found in _meant(number, first, second))


def covering(cards: Iterable[Shown], colours: tuple[str, ...]) -> Iterator[Answer]:
    """List the ways to take one card of both colours, or one of each, as soon as the cards are known."""
    wanted, single = frozenset(colours), list[Shown]()
    for card in cards:
        if card.colours == wanted:
            yield (card.key,)
        elif card.colours:
            pairs = ((other.key, card.key) for other in single if other.colours != card.colours)
            yield from dict.fromkeys(pairs)
            single.append(card)


def cover(cards: Iterable[Shown], colours: tuple[str, ...]) -> bool:
    """Tell whether cards show both colours together."""
    return next(covering(cards, colours), None) is not None


def _is_open(state: GameState, slot: int) -> bool:
    printed = state.printed(slot)
    return printed.colours is None and not printed.token


def _shown_by(state: GameState, slot: int, colours: tuple[str, ...]) -> frozenset[str]:
    printed = state.printed(slot)
    if not _is_open(state, slot):
        return frozenset(colours) & frozenset(printed.colours or ())
    first, second = sorted(colours)
    number = _told(state, f"colours_of.{printed.id}.{first}.{second}", (NEITHER, FIRST, SECOND, BOTH))
    return frozenset[str]().union(*_meant(number, first, second))


def _meant(number: int, first: str, second: str) -> Sequence[frozenset[str]]:
    """Read an answer: the colours of each card that shows any."""
    one, other = frozenset((first,)), frozenset((second,))
    return {NEITHER: (), FIRST: (one,), SECOND: (other,), BOTH: (one | other,), APART: (one, other)}[number]


def _told(state: GameState, key: str, known: Sequence[int]) -> int:
    """Give what the player `hidden` said, or ask."""
    found = dict(state.known).get(key)
    if found is None:
        raise Needs(key, known)
    return found
