"""Recognise headings, with the number of cards they state, and lines that state a total."""

from __future__ import annotations

import re

from msgspec import Struct

from tournaments.decks.counts import whole
from tournaments.decks.sections import GROUP, section_named
from tournaments.decks.signs import listed, words

_FRAME = " _=-#*~+>|•:."
_STRONG_FRAME = re.compile(r"(?:_{2,}|={2,}|~{2,}|-{2,}|#{2,})[^_=~#]*(?:_{2,}|={2,}|~{2,}|-{2,}|#{2,})?:?")
_CARDS = r"(?:cards?|karten?|cartes?|kort|total|in total)"
_STATED = rf"([0-9]+)(?: ?/ ?[0-9]+)?(?: ?{_CARDS})?"
_TOTAL = re.compile(
    rf"(.*\S) ?(?:[\[({{<]{_STATED}[\])}}>]|[:=-] ?{_STATED}|(?<= )x?{_STATED})",
    re.IGNORECASE,
)
_TOTAL_FIRST = re.compile(r"([0-9]+) (\S+ \S.*)")
_REMARK = re.compile(r"([^()]*[^\s()]) ?\([^()]*[0-9][^()]*\)")
_INLINE = re.compile(r"([^:=]{1,30}?)(?: ?[:=] ?| - )(\S.*)")
_NOTHING = listed("none, nothing, empty, no, n a, keine, keiner, keines, kein, leer, aucun, aucune, vide")
_LAST_WORDS = listed("deck, decks, cards, karten, cartes, zone, board, list, liste")
_PAIRS = {"[": "]", "(": ")", "{": "}", "<": ">"}
_TOTAL_WORDS = listed("total, totals, gesamt, insgesamt, summe, sum")
_CARD_WORDS = listed("card, cards, karte, karten, carte, cartes")
_FILLING = listed(
    "grand, in, the, deck, main, side, sideboard, z, ride, stride, team, of, number, count, anzahl, nombre, de, du, "
    "dans, le, im, der, all, with, leader, avec, mit, decklist, list, liste, deckliste, hauptdeck, seitendeck, "
    "nebendeck, principal, annexe"
)


class Heading(Struct, frozen=True):
    """The section that a line names; the number of cards it states; the card behind it."""

    section: str
    total: int | None = None
    card: str = ""

    @property
    def is_group(self) -> bool:
        """Tell whether it only sorts the cards of a section."""
        return self.section == GROUP


def heading_in(plain: str, game: str = "") -> Heading | None:
    """Recognise a line that names a section and nothing else, however it is framed."""
    text = _unframed(plain)
    inline = inline_heading(plain, game)
    if inline and words(inline.card) in _NOTHING:
        return inline
    section = section_named(words(text), game)
    if section:
        return Heading(section)
    found = _TOTAL.fullmatch(text)
    if found:
        said = words(found[1]).removesuffix(" x")
        section = "" if said in _CARD_WORDS else section_named(said, game)
        if section:
            return Heading(section, whole(found[2] or found[3] or found[4]))
    found = _TOTAL_FIRST.fullmatch(text)
    section = section_named(words(found[2]), game) if found else ""
    if found and section and section != GROUP:
        return Heading(section, whole(found[1]))
    remark = _REMARK.fullmatch(text)
    return heading_in(remark[1], game) if remark else None


def inline_heading(plain: str, game: str = "") -> Heading | None:
    """Recognise a section and a card in one line, as in “Leader: NUMBER Name”."""
    found = _INLINE.fullmatch(plain)
    section = section_named(words(found[1]), game) if found else ""
    return Heading(section, card=found[2]) if found and section else None


def total_in(plain: str) -> int | None:
    """Return the number of cards that a line about the whole list states."""
    said = words(plain).split()
    numbers = [word for word in said if word.isascii() and word.isdigit()]
    others = {word for word in said if word not in numbers}
    if len(numbers) not in (1, 2) or not others <= _TOTAL_WORDS | _CARD_WORDS | _FILLING:
        return None
    is_total = bool(others & _TOTAL_WORDS) or others <= _CARD_WORDS
    return whole(numbers[0]) if others and is_total else None


def is_framed(plain: str) -> bool:
    """Tell whether a line is framed as headings are."""
    return _STRONG_FRAME.fullmatch(plain) is not None


def ends_as_heading(plain: str) -> bool:
    """Tell whether a line without a count ends as headings do."""
    return plain.endswith(":") or words(plain).rpartition(" ")[2] in _LAST_WORDS


def _unframed(plain: str) -> str:
    text = plain.strip(_FRAME)
    for _ in range(2):
        if len(text) > 1 and _PAIRS.get(text[0]) == text[-1]:
            text = text[1:-1].strip(_FRAME)
    return text
