"""Read the files of the packs into plain values, without a database."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from rulings.errors import RulingsError
from rulings.models import Language, RulingKind, RulingStatus, TermKind
from rulings.services.pack_cards import CardRow, RestrictionListRow, read_cards, read_restrictions
from rulings.services.pack_decks import DeckRow, read_decks
from rulings.services.pack_documents import DocumentRow
from rulings.services.pack_nodes import Node, PackFault
from rulings.services.pack_sources import PassageRow, read_sources
from rulings.services.pack_synonyms import SynonymRow, check_synonyms, read_synonyms, said_of
from rulings.strict_yaml import MAX_BYTES, StrictYamlError, Value, load

Row = TypeVar("Row")
PACKS = Path(__file__).parent.parent / "packs"
LANGUAGES = tuple(Language.values)
_GAME_KEYS = (
    *("game", "names", "default_profile", "profiles", "zones", "phases", "modes", "colors", "sets"),
    "decks",
)
PACK_STATUSES = (RulingStatus.CURRENT, RulingStatus.SUPERSEDED, RulingStatus.DISPUTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game as its file names it."""

    code: str
    names: dict[str, str]
    default_profile: str
    profiles: list[Value]
    zones: list[Value]
    phases: list[Value]
    modes: list[Value]
    place: str
    colors: tuple[str, ...] = ()
    decks: tuple[DeckRow, ...] = ()
    # The printed sets that rulings name cards of, and how many cards each has (none: not known).
    sets: dict[str, int | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TermRow:
    """A word of the game in each language."""

    code: str
    kind: str
    words: dict[str, list[str]]
    synonyms: dict[str, list[str]]
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingRow:
    """A ruling in our words."""

    code: str
    title: str
    answer: str
    reason: str
    kind: str
    status: str
    superseded_by: str
    disputed: list[dict[str, str]]
    date: datetime.date | None
    keywords: tuple[str, ...]
    cards: tuple[str, ...]
    citations: tuple[str, ...]
    note: str
    asked: dict[str, list[str]]
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """A game as data."""

    game: GameRow
    documents: tuple[DocumentRow, ...] = ()
    passages: tuple[PassageRow, ...] = ()
    terms: tuple[TermRow, ...] = ()
    synonyms: tuple[SynonymRow, ...] = ()
    rulings: tuple[RulingRow, ...] = ()
    cards: tuple[CardRow, ...] = ()
    restrictions: tuple[RestrictionListRow, ...] = ()
    faults: tuple[PackFault, ...] = field(default=())


def read_packs(root: Path = PACKS) -> list[Pack]:
    """Read every pack below a folder; what cannot be read is a fault of its pack."""
    folders = sorted(folder for folder in root.iterdir() if folder.is_dir()) if root.is_dir() else []
    if not folders:
        raise RulingsError(
            "no_packs", f"There are no packs in {root}.", mend="Name the folder that holds them."
        )
    return [read_pack(folder, root=root) for folder in folders]


def read_pack(folder: Path, *, root: Path) -> Pack:
    """Read one pack."""
    faults: list[PackFault] = []
    documents, passages = _sources(folder, root, faults)
    synonyms = _optional(folder / "synonyms.yaml", root, faults, read_synonyms)
    terms = _terms(folder, root, faults)
    faults += check_synonyms(synonyms, terms)
    pack = Pack(
        game=_game(folder, root, faults),
        documents=documents,
        passages=passages,
        terms=tuple(replace(row, synonyms=said_of(row.code, row.synonyms, synonyms)) for row in terms),
        synonyms=synonyms,
        rulings=_rulings(folder, root, faults),
        cards=_optional(folder / "cards.yaml", root, faults, read_cards),
        restrictions=_optional(folder / "restrictions.yaml", root, faults, read_restrictions),
    )
    return replace(pack, faults=tuple(faults))


def _node(path: Path, root: Path, faults: list[PackFault]) -> Node | None:
    name = str(path.relative_to(root))
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1).decode("utf-8")
        document = load(text, name=name)
    except FileNotFoundError:
        faults.append(PackFault(place=f"{name}:1", message="This file is missing."))
    except UnicodeDecodeError:
        faults.append(PackFault(place=f"{name}:1", message="This file is not UTF-8."))
    except StrictYamlError as error:
        faults.append(
            PackFault(place=f"{name}:{error.line}", message=f"{error.message} {error.mend}".strip())
        )
    else:
        return Node(document, (), document.value, faults)
    return None


def _game(folder: Path, root: Path, faults: list[PackFault]) -> GameRow:
    node = _node(folder / "game.yaml", root, faults)
    empty = GameRow(
        code=folder.name,
        names={},
        default_profile="",
        profiles=[],
        zones=[],
        phases=[],
        modes=[],
        place=folder.name,
    )
    if node is None:
        return empty
    node.only(_GAME_KEYS)
    code = node.text("game")
    if code and code != folder.name:
        node.fault(f"The folder is called {folder.name!r}, the game {code!r}.", key="game")
    names = node.child("names", node.mapping().get("names"))
    return GameRow(
        code=folder.name,
        names={language: names.text(language) for language in LANGUAGES if language in names.mapping()},
        default_profile=node.optional_text("default_profile"),
        profiles=_named(node, "profiles"),
        zones=_named(node, "zones"),
        phases=_named(node, "phases"),
        modes=_named(node, "modes"),
        place=node.place,
        colors=node.texts("colors"),
        decks=read_decks(node),
        sets=dict(_card_set(item) for item in node.list_at("sets")),
    )


def _card_set(node: Node) -> tuple[str, int | None]:
    node.only(("code", "cards"))
    count = node.mapping().get("cards")
    if count is not None and (not isinstance(count, int) or count < 1):
        node.fault("'cards' must be the number of cards of the set, or null.", key="cards")
        return node.text("code"), None
    return node.text("code"), count


def _optional(
    path: Path, root: Path, faults: list[PackFault], read: Callable[[Node], tuple[Row, ...]]
) -> tuple[Row, ...]:
    node = _node(path, root, faults) if path.exists() else None
    return read(node) if node else ()


def _named(node: Node, key: str) -> list[Value]:
    rows: list[Value] = []
    for item in node.list_at(key):
        item.text("code")
        rows.append(item.value)
    return rows


def _sources(
    folder: Path, root: Path, faults: list[PackFault]
) -> tuple[tuple[DocumentRow, ...], tuple[PassageRow, ...]]:
    node = _node(folder / "sources.yaml", root, faults)
    return read_sources(node) if node else ((), ())


def _terms(folder: Path, root: Path, faults: list[PackFault]) -> tuple[TermRow, ...]:
    node = _node(folder / "terms.yaml", root, faults)
    return tuple(_term(item) for item in node.items()) if node else ()


def _term(node: Node) -> TermRow:
    node.only(("code", "kind", *LANGUAGES, "synonyms"))
    return TermRow(
        code=node.text("code"),
        kind=node.choice("kind", TermKind.values),
        words={language: list(node.texts(language)) for language in LANGUAGES if language in node.mapping()},
        synonyms=node.by_language("synonyms", LANGUAGES),
        place=node.place,
    )


def _rulings(folder: Path, root: Path, faults: list[PackFault]) -> tuple[RulingRow, ...]:
    rows: list[RulingRow] = []
    for path in sorted((folder / "rulings").glob("*.yaml")):
        node = _node(path, root, faults)
        rows += [_ruling(item) for item in node.items()] if node else []
    return tuple(rows)


def _ruling(node: Node) -> RulingRow:
    node.only(
        (
            *("code", "title", "answer", "reason", "kind", "status", "superseded_by", "disputed", "date"),
            *("keywords", "cards", "citations", "note", "asked"),
        )
    )
    return RulingRow(
        code=node.text("code"),
        title=node.text("title"),
        answer=node.text("answer"),
        reason=node.text("reason"),
        kind=node.choice("kind", RulingKind.values),
        status=node.choice("status", PACK_STATUSES, default=RulingStatus.CURRENT),
        superseded_by=node.optional_text("superseded_by"),
        disputed=[_other_voice(item) for item in node.list_at("disputed")],
        date=node.day("date"),
        keywords=node.texts("keywords"),
        cards=node.texts("cards"),
        citations=node.texts("citations"),
        note=node.optional_text("note"),
        asked=node.by_language("asked", LANGUAGES),
        place=node.place,
    )


def _other_voice(node: Node) -> dict[str, str]:
    node.only(("code", "says", "date"))
    date = node.day("date")
    return {"code": node.text("code"), "says": node.text("says"), "date": date.isoformat() if date else ""}
