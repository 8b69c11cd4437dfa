"""Read a pasted deck list, whatever common form it has; nothing in it is dropped without a word."""

from __future__ import annotations

from msgspec.structs import replace

from tournaments.decks.asides import (
    has_address,
    is_about,
    is_comment,
    is_ornament,
    is_preamble,
    without_address,
    without_comment,
)
from tournaments.decks.counts import count_alone
from tournaments.decks.headings import (
    Heading,
    ends_as_heading,
    heading_in,
    inline_heading,
    is_framed,
    total_in,
)
from tournaments.decks.lines import CardLine, Place, card_line, marked_with_star, row_line
from tournaments.decks.numbers import BAKUGAN
from tournaments.decks.sections import GROUP, SET_ASIDE, section_named
from tournaments.decks.signs import clean, parts_of, rows_of, words
from tournaments.decks.tables import Cells, Header, cells_in, header_in, is_row
from tournaments.decks.totals import Stated, counted_for
from tournaments.decks.types import ListLine, ReadFault, ReadList, ReadNote

MAX_SIGNS = 20_000
MAX_LINES = 400
MAX_LENGTH = 240
SHOWN = 60
_NO_CARD = ("unreadable_line", "count_missing")


def read_list(text: str, game: str = "") -> ReadList:
    """Read a list line by line; a line that says nothing readable is a fault with its number."""
    rows = rows_of(text)
    if len(text) > MAX_SIGNS or len(rows) > MAX_LINES:
        return ReadList(lines=(), faults=(ReadFault(line=1, code="list_too_big", text=""),))
    reader = _Reader(rows, game)
    for line, row in enumerate(rows, start=1):
        for part in parts_of(row):
            reader.take(line, part)
    return reader.result()


class _Reader:
    """Goes through a list and remembers under which heading it is."""

    def __init__(self, rows: list[str], game: str) -> None:
        self._rows = rows
        self._game = game
        self._section = ""
        self._header: Header | None = None
        self._title: ReadNote | None = None
        self._lines: list[ListLine] = []
        self._faults: list[ReadFault] = []
        self._notes: list[ReadNote] = []
        self._stated: list[Stated] = []
        self._headings: list[int] = []
        self._has_leader = False
        self._is_apart = False

    def take(self, line: int, row: str) -> None:
        """Read the next line."""
        plain = clean(row)
        if is_ornament(plain):
            self._is_apart = True
            if row.split():
                self._note(line, "ornament", plain)
        elif len(plain) > MAX_LENGTH:
            self._fault(line, "line_too_long", plain)
        elif is_row(plain, self._header) or not self._take_frame(line, plain):
            self._take_card(line, plain)

    def result(self) -> ReadList:
        """Return what was read."""
        title = self._title
        if title and not self._lines and not self._faults:
            self._fault(title.line, "unreadable_line", title.text)
            self._notes.remove(title)
            title = None
        return ReadList(
            lines=self._with_first_vanguard(),
            faults=tuple(self._faults),
            notes=tuple(self._compared(note) for note in self._notes),
            title=title.text if title else "",
        )

    def _take_frame(self, line: int, plain: str) -> bool:
        """Take a line that is no card by its form; tell whether it was one."""
        text = plain.replace("\t", " ")
        header = header_in(plain)
        if header:
            self._header = header
            self._note(line, "header", text)
            return True
        said = without_comment(without_address(text)[0])[0]
        heading = heading_in(said, self._game)
        if heading:
            self._take_heading(line, heading, text)
            return True
        total = total_in(said)
        if total is not None:
            self._stated.append(Stated(line=line, total=total, text=text))
            self._note(line, "total", text)
            return True
        if is_comment(text) and not (self._game == BAKUGAN and text[1:2].isdigit()):
            self._take_comment(line, text)
            return True
        return False

    def _take_heading(self, line: int, heading: Heading, text: str) -> None:
        if heading.is_group:
            self._section = self._section_of_group()
        else:
            self._section = heading.section
        self._headings.append(line)
        self._has_leader = False
        self._note(line, "heading", text)
        if heading.total is not None and self._section != SET_ASIDE:
            stated = Stated(
                line=line, total=heading.total, text=text, section=self._section, is_group=heading.is_group
            )
            self._stated.append(stated)

    def _section_of_group(self) -> str:
        """Return the section that a heading over a kind of cards sorts; a Leader, a Z-Deck, a team have no kinds."""
        whole = ("", "leader", "team", "other") if self._game == BAKUGAN else ("", "leader", "z")
        return "main" if self._section in whole else self._section

    def _take_comment(self, line: int, text: str) -> None:
        read = card_line(Place(line=line, game=self._game), text.lstrip("/#; "))
        holds_card = any(one.number for one in read.lines)
        self._note(line, "comment", text, "comment_holds_card" if holds_card else "")

    def _take_card(self, line: int, plain: str) -> None:
        text = plain.replace("\t", " ")
        heading = inline_heading(text, self._game)
        if heading and heading.section == SET_ASIDE:
            self._section = SET_ASIDE
        if self._section == SET_ASIDE and (heading is None or heading.section in (SET_ASIDE, GROUP)):
            self._note(line, SET_ASIDE, text, "line_set_aside")
            return
        cells = cells_in(plain, self._header)
        if heading is None and self._section == "leader" and self._has_leader and self._is_apart:
            # A Leader stands alone: what follows it apart has no section.
            self._section = ""
        if cells is not None:
            self._take_row(line, cells, text)
            return
        read = self._read(line, heading.card if heading else text, heading)
        if heading and read.fault:
            read = self._read(line, text, None)
            heading = None
        if read.lines:
            self._keep(line, read)
            if heading:
                self._after_inline(heading)
        else:
            self._take_other(line, text, read.fault)

    def _read(self, line: int, text: str, heading: Heading | None) -> CardLine:
        """Read a card in its section; one that several copies stand of is no second Leader."""
        section = self._section
        if heading:
            section = self._section_of_group() if heading.is_group else heading.section
        place = Place(line=line, section=section, game=self._game, is_first=self._is_first)
        read = card_line(place, text)
        is_crowd = self._has_leader and any(one.count > 1 for one in read.lines)
        if heading is None and section == "leader" and is_crowd and not self._has_heading_below(line):
            self._section = ""
            return card_line(replace(place, section=""), text)
        return read

    def _has_heading_below(self, line: int) -> bool:
        return any(heading_in(clean(row).replace("\t", " "), self._game) for row in self._rows[line:])

    def _after_inline(self, heading: Heading) -> None:
        """Go on under a section that a line named beside its card; a Leader is one card."""
        if heading.section == "leader":
            self._section = ""
        elif not heading.is_group:
            self._section = heading.section

    def _take_row(self, line: int, cells: Cells, text: str) -> None:
        section = section_named(words(cells.section), self._game) if cells.section else self._section
        if section == SET_ASIDE:
            self._note(line, SET_ASIDE, text, "line_set_aside")
            return
        if cells.section and not section:
            self._fault(line, "unknown_section", text)
        section = "main" if section == GROUP else section
        count = count_alone(cells.count) if cells.count else None
        if cells.count and count is None:
            self._fault(line, "count_out_of_range", text)
            return
        place = Place(line=line, section=section, game=self._game, is_first=self._is_first)
        read = row_line(place, cells, count)
        if read.lines:
            self._keep(line, read)
        else:
            self._fault(line, read.fault, text)

    def _keep(self, line: int, read: CardLine) -> None:
        self._lines += read.lines
        self._has_leader = self._has_leader or any(one.section == "leader" for one in read.lines)
        self._is_apart = False
        if read.comment:
            self._note(line, "comment", read.comment)

    def _take_other(self, line: int, text: str, fault: str) -> None:
        """Take a line that is no card: what it says instead, or what is wrong with it."""
        if has_address(text):
            self._note(line, "address", text, "address_not_read")
        elif is_about(text) or (self._title and self._is_first and is_preamble(text)):
            self._note(line, "about", text, "about_not_read")
        elif fault == "unreadable_line" and self._may_be_title(text):
            self._note(line, "title", text, "title_not_read")
            self._title = self._notes[-1]
        elif fault in _NO_CARD and (is_framed(text) or ends_as_heading(text)):
            self._section = ""
            self._headings.append(line)
            self._fault(line, "unknown_section", text)
        else:
            self._fault(line, fault, text)

    def _may_be_title(self, text: str) -> bool:
        has_word = any(sign.isalpha() for sign in text)
        return has_word and self._is_first and not self._title and not is_framed(text)

    @property
    def _is_first(self) -> bool:
        return not (self._lines or self._faults or self._headings)

    def _with_first_vanguard(self) -> tuple[ListLine, ...]:
        """Take a star for the mark of the first vanguard where only one card has it."""
        starred = [one for one in self._lines if marked_with_star(one, self._game)]
        if len(starred) != 1:
            return tuple(self._lines)
        marked = replace(starred[0], section="leader", implied="", name=starred[0].name.rstrip(" *"))
        return tuple(marked if one is starred[0] else one for one in self._lines)

    def _compared(self, note: ReadNote) -> ReadNote:
        """Say with a line that states a number of cards where another number was read."""
        stated = next((one for one in self._stated if one.line == note.line), None)
        if stated is None:
            return note
        until = next((line for line in self._headings if line > note.line), None)
        counted = counted_for(replace(stated, until=until), self._lines)
        if counted is None:
            return note
        return replace(note, code="total_differs", values={"stated": stated.total, "counted": counted})

    def _note(self, line: int, kind: str, text: str, code: str = "") -> None:
        self._notes.append(ReadNote(line=line, kind=kind, text=_short(text), code=code))

    def _fault(self, line: int, code: str, text: str) -> None:
        self._faults.append(ReadFault(line=line, code=code, text=_short(text)))


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
