"""Random and broken scenarios, the same on every run: demonstrations damaged in many ways, and traps by hand."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from judge.services.demonstrations import demonstrations_of

Node = dict[str, object] | list[object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Broken:
    """A document as bytes, and how it came about."""

    name: str
    content: bytes


WORDS: tuple[object, ...] = (
    "",
    "A",
    "B",
    "pass",
    "no",
    "chance",
    "hidden",
    "end",
    "draw",
    "nobody",
    "a1",
    "a1.s1",
    "x" * 5000,
    "a.b.c.d",
    "#2",
    "b1#2",
    "attack:a1>lb",
    "\u202e",
    "é" * 40,
    "main_phase.act",
    "skills",
    "self",
)
NUMBERS: tuple[object, ...] = (
    0,
    -1,
    1,
    2,
    7,
    199,
    200,
    201,
    999,
    10**7,
    10**7 + 1,
    10**15,
    -(10**15),
    1.5,
    1e300,
)
ODD: tuple[object, ...] = (None, True, False, [], {}, [[]], [{}], {"": 1}, {"a": {"b": {}}}, [1, "a", None])


def broken_scenarios(*, count: int, seed: int) -> Iterator[Broken]:
    """Make that many documents; the traps by hand come first."""
    traps = list(_traps())
    yield from traps
    chance = random.Random(seed)
    whole = [demonstration.read.document for demonstration in demonstrations_of() if demonstration.read]
    for number in range(count - len(traps)):
        yield _damaged(chance, chance.choice(whole), number)


def _damaged(chance: random.Random, document: object, number: int) -> Broken:
    damaged = copy.deepcopy(document)
    ways = [chance.choice(WAYS) for _ in range(chance.choice((1, 1, 1, 2, 3, 6)))]
    for way in ways:
        way(chance, damaged)
    text = json.dumps(damaged, ensure_ascii=False)
    name = f"{number}: " + ", ".join(way.__name__.strip("_") for way in ways)
    if chance.random() < 0.1:
        cut = chance.randrange(len(text))
        torn = (
            text[:cut]
            + chance.choice(("", "}", "\x00", "&a", "*a", "!!python/none ", "\t- "))
            + text[cut + 2 :]
        )
        return Broken(name=f"{name}, torn", content=torn.encode("utf-8", "surrogatepass"))
    if chance.random() < 0.05:
        return Broken(name=f"{name}, bytes", content=text.encode("utf-16"))
    return Broken(name=name, content=text.encode())


def _places(document: object) -> list[tuple[Node, str | int]]:
    """List every place of a document: its container and the key in it."""
    found: list[tuple[Node, str | int]] = []
    left = [document]
    while left:
        node = left.pop()
        if isinstance(node, dict):
            found += [(node, key) for key in node]
            left += list(node.values())
        elif isinstance(node, list):
            found += [(node, index) for index in range(len(node))]
            left += node
    return found


def _pick(chance: random.Random, document: object) -> tuple[Node, str | int] | None:
    places = _places(document)
    return chance.choice(places) if places else None


def _put(node: Node, key: str | int, value: object) -> None:
    if isinstance(node, dict):
        node[str(key)] = value
    elif isinstance(key, int):
        node[key] = value


def _get(node: Node, key: str | int) -> object:
    return node[str(key)] if isinstance(node, dict) else node[int(key)]


def _take_away(chance: random.Random, document: object) -> None:
    place = _pick(chance, document)
    if place:
        node, key = place
        if isinstance(node, dict):
            del node[str(key)]
        else:
            del node[int(key)]


def _other_word(chance: random.Random, document: object) -> None:
    place = _pick(chance, document)
    if place:
        _put(*place, chance.choice(WORDS))


def _other_number(chance: random.Random, document: object) -> None:
    place = _pick(chance, document)
    if place:
        _put(*place, chance.choice(NUMBERS))


def _other_type(chance: random.Random, document: object) -> None:
    place = _pick(chance, document)
    if place:
        _put(*place, copy.deepcopy(chance.choice(ODD)))


def _swapped(chance: random.Random, document: object) -> None:
    """Put one part of a document in the place of another."""
    one, other = _pick(chance, document), _pick(chance, document)
    if one and other:
        _put(*one, copy.deepcopy(_get(*other)))


def _other_key(chance: random.Random, document: object) -> None:
    place = _pick(chance, document)
    if place and isinstance(place[0], dict):
        place[0][str(chance.choice(WORDS))] = place[0].pop(str(place[1]))


def _doubled(chance: random.Random, document: object) -> None:
    """Repeat an item of a list."""
    lists = [node for node, _ in _places(document) if isinstance(node, list)]
    if lists:
        chosen = chance.choice(lists)
        chosen.insert(chance.randrange(len(chosen) + 1), copy.deepcopy(chance.choice(chosen)))


def _nested(chance: random.Random, document: object) -> None:
    place = _pick(chance, document)
    if place:
        value = _get(*place)
        for _ in range(chance.choice((1, 5, 60))):
            value = [value] if chance.random() < 0.5 else {"under": [value]}
        _put(*place, value)


def _other_value(chance: random.Random, document: object) -> None:
    """Change a number to one that may well be right."""
    places = [place for place in _places(document) if type(_get(*place)) is int]
    if places:
        _put(*chance.choice(places), chance.choice((0, 1, 2, 3, 5000, 10000, 15000, 30000)))


def _renamed(chance: random.Random, document: object) -> None:
    """Let one word of the document stand in the place of another."""
    places = [place for place in _places(document) if isinstance(_get(*place), str)]
    if places:
        _put(*chance.choice(places), _get(*chance.choice(places)))


def _without_action(chance: random.Random, document: object) -> None:
    actions = document.get("actions") if isinstance(document, dict) else None
    if isinstance(actions, list) and actions:
        del actions[chance.randrange(len(actions))]


def _mixed_actions(chance: random.Random, document: object) -> None:
    actions = document.get("actions") if isinstance(document, dict) else None
    if isinstance(actions, list):
        chance.shuffle(actions)


def _opened(chance: random.Random, document: object) -> None:
    """Leave everything open, so that more has to be explored."""
    if isinstance(document, dict):
        document["open"] = "all"
        for key in chance.sample(("actions", "near", "suppose", "expect"), k=2):
            document.pop(key, None)


def _unknown_counts(chance: random.Random, document: object) -> None:
    """Take away counts, so that rules have to ask for them."""
    players = document.get("players") if isinstance(document, dict) else None
    for zones in players.values() if isinstance(players, dict) else ():
        if isinstance(zones, dict):
            for zone in ("energy", "life", "deck"):
                if chance.random() < 0.6:
                    zones.pop(zone, None)


WAYS: tuple[Callable[[random.Random, object], None], ...] = (
    _take_away,
    _take_away,
    _other_word,
    _other_word,
    _other_number,
    _other_type,
    _swapped,
    _swapped,
    _other_key,
    _doubled,
    _doubled,
    _nested,
    _opened,
    _opened,
    _unknown_counts,
    _unknown_counts,
    *(_other_value, _other_value, _other_value),
    *(_renamed, _renamed),
    *(_without_action, _without_action),
    *(_mixed_actions, _mixed_actions),
)


def _traps() -> Iterator[Broken]:
    """Make documents that somebody with bad intentions would send."""
    head = "scenario: 1\ngame: dbs-masters\nplayers:\n"
    bomb = "a: &a [x, x]\n" + "".join(f"b{i}: &b{i} [*a, *a]\n" for i in range(30))
    texts = {
        "empty": "",
        "blank": " \n\n",
        "null": "null",
        "word": "scenario",
        "number": "1",
        "list": "[]",
        "bomb": bomb,
        "tag": "scenario: !!python/object/apply:os.system [true]\n",
        "deep": "[" * 2000,
        "deep mapping": "{a: " * 500,
        "deep json": '{"a":' * 5000 + "1" + "}" * 5000,
        "huge number": "scenario: " + "9" * 5000,
        "huge float": "scenario: 1e999",
        "not a number": "scenario: .nan",
        "version 2": "scenario: 2\ngame: dbs-masters\nplayers: {}\n",
        "version text": 'scenario: "1"\ngame: dbs-masters\nplayers: {}\n',
        "no players": "scenario: 1\ngame: dbs-masters\n",
        "one player": head + "  A: {}\n",
        "three players": head + "  A: {}\n  B: {}\n  C: {}\n",
        "empty boards": head + "  A: {}\n  B: {}\n",
        "odd names": head + "  pass: {}\n  chance: {}\n",
        "duplicate keys": head + "  A: {}\n  A: {}\n",
        "documents": "scenario: 1\n---\nscenario: 1\n",
        "tabs": "scenario:\t1\n\tgame: x\n",
        "nul": "scenario: 1\x00\n",
        "bell": "scenario: 1 \x07\n",
        "long line": "title: " + "x" * 400_000,
        "many keys": "\n".join(f"k{i}: {i}" for i in range(30_000)),
        "control in json": '{"scenario": 1, "title": "\\u0000\\u0007"}',
        "half character": '{"scenario": 1, "title": "\\ud800"}',
        "huge": "#" * 700_000,
    }
    for name, text in texts.items():
        yield Broken(name=name, content=text.encode())
    yield Broken(name="binary", content=bytes(range(256)) * 20)
    yield Broken(name="latin", content="scenario: 1\ntitle: Sangoku blessé\n".encode("latin-1"))
    yield Broken(name="utf-16", content="scenario: 1\n".encode("utf-16"))
    for name, document in _heavy():
        yield Broken(name=name, content=json.dumps(document).encode())


def _heavy() -> Iterator[tuple[str, dict[str, object]]]:
    """Make documents that are right and ask for much work."""
    draws = {"timing": "auto", "when": {"attacks": "self"}, "do": [{"draw": 1}]}
    plays = {"timing": "auto", "when": {"draws": "own"}, "do": [{"draw": 1}]}
    skills = [{"text": "Draws.", "reading": draws} for _ in range(9)]
    attack = {"player": "A", "attack": "a1", "target": "lb"}

    def board(battle: list[dict[str, object]], **more: object) -> dict[str, object]:
        sides = {
            "A": {
                "leader": {"id": "la", "power": 10000},
                "battle": battle,
                "deck": 60,
                "life": 8,
                "energy": 12,
            },
            "B": {"leader": {"id": "lb", "power": 10000}, "deck": 60, "life": 8, "energy": 12, "hand": 6},
        }
        return {"scenario": 1, "game": "dbs-masters", "players": sides, "actions": [attack], **more}

    many = [{"id": f"a{i}", "power": 5000, "skills": skills[:1]} for i in range(1, 399)]
    yield "nine skills", board([{"id": "a1", "power": 20000, "skills": skills}])
    yield "nine skills, all open", board([{"id": "a1", "power": 20000, "skills": skills}], open="all")
    yield (
        "draws for ever",
        board([{"id": "a1", "power": 20000, "skills": [{"text": "x", "reading": plays}, *skills[:1]]}]),
    )
    yield "398 cards", board(many)
    yield "398 cards, all open", board(many, open="all", limit={"rule_steps": 5_000_000, "states": 200_000})
    yield "401 cards", board([*many, {"id": "z1"}, {"id": "z2"}, {"id": "z3"}])
    claims = [{"id": f"c{i}", "order": ["a1", f"a{i + 1}"]} for i in range(1, 41)]
    yield "40 claims", board(many, claims=claims)
    yield "200 actions", board(many, actions=[attack] + [{"player": "B", "pass": True}] * 199, claims=claims)
    listening = [
        {
            "id": f"a{i}",
            "power": 20000,
            "skills": [{"text": "x", "reading": {**draws, "when": {"attacks": "any"}}}],
        }
        for i in range(1, 60)
    ]
    yield "59 listeners", board(listening, claims=claims)
    under: dict[str, object] = {"id": "u0"}
    for number in range(1, 12):
        under = {"id": f"u{number}", "under": [under]}
    yield "stacks", board([{"id": "a1", "power": 5000, "under": [under]}])
    yield "under itself", board([{"id": "a1", "power": 5000, "under": [{"id": "a1"}]}])
    hidden = board([{"id": "a1", "power": 20000, "skills": skills[:3]}], open="all")
    for side in ("A", "B"):
        for zone in ("deck", "life", "energy"):
            hidden["players"][side].pop(zone)  # type: ignore[index]
    yield "nothing known", hidden
    nothing = [{"id": "c1", "allowed": {"player": "A", "order": []}}]
    yield "an order of nothing", board([{"id": "a1", "power": 5000}], claims=nothing)
    yield "a twin at ²", board([{"id": "a1", "power": 5000}], near=[{"change": {"actions.²": None}}])
    yield (
        "a twin far away",
        board([{"id": "a1", "power": 5000}], near=[{"change": {"actions." + "9" * 5000: None}}]),
    )
    yield "a broken twin", board([{"id": "a1", "power": 5000}], near=[{"change": {"players.A": 3}}])
    yield (
        "supposed too much",
        board([{"id": "a1", "power": 5000}], suppose={"B.life": 999, "A.deck": 0, "x": 1}),
    )
