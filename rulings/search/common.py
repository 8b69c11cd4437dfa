"""Words every game uses, in three languages: the bridge where no glossary reaches."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

_TABLE = Path(__file__).parent / "common_words.txt"


@lru_cache(maxsize=1)
def common_words() -> dict[str, dict[str, list[str]]]:
    """Return for each idea the words of each language."""
    table: dict[str, dict[str, list[str]]] = {}
    rows = _TABLE.read_text(encoding="utf-8").splitlines()
    for row in (row for row in rows if row and not row.startswith("#")):
        idea, _, texts = row.partition(":")
        english, french, german = (part.split(",") for part in texts.split("|"))
        table[idea] = {"en": english, "fr": french, "de": german}
    return table
