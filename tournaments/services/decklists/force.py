"""Put a list in force: the newest revision with its answer, its leader and its cards as rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import cast

import msgspec

from rulings.construction.names import name_key, number_key
from rulings.construction.types import Report, Row
from rulings.models import Card, Game
from tournaments.models import Decklist, DecklistCard, DecklistRevision, RevisionKind
from tournaments.services.changes import Act

LEADER = "leader"

Rows = list[tuple[str, int | None, str, str, str, str, int]]


def plain(report: Report) -> dict[str, object]:
    """Return a report as it is stored."""
    return cast("dict[str, object]", msgspec.json.decode(msgspec.json.encode(report)))


def put_in_force(
    *,
    decklist: Decklist,
    text: str,
    report: Report,
    game: Game,
    act: Act,
    correction: str = "",
) -> DecklistRevision:
    """Store a new revision of a list, handed in or corrected for a reason; it counts from now on."""
    newest = decklist.revisions.order_by("-number").first()
    revision = DecklistRevision.objects.create(
        decklist=decklist,
        number=newest.number + 1 if newest else 1,
        text=text,
        kind=RevisionKind.CORRECTED if correction else RevisionKind.SUBMITTED,
        reason=correction,
        submitted_by=act.by,
        submitted_at=act.at,
    )
    decklist.in_force = revision
    store_answer(decklist=decklist, report=report, game=game, at=act.at)
    return revision


def store_answer(*, decklist: Decklist, report: Report, game: Game, at: datetime) -> None:
    """Store what a check of the list in force found, its leader and its rows; the caller holds the event."""
    revision = decklist.in_force
    if revision is None:
        return
    revision.checked, revision.checked_at = plain(report), at
    revision.save(update_fields=["checked", "checked_at"])
    cards = _cards(report, game)
    decklist.legal = report.legal
    decklist.leader_id = _leader(report, cards)
    fields = ["in_force", "legal", "leader"]
    if decklist.text == revision.text:
        decklist.checked = revision.checked
        fields.append("checked")
    decklist.save(update_fields=fields)
    _store_rows(decklist, _rows(report, cards))


def _store_rows(decklist: Decklist, rows: Rows) -> None:
    """Replace the rows, unless the same stand there."""
    names = ("section", "card_id", "number", "key", "name", "name_key", "count")
    if list(decklist.cards.order_by("pk").values_list(*names)) == rows:
        return
    decklist.cards.all().delete()
    DecklistCard.objects.bulk_create(
        DecklistCard(decklist=decklist, **dict(zip(names, row, strict=True))) for row in rows
    )


def _rows(report: Report, cards: dict[str, int]) -> Rows:
    """Return one row for each card and section; a card that was only named has no number."""
    counts: dict[tuple[str, int | None, str, str, str, str], int] = defaultdict(int)
    shown: dict[tuple[str, str, str], tuple[str, str]] = {}
    for section, rows in report.sections.items():
        for row in rows:
            key = number_key(row.number)[:80]
            name = name_key(row.name)[:240]
            number, title = shown.setdefault((section, key, "" if key else name), (row.number, row.name))
            stored = (section, cards.get(key), number[:80], key, title[:240], name_key(title)[:240])
            counts[stored] += row.count
    return [(*row, count) for row, count in counts.items()]


def _cards(report: Report, game: Game) -> dict[str, int]:
    keys = {number_key(row.number) for row in _all(report) if row.known and row.number}
    return dict(Card.objects.filter(game=game, key__in=keys).values_list("key", "pk"))


def _leader(report: Report, cards: dict[str, int]) -> int | None:
    known = (cards.get(number_key(row.number)) for row in report.sections.get(LEADER, ()))
    return next((found for found in known if found is not None), None)


def _all(report: Report) -> Iterable[Row]:
    return (row for rows in report.sections.values() for row in rows)
