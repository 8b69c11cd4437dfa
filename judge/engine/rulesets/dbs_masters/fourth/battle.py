"""A battle by the manual 4.00: more checkpoints after the comparison, another order at the end."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, call, happen, set_variable
from judge.engine.ruleset import At
from judge.engine.rulesets.dbs_masters import battle as first
from judge.engine.rulesets.dbs_masters.checks import BATTLE
from judge.engine.rulesets.dbs_masters.combo import COMBO
from judge.engine.state import GameState, as_ref, plain_ref

END = "end_checkpoint"
"""The rule with which the Battle End Step begins."""

_rules = first.battle.reordered(*first.battle.rules)


def winner_remembered(state: GameState, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
    """Remember whom the attacker KO'd: it is told after the checkpoint of "when KO'd" (dbs-masters/cr-4.00/8-4-6)."""
    return tuple(
        GameEvent(e.SET, name="knocked_out", value=plain_ref(event.card))
        for event in events
        if event.kind == e.KO and event.card is not None and event.source == BATTLE
    )


@_rules.rule("ko_checkpoint")
def ko_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint for "when this card is KO'd"."""
    return happen(then=call("checkpoint"))


@_rules.rule("winner_told")
def winner_told(at: At) -> Outcome:
    """Let "when this card KO's a card" wait, if the guard card really was KO'd."""
    fallen = as_ref(at.state.get("knocked_out"))
    if fallen is None:
        return happen()
    return happen(
        set_variable("knocked_out", None),
        GameEvent("knocked_out", card=at.state.role("attacker"), other=fallen, player=at.turn_player),
    )


@_rules.rule("result_checkpoint")
def damage_step_ends(at: At) -> Outcome:
    """Let skills for the end of the Damage Step wait, beside those of the result; then a checkpoint."""
    return happen(GameEvent("damage_step_ends", player=at.turn_player), then=call("checkpoint"))


@_rules.rule(END)
def end_checkpoint(at: At) -> Outcome:
    """Begin the Battle End Step with a checkpoint."""
    return happen(then=call("checkpoint"))


@_rules.rule("combo_leaves")
def combo_leaves(at: At) -> Outcome:
    """Let skills for a combo card that is placed in the Drop Area wait; then a checkpoint, before the cards move."""
    return happen(
        *(
            GameEvent("combo_leaves", card=at.state.card(slot).ref, player=player)
            for player in at.state.setup.players
            for slot in at.state.zone(player, COMBO)
            if slot > 0
        ),
        then=call("checkpoint"),
    )


_until_result = tuple(first.battle.rules)[: tuple(first.battle.rules).index("result_checkpoint")]

battle = _rules.reordered(
    *_until_result,
    "ko_checkpoint",
    "winner_told",
    "result_checkpoint",
    END,
    "combo_power_ends",
    "combo_leaves",
    "combo_to_drop",
    "end_of_battle",
    "effects_end",
    "over",
)
