"""The Offense Step and the Defense Step: each player in turn combos and uses [Activate : Battle] skills."""

from __future__ import annotations

from judge.engine.events import GameEvent
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Call, Outcome, call, happen, set_variable
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets.dbs_masters.battle_skills import AEGIS, ARRIVAL
from judge.engine.rulesets.dbs_masters.combo import COMBO
from judge.engine.rulesets.dbs_masters.declaration import BATTLE, still_valid
from judge.engine.rulesets.dbs_masters.skills import card_with

combo_steps = Procedure(BATTLE)


@combo_steps.rule("offense_begins")
def offense_begins(at: At) -> Outcome:
    """Begin the Offense Step; a card that comes into the battle from now on was not attacked by declaration."""
    return happen(set_variable("attack_settled", True), GameEvent("offense_begins", player=at.turn_player))


@combo_steps.rule("offense_checkpoint")
def offense_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint before the free timing."""
    return happen(then=call("checkpoint"))


@combo_steps.rule("offense_valid")
def offense_valid(at: At) -> Outcome:
    """End the battle early if a card of it has gone meanwhile."""
    return still_valid.body(at)


@combo_steps.rule("offense_act")
def offense_act(at: At) -> Outcome:
    """Carry out one action of the turn player, or go on to the Defense Step."""
    return _act(at, at.turn_player, "offense_checkpoint")


@offense_act.asks
def which_offense(at: At) -> Question:
    """Ask the turn player for combos, one at a time, and [Activate : Battle] skills."""
    found = legal_actions(at, at.turn_player, ("combo", "activate"))
    return Question(ACT, at.turn_player, "offense_step", (*found, Option(PASS)))


@combo_steps.rule("defense_begins")
def defense_begins(at: At) -> Outcome:
    """Begin the Defense Step."""
    return happen(GameEvent("defense_begins", player=at.state.other(at.turn_player)))


@combo_steps.rule("defense_checkpoint")
def defense_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint before the free timing."""
    return happen(then=call("checkpoint"))


@combo_steps.rule("defense_valid")
def defense_valid(at: At) -> Outcome:
    """End the battle early if a card of it has gone meanwhile."""
    return still_valid.body(at)


@combo_steps.rule("defense_act")
def defense_act(at: At) -> Outcome:
    """Carry out one action of the non-turn player, or go on to the Damage Step."""
    return _act(at, at.state.other(at.turn_player), "defense_checkpoint")


@defense_act.asks
def which_defense(at: At) -> Question:
    """Ask the non-turn player for combos, one at a time, and [Activate : Battle] skills."""
    player = at.state.other(at.turn_player)
    found = legal_actions(at, player, ("combo", "activate"))
    return Question(ACT, player, "defense_step", (*found, Option(PASS)))


def _act(at: At, player: str, again: str) -> Outcome:
    if at.picked == PASS:
        return happen()
    action = action_of(at.picked)
    return happen(goto=again, then=_CALLS[action.verb](at, player, action.subject))


def _combo(at: At, player: str, subject: str) -> Call:
    card = at.state.find(subject)
    return call(COMBO, player=player, source=card.ref if card else None, card=subject)


def _activate(at: At, player: str, subject: str) -> Call:
    card = card_with(at.state, subject)
    skill = at.ruleset.skill(at.state, card.slot, subject) if card else None
    procedure = skill.timing if skill and skill.timing in (AEGIS, ARRIVAL) else "activate"
    return call(procedure, player=player, skill=subject, source=card.ref if card else None)


_CALLS = {"combo": _combo, "activate": _activate}
