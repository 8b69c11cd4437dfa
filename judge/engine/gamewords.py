"""What a ruleset says of its words: what triggers hear, what keywords stand for; and where its policy differs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from judge.engine.events import GameEvent
from judge.engine.instructions import AnyInstruction
from judge.engine.skills import ColoursPart, Skill, SumPart, Trigger
from judge.engine.state import GameState


@dataclass(frozen=True, slots=True)
class Heard:
    """Which event a trigger word means, and which of its cards it is about (`card` or `other`).

    `before` words are heard by what was there before the event; `leaving` ones only of cards that were in play. Of a
    `first` word only the first of several repetitions is heard. `unless` names a variable that makes it silent. A
    word without `has_card` is about no card, only about a player. A word that is heard `once` is heard one time in a
    turn by each skill, however often the event comes. With a `name` the event must have it (the mode of a card).
    What `would` happen only a replacement hears.
    """

    kind: str
    side: str = "card"
    before: bool = False
    leaving: bool = False
    first: bool = False
    unless: str = ""
    has_card: bool = True
    once: bool = False
    name: str = ""
    would: bool = False


@dataclass(frozen=True, slots=True)
class Policy:
    """What differs between games that share one loop.

    `waiting_first` is who resolves, or enters, first what waits at the same time. With `may_find_nothing` nobody has
    to choose a card that only its owner knows to be the right one. In `stacked` zones the cards beneath another stay
    with it; `passes_on` is what a card that is put on top takes over, `stays` what a card keeps that is turned over.
    Where a `chain_reopens`, what is left of a chain may be answered anew after one of it has resolved; where
    `counters_play`, a counter that plays a card may be answered like a play. With `put_off_last` what was put off
    waits until nothing else does; with `put_away_first` an Extra Card is put away before its skill is paid for.
    Cards with a keyword of `gone_for_good` leave the game when they leave play; of those with the keyword
    `one_of_a_name` a player has only one of each name in play. `carried_over` is cited beside a passage of an older
    edition that was taken because the one of this edition was not at hand.
    Windows, targets and loss are procedures and checks of each ruleset.
    """

    waiting_first: str
    may_find_nothing: bool = False
    stacked: tuple[str, ...] = ()
    passes_on: str = ""
    stays: str = ""
    chain_reopens: bool = False
    counters_play: bool = False
    put_off_last: bool = False
    put_away_first: bool = False
    gone_for_good: tuple[str, ...] = ()
    one_of_a_name: str = ""
    carried_over: str = ""


@dataclass(frozen=True, slots=True)
class Keyword:
    """What a keyword means: a skill it stands for, or a mark that rules look at; and the kinds it forbids.

    `forbids` may name several kinds, with blanks between them; `against` an `opponent` means only what an opposing
    player's skills and actions do, and only in play. A card with this keyword does without the one it goes `over`; in
    play it has the `bonus`, so much of a value. It enters the zone that `rests_in` names in Rest Mode.
    """

    name: str
    skill: Skill | None = None
    forbids: str = ""
    against: str = ""
    over: str = ""
    bonus: tuple[str, int] | None = None
    rests_in: str = ""


@dataclass(frozen=True, slots=True)
class NamedSkill:
    """What is written with a keyword skill whose effect the rules give: number, two colours, cards it names and where.

    `of_cost` is the kind of the cards it names, if its number is their energy cost. What it `pays` with by the rules
    comes first in its cost. One that is an [Auto] skill `waits` for something; it is known by its
    `keyword`. What it does is the `program`, or with `has_program` what its text says.
    """

    has_number: bool = False
    has_colours: bool = False
    least: int = 0
    most: int = 0
    zones: tuple[str, ...] = ()
    of_cost: str = ""
    pays: ColoursPart | SumPart | None = None
    waits: Trigger | None = None
    keyword: str = ""
    has_program: bool = False
    program: tuple[AnyInstruction, ...] = ()


EventCheck = Callable[[GameState, tuple[GameEvent, ...]], tuple[GameEvent, ...]]


class Interrupt(Struct, frozen=True):
    """What the rules do at once when events of certain kinds have happened."""

    check: EventCheck
    kinds: tuple[str, ...]
