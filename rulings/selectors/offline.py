"""Read what a phone keeps to search without a network, from the rows that search itself reads."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec
from django.db.models import Count, QuerySet

from rulings.models import (
    Game,
    Ruling,
    RulingKeyword,
    RulingStatus,
    SearchEntry,
    SearchState,
    SearchStem,
    SearchWord,
    Term,
    keyword_key,
)
from rulings.offline.entries import ShownEntry, write_entries
from rulings.offline.settings import settings
from rulings.offline.tables import Ranks, form_table, known_words, stem_table, word_table
from rulings.search.analysis import decode
from rulings.search.engine import MOST_BOUNDED
from rulings.search.filters import HAS, STATUSES
from rulings.search.index import STATE_ID, current_lexicon
from rulings.search.postings import CUT
from rulings.search.sources import worth_of
from rulings.search.words import stop_words
from rulings.selectors.offline_sources import sources_of_game
from rulings.selectors.rulings import beginning_of

# Changes with the form of the files, so that a phone never reads one form with the program of another.
FORM = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class OfflineGame:
    """A game as the listing names it."""

    code: str
    name: str
    entries: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfflineIndex:
    """What there is to keep: the version of everything, and the games."""

    version: str
    entries: int
    games: tuple[OfflineGame, ...]


def offline_index() -> OfflineIndex:
    """Return the version of the index and the games it holds."""
    counts = dict(_shown_entries().order_by().values_list("game_id").annotate(Count("pk")))
    games = tuple(
        OfflineGame(code=game.code, name=game.name, entries=counts[game.pk])
        for game in _games()
        if game.pk in counts
    )
    return OfflineIndex(version=offline_version(), entries=sum(counts.values()), games=games)


def offline_version() -> str:
    """Return what changes whenever a phone should ask again."""
    version = SearchState.objects.filter(pk=STATE_ID).values_list("version", flat=True).first() or ""
    return hashlib.sha256(f"{FORM} {version}".encode()).hexdigest()[:16]


def offline_words(*, version: str) -> bytes:
    """Return the words, stems and forms of all games, as JSON."""
    state = SearchState.objects.filter(pk=STATE_ID).first()
    lexicon = current_lexicon()
    stems = dict(SearchStem.objects.values_list("stem", "entries"))
    return msgspec.json.encode(
        {
            "version": version,
            "entries": state.entries if state else 0,
            "settings": settings(CUT=CUT, MOST_BOUNDED=MOST_BOUNDED, STATUSES=STATUSES, HAS=HAS),
            "games": [{"code": game.code, "names": list(game.names.values())} for game in _games()],
            "terms": _terms(),
            "stop": sorted(stop_words()),
            "words": word_table(_word_counts()),
            "stems": stem_table(stems),
            "lexicon": form_table(lexicon),
        }
    )


def offline_entries(*, version: str, game: Game) -> bytes:
    """Return the entries of a game, as JSON."""
    joined = ("ruling__superseded_by", "passage__document")
    rows = _shown_entries().filter(game=game).select_related(*joined).order_by("pk")
    parts = ("texts", "citations__passage", "card_links", "keyword_links", "exhibits")
    entries = [_shown(row) for row in rows.prefetch_related(*(f"ruling__{part}" for part in parts))]
    written = write_entries(entries, Ranks.of(_word_counts()))
    sources = sources_of_game(game=game, entries=entries)
    head = {"version": version, "game": game.code, "name": game.name}
    return msgspec.json.encode(head | msgspec.structs.asdict(written) | msgspec.structs.asdict(sources))


def _games() -> QuerySet[Game]:
    return Game.objects.order_by("code")


def _terms() -> list[tuple[list[str], list[str]]]:
    """Return the words of each keyword that rulings name: as printed, and as people say."""
    named = set(RulingKeyword.objects.values_list("key", flat=True))
    terms = []
    for term in Term.objects.order_by("game__code", "code"):
        said = {keyword_key(word) for words in term.synonyms.values() for word in words}
        if term.keys & named:
            terms.append((sorted(term.keys), sorted(said - term.keys)))
    return terms


def _shown_entries() -> QuerySet[SearchEntry]:
    return SearchEntry.objects.exclude(ruling__status=RulingStatus.WITHDRAWN)


def _word_counts() -> dict[str, int]:
    counts = dict(SearchWord.objects.values_list("word", "entries"))
    return dict(known_words(counts=counts, lexicon=current_lexicon(), stop_words=stop_words()))


def _shown(entry: SearchEntry) -> ShownEntry:
    ruling, passage = entry.ruling, entry.passage
    if ruling is not None:
        return _shown_ruling(entry, ruling)
    assert passage is not None, entry.code
    return ShownEntry(
        place=entry.pk,
        code=entry.code,
        worth=worth_of(entry.ruling, entry.passage),
        kind="passage",
        status="current",
        language=passage.language or "en",
        title=beginning_of(passage) or entry.code,
        answer=passage.text or passage.statement,
        reason="",
        url=passage.get_absolute_url(),
        analysis=decode(entry.analysis),
        cites=(passage.code,),
        languages=(passage.language,),
    )


def _shown_ruling(entry: SearchEntry, ruling: Ruling) -> ShownEntry:
    text = ruling.text
    return ShownEntry(
        place=entry.pk,
        code=entry.code,
        worth=worth_of(entry.ruling, entry.passage),
        kind="ruling",
        status=ruling.status,
        language=text.language if text else "en",
        title=text.title if text else ruling.code,
        answer=text.answer if text else "",
        reason=text.reason if text else "",
        url=ruling.get_absolute_url(),
        analysis=decode(entry.analysis),
        cites=tuple(citation.passage.code for citation in ruling.citations.all()),
        cards=tuple(sorted(link.key for link in ruling.card_links.all())),
        keywords=tuple(sorted(link.key for link in ruling.keyword_links.all())),
        languages=tuple(sorted(one.language for one in ruling.texts.all())),
        shows=bool(ruling.exhibits.all()),
        disputed=tuple((voice["code"], voice["says"], voice.get("date") or "") for voice in ruling.disputed),
        superseded_by=ruling.superseded_by.code if ruling.superseded_by else "",
        source_changed=ruling.source_changed_at.date().isoformat() if ruling.source_changed_at else "",
    )
