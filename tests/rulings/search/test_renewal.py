"""A migration that changes what the index is made of empties it; the end of migrating fills it again."""

from __future__ import annotations

import pytest
from django.core.management import call_command

from rulings.models import SearchEntry, SearchPosting, SearchProfile, SearchState, SearchStem, SearchWord
from rulings.search.engine import search
from rulings.search.index import STATE_ID
from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db
CODE = "castle/faq/gardien/1"


def empty() -> None:
    """Empty the index as a migration does."""
    for model in (SearchProfile, SearchEntry, SearchPosting, SearchStem, SearchWord):
        model.objects.all().delete()
    SearchState.objects.filter(pk=STATE_ID).update(version="", entries=0)


def test_an_emptied_index_is_built_again() -> None:
    make_game()
    make_ruling(CODE, title="Drawbridge")
    empty()
    assert search(text="drawbridge ").hits == ()

    call_command("migrate", verbosity=0)

    assert [hit.code for hit in search(text="drawbridge ").hits] == [CODE]
    assert SearchState.objects.get(pk=STATE_ID).entries == 1


def test_an_index_in_order_is_left_alone() -> None:
    make_game()
    make_ruling(CODE, title="Drawbridge")
    version = SearchState.objects.get(pk=STATE_ID).version

    call_command("migrate", verbosity=0)

    assert SearchState.objects.get(pk=STATE_ID).version == version


def test_a_database_without_rulings_needs_no_index() -> None:
    call_command("migrate", verbosity=0)

    assert not SearchState.objects.filter(pk=STATE_ID).exists()
