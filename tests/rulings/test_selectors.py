"""Others look up what a citation shows."""

from __future__ import annotations

import pytest

from rulings.errors import RulingsError
from rulings.selectors import game_by_code, passage_by_code, passages_by_codes, ruling_by_code
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

GUARD, BLOW = "castle/faq/gardien/1", "castle/faq/coup/1"


def test_passages_by_codes_returns_what_citations_show() -> None:
    make_game()
    ruling = make_ruling(GUARD)
    make_passage(BLOW, statement="A blow counts once.")

    found = passages_by_codes(codes=[GUARD, BLOW, "castle/faq/none/1", "\x00"])

    assert set(found) == {GUARD, BLOW}
    assert (found[GUARD].ruling, found[GUARD].ruling_url) == (ruling, f"/rulings/{GUARD}/")
    assert (found[BLOW].statement, found[BLOW].strength) == ("A blow counts once.", "official")
    assert (found[BLOW].url, found[BLOW].ruling_url) == (f"/rulings/passages/{BLOW}/", "")


def test_what_is_no_code_is_nothing() -> None:
    assert ruling_by_code(code="\x00") is None
    assert passage_by_code(code="../x") is None


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    make_game()

    with pytest.raises(RulingsError) as caught:
        game_by_code(code="tower")

    assert (caught.value.code, caught.value.mend) == ("unknown_game", "Known are castle.")
