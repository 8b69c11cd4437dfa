"""The verbs of what a skill does that hold no list of their own: one function reads each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.engine import instructions as do
from judge.engine.reading import MOST_TEXT, OWN_UNTIL, UNTIL, Path, flag, mapping, number, word
from judge.engine.ruleset import Ruleset
from judge.engine.targetform import read_filter, read_target
from judge.engine.tokenform import MOST_TOKENS, token_ids

PLAYERS = ("own", "opponent")
NAMED = "named"
BLOCKER = "blocker"
NEGATED = ("attack", "answered", "chosen", "event", BLOCKER)

Read = Callable[[Ruleset, Mapping[str, object], Path], list[do.AnyInstruction]]
"""Reads one instruction; the path leads to it in the document."""


def _target(ruleset: Ruleset, found: Mapping[str, object], path: Path, key: str = "to") -> do.Target:
    return read_target(ruleset, found.get(key, "self"), (*path, key))


def _until(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> str:
    return word(found.get("until", "turn"), (*path, "until"), durations(ruleset))


def durations(ruleset: Ruleset) -> tuple[str, ...]:
    """List until when something can last in a game."""
    return (*UNTIL, *(known for known in OWN_UNTIL if known in ruleset.own_words))


def _count(key: str, made: Callable[[int, str], do.AnyInstruction], who: str) -> Read:
    def read(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
        side = word(found.get("who", who), (*path, "who"), ("own", "opponent"))
        return [made(number(found[key], (*path, key), 0, 99), side)]

    return read


def _draw(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    """Read how many cards are drawn: a number, or the one that was `named`."""
    named = found["draw"] == NAMED
    count = 0 if named else number(found["draw"], (*path, "draw"), 0, 99)
    side = word(found.get("who", "own"), (*path, "who"), PLAYERS)
    return [do.Draw(count, side, flag(found.get("up_to", False), (*path, "up_to")), named)]


def _discard(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    """Read how many hand cards are put away, whose, and who chooses them: left out, whose hand it is."""
    who = word(found.get("who", "own"), (*path, "who"), PLAYERS)
    by = word(found.get("by", who), (*path, "by"), PLAYERS)
    return [do.DropHand(number(found["discard"], (*path, "discard"), 0, 99), who, by)]


def _name_number(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    here = (*path, "name_number")
    limits = mapping(found["name_number"], here, ("least", "most"))
    least = number(limits.get("least", 1), (*here, "least"), 0, 99)
    return [do.NameNumber(least, number(limits.get("most", 99), (*here, "most"), least, 99))]


def _entering(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    """Read how the card that is being played enters."""
    here = (*path, "entering")
    says = mapping(found["entering"], here, ("mode", "lose", "until"))
    mode = word(says["mode"], (*here, "mode"), ("rest",)) if "mode" in says else ""
    if "lose" in says:
        word(says["lose"], (*here, "lose"), ("skills",))
    loses = word(says.get("until", "turn"), (*here, "until"), UNTIL) if "lose" in says else ""
    return [do.Entering(mode, loses)]


def value_verb(key: str) -> Read:
    """Make the reader of a verb that changes a value: `power: 5000`."""

    def read(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
        amount = number(found[key], (*path, key))
        return [do.Modify(_target(ruleset, found, path), amount, key, _until(ruleset, found, path))]

    return read


def _gain(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    keyword = word(found["gain"], (*path, "gain"), tuple(ruleset.keywords))
    return [do.Gain(_target(ruleset, found, path), keyword, _until(ruleset, found, path))]


def _trait(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    return [do.GainTrait(word(found["trait"], (*path, "trait")))]


def _lose(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    keyword = word(found["lose"], (*path, "lose"), (*ruleset.losable, "skills"))
    return [
        do.Lose(
            _target(ruleset, found, path),
            "" if keyword == "skills" else keyword,
            _until(ruleset, found, path),
        )
    ]


def _choose(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    most = number(found.get("count", 1), (*path, "count"), 1, 20)
    up_to = flag(found.get("up_to", False), (*path, "up_to"))
    by = word(found.get("by", "own"), (*path, "by"), ("own", "opponent"))
    return [
        do.Choose(read_filter(ruleset, found["choose"], (*path, "choose")), 0 if up_to else most, most, by)
    ]


def _on(key: str, made: Callable[[do.Target], do.AnyInstruction]) -> Read:
    def read(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
        return [made(read_target(ruleset, found[key], (*path, key)))]

    return read


def _move(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    zone = word(found.get("zone"), (*path, "zone"), ruleset.card_zones)
    top_only = flag(found.get("top_only", False), (*path, "top_only"))
    return [do.Move(read_target(ruleset, found["move"], (*path, "move")), zone, top_only)]


def _control(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    until = word(found.get("until", "game"), (*path, "until"), UNTIL)
    return [do.Control(read_target(ruleset, found["control"], (*path, "control")), until)]


def _beneath(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    return [
        do.PutBeneath(
            read_target(ruleset, found["beneath"], (*path, "beneath")), _target(ruleset, found, path)
        )
    ]


def _token(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    """Read which token is made; what it is like is read with the board, as of every card."""
    described = mapping(found["token"], (*path, "token"))
    return [
        do.CreateToken(
            token_ids(word(described.get("id"), (*path, "token", "id"))),
            number(found.get("count", 1), (*path, "count"), 1, MOST_TOKENS),
            word(found.get("mode", "active"), (*path, "mode"), ("active", "rest")),
        )
    ]


def _role(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    return [do.Role(word(found["role"], (*path, "role"), ruleset.roles), _target(ruleset, found, path))]


def _negate(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    what = word(found["negate"], (*path, "negate"), NEGATED)
    if what == BLOCKER:
        return [do.Role("guard", do.Target("target"))]
    if what in ("chosen", "event"):
        return [do.NegateObject(do.Target(what))]
    return [do.NegateAttack() if what == "attack" else do.NegateAnswered()]


def _stop(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    word(found["stop"], (*path, "stop"), ("damage",))
    return [do.StopDamage()]


def _unread(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> list[do.AnyInstruction]:
    return [do.Unread(word(found["unread"], (*path, "unread"), most=MOST_TEXT))]


VERBS: dict[str, Read] = {
    "draw": _draw,
    "name_number": _name_number,
    "discard": _discard,
    "entering": _entering,
    "damage": _count("damage", do.Damage, "opponent"),
    "mill": _count("mill", do.Discard, "own"),
    "gain": _gain,
    "trait": _trait,
    "lose": _lose,
    "choose": _choose,
    "rest": _on("rest", lambda target: do.SwitchMode(target, "rest")),
    "activate": _on("activate", lambda target: do.SwitchMode(target, "active")),
    "ko": _on("ko", do.Knockout),
    "play": _on("play", do.Play),
    "move": _move,
    "control": _control,
    "beneath": _beneath,
    "token": _token,
    "role": _role,
    "negate": _negate,
    "stop": _stop,
    "unread": _unread,
}
