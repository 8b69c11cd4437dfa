"""Pair a round, publish it, close it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from hashlib import sha256

import msgspec
from django.utils.translation import gettext as _

from accounts.models import User
from tournaments.errors import TournamentError
from tournaments.models import (
    Entry,
    Event,
    EventStatus,
    Match,
    Result,
    ResultKind,
    Round,
    RoundStatus,
    Seat,
    Side,
    Verb,
)
from tournaments.records import field_from, player_of
from tournaments.rules import preset_of
from tournaments.selectors import last_round_of, matches_of, records_of
from tournaments.services.changes import Act, changed_meanwhile, lock_event, log_change, one_change
from tournaments.swiss.field import Field, digest_of
from tournaments.swiss.outcome import NoPairing, Pairing
from tournaments.swiss.pairing import pair_round
from tournaments.swiss.rematches import fewest_rematches
from tournaments.wording import witness_text

NAMED = 12


@one_change
def pair_next_round(*, event: Event, number: int, by: User, at: datetime) -> Round:
    """Pair a round as a draft. Who presses twice, or second, gets the round that is there."""
    event = lock_event(event=event)
    there = event.rounds.filter(number=number).first()
    if there is not None:
        return there
    _check_next(event, number)
    return _pair(event, Round(event=event, number=number), Act(by=by, at=at), forgiven=())


@one_change
def repair_round(*, event: Event, number: int, attempt: int, by: User, at: datetime) -> Round:
    """Pair a draft again, since players came or left; the log keeps the pairing that is replaced.

    `attempt` is the one that was looked at, so that two desks do not both draw again.
    """
    event = lock_event(event=event)
    round_ = _round_of(event, number)
    if not round_.is_draft:
        raise TournamentError("round_is_published", _("The pairing is published and stays."))
    if round_.attempt != attempt:
        raise changed_meanwhile()
    round_.attempt += 1
    return _pair(event, round_, Act(by=by, at=at), forgiven=())


@one_change
def allow_rematches(*, event: Event, number: int, by: User, at: datetime) -> Round:
    """Pair a round that has no legal pairing with the fewest rematches; log which were allowed."""
    event = lock_event(event=event)
    there = event.rounds.filter(number=number).first()
    if there is not None and there.rematches:
        return there
    round_ = there or Round(event=event, number=number)
    if there is None:
        _check_next(event, number)
    elif not round_.is_draft:
        raise TournamentError("round_is_published", _("The pairing is published and stays."))
    else:
        round_.attempt += 1
    field = _field(event, number)
    if isinstance(pair_round(field, _seed(event, round_)), Pairing):
        raise TournamentError(
            "rematch_not_needed",
            _("This round can be paired without a rematch."),
            mend=_("Pair it as usual."),
        )
    forgiven = fewest_rematches(field)
    act = Act(by=by, at=at)
    pairs = [list(pair) for pair in forgiven]
    log_change(event=event, act=act, verb=Verb.REMATCHES_ALLOWED, payload={"round": number, "pairs": pairs})
    return _pair(event, round_, act, forgiven=forgiven)


@one_change
def publish_round(*, event: Event, number: int, by: User, at: datetime) -> Round:
    """Show the pairing to everybody; the bye counts from now on. Publishing twice changes nothing."""
    event = lock_event(event=event)
    round_ = _round_of(event, number)
    if not round_.is_draft:
        return round_
    matches = list(matches_of(round_=round_))
    _check_current(event, number, matches)
    round_.status = RoundStatus.PUBLISHED
    round_.published_at = at
    round_.save(update_fields=["status", "published_at"])
    bye = next((match for match in matches if match.is_bye), None)
    if bye is not None:
        Result.objects.create(match=bye, version=1, kind=ResultKind.BYE, reported_by=by, reported_at=at)
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.ROUND_PUBLISHED,
        payload={"round": number, "bye": bye.first.number if bye else None},
    )
    return round_


@one_change
def close_round(*, event: Event, number: int, by: User, at: datetime) -> Round:
    """End a round whose results are all there. Closing twice changes nothing."""
    event = lock_event(event=event)
    round_ = _round_of(event, number)
    if round_.is_closed:
        return round_
    if round_.is_draft:
        raise TournamentError("round_not_published", _("The round is not published yet."))
    open_tables = round_.matches.filter(results__isnull=True).order_by("table")
    missing = [str(table) for table in open_tables.values_list("table", flat=True)]
    if missing:
        raise TournamentError(
            "results_missing",
            _("Results are missing at table %(tables)s.") % {"tables": ", ".join(missing[:NAMED])},
            mend=_("Enter them; a player who did not come has lost."),
        )
    round_.status = RoundStatus.CLOSED
    round_.closed_at = at
    round_.save(update_fields=["status", "closed_at"])
    log_change(event=event, act=Act(by=by, at=at), verb=Verb.ROUND_CLOSED, payload={"round": number})
    return round_


def _round_of(event: Event, number: int) -> Round:
    round_ = event.rounds.filter(number=number).first()
    if round_ is None:
        raise TournamentError("no_such_round", _("Round %(number)d is not paired yet.") % {"number": number})
    return round_


def _check_next(event: Event, number: int) -> None:
    if event.status != EventStatus.RUNNING:
        raise TournamentError("event_not_running", _("Rounds are paired while the event runs."))
    last = last_round_of(event=event)
    if last is not None and not last.is_closed:
        raise TournamentError(
            "round_still_open",
            _("Round %(number)d is still open.") % {"number": last.number},
            mend=_("Enter the missing results and close it first."),
        )
    expected = last.number + 1 if last else 1
    if number != expected:
        raise TournamentError(
            "not_the_next_round", _("The next round is round %(number)d.") % {"number": expected}
        )
    if number > (event.rounds_total or 0):
        raise TournamentError(
            "all_rounds_played",
            _("All %(count)d rounds are played.") % {"count": event.rounds_total or 0},
            mend=_("Finish the event, or give it more rounds first."),
        )


def _field(event: Event, number: int, forgiven: Iterable[tuple[int, int]] = ()) -> Field:
    players = [player_of(entry) for entry in event.entries.order_by("number")]
    return field_from(
        players=players,
        records=records_of(event=event),
        preset=preset_of(event),
        round_number=number,
        forgiven=forgiven,
    )


def _seed(event: Event, round_: Round) -> str:
    """Derive a round's seed, so that publishing it does not give the next one away."""
    return sha256(f"{event.seed}/{round_.number}/{round_.attempt}".encode()).hexdigest()


def _pair(event: Event, round_: Round, act: Act, *, forgiven: Sequence[tuple[int, int]]) -> Round:
    """Pair a round of a locked event and store or replace the draft."""
    field = _field(event, round_.number, forgiven)
    if len(field.seats) < 2:
        raise TournamentError("too_few_players", _("Fewer than two players are left."))
    pairing = pair_round(field, _seed(event, round_))
    if isinstance(pairing, NoPairing):
        raise _no_legal_round(event, pairing)
    round_.seed = pairing.seed
    round_.field_digest = digest_of(field)
    round_.certificate = msgspec.to_builtins(pairing.certificate)
    round_.reasons = msgspec.to_builtins(pairing.reasons)
    round_.rematches = [list(pair) for pair in forgiven]
    round_.paired_at = act.at
    round_.save()
    _store_matches(event, round_, pairing)
    log_change(
        event=event,
        act=act,
        verb=Verb.ROUND_PAIRED,
        payload={
            "round": round_.number,
            "attempt": round_.attempt,
            "seed": round_.seed,
            "pairs": [[pair.table, pair.first, pair.second] for pair in pairing.pairs],
            "bye": pairing.bye,
        },
    )
    return round_


def _store_matches(event: Event, round_: Round, pairing: Pairing) -> None:
    round_.matches.all().delete()  # only a draft gets here; its pairing stands in the log
    entries = {entry.number: entry for entry in event.entries.all()}
    tables: list[tuple[int | None, list[int]]] = [
        (pair.table, [pair.first, pair.second]) for pair in pairing.pairs
    ]
    if pairing.bye is not None:
        tables.append((None, [pairing.bye]))
    matches = Match.objects.bulk_create(Match(round=round_, table=table) for table, _players in tables)
    Seat.objects.bulk_create(
        Seat(round=round_, match=match, entry=entries[number], side=side)
        for match, (_table, players) in zip(matches, tables, strict=True)
        for side, number in zip(Side, players, strict=False)
    )


def _no_legal_round(event: Event, answer: NoPairing) -> TournamentError:
    names = dict(event.entries.values_list("number", "name"))
    return TournamentError(
        "no_legal_round",
        witness_text(answer.witness, names.__getitem__),
        mend=_("Allow the fewest rematches, or finish the event here."),
    )


def names_of(*, event: Event, numbers: Iterable[int]) -> list[str]:
    """Return the names of players by their numbers."""
    wanted = list(numbers)
    found = dict(Entry.objects.filter(event=event, number__in=wanted).values_list("number", "name"))
    return [found[number] for number in wanted]


def _check_current(event: Event, number: int, matches: Iterable[Match]) -> None:
    """Refuse to publish a draft that players have left or joined since."""
    seated = {seat.entry.number for match in matches for seat in match.seats.all()}
    players = [player_of(entry) for entry in event.entries.all()]
    wanted = {player.number for player in players if player.is_paired_in(number)}
    if seated != wanted:
        names = ", ".join(names_of(event=event, numbers=sorted(seated ^ wanted)))
        raise TournamentError(
            "draft_outdated",
            _("Since this draft was paired somebody came or left: %(names)s.") % {"names": names},
            mend=_("Pair the round again."),
        )
