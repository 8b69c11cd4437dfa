"""What was played at an event, as a table and a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from rulings.construction.names import name_key, number_key
from rulings.construction.types import DeckRules
from rulings.models import Card
from tournaments.models import Entry, Event, EventStatus
from tournaments.presentation.decks.words import Labels, event_rules, labels_of, section_name
from tournaments.selectors import (
    DecklistQuery,
    PlayedCard,
    played_in,
    search_decklists,
    standings_of,
)
from tournaments.selectors.decklists_leaders import entries_by_leader

LEADER, TEAM = "leader", "team"
MOST_BARS = 12
MOST_CARDS = 30
BAR_WIDTH = 400
BAR_STEP = 40
"""Units of the picture: how wide the longest bar is, and how high a bar is with its label."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRow:
    """A leader or a card with how often it was played; `best` is the best place, where the event is over."""

    number: str
    name: str
    section: str
    address: str
    lists: int
    copies: int
    percent: int
    best: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RankedList:
    """A list of an event with the place its player came to; no place before the event is over."""

    entry: Entry
    leader: Card | None
    legal: bool | None
    rank: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A bar of the picture, in units of its box."""

    label: str
    lists: int
    percent: int
    top: int
    width: int
    is_unknown: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedView:
    """What was played: the lists that count, what leads them, the cards, and the picture.

    `title` is what the game calls what leads a deck: Leaders, first vanguards, or the team.
    """

    lists: int
    title: str
    leaders: tuple[PlayedRow, ...]
    without_leader: int
    cards: tuple[PlayedRow, ...]
    bars: tuple[Bar, ...]
    height: int


def played_view(event: Event, user: User | None) -> PlayedView | None:
    """Return what was played at an event, or nothing where that is not for this person."""
    played = played_in(event=event, user=user)
    if played is None:
        return None
    rules = event_rules(event, timezone.now())
    labels, head = labels_of(rules), _head_of(rules)
    shown = played.leaders if head == LEADER else [one for one in played.cards if one.section == head]
    others = [one for one in played.cards if one.section != head][:MOST_CARDS]
    keys = {one.card_id for one in (*shown, *others) if one.card_id}
    cards = {card.pk: card for card in Card.objects.select_related("game").filter(pk__in=keys)}
    best = _best_of(event)
    leaders = tuple(replace(_row(one, cards, best, labels), section="") for one in shown)
    without = played.without_leader if head == LEADER else 0
    bars = _bars(leaders, without, played.lists)
    return PlayedView(
        lists=played.lists,
        title=section_name(head, labels),
        leaders=leaders,
        without_leader=without,
        cards=tuple(_row(one, cards, {}, labels) for one in others),
        bars=bars,
        height=len(bars) * BAR_STEP,
    )


def _head_of(rules: DeckRules | None) -> str:
    """Return the section that leads a deck: that of the Leader, or the team of a game without one."""
    codes = [section.code for section in rules.sections] if rules else []
    return TEAM if TEAM in codes and LEADER not in codes else LEADER


def ranks_of(event: Event) -> dict[int, int]:
    """Return everybody's place by number, once the event is over."""
    if event.status != EventStatus.FINISHED:
        return {}
    return {row.entry.number: row.rank for row in standings_of(event=event).rows}


def ranked_lists(event: Event, user: User | None) -> list[RankedList]:
    """Return the lists of an event that somebody may see, by place, else by the players' numbers."""
    ranks = ranks_of(event)
    found = search_decklists(user=user, query=DecklistQuery(event_id=event.pk))
    slim = found.defer("text", "checked", "in_force__text", "in_force__checked")
    rows = [
        RankedList(entry=one.entry, leader=one.leader, legal=one.legal, rank=ranks.get(one.entry.number))
        for one in slim
    ]
    return sorted(rows, key=lambda row: (row.rank is None, row.rank or 0, row.entry.number))


def _best_of(event: Event) -> dict[tuple[str, str], int]:
    ranks = ranks_of(event)
    if not ranks:
        return {}
    found = {}
    for leader, numbers in entries_by_leader(event=event).items():
        places = [ranks[number] for number in numbers if number in ranks]
        if places:
            found[leader] = min(places)
    return found


def _row(
    one: PlayedCard, cards: dict[int, Card], best: dict[tuple[str, str], int], labels: Labels
) -> PlayedRow:
    known = cards.get(one.card_id) if one.card_id else None
    return PlayedRow(
        number=one.number,
        name=one.name or (known.name if known else ""),
        section=section_name(one.section, labels),
        address=known.get_absolute_url() if known else "",
        lists=one.lists,
        copies=one.copies,
        percent=round(100 * one.share),
        best=best.get((number_key(one.number), name_key(one.name))),
    )


def _bars(leaders: Sequence[PlayedRow], without: int, lists_in_all: int) -> tuple[Bar, ...]:
    """Draw the leaders played most; the rest and lists without a leader are a bar each."""
    shown = [(row.name or row.number, row.lists, False) for row in leaders[:MOST_BARS]]
    rest = sum(row.lists for row in leaders[MOST_BARS:])
    if rest:
        shown.append((_("others"), rest, True))
    if without:
        shown.append((_("no leader written"), without, True))
    most = max((lists for _label, lists, _plain in shown), default=1)
    return tuple(
        Bar(
            label=label,
            lists=lists,
            percent=round(100 * lists / lists_in_all) if lists_in_all else 0,
            top=at * BAR_STEP,
            width=max(2, round(BAR_WIDTH * lists / most)),
            is_unknown=is_unknown,
        )
        for at, (label, lists, is_unknown) in enumerate(shown)
    )
