"""A skill written as data: the `reading` of a printed text, checked key by key.

timing: auto
when: {attacks: self}
if: {power_at_least: 15000}
cost: {energy: 1, rest_self: true}
do: [{draw: 1}, {power: 5000, to: chosen, until: battle}]
once: turn
in: [battle]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.engine import instructions as do
from judge.engine.errors import BadDocumentError
from judge.engine.heeded import refuse_unheeded
from judge.engine.ruleset import Ruleset
from judge.engine.skills import EFFECT_UNREAD, Cost, Skill, Trigger

Path = tuple[str | int, ...]

MOST_LETTERS = 200
"""The longest name, id or title: each is said many times over."""
MOST_TEXT = 4_000
"""The longest printed text."""

UNTIL = ("turn", "battle", "game")
SIDES = ("own", "opponent", "any")
ABOUT = ("self", "own", "opponent", "any")


def fault(code: str, message: str, path: Path, mend: str = "") -> BadDocumentError:
    """Make the error for a faulty place of a document."""
    return BadDocumentError(code, message, path=path, mend=mend)


def mapping(value: object, path: Path, allowed: tuple[str, ...] = ()) -> Mapping[str, object]:
    """Read a mapping; a key that is not allowed is refused with the ones that are."""
    if not isinstance(value, Mapping):
        raise fault(
            "not_a_mapping", "Here a mapping of keys and values is needed.", path, "Write it as {key: value}."
        )
    for key in value:
        if not isinstance(key, str):
            raise fault("not_a_key", f"{key!r} is not a key.", path, "Put the key in quotes.")
        if allowed and key not in allowed:
            raise fault(
                "unknown_key",
                f"There is no key {key!r} here.",
                (*path, key),
                "Known: " + ", ".join(allowed) + ".",
            )
    return value


def listing(value: object, path: Path) -> list[object]:
    """Read a list."""
    if not isinstance(value, list):
        raise fault("not_a_list", "Here a list is needed.", path, "Write it as [first, second].")
    return value


def word(value: object, path: Path, allowed: tuple[str, ...] = (), *, most: int = MOST_LETTERS) -> str:
    """Read a word of at most so many letters, one of the allowed ones if these are given."""
    if not isinstance(value, str) or not value:
        raise fault(
            "not_a_word",
            "Here a word is needed.",
            path,
            "Known: " + ", ".join(allowed) + "." if allowed else "",
        )
    if len(value) > most:
        raise fault("too_long", f"Here are more than {most} letters.", path, "Write it shorter.")
    if allowed and value not in allowed:
        raise fault(
            "unknown_word", f"{value!r} is not known here.", path, "Known: " + ", ".join(allowed) + "."
        )
    return value


def number(value: object, path: Path, least: int = -10_000_000, most: int = 10_000_000) -> int:
    """Read a whole number between two limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise fault("not_a_number", "Here a whole number is needed.", path)
    if not least <= value <= most:
        raise fault("out_of_range", f"{value} is not between {least} and {most}.", path)
    return value


def flag(value: object, path: Path) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise fault("not_a_flag", "Here true or false is needed.", path)
    return value


def read_skill(
    ruleset: Ruleset, card: str, skill_id: str, value: object, path: Path, *, text: str = ""
) -> Skill:
    """Read one skill of a card; the id is already known."""
    keys = ("timing", "when", "if", "cost", "do", "once", "in", "optional", "onto", "forbids")
    found = mapping(value, path, keys)
    timing = word(found.get("timing"), (*path, "timing"), tuple(ruleset.timings))
    zones = tuple(ruleset.timings[timing])
    if "in" in found:
        codes = tuple(zone.code for zone in ruleset.zones)
        zones = tuple(
            word(zone, (*path, "in", i), codes) for i, zone in enumerate(listing(found["in"], (*path, "in")))
        )
    program = read_program(ruleset, found.get("do", []), (*path, "do"))
    unread = any(isinstance(step, do.Unread) for step in program)
    skill = Skill(
        id=skill_id,
        timing=timing,
        trigger=read_trigger(ruleset, found["when"], (*path, "when")) if "when" in found else None,
        condition=read_condition(ruleset, found["if"], (*path, "if")) if "if" in found else None,
        cost=read_cost(found.get("cost", {}), (*path, "cost")),
        program=program,
        optional=flag(found.get("optional", False), (*path, "optional")),
        once=word(found["once"], (*path, "once"), ("turn",)) if "once" in found else "",
        zones=zones,
        onto=read_filter(ruleset, found["onto"], (*path, "onto")) if "onto" in found else None,
        forbids=word(found["forbids"], (*path, "forbids")) if "forbids" in found else "",
        text=text,
        **({"status": EFFECT_UNREAD} if unread else {}),
    )
    refuse_unheeded(ruleset, skill, path)
    return skill


def read_trigger(ruleset: Ruleset, value: object, path: Path) -> Trigger:
    """Read what a skill waits for: one word and whose event it is."""
    found = mapping(value, path, (*ruleset.triggers, "other", "among"))
    words = [key for key in found if key in ruleset.triggers]
    if len(words) != 1:
        raise fault(
            "one_trigger", "A trigger names one event.", path, "Known: " + ", ".join(ruleset.triggers) + "."
        )
    has_card = any(heard.has_card for heard in ruleset.triggers[words[0]])
    about = word(found[words[0]], (*path, words[0]), ABOUT if has_card else SIDES)
    among = read_filter(ruleset, found["among"], (*path, "among")) if "among" in found else None
    return Trigger(words[0], about, flag(found.get("other", False), (*path, "other")), among)


def read_cost(value: object, path: Path) -> Cost:
    """Read what must be paid."""
    found = mapping(value, path, ("energy", "rest_self", "mill"))
    return Cost(
        energy=number(found.get("energy", 0), (*path, "energy"), 0, 99),
        rest_self=flag(found.get("rest_self", False), (*path, "rest_self")),
        mill=number(found.get("mill", 0), (*path, "mill"), 0, 99),
    )


def read_filter(ruleset: Ruleset, value: object, path: Path) -> do.Filter:
    """Read which cards are meant."""
    keys = (
        "zone",
        "of",
        "kind",
        "mode",
        "name",
        "trait",
        "keyword",
        "role",
        "power_at_least",
        "power_at_most",
        "other",
    )
    found = mapping(value, path, keys)
    zones = tuple(zone.code for zone in ruleset.zones)
    limits = {
        key: number(found[key], (*path, key)) for key in ("power_at_least", "power_at_most") if key in found
    }
    return do.Filter(
        zone=word(found["zone"], (*path, "zone"), zones) if "zone" in found else "",
        of=word(found.get("of", "any"), (*path, "of"), SIDES),
        kind=" ".join(_words(found["kind"], (*path, "kind"), ruleset.kinds)) if "kind" in found else "",
        mode=word(found["mode"], (*path, "mode"), ("active", "rest")) if "mode" in found else "",
        name=word(found["name"], (*path, "name")) if "name" in found else "",
        trait=word(found["trait"], (*path, "trait")) if "trait" in found else "",
        keyword=word(found["keyword"], (*path, "keyword")) if "keyword" in found else "",
        role=word(found["role"], (*path, "role"), ruleset.roles) if "role" in found else "",
        power_at_least=limits.get("power_at_least"),
        power_at_most=limits.get("power_at_most"),
        other=flag(found.get("other", False), (*path, "other")),
    )


def _words(value: object, path: Path, allowed: tuple[str, ...]) -> list[str]:
    """Read one word or a list of words."""
    if not isinstance(value, list):
        return [word(value, path, allowed)]
    return [word(item, (*path, place), allowed) for place, item in enumerate(value)]


def read_condition(ruleset: Ruleset, value: object, path: Path) -> do.Condition:
    """Read something that must be true."""
    numbers = ("power_at_least", "power_at_most", "hand_at_most", "life_at_most", "count_at_least")
    found = mapping(value, path, ("subject", "mode", "role", "among", *numbers))
    limits = {key: number(found[key], (*path, key)) for key in numbers if key in found}
    return do.Condition(
        subject=word(found.get("subject", "self"), (*path, "subject"), ("self", "event")),
        mode=word(found["mode"], (*path, "mode"), ("active", "rest")) if "mode" in found else "",
        role=word(found["role"], (*path, "role"), ruleset.roles) if "role" in found else "",
        among=read_filter(ruleset, found["among"], (*path, "among")) if "among" in found else None,
        power_at_least=limits.get("power_at_least"),
        power_at_most=limits.get("power_at_most"),
        hand_at_most=limits.get("hand_at_most"),
        life_at_most=limits.get("life_at_most"),
        count_at_least=limits.get("count_at_least"),
    )


def read_target(ruleset: Ruleset, value: object, path: Path) -> do.Target:
    """Read whom an instruction is about: a word, or {each: filter}."""
    if isinstance(value, Mapping):
        found = mapping(value, path, ("each",))
        return do.Target("each", read_filter(ruleset, found.get("each", {}), (*path, "each")))
    return do.Target(word(value, path, ("self", "chosen", "event", *ruleset.roles)))


def read_program(
    ruleset: Ruleset, value: object, path: Path, depth: int = 0
) -> tuple[do.AnyInstruction, ...]:
    """Read a list of instructions; `may` and `when` hold lists of their own and become guards with a length."""
    if depth > 4:
        raise fault("too_deep", "Instructions are nested too deeply.", path)
    program: list[do.AnyInstruction] = []
    for place, item in enumerate(listing(value, path)):
        here = (*path, place)
        found = mapping(item, here)
        verbs = [key for key in found if key in _VERBS or key in ruleset.values]
        if len(verbs) != 1:
            known = ", ".join((*_VERBS, *ruleset.values))
            raise fault("one_verb", "An instruction has one verb.", here, f"Known: {known}.")
        verb, extra = verbs[0], [key for key in found if key not in verbs]
        unknown = [key for key in extra if key not in _EXTRAS.get(verb, _OF_A_VALUE)]
        if unknown:
            raise fault("unknown_key", f"{verb} has no key {unknown[0]!r}.", (*here, unknown[0]))
        read = _VERBS[verb] if verb in _VERBS else _value(verb)
        program += read(ruleset, found, here, depth)
    return tuple(program)


Read = Callable[[Ruleset, Mapping[str, object], Path, int], list[do.AnyInstruction]]


def _target(ruleset: Ruleset, found: Mapping[str, object], path: Path, key: str = "to") -> do.Target:
    return read_target(ruleset, found.get(key, "self"), (*path, key))


def _until(found: Mapping[str, object], path: Path) -> str:
    return word(found.get("until", "turn"), (*path, "until"), UNTIL)


def _count(key: str, made: Callable[[int, str], do.AnyInstruction], who: str) -> Read:
    def read(
        ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int
    ) -> list[do.AnyInstruction]:
        side = word(found.get("who", who), (*path, "who"), ("own", "opponent"))
        return [made(number(found[key], (*path, key), 0, 99), side)]

    return read


def _value(key: str) -> Read:
    def read(
        ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int
    ) -> list[do.AnyInstruction]:
        amount = number(found[key], (*path, key))
        return [do.Modify(_target(ruleset, found, path), amount, key, _until(found, path))]

    return read


def _gain(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    keyword = word(found["gain"], (*path, "gain"), tuple(ruleset.keywords))
    return [do.Gain(_target(ruleset, found, path), keyword, _until(found, path))]


def _lose(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    keyword = word(found["lose"], (*path, "lose"), (*ruleset.keywords, "skills"))
    return [
        do.Lose(_target(ruleset, found, path), "" if keyword == "skills" else keyword, _until(found, path))
    ]


def _choose(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    most = number(found.get("count", 1), (*path, "count"), 1, 20)
    up_to = flag(found.get("up_to", False), (*path, "up_to"))
    by = word(found.get("by", "own"), (*path, "by"), ("own", "opponent"))
    return [
        do.Choose(read_filter(ruleset, found["choose"], (*path, "choose")), 0 if up_to else most, most, by)
    ]


def _on(key: str, made: Callable[[do.Target], do.AnyInstruction]) -> Read:
    def read(
        ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int
    ) -> list[do.AnyInstruction]:
        return [made(read_target(ruleset, found[key], (*path, key)))]

    return read


def _move(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    zone = word(found.get("zone"), (*path, "zone"), tuple(zone.code for zone in ruleset.zones))
    return [do.Move(read_target(ruleset, found["move"], (*path, "move")), zone)]


def _role(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    return [do.Role(word(found["role"], (*path, "role"), ruleset.roles), _target(ruleset, found, path))]


def _negate(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    what = word(found["negate"], (*path, "negate"), ("attack", "answered", "chosen", "event"))
    if what in ("chosen", "event"):
        return [do.NegateObject(do.Target(what))]
    return [do.NegateAttack() if what == "attack" else do.NegateAnswered()]


def _stop(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    word(found["stop"], (*path, "stop"), ("damage",))
    return [do.StopDamage()]


def _may(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    inner = read_program(ruleset, found["may"], (*path, "may"), depth + 1)
    return [do.May(len(inner)), *inner]


def _when(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    inner = read_program(ruleset, found.get("do", []), (*path, "do"), depth + 1)
    return [do.When(read_condition(ruleset, found["when"], (*path, "when")), len(inner)), *inner]


def _unread(ruleset: Ruleset, found: Mapping[str, object], path: Path, depth: int) -> list[do.AnyInstruction]:
    return [do.Unread(word(found["unread"], (*path, "unread"), most=MOST_TEXT))]


_VERBS: dict[str, Read] = {
    "draw": _count("draw", do.Draw, "own"),
    "damage": _count("damage", do.Damage, "opponent"),
    "mill": _count("mill", do.Discard, "own"),
    "gain": _gain,
    "lose": _lose,
    "choose": _choose,
    "rest": _on("rest", lambda target: do.SwitchMode(target, "rest")),
    "activate": _on("activate", lambda target: do.SwitchMode(target, "active")),
    "ko": _on("ko", do.Knockout),
    "play": _on("play", do.Play),
    "move": _move,
    "role": _role,
    "negate": _negate,
    "stop": _stop,
    "may": _may,
    "when": _when,
    "unread": _unread,
}
_OF_A_VALUE = ("to", "until")
_EXTRAS: dict[str, tuple[str, ...]] = {
    "draw": ("who",),
    "damage": ("who",),
    "mill": ("who",),
    "gain": ("to", "until"),
    "lose": ("to", "until"),
    "choose": ("count", "up_to", "by"),
    "move": ("zone",),
    "role": ("to",),
    "when": ("do",),
    **dict.fromkeys(("rest", "activate", "ko", "play", "negate", "stop", "may", "unread"), ()),
}
