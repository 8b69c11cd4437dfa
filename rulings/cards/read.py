"""Read files of cards: recognise their forms, read every row, and make one card of each number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from rulings.cards.fields import Fields, RowRefused
from rulings.cards.forms.common import Form
from rulings.cards.forms.known import form_of
from rulings.cards.merge import merge
from rulings.cards.source import MAX_ROWS, read_rows
from rulings.cards.text import names_in
from rulings.cards.types import CardDraft, Catalogue, CatalogueError, ReadRow, Remark, Row
from rulings.construction.names import name_key

Told = Callable[[int, int], None]
EVERY = 200


class FileError(CatalogueError):
    """A refused file, with its name."""

    def __init__(self, file: str, error: CatalogueError) -> None:
        """Keep which file it was."""
        super().__init__(error.code, error.message, line=error.line, mend=error.mend)
        self.file = file


def read_catalogue(files: Sequence[tuple[str, bytes]], *, game: str, told: Told | None = None) -> Catalogue:
    """Return all cards of all files; one file that cannot be taken and none is."""
    opened: list[tuple[str, Form, list[Row]]] = []
    total = 0
    for name, data in files:
        try:
            rows = _rows(data, MAX_ROWS - total)
            opened.append((name, form_of(rows, game=game), rows))
        except CatalogueError as error:
            raise FileError(name, error) from error
        total += len(rows)
    names = _vocabulary(opened)
    read: list[ReadRow] = []
    faults: list[Remark] = []
    for name, form, rows in opened:
        for row in rows:
            _read_row(name, form, row, names, read, faults)
            if told is not None and (len(read) + len(faults)) % EVERY == 0:
                told(min(len(read), total), total)
    return _one_of_each(read, faults, is_by_name=any(form.is_by_name for _, form, _ in opened))


def _rows(data: bytes, most: int) -> list[Row]:
    rows: list[Row] = []
    for row in read_rows(data):
        if len(rows) >= most:
            raise CatalogueError(
                "too_many_cards",
                f"There are more than {MAX_ROWS} cards.",
                line=row.line,
                mend="Import them in several parts.",
            )
        rows.append(row)
    if not rows:
        raise CatalogueError("no_cards", "The file holds no cards.", line=1, mend="Choose another file.")
    return rows


def _vocabulary(opened: Sequence[tuple[str, Form, list[Row]]]) -> dict[str, str]:
    """Return the names that the files write in full, by their folded form; of two writings the first."""
    found: dict[str, str] = {}
    for _, _, rows in opened:
        for row in rows:
            for key, value in row.values.items():
                if not isinstance(value, str):
                    continue
                for name in [value] if key == "character" else names_in(value):
                    found.setdefault(" ".join(name.split()).casefold(), " ".join(name.split()))
    return found


def _read_row(
    file: str, form: Form, row: Row, names: dict[str, str], read: list[ReadRow], faults: list[Remark]
) -> None:
    try:
        fields = Fields(row)
        card = form.read(fields, names)
    except RowRefused as refusal:
        faults.append(Remark(file=file, line=row.line, message=str(refusal)))
        return
    doubts = tuple(dict.fromkeys(fields.doubts))
    read.append(ReadRow(card=card, file=file, line=row.line, doubts=doubts))
    faults += [Remark(file=file, line=row.line, message=f"{_number(card)}: {doubt}.") for doubt in doubts]


def _number(card: CardDraft) -> str:
    """Return the number as this row prints it."""
    return card.printings[0].number if card.printings else card.number


def _one_of_each(read: Sequence[ReadRow], faults: list[Remark], *, is_by_name: bool) -> Catalogue:
    groups: dict[str, list[ReadRow]] = {}
    for row in read:
        mark = name_key(row.card.front.name) if is_by_name else row.card.key
        groups.setdefault(mark or row.card.key, []).append(row)
    order = {file: place for place, file in enumerate(dict.fromkeys(row.file for row in read))}
    cards = [_one_card(rows, faults) for rows in groups.values()]
    placed: dict[str, ReadRow] = {}
    for row in cards:
        if placed.setdefault(row.card.key, row) is not row:
            message = f"{row.card.number} is left out: another card has this number."
            faults.append(Remark(file=row.file, line=row.line, message=message))
    return Catalogue(
        cards=tuple(placed.values()),
        is_by_name=is_by_name,
        printings=sum(max(1, len(row.card.printings)) for row in placed.values()),
        faults=tuple(sorted(faults, key=lambda fault: (order.get(fault.file, len(order)), fault.line))),
        notes=_front_only(placed.values()),
    )


def _one_card(rows: Sequence[ReadRow], faults: list[Remark]) -> ReadRow:
    """Merge the rows of one number, the best first, and tell what contradicts it."""
    first, *others = sorted(rows, key=lambda row: row.card.rank)
    card = first.card
    for row in others:
        merged = merge(card, row.card)
        card = merged.card
        faults += [
            Remark(
                file=row.file,
                line=row.line,
                message=f"{_number(row.card)} contradicts {card.number}: {conflict}.",
            )
            for conflict in merged.conflicts
        ]
    return replace(first, card=card)


def _front_only(rows: Iterable[ReadRow]) -> tuple[Remark, ...]:
    """Tell for each file how many leaders show their front only."""
    found: dict[str, list[ReadRow]] = {}
    for row in rows:
        if row.card.is_front_only:
            found.setdefault(row.file, []).append(row)
    return tuple(
        Remark(
            file=file,
            line=min(row.line for row in leaders),
            message=f"Leaders with their front only: {len(leaders)}; what their backs say is not known.",
        )
        for file, leaders in found.items()
    )
