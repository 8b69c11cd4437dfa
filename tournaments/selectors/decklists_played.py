"""Count what was played at an event, for those who may see its lists."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Min, QuerySet, Sum

from accounts.models import User
from tournaments.models import Decklist, DecklistCard, Event
from tournaments.selectors.decklists import are_decklists_open, is_deck_staff

LEADER = "leader"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedCard:
    """A card, in how many lists it stands, and how many copies of it they hold in all."""

    number: str
    name: str
    section: str
    card_id: int | None
    lists: int
    copies: int
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What was played at an event: how many lists count, how many of them name no leader, and the cards."""

    lists: int
    without_leader: int
    leaders: tuple[PlayedCard, ...]
    cards: tuple[PlayedCard, ...]


def played_in(*, event: Event, user: User | None) -> Played | None:
    """Return what was played, most lists first, or nothing where the lists are not theirs to see."""
    if not is_deck_staff(event=event, user=user) and not are_decklists_open(event=event):
        return None
    lists = Decklist.objects.filter(entry__event=event, in_force__isnull=False).count()
    rows = DecklistCard.objects.filter(decklist__entry__event=event, decklist__in_force__isnull=False)
    leaders = rows.filter(section=LEADER)
    return Played(
        lists=lists,
        without_leader=lists - leaders.values("decklist").distinct().count(),
        leaders=_counted(leaders, lists),
        cards=_counted(rows.exclude(section=LEADER), lists),
    )


def _counted(rows: QuerySet[DecklistCard], lists: int) -> tuple[PlayedCard, ...]:
    counted = (
        rows.values("section", "key", "name_key")
        .annotate(
            lists=Count("decklist", distinct=True),
            copies=Sum("count"),
            shown_number=Min("number"),
            shown_name=Min("name"),
            known_card=Min("card_id"),
        )
        .order_by("-lists", "-copies", "key", "name_key", "section")
    )
    return tuple(
        PlayedCard(
            number=row["shown_number"],
            name=row["shown_name"],
            section=row["section"],
            card_id=row["known_card"],
            lists=row["lists"],
            copies=row["copies"],
            share=row["lists"] / lists,
        )
        for row in counted
    )
