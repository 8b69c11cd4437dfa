"""Import catalogues of cards: all files of one call, or none of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext as _
from msgspec.structs import replace

from rulings.cards.merge import Merged, merge
from rulings.cards.read import FileError, read_catalogue
from rulings.cards.types import CardDraft, Catalogue, ReadRow, Remark
from rulings.construction.names import name_key
from rulings.errors import RulingsError
from rulings.models import Card, CardOrigin, Game
from rulings.search.cards.index import refresh_card_index
from rulings.services.card_rows import Rows, add_rows, draft_of, write_rows
from rulings.signals import catalogue_changed

CHUNK = 500
SHOWN = 30
Progress = Callable[[int, int, str], None]


class FileRefused(RulingsError):  # noqa: N818 - it says what is refused
    """A file that cannot be taken, with the line where known."""

    def __init__(self, error: FileError) -> None:
        """Say the place as other errors do, and keep its parts."""
        place = f"{error.file}:{error.line}" if error.line else error.file
        super().__init__(error.code, error.message, place=place, mend=error.mend)
        self.remark = Remark(file=error.file, line=error.line, message=error.message)


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedCard:
    """One card of the files and what importing it does."""

    number: str
    name: str
    kind: str
    printings: int
    change: str


@dataclass(slots=True, kw_only=True)
class CardImport:
    """What an import of cards does: counts of card numbers and printings, what was wrong, the first cards."""

    game: str
    created: int = 0
    updated: int = 0
    unchanged: int = 0
    printings: int = 0
    faults: list[Remark] = field(default_factory=list)
    notes: list[Remark] = field(default_factory=list)
    first: list[ImportedCard] = field(default_factory=list)


def import_cards(
    *,
    game: str,
    files: Sequence[tuple[str, bytes]],
    dry_run: bool = False,
    progress: Progress | None = None,
) -> CardImport:
    """Read files of cards and store them in one transaction; with `dry_run`, only say what that would do.

    A file that cannot be taken refuses the call. A card that cannot be placed is a fault, and the others are stored.
    """
    stored_game = _game(game)
    if not files:
        raise RulingsError("no_files", _("There is no file to import."), mend=_("Name at least one file."))
    catalogue = _read(game, files, progress)
    report = CardImport(
        game=game, printings=catalogue.printings, faults=list(catalogue.faults), notes=list(catalogue.notes)
    )
    if progress is not None:
        progress(len(catalogue.cards), len(catalogue.cards), _("Storing the cards"))
    if dry_run:
        _go_through(catalogue, stored_game, report)
    else:
        _store(catalogue, stored_game, report)
    return report


def _game(code: str) -> Game:
    game = Game.objects.filter(code=code).first()
    if game is not None:
        return game
    known = ", ".join(Game.objects.values_list("code", flat=True))
    mend = f"Known are {known}." if known else "Load the packs first: manage.py load_packs."
    raise RulingsError("unknown_game", f"There is no game {code!r}.", mend=mend)


def _read(game: str, files: Sequence[tuple[str, bytes]], progress: Progress | None) -> Catalogue:
    told = None if progress is None else (lambda done, total: progress(done, total, _("Reading the files")))
    try:
        return read_catalogue(files, game=game, told=told)
    except FileError as error:
        raise FileRefused(error) from error


@transaction.atomic
def _store(catalogue: Catalogue, game: Game, report: CardImport) -> None:
    # Two imports of one game at once would both create the cards that both have.
    Game.objects.select_for_update().get(pk=game.pk)
    changed = _go_through(catalogue, game, report, write=write_rows)
    if changed:
        refresh_card_index(card.pk for card in changed)
        transaction.on_commit(partial(catalogue_changed.send, sender=Game, game_code=game.code))


def _go_through(
    catalogue: Catalogue, game: Game, report: CardImport, *, write: Callable[[Rows], None] | None = None
) -> list[Card]:
    """Compare all cards with what is stored, some at a time; return those that change."""
    changed: list[Card] = []
    now = timezone.now()
    for start in range(0, len(catalogue.cards), CHUNK):
        rows = Rows()
        part = catalogue.cards[start : start + CHUNK]
        known = _Known(game, part, is_by_name=catalogue.is_by_name)
        for row in part:
            _place(row, known, rows, report, now=now)
        if write is not None:
            write(rows)
        changed += [*rows.fresh, *rows.changed]
    counts = Counter(card.change for card in report.first)
    report.created, report.updated = counts["created"], counts["updated"]
    report.unchanged = counts["unchanged"]
    report.first.sort(key=lambda card: card.change == "unchanged")
    del report.first[SHOWN:]
    return changed


class _Known:
    """The stored cards that some drafts may be."""

    def __init__(self, game: Game, part: Sequence[ReadRow], *, is_by_name: bool) -> None:
        self._game = game
        self._is_by_name = is_by_name
        meant = Q(key__in=[row.card.key for row in part])
        if is_by_name:
            names = [name_key(row.card.front.name) for row in part]
            meant |= Q(name_key__in=names, origin=CardOrigin.IMPORT)
        cards = Card.objects.filter(meant, game=game).prefetch_related("faces", "printings")
        self._by_key = {card.key: card for card in cards}
        self._by_name = {card.name_key: card for card in cards if card.origin == CardOrigin.IMPORT}

    def card_of(self, draft: CardDraft) -> Card | None:
        """Return the stored card, a new one, or nothing where another card has the number."""
        by_key = self._by_key.get(draft.key)
        if not self._is_by_name:
            return by_key or Card(game=self._game)
        by_name = self._by_name.get(name_key(draft.front.name))
        if by_key is not None and by_key.origin == CardOrigin.IMPORT and by_key is not by_name:
            return None
        return by_name or by_key or Card(game=self._game)


def _place(row: ReadRow, known: _Known, rows: Rows, report: CardImport, *, now: datetime) -> None:
    card = known.card_of(row.card)
    if card is None:
        message = f"{row.card.number} is left out: the site has another card under this number."
        report.faults.append(Remark(file=row.file, line=row.line, message=message))
        return
    draft, is_new = row.card, card._state.adding
    if not is_new and card.origin == CardOrigin.IMPORT:
        merged = _merged(row.card, draft_of(card))
        draft = merged.card
        report.faults += [
            Remark(
                file=row.file, line=row.line, message=f"{row.card.number} contradicts the site: {conflict}."
            )
            for conflict in merged.conflicts
        ]
    is_changed = add_rows(rows, card, draft, now=now)
    report.first.append(
        ImportedCard(
            number=draft.number,
            name=draft.front.name,
            kind=draft.kind,
            printings=len(row.card.printings),
            change="created" if is_new else "updated" if is_changed else "unchanged",
        )
    )


def _merged(draft: CardDraft, stored: CardDraft) -> Merged:
    """Merge a card with what is stored of it: as good a source or a better one replaces, another completes."""
    if draft.rank > stored.rank:
        return merge(stored, draft)
    card = merge(draft, stored).card
    return Merged(replace(card, number=stored.number) if card.key == stored.key else card)
