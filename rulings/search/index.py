"""Keep one search entry for each ruling, and for each passage that no ruling answers for."""

from __future__ import annotations

import uuid
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from django.db import DEFAULT_DB_ALIAS, connections, transaction

from rulings.models import (
    Game,
    Passage,
    Ruling,
    SearchEntry,
    SearchPosting,
    SearchProfile,
    SearchState,
    SearchStem,
    SearchWord,
    Term,
)
from rulings.search.analysis import Analysis, analyse, decode, encode
from rulings.search.lexicon import Idea, Lexicon, game_idea, make_lexicon
from rulings.search.postings import change_postings, game_stem
from rulings.search.profile import candidate, encode_profile
from rulings.search.sources import Source, sources_of
from rulings.search.words import LANGUAGES

CHUNK = 400
# A shorter last word of a game's code ("world") is no name of its own.
LONGEST_COMMON_NAME = 6
STATE_ID = 1


@dataclass(slots=True)
class _Change:
    """What one refresh adds to and takes from the statistics."""

    stems: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    entries: int = 0
    added: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    removed: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, entry: SearchEntry, analysis: Analysis) -> None:
        """Add an entry."""
        self._note(entry, analysis, self.added)
        self.stems.update(analysis.stems())
        self.words.update(analysis.words())
        self.entries += 1

    def remove(self, entry: SearchEntry) -> None:
        """Take an entry away as it was stored."""
        analysis = decode(entry.analysis)
        self._note(entry, analysis, self.removed)
        self.stems.subtract(analysis.stems())
        self.words.subtract(analysis.words())
        self.entries -= 1

    def _note(self, entry: SearchEntry, analysis: Analysis, noted: dict[str, list[int]]) -> None:
        noted[game_stem(entry.game_id)].append(entry.pk)
        for stem in analysis.stems():
            noted[stem].append(entry.pk)


@dataclass(slots=True)
class _New:
    """An entry as it should be, with what it was made of."""

    entry: SearchEntry
    analysis: Analysis
    profile: bytes


def current_lexicon() -> Lexicon:
    """Return the words of all games, each as its players use them, the games' names, and the common words."""
    ideas: list[Idea] = []
    for term in Term.objects.select_related("game").order_by("game__code", "code"):
        forms: dict[str, list[str]] = {}
        for source in (term.words, term.synonyms):
            for language, words in source.items():
                forms.setdefault(language, []).extend(words)
        ideas.append(Idea(term.code, forms, term.game.code))
    ideas += [_named(game) for game in Game.objects.order_by("code")]
    return make_lexicon([], ideas=ideas)


def _named(game: Game) -> Idea:
    """Return a game as an idea: its names, its code as words, and the code's first letters."""
    words = game.code.split("-")
    short = ["".join(word[0] for word in words)] if len(words) > 1 else []
    own = [" ".join(words), words[-1] if len(words[-1]) > LONGEST_COMMON_NAME else "", *short]
    return Idea(
        game_idea(game.code), {language: [game.names.get(language, ""), *own] for language in LANGUAGES}
    )


@transaction.atomic
def refresh_index(*, codes: Iterable[str]) -> None:
    """Bring the entries of these codes up to date, inside the caller's transaction."""
    pending = sorted(set(codes))
    if not pending:
        return
    state, _ = SearchState.objects.select_for_update().get_or_create(pk=STATE_ID)
    lexicon = current_lexicon()
    change = _Change()
    for chunk in _chunks(pending):
        _refresh_chunk(chunk, lexicon, change)
    _store_statistics(change)
    change_postings(added=change.added, removed=change.removed)
    state.version = uuid.uuid4().hex
    state.entries = max(0, state.entries + change.entries)
    state.save()


def rebuild_index() -> None:
    """Bring all entries up to date, as after a change of terms."""
    known = set(SearchEntry.objects.values_list("code", flat=True))
    known.update(Ruling.objects.values_list("code", flat=True))
    known.update(Passage.objects.values_list("code", flat=True))
    refresh_index(codes=known)


def renew_index(*, using: str, **_: object) -> None:
    """Build the index again where a migration has emptied it; called once all is migrated."""
    needed = {model._meta.db_table for model in (SearchState, SearchPosting, SearchProfile)}
    if using != DEFAULT_DB_ALIAS or not needed <= set(connections[using].introspection.table_names()):
        return
    if SearchState.objects.filter(pk=STATE_ID, version="").exists():
        rebuild_index()


def _chunks(items: Sequence[str]) -> Iterator[list[str]]:
    iterator = iter(items)
    while chunk := list(islice(iterator, CHUNK)):
        yield chunk


def _refresh_chunk(codes: list[str], lexicon: Lexicon, change: _Change) -> None:
    sources = {source.code: source for source in sources_of(codes)}
    known = {entry.code: entry for entry in SearchEntry.objects.filter(code__in=codes)}
    profiles = dict(SearchProfile.objects.filter(entry__code__in=codes).values_list("pk", "data"))
    fresh: list[_New] = []
    changed: list[_New] = []
    gone: list[SearchEntry] = []
    for code in codes:
        old = known.get(code)
        new = _entry(sources[code], lexicon) if code in sources else None
        if new is None:
            gone += [old] if old else []
        elif old is None:
            fresh.append(new)
        elif _says(old, profiles.get(old.pk, b"")) != _says(new.entry, new.profile):
            new.entry.pk = old.pk
            changed.append(new)
    for entry in [*gone, *(known[one.entry.code] for one in changed)]:
        change.remove(entry)
    _store_entries(fresh, changed, gone)
    for one in [*fresh, *changed]:
        change.add(one.entry, one.analysis)


def _says(entry: SearchEntry, profile: bytes | memoryview) -> tuple[object, ...]:
    return entry.game_id, bytes(entry.analysis), entry.ruling_id, entry.passage_id, bytes(profile)


def _store_entries(fresh: list[_New], changed: list[_New], gone: list[SearchEntry]) -> None:
    SearchEntry.objects.filter(pk__in=[entry.pk for entry in gone]).delete()
    SearchEntry.objects.bulk_update(
        [one.entry for one in changed], ["game", "ruling", "passage", "analysis"], batch_size=100
    )
    SearchEntry.objects.bulk_create([one.entry for one in fresh], batch_size=100)
    SearchProfile.objects.bulk_create(
        [SearchProfile(entry=one.entry, data=one.profile) for one in [*fresh, *changed]],
        update_conflicts=True,
        unique_fields=["entry"],
        update_fields=["data"],
        batch_size=100,
    )


def _entry(source: Source, lexicon: Lexicon) -> _New:
    game = source.code.split("/", 1)[0]
    analysis = analyse(source.pieces, codes=source.codes, lexicon=lexicon, game=game)
    entry = SearchEntry(
        code=source.code,
        game_id=source.game_id,
        ruling=source.ruling,
        passage=source.passage,
        analysis=encode(analysis),
    )
    profile = encode_profile(candidate(code=source.code, worth=source.worth, analysis=analysis))
    return _New(entry, analysis, profile)


def _store_statistics(change: _Change) -> None:
    for chunk in _chunks(sorted(stem for stem, by in change.stems.items() if by)):
        known = dict(SearchStem.objects.filter(stem__in=chunk).values_list("stem", "entries"))
        counts = {stem: known.get(stem, 0) + change.stems[stem] for stem in chunk}
        SearchStem.objects.filter(stem__in=[stem for stem, count in counts.items() if count <= 0]).delete()
        rows = [SearchStem(stem=stem, entries=count) for stem, count in counts.items() if count > 0]
        SearchStem.objects.bulk_create(
            rows, update_conflicts=True, unique_fields=["stem"], update_fields=["entries"], batch_size=200
        )
    for chunk in _chunks(sorted(word for word, by in change.words.items() if by)):
        known = dict(SearchWord.objects.filter(word__in=chunk).values_list("word", "entries"))
        counts = {word: known.get(word, 0) + change.words[word] for word in chunk}
        SearchWord.objects.filter(word__in=[word for word, count in counts.items() if count <= 0]).delete()
        words = [SearchWord(word=word, entries=count) for word, count in counts.items() if count > 0]
        SearchWord.objects.bulk_create(
            words, update_conflicts=True, unique_fields=["word"], update_fields=["entries"], batch_size=200
        )
