"""Somebody who runs an event, signed in, and somebody who runs another."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import Role, User
from accounts.services.roles import grant_role
from tests.tournaments.deck_event import DeckEvent
from tests.tournaments.factories import make_organizer

BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture
def desk(client: Client, organizer: User) -> Client:
    """Return a client signed in as the organizer."""
    client.force_login(organizer, backend=BACKEND)
    return client


@pytest.fixture
def stranger(organizer: User) -> User:
    """Return another organizer."""
    other = make_organizer("otto")
    grant_role(user=other, role=Role.ORGANIZER)
    return other


@pytest.fixture
def own_desk(client: Client, deck_event: DeckEvent) -> Client:
    """Return a client signed in as the organizer of the event with deck lists."""
    grant_role(user=deck_event.organizer, role=Role.ORGANIZER)
    client.force_login(deck_event.organizer, backend=BACKEND)
    return client


def url(deck_event: DeckEvent, page: str, *more: int) -> str:
    """Return the address of a page of the desk."""
    return reverse(f"admin:tournaments_event_{page}", args=[deck_event.event.pk, *more])
