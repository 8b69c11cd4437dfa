"""What is gone from the site is gone from search, however it went."""

from __future__ import annotations

import pytest
from django.core.management import call_command

from rulings.models import SearchEntry
from rulings.search.postings import Wanted, candidates
from tests.rulings.factories import make_game, make_ruling


@pytest.mark.django_db(transaction=True)
def test_an_emptied_database_finds_nothing() -> None:
    make_game()
    make_ruling("castle/faq/gardien/1", title="Drawbridge")
    stem = SearchEntry.objects.get(code="castle/faq/gardien/1").stems.split()[0]
    wanted = Wanted(groups=((stem,),))
    assert candidates(wanted)

    call_command("flush", verbosity=0, interactive=False)

    assert candidates(wanted) == []
