"""Readings whose parts the engine would pass over are refused: nothing that was written is left out in silence."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import instructions as do
from judge.engine.errors import BadDocumentError
from judge.engine.events import KO, MOVE
from judge.engine.gamewords import NamedSkill
from judge.engine.ruleset import Ruleset
from judge.engine.skills import Skill
from judge.engine.values import PERMANENT, TURNING

REPLACEMENT = "replacement"
WAITS = ("auto", REPLACEMENT)
PUTS_ON_TOP = ("evolve", "ex_evolve", "xeno_evolve", "evo")
COUNTER = "counter"
CONTINUOUS = (do.Modify, do.Gain, do.GainTrait, do.Unread)

Path = tuple[str | int, ...]


def refuse_left_out(ruleset: Ruleset, words: object, path: Path) -> None:
    """Refuse words of the game that its profile does not play, and say what they belong to."""
    for name in words if isinstance(words, Mapping | list) else ():
        if not isinstance(name, str):
            continue
        if name in ruleset.elsewhere:
            other = ruleset.elsewhere[name]
            raise BadDocumentError(
                "other_profile",
                f"{name!r} belongs to the rules of {other}; this board is played by those of {ruleset.profile}.",
                path=path,
                mend=f"Write profile: {other}, if the game was played by those rules.",
            )
        if name in ruleset.left_out:
            raise BadDocumentError(
                "not_modelled",
                f"{ruleset.left_out[name]} are not modelled under {ruleset.profile}: {name!r}.",
                path=path,
                mend="Leave them out, if they change nothing in the dispute; else it cannot be replayed here.",
            )


def forbiddable(ruleset: Ruleset) -> tuple[str, ...]:
    """List what a continuous skill can forbid in a game."""
    values = [f"reduce_{value}" for value in ruleset.values]
    return (
        "ko",
        "move",
        "chosen",
        "activate",
        *values,
        *(verb for verb in ("attack",) if verb in ruleset.verbs),
        *(word for word in ("control",) if word in ruleset.own_words),
    )


def refuse_unheeded(ruleset: Ruleset, skill: Skill, path: Path) -> None:
    """Refuse a skill of which a part would count for nothing."""
    if skill.trigger and skill.timing not in WAITS:
        raise _fault(f"Only {' and '.join(WAITS)} wait for something.", (*path, "when"))
    if skill.timing in PUTS_ON_TOP and skill.program:
        raise _fault(
            f"{skill.timing} puts the card in the place of another and does nothing else.", (*path, "do")
        )
    _refuse_keyword(ruleset, skill, path)
    if skill.forbids and skill.timing != PERMANENT:
        raise _fault("Only a permanent skill forbids something.", (*path, "forbids"))
    if skill.forbids and skill.forbids not in forbiddable(ruleset):
        known = ", ".join(forbiddable(ruleset))
        raise _fault(f"{skill.forbids!r} cannot be forbidden here; known: {known}.", (*path, "forbids"))
    if skill.timing == REPLACEMENT and not is_replaceable(ruleset, skill):
        raise _fault("Nothing can take the place of that event.", (*path, "when"))
    if skill.timing != REPLACEMENT and skill.trigger and _only_would(ruleset, skill.trigger.event):
        raise _fault("Only a replacement hears what would happen.", (*path, "when"))
    if skill.timing == REPLACEMENT and not skill.cost.is_free:
        raise _fault("A replacement costs nothing; what it does stands in do.", (*path, "cost"))
    for place, step in enumerate(skill.program):
        fault = _step_fault(ruleset, skill, step)
        if fault:
            raise _fault(fault, (*path, "do", place))


def refuse_place(ruleset: Ruleset, timing: str, path: Path) -> None:
    """Refuse to say where a keyword skill counts: the rules of the keyword say it."""
    if timing in (*ruleset.named_skills, *PUTS_ON_TOP, *TURNING):
        raise _fault(f"Where {timing} counts the rules say.", path)


def is_replaceable(ruleset: Ruleset, skill: Skill) -> bool:
    """Tell whether something can happen instead of what a replacement waits for."""
    words = ruleset.triggers[skill.trigger.event] if skill.trigger else ()
    return any(heard.would or heard.kind in (KO, MOVE) for heard in words)


def _only_would(ruleset: Ruleset, event: str) -> bool:
    words = ruleset.triggers[event]
    return bool(words) and all(heard.would for heard in words)


def _refuse_keyword(ruleset: Ruleset, skill: Skill, path: Path) -> None:
    """Refuse what a keyword skill does not have, and one that lacks what it stands with: its X, the cards it names."""
    known = ruleset.named_skills.get(skill.timing, NamedSkill())
    if known != NamedSkill() and skill.program and not known.has_program:
        raise _fault(f"What {skill.timing} does the rules say.", (*path, "do"))
    if (skill.number is not None) != known.has_number:
        needs = "needs its number" if known.has_number else "has no number"
        raise _fault(f"{skill.timing} {needs}.", (*path, "number"))
    if len(set(skill.colours)) != (2 if known.has_colours else 0):
        raise _fault(
            f"{skill.timing} has {'two' if known.has_colours else 'no'} colours.", (*path, "colours")
        )
    if not known.least <= len(skill.named) <= known.most:
        raise _fault(f"{skill.timing} names {known.least} to {known.most} cards.", (*path, "named"))
    for place, among in enumerate(skill.named):
        says_a_cost = among.energy_at_least is not None or among.energy_at_most is not None
        if known.of_cost and says_a_cost:
            raise _fault(f"The number of {skill.timing} is the energy cost.", (*path, "named", place))
        if (among.zone in known.zones) != bool(known.zones) or (among.zone and not known.zones):
            says = "of " + ", ".join(known.zones) if known.zones else "that the rules give"
            raise _fault(f"{skill.timing} names cards in the zone {says}.", (*path, "named", place, "zone"))


def _step_fault(ruleset: Ruleset, skill: Skill, step: do.Instruction) -> str:
    """Say why an instruction could never do anything in a skill of this timing; empty if it can."""
    if isinstance(step, do.NegateAnswered) and not skill.timing.startswith(COUNTER):
        return "Only a counter answers something."
    if isinstance(step, do.Role) and step.role not in ruleset.roles:
        return f"This game has no {step.role} card."
    if isinstance(step, do.Entering) and not skill.timing.startswith(COUNTER):
        return "Only a counter says how the card that is being played enters."
    if isinstance(step, do.Entering) and not (step.mode or step.loses):
        return "Say what is different when the card enters: mode or lose."
    if isinstance(step, do.Draw) and step.named and not _names_a_number(skill):
        return "No number was named before."
    if isinstance(step, do.Delay) and step.at == "end_of_battle" and "guard" not in ruleset.roles:
        return "This game has no such moment."
    if isinstance(step, do.NegateAttack) and "attacker" not in ruleset.roles:
        return "Attacks are not negated in this game."
    if isinstance(step, do.GainTrait) and (skill.timing != PERMANENT or skill.condition):
        return "Only a permanent skill without a condition adds a special trait."
    target = getattr(step, "target", None)
    is_aimed = not isinstance(target, do.Target) or target.who not in ("chosen", "event")
    if skill.timing == PERMANENT and not (isinstance(step, CONTINUOUS) and is_aimed):
        return (
            "A permanent skill changes values and gives keywords, of itself, of {each: filter} or of a role;"
            " when it counts is said by if."
        )
    return ""


def _names_a_number(skill: Skill) -> bool:
    return any(isinstance(step, do.NameNumber) for step in skill.program)


def _fault(message: str, path: Path) -> BadDocumentError:
    return BadDocumentError(
        "not_heeded", message, path=path, mend="Leave the text unread, if it cannot be said otherwise."
    )
