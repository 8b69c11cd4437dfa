"""A local ruling is written by the staff of an event and read by its staff and players, by nobody else."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.models import Role, User
from accounts.services.roles import grant_role
from rulings.selectors import search_rulings
from tests.rulings.factories import make_game, make_ruling
from tests.tournaments.factories import AT, make_event
from tournaments.models import Event, LocalRuling, Verb
from tournaments.services.entries import Person, drop_entry, register_entry
from tournaments.services.local_rulings import LocalRulingDraft, withdraw_local_ruling, write_local_ruling

pytestmark = pytest.mark.django_db

GUARD = "castle/faq/gardien/1"
SENT = {"question": "Zebra sleeves?", "answer": "Not <today>.", "about": "", "cites": ""}


@pytest.fixture
def event(organizer: User, judge: User) -> Event:
    """Return an event with an organizer and a judge."""
    event = make_event(organizer)
    event.judges.add(judge)
    return event


def sign_in(client: Client, user: User) -> Client:
    """Return the client signed in as somebody."""
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def write(event: Event, by: User, **parts: object) -> LocalRuling:
    """Return a local ruling."""
    draft = LocalRulingDraft(question="Zebra sleeves?", answer="Not <today>.", **parts)  # type: ignore[arg-type]  # parts of a draft
    return write_local_ruling(event=event, draft=draft, by=by, at=AT)


def page(event: Event) -> str:
    """Return the address of the event's page."""
    return f"/events/{event.pk}/"


@pytest.mark.parametrize("who", ["organizer", "judge"])
def test_staff_writes_and_reads(
    client: Client, event: Event, who: str, request: pytest.FixtureRequest
) -> None:
    make_game()
    make_ruling(GUARD)
    sign_in(client, request.getfixturevalue(who))

    response = client.post(f"{page(event)}rulings/write/", {**SENT, "about": GUARD, "cites": f"{GUARD}\n"})

    assertRedirects(response, page(event))
    shown = client.get(page(event))
    for words in (
        "Local ruling",
        "Zebra sleeves?",
        "Not &lt;today&gt;.",
        f"/rulings/{GUARD}/",
        "Take it back",
    ):
        assertContains(shown, words)


def test_players_read_but_do_not_write(client: Client, event: Event, judge: User, alice: User) -> None:
    write(event, judge)
    register_entry(event=event, person=Person(name="Alice", user=alice), by=alice, at=AT)
    sign_in(client, alice)

    shown = client.get(page(event))

    assertContains(shown, "Zebra sleeves?")
    assertNotContains(shown, "Take it back")
    assert client.post(f"{page(event)}rulings/write/", SENT).status_code == 404


def test_others_see_nothing(
    client: Client, event: Event, judge: User, alice: User, bob: User, organizer: User
) -> None:
    local = write(event, judge)
    entry = register_entry(event=event, person=Person(name="Bob", user=bob), by=bob, at=AT)
    drop_entry(event=event, entry=entry, by=bob, at=AT)  # cancelled before the start
    other = make_event(alice, name="Another event")

    assertNotContains(client.get(page(event)), "Zebra")
    for somebody in (alice, bob):
        sign_in(client, somebody)
        assertNotContains(client.get(page(event)), "Zebra")
        assert client.get(f"{page(event)}rulings/write/").status_code == 404
        assert client.post(f"{page(event)}rulings/{local.pk}/withdraw/").status_code == 404
    # Nor through another event, whoever runs that one.
    sign_in(client, alice)
    assert client.post(f"{page(other)}rulings/{local.pk}/withdraw/").status_code == 404
    assertNotContains(client.get(page(other)), "Zebra")


def test_the_public_search_never_finds_it(client: Client, event: Event, judge: User) -> None:
    make_game()
    make_ruling(GUARD)
    write(event, judge, about=GUARD, cites=[GUARD])
    sign_in(client, judge)

    assert search_rulings(text="zebra sleeves").results == ()
    for address in (
        f"/rulings/{GUARD}/",
        "/rulings/?q=zebra+sleeves+today",
        "/rulings/new/",
        "/api/v1/rulings/export/?game=castle",
    ):
        assertNotContains(client.get(address), "Not &lt;today")


def test_taking_one_back_hides_it(client: Client, event: Event, judge: User) -> None:
    local = write(event, judge)
    sign_in(client, judge)

    for _ in range(2):
        client.post(f"{page(event)}rulings/{local.pk}/withdraw/")

    assertNotContains(client.get(page(event)), "Zebra")
    local.refresh_from_db()
    assert local.withdrawn_at is not None


def test_the_log_keeps_who_wrote_it_and_who_took_it_back(event: Event, judge: User, organizer: User) -> None:
    make_game()
    make_ruling(GUARD)
    before = event.log.count()

    local = write(event, judge, about=GUARD, cites=[GUARD])
    for _ in range(2):
        withdraw_local_ruling(local=local, by=organizer, at=AT)

    written, withdrawn = event.log.order_by("sequence")[before:]
    assert (written.verb, written.actor, written.at) == (Verb.RULING_WRITTEN, judge, AT)
    assert written.payload == {
        "ruling": local.pk,
        "question": "Zebra sleeves?",
        "answer": "Not <today>.",
        "about": GUARD,
        "cites": [GUARD],
    }
    assert written.inverse == {"verb": "ruling_withdrawn", "ruling": local.pk}
    assert (withdrawn.verb, withdrawn.actor) == (Verb.RULING_WITHDRAWN, organizer)
    assert withdrawn.payload["question"] == "Zebra sleeves?"


def test_nothing_is_written_where_the_log_cannot_keep_it(
    event: Event, judge: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("tournaments.services.local_rulings.log_change", refuse)

    with pytest.raises(RuntimeError):
        write(event, judge)

    assert not LocalRuling.objects.exists()


def test_organizers_read_those_of_their_own_events_in_the_administration(
    client: Client, event: Event, judge: User, organizer: User, alice: User
) -> None:
    local = write(event, judge)
    taken = write(event, judge)
    withdraw_local_ruling(local=taken, by=judge, at=AT)
    address = "/admin/tournaments/localruling/"

    sign_in(client, organizer)
    assertContains(client.get(address), "Zebra sleeves?", count=2)
    assertContains(client.get(f"{address}?in_force=yes"), "Zebra sleeves?", count=1)
    assertContains(client.get(f"{address}{taken.pk}/change/"), "Not &lt;today&gt;.")
    assert client.post(f"{address}{local.pk}/change/", {"question": "x"}).status_code == 403
    assert client.get(f"{address}add/").status_code == 403
    grant_role(user=alice, role=Role.ORGANIZER)  # of no event of these
    sign_in(client, alice)
    assertNotContains(client.get(address), "Zebra")
    assert client.get(f"{address}{local.pk}/change/").status_code != 200


@pytest.mark.parametrize(
    "values",
    [
        {"question": ""},
        {"answer": ""},
        {"question": "x" * 301},
        {"answer": "x" * 2001},
        {"about": GUARD},
        {"cites": GUARD},
        {"cites": "\n".join(f"castle/faq/gardien/{number}" for number in range(11))},
        {"answer": "a\x00b"},
    ],
)
def test_impossible_ones_are_refused(
    client: Client, event: Event, judge: User, values: dict[str, str]
) -> None:
    sign_in(client, judge)

    response = client.post(f"{page(event)}rulings/write/", SENT | values)

    assert response.status_code == 422
    assert not LocalRuling.objects.exists()


def test_signing_in_is_needed(client: Client, event: Event) -> None:
    assert client.get(f"{page(event)}rulings/write/").status_code == 404


def test_queries_do_not_grow(client: Client, event: Event, judge: User) -> None:
    make_game()
    make_ruling(GUARD)
    sign_in(client, judge)

    def count() -> int:
        with CaptureQueriesContext(connection) as queries:
            client.get(page(event))
        return len(queries)

    write(event, judge, about=GUARD, cites=[GUARD])
    before = count()
    for number in range(2, 8):
        make_ruling(f"castle/faq/gardien/{number}")
        write(event, judge, about=GUARD, cites=[f"castle/faq/gardien/{number}"])

    assert count() == before
