"""Search rulings and passages, and join what a list of results shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from rulings.models import Passage, Ruling
from rulings.search.engine import PHRASE, Outcome, search
from rulings.search.filters import Notice
from rulings.search.language import Filter
from rulings.search.matches import Highlight, highlights_of
from rulings.search.ranking import CODE_SCORE
from rulings.selectors.rulings import beginning_of, complete, with_documents

MAX_RESULTS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchResult:
    """One thing found: a ruling, or a passage without one."""

    code: str
    score: float
    ruling: Ruling | None = None
    passage: Passage | None = None
    highlights: tuple[Highlight, ...] = ()

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
    """What a query found, best first, how it may have been meant, and how its filters were read."""

    results: tuple[SearchResult, ...] = ()
    suggestion: str = ""
    filters: tuple[Filter, ...] = ()
    notices: tuple[SearchNotice, ...] = ()

    @property
    def straight(self) -> str:
        """Return the code of the one result that the query names by its own code, or nothing."""
        leads = [result.code for result in self.results if result.score >= CODE_SCORE]
        return leads[0] if len(leads) == 1 else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchNotice:
    """A part of the query that was passed over, and what is known in its place."""

    typed: str
    name: str
    value: str
    known: tuple[str, ...] = ()
    is_name_known: bool = True

    @property
    def text(self) -> str:
        """Return a plain sentence."""
        values = {"typed": self.typed, "known": ", ".join(self.known)}
        if self.name == PHRASE:
            return (
                _("Nothing says %(typed)s in these very words; the words were looked for one by one.")
                % values
            )
        if not self.is_name_known:
            return _("There is no filter %(typed)s; there are: %(known)s.") % values
        if self.known:
            return _("%(typed)s was passed over; known are: %(known)s.") % values
        return _("%(typed)s was passed over: no ruling has it.") % values


def search_rulings(*, text: str, game_id: int | None = None, limit: int = 20) -> SearchResults:
    """Return the rulings and passages that answer a query, with all that a list of them shows."""
    outcome = search(text=text, game_id=game_id, limit=max(1, min(limit, MAX_RESULTS)))
    return results_of(outcome=outcome, codes=[hit.code for hit in outcome.hits])


def results_of(*, outcome: Outcome, codes: Sequence[str]) -> SearchResults:
    """Join what a list shows of some of the entries found, in the order of the codes."""
    scores = {hit.code: hit.score for hit in outcome.hits}
    rulings = {ruling.code: ruling for ruling in complete(Ruling.objects.shown().filter(code__in=codes))}
    others = [code for code in codes if code not in rulings]
    passages = {passage.code: passage for passage in with_documents(Passage.objects.filter(code__in=others))}
    highlights = highlights_of(outcome.query, codes)
    results = [
        SearchResult(
            code=code,
            score=scores[code],
            ruling=rulings.get(code),
            passage=passages.get(code),
            highlights=highlights.get(code, ()),
        )
        for code in codes
        if code in rulings or code in passages
    ]
    return SearchResults(
        results=tuple(results),
        suggestion=outcome.suggestion,
        filters=outcome.filters,
        notices=tuple(_notice(one) for one in outcome.notices),
    )


def _notice(one: Notice) -> SearchNotice:
    return SearchNotice(
        typed=one.typed, name=one.name, value=one.value, known=one.known, is_name_known=one.is_name_known
    )
