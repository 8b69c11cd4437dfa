"""Read the query language: words, "exact words", filters such as `card:BT1-057`, and what to leave out."""

from __future__ import annotations

import re

import msgspec

from rulings.search.words import readable

# Every filter by the names people give it.
NAMES = {
    "card": "card",
    "carte": "card",
    "karte": "card",
    "kw": "kw",
    "keyword": "kw",
    "game": "game",
    "jeu": "game",
    "spiel": "game",
    "rule": "rule",
    "regle": "rule",
    "regel": "rule",
    "lang": "lang",
    "langue": "lang",
    "sprache": "lang",
    "status": "status",
    "statut": "status",
    "has": "has",
}
FILTERS = tuple(dict.fromkeys(NAMES.values()))
MAX_TEXT = 600
MAX_FILTERS = 8
MAX_VALUE = 80

_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"'})
_PIECE = re.compile(
    r"(?P<minus>(?<!\S)-)?(?:(?<!\S)(?<!-)|(?<=-))(?P<name>[A-Za-z]{2,10}):(?P<value>\"[^\"]{1,80}\"|[^\s:\"]\S*)"
    r"|(?P<not>(?<!\S)-)(?P<left>[^\W\d_]\w*)"
    r"|(?<!\S)\"(?P<phrase>[^\"]+)\""
)


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """One bound of a search as it was typed: which, its value, and the query without it."""

    name: str
    value: str
    typed: str
    rest: str = ""
    is_negative: bool = False


class Parsed(msgspec.Struct, frozen=True, kw_only=True):
    """A query taken apart."""

    words: str = ""
    phrases: tuple[str, ...] = ()
    filters: tuple[Filter, ...] = ()
    left_out: tuple[str, ...] = ()
    unknown: tuple[Filter, ...] = ()


def parse(text: str) -> Parsed:
    """Take a query apart; any text is a query."""
    plain = readable(text[:MAX_TEXT]).translate(_QUOTES)
    phrases: list[str] = []
    filters: list[Filter] = []
    unknown: list[Filter] = []
    left_out: list[str] = []
    words: list[str] = []
    end = 0
    for found in _PIECE.finditer(plain):
        words.append(plain[end : found.start()])
        end = found.end()
        if found["phrase"]:
            phrases.append(found["phrase"].strip())
            words.append(f" {found['phrase']} ")
        elif found["left"]:
            left_out.append(found["left"])
        else:
            read = _filter(found, plain)
            is_known = read.name in FILTERS and len(filters) < MAX_FILTERS
            (filters if is_known else unknown).append(read)
            words.append(" " if is_known else f" {found[0].replace(':', ' ')} ")
    words.append(plain[end:])
    return Parsed(
        words="".join(words) if end else text,
        phrases=tuple(phrase for phrase in phrases if phrase),
        filters=tuple(filters),
        left_out=tuple(left_out),
        unknown=tuple(unknown),
    )


def _filter(found: re.Match[str], plain: str) -> Filter:
    rest = f"{plain[: found.start()]} {plain[found.end() :]}"
    return Filter(
        name=NAMES.get(found["name"].casefold(), found["name"].casefold()),
        value=found["value"].strip('"')[:MAX_VALUE].strip(),
        typed=found[0],
        rest=" ".join(rest.split()),
        is_negative=bool(found["minus"]),
    )
