"""Read prose without numbers by an outline: where each passage stood when it got its code, and its digest.

A passage whose words are unchanged is found by its digest wherever it stands. One whose words changed is taken from
where it should stand between its neighbours; where that cannot be told, the document is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulings.corpus.parsers.base import SourceLine, unfinished
from rulings.corpus.types import Fault, Note, OutlineEntry, ParsedDocument, ParsedPassage

DIGEST_LENGTH = 16
# This much of an outline must be found unchanged before a text is taken for another state of the same document.
ENOUGH_KNOWN = 0.5
# A text this many times as long is another document.
LARGEST = 4


def digest_of(texts: Sequence[str]) -> str:
    """Return the digest of a passage's lines; blanks and blank lines do not matter."""
    words = " ".join(" ".join(texts).split())
    return hashlib.sha256(words.encode()).hexdigest()[:DIGEST_LENGTH]


@dataclass(frozen=True, slots=True)
class _Place:
    """The lines of one passage: from this one to before that one, counted in lines that hold something."""

    start: int
    stop: int


@dataclass(slots=True)
class _Reader:
    """Give each entry of the outline its lines."""

    lines: tuple[SourceLine, ...]
    outline: tuple[OutlineEntry, ...]
    places: dict[int, _Place] = field(default_factory=dict)
    changed: set[int] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    def find_unchanged(self) -> None:
        """Find the entries whose words are known, in the order of the outline."""
        sizes = {entry.last - entry.first + 1 for entry in self.outline}
        windows = _windows(self.lines, max(sizes, default=0))
        position = 0
        for index, entry in enumerate(self.outline):
            found = [place for place in windows.get(entry.digest, ()) if place.start >= position]
            if found:
                self.places[index] = found[0]
                position = found[0].stop

    def place_changed(self) -> None:
        """Take the words of each other entry from where it should stand."""
        by_number = {line.number: place for place, line in enumerate(self.lines)}
        for index, entry in enumerate(self.outline):
            if index not in self.places:
                self._place_changed(index, entry, by_number)

    def _place_changed(self, index: int, entry: OutlineEntry, by_number: dict[int, int]) -> None:
        shift = self._shift_around(index)
        start = None if shift is None else by_number.get(entry.first + shift)
        stop = None if shift is None else by_number.get(entry.last + shift)
        if start is None or stop is None:
            self._refuse(index, entry)
            return
        self.places[index] = _Place(start, stop + 1)
        self.changed.add(index)
        message = f"{entry.number!r} has other words than before; it was found by its place."
        self.notes.append(Note(line=self.lines[start].number, message=message))

    def _refuse(self, index: int, entry: OutlineEntry) -> None:
        before = [self.places[one].stop for one in range(index) if one in self.places]
        line = self.lines[before[-1] - 1].number if before else 1
        message = f"The passage {entry.number!r} is missing: neither its words nor its place are there."
        self.faults.append(Fault(line=line, message=message))

    def _shift_around(self, index: int) -> int | None:
        """Return by how many lines the text around an entry has moved, if both neighbours say the same."""
        before = next((one for one in range(index - 1, -1, -1) if one in self.places), None)
        after = next((one for one in range(index + 1, len(self.outline)) if one in self.places), None)
        shifts = {
            self._shift(one, is_end=is_end)
            for one, is_end in ((before, True), (after, False))
            if one is not None
        }
        return shifts.pop() if len(shifts) == 1 else None

    def _shift(self, index: int, *, is_end: bool) -> int:
        place, entry = self.places[index], self.outline[index]
        if is_end:
            return self.lines[place.stop - 1].number - entry.last
        return self.lines[place.start].number - entry.first

    def refuse_a_cut_end(self) -> None:
        """Refuse new words of a passage at the end that stop in the middle of a sentence."""
        last = len(self.outline) - 1
        place = self.places.get(last)
        if last in self.changed and place is not None and place.stop == len(self.lines):
            line = self.lines[-1]
            self.faults += unfinished(line.text, line.number)

    def note_the_rest(self) -> None:
        """Say which lines belong to no passage."""
        taken = {one for place in self.places.values() for one in range(place.start, place.stop)}
        for place, line in enumerate(self.lines):
            if place not in taken:
                self.notes.append(Note(line=line.number, message="Belongs to no passage: left out."))

    def passages(self) -> tuple[ParsedPassage, ...]:
        """Return the passages in the order of the outline."""
        made = []
        for index, entry in enumerate(self.outline):
            if index in self.places:
                place = self.places[index]
                lines = self.lines[place.start : place.stop]
                made.append(
                    ParsedPassage(
                        number=entry.number,
                        section="",
                        label="",
                        line=lines[0].number,
                        question="",
                        text="\n".join(line.text for line in lines),
                    )
                )
        return tuple(made)


class OutlinedProse:
    """The layout of one document of prose, known by its outline."""

    def __init__(self, code: str, outline: tuple[OutlineEntry, ...]) -> None:
        """Take the name of the layout and the outline."""
        self.code = code
        self.outline = outline

    def share_of(self, lines: tuple[SourceLine, ...]) -> float:
        """Say how many passages of the outline stand in the text with unchanged words."""
        if len(lines) > LARGEST * max((entry.last for entry in self.outline), default=0):
            return 0.0
        reader = _Reader(lines, self.outline)
        reader.find_unchanged()
        share = len(reader.places) / len(self.outline) if self.outline else 0.0
        return share if share >= ENOUGH_KNOWN else 0.0

    def parse(self, lines: tuple[SourceLine, ...], *, language: str) -> ParsedDocument:
        """Read the passages of the outline; one that is not found is a fault."""
        reader = _Reader(lines, self.outline)
        reader.find_unchanged()
        reader.place_changed()
        reader.refuse_a_cut_end()
        reader.note_the_rest()
        return ParsedDocument(
            layout=self.code,
            passages=reader.passages(),
            faults=tuple(sorted(reader.faults, key=lambda fault: fault.line)),
            notes=tuple(sorted(reader.notes, key=lambda note: note.line)),
        )


def _windows(lines: tuple[SourceLine, ...], largest: int) -> dict[str, list[_Place]]:
    """Return all runs of lines up to a size by their digest."""
    windows: dict[str, list[_Place]] = {}
    for start in range(len(lines)):
        for stop in range(start + 1, min(start + largest, len(lines)) + 1):
            digest = digest_of([line.text for line in lines[start:stop]])
            windows.setdefault(digest, []).append(_Place(start, stop))
    return windows
