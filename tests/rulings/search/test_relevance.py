"""What judges type finds what answers it, with the packs alone and beside the imported words."""

from __future__ import annotations

import sys

import pytest

from rulings.models import Passage, Ruling
from rulings.services.documents import import_document
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from tests.rulings.real_data import FAQ_FILE, real_folder
from tests.rulings.search.relevance import Figures, as_table, known_questions, measure, questions

HIT_FIRST, HIT_FEW = 0.85, 0.95
KNOWN_FIRST, KNOWN_FEW = 0.96, 0.99
SEEDS = {
    FAQ_FILE: ("dbs-masters", "fr"),
    "002_e81f505026834ed7.txt": ("fusion-world", "de"),
    "003_8851a4171e0c9164.txt": ("vanguard", "fr"),
    "004_4ceebfa9936b7d6e.txt": ("bakugan", "fr"),
}


@pytest.fixture
def packs(db: None) -> None:
    """Load the packs as shipped."""
    load_packs(read_packs())


def held_out() -> Figures:
    """Measure the half that nobody tunes on, and print it."""
    table = measure(one for one in questions() if one.is_held_out)
    sys.stdout.write(as_table(table))
    return table["", ""]


@pytest.mark.usefixtures("packs")
def test_the_half_not_tuned_on_is_answered_with_the_packs_alone() -> None:
    figures = held_out()

    assert figures.hit_first >= HIT_FIRST, figures.misses
    assert figures.hit_few >= HIT_FEW, figures.misses


@pytest.mark.usefixtures("packs")
def test_the_half_not_tuned_on_is_answered_beside_the_imported_words() -> None:
    for name, (game, language) in SEEDS.items():
        data = (real_folder() / "seeds" / name).read_bytes()
        import_document(data=data, game=game, language=language)

    figures = held_out()

    assert figures.hit_first >= HIT_FIRST, figures.misses
    assert figures.hit_few >= HIT_FEW, figures.misses


@pytest.mark.usefixtures("packs")
def test_known_questions_stay_answered() -> None:
    figures = measure(known_questions())["", ""]

    assert figures.hit_first >= KNOWN_FIRST, figures.misses
    assert figures.hit_few >= KNOWN_FEW, figures.misses


@pytest.mark.usefixtures("packs")
def test_every_question_names_codes_that_exist() -> None:
    codes = set(Ruling.objects.values_list("code", flat=True)) | set(
        Passage.objects.values_list("code", flat=True)
    )

    assert {code for one in (*questions(), *known_questions()) for code in one.codes} - codes == set()


def test_there_are_enough_questions_of_every_game_and_language() -> None:
    every = list(questions())
    cells = {(one.game, one.language) for one in every}

    assert len({one.text for one in every}) >= 320
    assert len(cells) == 12
    assert min(sum((one.game, one.language) == cell for one in every) for cell in cells) >= 27
