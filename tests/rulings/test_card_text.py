"""A card's text is shown skill by skill, with the marks in brackets set apart and nothing lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.presentation.card_text import skills_in


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("", []),
        ("[Auto] Draw.\n\n[Guard]", [["[Auto]*", " Draw."], ["[Guard]*"]]),
        ("【自動】引く。", [["【自動】*", "引く。"]]),
        ("［Ａ］ Draw.", [["［Ａ］*", " Draw."]]),
        ("Choose <Ivo>.", [["Choose <Ivo>."]]),
        ("[not closed", [["[not closed"]]),
        (f"[{'x' * 31}] is a cost", [[f"[{'x' * 31}] is a cost"]]),
    ],
)
def test_marks_stand_apart(text: str, skills: list[list[str]]) -> None:
    assert [[part.text + "*" * part.is_mark for part in skill] for skill in skills_in(text)] == skills


@given(st.text(alphabet="[]［］【】ab \n", max_size=40))
def test_no_sign_is_lost(text: str) -> None:
    shown = "\n".join("".join(part.text for part in skill) for skill in skills_in(text))

    assert shown == "\n".join(line.strip() for line in text.splitlines() if line.strip())
