"""What must be paid, as a document writes it: keys of one mapping, or a list in printed order."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.instructions import Filter
from judge.engine.reading import Path, fault, flag, listing, mapping, number, word
from judge.engine.ruleset import Ruleset
from judge.engine.skills import CardsPart, Cost, DeckPart, EnergyPart, Part
from judge.engine.targetform import read_filter

MOST_PAID = 99
MOST_CARDS_PAID = 20
SIMPLE = ("energy", "rest_self", "burst", "mill")
"""What a cost written as one mapping can ask for; it is paid in this order, a Burst first."""
PARTS = ("energy", "orbs", "burst", "mill", "rest", "discard", "move")


def read_cost(ruleset: Ruleset, value: object, path: Path) -> Cost:
    """Read a cost: a mapping, or a list of parts; `burst` is paid before everything else."""
    if not isinstance(value, list):
        return _ordered(_read_simple(value, path))
    parts: list[Part] = []
    for place, item in enumerate(value):
        parts.append(_read_part(ruleset, item, (*path, place)))
    return _ordered(parts)


def _ordered(parts: list[Part]) -> Cost:
    cost = Cost(tuple(part for part in parts if isinstance(part, DeckPart) and part.first))
    for part in parts:
        if not (isinstance(part, DeckPart) and part.first):
            cost = cost.with_more(Cost((part,)))
    return cost


def _read_simple(value: object, path: Path) -> list[Part]:
    found = mapping(value, path, SIMPLE)
    counts = {
        key: number(found.get(key, 0), (*path, key), 0, MOST_PAID) for key in ("energy", "burst", "mill")
    }
    parts: list[Part] = []
    if counts["energy"]:
        parts.append(EnergyPart(counts["energy"]))
    if flag(found.get("rest_self", False), (*path, "rest_self")):
        parts.append(CardsPart())
    if counts["mill"]:
        parts.append(DeckPart(counts["mill"]))
    if counts["burst"]:
        parts.append(DeckPart(counts["burst"], first=True))
    return parts


def _read_part(ruleset: Ruleset, value: object, path: Path) -> Part:
    found = mapping(value, path, (*PARTS, "count", "zone"))
    verbs = [key for key in found if key in PARTS]
    if len(verbs) != 1:
        raise fault("one_verb", "A part of a cost has one verb.", path, "Known: " + ", ".join(PARTS) + ".")
    verb = verbs[0]
    here = (*path, verb)
    _refuse_more(found, verb, path)
    if verb == "orbs":
        return _read_orbs(ruleset, found[verb], here)
    if verb in ("energy", "burst", "mill"):
        count = number(found[verb], here, 1, MOST_PAID)
        return EnergyPart(count) if verb == "energy" else DeckPart(count, first=verb == "burst")
    return _read_cards(ruleset, found, verb, path)


def _refuse_more(found: Mapping[str, object], verb: str, path: Path) -> None:
    """Refuse a count or a zone where it would say nothing."""
    is_filter = isinstance(found[verb], Mapping) and "each" not in found[verb]  # type: ignore[operator]
    if "count" in found and not is_filter:
        raise fault("unknown_key", f"{verb} has no count here.", (*path, "count"))
    if ("zone" in found) != (verb == "move"):
        raise fault("unknown_key", "A part that moves cards, and no other, names a zone.", (*path, "zone"))


def _read_orbs(ruleset: Ruleset, value: object, path: Path) -> EnergyPart:
    """Read coloured orbs: so many energy of each colour."""
    colours = read_colours(ruleset, value, path)
    if not colours:
        raise fault("nothing_named", "No colour is named here.", path, "Write orbs: {red: 1}.")
    return EnergyPart(sum(count for _, count in colours), colours)


def read_colours(ruleset: Ruleset, value: object, path: Path) -> tuple[tuple[str, int], ...]:
    """Read how much of a cost must be of which colour."""
    found = mapping(value, path, ruleset.colours or ("",))
    return tuple(sorted((colour, number(found[colour], (*path, colour), 1, MOST_PAID)) for colour in found))


def read_card_colours(
    ruleset: Ruleset, found: Mapping[str, object], path: Path
) -> tuple[tuple[str, ...] | None, tuple[tuple[str, int], ...] | None]:
    """Read the colours of a card and of its cost; None for what nobody wrote."""
    colours = (
        word(colour, (*path, "colours", i), ruleset.colours)
        for i, colour in enumerate(listing(found.get("colours", []), (*path, "colours")))
    )
    specified = read_colours(ruleset, found.get("specified", {}), (*path, "specified"))
    return tuple(colours) if "colours" in found else None, specified if "specified" in found else None


def _read_cards(ruleset: Ruleset, found: Mapping[str, object], verb: str, path: Path) -> CardsPart:
    """Read cards that are turned, discarded or moved: the card itself, chosen ones, or all that fit."""
    value, here = found[verb], (*path, verb)
    count = number(found.get("count", 1), (*path, "count"), 1, MOST_CARDS_PAID)
    zones = ruleset.card_zones
    goes_to = word(found.get("zone"), (*path, "zone"), zones) if verb == "move" else "rest"
    if verb == "discard":
        if not isinstance(value, Mapping):
            count, value = number(value, here, 1, MOST_CARDS_PAID), {}
        inner = {"zone": "hand", **value}
        return CardsPart(_own(ruleset, inner, here), count, ruleset.shapes["discard"])
    if not isinstance(value, Mapping):
        word(value, here, ("self",))
        return CardsPart(None, 1, goes_to)
    if "each" in value:
        each = mapping(value, here, ("each",))
        return CardsPart(_own(ruleset, each["each"], (*here, "each")), 0, goes_to)
    return CardsPart(_own(ruleset, value, here), count, goes_to)


def _own(ruleset: Ruleset, value: object, path: Path) -> Filter:
    """Read which cards pay; they are the payer's own unless the text says otherwise."""
    return read_filter(ruleset, {"of": "own", **mapping(value, path)}, path)
