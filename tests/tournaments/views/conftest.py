"""Pages of events: an event of each kind, and clients as people have them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.test import Client

from accounts.models import User
from tests.tournaments.factories import make_event, make_running_event, play_round
from tournaments.models import Entry, Event


@pytest.fixture(autouse=True)
def fresh_cache() -> Iterator[None]:
    """Let no test see the standings of another one."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def open_event(organizer: User) -> Event:
    """Return an event with open registration."""
    return make_event(organizer)


@pytest.fixture
def running(organizer: User) -> Event:
    """Return a running event of five players (Ann, Ben, Cleo, Dan, Eve) after one closed round."""
    event = make_running_event(organizer, players=5, preset="magic")
    play_round(event, organizer, 1)
    event.refresh_from_db()
    return event


@pytest.fixture
def ann(running: Event, alice: User) -> Entry:
    """Return the entry of Ann, who is Alice."""
    entry = running.entries.get(name="Ann")
    entry.user = alice
    entry.save(update_fields=["user"])
    return entry


@pytest.fixture
def player(client: Client, alice: User) -> Client:
    """Return a client in which Alice is signed in."""
    client.force_login(alice)
    return client


@pytest.fixture
def htmx() -> Client:
    """Return a client that asks the way htmx does."""
    return Client(headers={"HX-Request": "true"})
