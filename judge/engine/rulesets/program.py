"""The program of a skill, carried out one instruction after the other; shared by all games.

What is impossible is skipped and the rest is done. Nothing cuts in: what triggers on the way waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.events import GameEvent
from judge.engine.ids import Plain, Ref
from judge.engine.questions import MAY, NO, YES, Question, options
from judge.engine.ruleset import At, Outcome, Procedure, call, happen, set_role, set_variable
from judge.engine.rulesets.targets import (
    aimed,
    choice_question,
    first_group,
    flat_refs,
    known_of,
    moved_by,
    skill_of,
    source_of,
)
from judge.engine.state import as_ref
from judge.engine.values import holds

program = Procedure("program")


Step = TypeVar("Step", bound=do.Instruction)
Doing = Callable[[At, Step, int], Outcome]

_DO: dict[type[do.Instruction], Doing[do.Instruction]] = {}


def _does(kind: type[Step]) -> Callable[[Doing[Step]], Doing[Step]]:
    """Say which instruction a function carries out."""

    def add(doing: Doing[Step]) -> Doing[Step]:
        _DO[kind] = cast("Doing[do.Instruction]", doing)
        return doing

    return add


@program.rule("instruction")
def instruction(at: At) -> Outcome:
    """Do the next instruction of the skill, or end."""
    steps = skill_of(at).program
    index = at.frame.number("index")
    if index >= len(steps):
        return happen(leave=True)
    step = steps[index]
    return _DO[type(step)](at, step, index)


@instruction.asks
def which_choice(at: At) -> Question | None:
    """Ask what the next instruction leaves open: which cards, whether at all."""
    steps = skill_of(at).program
    index = at.frame.number("index")
    if index >= len(steps):
        return None
    step = steps[index]
    if isinstance(step, do.May):
        return Question(MAY, at.frame.text("player"), at.frame.text("skill"), options(YES, NO))
    if isinstance(step, do.Choose) and at.frame.get("announced") is None:
        return choice_question(at, step)
    return None


def _next(
    at: At, index: int, *events: GameEvent, keep: dict[str, Plain] | None = None, note: str = ""
) -> Outcome:
    """Let events happen and go to the instruction after this one."""
    return happen(
        *events, keep={"index": index + 1, "done": 0, **(keep or {})}, goto="instruction", note=note
    )


def _event(  # noqa: PLR0913 - the fields of an event
    at: At,
    kind: str,
    ref: Ref,
    *,
    name: str = "",
    amount: int = 0,
    until: str = "",
    zone: str = "",
    player: str = "",
) -> GameEvent:
    """Make an event that this skill causes."""
    return GameEvent(
        kind,
        card=ref,
        player=player,
        by=at.frame.text("player"),
        zone=zone,
        name=name,
        amount=amount,
        until=until,
        source=at.frame.text("skill"),
    )


def _who(at: At, who: str) -> str:
    player = at.frame.text("player")
    return player if who == "own" else at.state.other(player)


def draw_events(at: At, player: str) -> tuple[GameEvent, ...]:
    """Take the top card of a deck into the hand, unrevealed; nothing if the deck is empty."""
    return top_card_events(at, player, "hand", "draw")


def top_card_events(at: At, player: str, zone: str, kind: str) -> tuple[GameEvent, ...]:
    """Move the top card of a deck into a zone, and say what that is called."""
    deck = at.state.zone(player, "deck")
    if not deck:
        return ()
    source = at.frame.text("skill")
    is_repeated = True if at.frame.number("done") else None
    heard = GameEvent(kind, player=player, by=at.frame.text("player"), source=source, value=is_repeated)
    if deck[0] > 0:
        return (GameEvent(e.MOVE, card=at.state.card(deck[0]).ref, zone=zone, source=source), heard)
    return (
        GameEvent(e.MOVE_BLANK, player=player, name="deck", zone=zone, amount=deck[0], source=source),
        heard,
    )


def _repeat(at: At, index: int, count: int, events: tuple[GameEvent, ...]) -> Outcome:
    """Do something `count` times, one after the other: each time is a group of its own."""
    done = at.frame.number("done") + 1
    if not count:
        return _next(at, index)
    if not events or done >= count:
        return _next(at, index, *events)
    return happen(*events, keep={"done": done}, goto="instruction")


@_does(do.Draw)
def _draw(at: At, step: do.Draw, index: int) -> Outcome:
    return _repeat(at, index, step.count, draw_events(at, _who(at, step.who)))


@_does(do.Discard)
def _discard(at: At, step: do.Discard, index: int) -> Outcome:
    zone = at.ruleset.shapes["discard"]
    return _repeat(at, index, step.count, top_card_events(at, _who(at, step.who), zone, "mill"))


@_does(do.Damage)
def _damage(at: At, step: do.Damage, index: int) -> Outcome:
    """Hand the damage to the game's own procedure: it asks, and it may be interrupted."""
    player = _who(at, step.who)
    return happen(
        GameEvent("skill_damage", player=player, amount=step.count, source=at.frame.text("skill")),
        keep={"index": index + 1, "done": 0},
        goto="instruction",
        then=call(
            at.ruleset.shapes["damage"], player=player, count=step.count, origin=at.frame.text("skill")
        ),
    )


@_does(do.Choose)
def _choose(at: At, step: do.Choose, index: int) -> Outcome:
    """Take what is chosen now, or what was chosen on announcement: `announced` holds one group for each choice."""
    announced = at.frame.get("announced")
    if isinstance(announced, tuple):
        group, rest = first_group(announced)
        return _next(at, index, keep={"chosen": group, "announced": rest})
    if at.answer is None:
        return _next(at, index, keep={"chosen": ()}, note="nothing_to_choose")
    return _next(at, index, keep={"chosen": flat_refs(at, at.answer)})


@_does(do.Modify)
def _modify(at: At, step: do.Modify, index: int) -> Outcome:
    return _next(
        at,
        index,
        *(
            _event(at, e.MODIFY, ref, name=step.value, amount=step.amount, until=step.until)
            for ref in aimed(at, step.target)
        ),
    )


@_does(do.Gain)
def _gain(at: At, step: do.Gain, index: int) -> Outcome:
    return _next(
        at,
        index,
        *(
            _event(at, e.GRANT, ref, name=step.keyword, amount=1, until=step.until)
            for ref in aimed(at, step.target)
        ),
    )


@_does(do.Lose)
def _lose(at: At, step: do.Lose, index: int) -> Outcome:
    return _next(
        at,
        index,
        *(_event(at, e.GRANT, ref, name=step.keyword, until=step.until) for ref in aimed(at, step.target)),
    )


@_does(do.SwitchMode)
def _switch(at: At, step: do.SwitchMode, index: int) -> Outcome:
    """Turn cards; turning a card to the mode it is in is no event (`dbs-masters/cr-4.00/0-2-4-1`)."""
    turned = [
        ref for ref in aimed(at, step.target) if (card := at.state.live(ref)) and card.mode != step.mode
    ]
    return _next(at, index, *(_event(at, e.MODE, ref, name=step.mode) for ref in turned))


@_does(do.Knockout)
def _knockout(at: At, step: do.Knockout, index: int) -> Outcome:
    return _next(at, index, *(_event(at, e.KO, ref) for ref in aimed(at, step.target)))


@_does(do.Move)
def _move(at: At, step: do.Move, index: int) -> Outcome:
    refs = aimed(at, step.target)
    moves = (_event(at, e.MOVE, ref, zone=step.to) for ref in refs)
    return _next(at, index, *moves, keep={"moved": moved_by(at, refs)})


@_does(do.Play)
def _play(at: At, step: do.Play, index: int) -> Outcome:
    """Put cards into play; `played` is heard by what waits for a card to be played."""
    player, zone = at.frame.text("player"), at.ruleset.shapes["play"]
    events: list[GameEvent] = []
    refs = aimed(at, step.target)
    for ref in refs:
        events += [
            _event(at, e.MOVE, ref, zone=zone, player=player),
            GameEvent(
                "played", card=Ref(ref.slot, ref.generation + 1), player=player, source=at.frame.text("skill")
            ),
        ]
    return _next(at, index, *events, keep={"moved": moved_by(at, refs)})


@_does(do.Role)
def _role(at: At, step: do.Role, index: int) -> Outcome:
    """Give a role; a card that takes it over from another is heard under `role:<name>`."""
    refs = aimed(at, step.target)
    if not refs or at.state.live(refs[0]) is None:
        return _next(at, index)
    heard = GameEvent(
        f"role_{step.role}", card=refs[0], player=at.frame.text("player"), source=at.frame.text("skill")
    )
    return _next(at, index, set_role(step.role, refs[0]), heard)


@_does(do.NegateAttack)
def _negate_attack(at: At, step: do.NegateAttack, index: int) -> Outcome:
    attacker = at.state.role("attacker")
    if attacker is None:
        return _next(at, index, note="no_attack")
    heard = _event(at, "attack_negated", attacker, player=at.frame.text("player"))
    return _next(at, index, set_variable("attack_negated", True), heard)


@_does(do.NegateAnswered)
def _negate_answered(at: At, step: do.NegateAnswered, index: int) -> Outcome:
    """Negate what this skill answers: an object of the stack by its skill, or the play that is going on."""
    answers = at.frame.text("answers")
    source = at.frame.text("skill")
    if any(item.skill == answers for item in at.state.stack):
        return _next(at, index, GameEvent(e.NEGATE, name=answers, by=at.frame.text("player"), source=source))
    return _next(
        at, index, set_variable("play_negated", answers), GameEvent("negated", name=answers, source=source)
    )


@_does(do.NegateObject)
def _negate_object(at: At, step: do.NegateObject, index: int) -> Outcome:
    """Negate what the cards have put on the stack, as far as it still waits there."""
    named = [item.skill for ref in aimed(at, step.target) for item in at.state.stack if item.source == ref]
    by, source = at.frame.text("player"), at.frame.text("skill")
    return _next(at, index, *(GameEvent(e.NEGATE, name=name, by=by, source=source) for name in named))


@_does(do.StopDamage)
def _stop_damage(at: At, step: do.StopDamage, index: int) -> Outcome:
    heard = GameEvent("damage_stopped", player=at.frame.text("player"), source=at.frame.text("skill"))
    return _next(at, index, set_variable("damage_left", 0), set_variable("damage_stopped", True), heard)


@_does(do.May)
def _may(at: At, step: do.May, index: int) -> Outcome:
    return _next(at, index if at.picked == YES else index + step.skip)


@_does(do.When)
def _when(at: At, step: do.When, index: int) -> Outcome:
    event = as_ref(at.frame.get("event"))
    known = known_of(at.frame.get("known"))
    met = holds(at.state, step.condition, source_of(at), at.frame.text("player"), event, known)
    return _next(at, index if met else index + step.skip, note="" if met else "condition_not_met")


@_does(do.Unread)
def _unread(at: At, step: do.Unread, index: int) -> Outcome:
    return _next(at, index, note="unread_effect")
