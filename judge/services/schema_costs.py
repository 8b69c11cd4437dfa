"""JSON Schema of what has to be paid."""

from __future__ import annotations

from judge.engine.costform import MOST_CARDS_PAID, MOST_PAID
from judge.engine.ruleset import Ruleset
from judge.services.schema_nodes import Schema, array_of, choice, flag, number, object_of, one_of, ref


def cost(ruleset: Ruleset) -> Schema:
    """Describe a cost: one mapping, or a list of parts in printed order."""
    count = number(0, MOST_PAID)
    simple = object_of({"energy": count, "rest_self": flag(), "burst": count, "mill": count})
    return one_of(simple, array_of(one_of(*_parts(ruleset))))


def by_colour(ruleset: Ruleset) -> Schema:
    """Describe a number for each of some colours."""
    return object_of(dict.fromkeys(ruleset.colours, number(1, MOST_PAID)))


def _parts(ruleset: Ruleset) -> list[Schema]:
    some, many = number(1, MOST_PAID), number(1, MOST_CARDS_PAID)
    among = ref(ruleset, "filter")
    itself: Schema = {"const": "self"}
    each = object_of({"each": among}, required=("each",))
    zone = choice(ruleset.card_zones)
    chosen = {"count": many}
    parts = [object_of({key: some}, required=(key,)) for key in ("energy", "burst", "mill")]
    if ruleset.colours:
        orbs: Schema = {**by_colour(ruleset), "minProperties": 1}
        parts.append(object_of({"orbs": orbs}, required=("orbs",)))
    return [
        *parts,
        object_of({"rest": one_of(itself, each)}, required=("rest",)),
        object_of({"rest": among, **chosen}, required=("rest",)),
        object_of({"discard": many}, required=("discard",)),
        object_of({"discard": among, **chosen}, required=("discard",)),
        object_of({"move": one_of(itself, each), "zone": zone}, required=("move", "zone")),
        object_of({"move": among, "zone": zone, **chosen}, required=("move", "zone")),
    ]
