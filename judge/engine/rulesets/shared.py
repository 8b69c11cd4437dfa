"""Procedures that games share: the checkpoint, and deciding about a replacement; paying has a file of its own.

Each ruleset cites its own rules for them, under the same names.
"""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.ids import Plain
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.pending import choices, next_player, options_of
from judge.engine.questions import MAY, NO, ORDER, YES, Question, options
from judge.engine.replacing import replaced_name, replacements
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.paying import pay
from judge.engine.rulesets.possible import is_possible
from judge.engine.rulesets.targets import flat_known, source_of
from judge.engine.skills import Skill
from judge.engine.state import plain_ref

checkpoint = Procedure("checkpoint")


@checkpoint.rule("rule_processing")
def rule_processing(at: At) -> Outcome:
    """Apply what the state of the board demands, all at once, until nothing changes."""
    events = at.ruleset.confirm(at.state)
    return happen(*events, goto="rule_processing" if events else "")


@checkpoint.rule("next_skill")
def next_skill(at: At) -> Outcome:
    """Let one waiting skill resolve completely, then begin again; with none waiting the checkpoint ends."""
    player = next_player(at.ruleset, at.state)
    if not player:
        return happen(leave=True)
    waiting = choices(at.ruleset, at.state, player)[at.picked]
    values: dict[str, Plain] = {"event": waiting.event, "known": flat_known(waiting.known)}
    if waiting.start:
        values |= {"start": waiting.start, "chosen": waiting.chosen}
    procedure = "resolve_later" if waiting.start else "resolve_auto"
    return happen(
        goto="rule_processing",
        then=call(procedure, player=player, skill=waiting.skill, source=waiting.source, **values),
        note="next_skill",
        values={"player": player, "skill": waiting.skill},
        skill=waiting.skill,
    )


@next_skill.asks
def which_skill(at: At) -> Question | None:
    """Ask the player whose turn it is to resolve which of the own waiting skills comes next."""
    player = next_player(at.ruleset, at.state)
    if not player:
        return None
    return Question(ORDER, player, "checkpoint", options_of(at.ruleset, at.state, player))


replacement = Procedure("replacement")


@replacement.rule("which")
def which(at: At) -> Outcome:
    """Take the replacement that applies, or of several the one that was picked to be tried first."""
    found = _applying(at)
    card, skill = found.get(at.picked) or next(iter(found.values()))
    return happen(
        keep={"skill": skill.id, "source": plain_ref(card.ref), "player": card.controller},
        note="which_replacement" if at.picked else "",
        skill=skill.id,
    )


@which.asks
def which_replacement(at: At) -> Question | None:
    """Ask whose card or play it is which of several replacements comes first (`dbs-masters/cr-1.074/8-9-2`)."""
    found = _applying(at)
    if len(found) < 2:
        return None
    event = _replaced_event(at)
    player = at.state.card(event.card.slot).controller if event.card else event.player
    return Question(ORDER, player, "replacement", options(*found))


def _replaced_event(at: At) -> GameEvent:
    return at.state.suspended[0][at.frame.number("place")]


def _applying(at: At) -> dict[str, tuple[GameCard, Skill]]:
    found = replacements(at.ruleset, at.state, _replaced_event(at), len(at.state.suspended) - 1)
    return {skill.id: (card, skill) for card, skill in found}


@replacement.rule("decide")
def decide(at: At) -> Outcome:
    """Put the replacement in the place of the event, or leave the event as it was.

    A replaced event never happened; each replacement applies once to one event (`dbs-masters/cr-4.00/9-10`).
    """
    if at.picked == NO:
        return happen(keep={"replaces": False})
    return happen(
        keep={"replaces": True},
        then=call(
            "program",
            skill=at.frame.skill,
            player=at.frame.player,
            source=at.frame.source,
            index=0,
            done=0,
        ),
        note="replaced",
    )


@decide.asks
def whether_to_replace(at: At) -> Question | None:
    """Ask the skill's master whether to use a voluntary replacement; one that cannot be done does not apply.

    dbs-masters/cr-1.074/8-9-3.
    """
    skill = at.ruleset.skill(at.state, source_of(at).slot, at.frame.skill)
    if skill is None or not skill.optional:
        return None
    can_be_done = all(is_possible(at, step) for step in skill.program)
    return Question(MAY, at.frame.player, skill.id, options(YES, NO) if can_be_done else options(NO))


@replacement.rule("go_on")
def go_on(at: At) -> Outcome:
    """Carry out the rest of the group that had been put aside."""
    group = at.state.suspended[0]
    place = at.frame.number("place")
    rest = (*group[:place], *group[place + 1 :]) if at.frame.get("replaces") else group
    decided = replaced_name(at.frame.skill, group[place])
    return happen(GameEvent(e.RESUME, name=decided), *rest, leave=True)


SHARED = {procedure.name: procedure for procedure in (checkpoint, pay, replacement)}
