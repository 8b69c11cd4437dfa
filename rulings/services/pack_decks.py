"""Read the deck rules of a pack."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.construction.colors import MATCHES
from rulings.construction.copies import NUMBER, WAYS
from rulings.construction.rules import (
    ColorRule,
    CoreRule,
    CountRule,
    DifferentRule,
    EachRule,
    OpenPoint,
    StarterRule,
)
from rulings.construction.types import CopyRule, DeckRules, KeywordRule, SectionRule
from rulings.construction.wording import SECTIONS as WORDS
from rulings.services.pack_nodes import Node

SECTIONS = ("leader", "main", "side", "z", "ride", "stride", "team", "other")
MAX_CARDS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRow:
    """The deck rules of a profile as the pack states them."""

    rules: DeckRules
    place: str


def read_decks(node: Node) -> tuple[DeckRow, ...]:
    """Read the rules under `decks`."""
    return tuple(_deck(item) for item in node.list_at("decks"))


def _deck(node: Node) -> DeckRow:
    node.only(
        (
            *(
                "profile",
                "from",
                "until",
                "citations",
                "printed",
                "restricted",
                "sections",
                "copies",
                "limits",
                "counts",
            ),
            *("colors", "each", "different", "starter", "cores", "open"),
        )
    )
    since, until = node.day("from"), node.day("until")
    if since is None:
        node.fault("'from' must say since when these rules hold.")
    sections = tuple(_section(item) for item in node.list_at("sections"))
    if "main" not in {section.code for section in sections}:
        node.fault("The sections must have a 'main'.", key="sections")
    starter, cores = _part(node, "starter"), _part(node, "cores")
    rules = DeckRules(
        profile=node.text("profile"),
        since=since.isoformat() if since else "",
        until=until.isoformat() if until else "",
        sections=sections,
        copies=_copies(node.child("copies", node.mapping().get("copies"))),
        limits=tuple(_limit(item) for item in node.list_at("limits")),
        counts=tuple(_count_rule(item) for item in node.list_at("counts")),
        colors=tuple(_color_rule(item) for item in node.list_at("colors")),
        each=tuple(_each_rule(item) for item in node.list_at("each")),
        different=tuple(_different_rule(item) for item in node.list_at("different")),
        starter=_starter_rule(starter) if starter else None,
        cores=_core_rule(cores) if cores else None,
        open=tuple(_open_point(item) for item in node.list_at("open")),
        citations=node.texts("citations"),
        printed=node.texts("printed"),
        restricted=node.texts("restricted"),
    )
    return DeckRow(rules=rules, place=node.place)


def _part(node: Node, key: str) -> Node | None:
    value = node.mapping().get(key)
    return None if value is None else node.child(key, value)


def _section(node: Node) -> SectionRule:
    node.only(("code", "label", "min", "max", "kinds", "along", "apart", "open", "pieces", "citations"))
    fewest, most = _bounds(node)
    return SectionRule(
        code=node.choice("code", SECTIONS),
        label=node.choice("label", WORDS) if "label" in node.mapping() else "",
        min=fewest,
        max=most,
        kinds=node.texts("kinds"),
        along=node.texts("along"),
        is_apart=node.flag("apart"),
        is_open=node.flag("open"),
        is_pieces=node.flag("pieces"),
        citations=node.texts("citations"),
    )


def _copies(node: Node) -> CopyRule:
    node.only(("max", "by", "sections", "citations"))
    return CopyRule(
        max=_limit_of(node),
        by=node.choice("by", WAYS, default=NUMBER),
        sections=node.texts("sections"),
        citations=node.texts("citations"),
    )


def _limit(node: Node) -> KeywordRule:
    node.only(("keyword", "max", "sections", "lifts_copies", "citations"))
    return KeywordRule(
        keyword=node.text("keyword"),
        max=_limit_of(node),
        sections=node.texts("sections"),
        lifts_copies=node.flag("lifts_copies"),
        citations=node.texts("citations"),
    )


def _count_rule(node: Node) -> CountRule:
    node.only(("code", "value", "one_of", "min", "max", "sections", "kinds", "open", "citations"))
    fewest, most = _bounds(node)
    return CountRule(
        code=node.text("code"),
        value=node.text("value"),
        one_of=node.texts("one_of"),
        min=fewest,
        max=most,
        sections=node.texts("sections"),
        kinds=node.texts("kinds"),
        is_open=node.flag("open"),
        citations=node.texts("citations"),
    )


def _color_rule(node: Node) -> ColorRule:
    node.only(("code", "of", "sections", "match", "citations"))
    return ColorRule(
        code=node.text("code"),
        of=node.choice("of", SECTIONS),
        sections=node.texts("sections"),
        match=node.choice("match", MATCHES),
        citations=node.texts("citations"),
    )


def _each_rule(node: Node) -> EachRule:
    node.only(("code", "section", "value", "one_of", "citations"))
    return EachRule(
        code=node.text("code"),
        section=node.choice("section", SECTIONS),
        value=node.text("value"),
        one_of=node.numbers("one_of"),
        citations=node.texts("citations"),
    )


def _different_rule(node: Node) -> DifferentRule:
    node.only(("code", "section", "citations"))
    return DifferentRule(
        code=node.text("code"),
        section=node.choice("section", SECTIONS),
        citations=node.texts("citations"),
    )


def _starter_rule(node: Node) -> StarterRule:
    node.only(("code", "section", "sections", "grade", "barred", "citations", "barred_citations"))
    return StarterRule(
        code=node.text("code"),
        section=node.choice("section", SECTIONS),
        sections=node.texts("sections"),
        grade=count_at(node, "grade") or 0,
        barred=node.texts("barred"),
        citations=node.texts("citations"),
        barred_citations=node.texts("barred_citations"),
    )


def _core_rule(node: Node) -> CoreRule:
    node.only(("code", "section", "team", "count", "types", "citations"))
    return CoreRule(
        code=node.text("code"),
        section=node.choice("section", SECTIONS),
        team=node.choice("team", SECTIONS),
        count=count_at(node, "count") or 0,
        types=node.texts("types"),
        citations=node.texts("citations"),
    )


def _open_point(node: Node) -> OpenPoint:
    node.only(("code", "section", "missing", "citations"))
    return OpenPoint(
        code=node.text("code"),
        section=node.choice("section", SECTIONS),
        is_missing=node.flag("missing"),
        citations=node.texts("citations"),
    )


def _bounds(node: Node) -> tuple[int, int | None]:
    fewest, most = count_at(node, "min") or 0, count_at(node, "max")
    if most is not None and fewest > most:
        node.fault(f"'min' {fewest} is more than 'max' {most}.")
    return fewest, most


def _limit_of(node: Node) -> int:
    most = count_at(node, "max")
    if most is None:
        node.fault("'max' must be a number.")
    return most or 0


def count_at(node: Node, key: str) -> int | None:
    """Return a number of cards, or nothing when it is left out."""
    value = node.mapping().get(key)
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_CARDS:
        return value
    node.fault(f"{key!r} must be a number from 0 to {MAX_CARDS}.", key=key)
    return None
