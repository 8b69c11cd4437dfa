"""Look up games and their words."""

from __future__ import annotations

from collections import Counter

from django.db.models import Count, QuerySet

from rulings.errors import RulingsError
from rulings.models import Game, Ruling, Term, TermKind, is_shown

MAX_KEYWORDS = 24


def games() -> QuerySet[Game]:
    """Return all games with how many rulings they have."""
    return Game.objects.annotate(ruling_count=Count("rulings", filter=is_shown("rulings__"))).order_by("code")


def game_by_code(*, code: str) -> Game:
    """Return a game, or refuse the code and name the known ones."""
    found = {game.code: game for game in Game.objects.all()}
    if code in found:
        return found[code]
    known = ", ".join(found)
    mend = f"Known are {known}." if known else "Load the packs first: manage.py load_packs."
    raise RulingsError("unknown_game", f"There is no game {code!r}.", mend=mend)


def terms_of(*, game: Game | None = None) -> QuerySet[Term]:
    """Return the words of a game or of all games."""
    terms = Term.objects.select_related("game").order_by("game__code", "kind", "code")
    return terms.filter(game=game) if game else terms


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
