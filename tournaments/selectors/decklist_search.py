"""Search the deck lists somebody may see; only what counts is searched, never a draft."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal

from django.db.models import F, Q, QuerySet
from django.utils.timezone import make_aware

from accounts.models import User
from rulings.construction.names import name_key, number_key
from rulings.models import Card, CardFace, Game
from tournaments.models import Decklist, DecklistCard
from tournaments.selectors.decklists import visible_decklists

Legality = Literal["", "legal", "illegal", "unknown"]

LEADER = "leader"
SHORTEST_PART = {True: 3, False: 2}
"""Signs of a part of a name, in Latin letters and in others."""

FEW = 500
WIDE = (
    "text",
    "checked",
    "in_force__text",
    "in_force__checked",
    "entry__event__rules",
    "entry__event__description",
    "entry__event__game__decks",
    "entry__event__game__zones",
    "entry__event__game__phases",
    "entry__event__game__modes",
    "entry__event__game__profiles",
    "leader__values",
    "leader__traits",
    "leader__colors",
    "leader__keywords",
)
"""What a list of results does not show: read with each row it would be sorted along."""
_LEGAL: dict[str, bool | None] = {"legal": True, "illegal": False, "unknown": None}


@dataclass(frozen=True, slots=True, kw_only=True)
class DecklistQuery:
    """What is looked for; what is left empty does not matter.

    `card` and `leader` are a number or a part of a name in any language the site's cards have; `player` and `event`
    are parts of names; `event_id` is one event. `since` and `until` are days on which the event starts, both included.
    """

    card: str = ""
    leader: str = ""
    player: str = ""
    event: str = ""
    event_id: int | None = None
    game: Game | None = None
    since: datetime.date | None = None
    until: datetime.date | None = None
    legal: Legality = ""


def search_decklists(*, user: User | None, query: DecklistQuery) -> QuerySet[Decklist]:
    """Return the lists in force that somebody may see and that fit, those of the newest events first.

    The rows come without the texts; a page of results shows none.
    """
    found = visible_decklists(user=user).filter(in_force__isnull=False)
    if query.game is not None:
        found = found.filter(entry__event__game=query.game)
    if query.event_id is not None:
        found = found.filter(entry__event=query.event_id)
    if query.event.strip():
        found = found.filter(entry__event__name__icontains=query.event.strip())
    if query.player.strip():
        found = found.filter(entry__name__icontains=query.player.strip())
    if query.legal:
        found = found.filter(_legality(query.legal))
    if query.card.strip():
        found = _holding(found, _rows_with(query.card, query.game))
    if query.leader.strip():
        found = _holding(found, _rows_with(query.leader, query.game).filter(section=LEADER))
    newest_first = (F("entry__event__starts_at").desc(nulls_last=True), "-entry__event", "entry__number")
    return _started_between(found, query).order_by(*newest_first).defer(*WIDE)


def _legality(wanted: Legality) -> Q:
    legal = _LEGAL[wanted]
    return Q(legal__isnull=True) if legal is None else Q(legal=legal)


def _holding(found: QuerySet[Decklist], rows: QuerySet[DecklistCard]) -> QuerySet[Decklist]:
    """Keep the lists of these rows; few rows are read first, since no list but theirs need then be looked at."""
    few = list(rows.order_by().values_list("decklist", flat=True)[: FEW + 1])
    if len(few) <= FEW:
        return found.filter(pk__in=set(few))
    return found.filter(pk__in=rows.values("decklist"))


def _rows_with(text: str, game: Game | None) -> QuerySet[DecklistCard]:
    """Return the rows that hold a card of this number or name, also one the catalogue does not know."""
    key, name = number_key(text), name_key(text)
    meant = Q(key=key) if key else Q(pk__in=())
    if name:
        meant |= Q(name_key=name)
    if len(name) >= SHORTEST_PART[name.isascii()]:
        cards = Card.objects.filter(name_key__contains=name)
        faces = CardFace.objects.filter(name_key__contains=name)
        if game is not None:
            cards, faces = cards.filter(game=game), faces.filter(card__game=game)
        meant |= Q(card__in={*cards.values_list("pk", flat=True), *faces.values_list("card", flat=True)})
    return DecklistCard.objects.filter(meant)


def _started_between(found: QuerySet[Decklist], query: DecklistQuery) -> QuerySet[Decklist]:
    if query.since is not None:
        found = found.filter(entry__event__starts_at__gte=_beginning(query.since))
    if query.until is not None:
        after = _beginning(query.until) + datetime.timedelta(days=1)
        found = found.filter(entry__event__starts_at__lt=after)
    return found


def _beginning(day: datetime.date) -> datetime.datetime:
    return make_aware(datetime.datetime.combine(day, datetime.time.min))
