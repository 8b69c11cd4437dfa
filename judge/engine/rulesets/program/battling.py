"""What changes a battle, damage or the things that wait to resolve."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, call, happen, set_role, set_variable
from judge.engine.ruleset import At
from judge.engine.rulesets.entering import entering_event
from judge.engine.rulesets.program.core import (
    caused,
    does,
    go_on,
    player_meant,
)
from judge.engine.rulesets.targets import aimed


@does(do.Damage)
def _damage(at: At, step: do.Damage, index: int) -> Outcome:
    """Hand the damage to the game's own procedure: it asks, and it may be interrupted."""
    player = player_meant(at, step.who)
    return happen(
        GameEvent("skill_damage", player=player, amount=step.count, source=at.frame.skill),
        keep={"index": index + 1, "done": 0},
        goto="instruction",
        then=call(at.ruleset.shapes["damage"], player=player, count=step.count, origin=at.frame.skill),
    )


@does(do.StopDamage)
def _stop_damage(at: At, step: do.StopDamage, index: int) -> Outcome:
    heard = GameEvent("damage_stopped", player=at.frame.player, source=at.frame.skill)
    return go_on(at, index, set_variable("damage_left", 0), set_variable("damage_stopped", True), heard)


@does(do.Role)
def _role(at: At, step: do.Role, index: int) -> Outcome:
    """Give a role; a card that takes it over from another is heard under `role:<name>`."""
    refs = aimed(at, step.target)
    if not refs or at.state.live(refs[0]) is None:
        return go_on(at, index)
    heard = GameEvent(f"role_{step.role}", card=refs[0], player=at.frame.player, source=at.frame.skill)
    return go_on(at, index, set_role(step.role, refs[0]), heard)


@does(do.NegateAttack)
def _negate_attack(at: At, step: do.NegateAttack, index: int) -> Outcome:
    attacker = at.state.role("attacker")
    if attacker is None:
        return go_on(at, index, note="no_attack")
    heard = caused(at, "attack_negated", attacker, player=at.frame.player)
    return go_on(at, index, set_variable("attack_negated", True), heard)


@does(do.NegateAnswered)
def _negate_answered(at: At, step: do.NegateAnswered, index: int) -> Outcome:
    """Negate what this skill answers: an object of the stack by its skill, or the play that is going on."""
    answers = at.frame.text("answers")
    source = at.frame.skill
    if any(item.skill == answers for item in at.state.stack):
        return go_on(at, index, GameEvent(e.NEGATE, name=answers, by=at.frame.player, source=source))
    played = at.state.find(answers)
    negated = GameEvent(
        e.NEGATED,
        card=played.ref if played else None,
        name=answers,
        by=at.frame.player,
        source=source,
    )
    return go_on(at, index, negated)


@does(do.Entering)
def _entering(at: At, step: do.Entering, index: int) -> Outcome:
    """Say how the card that is being played enters; nobody chooses it (`dbs-masters/faq/barriere/5`, `6`)."""
    answers = at.frame.text("answers")
    return go_on(at, index, entering_event(at.state, answers, mode=step.mode, loses=step.loses))


@does(do.NegateObject)
def _negate_object(at: At, step: do.NegateObject, index: int) -> Outcome:
    """Negate what the cards have put on the stack, as far as it still waits there."""
    named = [item.skill for ref in aimed(at, step.target) for item in at.state.stack if item.source == ref]
    by, source = at.frame.player, at.frame.skill
    return go_on(at, index, *(GameEvent(e.NEGATE, name=name, by=by, source=source) for name in named))
