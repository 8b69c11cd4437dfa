"""[Over Realm X] and [Dark Over Realm X]: a card of the hand comes for the whole Drop Area."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.outcomes import Outcome, happen
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.skills import (
    entered,
    fallen,
    is_stopped,
    stopped,
    use_of,
)
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.targets import skill_of, source_of
from judge.engine.state import GameState
from judge.engine.values import keywords_of

OVER_REALM, DARK = "over_realm", "dark_over_realm"
WORMHOLE = "Wormhole"
MARK = "Played with Over Realm"
"""What a card has for the turn in which it was played with [Over Realm]; no skill, so that nothing negates it."""

over_realm = Procedure(OVER_REALM)


def uses(state: GameState) -> int:
    """Count how often the turn player has used one of the two skills this turn."""
    return sum(1 for mark in state.used if mark.partition("@")[0] == OVER_REALM)


def uses_allowed(state: GameState, player: str) -> int:
    """Say how often they may be used in a turn: once together, twice with a valid [Wormhole]."""
    has_wormhole = any(
        WORMHOLE in keywords_of(state, card.slot)
        for card in state.cards
        if card.zone in ("leader", "battle") and card.controller == player
    )
    return 2 if has_wormhole else 1


@over_realm.rule("declare")
def declare(at: At) -> Outcome:
    """Declare the skill; from now on it counts as used this turn."""
    return happen(*use_of(at), GameEvent(e.USED, name=f"{OVER_REALM}@{uses(at.state)}"), note="declared")


@over_realm.rule("drop_to_warp")
def drop_to_warp(at: At) -> Outcome:
    """Send the whole Drop Area to the Warp, however many cards the skill asked for."""
    player = at.frame.player
    rule = "over_realm.drop_to_warp"
    return happen(
        *(
            GameEvent(e.MOVE, card=at.state.card(slot).ref, zone="warp", source=rule)
            if slot > 0
            else GameEvent(e.MOVE_BLANK, player=player, name="drop", zone="warp", amount=slot, source=rule)
            for slot in at.state.zone(player, "drop")
        )
    )


@over_realm.rule("pay")
def pay(at: At) -> Outcome:
    """Pay the skill cost, if one is printed; no energy is paid for the card."""
    return happen(then=pay_call(at, skill_of(at).cost))


over_realm.rule("activated")(after_activation)


@over_realm.rule("play_from_realm")
def play(at: At) -> Outcome:
    """Play the card without energy."""
    if is_stopped(at):
        return stopped(at, goto="failed")
    return happen(*entered(at, source_of(at)), note="resolve")


@over_realm.rule("mark")
def mark(at: At) -> Outcome:
    """Remember that the card came by [Over Realm]; one that came by [Dark Over Realm] stays."""
    source = source_of(at)
    played = Ref(source.slot, source.generation + 1)
    if skill_of(at).timing != OVER_REALM or at.state.live(played) is None:
        return happen()
    return happen(GameEvent(e.GRANT, card=played, name=MARK, amount=1, until="turn", source=skill_of(at).id))


over_realm.rule("resolved")(after_resolution)


over_realm.rule("failed")(fallen)


def leaving(state: GameState) -> tuple[GameEvent, ...]:
    """Send to the Warp what was played with [Over Realm] this turn and still is in the Battle Area."""
    return tuple(
        GameEvent(e.MOVE, card=card.ref, zone="warp", source="end_phase.over_realm")
        for card in state.cards
        if card.zone == "battle" and any(grant.keyword == MARK and grant.gains for grant in card.grants)
    )
