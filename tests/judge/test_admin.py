"""Kept scenarios in the administration."""

from __future__ import annotations

from django.test import Client

from accounts.models import User
from judge.models import SavedReplay
from judge.services.replays import examine_document, save_replay
from tests.judge.texts import BLOCKER

URL = "/admin/judge/savedreplay/"


def test_an_administrator_sees_and_removes_but_does_not_edit(client: Client, administrator: User) -> None:
    saved = save_replay(examined=examine_document(text=BLOCKER))
    client.force_login(administrator)

    assert "Attack skills and a blocker" in client.get(URL).content.decode()
    assert client.get(f"{URL}{saved.pk}/change/").status_code == 200
    assert client.post(f"{URL}{saved.pk}/change/", {"title": "other"}).status_code == 403
    assert client.get(f"{URL}add/").status_code == 403
    client.post(f"{URL}{saved.pk}/delete/", {"post": "yes"})
    assert not SavedReplay.objects.exists()


def test_others_do_not_see_them(client: Client, alice: User) -> None:
    client.force_login(alice)

    assert client.get(URL).status_code == 302
