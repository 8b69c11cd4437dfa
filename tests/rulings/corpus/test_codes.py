"""Citation codes have one grammar, and headings become codes as the published list shows."""

from __future__ import annotations

import pytest

from rulings.corpus.codes import CodeError, is_code, parse_code, repeated, slug, sort_key


@pytest.mark.parametrize(
    ("text", "document", "number"),
    [
        ("dbs-masters/faq/bloqueur/1b", "dbs-masters/faq", "bloqueur/1b"),
        ("dbs-masters/cr-1.074/8-6-4", "dbs-masters/cr-1.074", "8-6-4"),
        ("bakugan/rules/3.3.1.1", "bakugan/rules", "3.3.1.1"),
        ("fusion-world/glossary/when-ko-d", "fusion-world/glossary", "when-ko-d"),
    ],
)
def test_parse_code_splits_and_writes_back(text: str, document: str, number: str) -> None:
    code = parse_code(text)

    assert (code.document_code, code.number, str(code)) == (document, number, text)


@pytest.mark.parametrize(
    "text", ["", "a", "a/b", "a/b/", "A/b/1", "a/b/1 2", "a//1", "a/b/../1", "a/b/é", "a/b/" + "1" * 120]
)
def test_parse_code_refuses_other_texts(text: str) -> None:
    assert not is_code(text)
    with pytest.raises(CodeError):
        parse_code(text)


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("Étape d'Attaque et étape de Défense", "etape-d-attaque-et-etape-de-defense"),
        ("[Évolution (Évolution-EX)]", "evolution-evolution-ex"),
        ("[Combattant de l’Univers 7]", "combattant-de-lunivers-7"),
        ("[Vœu]", "vu"),
        ("Préparations de jeu", "preparations-de-jeu"),
    ],
)
def test_slug_keeps_the_codes_given_out(heading: str, expected: str) -> None:
    assert slug(heading) == expected


def test_repeated_numbers_get_letters() -> None:
    assert [repeated("1", times=times) for times in (0, 1, 2, 25, 26)] == ["1", "1b", "1c", "1z", "1zb"]


def test_sort_key_counts_like_people() -> None:
    codes = ["a/b/10", "a/b/2", "a/b/2b", "a/b/x"]

    assert sorted(codes, key=sort_key) == ["a/b/2", "a/b/2b", "a/b/10", "a/b/x"]
