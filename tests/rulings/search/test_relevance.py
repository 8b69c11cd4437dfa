"""The questions judges type find the ruling that must lead, on a site with the packs alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.selectors import search_rulings
from rulings.services.documents import import_document
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from rulings.strict_yaml import load
from tests.rulings.real_data import FAQ_FILE, real_folder

QUERIES = Path(__file__).parent / "relevance.yaml"


def misses() -> list[str]:
    """Return the queries whose ruling does not lead."""
    rows = load(QUERIES.read_text(encoding="utf-8"), name="relevance.yaml").value
    assert isinstance(rows, list)
    found = []
    for row in rows:
        assert isinstance(row, dict)
        results = search_rulings(text=str(row["query"])).results
        first = results[0].code if results else "nothing"
        if first != row["lead"]:
            found.append(f"{row['query']}: {first} instead of {row['lead']}")
    return found


@pytest.mark.django_db
def test_the_right_ruling_leads_with_the_packs_alone() -> None:
    load_packs(read_packs())

    assert misses() == []


@pytest.mark.django_db
def test_the_right_ruling_leads_beside_the_imported_words() -> None:
    data = (real_folder() / "seeds" / FAQ_FILE).read_bytes()
    load_packs(read_packs())
    import_document(data=data, game="dbs-masters", language="fr")

    assert misses() == []
