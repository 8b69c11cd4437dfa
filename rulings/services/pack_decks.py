"""Read the deck rules and the cards of a pack, and check what they name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.construction.names import number_key
from rulings.construction.types import ANY_NUMBER, CopyRule, DeckRules, KeywordRule, SectionRule
from rulings.search.words import fold
from rulings.services.pack_nodes import Node, PackFault
from rulings.strict_yaml import Value

SECTIONS = ("leader", "main", "side", "z", "ride", "stride", "team", "other")
MAX_CARDS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckRow:
    """The deck rules of a profile as the pack states them."""

    rules: DeckRules
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow:
    """A card as the pack states it."""

    number: str
    name: str
    kind: str
    keywords: tuple[str, ...]
    values: dict[str, Value]
    place: str

    @property
    def code(self) -> str:
        """Return what makes two rows the same card."""
        return number_key(self.number)


def read_decks(node: Node) -> tuple[DeckRow, ...]:
    """Read the rules under `decks`."""
    return tuple(_deck(item) for item in node.list_at("decks"))


def _deck(node: Node) -> DeckRow:
    node.only(("profile", "from", "sections", "copies", "limits", "citations", "printed"))
    since = node.day("from")
    if since is None:
        node.fault("'from' must say since when these rules hold.")
    sections = tuple(_section(item) for item in node.list_at("sections"))
    if "main" not in {section.code for section in sections}:
        node.fault("The sections must have a 'main'.", key="sections")
    rules = DeckRules(
        profile=node.text("profile"),
        since=since.isoformat() if since else "",
        sections=sections,
        copies=_copies(node.child("copies", node.mapping().get("copies"))),
        limits=tuple(_limit(item) for item in node.list_at("limits")),
        citations=node.texts("citations"),
        printed=node.texts("printed"),
    )
    return DeckRow(rules=rules, place=node.place)


def _section(node: Node) -> SectionRule:
    node.only(("code", "min", "max", "kinds", "citations"))
    fewest, most = _count(node, "min") or 0, _count(node, "max")
    if most is not None and fewest > most:
        node.fault(f"'min' {fewest} is more than 'max' {most}.")
    return SectionRule(
        code=node.choice("code", SECTIONS),
        min=fewest,
        max=most,
        kinds=node.texts("kinds"),
        citations=node.texts("citations"),
    )


def _copies(node: Node) -> CopyRule:
    node.only(("max", "citations"))
    return CopyRule(max=_limit_of(node), citations=node.texts("citations"))


def _limit(node: Node) -> KeywordRule:
    node.only(("keyword", "max", "lifts_copies", "citations"))
    lifts = node.mapping().get("lifts_copies", False)
    if not isinstance(lifts, bool):
        node.fault("'lifts_copies' must be true or false.", key="lifts_copies")
    return KeywordRule(
        keyword=node.text("keyword"),
        max=_limit_of(node),
        lifts_copies=lifts is True,
        citations=node.texts("citations"),
    )


def _limit_of(node: Node) -> int:
    most = _count(node, "max")
    if most is None:
        node.fault("'max' must be a number.")
    return most or 0


def _count(node: Node, key: str) -> int | None:
    value = node.mapping().get(key)
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_CARDS:
        return value
    node.fault(f"{key!r} must be a number from 0 to {MAX_CARDS}.", key=key)
    return None


def read_cards(node: Node) -> tuple[CardRow, ...]:
    """Read the list of cards."""
    return tuple(_card(item) for item in node.items())


def _card(node: Node) -> CardRow:
    node.only(("number", "name", "kind", "keywords", "copies", "values"))
    values = dict(node.child("values", node.mapping().get("values", {})).mapping())
    copies = ANY_NUMBER if node.mapping().get("copies") == "any" else _count(node, "copies")
    if copies is not None:
        values["copies"] = copies
    return CardRow(
        number=node.text("number"),
        name=node.text("name"),
        kind=node.text("kind"),
        keywords=node.texts("keywords"),
        values=values,
        place=node.place,
    )


def check_decks(
    rows: Iterable[DeckRow], *, profiles: set[str], keywords: set[str], passages: set[str]
) -> list[PackFault]:
    """Return what is wrong with deck rules beyond their shape."""
    faults: list[PackFault] = []
    seen: set[tuple[str, str]] = set()
    for row in rows:
        rules = row.rules
        messages = [
            *(f"The passage {code!r} is not in sources.yaml." for code in cited(rules) - passages),
            *(
                f"The keyword {limit.keyword!r} is not in terms.yaml."
                for limit in rules.limits
                if fold(limit.keyword) not in keywords
            ),
            *_uncited(rules),
        ]
        if rules.profile not in profiles:
            messages.append(f"The profile {rules.profile!r} is not among the profiles.")
        if (rules.profile, rules.since) in seen:
            messages.append(f"Rules of {rules.profile!r} from {rules.since} stand already above.")
        if len({section.code for section in rules.sections}) < len(rules.sections):
            messages.append("A section stands twice.")
        seen.add((rules.profile, rules.since))
        faults += [PackFault(place=row.place, message=message) for message in sorted(messages)]
    return faults


def cited(rules: DeckRules) -> set[str]:
    """Return every passage that deck rules rest on."""
    parts = [
        rules.citations,
        rules.printed,
        rules.copies.citations,
        *(section.citations for section in rules.sections),
        *(limit.citations for limit in rules.limits),
    ]
    return {code for citations in parts for code in citations}


def _uncited(rules: DeckRules) -> list[str]:
    parts = [
        *((section.code, section.citations) for section in rules.sections),
        ("copies", rules.copies.citations),
        *((limit.keyword, limit.citations) for limit in rules.limits),
        ("citations", rules.citations),
    ]
    return [f"{name!r} cites no passage." for name, citations in parts if not citations]


def check_cards(rows: Iterable[CardRow], *, kinds: set[str], keywords: set[str]) -> list[PackFault]:
    """Return what is wrong with cards beyond their shape."""
    faults: list[PackFault] = []
    for row in rows:
        messages = [
            f"The keyword {word!r} is not in terms.yaml."
            for word in row.keywords
            if fold(word) not in keywords
        ]
        if row.kind and row.kind not in kinds:
            messages.append(f"The kind {row.kind!r} belongs to no section of the deck rules.")
        faults += [PackFault(place=row.place, message=message) for message in messages]
    return faults
