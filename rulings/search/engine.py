"""Answer a query: parse, match, rank."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field, replace
from itertools import islice

import msgspec
from django.db.models import QuerySet

from rulings.corpus.codes import sort_key
from rulings.models import Game, SearchEntry, SearchProfile, SearchState, SearchStem, SearchWord
from rulings.search.filters import Bounds, Notice, read_bounds, unknown_name
from rulings.search.index import STATE_ID, current_lexicon
from rulings.search.language import Filter, Parsed, parse
from rulings.search.lexicon import Lexicon
from rulings.search.postings import CUT, Wanted
from rulings.search.postings import candidates as matching
from rulings.search.profile import Candidate, decode_profile
from rulings.search.query import STOP_WEIGHT, Group, Query, Vocabulary, parse_query
from rulings.search.ranking import Scored, Statistics, rank
from rulings.search.words import fold, stems_in_any_language, words_of

KEPT_CANDIDATES = 20_000
# Filters that leave no more than this are ranked whole.
MOST_BOUNDED = 1000
PHRASE = "phrase"
NOTHING = Query()


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The entries found, best first, how the query was read, and what of it was passed over."""

    hits: tuple[Scored, ...] = ()
    suggestion: str = ""
    filters: tuple[Filter, ...] = ()
    notices: tuple[Notice, ...] = ()
    query: Query = NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class _Snapshot:
    """Everything a process keeps about one version of the index."""

    version: str
    lexicon: Lexicon
    vocabulary: Vocabulary
    statistics: Statistics
    games: dict[int, str]
    candidates: dict[int, Candidate] = field(default_factory=dict)


_lock = threading.Lock()
_snapshot: _Snapshot | None = None


def search(*, text: str, game_id: int | None = None, limit: int = 20) -> Outcome:
    """Return what answers a query, best first."""
    if not text.strip():
        return Outcome()
    snapshot = _current_snapshot()
    parsed = parse(text)
    bounds = read_bounds(parsed.filters)
    game_id = bounds.game.pk if bounds.game else game_id
    game = snapshot.games.get(game_id, "") if game_id is not None else ""
    query = parse_query(parsed.words, lexicon=snapshot.lexicon, vocabulary=snapshot.vocabulary, game=game)
    outcome = Outcome(
        suggestion=query.suggestion,
        filters=bounds.filters,
        notices=(*bounds.notices, *_unknown(parsed, snapshot)),
        query=query,
    )
    if query.is_empty:
        return replace(outcome, hits=_listed(bounds, game_id, limit) if bounds.filters else ())
    ids = _matching(query, snapshot.statistics, game_id)
    hits = _ranked(query, parsed, _within(bounds, ids, game_id), snapshot, limit)
    if parsed.phrases and not hits:
        notice = Notice(name=PHRASE, value=parsed.phrases[0], typed=f'"{parsed.phrases[0]}"', known=())
        outcome = replace(outcome, notices=(*outcome.notices, notice))
        loose = msgspec.structs.replace(parsed, phrases=())
        hits = _ranked(query, loose, _within(bounds, ids, game_id), snapshot, limit)
    return replace(outcome, hits=tuple(hits))


def _unknown(parsed: Parsed, snapshot: _Snapshot) -> list[Notice]:
    """Return notices for filters that nobody knows, unless their name is a word of a game."""
    words = snapshot.lexicon.words
    return [unknown_name(one) for one in parsed.unknown if fold(one.name) not in words]


def _listed(bounds: Bounds, game_id: int | None, limit: int) -> tuple[Scored, ...]:
    """Return what filters alone leave, in the order of the codes."""
    entries = _bounded(bounds, game_id).order_by("code").values_list("code", flat=True)
    codes = sorted(entries[:MOST_BOUNDED], key=sort_key)
    return tuple(Scored(code, 0.0) for code in codes[:limit])


def _bounded(bounds: Bounds, game_id: int | None) -> QuerySet[SearchEntry]:
    entries = SearchEntry.objects.filter(bounds.condition)
    return entries if game_id is None else entries.filter(game_id=game_id)


def _within(bounds: Bounds, ids: list[int], game_id: int | None) -> list[int]:
    """Keep to the filters: all they leave when that is little, else what matches among it."""
    if not bounds.filters:
        return ids
    entries = _bounded(bounds, game_id).order_by("pk").values_list("pk", flat=True)
    few = list(entries[: MOST_BOUNDED + 1])
    return few if len(few) <= MOST_BOUNDED else list(entries.filter(pk__in=ids))


def _ranked(query: Query, parsed: Parsed, ids: list[int], snapshot: _Snapshot, limit: int) -> list[Scored]:
    """Rank the candidates that have the exact phrases and none of the words to leave out."""
    candidates = _candidates(ids, snapshot)
    for phrase in parsed.phrases:
        words = " ".join(word.text for word in words_of(fold(phrase)))
        candidates = [one for one in candidates if one.says(words)]
    for word in parsed.left_out:
        stems = set(stems_in_any_language(fold(word)))
        candidates = [one for one in candidates if stems.isdisjoint(one.weights)]
    return rank(query, candidates, snapshot.statistics, limit=limit)


def _current_snapshot() -> _Snapshot:
    """Return what is known of the index, read again only after it has changed."""
    global _snapshot
    state = SearchState.objects.filter(pk=STATE_ID).first()
    version = state.version if state else ""
    with _lock:
        known = _snapshot
    if known is not None and known.version == version:
        return known
    stems = dict(SearchStem.objects.values_list("stem", "entries"))
    words = dict(SearchWord.objects.values_list("word", "entries"))
    lexicon = current_lexicon()
    entries = state.entries if state else 0
    spellings = sorted({word for word in (*words, *lexicon.words) if len(word) >= 3 and word.isascii()})
    fresh = _Snapshot(
        version=version,
        lexicon=lexicon,
        vocabulary=Vocabulary(stems, words, entries, spellings),
        statistics=Statistics(stems, entries),
        games=dict(Game.objects.values_list("pk", "code")),
    )
    with _lock:
        _snapshot = fresh
    return fresh


def _matching(query: Query, statistics: Statistics, game_id: int | None) -> list[int]:
    """Return the entries worth ranking, by a rule over the statistics.

    Entries with any of the rarest things asked for, as long as they are not too many; where even the rarest
    is everywhere, the entries that have all of them, giving up the most frequent until something is found.
    """
    ids = set(matching(Wanted(groups=(query.codes,), game_id=game_id))) if query.codes else set()
    groups = [group for group in query.groups if group.weight > STOP_WEIGHT] or list(query.groups)
    groups = [group for group in groups if _entries_with(group, statistics)]
    groups.sort(key=lambda group: (_entries_with(group, statistics), group.alternatives))
    stems: list[str] = []
    budget = CUT
    for group in groups:
        budget -= _entries_with(group, statistics)
        if budget < 0:
            break
        stems += [stem for stem, _ in group.alternatives]
    if stems or not groups:
        return sorted(ids.union(matching(Wanted(groups=(tuple(stems),), game_id=game_id))))
    while groups and not ids:
        wanted = tuple(tuple(stem for stem, _ in group.alternatives) for group in groups)
        ids.update(matching(Wanted(groups=wanted, game_id=game_id)))
        groups.pop()
    return sorted(ids)


def _entries_with(group: Group, statistics: Statistics) -> int:
    return sum(statistics.stems.get(stem, 0) for stem, _ in group.alternatives)


def _candidates(ids: list[int], snapshot: _Snapshot) -> list[Candidate]:
    kept = snapshot.candidates
    found = {entry_id: one for entry_id in ids if (one := kept.get(entry_id)) is not None}
    missing = [entry_id for entry_id in ids if entry_id not in found]
    if missing:
        rows = SearchProfile.objects.filter(pk__in=missing).values_list("pk", "data")
        read = {pk: decode_profile(data) for pk, data in rows}
        with _lock:
            kept.update(read)
            for oldest in list(islice(kept, max(0, len(kept) - KEPT_CANDIDATES))):
                del kept[oldest]
        found |= read
    return [found[entry_id] for entry_id in ids if entry_id in found]
