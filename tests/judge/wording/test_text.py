from __future__ import annotations

import pytest

from judge.wording.text import Number, Phrase, Several, Word, fill, fill_inside, in_words, joined, number_text


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
    [
        ("Raider", "de Raider"),
        ("Ally", "d'Ally"),
        ("Éclair", "d'Éclair"),
        ("A", "de A"),
        ("a1", "de a1"),
        ("Yamcha", "de Yamcha"),
        ("Young Ember", "de Young Ember"),
        ("Yves", "d'Yves"),
    ],
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


def test_french_contracts_with_the_article_of_our_own_words_but_not_of_a_name() -> None:
    assert fill("{x:de}", {"x": Phrase("le texte de Calm")}) == "du texte de Calm"
    assert fill("{x:à}", {"x": Phrase("le remplacement")}) == "au remplacement"
    assert fill("{x:de}", {"x": Phrase("la Capacité")}) == "de la Capacité"
    assert fill("{x:de}", {"x": Phrase("une carte")}) == "d'une carte"
    assert fill("{x:de}", {"x": Word("Le Grand")}) == "de Le Grand"


@pytest.mark.parametrize(
    ("words", "accusative", "dative"),
    [
        (Phrase("der Text von Calm"), "den Text von Calm", "dem Text von Calm"),
        (Phrase("die ausgelöste Fähigkeit"), "die ausgelöste Fähigkeit", "der ausgelösten Fähigkeit"),
        (
            Phrase("eine nicht beschriebene Handkarte"),
            "eine nicht beschriebene Handkarte",
            "einer nicht beschriebenen Handkarte",
        ),
        (Phrase("das Evo"), "das Evo", "dem Evo"),
        (Phrase("[Blocker] von Guard"), "[Blocker] von Guard", "[Blocker] von Guard"),
        (Word("der Riese"), "der Riese", "der Riese"),
    ],
)
def test_german_words_take_the_case_of_their_place(words: Word, accusative: str, dative: str) -> None:
    assert fill("für {x:akk}", {"x": words}) == f"für {accusative}"
    assert fill("mit {x:dat}", {"x": words}) == f"mit {dative}"


def test_each_part_of_a_list_joins_the_sentence() -> None:
    listed = Several([Phrase("le texte"), Word("Ally")], "fr")

    assert fill("la suite {x:de}", {"x": listed}) == "la suite du texte et d'Ally"
    assert fill("{x} attend.", {"x": listed}) == "Le texte et Ally attend."


def test_inside_a_sentence_only_a_name_keeps_its_capital() -> None:
    assert fill_inside("{x} goes.", {"x": Phrase("the ability")}) == "the ability goes."
    assert fill_inside("There is an attack with {x}.", {"x": Word("Ally")}) == "there is an attack with Ally."
    assert fill_inside("{x} goes.", {"x": Word("Ally")}) == "Ally goes."
