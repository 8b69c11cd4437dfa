"""Look up games, rulings, passages and terms, and search them."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec
from django.db.models import Count, Prefetch, Q, QuerySet

from rulings.construction.names import name_key, number_key
from rulings.construction.types import Card as PrintedCard
from rulings.construction.types import DeckRules
from rulings.corpus.codes import is_code
from rulings.errors import RulingsError
from rulings.models import (
    Card,
    Citation,
    Document,
    Game,
    Language,
    Passage,
    Ruling,
    RulingKind,
    RulingStatus,
    Term,
    TermKind,
)
from rulings.search.engine import search

MAX_RESULTS = 100
MAX_KEYWORDS = 24
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
        return _beginning(self.passage) if self.passage else self.code

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


def _beginning(passage: Passage | None) -> str:
    if passage is None:
        return ""
    text = " ".join((passage.question or passage.statement or passage.text).split())
    return text if len(text) <= TITLE_LENGTH else text[: TITLE_LENGTH - 1].rstrip() + "…"


def search_rulings(*, text: str, game_id: int | None = None, limit: int = 20) -> SearchResults:
    """Return the rulings and passages that answer a query, with all that a list of them shows."""
    outcome = search(text=text, game_id=game_id, limit=max(1, min(limit, MAX_RESULTS)))
    codes = [hit.code for hit in outcome.hits]
    rulings = {ruling.code: ruling for ruling in _complete(Ruling.objects.shown().filter(code__in=codes))}
    others = [code for code in codes if code not in rulings]
    passages = {passage.code: passage for passage in _passages(Passage.objects.filter(code__in=others))}
    results = [
        SearchResult(
            code=hit.code, score=hit.score, ruling=rulings.get(hit.code), passage=passages.get(hit.code)
        )
        for hit in outcome.hits
        if hit.code in rulings or hit.code in passages
    ]
    return SearchResults(results=tuple(results), suggestion=outcome.suggestion)


def _complete(rulings: QuerySet[Ruling]) -> QuerySet[Ruling]:
    """Join all that a ruling shows, in a fixed number of queries."""
    citations = Citation.objects.select_related("passage__document")
    return rulings.select_related("game", "superseded_by").prefetch_related(
        "texts", Prefetch("citations", queryset=citations), "exhibits"
    )


def _passages(passages: QuerySet[Passage]) -> QuerySet[Passage]:
    return passages.select_related("document__game")


def games() -> QuerySet[Game]:
    """Return all games with how many rulings they have."""
    shown = ~Q(rulings__status=RulingStatus.WITHDRAWN)
    return Game.objects.annotate(ruling_count=Count("rulings", filter=shown)).order_by("code")


def game_by_code(*, code: str) -> Game:
    """Return a game, or refuse the code and name the known ones."""
    found = {game.code: game for game in Game.objects.all()}
    if code in found:
        return found[code]
    known = ", ".join(found)
    mend = f"Known are {known}." if known else "Load the packs first: manage.py load_packs."
    raise RulingsError("unknown_game", f"There is no game {code!r}.", mend=mend)


def ruling_by_code(*, code: str) -> Ruling | None:
    """Return a ruling with all it shows, or nothing."""
    if not is_code(code):
        return None
    return _complete(Ruling.objects.shown().filter(code=code)).prefetch_related("supersedes").first()


def rulings_of(*, game: Game | None = None) -> QuerySet[Ruling]:
    """Return the rulings of a game or of all, ready for a list."""
    rulings = Ruling.objects.shown()
    return _complete(rulings.filter(game=game) if game else rulings)


def passage_by_code(*, code: str) -> Passage | None:
    """Return a passage with its document and game, or nothing."""
    if not is_code(code):
        return None
    return _passages(Passage.objects.filter(code=code)).first()


def rulings_citing(*, passage: Passage) -> QuerySet[Ruling]:
    """Return the rulings that rest on a passage."""
    return _complete(Ruling.objects.shown().filter(citations__passage=passage)).order_by("code")


def passages_by_codes(*, codes: Iterable[str]) -> Mapping[str, PassageSummary]:
    """Return what citations show, by code; codes that no passage has are left out."""
    passages = list(_passages(Passage.objects.filter(code__in={code for code in codes if is_code(code)})))
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
        statement=passage.statement or _beginning(passage),
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


def keywords_of(*, game: Game | None = None) -> list[Term]:
    """Return the keywords that rulings name, the usual ones first."""
    rulings = Ruling.objects.shown()
    named = Counter(
        str(word).casefold()
        for words in (rulings.filter(game=game) if game else rulings).values_list("keywords", flat=True)
        for word in words
    )
    terms = terms_of(game=game).filter(kind=TermKind.KEYWORD)
    counted = [
        (max(named[word.casefold()] for word in (term.code, *term.words.get("en", []))), term)
        for term in terms
    ]
    ordered = sorted((pair for pair in counted if pair[0]), key=lambda pair: (-pair[0], pair[1].code))
    return [term for _, term in ordered[:MAX_KEYWORDS]]


def terms_of(*, game: Game | None = None) -> QuerySet[Term]:
    """Return the words of a game or of all games."""
    terms = Term.objects.select_related("game").order_by("game__code", "kind", "code")
    return terms.filter(game=game) if game else terms


def deck_rules_of(*, game: Game, profile: str = "", on: datetime.date | None = None) -> DeckRules:
    """Return the deck rules of a profile as they stand on a day.

    Without a day the newest; without a profile those of the day, else those of the game's usual profile.
    """
    rules = sorted(msgspec.convert(game.decks, list[DeckRules]), key=lambda one: one.since)
    if not rules:
        raise RulingsError("no_deck_rules", f"The site has no deck rules for {game.code!r}.")
    wanted = profile or ("" if on else game.default_profile)
    own = [one for one in rules if wanted in ("", one.profile)]
    if not own:
        known = ", ".join(dict.fromkeys(one.profile for one in rules))
        raise RulingsError(
            "unknown_profile", f"There are no deck rules {wanted!r}.", mend=f"Known are {known}."
        )
    current = [one for one in own if on is None or one.since <= on.isoformat()]
    if not current:
        raise RulingsError(
            "no_deck_rules_yet",
            f"On {on} these deck rules did not hold yet.",
            mend=f"The first begin on {own[0].since}.",
        )
    return current[-1]


def printed_cards(*, game: Game, numbers: Iterable[str], names: Iterable[str] = ()) -> list[PrintedCard]:
    """Return what deck rules read of the cards with one of these numbers or names."""
    meant = Q(key__in={number_key(number) for number in numbers})
    meant |= Q(name_key__in={name_key(name) for name in names})
    return [
        PrintedCard(
            number=card.number,
            name=card.name,
            kind=card.kind,
            keywords=tuple(card.keywords),
            copies=card.values.get("copies"),
        )
        for card in Card.objects.filter(meant, game=game).order_by("key")
    ]
