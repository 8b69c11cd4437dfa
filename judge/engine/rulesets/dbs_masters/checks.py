"""Rule processing: what the rules do by themselves, at once or at the next checkpoint."""

from __future__ import annotations

from functools import lru_cache

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.rulesets.dbs_masters.field import KEYWORD
from judge.engine.state import GameState, Setup
from judge.engine.values import keywords_of, stands, value_of

DRAW_GAME = "draw"
SETUP = "setup"
BATTLE = "battle"
"""What KO's the loser of a battle."""


def loss(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Judge loss at once: no card left in life or deck; both players at the same time is a draw.

    dbs-masters/cr-1.074/9-2-3, 9-2-4, 1-2-3. A count that nobody described is asked for when it changes. Before the
    game has begun nobody loses (decisions/g-26); the phase that ends the preparation is looked at as well.
    """
    if state.winner or state.phase == SETUP:
        return ()
    losers = [player for player in state.setup.players if _is_out(state, player)]
    if not losers:
        return ()
    winner = DRAW_GAME if len(losers) > 1 else state.other(losers[0])
    return (GameEvent(e.WIN, player=winner, source="check:loss"),)


def _is_out(state: GameState, player: str) -> bool:
    place = state.setup.place
    empty = [zone for zone in ("life", "deck") if not state.zones[place(player, zone)]]
    return any(f"{player}.{zone}" not in state.unknown for zone in empty)


def ko_to_drop(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Put KO'd Battle Cards into their owners' Drop Areas: dbs-masters/cr-4.00/21-14."""
    return tuple(
        GameEvent(e.MOVE, card=event.card, zone="drop", source="check:ko_to_drop")
        for event in events
        if event.kind == e.KO and event.card is not None
    )


def winner_heard(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Tell of the card that KO'd another in battle, together with the KO: dbs-masters/cr-1.074/7-4-1-4-2-1.

    Only a KO that happened is heard by "when this card KO's a card", so it is told here.
    """
    return tuple(
        GameEvent("knocked_out", card=state.role("attacker"), other=event.card, player=event.by)
        for event in events
        if event.kind == e.KO and event.card is not None and event.source == BATTLE
    )


def sides_changed(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Say that a card of the battle has changed sides and keeps its part in it: decisions/g-45."""
    fighting = (state.role("attacker"), state.role("guard"))
    return tuple(
        GameEvent("sides_changed", card=event.card, player=event.player, source="check:sides_changed")
        for event in events
        if event.card is not None and event.card in fighting
    )


def counted_once(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Say that we decided that several cards drawn, or several damage, are heard once: decisions/g-64.

    The manual of 2019 repeats both one by one and is silent on it (dbs-masters/cr-1.074/4-9-3, 4-10-2-2, 8-6-3).
    """
    repeated = {event.kind for event in events if event.value}
    if repeated.isdisjoint(_heard_once(state.setup)):
        return ()
    return (GameEvent("presumed", source="check:counted_once"),)


@lru_cache(maxsize=64)
def _heard_once(setup: Setup) -> frozenset[str]:
    """List which of the two some skill of this board hears."""
    words = {skill.trigger.event for card in setup.printed for skill in card.skills if skill.trigger}
    return frozenset(kind for word, kind in (("draws", "draw"), ("damaged", "damage")) if word in words)


def one_field(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Send a player's older [Field] cards away when one comes by another way than its own skill.

    A player has only one of them: dbs-masters/cr-1.074/3-6-6, cr-4.00/22-3-5. Which one goes is told of the skill
    alone; we take it over for the other ways (decisions/g-63).
    """
    came = {
        card.controller: card.slot
        for event in events
        if event.card is not None and event.source != "field.place"
        if (card := state.card(event.card.slot)).zone == "battle" and KEYWORD in keywords_of(state, card.slot)
    }
    return tuple(
        GameEvent(e.MOVE, card=state.card(slot).ref, zone="drop", source="check:one_field")
        for player, newest in came.items()
        for slot in state.zone(player, "battle")
        if slot > 0 and slot != newest and KEYWORD in keywords_of(state, slot)
    )


def damage_to_life(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Let damage that was not replaced take a life card: dbs-masters/cr-1.074/4-10-2-1, 8-9-1-1."""
    return (GameEvent(e.SET, name="life_due", value=True),)


def confirm(state: GameState) -> tuple[GameEvent, ...]:
    """List what a checkpoint sets right: Battle Cards at 0 power or less, combo cards outside a battle.

    dbs-masters/cr-1.074/9-5-2 (no KO: [Indestructible] does not help, faq/immortalite/6) and 9-3-2.
    """
    found: list[GameEvent] = []
    for card in _to_look_at(state.setup, state.cards):
        if card.zone == "battle" and value_of(state, card.slot, "power") <= 0:
            found.append(GameEvent(e.MOVE, card=card.ref, zone="drop", source="check:zero_power"))
        elif card.zone == "combo" and state.get("attacker") is None:
            found.append(GameEvent(e.MOVE, card=card.ref, zone="drop", source="check:stray_combo"))
    return tuple(found)


@lru_cache(maxsize=1024)
def _to_look_at(setup: Setup, cards: tuple[GameCard, ...]) -> tuple[GameCard, ...]:
    """List the cards that may have to go: a checkpoint comes often, and mostly with the same cards as the last one."""
    return tuple(
        card
        for card in cards
        if card.zone == "combo"
        or (
            card.zone == "battle"
            and setup.printed[card.printed].kind == "battle"
            and not stands(setup, card, "power")
        )
    )
