"""Choose rulings by what they are: game, kind, language, status, keyword, and whether something shows them."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Exists, OuterRef, QuerySet

from rulings.models import (
    Exhibit,
    Game,
    Ruling,
    RulingKeyword,
    RulingText,
    Term,
    TermKind,
    keyword_key,
)
from rulings.search.engine import search
from rulings.selectors.games import terms_of
from rulings.selectors.rulings import complete
from rulings.selectors.search import MAX_RESULTS, SearchResults, results_of

MOST_HITS = 2000
"""So many of the best answers are looked through for those that were chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingChoices:
    """What somebody wants to see; empty: everything."""

    game: Game | None = None
    kind: str = ""
    language: str = ""
    status: str = ""
    keyword: str = ""
    shown: bool = False

    @property
    def is_narrow(self) -> bool:
        """Say whether anything but the game was chosen."""
        return bool(self.kind or self.language or self.status or self.keyword or self.shown)


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingFacets:
    """What there is to choose from in a game or in all."""

    kinds: tuple[str, ...]
    statuses: tuple[str, ...]
    languages: tuple[str, ...]
    has_shown: bool


def chosen_rulings(*, choices: RulingChoices) -> QuerySet[Ruling]:
    """Return the rulings that somebody chose, without what they show."""
    rulings = Ruling.objects.shown()
    if choices.game is not None:
        rulings = rulings.filter(game=choices.game)
    if choices.kind:
        rulings = rulings.filter(kind=choices.kind)
    if choices.status:
        rulings = rulings.filter(status=choices.status)
    if choices.language:
        texts = RulingText.objects.filter(ruling=OuterRef("pk"), language=choices.language)
        rulings = rulings.filter(Exists(texts))
    if choices.keyword:
        keys = keyword_keys(game=choices.game, word=choices.keyword)
        rulings = rulings.filter(Exists(RulingKeyword.objects.filter(ruling=OuterRef("pk"), key__in=keys)))
    if choices.shown:
        rulings = rulings.filter(Exists(Exhibit.objects.filter(ruling=OuterRef("pk"))))
    return rulings


def keyword_keys(*, game: Game | None, word: str) -> set[str]:
    """Return under which keys rulings may name a keyword: any language's word for it finds all of them."""
    key = keyword_key(word)
    keys = {key}
    for term in terms_of(game=game).filter(kind=TermKind.KEYWORD):
        if key in term.keys:
            keys |= term.keys
    return keys


def facets_of(*, game: Game | None = None) -> RulingFacets:
    """Return what the rulings of a game or of all differ in."""
    rulings = chosen_rulings(choices=RulingChoices(game=game))
    pairs = rulings.order_by().values_list("kind", "status").annotate(count=Count("pk"))
    found = [(kind, status) for kind, status, _ in pairs]
    texts = RulingText.objects.filter(ruling__in=rulings.order_by().values("pk"))
    return RulingFacets(
        kinds=tuple(sorted({kind for kind, _ in found})),
        statuses=tuple(sorted({status for _, status in found})),
        languages=tuple(texts.order_by("language").values_list("language", flat=True).distinct()),
        has_shown=Exhibit.objects.filter(ruling__in=rulings.order_by().values("pk")).exists(),
    )


def find_rulings(*, text: str, choices: RulingChoices, limit: int = 20) -> SearchResults:
    """Return what answers a question among the rulings chosen; passages only where nothing was chosen."""
    game_id = choices.game.pk if choices.game else None
    limit = max(1, min(limit, MAX_RESULTS))
    outcome = search(text=text, game_id=game_id, limit=MOST_HITS if choices.is_narrow else limit)
    codes = [hit.code for hit in outcome.hits]
    if choices.is_narrow:
        kept = set(
            chosen_rulings(choices=choices).filter(code__in=codes).order_by().values_list("code", flat=True)
        )
        codes = [code for code in codes if code in kept][:limit]
    return results_of(outcome=outcome, codes=codes)


def rulings_with_term(*, term: Term) -> QuerySet[Ruling]:
    """Return the rulings that name a word of a game as their keyword."""
    named = RulingKeyword.objects.filter(ruling=OuterRef("pk"), key__in=term.keys)
    return complete(Ruling.objects.shown().filter(Exists(named), game=term.game)).order_by("status", "code")
