"""Split the text of a card into skills and the marks in them, so that pages can set them apart."""

from __future__ import annotations

import re
from dataclasses import dataclass

_MARK = re.compile(r"(\[[^\[\]\n]{1,30}\]|［[^［］\n]{1,30}］|【[^【】\n]{1,30}】)")


@dataclass(frozen=True, slots=True)
class TextPart:
    """A piece of a skill: plain words, or a mark in brackets."""

    text: str
    is_mark: bool


def skills_in(text: str) -> list[list[TextPart]]:
    """Return the skills of a text, each split at the marks in brackets."""
    lines = (line.strip() for line in text.splitlines())
    return [_parts(line) for line in lines if line]


def _parts(line: str) -> list[TextPart]:
    pieces = _MARK.split(line)
    return [TextPart(piece, place % 2 == 1) for place, piece in enumerate(pieces) if piece]
