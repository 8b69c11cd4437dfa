"""The few words that stand around the sentences where a replay is written out."""

from __future__ import annotations

from judge.wording.asking import hidden_fields
from judge.wording.names import Names
from judge.wording.tables import words
from judge.wording.text import Number, Word, fill, in_words


def say_text(*, text: str, language: str, **fields: str | int) -> str:
    """Say a heading or notice by its code, with what it is about."""
    known = words(language)
    said = {
        name: Number(value, known.language) if isinstance(value, int) else Word(value)
        for name, value in fields.items()
    }
    return fill(known.find(f"text:{text}") or in_words(text), said)


def say_unknown(*, key: str, names: Names, language: str) -> str:
    """Ask for what nobody described (`A.energy`)."""
    known = words(language, names.game)
    template = known.find(f"ask:hidden:{key.partition('.')[0]}", "ask:hidden")
    return fill(template or "{zone}", hidden_fields(key, known, names))
