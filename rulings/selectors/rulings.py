"""Look up rulings and passages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.db.models import Count, Prefetch, QuerySet

from rulings.corpus.codes import is_code
from rulings.models import (
    Citation,
    Document,
    Game,
    Language,
    Passage,
    Review,
    Ruling,
    RulingKind,
    RulingStatus,
)

TITLE_LENGTH = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class PassageSummary:
    """What a citation shows of a passage."""

    code: str
    statement: str
    strength: str
    url: str
    ruling: Ruling | None
    document: Document

    @property
    def ruling_url(self) -> str:
        """Return the address of the ruling that answers for the passage, or nothing."""
        return self.ruling.get_absolute_url() if self.ruling else ""


def beginning_of(passage: Passage | None) -> str:
    """Return the first words of a passage."""
    if passage is None:
        return ""
    text = " ".join((passage.question or passage.statement or passage.text).split())
    return text if len(text) <= TITLE_LENGTH else text[: TITLE_LENGTH - 1].rstrip() + "…"


def complete(rulings: QuerySet[Ruling]) -> QuerySet[Ruling]:
    """Join all that a ruling shows, in a fixed number of queries."""
    citations = Citation.objects.select_related("passage__document")
    return rulings.select_related("game", "superseded_by").prefetch_related(
        "texts", "superseded_by__texts", Prefetch("citations", queryset=citations), "exhibits"
    )


def with_opposites(passages: QuerySet[Passage]) -> QuerySet[Passage]:
    """Join the codes of the passages that say the opposite."""
    return passages.prefetch_related(Prefetch("contradicts", queryset=_codes_only()))


def rulings_with_opposites(rulings: QuerySet[Ruling]) -> QuerySet[Ruling]:
    """Join the codes of the passages that say the opposite of those rulings rest on."""
    return rulings.prefetch_related(Prefetch("citations__passage__contradicts", queryset=_codes_only()))


def _codes_only() -> QuerySet[Passage]:
    return Passage.objects.only("code").order_by("code")


def with_documents(passages: QuerySet[Passage]) -> QuerySet[Passage]:
    """Join the document and game of passages."""
    return passages.select_related("document__game")


def ruling_by_code(*, code: str) -> Ruling | None:
    """Return a ruling with all it shows, or nothing."""
    if not is_code(code):
        return None
    found = complete(Ruling.objects.shown().filter(code=code))
    return found.prefetch_related("supersedes", "citations__passage__contradicts").first()


def draft_by_code(*, code: str) -> Ruling | None:
    """Return a ruling that is not public yet, for those who may read it before, or nothing."""
    if not is_code(code):
        return None
    drafts = Ruling.objects.filter(code=code, review=Review.DRAFT).exclude(status=RulingStatus.WITHDRAWN)
    return complete(drafts).prefetch_related("supersedes").first()


def rulings_of(*, game: Game | None = None) -> QuerySet[Ruling]:
    """Return the rulings of a game or of all, ready for a list."""
    rulings = Ruling.objects.shown()
    return complete(rulings.filter(game=game) if game else rulings)


def passage_by_code(*, code: str) -> Passage | None:
    """Return a passage with its document and game, or nothing."""
    if not is_code(code):
        return None
    return with_documents(Passage.objects.filter(code=code)).first()


def passage_with_history(*, code: str) -> Passage | None:
    """Return a passage with its earlier texts and the passages that say the opposite too, or nothing."""
    if not is_code(code):
        return None
    found = with_documents(Passage.objects.filter(code=code))
    return found.prefetch_related("revisions", "contradicts__document").first()


def rulings_citing(*, passage: Passage) -> QuerySet[Ruling]:
    """Return the rulings that rest on a passage."""
    return complete(Ruling.objects.shown().filter(citations__passage=passage)).order_by("code")


def passages_by_codes(*, codes: Iterable[str]) -> Mapping[str, PassageSummary]:
    """Return what citations show, by code; codes that no passage has are left out."""
    passages = list(
        with_documents(Passage.objects.filter(code__in={code for code in codes if is_code(code)}))
    )
    rulings = {
        ruling.code: ruling
        for ruling in Ruling.objects.shown()
        .filter(code__in=[passage.code for passage in passages])
        .prefetch_related("texts")
    }
    return {passage.code: _summary(passage, rulings.get(passage.code)) for passage in passages}


def _summary(passage: Passage, ruling: Ruling | None) -> PassageSummary:
    return PassageSummary(
        code=passage.code,
        statement=passage.statement or beginning_of(passage),
        strength=passage.strength,
        url=passage.get_absolute_url(),
        ruling=ruling,
        document=passage.document,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A question that finds something, to be tried by one tap."""

    text: str
    language: str


def examples_of(*, game: Game | None = None) -> list[Example]:
    """Return a question in each language that rulings say they answer; those that can be shown go first."""
    rulings = (
        Ruling.objects.shown().filter(kind=RulingKind.BOARD, status=RulingStatus.CURRENT).exclude(asked={})
    )
    ordered = (rulings.filter(game=game) if game else rulings).annotate(shows=Count("exhibits"))
    chosen = ordered.order_by("-shows", "-game__code", "code")[: len(Language.values)]
    examples = []
    for language, ruling in zip(Language.values, chosen, strict=False):
        forms = sorted(ruling.asked.get(language) or [], key=len)
        examples += [Example(text=form, language=language) for form in forms[:1]]
    return examples
