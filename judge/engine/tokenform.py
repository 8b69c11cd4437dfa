"""Tokens of a document: described where a skill makes them, kept ready for as long as they do not exist."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.engine.reading import Path

MOST_TOKENS = 8
"""How many tokens that one skill makes can exist at once."""

Node = Mapping[str, object]


def token_ids(first: str) -> tuple[str, ...]:
    """Name the tokens of one description: `t1`, `t1-2`, `t1-3` …."""
    return (first, *(f"{first}-{place}" for place in range(2, MOST_TOKENS + 1)))


def token_nodes(reading: object, path: Path) -> Iterator[tuple[Node, Path]]:
    """Find every token that a reading describes, with its place in the document."""
    if isinstance(reading, Mapping):
        described = reading.get("token")
        if isinstance(described, Mapping):
            yield described, (*path, "token")
        for key, part in reading.items():
            if key != "token":
                yield from token_nodes(part, (*path, key))
    elif isinstance(reading, list):
        for place, part in enumerate(reading):
            yield from token_nodes(part, (*path, place))


def token_forms(node: Node) -> Iterator[Node]:
    """Write a described token once under each of its names, the ids of its skills included."""
    first = str(node.get("id"))
    skills = node.get("skills")
    yield {**node, "token": True}
    for name in token_ids(first)[1:]:
        renamed = [
            _renamed(skill, place, name)
            for place, skill in enumerate(skills if isinstance(skills, list) else [])
        ]
        yield {**node, "id": name, "token": True, **({"skills": renamed} if renamed else {})}


def _renamed(skill: object, place: int, card: str) -> object:
    if not isinstance(skill, Mapping):
        return skill
    own = str(skill.get("id") or f".s{place + 1}").rpartition(".")[2]
    return {**skill, "id": f"{card}.{own}"}
