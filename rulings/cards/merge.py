"""Make one card of what several rows, files or the site know of it.

What one does not know the other completes; what is unknown never replaces what is known. Where two contradict each
other the better source counts (a card's own number before a parallel printing, both sides before the front only),
between equals the first; each contradiction is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulings.cards.types import BACK, CardDraft, Face, PrintingRow, Value
from rulings.construction.names import name_key

MOST_SHOWN = 60

Known = TypeVar("Known", str, tuple[str, ...])


class Merged(Struct, frozen=True):
    """The one card, and the words for what contradicted it."""

    card: CardDraft
    conflicts: tuple[str, ...] = ()


def merge(first: CardDraft, second: CardDraft) -> Merged:
    """Complete the first with the second; the first counts where they contradict each other."""
    conflicts: list[str] = []
    has_number = bool(first.printings) or not second.printings
    card = replace(
        first,
        number=first.number if has_number else second.number,
        key=first.key if has_number else second.key,
        kind=_known("kind", first.kind, second.kind, conflicts),
        colors=_known("colors", first.colors, second.colors, conflicts),
        values=_values(first.values, second.values, conflicts),
        faces=_faces(first.faces, second.faces, conflicts),
        printings=merge_printings(first.printings, second.printings),
        is_parallel=first.is_parallel and second.is_parallel,
        has_text=first.has_text or second.has_text,
    )
    return Merged(replace(card, is_front_only=_is_front_only(card)), tuple(conflicts))


def merge_printings(known: Iterable[PrintingRow], more: Iterable[PrintingRow]) -> tuple[PrintingRow, ...]:
    """Add printings; one whose set is not known is the one of that number that is there."""
    merged = list(known)
    for printing in more:
        place = next((at for at, one in enumerate(merged) if _is_same(one, printing)), None)
        if place is None:
            merged.append(printing)
        else:
            one = merged[place]
            merged[place] = replace(
                one, rarity=one.rarity or printing.rarity, series=one.series or printing.series
            )
    return tuple(merged)


def _is_same(one: PrintingRow, other: PrintingRow) -> bool:
    same_set = not one.series or not other.series or one.series == other.series
    return one.number == other.number and same_set


def _is_front_only(card: CardDraft) -> bool:
    return card.kind == "leader" and not any(face.side == BACK for face in card.faces)


def _known(name: str, first: Known, second: Known, conflicts: list[str]) -> Known:
    if first and second and first != second:
        conflicts.append(f"{name} {_shown(second)}, kept {_shown(first)}")
    return first or second


def _values(first: dict[str, Value], second: dict[str, Value], conflicts: list[str]) -> dict[str, Value]:
    for name, value in second.items():
        kept = first.get(name, value)
        if kept != value and not _is_same_name(kept, value):
            conflicts.append(f"{name.replace('_', ' ')} {_shown(value)}, kept {_shown(kept)}")
    return {**second, **first}


def _is_same_name(one: Value, other: Value) -> bool:
    return (
        isinstance(one, str) and isinstance(other, str) and len(one) > 1 and name_key(one) == name_key(other)
    )


def _faces(first: tuple[Face, ...], second: tuple[Face, ...], conflicts: list[str]) -> tuple[Face, ...]:
    faces = {(face.side, face.language): face for face in first}
    for face in second:
        place = (face.side, face.language)
        faces[place] = _face(faces[place], face, conflicts) if place in faces else face
    return tuple(faces.values())


def _face(first: Face, second: Face, conflicts: list[str]) -> Face:
    told: list[str] = []
    face = replace(
        first,
        name=_same_or_first("name", first.name, second.name, name_key, told),
        text=_same_or_first("text", first.text, second.text, _without_blanks, told),
        traits=_known("traits", first.traits, second.traits, told),
        values=_values(first.values, second.values, told if first.side == BACK else []),
    )
    where = "" if first.side != BACK else " of the back"
    conflicts += [f"{what}{where}" for what in told]
    return face


def _same_or_first(
    name: str, first: str, second: str, form: Callable[[str], str], conflicts: list[str]
) -> str:
    """Return the fuller writing of two that are the same, else the first."""
    if not first or not second:
        return first or second
    if form(first) != form(second):
        conflicts.append(f"{name} {_shown(second, beside=first)}, kept {_shown(first, beside=second)}")
        return first
    return max(first, second, key=lambda text: (text.count("\n"), len(text)))


def _without_blanks(text: str) -> str:
    return "".join(text.split())


def _shown(value: object, *, beside: str = "") -> str:
    """Quote what differs: of a long text the part from a little before where it leaves the other."""
    words = ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
    words, other = " ".join(words.split()), " ".join(beside.split())
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(words, other, strict=False)))
    start = max(0, same - MOST_SHOWN // 3) if len(words) > MOST_SHOWN else 0
    shown = words[start : start + MOST_SHOWN]
    return f"“{'…' if start else ''}{shown}{'…' if start + MOST_SHOWN < len(words) else ''}”"
