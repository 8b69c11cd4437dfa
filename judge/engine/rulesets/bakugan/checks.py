"""What the rules do by themselves, at once after a group of events."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import set_variable
from judge.engine.rulesets.bakugan import team
from judge.engine.state import GameState
from judge.engine.values import keywords_of


def destroyed_to_discard(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Put destroyed Heroes and Energy into their owners' discard piles; a Character pile cannot be destroyed."""
    found: list[GameEvent] = []
    for event in events:
        card = state.live(event.card) if event.kind == e.KO else None
        if card is not None and not team.is_bakugan(state, card):
            found.append(
                GameEvent(e.MOVE, card=card.ref, zone=team.DISCARD, source="check:destroyed_to_discard")
            )
    return tuple(found)


def own_change_of_damage(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Let the player who takes the attack's damage change what is left of it; the attacker's changes do nothing.

    bakugan/cr/5.11.2.1.1, decisions/p-14, decisions/own-change-of-damage.
    """
    left = state.get("damage_left")
    if state.get("damage_origin") != team.ATTACK or not isinstance(left, int):
        return ()
    change = sum(
        _change(state, event)
        for event in events
        if event.kind == e.MODIFY and event.name == "rating" and event.by == state.get("damaged")
    )
    if not change:
        return ()
    return (set_variable("damage_left", max(0, left + change)),)


def _change(state: GameState, event: GameEvent) -> int:
    """Give by how much a change of a Damage Rating has changed the attack."""
    for card in team.attackers(state):
        if card.ref != event.card:
            continue
        keywords = keywords_of(state, card.slot)
        now = team.attack_rating(state, card)
        times = 2 if team.DOUBLE_STRIKE in keywords else 1
        before = max(0, now // times - event.amount) * times
        return now - before
    return 0


def nothing_to_confirm(state: GameState) -> tuple[GameEvent, ...]:
    """List what a checkpoint sets right: nothing, since this game has no checkpoint."""
    return ()
