"""The program of a skill, carried out one instruction after the other; shared by all games.

What is impossible is skipped and the rest is done. Nothing cuts in: what triggers on the way waits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.events import GameEvent
from judge.engine.ids import Plain, Ref
from judge.engine.questions import MAY, NO, TARGET, YES, Option, Question, options
from judge.engine.ruleset import At, Outcome, Procedure, call, happen, set_role, set_variable
from judge.engine.skills import Skill
from judge.engine.state import as_ref, plain_ref
from judge.engine.values import candidates, holds, keywords_of

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


def skill_of(at: At) -> Skill:
    """Give the skill that this frame is about."""
    source = as_ref(at.frame.get("source"))
    skill = at.ruleset.skill(at.state, source.slot, at.frame.text("skill")) if source else None
    if skill is None:
        raise KeyError(at.frame.text("skill"))
    return skill


def source_of(at: At) -> Ref:
    """Give the object whose skill this is."""
    source = as_ref(at.frame.get("source"))
    if source is None:
        raise KeyError("source")
    return source


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


def choice_question(at: At, step: do.Choose) -> Question | None:
    """Ask for cards; as many as demanded, as far as there are any (`dbs-masters/faq/capacites/14`)."""
    player = at.frame.text("player")
    found = candidates(at.state, step.among, player, source_of(at).slot)
    found = [slot for slot in found if not _is_out_of_reach(at, slot, player)]
    if not found:
        return None
    chooser = player if step.by == "own" else at.state.other(player)
    keys = tuple(Option(at.state.printed(slot).id) for slot in found)
    most = min(step.most, len(found))
    return Question(TARGET, chooser, at.frame.text("skill"), keys, least=min(step.least, most), most=most)


def _is_out_of_reach(at: At, slot: int, player: str) -> bool:
    """Tell whether an opposing skill may not choose this card."""
    card = at.state.card(slot)
    if card.controller == player:
        return False
    return any(
        known.forbids == "chosen" and name in keywords_of(at.state, slot)
        for name, known in at.ruleset.keywords.items()
    )


def chosen_refs(at: At) -> list[Ref]:
    """Give the objects that were chosen earlier in this skill."""
    flat = at.frame.get("chosen")
    numbers = [number for number in flat if isinstance(number, int)] if isinstance(flat, tuple) else []
    return [Ref(numbers[i], numbers[i + 1]) for i in range(0, len(numbers) - 1, 2)]


def aimed(at: At, target: do.Target) -> list[Ref]:
    """Give the objects an instruction is about."""
    if target.who == "self":
        return [source_of(at)]
    if target.who == "chosen":
        return chosen_refs(at)
    if target.who == "event":
        event = as_ref(at.frame.get("event"))
        return [event] if event else []
    if target.who == "each":
        found = candidates(at.state, target.among or do.Filter(), at.frame.text("player"), source_of(at).slot)
        return [at.state.card(slot).ref for slot in found]
    role = at.state.role(target.who)
    return [role] if role else []


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
        return _next(at, index, note="nothing_to_choose")
    return _next(at, index, keep={"chosen": flat_refs(at, at.answer)})


def flat_refs(at: At, names: Sequence[str]) -> tuple[int, ...]:
    """Write the objects of these names as plain numbers, two for each."""
    cards = [at.state.find(name) for name in names]
    return tuple(number for card in cards if card for number in (card.slot, card.generation))


Flat = tuple[str | int | bool | None, ...]


def first_group(announced: Flat) -> tuple[Flat, Flat]:
    """Split the first of several choices from the rest; each is written as its length and its numbers."""
    if not announced or not isinstance(announced[0], int):
        return (), ()
    length = announced[0]
    return announced[1 : 1 + length], announced[1 + length :]


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
    return _next(at, index, *(_event(at, e.MOVE, ref, zone=step.to) for ref in aimed(at, step.target)))


@_does(do.Play)
def _play(at: At, step: do.Play, index: int) -> Outcome:
    """Put cards into play; `played` is heard by what waits for a card to be played."""
    player, zone = at.frame.text("player"), at.ruleset.shapes["play"]
    events: list[GameEvent] = []
    for ref in aimed(at, step.target):
        events += [
            _event(at, e.MOVE, ref, zone=zone, player=player),
            GameEvent(
                "played", card=Ref(ref.slot, ref.generation + 1), player=player, source=at.frame.text("skill")
            ),
        ]
    return _next(at, index, *events)


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
    heard = GameEvent("attack_negated", player=at.frame.text("player"), source=at.frame.text("skill"))
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


def known_of(flat: Plain) -> tuple[tuple[str, int], ...]:
    """Read what travelled with a waiting skill out of a plain value."""
    if not isinstance(flat, tuple):
        return ()
    return tuple(
        (str(flat[i]), number) for i in range(0, len(flat) - 1, 2) if isinstance(number := flat[i + 1], int)
    )


def flat_known(known: Sequence[tuple[str, int]]) -> tuple[str | int, ...]:
    """Write what travels with a waiting skill as a plain value."""
    return tuple(part for pair in known for part in pair)


def as_values(source: Ref, event: tuple[int, ...], known: Sequence[tuple[str, int]]) -> dict[str, Plain]:
    """Give the values a program's frame needs beside skill and player."""
    return {"source": plain_ref(source), "event": event, "known": flat_known(known), "index": 0, "done": 0}
