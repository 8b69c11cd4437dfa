"""Documents are imported as a whole or not at all."""

from __future__ import annotations

import pytest

from rulings.errors import RulingsError
from rulings.models import Passage, PassageRevision, Ruling
from rulings.selectors import search_rulings
from rulings.services.document_changes import confirm_sources
from rulings.services.documents import import_document, plan_import
from rulings.services.rulings import write_ruling
from tests.rulings.factories import make_document, make_draft, make_game, make_ruling
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


def is_marked(ruling: Ruling) -> bool:
    """Say whether a ruling says by now that its source changed."""
    ruling.refresh_from_db()
    return ruling.source_changed_at is not None


def test_changed_words_keep_the_old_ones_and_mark_the_rulings() -> None:
    make_game()
    rests = make_ruling("castle/faq/gardien/1")
    aside = make_ruling("castle/faq/generalites/1")
    import_document(data=LIST, game="castle", language="fr")
    assert not is_marked(rests)

    plan = import_document(data=LIST.replace(b"Jamais", b"Toujours"), game="castle", language="fr")
    again = import_document(data=LIST.replace(b"Jamais", b"Parfois"), game="castle", language="fr")

    passage = Passage.objects.get(code="castle/faq/gardien/1")
    assert [(one.number, one.text) for one in passage.revisions.all()] == [(2, "Toujours."), (1, "Jamais.")]
    assert (plan.reworded, plan.marked, again.reworded) == (1, (rests.pk,), 1)
    assert is_marked(rests)
    assert not is_marked(aside)


def test_a_moved_line_changes_no_words_and_marks_nothing() -> None:
    make_game()
    make_ruling("castle/faq/gardien/1")
    import_document(data=LIST, game="castle", language="fr")

    plan = import_document(data=b"\n" + LIST, game="castle", language="fr")

    assert (plan.count("updated"), plan.reworded, plan.marked) == (2, 0, ())
    assert not PassageRevision.objects.exists()


def test_the_mark_goes_when_the_ruling_is_written_anew_or_confirmed() -> None:
    game = make_game()
    ruling = make_ruling("castle/faq/gardien/1")
    import_document(data=LIST, game="castle", language="fr")
    import_document(data=LIST.replace(b"Jamais", b"Toujours"), game="castle", language="fr")

    write_ruling(game=game, draft=make_draft("castle/faq/gardien/1"))
    assert is_marked(ruling)
    write_ruling(game=game, draft=make_draft("castle/faq/gardien/1", answer="Yes, always."))
    assert not is_marked(ruling)

    import_document(data=LIST, game="castle", language="fr")
    assert confirm_sources(rulings=Ruling.objects.all()) == 1
    assert confirm_sources(rulings=Ruling.objects.all()) == 0


def test_what_is_no_longer_in_the_text_stays_and_is_said() -> None:
    make_game()
    import_document(data=LIST, game="castle", language="fr")

    plan = import_document(data=LIST.split(b"[Gardien]")[0], game="castle", language="fr")

    assert plan.gone == ("castle/faq/gardien/1",)
    assert Passage.objects.get(code="castle/faq/gardien/1").text == "Jamais."


def test_a_contradiction_goes_when_the_sources_agree_again() -> None:
    game = make_game()
    make_document(game, "castle/faq-2")
    turned = LIST.replace(b"Jamais", b"Non")
    import_document(data=turned, game="castle", language="fr", document="castle/faq")
    opposite = import_document(
        data=turned.replace(b"Non", b"Oui"), game="castle", language="fr", document="castle/faq-2"
    )
    assert opposite.contradicting == (("castle/faq-2/gardien/1", "castle/faq/gardien/1"),)
    assert Passage.objects.get(code="castle/faq/gardien/1").contradicts.count() == 1

    import_document(data=turned, game="castle", language="fr", document="castle/faq-2")

    assert Passage.objects.get(code="castle/faq/gardien/1").contradicts.count() == 0


def test_a_broader_layout_names_the_document_where_no_exact_one_does() -> None:
    game = make_game()
    make_document(game, "castle/manual", layout="rules", language="en")
    manual = b"Manual\nver.1.2\n\n1. Walls\n\n1-1. Wall.\n1-1-1. It stands.\n1-1-2. It falls.\n"

    plan = import_document(data=manual, game="castle", language="en")
    make_document(game, "castle/cr-1.2", layout="cr-1.2", language="en")
    exact = plan_import(data=manual, game="castle", language="en")

    assert (plan.layout, plan.document and plan.document.code) == ("cr-1.2", "castle/manual")
    assert exact.document is not None
    assert exact.document.code == "castle/cr-1.2"
    assert Passage.objects.get(code="castle/manual/1-1-2").parent == "1-1"


def test_a_named_layout_is_not_recognised_but_taken() -> None:
    make_game()

    unknown = plan_import(data=LIST, game="castle", language="fr", layout="scroll")
    named = plan_import(data=LIST, game="castle", language="fr", layout="faq")
    wrong = plan_import(data=LIST, game="castle", language="fr", document="castle/faq", layout="faq")

    assert "no layout 'scroll'" in unknown.faults[0].message
    assert named.count("created") == wrong.count("created") == 2


def test_a_number_too_long_for_a_code_is_refused_with_its_line() -> None:
    game = make_game()
    make_document(game, "castle/rules", layout="rules")
    number = "-".join(["100"] * 30)

    plan = import_document(data=f"1-1. Mur.\n{number}. Il tient.\n".encode(), game="castle", language="fr")

    assert [fault.line for fault in plan.faults] == [2]
    assert not Passage.objects.exists()
