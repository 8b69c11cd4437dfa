"""What a player wants to know first: my table, my opponent, how I stand."""

from __future__ import annotations

from dataclasses import dataclass

from accounts.models import Publisher, User
from tournaments.models import Entry, Event, Match, Side
from tournaments.presentation.pairings import outcome_word, shown_result
from tournaments.presentation.seen import Seen
from tournaments.selectors import StandingRow, matches_of_entry, standings_of
from tournaments.services.entries import Person


@dataclass(frozen=True, slots=True, kw_only=True)
class MyMatch:
    """One of my matches, from my side of the table."""

    round: int
    table: int | None
    opponent: Entry | None
    result: str
    outcome: str
    is_open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MyEvent:
    """My part in an event: the match to go to, those before it, my place."""

    now: MyMatch | None
    before: tuple[MyMatch, ...]
    standing: StandingRow | None
    after_round: int


def side_of(match: Match, entry: Entry) -> Side:
    """Tell on which side of a match somebody sits."""
    return Side.FIRST if match.first.pk == entry.pk else Side.SECOND


def my_event(seen: Seen) -> MyEvent | None:
    """Gather what a player of an event wants to know; nothing for others and before the start."""
    entry, event = seen.entry, seen.event
    if entry is None or event.is_before_start:
        return None
    matches = [_mine(match, entry) for match in matches_of_entry(entry=entry)]
    now = matches[0] if matches and matches[0].is_open else None
    table = standings_of(event=event)
    standing = next((row for row in table.rows if row.entry.pk == entry.pk), None)
    return MyEvent(
        now=now,
        before=tuple(matches[1:] if now else matches),
        standing=standing if table.after_round else None,
        after_round=table.after_round,
    )


def _mine(match: Match, entry: Entry) -> MyMatch:
    side = side_of(match, entry)
    return MyMatch(
        round=match.round.number,
        table=match.table,
        opponent=match.second if side == Side.FIRST else match.first,
        result=shown_result(match.result, side=side),
        outcome=outcome_word(match.result, side=side),
        is_open=match.round.is_published,
    )


def open_match_of(*, entry: Entry) -> Match | None:
    """Return the match a player has in the round that is being played."""
    newest = matches_of_entry(entry=entry).first()
    return newest if newest is not None and newest.round.is_published else None


def match_to_report(seen: Seen) -> Match | None:
    """Return the match whose result a player may report: one's own, being played, without a result so far."""
    match = open_match_of(entry=seen.entry) if seen.entry else None
    return match if match is not None and not match.is_bye and match.result is None else None


def person_of(event: Event, user: User) -> Person:
    """Return somebody with an account as a player, with the number the publisher of the event's rules gave."""
    publisher = next((code for code in Publisher.values if event.preset.startswith(code)), "")
    return Person(user=user, player_number=str(user.player_numbers.get(publisher, "")))
