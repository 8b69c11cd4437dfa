"""Words are folded before they are stemmed, so that accents and forms do not matter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.search.words import code_tokens, fold, stem, words_of


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("capacité", "capacite", "fr"),
        ("cartes", "Carte", "fr"),
        ("Fähigkeit", "fahigkeiten", "de"),
        ("weiße", "weisse", "de"),
        ("destroyed", "destroys", "en"),
        ("Vœu", "voeu", "fr"),
    ],
)
def test_forms_of_a_word_have_one_stem(one: str, other: str, language: str) -> None:
    assert stem(fold(one), language) == stem(fold(other), language)


def test_codes_are_found_by_their_ends() -> None:
    assert code_tokens("dbs-masters/faq/combo/8")[-1] == "c_combo_8"
    assert "c_8_6_4" in code_tokens("dbs-masters/cr-1.074/8-6-4")


@given(st.text(max_size=80))
def test_stems_hold_only_signs_every_back_end_keeps(text: str) -> None:
    for word in words_of(fold(text)):
        assert all(sign.isascii() and (sign.isalnum() or sign == "_") for sign in stem(word.text, "en"))
