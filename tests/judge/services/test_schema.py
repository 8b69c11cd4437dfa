"""The schema says of a document what the engine says of it, as far as a schema can."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from judge.engine import programform
from judge.engine.rulesets.registry import RULESETS
from judge.services.demonstrations import demonstrations_of
from judge.services.scenarios import read_document
from judge.services.schema import scenario_schema
from judge.services.schema_cards import instructions
from tests.judge.texts import BLOCKER, ORDER, REFUSED

VALIDATOR = Draft202012Validator(scenario_schema())


def _fits(text: str) -> bool:
    return bool(VALIDATOR.is_valid(read_document(text=text).value))


def test_it_is_a_schema_and_json() -> None:
    schema = scenario_schema()

    Draft202012Validator.check_schema(schema)
    assert json.loads(json.dumps(schema)) == schema


def test_every_demonstration_fits() -> None:
    unfit = [found.file for found in demonstrations_of() if found.read and not _fits(found.read.text)]

    assert unfit == []


@pytest.mark.parametrize("text", [BLOCKER, ORDER, REFUSED, BLOCKER.replace("profile: masters-2019\n", "")])
def test_good_documents_fit(text: str) -> None:
    assert _fits(text)


@pytest.mark.parametrize(
    "text",
    [
        BLOCKER.replace("scenario: 1", "scenario: 2"),
        BLOCKER.replace("game: dbs-masters\n", ""),
        BLOCKER.replace("game: dbs-masters", "game: chess"),
        BLOCKER.replace("masters-2019", "bakugan-2019"),
        BLOCKER.replace("title:", "titel:"),
        BLOCKER.replace("power: 20000", "power: strong"),
        BLOCKER.replace("keywords: [Blocker]", "keywords: [Bloker]", 1),
        BLOCKER.replace("battle:", "battel:", 1),
        BLOCKER.replace("id: a1\n", "id: a.1\n"),
        BLOCKER.replace("attacks: self", "attaks: self"),
        BLOCKER.replace("do: [{draw: 1}]", "do: [{draw: 1, damage: 1}]"),
        BLOCKER.replace("do: [{draw: 1}]", "do: [{draw: many}]"),
        BLOCKER.replace("attack: a1, target: lb", "attack: a1"),
        BLOCKER.replace("combo: h1", "combo: h1, attack: b1"),
        BLOCKER.replace("order: [a1.s1, b1.blocker]", "order: [a1.s1]"),
        BLOCKER.replace("zone: {b1: drop}", "zone: {b1: attic}"),
        BLOCKER.replace("c1: ALWAYS", "c1: SOMETIMES"),
        BLOCKER.replace("hand: 3", "hand: -3"),
        BLOCKER.replace("name: Raider", "name: " + "x" * 201),
    ],
)
def test_broken_documents_do_not_fit(text: str) -> None:
    assert not _fits(text)


@pytest.mark.parametrize("profile", sorted(RULESETS))
def test_it_knows_the_instructions_that_the_engine_reads(profile: str) -> None:
    ruleset = RULESETS[profile]

    known = instructions(ruleset)

    assert set(known) == set(programform.verbs_of(ruleset))
    for verb, (_, beside) in known.items():
        assert set(beside) == set(programform.extras_of(ruleset, verb))
