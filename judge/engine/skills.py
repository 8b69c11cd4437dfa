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


class EnergyPart(Struct, frozen=True, tag_field="pays", tag="energy", gc=False):
    """Energy to be rested: `total` of any colour, among them so many of each of the `colours` (sorted pairs)."""

    total: int
    colours: tuple[tuple[str, int], ...] = ()

    @property
    def amount(self) -> int:
        """Give how many are rested: the colours alone may ask for more than the total."""
        return max(self.total, sum(number for _, number in self.colours))


class DeckPart(Struct, frozen=True, tag_field="pays", tag="deck", gc=False):
    """Cards from the top of the deck to be put away; a part that comes `first` is paid before all others."""

    count: int
    first: bool = False


class CardsPart(Struct, frozen=True, tag_field="pays", tag="cards", gc=False):
    """Cards to be turned or moved: `count` chosen ones among those that fit, or (0) all of them.

    Without `among` it is the card itself. `to` is a mode (`rest`, `active`) or the zone they go to, to the bottom of
    an ordered one if `at_bottom`.
    """

    among: Filter | None = None
    count: int = 1
    to: str = "rest"
    at_bottom: bool = False


class ColoursPart(Struct, frozen=True, tag_field="pays", tag="colours", gc=False):
    """Cards that show both `colours` between them, turned to a mode or moved to a zone: one of both, or one of each.

    Of one that is paid by a card `alone` only one of both will do.
    """

    among: Filter
    to: str
    colours: tuple[str, ...] = ()
    alone: bool = False

    @property
    def each(self) -> CardsPart:
        """Give the part that one of these cards would pay."""
        return CardsPart(self.among, 1, self.to)


class SumPart(Struct, frozen=True, tag_field="pays", tag="sum", gc=False):
    """Cards of no other colours, turned or moved, whose energy costs add up to the printed one of the card itself."""

    among: Filter
    to: str
    colours: tuple[str, ...]

    @property
    def each(self) -> CardsPart:
        """Give the part that one of these cards would pay."""
        return CardsPart(self.among, 1, self.to)


Part = EnergyPart | DeckPart | CardsPart | ColoursPart | SumPart


class Cost(Struct, frozen=True, gc=False):
    """What must be paid, all or nothing, part by part in this order."""

    parts: tuple[Part, ...] = ()

    @classmethod
    def of_energy(cls, total: int, colours: tuple[tuple[str, int], ...] = ()) -> Cost:
        """Make a cost of energy alone; nothing at all if that is none."""
        part = EnergyPart(max(0, total), colours)
        return cls((part,) if part.amount else ())

    @property
    def is_free(self) -> bool:
        """Tell whether nothing has to be paid."""
        return not self.parts

    def with_more(self, more: Cost) -> Cost:
        """Put another cost behind this one; energy that meets energy is paid in one go."""
        if not (self.parts and more.parts):
            return more if more.parts else self
        last, first = self.parts[-1], more.parts[0]
        if not (isinstance(last, EnergyPart) and isinstance(first, EnergyPart)):
            return Cost((*self.parts, *more.parts))
        colours = dict(last.colours)
        for colour, number in first.colours:
            colours[colour] = colours.get(colour, 0) + number
        both = EnergyPart(last.amount + first.amount, tuple(sorted(colours.items())))
        return Cost((*self.parts[:-1], both, *more.parts[1:]))


class Skill(Struct, frozen=True, cache_hash=True, gc=False):
    """One printed or granted ability.

    `timing` is a word of the ruleset (`auto`, `permanent`, `activate_main`, `counter_attack`, `flip` …). `zones` are
    the zones where it is valid; empty means wherever its card is in play. `id` is `<card>.<name>`. `status` tells
    how far the printed text was read; `ignore` is the reason why a judge lets an unread text change nothing.
    A `once` is used up after `times` uses; skills of one card that name the same `shares` count theirs together, and so
    do those of all cards that have the same `limit`.
    `number` is the X of a keyword, `colours` are its X and Y, `named` the cards that it names.
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
    limit: str = ""
    zones: tuple[str, ...] = ()
    onto: Filter | None = None
    number: int | None = None
    named: tuple[Filter, ...] = ()
    colours: tuple[str, ...] = ()
    keyword: str = ""
    forbids: str = ""
    text: str = ""
    status: str = READ
    ignore: str = ""
