from __future__ import annotations

import pytest

from judge.wording.text import Number, Phrase, Word, fill, in_words, joined, number_text


@pytest.mark.parametrize(("language", "written"), [("en", "20,000"), ("fr", "20\u202f000"), ("de", "20.000")])
def test_numbers_have_the_separator_of_the_language(language: str, written: str) -> None:
    assert number_text(20000, language) == written


def test_a_negative_number_has_a_true_minus_sign() -> None:
    assert number_text(-5000, "en") == "−5,000"
    assert f"{Number(-5000, 'en'):+}" == "−5,000"
    assert f"{Number(5000, 'en'):+}" == "+5,000"


def test_a_noun_follows_its_number() -> None:
    assert fill("{n:card|cards}", {"n": Number(1, "en")}) == "1 card"
    assert fill("{n:card|cards}", {"n": Number(2, "en")}) == "2 cards"
    assert fill("{n:card|cards}", {"n": Number(0, "en")}) == "0 cards"
    assert fill("{n:carte|cartes}", {"n": Number(0, "fr")}) == "0 carte"


@pytest.mark.parametrize(
    ("name", "said"),
    [("Raider", "de Raider"), ("Ally", "d'Ally"), ("Éclair", "d'Éclair"), ("A", "de A"), ("a1", "de a1")],
)
def test_french_elides_before_a_vowel_but_not_before_a_letter_alone(name: str, said: str) -> None:
    assert fill("{x:de}", {"x": Word(name)}) == said


def test_a_missing_field_leaves_no_gap() -> None:
    assert fill("{card} gets {change} power {until}.", {"card": Word("Raider")}) == "Raider gets power."


def test_braces_in_a_name_are_only_letters() -> None:
    assert fill("{card} rests.", {"card": Word("{0.__class__}")}) == "{0.__class__} rests."


def test_a_phrase_begins_a_sentence_with_a_capital_and_a_name_stays_as_it_is() -> None:
    assert fill("{x} goes.", {"x": Phrase("the ability")}) == "The ability goes."
    assert fill("{x} goes.", {"x": Word("a1")}) == "a1 goes."
    assert fill("{x}", {"x": Phrase("the ability")}) == "the ability"


def test_lists_end_with_an_and() -> None:
    assert joined(["A", "B", "C"], "en") == "A, B and C"
    assert joined(["A", "B"], "de") == "A und B"
    assert joined([], "fr") == ""


def test_an_unknown_code_is_read_in_words() -> None:
    assert in_words("reason:no_such_thing") == "no such thing"
