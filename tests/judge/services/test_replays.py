"""Examining within limits, the JSON of a replay, and keeping scenarios."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

from accounts.models import User
from judge.engine.boardform import board_form
from judge.models import SavedReplay
from judge.services.replays import (
    BY_TIME,
    BY_WORK,
    Limits,
    as_json,
    examine_document,
    replay_of_line,
    save_replay,
    within,
)
from judge.services.scenarios import read_scenario_text
from tests.judge.texts import BLOCKER, ORDER, REFUSED

Node = dict[str, object]


def _json(text: str, language: str = "en") -> Node:
    return as_json(examine_document(text=text), language=language)


def _nodes(node: Node, key: str) -> list[Node]:
    return cast("list[Node]", node[key])


def _steps(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _steps(_nodes(node, "children"))


def test_the_shape_holds_what_others_rely_on() -> None:
    node = _json(BLOCKER)

    assert node["scenario"] == "Attack skills and a blocker"
    assert (node["profile"], node["complete"], node["ran_out"]) == ("masters-2019", True, "")
    assert (node["refusals"], node["questions"], node["misses"]) == ([], [], [])
    assert json.loads(json.dumps(node)) == node


def test_every_step_names_a_rule_and_cites_it_with_a_strength() -> None:
    node = _json(BLOCKER)

    strengths = cast("dict[str, str]", node["strengths"])
    steps = list(_steps(_nodes(node, "steps")))
    assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
    for step in steps:
        assert {"rule", "citations", "actor", "kind", "text", "children"} <= set(step)
        assert step["citations"]
        assert all(strengths[code] for code in cast("list[str]", step["citations"]))


def test_the_steps_of_a_called_procedure_are_children_of_its_caller() -> None:
    attack = _nodes(_json(BLOCKER), "steps")[0]

    assert attack["rule"] == "main_phase.act"
    assert "battle.declaration" in [step["rule"] for step in _nodes(attack, "children")]


def test_claims_have_verdict_reasons_forces_and_assumptions() -> None:
    claims = {str(claim["id"]): claim for claim in _nodes(_json(BLOCKER), "claims")}

    assert [claims[key]["verdict"] for key in ("c1", "c2", "c3")] == ["ALWAYS", "ALWAYS", "NEVER"]
    assert "blocker_only_at_declaration" in cast("list[str]", claims["c3"]["because"])
    assert _nodes(claims["c3"], "reasons")[0]["code"] == "blocker_only_at_declaration"
    assert "blanks_do_nothing" in [one["code"] for one in _nodes(claims["c1"], "assumptions")]


def test_what_depends_on_a_choice_comes_with_both_lines_and_who_decides() -> None:
    claim = _nodes(_json(ORDER), "claims")[0]

    assert claim["verdict"] == "POSSIBLE"
    forces = {str(force["player"]): (force["true"], force["false"]) for force in _nodes(claim, "forces")}
    assert forces == {"A": (True, True), "B": (False, False)}
    example, other = cast("Node", claim["example"]), cast("Node", claim["counter_example"])
    assert _nodes(example, "choices")[0]["answer"] == ["a1.s1"]
    assert _nodes(other, "choices")[0]["answer"] == ["a1.s2"]


def test_an_open_choice_is_asked() -> None:
    node = _json(ORDER)

    question = _nodes(node, "questions")[0]
    assert (question["kind"], question["player"]) == ("order", "A")
    assert question["options"] == ["a1.s1", "a1.s2"]
    assert node["complete"] is False


def test_a_refused_action_has_all_its_reasons_and_claims_get_no_verdict() -> None:
    node = _json(REFUSED)

    refusal = _nodes(node, "refusals")[0]
    assert refusal["action"] == 1
    assert [reason["code"] for reason in _nodes(refusal, "reasons")] == ["target_active"]
    assert node["claims"] == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_sentences_come_in_each_language(language: str) -> None:
    texts = [str(step["text"]) for step in _steps(_nodes(_json(BLOCKER, language), "steps"))]

    assert all(texts)
    if language != "en":
        assert texts != [str(step["text"]) for step in _steps(_nodes(_json(BLOCKER), "steps"))]


def test_the_final_board_is_a_scenario_that_can_be_read() -> None:
    node = _json(BLOCKER)

    final = cast("Node", node["final"])
    text = json.dumps({"scenario": 1, "game": node["game"], "profile": node["profile"], **final})
    again = read_scenario_text(text=text).scenario.state
    assert board_form(again) == board_form(examine_document(text=BLOCKER).report.replay.state)


def test_the_same_scenario_gives_the_same_json() -> None:
    assert _json(ORDER) == _json(ORDER)


# Limits.


def test_the_limit_of_work_leaves_open_what_was_not_reached() -> None:
    limits = Limits(rule_steps=10_000, states=1, kilobytes=64)

    examined = examine_document(text=ORDER, limits=limits)

    assert examined.ran_out == BY_WORK
    # Both outcomes of the first claim were seen, which no further search can change.
    assert [finding.verdict.verdict for finding in examined.report.findings] == ["POSSIBLE", "OPEN", "OPEN"]
    assert all(finding.verdict.ran_out for finding in examined.report.findings)


def test_a_record_that_cannot_be_played_within_the_limit_says_so() -> None:
    limits = Limits(rule_steps=5, states=100, kilobytes=64)

    node = as_json(examine_document(text=BLOCKER, limits=limits), language="en")

    assert (node["complete"], node["ending"], node["ran_out"]) == (False, "budget", "work")


def _with_five_more_skills() -> str:
    skills = "".join(
        f'          - {{id: a1.s{number}, text: "x", '
        "reading: {timing: auto, when: {attacks: self}, do: [{draw: 1}]}}\n"
        for number in range(3, 8)
    )
    return ORDER.replace("    hand: 3\n", f"{skills}    hand: 3\n", 1)


def test_the_clock_ends_a_search() -> None:
    limits = Limits(rule_steps=99_999, states=9_999, kilobytes=64, seconds=1e-9)

    examined = examine_document(text=_with_five_more_skills(), limits=limits)

    assert examined.ran_out == BY_TIME
    assert examined.report.findings[0].verdict.verdict in ("OPEN", "POSSIBLE")


def test_somebody_else_can_end_a_search() -> None:
    examined = examine_document(text=_with_five_more_skills(), should_stop=lambda: True)

    assert examined.ran_out == BY_TIME


def test_a_document_may_lower_the_limits_but_not_raise_them() -> None:
    limits = Limits(rule_steps=1_000, states=100, kilobytes=64)
    read = read_scenario_text(text=BLOCKER + "limit: {rule_steps: 500, states: 200000}\n")

    limit = within(read, limits).limit

    assert (limit.rule_steps, limit.states) == (500, 100)


def test_lifted_limits_are_for_documents_that_set_none() -> None:
    limits = Limits(rule_steps=900_000, states=90_000, kilobytes=64, lifts=True)

    limit = within(read_scenario_text(text=BLOCKER), limits).limit

    assert (limit.rule_steps, limit.states) == (900_000, 90_000)


def test_a_line_is_played_once() -> None:
    examined = examine_document(text=ORDER)
    line = examined.report.findings[0].verdict.example
    assert line is not None

    assert replay_of_line(examined=examined, line=line) is replay_of_line(examined=examined, line=line)


# Keeping.


@pytest.mark.django_db
def test_a_scenario_is_kept_once_under_its_digest(alice: User) -> None:
    examined = examine_document(text=BLOCKER)

    first = save_replay(examined=examined, owner=alice)
    second = save_replay(examined=examined)

    assert first == second
    assert SavedReplay.objects.get().owner == alice
    assert (first.digest, first.document, first.game) == (examined.digest, BLOCKER, "dbs-masters")
