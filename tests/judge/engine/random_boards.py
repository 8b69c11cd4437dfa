"""Random boards whose cards say anything that a document may say, and random games on them.

What a skill can say comes out of the JSON Schema: a word that is added to a game is drawn from then on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from judge.engine.advance import Budget, Recorder, Stop, advance, reveal
from judge.engine.errors import BadDocumentError, BudgetError
from judge.engine.offers import offers
from judge.engine.questions import ACT, PASS, UNKNOWN, Answer, Question
from judge.engine.ruleset import Ruleset
from judge.engine.scenario import Scenario
from judge.engine.skillform import read_skill
from judge.engine.state import from_json, to_json
from judge.engine.values import TURNING
from judge.services.schema import scenario_schema
from tests.judge.engine.duel import Node, misplaced, read

NAMES = ("Ace", "Bruno", "Cara")
NUMBERS = ("X-001", "X-002")
TRAITS = ("Saiyan", "Universe 7")
CHARACTERS = ("Goku", "Vegeta")
ONTO = ("evolve", "ex_evolve", "xeno_evolve")
MOST_ANSWERS = 250
MOST_TURNS = 4
LARGE = 100
"""From here on a number of the schema is a power: thousands are drawn."""

Schema = Mapping[str, object]


@dataclass(slots=True)
class Maker:
    """Draws instances of the schema of one profile, and boards made of them."""

    ruleset: Ruleset
    lot: random.Random
    definitions: Mapping[str, Schema] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Look the definitions up once."""
        self.definitions = cast("Mapping[str, Schema]", scenario_schema()["$defs"])

    def part(self, name: str) -> object:
        """Draw an instance of a named part of the schema."""
        return self._drawn(self.definitions[f"{self.ruleset.profile}.{name}"], "", 0)

    def _drawn(self, schema: Schema, key: str, depth: int) -> object:
        if "$ref" in schema:
            return self._drawn(self.definitions[str(schema["$ref"]).rpartition("/")[2]], key, depth + 1)
        if "enum" in schema:
            return self.lot.choice(cast("Sequence[object]", schema["enum"]))
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        if kind == "object" or "properties" in schema:
            return self._mapping(schema, depth)
        if "anyOf" in schema:
            return self._drawn(self.lot.choice(cast("Sequence[Schema]", schema["anyOf"])), key, depth)
        if kind == "array":
            count = self.lot.choice((1, 1, 2)) if depth < 6 else 1
            item = cast("Schema", schema["items"])
            return [self._drawn(item, key, depth + 1) for _ in range(count)]
        if kind == "integer":
            return self._number(cast("int", schema["minimum"]), cast("int", schema["maximum"]))
        if kind == "boolean":
            return self.lot.random() < 0.5
        return self.lot.choice(
            TRAITS if key == "trait" else (*self.ruleset.keywords, "Ace") if key == "keyword" else NAMES
        )

    def _mapping(self, schema: Schema, depth: int) -> Node:
        properties = cast("Mapping[str, Schema]", schema.get("properties", {}))
        chosen = list(cast("Sequence[str]", schema.get("required", ())))
        if "oneOf" in schema:
            one = self.lot.choice(cast("Sequence[Schema]", schema["oneOf"]))
            chosen += cast("Sequence[str]", one.get("required", ()))
            alternatives = {
                name
                for other in cast("Sequence[Schema]", schema["oneOf"])
                for name in cast("Sequence[str]", other.get("required", ()))
            }
        else:
            alternatives = set()
        likely = 0.3 if depth < 4 else 0.1
        chosen += [name for name in properties if name not in alternatives and self.lot.random() < likely]
        if not chosen and properties:
            chosen = [self.lot.choice(list(properties))]
        return {name: self._drawn(properties[name], name, depth + 1) for name in dict.fromkeys(chosen)}

    def _number(self, least: int, most: int) -> int:
        if most >= LARGE:
            return max(least, self.lot.choice((-15, -10, -5, 5, 10, 20)) * 1000)
        return self.lot.randint(max(least, 0), min(most, 3))

    # Cards.

    def skill(self, card: str, number: int, timing: str) -> Node:
        """Draw a skill of a timing that the engine heeds completely; a plain one if none comes up."""
        skill_id = f"{card}.s{number}"
        for _ in range(40):
            reading = self._fitting(cast("Node", self.part("reading")), timing)
            try:
                read_skill(self.ruleset, card, skill_id, reading, ())
            except BadDocumentError:
                continue
            return {"id": skill_id, "text": "as read", "reading": reading}
        plain: Node = {"timing": "auto", "when": {"attacks": "self"}, "do": [{"draw": 1}]}
        return {"id": skill_id, "text": "as read", "reading": plain}

    def _fitting(self, reading: Node, timing: str) -> Node:
        """Give a drawn reading the parts that its timing must have, and take those away that it cannot have."""
        named = self.ruleset.named_skills.get(timing)
        reading["timing"] = timing
        for key, fits in (
            ("when", timing in ("auto", "replacement")),
            ("forbids", timing == "permanent"),
            ("do", (named is None or named.has_program) and timing not in ONTO),
            ("onto", timing in ONTO),
            ("number", named is not None and named.has_number),
            ("named", named is not None and named.most > 0),
            ("colours", named is not None and named.has_colours),
            ("in", named is None and timing not in (*ONTO, *TURNING)),
        ):
            if not fits:
                reading.pop(key, None)
        if timing in ("auto", "replacement"):
            reading["when"] = self.part("trigger")
        if timing in ONTO:
            reading["onto"] = {"name": self.lot.choice(NAMES)}
        if named is not None and named.has_number:
            reading["number"] = self.lot.randint(1, 4)
        if named is not None and named.has_colours:
            reading["colours"] = self.lot.sample(list(self.ruleset.colours), 2)
        if named is not None and named.most:
            count = self.lot.randint(named.least, min(named.most, 2))
            where = {"zone": named.zones[0]} if named.zones else {}
            reading["named"] = [{"character": self.lot.choice(CHARACTERS), **where} for _ in range(count)]
        return reading

    def _printed(self, card: str, kind: str, timings: Sequence[str], first: int = 1) -> Node:
        """Draw what is printed on a side of a card, with up to two skills, numbered from `first`, and keywords."""
        lot = self.lot
        count = lot.choice((0, 1, 1, 2))
        node: Node = {
            "name": lot.choice(NAMES),
            "skills": [self.skill(card, place, lot.choice(timings)) for place in range(first, first + count)],
        }
        if kind != "extra":
            node["power"] = lot.choice((5000, 10000, 15000, 20000))
            node["traits"] = [lot.choice(TRAITS)]
            node["character"] = [lot.choice(CHARACTERS)]
            node["keywords"] = lot.sample(list(self.ruleset.keywords), lot.choice((0, 0, 1, 1, 2)))
        return node

    def card(self, card: str, kind: str) -> Node:
        """Draw a card; a Leader may have another side, a Battle Card may combo."""
        lot = self.lot
        has_back = kind == "leader" and lot.random() < 0.6
        timings = [timing for timing in self.ruleset.timings if has_back or timing not in TURNING]
        colours = list(self.ruleset.colours)
        node: Node = {
            "id": card,
            "number": lot.choice(NUMBERS),
            "kind": kind,
            **self._printed(card, kind, timings),
            "colours": lot.sample(colours, lot.choice((1, 1, 2))),
        }
        if has_back:
            others = [timing for timing in timings if timing not in TURNING]
            back = self._printed(card, kind, others, first=3)
            node["back"] = {key: value for key, value in back.items() if key != "character"}
        if kind != "leader":
            node["energy"] = lot.choice((0, 1, 2))
        if kind == "battle" and lot.random() < 0.6:
            node |= {"combo_cost": lot.choice((0, 1)), "combo_power": lot.choice((5000, 10000))}
        return node

    def board(self) -> Node:
        """Draw a whole document for two players."""
        return {
            "scenario": 1,
            "game": self.ruleset.game,
            "profile": self.ruleset.profile,
            "turn": {"player": "A", "number": self.lot.choice((1, 3, 4)), "first": "A"},
            "players": {player: self._side(player.lower()) for player in ("A", "B")},
        }

    def _side(self, name: str) -> Node:
        lot = self.lot
        numbers = iter(range(1, 40))

        def cards(count: int, kinds: Sequence[str]) -> list[Node]:
            return [self.card(f"{name}{next(numbers)}", lot.choice(kinds)) for _ in range(count)]

        field_cards = cards(lot.randint(0, 3), ("battle",))
        for card in field_cards:
            card["mode"] = lot.choice(("active", "rest"))
        return {
            "leader": self.card(f"{name}l", "leader"),
            "battle": field_cards,
            "hand": [*cards(lot.randint(1, 4), ("battle", "extra")), lot.randint(0, 2)],
            "energy": {"active": lot.randint(1, 5)},
            "life": lot.randint(2, 6),
            "deck": [*cards(2, ("battle", "extra")), lot.randint(6, 14)],
            "drop": [*cards(lot.randint(0, 2), ("battle", "extra")), lot.randint(0, 6)],
        }


@dataclass(frozen=True, slots=True)
class Game:
    """How a random game went: why it ended, after how many answers, and which words its steps said."""

    ending: str
    answers: int
    scenario: Scenario


def random_scenario(ruleset: Ruleset, seed: int) -> Scenario:
    """Draw a board that can be read; a drawing that is refused is drawn again."""
    for attempt in range(200):
        lot = random.Random(f"{seed}/{attempt}")
        try:
            return read(Maker(ruleset, lot).board())
        except BadDocumentError:
            continue
    raise AssertionError(f"no board came up for seed {seed}")


def play(scenario: Scenario, seed: int, look: Callable[[Stop], None] | None = None) -> Game:
    """Play random legal answers until the game is over, nobody can do anything more, or it has gone on long enough."""
    lot = random.Random(seed)
    ruleset = scenario.ruleset
    last_turn = scenario.state.turn_number + MOST_TURNS
    recorder = Recorder.make(keeps_steps=True)
    stop = _advanced(ruleset, advance, scenario, recorder)
    for number in range(MOST_ANSWERS):
        if look is not None:
            look(stop)
        question = stop.question
        if question is None:
            return Game("over" if stop.state.winner else "complete", number, scenario)
        if not question.options:
            return Game("nothing_to_do", number, scenario)
        if stop.state.turn_number > last_turn:
            return Game("turns", number, scenario)
        answer = _answer(question, lot)
        try:
            if question.kind == UNKNOWN:
                known = reveal(stop.state, question.subject, int(answer[0]))
                stop = advance(ruleset, known, recorder=recorder, budget=Budget(20_000))
            else:
                stop = advance(ruleset, stop.state, answer, recorder=recorder, budget=Budget(20_000))
        except BudgetError:
            return Game("budget", number, scenario)
        assert all(step.citations for step in recorder.steps)
        recorder.steps.clear()
        recorder.boards.clear()
    return Game("answers", MOST_ANSWERS, scenario)


def _advanced(ruleset: Ruleset, go: Callable[..., Stop], scenario: Scenario, recorder: Recorder) -> Stop:
    return go(ruleset, scenario.state, recorder=recorder, budget=Budget(20_000))


def _answer(question: Question, lot: random.Random) -> Answer:
    """Draw an answer without listing all; passing is drawn less often than doing something."""
    if question.allowed:
        return lot.choice(question.allowed)
    keys = [option.key for option in question.options for _ in range(min(option.copies, question.most))]
    if question.kind == ACT and len(keys) > 1 and lot.random() < 0.7:
        keys = [key for key in keys if key != PASS]
    count = lot.randint(question.least, min(question.most, len(keys)))
    return tuple(lot.sample(keys, count))


def check_stop(ruleset: Ruleset, stop: Stop) -> None:
    """Hold what must be true at every moment: nothing lost, the same after JSON, offered is what is legal."""
    assert misplaced(stop.state) == []
    assert from_json(to_json(stop.state)) == stop.state
    question = stop.question
    if question is None or question.kind != ACT or stop.state.unknown:
        return
    offered = {option.key for option in question.options} - {PASS}
    legal = {offer.action.key for offer in offers(ruleset, stop, question.player) if offer.is_legal}
    assert legal == offered
