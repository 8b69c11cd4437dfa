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
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import MAY, NO, YES, Question, options
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.targets import (
    choice_question,
    skill_of,
)

program = Procedure("program")


Step = TypeVar("Step", bound=do.Instruction)
Doing = Callable[[At, Step, int], Outcome]
Asking = Callable[[At, Step], Question | None]

STILL_DONE = (do.Choose, do.May, do.When, do.Play)
"""What a negated skill still does for the cards that are spared: it may have to choose them before it plays them."""

_DO: dict[type[do.Instruction], Doing[do.Instruction]] = {}
_ASK: dict[type[do.Instruction], Asking[do.Instruction]] = {}


def does(kind: type[Step]) -> Callable[[Doing[Step]], Doing[Step]]:
    """Say which instruction a function carries out."""

    def add(doing: Doing[Step]) -> Doing[Step]:
        _DO[kind] = cast("Doing[do.Instruction]", doing)
        return doing

    return add


def asks(kind: type[Step]) -> Callable[[Asking[Step]], Asking[Step]]:
    """Say what an instruction leaves open, which is asked before it is carried out."""

    def add(asking: Asking[Step]) -> Asking[Step]:
        _ASK[kind] = cast("Asking[do.Instruction]", asking)
        return asking

    return add


@program.rule("instruction")
def instruction(at: At) -> Outcome:
    """Do the next instruction of the skill, or end."""
    step = _next_step(at)
    if step is None:
        return happen(leave=True)
    index = at.frame.number("index")
    if not _is_done(at, step):
        return go_on(at, index)
    return _DO[type(step)](at, step, index)


@instruction.asks
def which_choice(at: At) -> Question | None:
    """Ask what the next instruction leaves open: which cards, whether at all."""
    step = _next_step(at)
    asking = _ASK.get(type(step)) if step else None
    return asking(at, step) if step and asking and _is_done(at, step) else None


def _next_step(at: At) -> do.AnyInstruction | None:
    """Give the instruction that comes next, None at the end of the program."""
    steps, index = skill_of(at).program, at.frame.number("index")
    return steps[index] if index < (at.frame.number("stop") or len(steps)) else None


def _is_done(at: At, step: do.Instruction) -> bool:
    """Tell whether an instruction is carried out: of a negated skill only what reaches the cards that are spared."""
    return isinstance(step, STILL_DONE) or not at.frame.get("spares")


@asks(do.May)
def _whether(at: At, step: do.May) -> Question | None:
    return Question(MAY, at.frame.player, at.frame.skill, options(YES, NO))


@asks(do.Choose)
def _which_cards(at: At, step: do.Choose) -> Question | None:
    return choice_question(at, step) if at.frame.get("announced") is None else None


def go_on(
    at: At, index: int, *events: GameEvent, keep: dict[str, Plain] | None = None, note: str = ""
) -> Outcome:
    """Let events happen and go to the instruction after this one; after the last one the program is over."""
    if index + 1 >= (at.frame.number("stop") or len(skill_of(at).program)):
        return happen(*events, leave=True, note=note)
    return happen(
        *events, keep={"index": index + 1, "done": 0, **(keep or {})}, goto="instruction", note=note
    )


def caused(  # noqa: PLR0913 - the fields of an event
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
    """Make an event that this skill causes; what lasts until the own next turn ends with that player's next one."""
    if until == "own_turn":
        until = f"start.{at.frame.player}"
    return GameEvent(
        kind,
        card=ref,
        player=player,
        by=at.frame.player,
        zone=zone,
        name=name,
        amount=amount,
        until=until,
        source=at.frame.skill,
    )


def player_meant(at: At, who: str) -> str:
    """Name the player an instruction means, seen from the one who has the skill."""
    player = at.frame.player
    return player if who == "own" else at.state.other(player)


def draw_events(at: At, player: str) -> tuple[GameEvent, ...]:
    """Take the top card of a deck into the hand, unrevealed; nothing if the deck is empty."""
    return top_card_events(at, player, "hand", "draw")


def top_card_events(at: At, player: str, zone: str, kind: str) -> tuple[GameEvent, ...]:
    """Move the top card of a deck into a zone, and say what that is called."""
    deck = at.state.zone(player, "deck")
    if not deck:
        return ()
    source = at.frame.skill
    is_repeated = True if at.frame.number("done") else None
    heard = GameEvent(kind, player=player, by=at.frame.player, source=source, value=is_repeated)
    if deck[0] > 0:
        return (GameEvent(e.MOVE, card=at.state.card(deck[0]).ref, zone=zone, source=source), heard)
    return (
        GameEvent(e.MOVE_BLANK, player=player, name="deck", zone=zone, amount=deck[0], source=source),
        heard,
    )


def repeated(at: At, index: int, count: int, events: tuple[GameEvent, ...]) -> Outcome:
    """Do something `count` times, one after the other: each time is a group of its own."""
    done = at.frame.number("done") + 1
    if count <= 0:
        return go_on(at, index)
    if not events or done >= count:
        return go_on(at, index, *events)
    return happen(*events, keep={"done": done, "wanted": count}, goto="instruction")
