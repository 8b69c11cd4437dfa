"""What the page of a ruling says of it beside its words."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.models import Passage, Ruling, keyword_key
from rulings.selectors import terms_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A passage a ruling rests on, opened where its own words are here."""

    passage: Passage
    is_open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class KeywordLink:
    """A keyword of a ruling and the page about it, empty where it is no word of the glossary."""

    word: str
    address: str


def sources_of(ruling: Ruling) -> list[Source]:
    """Return the passages of a ruling; the first with its own words stands open."""
    passages = [citation.passage for citation in ruling.citations.all()]
    first = next((one for one in passages if one.is_imported), None)
    return [Source(passage=one, is_open=one is first) for one in passages]


def keyword_links(ruling: Ruling) -> list[KeywordLink]:
    """Return the keywords of a ruling with the pages about them."""
    if not ruling.keywords:
        return []
    addresses: dict[str, str] = {}
    for term in terms_of(game=ruling.game):
        for key in term.keys:
            addresses.setdefault(key, term.get_absolute_url())
    return [
        KeywordLink(word=str(word), address=addresses.get(keyword_key(str(word)), ""))
        for word in ruling.keywords
    ]
