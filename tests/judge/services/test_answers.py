"""Answering open questions: the answer is written where it belongs, and the rest of the document stays."""

from __future__ import annotations

import json

import pytest

from judge.engine.questions import Question, options
from judge.errors import JudgeError
from judge.services.answers import answer_question, written_answer
from judge.services.replays import Limits, examine_document
from judge.services.scenarios import read_scenario_text
from tests.judge.texts import BLOCKER, ORDER


def test_an_order_is_written_before_the_action_that_follows_it() -> None:
    text = answer_question(text=ORDER, answer=["a1.s2"])

    assert read_scenario_text(text=text).document["actions"] == [
        {"player": "A", "attack": "a1", "target": "lb"},
        {"player": "A", "order": ["a1.s2"]},
        {"player": "B", "activate": "b1.blocker"},
    ]


def test_numbers_of_later_actions_move_on_and_earlier_ones_stay() -> None:
    text = answer_question(text=ORDER, answer=["a1.s1"])

    claims = read_scenario_text(text=text).document["claims"]
    assert isinstance(claims, list)
    assert [claim.get("after") for claim in claims if isinstance(claim, dict)] == [None, 1, 3]


def test_layout_and_comments_stay() -> None:
    text = answer_question(text=ORDER, answer=["a1.s2"])

    assert text.startswith("# A table in Lyon.\n")
    assert "- {player: A, attack: a1, target: lb}   # the disputed attack\n" in text
    assert "- {player: A, order: [a1.s2]}\n" in text


def test_json_stays_json() -> None:
    document = read_scenario_text(text=ORDER).document

    text = answer_question(text=json.dumps(document), answer=["a1.s2"])

    assert json.loads(text)["actions"][1] == {"player": "A", "order": ["a1.s2"]}


def test_the_answered_record_goes_on() -> None:
    examined = examine_document(text=answer_question(text=ORDER, answer=["a1.s2"]))

    assert examined.report.replay.ending == "complete"
    assert examined.report.findings[0].verdict.verdict == "NEVER"


def test_a_hidden_count_is_supposed() -> None:
    asks = ORDER.replace("{player: B, activate: b1.blocker}\n", "{player: A, order: [a1.s1, a1.s2]}\n", 1)
    asks = asks.replace("    life: 4\n", "")
    examined = examine_document(text=asks)
    question = examined.report.replay.question
    assert question is not None
    assert (question.kind, question.subject) == ("hidden", "B.life")

    text = answer_question(text=asks, answer=["3"])

    assert read_scenario_text(text=text).document["suppose"] == {"B.life": 3}


@pytest.mark.parametrize(
    ("answer", "written"),
    [("yes", {"player": "B", "activate": "b1.blocker"}), ("no", {"player": "B", "decline": "b1.blocker"})],
)
def test_a_may_is_activated_or_declined(answer: str, written: dict[str, str]) -> None:
    # With the order of A's skills written, B is asked whether to block.
    asks = ORDER.replace(
        "  - {player: B, activate: b1.blocker}\n", "  - {player: A, order: [a1.s1, a1.s2]}\n"
    )
    asks = asks.replace("claims:", "open: [may]\nclaims:")

    text = answer_question(text=asks, answer=[answer])

    actions = read_scenario_text(text=text).document["actions"]
    assert isinstance(actions, list)
    assert actions[-1] == written


def test_a_pass_that_an_earlier_station_would_take_names_its_station() -> None:
    # B can combo in the Defense Step only; a bare pass would be taken by the counter window before it.
    asks = BLOCKER.replace("  - {player: B, combo: h1}\n", "").replace("claims:", "open: [act]\nclaims:")
    asks = asks.replace(", after: 3}", "}")
    examined = examine_document(text=asks)
    question = examined.report.replay.question
    assert question is not None
    assert question.player == "B"
    assert [option.key for option in question.options] == ["combo:h1", "pass"]

    text = answer_question(text=asks, answer=["pass"])

    assert examine_document(text=text).report.replay.ending == "complete"


def test_an_answer_in_the_middle_of_an_order_divides_it() -> None:
    # Of three skills that wait only the first is written; the other part of the order means a later moment.
    more = "".join(
        f'          - {{id: {name}, text: "x", reading: {{timing: auto, when: {{{when}: self}}, do: [{{draw: 1}}]}}}}\n'
        for name, when in (("a1.s3", "attacks"), ("a1.s5", "offense_begins"), ("a1.s6", "offense_begins"))
    ).replace("offense_begins: self", "offense_begins: any")
    asks = ORDER.replace("    hand: 3\n", f"{more}    hand: 3\n", 1)
    asks = asks.replace("  - {player: B, activate: b1.blocker}\n", "  - {player: A, order: [a1.s1, a1.s5]}\n")

    text = answer_question(text=asks, answer=["a1.s3"])

    document = read_scenario_text(text=text).document
    assert document["actions"] == [
        {"player": "A", "attack": "a1", "target": "lb"},
        {"player": "A", "order": ["a1.s1"]},
        {"player": "A", "order": ["a1.s3"]},
        {"player": "A", "order": ["a1.s5"]},
    ]
    claims = document["claims"]
    assert isinstance(claims, list)
    assert [claim.get("after") for claim in claims if isinstance(claim, dict)] == [None, 1, 4]


@pytest.mark.parametrize("answer", [["b1.blocker"], [], ["a1.s1", "a1.s2"], ["nonsense"]])
def test_what_is_not_offered_is_refused(answer: list[str]) -> None:
    with pytest.raises(JudgeError) as caught:
        answer_question(text=ORDER, answer=answer)

    assert caught.value.code == "not_an_option"


def test_nothing_can_be_answered_where_nothing_is_asked() -> None:
    with pytest.raises(JudgeError) as caught:
        answer_question(text=BLOCKER, answer=["pass"])

    assert caught.value.code == "nothing_asked"


def test_changes_of_twins_mean_the_same_actions_as_before() -> None:
    twin = "near:\n  - change: {actions.1: {player: B, pass: true}, actions.2: {player: B, activate: b1.blocker}}\n"

    text = answer_question(text=ORDER + twin, answer=["a1.s2"])

    near = read_scenario_text(text=text).document["near"]
    assert isinstance(near, list)
    assert isinstance(near[0], dict)
    assert near[0]["change"] == {
        "actions.2": {"player": "B", "pass": True},
        "actions.3": {"player": "B", "activate": "b1.blocker"},
    }


def _question(kind: str, *keys: str, subject: str = "a1.s1") -> Question:
    return Question(kind, "A", subject, options(*keys), least=0, most=2)


@pytest.mark.parametrize(
    ("question", "answer", "written"),
    [
        (_question("order", "a1.s1", "a1.s2"), ["a1.s2"], {"player": "A", "order": ["a1.s2"]}),
        (_question("may", "yes", "no"), ["yes"], {"player": "A", "activate": "a1.s1"}),
        (_question("target", "b1", "b2"), ["b1", "b2"], {"player": "A", "choose": ["b1", "b2"]}),
        (_question("target", "b1"), [], {"player": "A", "choose": []}),
        (_question("number", "1", "2"), ["2"], {"player": "A", "number": 2}),
        (_question("act", "attack:a1>lb"), ["attack:a1>lb"], {"player": "A", "attack": "a1", "target": "lb"}),
        (_question("act", "combo:h1"), ["combo:h1"], {"player": "A", "combo": "h1"}),
        (_question("act", "pass"), ["pass"], {"player": "A", "pass": True}),
    ],
)
def test_each_kind_of_answer_is_written_as_the_document_writes_it(
    question: Question, answer: list[str], written: dict[str, object]
) -> None:
    scenario = read_scenario_text(text=BLOCKER).scenario

    assert written_answer(scenario=scenario, question=question, answer=answer) == written


def test_chance_has_no_words_in_the_document_yet() -> None:
    scenario = read_scenario_text(text=BLOCKER).scenario

    with pytest.raises(JudgeError) as caught:
        written_answer(scenario=scenario, question=_question("chance", "1", "2"), answer=["1"])

    assert caught.value.code == "cannot_be_written"


def test_a_second_count_is_supposed_beside_the_first() -> None:
    asks = ORDER.replace("{player: B, activate: b1.blocker}\n", "{player: A, order: [a1.s1, a1.s2]}\n", 1)
    asks = asks.replace("    life: 4\n", "") + "suppose: {A.energy: 1}\n"

    text = answer_question(text=asks, answer=["3"])

    assert read_scenario_text(text=text).document["suppose"] == {"A.energy": 1, "B.life": 3}


def test_a_record_that_is_too_long_is_not_answered() -> None:
    with pytest.raises(JudgeError) as caught:
        answer_question(text=ORDER, answer=["a1.s1"], limits=Limits(rule_steps=5, states=5, kilobytes=64))

    assert caught.value.code == "too_much_work"
