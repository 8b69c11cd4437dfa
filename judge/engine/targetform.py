"""Which cards are meant and what must be true: filters, conditions and targets of a reading."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from judge.engine import instructions as do
from judge.engine.reading import SIDES, Path, fault, flag, mapping, number, word
from judge.engine.ruleset import Ruleset

_POWER = ("power_at_least", "power_at_most")
_ENERGY = ("energy_at_least", "energy_at_most")


def filter_limits(ruleset: Ruleset) -> tuple[str, ...]:
    """List the limits a filter can name: power, and where cards cost energy, that."""
    return (*_POWER, *_ENERGY) if "energy" in ruleset.values else _POWER


def _bond(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(word for word in ("bond",) if word in ruleset.own_words)


def condition_limits(ruleset: Ruleset) -> tuple[str, ...]:
    """List the numbers a condition can name; [Sparking] looks at the Drop Area, [Bond] at the Battle Area."""
    has_drop = any(zone.code == "drop" for zone in ruleset.zones)
    return (
        *_POWER,
        "hand_at_most",
        "life_at_most",
        "count_at_least",
        *(("sparking",) if has_drop else ()),
        *_bond(ruleset),
    )


def read_filter(ruleset: Ruleset, value: object, path: Path) -> do.Filter:
    """Read which cards are meant."""
    keys = (
        "zone",
        "of",
        "kind",
        "mode",
        "name",
        "character",
        "trait",
        "keyword",
        "token",
        "role",
        "other",
        *filter_limits(ruleset),
        *(("colour",) if ruleset.colours else ()),
    )
    found = mapping(value, path, keys)
    zones = ruleset.card_zones
    limits = {key: number(found[key], (*path, key)) for key in filter_limits(ruleset) if key in found}
    return do.Filter(
        zone=word(found["zone"], (*path, "zone"), zones) if "zone" in found else "",
        of=word(found.get("of", "any"), (*path, "of"), SIDES),
        kind=" ".join(words(found["kind"], (*path, "kind"), ruleset.kinds)) if "kind" in found else "",
        mode=word(found["mode"], (*path, "mode"), ("active", "rest")) if "mode" in found else "",
        name=word(found["name"], (*path, "name")) if "name" in found else "",
        character=word(found["character"], (*path, "character")) if "character" in found else "",
        trait=word(found["trait"], (*path, "trait")) if "trait" in found else "",
        keyword=word(found["keyword"], (*path, "keyword")) if "keyword" in found else "",
        colour=word(found["colour"], (*path, "colour"), ruleset.colours) if "colour" in found else "",
        token=flag(found["token"], (*path, "token")) if "token" in found else None,
        role=word(found["role"], (*path, "role"), ruleset.roles) if "role" in found else "",
        power_at_least=limits.get("power_at_least"),
        power_at_most=limits.get("power_at_most"),
        energy_at_least=limits.get("energy_at_least"),
        energy_at_most=limits.get("energy_at_most"),
        other=flag(found.get("other", False), (*path, "other")),
    )


def words(value: object, path: Path, allowed: tuple[str, ...] = ()) -> list[str]:
    """Read one word or a list of words."""
    if not isinstance(value, list):
        return [word(value, path, allowed)]
    return [word(item, (*path, place), allowed) for place, item in enumerate(value)]


def read_condition(ruleset: Ruleset, value: object, path: Path) -> do.Condition:
    """Read something that must be true."""
    numbers = condition_limits(ruleset)
    found = mapping(value, path, ("subject", "mode", "role", "turn", "among", *numbers))
    limits = {key: number(found[key], (*path, key)) for key in numbers if key in found}
    among = read_filter(ruleset, found["among"], (*path, "among")) if "among" in found else None
    if "bond" in found:
        if "count_at_least" in found:
            raise fault(
                "two_counts", "Here bond and count_at_least stand together.", path, "Write one of them."
            )
        among = _bound(ruleset, among)
    return do.Condition(
        subject=word(found.get("subject", "self"), (*path, "subject"), ("self", "event")),
        mode=word(found["mode"], (*path, "mode"), ("active", "rest")) if "mode" in found else "",
        role=word(found["role"], (*path, "role"), ruleset.roles) if "role" in found else "",
        turn=word(found["turn"], (*path, "turn"), ("own", "opponent")) if "turn" in found else "",
        among=among,
        power_at_least=limits.get("power_at_least"),
        power_at_most=limits.get("power_at_most"),
        hand_at_most=limits.get("hand_at_most"),
        life_at_most=limits.get("life_at_most"),
        sparking=limits.get("sparking"),
        bond=limits.get("bond"),
        count_at_least=limits.get("count_at_least"),
    )


def _bound(ruleset: Ruleset, among: do.Filter | None) -> do.Filter:
    """Say which cards [Bond] counts: own Battle Cards in the Battle Area, of whom a text may ask for some only.

    dbs-masters/cr-1.074/10-23-1, 10-23-2-1.
    """
    return replace(among or do.Filter(), zone=ruleset.shapes["play"], of="own", kind="battle")


def read_target(ruleset: Ruleset, value: object, path: Path) -> do.Target:
    """Read whom an instruction is about: a word, or {each: filter}."""
    if isinstance(value, Mapping):
        found = mapping(value, path, ("each",))
        return do.Target("each", read_filter(ruleset, found.get("each", {}), (*path, "each")))
    return do.Target(word(value, path, ("self", "chosen", "event", *ruleset.roles)))
