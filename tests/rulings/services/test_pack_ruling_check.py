"""What a ruling names has to exist, and its forms of asking are not its answer; each rule just holds and just fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.services.pack_check import check_packs
from rulings.services.pack_files import read_packs
from tests.rulings.factories import GAME, RULINGS, write_pack

SETS = GAME + "sets: [{code: CB1, cards: 120}, {code: CP, cards: null}]\n"
VOICES = """status: disputed
  disputed:
    - {code: castle/faq/gardien/1, says: "Yes.", date: null}
    - {code: castle/faq/gardien/2, says: "No.", date: "2019-02-08"}"""
ANSWER = "The guard stays rested until your turn."


def faults_of(root: Path) -> list[str]:
    """Return the messages of the faults of the packs below a folder."""
    return [fault.message for fault in check_packs(read_packs(root))]


def faults_with(tmp_path: Path, *changes: tuple[str, str], game: str = GAME) -> list[str]:
    """Return the faults of the example when its rulings are changed."""
    text = RULINGS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return faults_of(write_pack(tmp_path, **{"rulings/guard": text, "game": game}))


@pytest.mark.parametrize("number", ["CB1-001", "CB1-120", "CP-999"])
def test_a_card_of_a_set_of_the_game_may_be_named(tmp_path: Path, number: str) -> None:
    assert faults_with(tmp_path, ("cards: []", f"cards: [{number}]"), game=SETS) == []


@pytest.mark.parametrize("number", ["CB1-121", "CB1-000", "CB2-001", "CB1-1", "cb1-001", "CB1", "CP-1"])
def test_a_card_that_no_set_can_have_is_a_fault(tmp_path: Path, number: str) -> None:
    faults = faults_with(tmp_path, ("cards: []", f"cards: ['{number}']"), game=SETS)

    assert faults == [f"The card {number!r} is in no set of game.yaml and not in cards.yaml."]


def test_without_sets_no_card_is_known(tmp_path: Path) -> None:
    assert len(faults_with(tmp_path, ("cards: []", "cards: [CB1-001]"))) == 1


def test_an_invented_card_of_the_pack_may_be_named(tmp_path: Path) -> None:
    root = write_pack(tmp_path, **{"rulings/guard": RULINGS.replace("cards: []", "cards: [OC-001]", 1)})
    assert len(faults_of(root)) == 1

    (root / "castle" / "cards.yaml").write_text("- {number: OC-001, name: Guard, kind: unit}\n", "utf-8")

    assert not [message for message in faults_of(root) if "no set" in message]


def test_a_card_is_named_once(tmp_path: Path) -> None:
    faults = faults_with(tmp_path, ("cards: []", "cards: [CB1-001, CB1-001]"), game=SETS)

    assert faults == ["The card 'CB1-001' is named twice."]


@pytest.mark.parametrize("cards", ["0", "-1", "many", "1.5"])
def test_a_set_has_a_number_of_cards(tmp_path: Path, cards: str) -> None:
    faults = faults_with(tmp_path, game=SETS.replace("120", cards))

    assert faults == ["'cards' must be the number of cards of the set, or null."]


def test_a_disputed_ruling_gives_two_voices(tmp_path: Path) -> None:
    assert faults_with(tmp_path, ("status: current", VOICES)) == []


def test_one_voice_is_no_dispute(tmp_path: Path) -> None:
    one = VOICES.replace("gardien/2", "gardien/1")

    assert faults_with(tmp_path, ("status: current", one)) == [
        "'disputed' needs the word of two different passages."
    ]


def test_the_passages_of_a_dispute_exist(tmp_path: Path) -> None:
    lost = VOICES.replace("gardien/2", "gardien/9")

    assert faults_with(tmp_path, ("status: current", lost)) == [
        "The passage 'castle/faq/gardien/9' under 'disputed' is not in sources.yaml."
    ]


@pytest.mark.parametrize(
    "form",
    [
        "guard rested in my turn",
        "when does the guard stand up",
        # Four of the five words of the form, but three of the seven of the sentence are not said.
        "the guard stays where it is",
        # Three words in a row that are not a run of the answer.
        "guard rested turn",
    ],
)
def test_a_question_may_use_words_of_the_answer(tmp_path: Path, form: str) -> None:
    changes = (("No, its player chooses.", ANSWER), ("may the guard act by itself", form))

    assert faults_with(tmp_path, *changes) == []


@pytest.mark.parametrize(
    "form",
    [
        # A run of three words of the answer.
        "rested until your",
        "stays rested until your turn",
        # Every word of the form is said, and five of the seven words of the sentence are in it.
        "until your turn the guard rested",
        # Five of six words of the form are said, and five of the seven of the sentence.
        "the guard is rested your turn",
    ],
)
def test_the_answer_in_another_order_is_no_question(tmp_path: Path, form: str) -> None:
    faults = faults_with(tmp_path, ("No, its player chooses.", ANSWER), ("may the guard act by itself", form))

    assert faults == [f"{form!r} (en) is the answer's own words; ask as a judge would."]


def test_a_form_stands_once(tmp_path: Path) -> None:
    faults = faults_with(tmp_path, ("[may the guard act by itself,", "[Does a guard trigger alone?, a, "))

    assert faults == ["'does a guard trigger alone' (en) is asked twice."]


def test_two_rulings_are_not_asked_alike(tmp_path: Path) -> None:
    alike = faults_with(tmp_path, ("[guard after the blow,", "['May the guard act by itself?',"))

    assert alike == ["'may the guard act by itself' (en) is asked of 'castle/faq/gardien/1' already."]


def test_the_same_words_in_another_language_are_another_question(tmp_path: Path) -> None:
    assert faults_with(tmp_path, ("gardien apres le coup", "may the guard act by itself")) == []
