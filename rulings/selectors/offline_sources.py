"""Read the passages that rulings rest on or dispute, as a phone keeps them beside the entries of a game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rulings.models import Game, Passage, Ruling, RulingStatus
from rulings.offline.entries import ShownEntry

# A passage as it is kept: its code, its strength, the number of its document, our statement.
WrittenPassage = tuple[str, str, int, str]


class WrittenSources(msgspec.Struct, frozen=True):
    """The titles of documents, and the passages in the order of their codes."""

    documents: list[str]
    passages: list[WrittenPassage]


def sources_of_game(*, game: Game, entries: Iterable[ShownEntry]) -> WrittenSources:
    """Return the passages; a statement that stands as the answer of the passage's own entry is not written again."""
    answers = {one.code: one.answer for one in entries if one.kind == "passage"}
    numbers: dict[str, int] = {}
    written = []
    for passage in _passages(game):
        document = numbers.setdefault(str(passage.document), len(numbers))
        is_kept = answers.get(passage.code) == passage.statement
        statement = "" if is_kept else passage.statement
        written.append((passage.code, passage.strength, document, statement))
    return WrittenSources(list(numbers), written)


def _passages(game: Game) -> list[Passage]:
    rulings = Ruling.objects.shown().filter(game=game)
    disputes = rulings.filter(status=RulingStatus.DISPUTED).values_list("disputed", flat=True)
    voices = {voice["code"] for dispute in disputes for voice in dispute}
    cited = set(rulings.order_by().values_list("passages__code", flat=True))
    found = Passage.objects.filter(document__game=game, code__in=sorted((voices | cited) - {None}))
    return list(found.select_related("document").order_by("code"))
