"""Skills as data: when they apply, what they cost and what they do."""

from __future__ import annotations

from msgspec import Struct

from judge.engine.instructions import AnyInstruction, Condition, Filter

READ = "read"
EFFECT_UNREAD = "effect_unread"
UNREAD = "unread"


class Trigger(Struct, frozen=True, gc=False):
    """The pattern of game events that makes a skill wait to resolve.

    `event` is a word of the ruleset's trigger table; `about` says whose event it is: `self`, `own`, `opponent` or
    `any`; `other` leaves the card itself out. A `situation` is no event: the skill waits once its condition has
    become true.
    """

    event: str
    about: str = "self"
    other: bool = False
    among: Filter | None = None
    situation: Condition | None = None


class Cost(Struct, frozen=True, gc=False):
    """What must be paid, all or nothing: energy, resting the card, cards from the top of the deck."""

    energy: int = 0
    rest_self: bool = False
    mill: int = 0

    @property
    def is_free(self) -> bool:
        """Tell whether nothing has to be paid."""
        return not (self.energy or self.rest_self or self.mill)


class Skill(Struct, frozen=True, cache_hash=True, gc=False):
    """One printed or granted ability.

    `timing` is a word of the ruleset (`auto`, `permanent`, `activate_main`, `counter_attack`, `flip` …). `zones` are
    the zones where it is valid; empty means wherever its card is in play. `id` is `<card>.<name>`. `status` tells
    how far the printed text was read; `ignore` is the reason why a judge lets an unread text change nothing.
    A `once` is used up after `times` uses; skills of one card that name the same `shares` count theirs together.
    """

    id: str
    timing: str
    trigger: Trigger | None = None
    condition: Condition | None = None
    cost: Cost = Cost()
    program: tuple[AnyInstruction, ...] = ()
    optional: bool = False
    once: str = ""
    times: int = 1
    shares: str = ""
    zones: tuple[str, ...] = ()
    onto: Filter | None = None
    keyword: str = ""
    forbids: str = ""
    text: str = ""
    status: str = READ
    ignore: str = ""
