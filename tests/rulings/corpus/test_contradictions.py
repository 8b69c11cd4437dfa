"""Two answers contradict each other when one says yes and the other no to one question about one card."""

from __future__ import annotations

import pytest

from rulings.corpus.contradictions import Answer, contradictions_among, verdict_of


def answer(
    code: str, text: str, *, question: str = "May it sleep?", cards: str = "A1", **more: str
) -> Answer:
    """Return an answer about a card."""
    return Answer(
        code=code,
        language=more.get("language", "en"),
        section=more.get("section", ""),
        cards=frozenset(cards.split()),
        question=question,
        text=text,
    )


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Yes it does.", True),
        ("No, never.", False),
        ("Nein.", False),
        ("Oui !", True),
        ("It depends.", None),
        ("", None),
    ],
)
def test_the_first_word_says_yes_or_no(text: str, verdict: bool | None) -> None:
    assert verdict_of(text) is verdict


@pytest.mark.parametrize(
    ("other", "is_found"),
    [
        (answer("b", "No."), True),
        (answer("b", "No.", question="may it  sleep"), True),
        (answer("b", "Yes."), False),
        (answer("b", "It depends."), False),
        (answer("b", "No.", question="May it run?"), False),
        (answer("b", "No.", cards="B2"), False),
        (answer("b", "No.", cards=""), False),
        (answer("b", "Non.", language="fr"), False),
    ],
)
def test_pairs_need_one_question_and_one_card(other: Answer, is_found: bool) -> None:
    assert contradictions_among([answer("a", "Yes."), other]) == ({("a", "b")} if is_found else set())


def test_without_cards_the_section_must_be_the_same() -> None:
    one = answer("b", "Yes.", cards="", section="Yard")

    assert contradictions_among([one, answer("a", "No.", cards="", section="Yard")]) == {("a", "b")}
    assert contradictions_among([one, answer("a", "No.", cards="", section="Tower")]) == set()
