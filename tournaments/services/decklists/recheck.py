"""Check deck lists again after cards, restrictions or rules have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

import msgspec

from rulings.construction.types import Finding, Report
from tournaments.models import Decklist, DecklistRevision, Event, EventStatus, Verb
from tournaments.services.changes import Act, lock_event, log_change, one_change
from tournaments.services.decklists.check import check_for_event, deck_day_of, game_of
from tournaments.services.decklists.force import plain, store_answer
from tournaments.services.decklists.telling import tell_organizers, tell_rechecked

CHUNK = 100

Answer = tuple[bool | None, tuple[tuple[str, str, tuple[int, ...], tuple[tuple[str, str | int], ...]], ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rechecked:
    """How many lists of an event were checked again, and of how many the answer changed."""

    checked: int = 0
    changed: int = 0


def events_to_recheck(*, game: str = "", event: int | None = None) -> list[int]:
    """Return the events that are not over and have deck lists, of a game or one alone."""
    found = Event.objects.exclude(status=EventStatus.FINISHED).filter(entries__decklist__isnull=False)
    found = found.filter(pk=event) if event is not None else found.filter(game__code=game)
    return sorted(found.values_list("pk", flat=True).distinct())


def decklists_of_events(*, events: list[int]) -> int:
    """Count the lists that are to be checked."""
    return Decklist.objects.filter(entry__event__in=events).count()


class Checks:
    """What lists come to by the rules of an event, each text and set of rules checked once."""

    def __init__(self, *, now: datetime) -> None:
        """Begin with nothing."""
        self._now = now
        self._known: dict[tuple[object, ...], Report] = {}

    def of(self, event: Event, text: str) -> Report:
        """Check a list, unless that was done by the same rules before."""
        day = deck_day_of(event=event, now=self._now)
        key = (event.game_id, event.profile, day, event.side_deck_max, text)
        if key not in self._known:
            self._known[key] = check_for_event(event=event, text=text, now=self._now)
        return self._known[key]


def recheck_event(*, event_id: int, at: datetime, told: Callable[[], None]) -> Rechecked:
    """Check all lists of an event again; store, log and tell only what came out differently.

    The lists are read and checked without a lock; what changed is stored in one short transaction, so that a run that
    is broken off has told nobody half of it. `told` is called after each list.
    """
    event = Event.objects.select_related("game").get(pk=event_id)
    if event.game is None or event.status == EventStatus.FINISHED:
        return Rechecked()
    checks = Checks(now=at)
    stale: list[int] = []
    current: list[int] = []
    for decklist in _lists(event):
        if _is_stale(decklist, event, checks):
            stale.append(decklist.pk)
        elif decklist.in_force_id is not None:
            current.append(decklist.in_force_id)
        told()
    DecklistRevision.objects.filter(pk__in=current).update(checked_at=at)
    changed = _store(event=event, stale=stale, checks=checks, at=at) if stale else 0
    return Rechecked(checked=len(stale) + len(current), changed=changed)


def answer_of(report: Report) -> Answer:
    """Return what is told of a report: whether the list is legal, and what breaks which rule."""
    return report.legal, tuple(_told(fault) for fault in report.faults)


def _told(finding: Finding) -> tuple[str, str, tuple[int, ...], tuple[tuple[str, str | int], ...]]:
    return finding.code, finding.rule, finding.lines, tuple(sorted(finding.values.items()))


def _lists(event: Event) -> Iterator[Decklist]:
    lists = Decklist.objects.filter(entry__event=event).select_related("in_force").order_by("pk")
    return lists.iterator(chunk_size=CHUNK)


def _is_stale(decklist: Decklist, event: Event, checks: Checks) -> bool:
    """Tell whether a check of what counts, or of the draft, says anything else than what is stored."""
    if decklist.in_force is not None:
        report = checks.of(event, decklist.in_force.text)
        if _without_words(report) != _stored(decklist.in_force.checked) or decklist.legal != report.legal:
            return True
        if decklist.in_force.text == decklist.text:
            return False
    if not decklist.text:
        return False
    return _without_words(checks.of(event, decklist.text)) != _stored(decklist.checked)


@one_change
def _store(*, event: Event, stale: list[int], checks: Checks, at: datetime) -> int:
    """Store the new answers under the event's lock; return how many lists in force are told otherwise now."""
    event = lock_event(event=event)
    if event.status == EventStatus.FINISHED:
        return 0
    game = game_of(event)
    changed = illegal = 0
    found = Decklist.objects.filter(pk__in=stale).select_related("in_force", "entry__user").order_by("pk")
    for decklist in found:
        if decklist.text and (decklist.in_force is None or decklist.in_force.text != decklist.text):
            decklist.checked = plain(checks.of(event, decklist.text))
            decklist.save(update_fields=["checked"])
        if decklist.in_force is None:
            continue
        before, legal_before = _stored(decklist.in_force.checked), decklist.legal
        report = checks.of(event, decklist.in_force.text)
        store_answer(decklist=decklist, report=report, game=game, at=at)
        if before is not None and answer_of(before) == answer_of(report) and legal_before == report.legal:
            continue
        changed += 1
        illegal += report.legal is False
        _log(decklist, event, legal_before, report, at)
        # A list stored before checks were kept with it has no old answer: good news about it is none.
        if decklist.entry.is_active and (before is not None or report.legal is False):
            tell_rechecked(entry=decklist.entry, event=event, report=report, at=at)
    if changed:
        tell_organizers(event=event, changed=changed, illegal=illegal, at=at)
    return changed


def _log(decklist: Decklist, event: Event, before: bool | None, report: Report, at: datetime) -> None:
    verb = Verb.DECKLIST_RECHECKED
    log_change(
        event=event,
        act=Act(by=None, at=at),
        verb=verb,
        payload={"entry": decklist.entry.number, "legal": report.legal, "legal_before": before},
        inverse={"verb": verb, "entry": decklist.entry.number, "legal": before},
    )


def _stored(checked: object) -> Report | None:
    return _without_words(msgspec.convert(checked, Report)) if checked else None


def _without_words(report: Report) -> Report:
    """Return a report without its sentences, which depend on who asked for them."""

    def bare(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
        return tuple(msgspec.structs.replace(one, message="") for one in findings)

    return msgspec.structs.replace(
        report, faults=bare(report.faults), warnings=bare(report.warnings), unsure=bare(report.unsure)
    )
