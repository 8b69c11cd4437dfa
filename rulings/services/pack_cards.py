"""Read the cards of a pack and its lists of banned and restricted cards."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from rulings.construction.names import number_key
from rulings.construction.types import ANY_NUMBER
from rulings.services.pack_decks import count_at
from rulings.services.pack_nodes import Node
from rulings.strict_yaml import Value


@dataclass(frozen=True, slots=True, kw_only=True)
class SideRow:
    """What one side of a card says, in English."""

    name: str
    text: str
    values: dict[str, Value]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow:
    """A card as the pack states it."""

    number: str
    name: str
    kind: str
    keywords: tuple[str, ...]
    colors: tuple[str, ...]
    traits: tuple[str, ...]
    values: dict[str, Value]
    front: SideRow
    back: SideRow | None
    place: str

    @property
    def code(self) -> str:
        """Return what makes two rows the same card."""
        return number_key(self.number)


@dataclass(frozen=True, slots=True, kw_only=True)
class RestrictionRow:
    """How many copies of a card a list allows."""

    number: str
    copies: int

    @property
    def code(self) -> str:
        """Return the number as it is compared."""
        return number_key(self.number)


@dataclass(frozen=True, slots=True, kw_only=True)
class RestrictionListRow:
    """A dated list of banned and restricted cards as the pack states it."""

    title: str
    since: datetime.date | None
    source: str
    is_official: bool
    cards: tuple[RestrictionRow, ...]
    place: str


def read_cards(node: Node) -> tuple[CardRow, ...]:
    """Read the list of cards."""
    return tuple(_card(item) for item in node.items())


def _card(node: Node) -> CardRow:
    node.only(("number", "name", "kind", "keywords", "colors", "traits", "copies", "values"))
    values = dict(node.child("values", node.mapping().get("values", {})).mapping())
    copies = ANY_NUMBER if node.mapping().get("copies") == "any" else count_at(node, "copies")
    if copies is not None:
        values["copies"] = copies
    name = node.text("name")
    text, back = values.pop("text", ""), values.pop("back", None)
    return CardRow(
        number=node.text("number"),
        name=name,
        kind=node.text("kind"),
        keywords=node.texts("keywords"),
        colors=node.texts("colors"),
        traits=node.texts("traits"),
        values=values,
        front=SideRow(name=name, text=_text(text), values={}),
        back=_back(node.child("values", node.mapping().get("values")).child("back", back)) if back else None,
        place=node.place,
    )


def _back(node: Node) -> SideRow:
    node.only(("name", "text", "power"))
    printed = node.mapping()
    return SideRow(
        name=node.text("name"),
        text=node.optional_text("text"),
        values={key: value for key, value in printed.items() if key not in ("name", "text")},
    )


def _text(value: Value) -> str:
    return value if isinstance(value, str) else ""


def read_restrictions(node: Node) -> tuple[RestrictionListRow, ...]:
    """Read the lists of banned and restricted cards."""
    return tuple(_restriction_list(item) for item in node.items())


def _restriction_list(node: Node) -> RestrictionListRow:
    node.only(("title", "from", "source", "official", "cards"))
    since = node.day("from")
    if since is None:
        node.fault("'from' must say since when this list holds.")
    return RestrictionListRow(
        title=node.text("title"),
        since=since,
        source=node.text("source"),
        is_official=node.flag("official"),
        cards=tuple(_restriction(item) for item in node.list_at("cards")),
        place=node.place,
    )


def _restriction(node: Node) -> RestrictionRow:
    node.only(("number", "copies"))
    return RestrictionRow(number=node.text("number"), copies=count_at(node, "copies") or 0)
