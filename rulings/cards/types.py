"""Name what a file of cards says, what is left once its rows are one card, and what was wrong."""

from __future__ import annotations

from msgspec import Struct

FRONT = "front"
BACK = "back"
LANGUAGES = ("en", "fr", "de", "ja")

Value = str | int | list[str]


class CatalogueError(Exception):
    """Say why a whole file cannot be taken, by a stable code, its line and the mend."""

    def __init__(self, code: str, message: str, *, line: int = 0, mend: str = "") -> None:
        """Keep the code, the sentence, the line where known, and the mend."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.line = line
        self.mend = mend


class Remark(Struct, frozen=True, kw_only=True):
    """One thing to tell about a file: what was wrong at a line, or what was decided there."""

    file: str
    line: int
    message: str


class Row(Struct, frozen=True, kw_only=True):
    """One entry of a file as it stands there, and its line."""

    line: int
    values: dict[str, object]


class PrintingRow(Struct, frozen=True, kw_only=True):
    """One printing: its full number, rarity and set; empty where not known."""

    number: str
    rarity: str = ""
    series: str = ""


class Face(Struct, frozen=True, kw_only=True):
    """One side in one language; an empty text is either none or not known."""

    side: str = FRONT
    language: str = "en"
    name: str
    text: str = ""
    traits: tuple[str, ...] = ()
    values: dict[str, Value] = {}


class CardDraft(Struct, frozen=True, kw_only=True):
    """A card as a file, several files or the site knows it; an empty kind or no colours are not known.

    `is_parallel` tells that its words come from a parallel printing only, `is_front_only` that a card with two
    sides shows one, `has_text` that its text is known, be it empty. Without printings, the number is a stand-in.
    """

    number: str
    key: str
    kind: str = ""
    colors: tuple[str, ...] = ()
    values: dict[str, Value] = {}
    faces: tuple[Face, ...] = ()
    printings: tuple[PrintingRow, ...] = ()
    is_parallel: bool = False
    is_front_only: bool = False
    has_text: bool = True

    @property
    def rank(self) -> tuple[bool, bool]:
        """Return how far its words may be trusted: the smaller, the better."""
        return (self.is_parallel, self.is_front_only)

    @property
    def front(self) -> Face:
        """Return the front, in English where that is known."""
        fronts = [face for face in self.faces if face.side == FRONT] or list(self.faces)
        return min(fronts, key=lambda face: LANGUAGES.index(face.language))


class ReadRow(Struct, frozen=True, kw_only=True):
    """A card of one row, where it stands, and what to tell about it."""

    card: CardDraft
    file: str
    line: int
    doubts: tuple[str, ...] = ()


class Catalogue(Struct, frozen=True, kw_only=True):
    """All cards of all files, each once, with the place of its best row; `is_by_name`: one name, one card."""

    cards: tuple[ReadRow, ...]
    printings: int
    is_by_name: bool = False
    faults: tuple[Remark, ...] = ()
    notes: tuple[Remark, ...] = ()
