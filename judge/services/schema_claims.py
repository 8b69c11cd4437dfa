"""JSON Schema of claims under one profile."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.record import MOST_ACTIONS
from judge.engine.ruleset import Ruleset
from judge.engine.statements import events_of
from judge.services.schema_nodes import Schema, choice, name, number, object_of, one_of, ref

MOST = 10_000_000


def claim(ruleset: Ruleset) -> Schema:
    """Describe a claim: one kind of content, the moment, and who is said to be able to force it."""
    common: dict[str, Schema] = {
        "id": name(),
        "by": name(),
        "at": name(),
        "after": number(0, MOST_ACTIONS),
        "forces": name(),
    }
    return one_of(
        *(object_of({**common, kind: value}, required=(kind,)) for kind, value in contents(ruleset).items())
    )


def contents(ruleset: Ruleset) -> Mapping[str, Schema]:
    """List the kinds of claims and what each says."""
    zones = choice((*(zone.code for zone in ruleset.zones), "beneath", "removed"))
    return {
        "order": {"type": "array", "items": name(), "minItems": 2, "maxItems": 2},
        "zone": _one(zones),
        "value": _one(number(-MOST, MOST)),
        "allowed": ref(ruleset, "action"),
        "happens": _one(name(), choice(events_of(ruleset))),
        "never": _one(name(), choice(events_of(ruleset))),
        "count": _one(number(0, 999)),
        "chooser": _one(name()),
        "triggers": name(),
        "ends": object_of({"winner": name()}, required=("winner",)),
        "looks": _one(name()),
    }


def _one(value: Schema, keys: Schema | None = None) -> Schema:
    """Accept exactly one key with a value."""
    schema: Schema = {"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": value}
    return schema if keys is None else {**schema, "propertyNames": keys}
