"""The board as a page draws it: two sides, zones, tiles, and what changed since the step before."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.cards import GameCard
from judge.engine.ids import BLANK, BLANK_RESTED
from judge.engine.ruleset import Ruleset
from judge.engine.state import GameState
from judge.engine.values import has_role, is_silenced, keywords_of, value_of
from judge.engine.zones import Zone
from judge.presentation.voice import Voice

MOST_BACKS = 10
MOST_IN_A_PILE = 3
TILES, ROWS = ("combo",), ("energy", "hand", "batch")
"""Zones drawn with tiles beside those in play, and zones drawn as a row of small cards; others are piles."""

ATTACKER = "attacker"
GUARD, TARGET = "guard", "target"
MAIN_VALUES = ("power", "rating")


@dataclass(frozen=True, slots=True, kw_only=True)
class KeywordView:
    """A keyword on a tile, and whether the card got it or lost it during play."""

    name: str
    is_gained: bool = False
    is_lost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueView:
    """A number on a tile, and how far it is from what is printed."""

    code: str
    label: str
    text: str
    delta: int
    delta_text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileView:
    """One described card."""

    id: str
    name: str
    kind: str
    mode: str
    mode_label: str
    is_down: bool
    main: ValueView | None
    values: tuple[ValueView, ...]
    keywords: tuple[KeywordView, ...]
    under: tuple[str, ...]
    roles: tuple[str, ...]
    is_silenced: bool
    is_changed: bool
    came_from: str

    @property
    def is_rested(self) -> bool:
        """Tell whether the card lies turned by a quarter."""
        return self.mode == "rest"


@dataclass(frozen=True, slots=True, kw_only=True)
class BackView:
    """Undescribed cards of one mode: how many, and as many small cards as are drawn."""

    mode: str
    label: str
    count: int

    @property
    def drawn(self) -> range:
        """Count off the small cards that are drawn."""
        return range(min(self.count, MOST_BACKS))


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneView:
    """One zone of one side. `layout` is tiles, row or pile; `count` is None where nobody said how many lie there."""

    code: str
    label: str
    layout: str
    count: int | None
    delta: int
    delta_text: str
    tiles: tuple[TileView, ...]
    backs: tuple[BackView, ...]

    @property
    def first(self) -> tuple[TileView, ...]:
        """Give the cards that are shown at once; a pile shows few, the changed ones first."""
        if self.layout != "pile" or len(self.tiles) <= MOST_IN_A_PILE:
            return self.tiles
        return tuple(sorted(self.tiles, key=lambda tile: not tile.is_changed))[:MOST_IN_A_PILE]

    @property
    def rest(self) -> tuple[TileView, ...]:
        """Give the cards of a pile that are folded away."""
        return tuple(tile for tile in self.tiles if tile not in self.first)


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """One player's side of the mat."""

    player: str
    name: str
    has_turn: bool
    is_far: bool
    zones: tuple[ZoneView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterView:
    """One of the two cards a battle is about."""

    role: str
    label: str
    name: str
    power: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingView:
    """A skill that waits to resolve, or an object of a chain or batch."""

    player: str
    text: str
    is_negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """Everything that lies on the table at one moment."""

    game: str
    turn: str
    turn_number: int
    phase: str
    far: SideView
    near: SideView
    fighters: tuple[FighterView, ...]
    is_attack: bool
    waiting: tuple[PendingView, ...]
    stack: tuple[PendingView, ...]
    winner: str

    @property
    def is_busy(self) -> bool:
        """Tell whether there is something between the two sides."""
        return bool(self.fighters or self.waiting or self.stack or self.winner)


def board_view(ruleset: Ruleset, state: GameState, before: GameState | None, voice: Voice) -> BoardView:
    """Draw a state; `before` is the state of the step before, None where nothing is to be marked."""
    near, far = state.setup.players
    drawing = _Drawing(ruleset, state, before or state, voice)
    fighters = drawing.fighters()
    return BoardView(
        game=ruleset.game,
        turn=voice.player(state.turn_player),
        turn_number=state.turn_number,
        phase=voice.term("phase", state.phase),
        near=drawing.side(near, is_far=False),
        far=drawing.side(far, is_far=True),
        fighters=fighters,
        is_attack=any(fighter.role == ATTACKER for fighter in fighters),
        waiting=drawing.waiting(),
        stack=drawing.stack(),
        winner=voice.player(state.winner) if state.winner else "",
    )


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A state being drawn, with the one to hold it against."""

    ruleset: Ruleset
    state: GameState
    before: GameState
    voice: Voice

    def side(self, player: str, *, is_far: bool) -> SideView:
        """Draw one player's side."""
        return SideView(
            player=player,
            name=self.voice.player(player),
            has_turn=player == self.state.turn_player,
            is_far=is_far,
            zones=tuple(self._zone(player, zone) for zone in self.ruleset.zones),
        )

    def fighters(self) -> tuple[FighterView, ...]:
        """Draw the cards a battle is about, in the order of the roles, each once."""
        found: dict[int, FighterView] = {}
        for role in self.ruleset.roles:
            for card in self.state.cards:
                if card.slot not in found and card.zone and has_role(self.state, role, card):
                    main = next((v for v in self._values(card) if v.code in MAIN_VALUES), None)
                    found[card.slot] = FighterView(
                        role=role,
                        label=self.voice.term("role", role, "narrow"),
                        name=self.voice.card(self.state.printed(card.slot).id),
                        power=main.text if main else "",
                    )
        return tuple(found.values())[:2]

    def waiting(self) -> tuple[PendingView, ...]:
        """List the skills that wait to resolve."""
        name, skill = self.voice.player, self.voice.skill
        return tuple(
            PendingView(player=name(item.player), text=skill(item.skill)) for item in self.state.waiting
        )

    def stack(self) -> tuple[PendingView, ...]:
        """List the objects of a chain or batch, the one that resolves first on top."""
        return tuple(
            PendingView(
                player=self.voice.player(item.player),
                text=self.voice.skill(item.skill),
                is_negated=item.negated,
            )
            for item in reversed(self.state.stack)
        )

    def _zone(self, player: str, zone: Zone) -> ZoneView:
        content, was = _content(self.state, player, zone), _content(self.before, player, zone)
        delta = 0 if content is None or was is None else len(content) - len(was)
        return ZoneView(
            code=zone.code,
            label=self.voice.term("zone", zone.code, "narrow"),
            layout=_layout(zone),
            count=None if content is None else len(content),
            delta=delta,
            delta_text=self.voice.change(delta),
            tiles=tuple(self._tile(self.state.card(slot)) for slot in content or () if slot > 0),
            backs=tuple(
                BackView(
                    mode=mode,
                    label=self.voice.mode(mode, zone.code),
                    count=(content or ()).count(blank),
                )
                for blank, mode in ((BLANK, "active"), (BLANK_RESTED, "rest"))
                if blank in (content or ())
            ),
        )

    def _tile(self, card: GameCard) -> TileView:
        printed, was = self.state.printed(card.slot), self.before.card(card.slot)
        values = self._values(card)
        main = next((value for value in values if value.code in MAIN_VALUES), None)
        return TileView(
            id=printed.id,
            name=printed.name if card.printed != card.slot - 1 else self.voice.card(printed.id),
            kind=printed.kind,
            mode=card.mode,
            mode_label=self.voice.mode(card.mode, card.zone),
            is_down=card.face == "down",
            main=main,
            values=tuple(value for value in values if value is not main),
            keywords=self._keywords(card),
            under=tuple(self.voice.card(self.state.printed(slot).id) for slot in card.under if slot > 0),
            roles=tuple(self.voice.term("role", role, "narrow") for role in self._roles(self.state, card)),
            is_silenced=is_silenced(card),
            is_changed=self._is_changed(card, was),
            came_from=self.voice.term("zone", was.zone, "from") if was.zone not in (card.zone, "") else "",
        )

    def _values(self, card: GameCard) -> tuple[ValueView, ...]:
        found = []
        for code, printed in self.state.printed(card.slot).values:
            now = value_of(self.state, card.slot, code)
            found.append(
                ValueView(
                    code=code,
                    label=self.voice.term("value", code),
                    text=self.voice.number(now),
                    delta=now - printed,
                    delta_text=self.voice.change(now - printed),
                )
            )
        return tuple(found)

    def _keywords(self, card: GameCard) -> tuple[KeywordView, ...]:
        printed, now = self.state.printed(card.slot).keywords, keywords_of(self.state, card.slot)
        kept = (
            KeywordView(name=self.voice.keyword(name), is_gained=name not in printed)
            for name in dict.fromkeys(now)
        )
        lost = (
            KeywordView(name=self.voice.keyword(name), is_lost=True) for name in printed if name not in now
        )
        return (*kept, *lost)

    def _roles(self, state: GameState, card: GameCard) -> list[str]:
        """Name the roles of a card; that a guard card is the one attacked first need not be said."""
        found = [role for role in self.ruleset.roles if has_role(state, role, card)]
        return [role for role in found if role != TARGET or GUARD not in found]

    def _is_changed(self, card: GameCard, was: GameCard) -> bool:
        """Tell whether anything one can see of a card changed."""
        seen = (card.zone, card.mode, card.face, card.printed, card.under, card.controller, card.grants)
        if seen != (was.zone, was.mode, was.face, was.printed, was.under, was.controller, was.grants):
            return True
        if self._roles(self.state, card) != self._roles(self.before, was):
            return True
        return any(
            value_of(self.state, card.slot, code) != value_of(self.before, card.slot, code)
            for code, _ in self.state.printed(card.slot).values
        )


def _content(state: GameState, player: str, zone: Zone) -> tuple[int, ...] | None:
    """List what lies in a zone; None where nobody described it and nobody asked yet."""
    if f"{player}.{zone.code}" in state.unknown:
        return None
    return state.zones[state.setup.place(player, zone.code)]


def _layout(zone: Zone) -> str:
    if zone.in_play or zone.code in TILES:
        return "tiles"
    return "row" if zone.code in ROWS else "pile"
