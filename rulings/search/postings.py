"""Keep for each stem, and for each game, which entries hold it; return the entries that hold what is wanted.

The entries of a stem are one row: a bit for each id, compressed. What matches is then worked out in memory, the same
way whatever the database.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

import msgspec

from rulings.models import SearchPosting

CUT = 400
CHUNK = 400
# Fast and small enough: sparse rows shrink to a few bytes, dense ones hardly shrink at any level.
LEVEL = 1


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which entries to return: those that hold a stem out of each of these groups, of one game or of all."""

    groups: tuple[tuple[str, ...], ...]
    game_id: int | None = None
    cut: int = CUT


def game_stem(game_id: int) -> str:
    """Return what every entry of a game holds; no word has this form."""
    return f"g_{game_id}"


def candidates(wanted: Wanted) -> list[int]:
    """Return the ids of the entries that match, the lowest first, at most `wanted.cut`."""
    groups = list(wanted.groups)
    if not all(groups):
        return []
    if groups and wanted.game_id is not None:
        groups.append((game_stem(wanted.game_id),))
    held = _read(stem for group in groups for stem in group)
    matching = -1 if groups else 0
    for group in groups:
        any_of = 0
        for stem in group:
            any_of |= int.from_bytes(held.get(stem, b""), "little")
        matching &= any_of
    return list(islice(_ids(matching), wanted.cut))


def change_postings(*, added: Mapping[str, Iterable[int]], removed: Mapping[str, Iterable[int]]) -> None:
    """Note that stems stand in entries, and that others no longer do."""
    stems = sorted({*added, *removed})
    for start in range(0, len(stems), CHUNK):
        chunk = stems[start : start + CHUNK]
        known = _read(chunk)
        held = {
            stem: _changed(known.get(stem, b""), added.get(stem, ()), removed.get(stem, ())) for stem in chunk
        }
        SearchPosting.objects.filter(stem__in=[stem for stem in chunk if not held[stem]]).delete()
        SearchPosting.objects.bulk_create(
            [
                SearchPosting(stem=stem, entries=zlib.compress(bits, LEVEL))
                for stem, bits in held.items()
                if bits
            ],
            update_conflicts=True,
            unique_fields=["stem"],
            update_fields=["entries"],
        )


def _read(stems: Iterable[str]) -> dict[str, bytes]:
    rows = SearchPosting.objects.filter(stem__in=set(stems)).values_list("stem", "entries")
    return {stem: zlib.decompress(entries) for stem, entries in rows}


def _changed(bits: bytes, added: Iterable[int], removed: Iterable[int]) -> bytes:
    """Return the bits with some cleared and others set, without empty bytes at the end."""
    changed = bytearray(bits)
    for entry_id in removed:
        if entry_id >> 3 < len(changed):
            changed[entry_id >> 3] &= ~(1 << (entry_id & 7)) & 0xFF
    for entry_id in added:
        if entry_id >> 3 >= len(changed):
            changed.extend(bytes((entry_id >> 3) + 1 - len(changed)))
        changed[entry_id >> 3] |= 1 << (entry_id & 7)
    return bytes(changed).rstrip(b"\0")


def _ids(bits: int) -> Iterator[int]:
    """Return the places of the bits that are set, the lowest first."""
    signs = bin(bits)[:1:-1]
    place = signs.find("1")
    while place >= 0:
        yield place
        place = signs.find("1", place + 1)
