"""Packs are loaded completely, and a second time changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.errors import RulingsError
from rulings.models import Passage, Ruling, SearchEntry, SearchStem, SearchWord, Term
from rulings.search.analysis import decode
from rulings.selectors import search_rulings
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from tests.rulings.factories import RULINGS, SOURCES, TERMS, write_pack

pytestmark = pytest.mark.django_db


def load(root: Path, **files: str) -> int:
    """Load the small pack and return how many rows changed."""
    return load_packs(read_packs(write_pack(root, **files))).changed


def test_loading_twice_changes_nothing(tmp_path: Path) -> None:
    first = load(tmp_path)
    second = load(tmp_path)

    assert first > 0
    assert second == 0
    assert Ruling.objects.count() == 2
    assert Ruling.objects.get(code="castle/faq/gardien/1").revision == 1


def test_a_changed_ruling_gets_a_revision_and_a_new_entry(tmp_path: Path) -> None:
    load(tmp_path)

    changed = load(tmp_path, **{"rulings/guard": RULINGS.replace("after the blow.", "after the thunder.")})

    ruling = Ruling.objects.get(code="castle/ruling/late-guard")
    assert changed == 1
    assert [revision.number for revision in ruling.revisions.all()] == [2, 1]
    assert search_rulings(text="thunder").results[0].code == ruling.code


def test_a_ruling_that_left_the_pack_is_withdrawn(tmp_path: Path) -> None:
    load(tmp_path)

    load(tmp_path, **{"rulings/guard": RULINGS.partition("- code: castle/ruling/late-guard")[0]})

    assert Ruling.objects.get(code="castle/ruling/late-guard").status == "withdrawn"
    assert all(
        result.code != "castle/ruling/late-guard" for result in search_rulings(text="late guard").results
    )


def test_a_passage_that_left_the_pack_goes_unless_it_is_needed(tmp_path: Path) -> None:
    extra = SOURCES + '  - {code: castle/faq/gardien/3, strength: official, statement: "A third."}\n'
    load(tmp_path, sources=extra)
    Passage.objects.filter(code="castle/faq/gardien/3").update(text="imported")

    load(tmp_path)

    assert Passage.objects.get(code="castle/faq/gardien/3").statement == ""


def test_changed_terms_change_what_is_found(tmp_path: Path) -> None:
    load(tmp_path)
    assert search_rulings(text="sentinelle").results == ()

    load(tmp_path, terms=TERMS.replace("fr: [Gardien]", "fr: [Gardien, Sentinelle]"))

    assert search_rulings(text="sentinelle").results
    assert Term.objects.get(code="guard").words["fr"] == ["Gardien", "Sentinelle"]


def test_a_pack_with_a_fault_stores_nothing(tmp_path: Path) -> None:
    with pytest.raises(RulingsError) as caught:
        load(tmp_path, **{"rulings/guard": RULINGS.replace("kind: board", "kind: bord")})

    assert caught.value.code == "pack_refused"
    assert caught.value.place.startswith("castle/rulings/guard.yaml:")
    assert not Ruling.objects.exists()


def test_statistics_agree_with_the_entries(tmp_path: Path) -> None:
    load(tmp_path)
    load(tmp_path, **{"rulings/guard": RULINGS.replace("blow", "thunder")})

    stems: dict[str, int] = {}
    for entry in SearchEntry.objects.all():
        for stem in decode(entry.analysis).stems():
            stems[stem] = stems.get(stem, 0) + 1
    assert dict(SearchStem.objects.values_list("stem", "entries")) == stems
    assert not SearchWord.objects.filter(word="blow").exists()
