"""Pages of judge: an empty memory, a kept replay, and a client that checks forms as browsers have them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.test import Client

from judge.models import SavedReplay
from judge.services.replays import examine_document, save_replay
from judge.views.examining import forget_all
from judge.views.example import EXAMPLE


@pytest.fixture(autouse=True)
def fresh_memory() -> Iterator[None]:
    """Let no test see what another one examined, or count for it."""
    forget_all()
    cache.clear()
    yield
    forget_all()


@pytest.fixture
def example(db: None) -> SavedReplay:
    """Keep the example: it asks which of two skills comes first, and has one claim of each kind of verdict."""
    return save_replay(examined=examine_document(text=EXAMPLE))


@pytest.fixture
def page(example: SavedReplay) -> str:
    """Return the address of the example's replay."""
    return f"/judge/replays/{example.digest}/"


@pytest.fixture
def htmx() -> Client:
    """Return a client that asks the way htmx does."""
    return Client(headers={"HX-Request": "true"})
