"""Say what every search back end does: keep sets of stems, and return the entries that hold some of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

CUT = 400

_STEM = re.compile(r"[a-z0-9_]+")


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which entries to return: those that hold a stem out of each of these groups, of one game or of all."""

    groups: tuple[tuple[str, ...], ...]
    game_id: int | None = None
    cut: int = CUT


def clean_groups(wanted: Wanted) -> list[list[str]]:
    """Return the groups without what no index can hold; one group that is left empty matches nothing."""
    groups = [[stem for stem in group if _STEM.fullmatch(stem)] for group in wanted.groups]
    return groups if groups and all(groups) else []


class Backend(Protocol):
    """Matches stems. All back ends return the same entries for the same question, ordered by entry."""

    def store(self, entries: Sequence[tuple[int, str]]) -> None:
        """Keep the stems of entries (id, stems joined by blanks), replacing what was kept of them."""

    def remove(self, entry_ids: Iterable[int]) -> None:
        """Forget entries."""

    def candidates(self, wanted: Wanted) -> list[int]:
        """Return the ids of the entries that match, the lowest first, at most `wanted.cut`."""
