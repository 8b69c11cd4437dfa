"""What is said about a scenario: the claims of people at the table, and the verdicts a demonstration expects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.engine.board import Board
from judge.engine.ids import CHANCE, Plain
from judge.engine.reading import Path, fault, listing, mapping, number, word
from judge.engine.record import Written, is_station, known_name, read_action
from judge.engine.ruleset import Ruleset

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
    "looks",
)
ON_THE_WAY = ("order", "happens", "never", "chooser", "triggers", "ends")
"""Claims about what comes in the course of a line; they have no moment."""
MOST_CLAIMS = 40


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


def read_claims(ruleset: Ruleset, board: Board, value: object, actions: int) -> tuple[Claim, ...]:
    """Read all claims; each has an id of its own."""
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
    if at and at != "end" and not is_station(ruleset, at):
        raise fault(
            "no_such_station", f"No moment is called {at!r}.", (*path, "at"), "Write end or procedure.rule."
        )
    if kind in ON_THE_WAY and at not in ("", "end"):
        raise fault(
            "no_moment",
            "This says what comes on the way, not what is so at one moment.",
            (*path, "at"),
            "Leave at out, or write after: the number of the action after which it comes.",
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
    elif kind == "looks":
        content = _read_looks(ruleset, board, found[kind], here)
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
        return (
            ("card", known_name(board, key, path)),
            ("zone", word(item, here, (*zones, "beneath", "removed"))),
        )
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
        return (("subject", word(key, path)), ("player", word(item, here, (*players, CHANCE))))
    of = word(item, here)
    event = word(key, path, events_of(ruleset))
    return (("event", event), ("of", _named_with(ruleset, board, event, of, here)))


def _read_looks(ruleset: Ruleset, board: Board, value: object, path: Path) -> tuple[tuple[str, Plain], ...]:
    """Read who looks at what: an area (`B.life`), or a card and what lies beneath it."""
    if not any(f"looks:{zone.code}" in ruleset.citations for zone in ruleset.zones):
        raise fault("not_judged", "What may be looked at is not judged in this game.", path)
    found, players = mapping(value, path), board.state.setup.players
    if len(found) != 1:
        raise fault("one_thing", "Here one key and one value are needed.", path)
    player, item = next(iter(found.items()))
    word(player, path, players)
    here = (*path, player)
    owner, _, zone = word(item, here).partition(".")
    if not zone:
        return (("player", player), ("card", known_name(board, item, here)))
    word(owner, here, players)
    word(zone, here, tuple(known.code for known in ruleset.zones))
    return (("player", player), ("owner", owner), ("zone", zone))


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


def read_expected(value: object, path: Path, claims: tuple[Claim, ...], actions: int) -> Expected:
    """Read the verdicts that are expected, or the action that must be refused."""
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
