"""Read and make citation codes: `game/document/number`, the names of passages that never change."""

from __future__ import annotations

import re
import unicodedata

import msgspec

MAX_LENGTH = 120

_GAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_PART = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
_DIGITS = re.compile(r"(\d+)")


class CodeError(ValueError):
    """Refuse a text as a citation code."""


class Code(msgspec.Struct, frozen=True, kw_only=True):
    """A citation code in its three parts; the number may have slashes of its own."""

    game: str
    document: str
    number: str

    def __str__(self) -> str:
        """Write the code as people cite it."""
        return f"{self.game}/{self.document}/{self.number}"

    @property
    def document_code(self) -> str:
        """Return the code of the document, which begins with the game."""
        return f"{self.game}/{self.document}"


def parse_code(text: str) -> Code:
    """Split a citation code, or refuse it with the reason."""
    if len(text) > MAX_LENGTH:
        raise CodeError(f"A code has at most {MAX_LENGTH} characters.")
    parts = text.split("/")
    if len(parts) < 3:
        raise CodeError(f"{text!r} is no code: write game/document/number.")
    if not _GAME.fullmatch(parts[0]):
        raise CodeError(f"{text!r} is no code: {parts[0]!r} cannot name a game.")
    for part in parts[1:]:
        if not _PART.fullmatch(part):
            raise CodeError(f"{text!r} is no code: {part!r} holds more than a-z, 0-9, hyphens and dots.")
    return Code(game=parts[0], document=parts[1], number="/".join(parts[2:]))


def is_code(text: str) -> bool:
    """Say whether a text has the form of a citation code."""
    try:
        parse_code(text)
    except CodeError:
        return False
    return True


def slug(heading: str) -> str:
    """Make the part of a code that stands for a heading.

    Letters lose their accents; signs without an ASCII form vanish, as in the codes already given out.
    """
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def repeated(number: str, *, times: int) -> str:
    """Tell a number that was used before from the first: `1`, `1b`, `1c` and so on."""
    return number if times == 0 else f"{number}{_letters(times)}"


def _letters(times: int) -> str:
    alphabet = "bcdefghijklmnopqrstuvwxyz"
    quotient, rest = divmod(times - 1, len(alphabet))
    return ("z" * quotient) + alphabet[rest]


def sort_key(code: str) -> tuple[tuple[int, str], ...]:
    """Order codes as people count: 2 before 10."""
    pieces = _DIGITS.split(code)
    return tuple((int(piece), "") if piece.isdigit() else (-1, piece) for piece in pieces if piece)


def parent_of(number: str) -> str:
    """Return the number without its last part, which is the paragraph one step up; nothing for the first step."""
    place = max(number.rfind("-"), number.rfind("."))
    return number[:place] if place > 0 else ""
