"""Name the kinds of deck rules beside sizes and copies, as a pack states them for a game."""

from __future__ import annotations

from msgspec import Struct


class CountRule(Struct, frozen=True, kw_only=True):
    """How many cards with one of some values the sections together hold.

    Without sections all count, without kinds cards of any kind. `is_open`: the sources do not settle the number, so
    a breach is said, not judged.
    """

    code: str
    value: str
    one_of: tuple[str, ...]
    min: int = 0
    max: int | None = None
    sections: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    is_open: bool = False
    citations: tuple[str, ...] = ()


class ColorRule(Struct, frozen=True, kw_only=True):
    """That cards go with the colours of another section: with all of theirs (`within`) or with one (`any`)."""

    code: str
    of: str
    sections: tuple[str, ...]
    match: str
    citations: tuple[str, ...] = ()


class EachRule(Struct, frozen=True, kw_only=True):
    """That a section, where a list has it, holds one card of each of some values."""

    code: str
    section: str
    value: str
    one_of: tuple[int, ...]
    citations: tuple[str, ...] = ()


class DifferentRule(Struct, frozen=True, kw_only=True):
    """That the cards of a section are all different."""

    code: str
    section: str
    citations: tuple[str, ...] = ()


class StarterRule(Struct, frozen=True, kw_only=True):
    """That the game starts with a card of a grade: the one a section names, else any in the other sections."""

    code: str
    section: str
    sections: tuple[str, ...]
    grade: int
    barred: tuple[str, ...] = ()
    citations: tuple[str, ...] = ()
    barred_citations: tuple[str, ...] = ()


class CoreRule(Struct, frozen=True, kw_only=True):
    """That the pieces of a section, where a list has it, are those the cards of a team ask for."""

    code: str
    section: str
    team: str
    count: int
    types: tuple[str, ...]
    citations: tuple[str, ...] = ()


class OpenPoint(Struct, frozen=True, kw_only=True):
    """What the sources leave open about a list that has a section, or has it not."""

    code: str
    section: str
    is_missing: bool = False
    citations: tuple[str, ...] = ()
