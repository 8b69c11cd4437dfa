"""Measure how often search leads with what answers a judge's question."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rulings.models import Game
from rulings.selectors import search_rulings
from rulings.strict_yaml import Value, load

FOLDER = Path(__file__).parent
FIRST, FEW = 1, 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a judge types, and the codes that answer it."""

    text: str
    game: str
    codes: tuple[str, ...]
    language: str = ""
    is_chosen: bool = False

    @property
    def is_held_out(self) -> bool:
        """Say whether nobody may tune on it: half of all questions, by a digest of the text."""
        return hashlib.sha256(self.text.encode()).digest()[0] % 2 == 1


@dataclass(slots=True, kw_only=True)
class Figures:
    """How many questions were asked, and how many the first answer or one of the first three answered."""

    asked: int = 0
    first: int = 0
    few: int = 0
    misses: list[str] = field(default_factory=list)

    @property
    def hit_first(self) -> float:
        """Return the share that the first answer settled."""
        return self.first / self.asked

    @property
    def hit_few(self) -> float:
        """Return the share that one of the first three settled."""
        return self.few / self.asked


def questions() -> Iterator[Question]:
    """Return the questions of all games and languages."""
    games = load((FOLDER / "relevance.yaml").read_text(encoding="utf-8"), name="relevance.yaml").value
    assert isinstance(games, dict)
    for languages in games.values():
        assert isinstance(languages, dict)
        for language, rows in languages.items():
            assert isinstance(rows, list)
            for row in rows:
                yield _question(row, language)


def known_questions() -> Iterator[Question]:
    """Return the questions that search was tuned on from the beginning."""
    rows = load((FOLDER / "known_queries.yaml").read_text(encoding="utf-8"), name="known_queries.yaml").value
    assert isinstance(rows, list)
    return (_question(row) for row in rows)


def _question(row: Value, language: str = "") -> Question:
    assert isinstance(row, dict)
    assert isinstance(row["codes"], list)
    codes = tuple(str(code) for code in row["codes"])
    return Question(
        text=str(row["query"]),
        game=codes[0].split("/", 1)[0],
        codes=codes,
        language=language,
        is_chosen=row.get("chosen") is True,
    )


def measure(asked: Iterable[Question]) -> dict[tuple[str, str], Figures]:
    """Ask the questions; return the figures by game and language, and of all under two empty names."""
    games = dict(Game.objects.values_list("code", "pk"))
    table: dict[tuple[str, str], Figures] = {}
    for one in asked:
        game_id = games[one.game] if one.is_chosen else None
        found = [result.code for result in search_rulings(text=one.text, game_id=game_id, limit=FEW).results]
        is_first = bool(set(found[:FIRST]) & set(one.codes))
        is_few = bool(set(found) & set(one.codes))
        for key in ((one.game, one.language), ("", "")):
            figures = table.setdefault(key, Figures())
            figures.asked += 1
            figures.first += is_first
            figures.few += is_few
            if not is_first:
                figures.misses.append(f"{one.text}: {found[:1]} instead of {one.codes}")
    return table


def as_table(table: dict[tuple[str, str], Figures]) -> str:
    """Write figures as a table of text."""
    lines = ["| game | language | questions | hit@1 | hit@3 |", "|---|---|---:|---:|---:|"]
    for (game, language), figures in sorted(table.items(), key=lambda item: (item[0] == ("", ""), item[0])):
        name = f"{game} | {language}" if game else "all | all"
        lines.append(f"| {name} | {figures.asked} | {figures.hit_first:.2f} | {figures.hit_few:.2f} |")
    return "\n".join(lines)
