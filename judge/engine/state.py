"""The state of a game: one immutable value, the same in memory and as JSON."""

from __future__ import annotations

import hashlib
from bisect import insort
from collections.abc import Mapping
from functools import lru_cache
from operator import itemgetter

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from judge.engine.cards import Card, GameCard, LastKnown
from judge.engine.errors import Needs
from judge.engine.events import GameEvent
from judge.engine.ids import Plain, Ref
from judge.engine.zones import Zone


class Setup(Struct, frozen=True, cache_hash=True, gc=False):
    """What never changes in a game: the players, the zones (and their codes), the printed cards.

    `keeps` are the pairs of zones between which a card stays the same object. `heard` are the events that some
    printed skill waits for, `permanents` the slots whose cards have continuous skills: both only save looking. In
    `stacked` zones the cards beneath another stay with it. Behind the cards by slot `printed` lists other sides.
    `tokens` are the slots kept for tokens, whether these exist at the moment or not. In a `coloured` game a keyword is
    paid for with energy of certain colours. An exploration is `unsigned`: no rule asks which skill changed a card, so
    boards that differ in nothing else are one; a line is read by playing it.
    """

    profile: str
    players: tuple[str, ...]
    zones: tuple[Zone, ...]
    codes: tuple[str, ...]
    printed: tuple[Card, ...]
    keeps: tuple[tuple[str, str], ...] = ()
    heard: tuple[str, ...] = ()
    permanents: tuple[int, ...] = ()
    stacked: tuple[str, ...] = ()
    bonuses: tuple[tuple[str, str, int], ...] = ()
    coloured: bool = False
    tokens: tuple[int, ...] = ()
    unsigned: bool = False

    def zone(self, code: str) -> Zone:
        """Find a zone by its code."""
        return self.zones[self.codes.index(code)]

    def place(self, player: str, zone: str) -> int:
        """Give the index of a player's zone among all zones of the game."""
        return self.players.index(player) * len(self.codes) + self.codes.index(zone)


@lru_cache(maxsize=64)
def _places(setup: Setup) -> Mapping[str, int]:
    """List where each printed card stands among the cards: they are made together, in the same order.

    Other sides come last and have the id of their card.
    """
    return {card.id: place for place, card in reversed(list(enumerate(setup.printed)))}


Values = tuple[tuple[str, Plain], ...]
"""Plain values by name, sorted by it."""


class Frame(Struct, frozen=True, gc=False):
    """A place in a procedure: its name, the rule that comes next and the procedure's own plain values.

    Most procedures are about a player, a skill and the object that has it.
    """

    procedure: str
    rule: str
    values: Values = ()
    player: str = ""
    skill: str = ""
    source: Ref | None = None

    def get(self, name: str) -> Plain:
        """Give one of the procedure's own values, None if it is not set."""
        for key, value in self.values:
            if key == name:
                return value
        return None

    def text(self, name: str) -> str:
        """Give a value that is a word; empty if it is not set."""
        for key, value in self.values:
            if key == name:
                return value if isinstance(value, str) else ""
        return ""

    def number(self, name: str) -> int:
        """Give a value that is a number; 0 if it is not set."""
        for key, value in self.values:
            if key == name:
                return value if isinstance(value, int) else 0
        return 0

    def at(self, rule: str, changes: Values) -> Frame:
        """Return this frame at another rule, with some of its own values changed or added."""
        kept = dict(changes)
        player, skill = str(kept.pop("player", self.player)), str(kept.pop("skill", self.skill))
        source = as_ref(kept.pop("source")) if "source" in kept else self.source
        return Frame(self.procedure, rule, _with_values(self.values, kept), player, skill, source)

    def keep(self, **values: Plain) -> Frame:
        """Return this frame with some of its own values changed or added."""
        return self.at(self.rule, tuple(values.items()))


def _with_values(values: Values, changes: Mapping[str, Plain]) -> Values:
    merged = {**dict(values), **changes}
    return (
        tuple(merged.items())
        if len(merged) == len(values)
        else tuple(sorted(merged.items(), key=itemgetter(0)))
    )


class Waiting(Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """A triggered skill that waits to resolve, with what it read at its trigger.

    Of a part that was put off it is the place where that part starts, and the cards chosen before.
    """

    player: str
    skill: str
    source: Ref
    event: tuple[int, ...] = ()
    known: tuple[tuple[str, int], ...] = ()
    start: int = 0
    chosen: tuple[int, ...] = ()


class Delayed(Struct, frozen=True, order=True, gc=False):
    """The part of a skill that is done later: it begins to wait at the moment `at`."""

    at: str
    waiting: Waiting


class StackItem(Struct, frozen=True, gc=False):
    """Something that will resolve later: a counter of a chain, an object of a batch.

    `answers` says what it reacts to; choices made on announcement travel in `chosen`.
    """

    player: str
    skill: str
    source: Ref
    answers: str = ""
    chosen: tuple[int, ...] = ()
    event: tuple[int, ...] = ()
    negated: bool = False
    known: tuple[tuple[str, int], ...] = ()


class GameState(Struct, frozen=True, cache_hash=True, gc=False):
    """Everything there is at one moment.

    `cards` are indexed by slot from 1; `zones` hold slots, or 0 and -1 for undescribed cards. `variables` are what
    an effect can reach: the roles in a battle, damage left, a negated attack. `known` are the answers of the player
    `hidden`. `used` are the once-per-turn marks. `suspended` are groups of events that wait for a replacement,
    `replaced` the replacements that have been decided for an event of a group. `delayed` is what is done later.
    """

    setup: Setup
    cards: tuple[GameCard, ...]
    zones: tuple[tuple[int, ...], ...]
    turn_player: str
    turn_number: int
    first_player: str
    phase: str
    frames: tuple[Frame, ...] = ()
    variables: tuple[tuple[str, Plain], ...] = ()
    waiting: tuple[Waiting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    stack: tuple[StackItem, ...] = ()
    unknown: tuple[str, ...] = ()
    known: tuple[tuple[str, int], ...] = ()
    used: tuple[str, ...] = ()
    last_known: tuple[LastKnown, ...] = ()
    suspended: tuple[tuple[GameEvent, ...], ...] = ()
    replaced: tuple[tuple[int, str], ...] = ()
    winner: str = ""
    ended_by: str = ""

    def card(self, slot: int) -> GameCard:
        """Give the card in a slot."""
        return self.cards[slot - 1]

    def printed(self, slot: int) -> Card:
        """Give the printed card in a slot."""
        return self.setup.printed[self.cards[slot - 1].printed]

    def sides(self, slot: int) -> tuple[Card, ...]:
        """Give the printed card in a slot as it lies, and its other side if it has one."""
        seen = self.printed(slot)
        return (seen, self.setup.printed[seen.other_side - 1]) if seen.other_side else (seen,)

    def find(self, card_id: str) -> GameCard | None:
        """Find a card by the name the scenario gives it."""
        place = _places(self.setup).get(card_id)
        return None if place is None else self.cards[place]

    def is_beneath(self, slot: int) -> bool:
        """Tell whether a card lies beneath another; what lies neither there nor in a zone is out of the game."""
        return any(slot in card.under for card in self.cards)

    def live(self, ref: Ref | None) -> GameCard | None:
        """Give the card a reference means, or None if it has become another object."""
        if ref is None:
            return None
        card = self.cards[ref.slot - 1]
        return card if card.generation == ref.generation else None

    def zone(self, player: str, zone: str) -> tuple[int, ...]:
        """List what lies in a player's zone, the top first; ask if nobody described it."""
        if self.unknown and f"{player}.{zone}" in self.unknown:
            least, most = self.setup.zone(zone).range or (0, 0)
            raise Needs(f"{player}.{zone}", range(least, most + 1))
        return self.zones[self.setup.place(player, zone)]

    def get(self, name: str) -> Plain:
        """Give a variable, None if it is not set."""
        for key, value in self.variables:
            if key == name:
                return value
        return None

    def role(self, name: str) -> Ref | None:
        """Give the object that has a role (`attacker`, `guard` …)."""
        value = self.get(name)
        return as_ref(value) if isinstance(value, tuple) else None

    def other(self, player: str) -> str:
        """Give the opponent in a game of two."""
        first, second = self.setup.players
        return second if player == first else first

    def left(self, ref: Ref) -> LastKnown | None:
        """Give what is remembered of an object that left."""
        for memory in self.last_known:
            if memory.ref == ref:
                return memory
        return None


def as_ref(value: Plain) -> Ref | None:
    """Read a reference out of a plain value."""
    if (
        isinstance(value, tuple)
        and len(value) == 2
        and isinstance(value[0], int)
        and isinstance(value[1], int)
    ):
        return Ref(value[0], value[1])
    return None


def plain_ref(ref: Ref | None) -> tuple[int, ...]:
    """Write a reference as a plain value; an empty tuple for none."""
    return () if ref is None else (ref.slot, ref.generation)


def with_card(state: GameState, card: GameCard) -> GameState:
    """Return the state with one card replaced."""
    cards = list(state.cards)
    cards[card.slot - 1] = card
    return replace(state, cards=tuple(cards))


def with_zone(state: GameState, player: str, zone: str, content: tuple[int, ...]) -> GameState:
    """Return the state with the content of one zone replaced; only ordered zones keep an order."""
    zones = list(state.zones)
    zones[state.setup.place(player, zone)] = content
    return replace(state, zones=tuple(zones))


def with_variable(state: GameState, name: str, value: Plain) -> GameState:
    """Return the state with a variable set; None takes it away."""
    variables = [pair for pair in state.variables if pair[0] != name]
    if value is not None:
        insort(variables, (name, value), key=itemgetter(0))
    return replace(state, variables=tuple(variables))


def signature(state: GameState, event: GameEvent) -> str:
    """Name what changes a card, for whoever reads the board; nobody reads those of an exploration."""
    return "" if state.setup.unsigned else event.source


def to_json(state: GameState) -> bytes:
    """Write a state as canonical JSON: equal states give equal bytes."""
    return msgspec.json.encode(state)


def from_json(text: bytes) -> GameState:
    """Read a state back from its JSON."""
    return msgspec.json.decode(text, type=GameState)


def digest(state: GameState) -> str:
    """Give a short name of a state, the same on every machine and under every hash seed."""
    return hashlib.sha256(to_json(state)).hexdigest()[:16]
