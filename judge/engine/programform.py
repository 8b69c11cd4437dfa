"""What a skill does, read as a list of instructions, some of which hold a list themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.engine import instructions as do
from judge.engine.reading import Path, fault, listing, mapping, word
from judge.engine.ruleset import Ruleset
from judge.engine.targetform import read_condition
from judge.engine.verbform import VERBS, value_verb

MOMENTS = ("end_of_battle", "end_of_turn")
NOT_EVERYWHERE = ("control", "beneath", "top_only", "token")
"""Verbs and keys that only some games know; these list them among their own words."""


def read_program(
    ruleset: Ruleset, value: object, path: Path, depth: int = 0
) -> tuple[do.AnyInstruction, ...]:
    """Read a list of instructions; `may`, `when` and `delay` hold lists themselves and become guards with a length."""
    if depth > 4:
        raise fault("too_deep", "Instructions are nested too deeply.", path)
    program: list[do.AnyInstruction] = []
    for place, item in enumerate(listing(value, path)):
        here = (*path, place)
        found = mapping(item, here)
        verb = _verb_of(ruleset, found, here)
        if verb in _HOLDING:
            program += _HOLDING[verb](ruleset, found, here, depth)
        else:
            read = VERBS[verb] if verb in VERBS else value_verb(verb)
            program += read(ruleset, found, here)
    return tuple(program)


def _verb_of(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> str:
    """Find the one verb of an instruction; what stands beside it must belong to it."""
    known = verbs_of(ruleset)
    verbs = [key for key in found if key in known]
    if len(verbs) != 1:
        raise fault("one_verb", "An instruction has one verb.", path, f"Known: {', '.join(known)}.")
    verb = verbs[0]
    unknown = [key for key in found if key != verb and key not in extras_of(ruleset, verb)]
    if unknown:
        raise fault("unknown_key", f"{verb} has no key {unknown[0]!r}.", (*path, unknown[0]))
    return verb


def is_known(ruleset: Ruleset, name: str) -> bool:
    """Tell whether a game knows a verb or a key of an instruction."""
    return name not in NOT_EVERYWHERE or name in ruleset.own_words


def verbs_of(ruleset: Ruleset) -> tuple[str, ...]:
    """List the verbs of instructions that a game knows."""
    return (*(verb for verb in (*VERBS, *_HOLDING) if is_known(ruleset, verb)), *ruleset.values)


def extras_of(ruleset: Ruleset, verb: str) -> tuple[str, ...]:
    """List the keys that may stand beside a verb in a game."""
    return tuple(key for key in _EXTRAS.get(verb, _OF_A_VALUE) if is_known(ruleset, key))


def _may(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    inner = read_program(ruleset, found["may"], (*path, "may"), depth + 1)
    return [do.May(len(inner)), *inner]


def _when(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    inner = read_program(ruleset, found.get("do", []), (*path, "do"), depth + 1)
    return [do.When(read_condition(ruleset, found["when"], (*path, "when")), len(inner)), *inner]


def _delay(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    here = (*path, "delay")
    part = mapping(found["delay"], here, ("at", "do"))
    inner = read_program(ruleset, part.get("do", []), (*here, "do"), depth + 1)
    return [do.Delay(word(part.get("at"), (*here, "at"), MOMENTS), len(inner)), *inner]


_HOLDING: dict[str, Callable[[Ruleset, Mapping[str, object], Path, int], list[do.AnyInstruction]]] = {
    "may": _may,
    "when": _when,
    "delay": _delay,
}
_OF_A_VALUE = ("to", "until")
_EXTRAS: dict[str, tuple[str, ...]] = {
    "draw": ("who", "up_to"),
    "discard": ("who", "by"),
    "damage": ("who",),
    "mill": ("who",),
    "gain": ("to", "until"),
    "lose": ("to", "until"),
    "choose": ("count", "up_to", "by"),
    "move": ("zone", "top_only"),
    "control": ("until",),
    "beneath": ("to",),
    "token": ("count", "mode"),
    "role": ("to",),
    "when": ("do",),
    **dict.fromkeys(
        (
            "trait",
            "rest",
            "activate",
            "ko",
            "play",
            "negate",
            "stop",
            "may",
            "unread",
            "delay",
            "name_number",
            "entering",
        ),
        (),
    ),
}
