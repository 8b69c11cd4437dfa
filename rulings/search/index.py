"""Keep one search entry for each ruling, and for each passage that no ruling answers for."""

from __future__ import annotations

import uuid
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from django.db import transaction

from rulings.models import Game, Passage, Ruling, SearchEntry, SearchState, SearchStem, SearchWord, Term
from rulings.search.analysis import Analysis, Piece, analyse, decode, encode
from rulings.search.backends import current_backend
from rulings.search.lexicon import Idea, Lexicon, game_idea, make_lexicon
from rulings.search.words import LANGUAGES, code_token, code_tokens

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

    def count(self, analysis: Analysis, sign: int) -> None:
        """Add or take one entry."""
        for stem in analysis.stems():
            self.stems[stem] += sign
        for word in analysis.words():
            self.words[word] += sign
        self.entries += sign


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
    state.version = uuid.uuid4().hex
    state.entries = max(0, state.entries + change.entries)
    state.save()


def rebuild_index() -> None:
    """Bring all entries up to date, as after a change of terms."""
    known = set(SearchEntry.objects.values_list("code", flat=True))
    known.update(Ruling.objects.values_list("code", flat=True))
    known.update(Passage.objects.values_list("code", flat=True))
    refresh_index(codes=known)


def _chunks(items: Sequence[str]) -> Iterator[list[str]]:
    iterator = iter(items)
    while chunk := list(islice(iterator, CHUNK)):
        yield chunk


def _refresh_chunk(codes: list[str], lexicon: Lexicon, change: _Change) -> None:
    rulings = {ruling.code: ruling for ruling in _rulings(codes)}
    passages = {
        passage.code: passage for passage in Passage.objects.filter(code__in=codes).select_related("document")
    }
    known = {entry.code: entry for entry in SearchEntry.objects.filter(code__in=codes)}
    fresh: list[SearchEntry] = []
    changed: list[SearchEntry] = []
    gone: list[SearchEntry] = []
    for code in codes:
        old = known.get(code)
        new = _entry_for(rulings.get(code), passages.get(code), lexicon)
        if new is None:
            gone += [old] if old else []
        elif old is None:
            fresh.append(new)
        elif (old.analysis, old.ruling_id, old.passage_id) != (new.analysis, new.ruling_id, new.passage_id):
            new.pk = old.pk
            changed.append(new)
    for entry in [*gone, *(known[one.code] for one in changed)]:
        change.count(decode(entry.analysis), -1)
    for entry in [*fresh, *changed]:
        change.count(decode(entry.analysis), 1)
    _store_entries(fresh, changed, gone)


def _rulings(codes: list[str]) -> Iterable[Ruling]:
    shown = Ruling.objects.shown().filter(code__in=codes)
    return shown.prefetch_related("texts", "citations__passage")


def _store_entries(fresh: list[SearchEntry], changed: list[SearchEntry], gone: list[SearchEntry]) -> None:
    backend = current_backend()
    gone_ids = [entry.pk for entry in gone]
    backend.remove(gone_ids)
    SearchEntry.objects.filter(pk__in=gone_ids).delete()
    SearchEntry.objects.bulk_update(
        changed, ["game", "ruling", "passage", "stems", "analysis"], batch_size=100
    )
    created = SearchEntry.objects.bulk_create(fresh, batch_size=100)
    backend.store([(entry.pk, entry.stems) for entry in [*created, *changed]])


def _entry_for(ruling: Ruling | None, passage: Passage | None, lexicon: Lexicon) -> SearchEntry | None:
    if ruling is not None:
        analysis = _ruling_analysis(ruling, passage, lexicon)
        return _entry(ruling.code, ruling.game_id, analysis, ruling=ruling)
    if passage is None or not (passage.text or passage.statement):
        return None
    game = passage.code.split("/", 1)[0]
    codes = [("code", code_tokens(passage.code))]
    analysis = analyse(_passage_pieces(passage), codes=codes, lexicon=lexicon, game=game)
    return _entry(passage.code, passage.document.game_id, analysis, passage=passage)


def _entry(
    code: str,
    game_id: int,
    analysis: Analysis,
    *,
    ruling: Ruling | None = None,
    passage: Passage | None = None,
) -> SearchEntry:
    stems = " ".join(sorted(analysis.stems()))
    return SearchEntry(
        code=code, game_id=game_id, ruling=ruling, passage=passage, stems=stems, analysis=encode(analysis)
    )


def _ruling_analysis(ruling: Ruling, own: Passage | None, lexicon: Lexicon) -> Analysis:
    pieces: list[Piece] = []
    for text in ruling.texts.all():
        pieces.append(Piece("title", text.language, text.title))
        pieces.append(Piece("answer", text.language, text.answer))
        pieces.append(Piece("reason", text.language, text.reason))
    for language, forms in sorted(ruling.asked.items()):
        pieces += [Piece("asked", language, form) for form in forms]
    pieces += [Piece("keywords", "en", str(keyword)) for keyword in ruling.keywords]
    if own is not None:
        pieces += [piece for piece in _passage_pieces(own) if piece.field != "statement"]
    cited = [token for citation in ruling.citations.all() for token in code_tokens(citation.passage.code)]
    game = ruling.code.split("/", 1)[0]
    codes = [
        ("code", code_tokens(ruling.code)),
        ("cited", cited),
        ("cards", [code_token(str(card)) for card in ruling.cards]),
    ]
    return analyse(pieces, codes=codes, lexicon=lexicon, game=game)


def _passage_pieces(passage: Passage) -> list[Piece]:
    language = passage.language or passage.document.language
    return [
        Piece("section", language, passage.section),
        Piece("question", language, passage.question),
        Piece("text", language, passage.text),
        Piece("statement", "en", passage.statement),
    ]


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
