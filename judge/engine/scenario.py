"""The scenario document: a board, what the players did, and what is claimed about it (version 1).

The unit of a dispute, a test and a permalink. A document is plain data (`dict`, `list`, words, numbers); reading it
never guesses: what is not understood is refused with the path of the faulty key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from judge.engine.board import Board, read_board
from judge.engine.errors import UnknownCardError
from judge.engine.ids import CHANCE, Plain
from judge.engine.questions import ORDER, TARGET
from judge.engine.reading import Path, fault, listing, mapping, number, word
from judge.engine.ruleset import Action, Ruleset
from judge.engine.state import GameState

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
    "battle",
    "open",
    "suppose",
    "limit",
)
OPENABLE = ("order", "target", "may", "act")
ANSWERS = ("choose", "decline", "pass", "order", "number", "take")
CLAIM_KINDS = (
    "order",
    "zone",
    "value",
    "allowed",
    "happens",
    "never",
    "count",
    "chooser",
    "triggers",
    "ends",
)
MOST_ACTIONS, MOST_CLAIMS, MOST_NEAR = 200, 40, 20


@dataclass(frozen=True, slots=True)
class Written:
    """One written action: whose, which verb, with what; `place` is its number in the document, from 1.

    An `order` of several skills is several of these with the same number. `at` and `nth` choose a later station.
    """

    place: int
    player: str
    verb: str
    subject: str = ""
    target: str = ""
    values: tuple[str, ...] = ()
    at: str = ""
    nth: int = 1

    @property
    def action(self) -> Action:
        """Give the declared action."""
        return Action(self.verb, self.subject, self.target)


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody at the table says: a kind, its content, the moment, and who is said to be able to force it."""

    id: str
    kind: str
    content: tuple[tuple[str, Plain], ...]
    by: str = ""
    at: str = ""
    after: int = 0
    forces: str = ""
    action: Written | None = None


@dataclass(frozen=True, slots=True)
class Limit:
    """How much work an examination may do."""

    rule_steps: int = 400_000
    states: int = 20_000


@dataclass(frozen=True, slots=True)
class Expectation:
    """The verdict somebody expects of a claim, and the rule or reason it should rest on."""

    claim: str
    verdict: str
    because: str = ""


@dataclass(frozen=True, slots=True)
class Expected:
    """All that is expected of a scenario; `refused` is the number of an action that must not be possible."""

    claims: tuple[Expectation, ...] = ()
    refused: int = 0
    refused_because: str = ""


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
    actions, count = _read_actions(ruleset, board, found.get("actions", []))
    claims = _read_claims(ruleset, board, found.get("claims", []), count)
    return Scenario(
        ruleset=ruleset,
        title=word(found["title"], ("title",)) if found.get("title") else "",
        board=board,
        actions=actions,
        action_count=count,
        claims=claims,
        expected=_read_expected(found.get("expect", {}), ("expect",), claims, count),
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


# Actions.


def _read_actions(ruleset: Ruleset, board: Board, value: object) -> tuple[tuple[Written, ...], int]:
    items = listing(value, ("actions",))
    if len(items) > MOST_ACTIONS:
        raise fault("too_many", f"More than {MOST_ACTIONS} actions cannot be replayed at once.", ("actions",))
    found: list[Written] = []
    for place, item in enumerate(items):
        found += read_action(ruleset, board, item, ("actions", place), place + 1)
    return tuple(found), len(items)


def read_action(ruleset: Ruleset, board: Board, value: object, path: Path, place: int) -> list[Written]:
    """Read one written action; naming a card that is nowhere on the board is refused."""
    seconds = tuple(verb.second for verb in ruleset.verbs.values() if verb.second)
    found = mapping(value, path, ("player", "at", "nth", *ruleset.verbs, *ANSWERS, *seconds))
    player = word(found.get("player"), (*path, "player"), (*board.state.setup.players, CHANCE))
    verbs = [key for key in found if key in ruleset.verbs or key in ANSWERS]
    if len(verbs) != 1:
        known = ", ".join((*ruleset.verbs, *ANSWERS))
        raise fault("one_verb", "An action has one verb.", path, f"Known: {known}.")
    verb, here = verbs[0], (*path, verbs[0])
    at = word(found["at"], (*path, "at")) if "at" in found else ""
    nth = number(found.get("nth", 1), (*path, "nth"), 1, 99)
    if at and not _is_station(ruleset, at):
        raise fault("no_such_station", f"No rule is called {at!r}.", (*path, "at"), "Write procedure.rule.")
    if verb in ruleset.verbs:
        second = ruleset.verbs[verb].second
        for key in seconds:
            if key in found and key != second:
                raise fault("unknown_key", f"{verb} has no {key}.", (*path, key))
        subject = known_name(board, found[verb], here)
        target = known_name(board, found.get(second), (*path, second)) if second else ""
        return [Written(place, player, verb, subject, target, at=at, nth=nth)]
    return _read_answer(board, verb, found[verb], here, Written(place, player, verb, at=at, nth=nth))


def _read_answer(board: Board, verb: str, value: object, path: Path, base: Written) -> list[Written]:
    """Read an answer that is not an act: a choice, an order, declining, passing, a number."""

    def made(subject: str = "", values: tuple[str, ...] = ()) -> Written:
        return Written(base.place, base.player, verb, subject, "", values, base.at, base.nth)

    if verb == "pass":
        if value is not True:
            raise fault("not_a_flag", "Passing is written pass: true.", path)
        return [made()]
    if verb == "number":
        return [made(values=(str(number(value, path, 0, 999)),))]
    if verb == "decline":
        return [made(known_name(board, value, path))]
    names = listing(value, path) if isinstance(value, list) else [value]
    known = tuple(known_name(board, name, (*path, i)) for i, name in enumerate(names))
    if verb == "order":
        if not known:
            raise fault("nothing_named", "An order names skills.", path, "Write order: [first, second].")
        return [made(name) for name in known]
    return [made(values=known)]


def known_name(board: Board, value: object, path: Path) -> str:
    """Read the name of a card, a skill or an undescribed card's kind; `#2` names a second instance."""
    name = word(value, path)
    if name.partition("#")[0] not in board.names:
        near = ", ".join(sorted(board.names)[:12])
        raise UnknownCardError(
            "unknown_name",
            f"Nothing on the board is called {name!r}.",
            path=path,
            mend=f"Known names: {near}.",
        )
    return name


def _is_station(ruleset: Ruleset, name: str) -> bool:
    procedure, _, rule = name.partition(".")
    if not rule:
        return procedure in ruleset.procedures or any(
            procedure in known.rules for known in ruleset.procedures.values()
        )
    return procedure in ruleset.procedures and rule in ruleset.procedures[procedure].rules


# Claims and expectations.


def _read_claims(ruleset: Ruleset, board: Board, value: object, actions: int) -> tuple[Claim, ...]:
    items = listing(value, ("claims",))
    if len(items) > MOST_CLAIMS:
        raise fault("too_many", f"More than {MOST_CLAIMS} claims cannot be examined at once.", ("claims",))
    claims = tuple(
        _read_claim(ruleset, board, item, ("claims", i), i + 1, actions) for i, item in enumerate(items)
    )
    ids = [claim.id for claim in claims]
    for place, claim_id in enumerate(ids):
        if claim_id in ids[:place]:
            raise fault("same_id", f"Two claims are called {claim_id!r}.", ("claims", place, "id"))
    return claims


def _read_claim(ruleset: Ruleset, board: Board, value: object, path: Path, place: int, actions: int) -> Claim:
    found = mapping(value, path, ("id", "by", "at", "after", "forces", *CLAIM_KINDS))
    kinds = [key for key in found if key in CLAIM_KINDS]
    if len(kinds) != 1:
        raise fault("one_kind", "A claim says one thing.", path, "Known: " + ", ".join(CLAIM_KINDS) + ".")
    kind, players = kinds[0], board.state.setup.players
    at = word(found["at"], (*path, "at")) if "at" in found else ""
    if at and at != "end" and not _is_station(ruleset, at):
        raise fault(
            "no_such_station", f"No moment is called {at!r}.", (*path, "at"), "Write end or procedure.rule."
        )
    here = (*path, kind)
    written = None
    if kind == "allowed":
        written = read_action(ruleset, board, found[kind], here, 0)[0]
        content: tuple[tuple[str, Plain], ...] = ()
        if written.verb not in ruleset.verbs:
            raise fault(
                "not_an_act", "Only an act can be allowed.", here, "Known: " + ", ".join(ruleset.verbs) + "."
            )
    else:
        content = _read_content(ruleset, board, kind, found[kind], here)
    return Claim(
        id=word(found.get("id", f"c{place}"), (*path, "id")),
        kind=kind,
        content=content,
        by=word(found["by"], (*path, "by"), players) if "by" in found else "",
        at=at,
        after=number(found.get("after", 0), (*path, "after"), 0, actions),
        forces=word(found["forces"], (*path, "forces"), players) if "forces" in found else "",
        action=written,
    )


def _read_content(
    ruleset: Ruleset, board: Board, kind: str, value: object, path: Path
) -> tuple[tuple[str, Plain], ...]:
    players = board.state.setup.players
    if kind == "order":
        names = [known_name(board, name, (*path, i)) for i, name in enumerate(listing(value, path))]
        if len(names) != 2:
            raise fault("two_skills", "An order is said of two skills.", path)
        return (("first", names[0]), ("second", names[1]))
    if kind == "triggers":
        return (("skill", known_name(board, value, path)),)
    if kind == "ends":
        found = mapping(value, path, ("winner",))
        return (("winner", word(found.get("winner"), (*path, "winner"), (*players, "draw"))),)
    found = mapping(value, path)
    if len(found) != 1:
        raise fault("one_thing", "Here one key and one value are needed.", path)
    key, item = next(iter(found.items()))
    here = (*path, key)
    if kind == "zone":
        zones = tuple(zone.code for zone in ruleset.zones)
        return (("card", known_name(board, key, path)), ("zone", word(item, here, (*zones, "beneath"))))
    if kind == "value":
        card, _, name = key.rpartition(".")
        return (
            ("card", known_name(board, card, path)),
            ("value", word(name, path, ruleset.values)),
            ("is", number(item, here)),
        )
    if kind == "count":
        player, _, zone = key.partition(".")
        word(player, path, players)
        word(zone, path, tuple(known.code for known in ruleset.zones))
        return (("player", player), ("zone", zone), ("is", number(item, here, 0, 999)))
    if kind == "chooser":
        return (("subject", word(key, path)), ("player", word(item, here, players)))
    of = word(item, here)
    event = word(key, path, events_of(ruleset))
    return (("event", event), ("of", _named_with(ruleset, board, event, of, here)))


def _named_with(ruleset: Ruleset, board: Board, event: str, of: str, path: Path) -> str:
    """Read whose event is meant; a name that this kind of event never has would make the claim empty."""
    heard = (heard for words in ruleset.triggers.values() for heard in words)
    of_players = {"draw", "damage", "damage_stopped", *(one.kind for one in heard if not one.has_card)}
    players = board.state.setup.players
    if of in players and event in ("resolve", "negate"):
        raise fault("not_of_a_player", f"{event} is said of a skill or a card.", path, "Name it.")
    if of not in players and event in of_players:
        raise fault(
            "of_a_player", f"{event} is said of a player.", path, "Known: " + ", ".join(players) + "."
        )
    return of if of in players else known_name(board, of, path)


EVENTS = (
    "ko",
    "draw",
    "damage",
    "attack",
    "combo",
    "played",
    "move",
    "negate",
    "attack_negated",
    "damage_stopped",
    "resolve",
    "face",
)
"""What `happens` and `never` can be said of in every game: kinds of events, and a skill that resolves."""


def events_of(ruleset: Ruleset) -> tuple[str, ...]:
    """List what `happens` and `never` can be said of in a game: what its skills can hear belongs to it."""
    heard = (heard.kind for words in ruleset.triggers.values() for heard in words)
    return tuple(dict.fromkeys((*EVENTS, *heard)))


def _read_expected(value: object, path: Path, claims: tuple[Claim, ...], actions: int) -> Expected:
    found = mapping(value, path, ("refused", *(claim.id for claim in claims)))
    refused, because = 0, ""
    if "refused" in found:
        item = mapping(found["refused"], (*path, "refused"), ("action", "because"))
        refused = number(item.get("action"), (*path, "refused", "action"), 1, max(actions, 1))
        because = word(item["because"], (*path, "refused", "because")) if "because" in item else ""
    expectations = tuple(
        _read_expectation(key, item, (*path, key)) for key, item in found.items() if key != "refused"
    )
    return Expected(expectations, refused, because)


VERDICTS = ("ALWAYS", "POSSIBLE", "NEVER", "OPEN", "NOT_MODELLED")


def _read_expectation(claim: str, value: object, path: Path) -> Expectation:
    if isinstance(value, Mapping):
        found = mapping(value, path, ("verdict", "because"))
        because = word(found["because"], (*path, "because")) if "because" in found else ""
        return Expectation(claim, word(found.get("verdict"), (*path, "verdict"), VERDICTS), because)
    return Expectation(claim, word(value, path, VERDICTS))


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
        expected = _read_expected(found.get("expect", {}), (*path, "expect"), scenario.claims, count)
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
