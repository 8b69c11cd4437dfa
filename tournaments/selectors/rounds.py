"""Read rounds and matches."""

from __future__ import annotations

import msgspec
from django.db.models import Count, Exists, OuterRef, Prefetch, QuerySet

from tournaments.models import Entry, Event, Match, Result, Round, RoundStatus, Seat
from tournaments.rules import preset_of
from tournaments.swiss.outcome import Reason
from tournaments.wording import reason_text


def rounds_of(*, event: Event) -> QuerySet[Round]:
    """Return the rounds, first to last, each with how many of its matches still miss a result."""
    missing = Count("matches", filter=~Exists(Result.objects.filter(match=OuterRef("matches"))))
    return event.rounds.annotate(missing=missing).order_by("number")


def missing_results_of(*, round_: Round) -> int:
    """Count the matches of a round that have no result yet; a draft's bye is one of them."""
    return round_.matches.filter(results__isnull=True).count()


def shown_rounds_of(*, event: Event) -> QuerySet[Round]:
    """Return the rounds everybody may see: those that are published or closed."""
    return rounds_of(event=event).exclude(status=RoundStatus.DRAFT)


def last_round_of(*, event: Event) -> Round | None:
    """Return the newest round, whatever its state."""
    return event.rounds.order_by("-number").first()


def matches_with_all(matches: QuerySet[Match]) -> QuerySet[Match]:
    """Bring round, seats, entries and results along."""
    return matches.select_related("round").prefetch_related(
        Prefetch("seats", queryset=Seat.objects.select_related("entry").order_by("side")),
        Prefetch("results", queryset=Result.objects.select_related("reported_by").order_by("version")),
    )


def matches_of(*, round_: Round) -> QuerySet[Match]:
    """Return the matches of a round by table, the bye last."""
    return matches_with_all(round_.matches.all())


def match_of(*, event: Event, round_number: int, table: int) -> Match | None:
    """Return one match."""
    found = Match.objects.filter(round__event=event, round__number=round_number, table=table)
    return matches_with_all(found).first()


def matches_of_entry(*, entry: Entry) -> QuerySet[Match]:
    """Return a player's matches in the rounds everybody may see, the newest first."""
    shown = Match.objects.filter(seats__entry=entry).exclude(round__status=RoundStatus.DRAFT)
    return matches_with_all(shown).order_by("-round__number")


def reasons_of(*, round_: Round) -> list[str]:
    """Return why pairs have different points and why somebody has the bye, in sentences."""
    names = dict(round_.event.entries.values_list("number", "name"))
    unit = preset_of(round_.event).unit
    found = msgspec.convert(round_.reasons, list[Reason])
    return [reason_text(reason, names.__getitem__, unit) for reason in found]
