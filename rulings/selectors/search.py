"""Search rulings and passages, and join what a list of results shows."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.models import Passage, Ruling
from rulings.search.engine import search
from rulings.selectors.rulings import beginning_of, complete, with_documents

MAX_RESULTS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchResult:
    """One thing found: a ruling, or a passage without one."""

    code: str
    score: float
    ruling: Ruling | None = None
    passage: Passage | None = None

    @property
    def title(self) -> str:
        """Return the ruling's title, or the beginning of the passage."""
        if self.ruling is not None:
            return self.ruling.title
        return beginning_of(self.passage) if self.passage else self.code

    @property
    def codes(self) -> tuple[str, ...]:
        """Return all passages it rests on."""
        if self.ruling is None:
            return (self.code,)
        return tuple(citation.passage.code for citation in self.ruling.citations.all())

    @property
    def game(self) -> str:
        """Return the code of the game."""
        return self.code.split("/", 1)[0]

    @property
    def kind(self) -> str:
        """Say which of the two it is."""
        return "ruling" if self.ruling is not None else "passage"

    @property
    def url(self) -> str:
        """Return the address of its page."""
        shown = self.ruling or self.passage
        return shown.get_absolute_url() if shown else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchResults:
    """What a query found, best first, and how it may have been meant."""

    results: tuple[SearchResult, ...] = ()
    suggestion: str = ""


def search_rulings(*, text: str, game_id: int | None = None, limit: int = 20) -> SearchResults:
    """Return the rulings and passages that answer a query, with all that a list of them shows."""
    outcome = search(text=text, game_id=game_id, limit=max(1, min(limit, MAX_RESULTS)))
    codes = [hit.code for hit in outcome.hits]
    rulings = {ruling.code: ruling for ruling in complete(Ruling.objects.shown().filter(code__in=codes))}
    others = [code for code in codes if code not in rulings]
    passages = {passage.code: passage for passage in with_documents(Passage.objects.filter(code__in=others))}
    results = [
        SearchResult(
            code=hit.code, score=hit.score, ruling=rulings.get(hit.code), passage=passages.get(hit.code)
        )
        for hit in outcome.hits
        if hit.code in rulings or hit.code in passages
    ]
    return SearchResults(results=tuple(results), suggestion=outcome.suggestion)
