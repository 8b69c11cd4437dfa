"""Turn the filters of a query into conditions on entries, the same on every database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q

from rulings.construction.names import number_key
from rulings.models import (
    Citation,
    Exhibit,
    Game,
    Language,
    RulingCard,
    RulingKeyword,
    RulingStatus,
    RulingText,
    Term,
    keyword_key,
)
from rulings.search.language import FILTERS, Filter
from rulings.search.words import fold

DEMONSTRATION = "demonstration"
HAS = (DEMONSTRATION,)
STATUSES = tuple(status.value for status in RulingStatus if status != RulingStatus.WITHDRAWN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """A filter that was passed over: what was typed, and what is known in its place."""

    name: str
    value: str
    typed: str
    known: tuple[str, ...]
    is_name_known: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """The filters understood, as one condition on entries, the game among them, and what was passed over."""

    condition: Q
    filters: tuple[Filter, ...] = ()
    notices: tuple[Notice, ...] = ()
    game: Game | None = None


def read_bounds(filters: tuple[Filter, ...]) -> Bounds:
    """Read filters; those that cannot be read become notices."""
    condition = Q()
    understood: list[Filter] = []
    notices: list[Notice] = []
    game: Game | None = None
    games = {one.code: one for one in Game.objects.order_by("code")} if filters else {}
    for one in filters:
        found = _game(one.value, games) if one.name == "game" else None
        bound = Q(game=found) if found else _READ.get(one.name, _nothing)(one.value)
        if bound is None:
            notices.append(_notice(one, tuple(games) if one.name == "game" else _KNOWN.get(one.name, ())))
            continue
        game = found if found and not one.is_negative else game
        condition &= ~bound if one.is_negative else bound
        understood.append(one)
    return Bounds(condition=condition, filters=tuple(understood), notices=tuple(notices), game=game)


def unknown_name(one: Filter) -> Notice:
    """Tell which filters there are."""
    return Notice(name=one.name, value=one.value, typed=one.typed, known=FILTERS, is_name_known=False)


def _notice(one: Filter, known: tuple[str, ...]) -> Notice:
    return Notice(name=one.name, value=one.value, typed=one.typed, known=known)


def _game(value: str, games: Mapping[str, Game]) -> Game | None:
    wanted = fold(value)
    for code, game in games.items():
        words = code.split("-")
        names = {code, "".join(words), *words, "".join(word[0] for word in words)}
        if wanted in names | {fold(str(name)) for name in game.names.values()}:
            return game
    return None


def _nothing(_value: str) -> Q | None:
    return None


def _card(value: str) -> Q | None:
    links = RulingCard.objects.filter(key=number_key(value)[:80])
    return Q(Exists(links.filter(ruling=OuterRef("ruling")))) if links.exists() else None


def _keyword(value: str) -> Q | None:
    key = keyword_key(value)
    keys = {key}
    for term in Term.objects.order_by("pk"):
        said = {keyword_key(word) for words in term.synonyms.values() for word in words}
        if key in term.keys | said:
            keys |= term.keys
    links = RulingKeyword.objects.filter(key__in=keys)
    if not links.exists():
        return None
    return Q(Exists(links.filter(ruling=OuterRef("ruling"))))


def _rule(value: str) -> Q | None:
    number = fold(value).strip("/.- ")
    named = Q()
    for form in {number, number.replace(".", "-"), number.replace("-", ".")}:
        named |= Q(passage__number=form) | Q(passage__number__endswith=f"/{form}") | Q(passage__code=form)
    citations = Citation.objects.filter(named)
    if not number or not citations.exists():
        return None
    return Q(Exists(citations.filter(ruling=OuterRef("ruling")))) | named


def _language(value: str) -> Q | None:
    language = fold(value)[:2]
    if language not in Language.values:
        return None
    texts = RulingText.objects.filter(ruling=OuterRef("ruling"), language=language)
    return Q(Exists(texts)) | Q(passage__language=language)


def _status(value: str) -> Q | None:
    return Q(ruling__status=fold(value)) if fold(value) in STATUSES else None


def _has(value: str) -> Q | None:
    if fold(value) not in HAS:
        return None
    return Q(Exists(Exhibit.objects.filter(ruling=OuterRef("ruling"))))


_READ: Mapping[str, Callable[[str], Q | None]] = {
    "card": _card,
    "kw": _keyword,
    "rule": _rule,
    "lang": _language,
    "status": _status,
    "has": _has,
}
_KNOWN: Mapping[str, tuple[str, ...]] = {"lang": tuple(Language.values), "status": STATUSES, "has": HAS}
