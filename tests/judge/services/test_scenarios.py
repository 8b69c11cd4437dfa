"""Reading texts: every fault has a code, a place and, where there is one, a mend."""

from __future__ import annotations

import json

import pytest

from judge.errors import JudgeError
from judge.services.scenarios import decoded, digest_of, read_scenario_text
from tests.judge.texts import BLOCKER

Node = dict[str, object]


def _refusal(text: str) -> JudgeError:
    with pytest.raises(JudgeError) as caught:
        read_scenario_text(text=text)
    return caught.value


def test_yaml_and_json_give_the_same_scenario() -> None:
    from_yaml = read_scenario_text(text=BLOCKER)

    from_json = read_scenario_text(text=json.dumps(from_yaml.document))

    assert from_json.scenario.state == from_yaml.scenario.state
    assert from_json.digest == from_yaml.digest


def test_the_digest_does_not_depend_on_layout_or_the_order_of_keys() -> None:
    one: Node = {"scenario": 1, "players": {"A": {}, "B": {}}, "title": "x"}
    other: Node = {"title": "x", "players": {"A": {}, "B": {}}, "scenario": 1}

    assert digest_of(one) == digest_of(other)


def test_the_digest_depends_on_the_order_of_players() -> None:
    # Without a turn the first of them has it.
    one: Node = {"players": {"A": {}, "B": {}}}
    other: Node = {"players": {"B": {}, "A": {}}}

    assert digest_of(one) != digest_of(other)


def test_a_fault_of_the_document_names_path_and_line() -> None:
    error = _refusal(BLOCKER.replace("power: 20000", "power: strong"))

    assert (error.code, error.path) == ("not_a_number", "players.A.battle.0.power")
    assert BLOCKER.splitlines()[error.line - 1].strip() == "power: 20000"
    assert error.place == f"players.A.battle.0.power, line {error.line}"


def test_an_unknown_key_is_answered_with_the_known_ones() -> None:
    error = _refusal(BLOCKER.replace("title:", "titel:"))

    assert (error.code, error.path, error.line) == ("unknown_key", "titel", 4)
    assert "title" in error.mend


def test_a_fault_of_a_twin_is_found_before_anything_is_played() -> None:
    error = _refusal(BLOCKER.replace("players.B.battle.0.power", "players.B.battle.9.power"))

    assert error.code == "no_such_place"
    assert error.path.startswith("near.0.change")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: &x 1\n", "yaml_anchor"),
        ("a: 1\na: 2\n", "yaml_duplicate_key"),
        ("", "yaml_empty"),
        ("scenario: 1\n\tgame: x\n", "yaml_syntax"),
        ("[" * 60, "yaml_too_deep"),
    ],
)
def test_faults_of_the_text_keep_their_codes_and_lines(text: str, code: str) -> None:
    error = _refusal(text)

    assert error.code == code
    assert error.line >= 1


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    with pytest.raises(JudgeError) as caught:
        decoded(content=b"scenario: 1\ntitle: bless\xe9\n", most=1000)

    assert (caught.value.code, caught.value.line) == ("not_text", 2)


def test_bytes_over_the_limit_are_refused() -> None:
    with pytest.raises(JudgeError) as caught:
        decoded(content=b"x" * 1001, most=1000)

    assert caught.value.code == "too_large"
