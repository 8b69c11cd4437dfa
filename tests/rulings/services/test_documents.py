"""Documents are imported as a whole or not at all."""

from __future__ import annotations

import pytest

from rulings.errors import RulingsError
from rulings.models import Passage
from rulings.selectors import search_rulings
from rulings.services.documents import import_document, plan_import
from tests.rulings.factories import make_document, make_game, make_ruling
from tests.rulings.real_data import FAQ_FILE, codes_of, real_folder

pytestmark = pytest.mark.django_db

LIST = b"Q1.Qui commence ?\nR1.Le plus jeune.\n[Gardien]\nQ1.Agit-il seul ?\nR1.Jamais.\n"


def test_import_creates_then_leaves_alone_then_updates() -> None:
    make_game()

    first = import_document(data=LIST, game="castle", language="fr")
    second = import_document(data=LIST, game="castle", language="fr")
    third = import_document(data=LIST.replace(b"Jamais", b"Toujours"), game="castle", language="fr")

    assert [plan.count("created") for plan in (first, second, third)] == [2, 0, 0]
    assert [plan.count("unchanged") for plan in (first, second, third)] == [0, 2, 1]
    assert third.count("updated") == 1
    assert Passage.objects.get(code="castle/faq/gardien/1").text == "Toujours."


def test_the_plan_stores_nothing() -> None:
    make_game()

    plan = plan_import(data=LIST, game="castle", language="fr")

    assert plan.count("created") == 2
    assert not Passage.objects.exists()


def test_a_fault_stores_nothing() -> None:
    make_game()

    plan = import_document(data=LIST + b"Q2.Et puis ?\n", game="castle", language="fr")

    assert [fault.line for fault in plan.faults] == [6]
    assert plan.count("created") == 0
    assert not Passage.objects.exists()


def test_imported_words_stand_beside_the_ruling_and_find_it() -> None:
    make_game()
    make_ruling("castle/faq/gardien/1")

    import_document(data=LIST, game="castle", language="fr")

    assert search_rulings(text="jamais").results[0].code == "castle/faq/gardien/1"
    assert Passage.objects.get(code="castle/faq/gardien/1").statement == "A guard may act."


@pytest.mark.parametrize(
    ("game", "language", "document", "code"),
    [
        ("tower", "fr", "", "unknown_game"),
        ("castle", "es", "", "unknown_language"),
        ("castle", "de", "", "no_document"),
        ("castle", "fr", "castle/none", "unknown_document"),
        ("castle", "en", "castle/faq", "other_language"),
        ("castle", "fr", "castle/cr-1", "other_layout"),
    ],
)
def test_wrong_calls_are_refused(game: str, language: str, document: str, code: str) -> None:
    made = make_game()
    make_document(made, "castle/cr-1", layout="cr-1")

    with pytest.raises(RulingsError) as caught:
        import_document(data=LIST, game=game, language=language, document=document)

    assert caught.value.code == code


def test_two_documents_that_fit_must_be_told_apart() -> None:
    make_document(make_game(), "castle/faq-2")

    with pytest.raises(RulingsError) as caught:
        import_document(data=LIST, game="castle", language="fr")

    assert caught.value.code == "several_documents"
    assert (
        import_document(data=LIST, game="castle", language="fr", document="castle/faq-2").count("created")
        == 2
    )


def test_the_french_faq_is_imported_with_its_codes() -> None:
    data = (real_folder() / "seeds" / FAQ_FILE).read_bytes()
    make_game("dbs-masters")

    first = import_document(data=data, game="dbs-masters", language="fr")
    second = import_document(data=data, game="dbs-masters", language="fr")

    stored = Passage.objects.order_by("position").values_list("code", flat=True)
    assert (first.count("created"), second.count("unchanged")) == (197, 197)
    assert list(stored) == codes_of(FAQ_FILE)
