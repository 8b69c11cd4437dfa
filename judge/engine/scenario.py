"""The scenario document: a board, what the players did, and what is claimed about it (version 1).

The unit of a dispute, a test and a permalink. A document is plain data (`dict`, `list`, words, numbers); reading it
never guesses: what is not understood is refused with the path of the faulty key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from judge.engine.board import Board, read_board
from judge.engine.questions import ORDER, TARGET
from judge.engine.reading import Path, fault, listing, mapping, number, word
from judge.engine.record import Written, read_actions
from judge.engine.ruleset import Ruleset
from judge.engine.state import GameState
from judge.engine.statements import Claim, Expected, read_claims, read_expected

VERSION = 1
KEYS = (
    "scenario",
    "game",
    "profile",
    "title",
    "turn",
    "players",
    "actions",
    "claims",
    "expect",
    "near",
    "shows",
    "used",
    "waiting",
    "delayed",
    "battle",
    "open",
    "suppose",
    "limit",
)
OPENABLE = ("order", "target", "may", "act")
MOST_NEAR = 20


@dataclass(frozen=True, slots=True)
class Limit:
    """How much work an examination may do."""

    rule_steps: int = 400_000
    states: int = 20_000


@dataclass(frozen=True, slots=True)
class Twin:
    """A near twin: the smallest change that turns a verdict around."""

    document: Mapping[str, object]
    expected: Expected
    changed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A document that was understood."""

    ruleset: Ruleset
    title: str
    board: Board
    actions: tuple[Written, ...]
    action_count: int
    claims: tuple[Claim, ...]
    expected: Expected
    shows: tuple[str, ...]
    opened: tuple[str, ...]
    suppose: tuple[tuple[str, int], ...]
    limit: Limit
    profile_written: bool

    @property
    def state(self) -> GameState:
        """Give the state in which the scenario begins."""
        return self.board.state


def read_scenario(document: object, rulesets: Mapping[str, Ruleset], defaults: Mapping[str, str]) -> Scenario:
    """Read a document under the profile it names, or the default profile of its game."""
    found = mapping(document, (), KEYS)
    if number(found.get("scenario"), ("scenario",), 1, 999) != VERSION:
        raise fault(
            "unknown_version", "Only version 1 of the document is known.", ("scenario",), "Write scenario: 1."
        )
    game = word(found.get("game"), ("game",), tuple(defaults))
    profile = word(found.get("profile", defaults[game]), ("profile",), tuple(rulesets))
    ruleset = rulesets[profile]
    if ruleset.game != game:
        raise fault("profile_of_another_game", f"{profile} is a profile of {ruleset.game}.", ("profile",))
    board = read_board(ruleset, found)
    actions, count = read_actions(ruleset, board, found.get("actions", []))
    claims = read_claims(ruleset, board, found.get("claims", []), count)
    return Scenario(
        ruleset=ruleset,
        title=word(found["title"], ("title",)) if found.get("title") else "",
        board=board,
        actions=actions,
        action_count=count,
        claims=claims,
        expected=read_expected(found.get("expect", {}), ("expect",), claims, count),
        shows=tuple(
            word(code, ("shows", i)) for i, code in enumerate(listing(found.get("shows", []), ("shows",)))
        ),
        opened=_read_open(found.get("open", [])),
        suppose=_read_suppose(found.get("suppose", {})),
        limit=_read_limit(found.get("limit", {})),
        profile_written="profile" in found,
    )


def _read_open(value: object) -> tuple[str, ...]:
    """Read what is left open beside orders and targets: optional acts and "you may"."""
    if value == "all":
        return OPENABLE
    kinds = tuple(word(kind, ("open", i), OPENABLE) for i, kind in enumerate(listing(value, ("open",))))
    return tuple(dict.fromkeys((ORDER, TARGET, *kinds)))


def _read_suppose(value: object) -> tuple[tuple[str, int], ...]:
    found = mapping(value, ("suppose",))
    return tuple(sorted((key, number(item, ("suppose", key), 0, 999)) for key, item in found.items()))


def _read_limit(value: object) -> Limit:
    found = mapping(value, ("limit",), ("rule_steps", "states"))
    return Limit(
        rule_steps=number(found.get("rule_steps", 400_000), ("limit", "rule_steps"), 1, 5_000_000),
        states=number(found.get("states", 20_000), ("limit", "states"), 1, 200_000),
    )


# Near twins.


def read_twins(document: Mapping[str, object], scenario: Scenario) -> tuple[Twin, ...]:
    """Make the near twins of a document: the same with small changes and other expectations."""
    items = listing(document.get("near", []), ("near",))
    if len(items) > MOST_NEAR:
        raise fault("too_many", f"More than {MOST_NEAR} twins are not examined.", ("near",))
    twins: list[Twin] = []
    for place, item in enumerate(items):
        path: Path = ("near", place)
        found = mapping(item, path, ("change", "expect", "title"))
        changes = mapping(found.get("change"), (*path, "change"))
        changed: object = {key: value for key, value in document.items() if key not in ("near", "expect")}
        for where, value in changes.items():
            changed = _changed(changed, where.split("."), value, (*path, "change", where))
        twin = mapping(changed, path)
        count = len(listing(twin.get("actions", []), ("actions",)))
        expected = read_expected(found.get("expect", {}), (*path, "expect"), scenario.claims, count)
        twins.append(Twin(twin, expected, tuple(changes)))
    return tuple(twins)


def _changed(node: object, where: list[str], value: object, path: Path) -> object:
    """Copy a document with one place changed; null takes the place away."""
    if not where:
        return value
    key, rest = where[0], where[1:]
    if isinstance(node, list):
        if not (key.isdecimal() and len(key) < 6) or int(key) > len(node):
            raise fault("no_such_place", f"The document has no place {key!r} here.", path)
        place = int(key)
        inner = _changed(node[place] if place < len(node) else {}, rest, value, path)
        return [*node[:place], *([] if inner is None else [inner]), *node[place + 1 :]]
    if not isinstance(node, Mapping):
        raise fault("no_such_place", f"The document has no place {key!r} here.", path)
    inner = _changed(node.get(key, {} if rest else None), rest, value, path)
    copy = {name: item for name, item in node.items() if name != key}
    return copy if inner is None else {**copy, key: inner}


def with_expected(scenario: Scenario, expected: Expected) -> Scenario:
    """Return a scenario with other expectations."""
    return replace(scenario, expected=expected)
