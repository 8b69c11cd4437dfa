"""Small pieces of JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.engine.reading import MOST_LETTERS
from judge.engine.ruleset import Ruleset

Schema = dict[str, object]


def name(most: int = MOST_LETTERS) -> Schema:
    """Accept a word that is not empty: an id, a code, a name; a text where `most` is larger."""
    return {"type": "string", "minLength": 1, "maxLength": most}


def names() -> Schema:
    """Accept a list of words."""
    return array_of(name())


def flag() -> Schema:
    """Accept true or false."""
    return {"type": "boolean"}


def number(least: int, most: int) -> Schema:
    """Accept a whole number between two limits."""
    return {"type": "integer", "minimum": least, "maximum": most}


def choice(words: Iterable[str]) -> Schema:
    """Accept one of some words."""
    return {"enum": list(words)}


def array_of(item: Schema, *, most: int | None = None) -> Schema:
    """Accept a list."""
    schema: Schema = {"type": "array", "items": item}
    return schema if most is None else {**schema, "maxItems": most}


def object_of(properties: Mapping[str, Schema], *, required: Iterable[str] = ()) -> Schema:
    """Accept a mapping with these keys and no others."""
    schema: Schema = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    needed = list(required)
    return {**schema, "required": needed} if needed else schema


def one_of(*schemas: Schema) -> Schema:
    """Accept what fits at least one of these."""
    return {"anyOf": list(schemas)}


def exactly_one(keys: Iterable[str]) -> Schema:
    """Demand exactly one of these keys."""
    return {"oneOf": [{"required": [key]} for key in keys]}


def ref(ruleset: Ruleset, part: str) -> Schema:
    """Refer to a part of a profile's definitions."""
    return {"$ref": f"#/$defs/{ruleset.profile}.{part}"}
