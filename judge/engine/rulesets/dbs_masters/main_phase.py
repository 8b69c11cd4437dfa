"""The Main Phase: free timing, playing a card."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Call, Outcome, call, happen, set_variable
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets.dbs_masters.costs import card_cost, pay_call
from judge.engine.rulesets.dbs_masters.evolve import evolve_call
from judge.engine.rulesets.dbs_masters.field import FIELD
from judge.engine.rulesets.dbs_masters.lasting import ends
from judge.engine.rulesets.dbs_masters.over_realm import DARK, OVER_REALM
from judge.engine.rulesets.dbs_masters.skills import SUCCESSOR, card_with
from judge.engine.rulesets.dbs_masters.swap import SWAP
from judge.engine.rulesets.dbs_masters.unions import UNIONS
from judge.engine.rulesets.entering import changes_on_entry, forgotten, mode_on_entry
from judge.engine.rulesets.targets import source_of
from judge.engine.state import plain_ref

main_phase = Procedure("main_phase")


@main_phase.rule("begins")
def begins(at: At) -> Outcome:
    """Let skills for the beginning of the Main Phase wait for the first checkpoint."""
    return happen(GameEvent("main_begins", player=at.turn_player))


@main_phase.rule("checkpoint")
def checkpoint(at: At) -> Outcome:
    """Hold the checkpoint that comes before every free timing."""
    return happen(then=call("checkpoint"))


@main_phase.rule("act")
def act(at: At) -> Outcome:
    """Carry out the one action the turn player has chosen, or end the Main Phase."""
    if at.picked == PASS:
        return happen()
    action = action_of(at.picked)
    return happen(goto="checkpoint", then=_CALLS[action.verb](at, action.subject, action.target))


@act.asks
def which_action(at: At) -> Question:
    """Ask the turn player for an action, in any order and as often as wanted."""
    verbs = ("attack", "play", "evolve", "activate")
    found = legal_actions(at, at.turn_player, verbs)
    return Question(ACT, at.turn_player, "main_phase", (*found, Option(PASS)))


@main_phase.rule("ends")
def main_phase_ends(at: At) -> Outcome:
    """Let skills for the end of the Main Phase wait; then a checkpoint."""
    return happen(GameEvent("main_ends", player=at.turn_player), then=call("checkpoint"))


@main_phase.rule("effects_end")
def effects_end(at: At) -> Outcome:
    """Let what lasts for the Main Phase end."""
    return happen(*ends(at, "main_phase"), leave=True)


def _attack(at: At, subject: str, target: str) -> Call:
    attacker, guard = at.state.find(subject), at.state.find(target)
    return call(
        "battle",
        attacker=plain_ref(attacker.ref if attacker else None),
        guard=plain_ref(guard.ref if guard else None),
        player=at.turn_player,
    )


def _play(at: At, subject: str, target: str) -> Call:
    card = at.state.find(subject)
    return call("play", source=card.ref if card else None, card=subject, player=at.turn_player)


def _activate(at: At, subject: str, target: str) -> Call:
    card = card_with(at.state, subject)
    skill = at.ruleset.skill(at.state, card.slot, subject) if card else None
    procedure = _OWN_PROCEDURES.get(skill.timing, "activate") if skill else "activate"
    return call(procedure, skill=subject, source=card.ref if card else None, player=at.turn_player)


_OWN_PROCEDURES = {
    FIELD: FIELD,
    SWAP: SWAP,
    OVER_REALM: OVER_REALM,
    DARK: OVER_REALM,
    **{union: union for union in UNIONS},
    SUCCESSOR: SUCCESSOR,
}
"""Keyword skills that are activated in the Main Phase and say themselves how they go on."""


_CALLS = {"attack": _attack, "play": _play, "evolve": evolve_call, "activate": _activate}

play = Procedure("play")


@play.rule("declare")
def declare(at: At) -> Outcome:
    """Reveal the card, rest the energy it costs and declare it; what is paid stays paid."""
    cost = card_cost(at.state, at.state.card(source_of(at).slot))
    return happen(then=pay_call(at, cost), note="declared", values={"card": at.frame.text("card")})


@play.rule("window")
def play_window(at: At) -> Outcome:
    """Open the one counter window of a declared play."""
    return happen(
        then=call(
            "counter_window",
            cause="play",
            subject=at.frame.text("card"),
            responder=at.state.other(at.frame.player),
            base=len(at.state.stack),
        )
    )


@play.rule("enter")
def enter(at: At) -> Outcome:
    """Put the card into the Battle Area, or into the Drop Area if its play was negated."""
    source, player = source_of(at), at.frame.player
    entered = Ref(source.slot, source.generation + 1)
    if at.state.get("play_negated") == at.frame.text("card"):
        return happen(
            set_variable("play_negated", None),
            *forgotten(at.state),
            GameEvent(e.MOVE, card=source, zone="drop", source="play.enter"),
            note="negated",
            leave=True,
        )
    return happen(
        GameEvent(
            e.MOVE,
            card=source,
            zone="battle",
            player=player,
            until=mode_on_entry(at, source),
            source="play.enter",
        ),
        *changes_on_entry(at, source),
        *forgotten(at.state),
        GameEvent("played", card=entered, player=player),
        leave=True,
    )
