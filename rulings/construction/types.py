"""Name what deck rules are made of, what a list holds, and what a check finds."""

from __future__ import annotations

from msgspec import Struct

from rulings.construction.rules import (
    ColorRule,
    CoreRule,
    CountRule,
    DifferentRule,
    EachRule,
    OpenPoint,
    StarterRule,
)

ANY_NUMBER = 1_000_000
"""The copies a card allows whose text says that a deck may hold as many as its player likes."""


class SectionRule(Struct, frozen=True, kw_only=True):
    """A part of a deck list: how many cards it holds and of which kinds; a bound left out is not ruled.

    `label` names it where its code is not the word of the game. The cards of the sections `along` count in its size
    as well. `is_apart`: no source says that its cards count together with those of the deck. `is_open`: no source
    says that there is such a section. `is_pieces`: it holds no cards.
    """

    code: str
    label: str = ""
    min: int = 0
    max: int | None = None
    kinds: tuple[str, ...] = ()
    along: tuple[str, ...] = ()
    is_apart: bool = False
    is_open: bool = False
    is_pieces: bool = False
    citations: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """Return what the section is called in this game."""
        return self.label or self.code


class CopyRule(Struct, frozen=True, kw_only=True):
    """How many copies of a card some sections, or all, hold together; `by` says what makes two cards the same.

    That is their `number`, their `name`, or their `name-and-set`.
    """

    max: int
    by: str = "number"
    sections: tuple[str, ...] = ()
    citations: tuple[str, ...] = ()


class KeywordRule(Struct, frozen=True, kw_only=True):
    """How many cards with a keyword all sections hold together.

    With `sections` the sources name those that count; whether cards elsewhere do is open.
    """

    keyword: str
    max: int
    sections: tuple[str, ...] = ()
    lifts_copies: bool = False
    citations: tuple[str, ...] = ()


class DeckRules(Struct, frozen=True, kw_only=True):
    """The construction rules of a profile from a day on.

    `until` is the last day for which the sources are known to give them, where other rules followed whose day they
    do not tell; `day` is the one asked for if it lies between.
    `citations` say what a deck is made of; `printed` that a text on a card replaces the rule it names; `restricted`
    that there are lists of banned and restricted cards.
    """

    profile: str
    since: str
    until: str = ""
    day: str = ""
    sections: tuple[SectionRule, ...]
    copies: CopyRule
    limits: tuple[KeywordRule, ...] = ()
    counts: tuple[CountRule, ...] = ()
    colors: tuple[ColorRule, ...] = ()
    each: tuple[EachRule, ...] = ()
    different: tuple[DifferentRule, ...] = ()
    starter: StarterRule | None = None
    cores: CoreRule | None = None
    open: tuple[OpenPoint, ...] = ()
    citations: tuple[str, ...] = ()
    printed: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()

    def section(self, code: str) -> SectionRule | None:
        """Return a section of the list, or nothing where these rules do not have it."""
        return next((one for one in self.sections if one.code == code), None)

    def word_of(self, code: str) -> str:
        """Return what a section is called in this game."""
        section = self.section(code)
        return section.word if section else code


class Card(Struct, frozen=True, kw_only=True):
    """What construction reads of a printed card; an empty kind or a value that is missing is not known.

    `names` are what it is called in other languages, `back_names` what its other side is called. `copies` is how many
    a deck holds where the card's own text says so; `unread` are sentences about deck construction that nobody has read
    into data.
    """

    number: str
    name: str
    kind: str = ""
    names: tuple[str, ...] = ()
    back_names: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    values: dict[str, str | int | list[str]] = {}
    copies: int | None = None
    unread: tuple[str, ...] = ()


class Restrictions(Struct, frozen=True, kw_only=True):
    """A list of banned and restricted cards in force; `copies` says how many a deck holds, by number key."""

    title: str
    since: str = ""
    source: str = ""
    is_official: bool = False
    copies: dict[str, int] = {}


class Line(Struct, frozen=True, kw_only=True):
    """One line of a list as it was read; without a section where none was named.

    `implied` is the section that the form of the list gives a card of unknown kind.
    """

    line: int
    count: int
    section: str = ""
    number: str = ""
    name: str = ""
    implied: str = ""
    grade: str = ""


class Placed(Struct, frozen=True, kw_only=True):
    """A line with the card it means, where that is known, and its place; no section: it cannot be told."""

    line: Line
    section: str
    card: Card | None = None

    @property
    def count(self) -> int:
        """Return how many cards the line stands for."""
        return self.line.count

    @property
    def number(self) -> str:
        """Return the number as printed, else as written."""
        return self.card.number if self.card else self.line.number

    @property
    def name(self) -> str:
        """Return the name as printed, else as written."""
        return self.card.name if self.card else self.line.name


class Finding(Struct, frozen=True, kw_only=True):
    """One thing to say about a list: a code with its values, the lines it is about, the rules that say so.

    `options` are the numbers of the cards that may be meant.
    """

    code: str
    rule: str = ""
    message: str = ""
    lines: tuple[int, ...] = ()
    citations: tuple[str, ...] = ()
    values: dict[str, str | int] = {}
    options: tuple[str, ...] = ()


class Row(Struct, frozen=True, kw_only=True):
    """A line of a list as it is shown; `known` tells whether the catalogue has the card."""

    count: int
    number: str
    name: str
    line: int
    known: bool


class Report(Struct, frozen=True, kw_only=True):
    """What a check found.

    `legal` is nothing where a rule could not be checked and no other is broken; `unchecked` names those rules
    and `unsure` says why. `labels` are the words of `wording.SECTIONS` for the sections that are called otherwise.
    """

    legal: bool | None
    profile: str
    unchecked: tuple[str, ...]
    cards: int
    faults: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    unsure: tuple[Finding, ...]
    sections: dict[str, tuple[Row, ...]]
    labels: dict[str, str] = {}
