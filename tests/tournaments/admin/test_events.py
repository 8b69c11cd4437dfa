"""Creating and changing events in the administration; seeing one's own only."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects
from zeal import zeal_ignore

from accounts.models import User
from rulings.models import Game
from tests.tournaments.deck_game import make_deck_game
from tests.tournaments.factories import AT, make_entry, make_event, make_round, make_running_event
from tournaments.models import Entry, Event, EventStatus, Verb
from tournaments.services.events import change_event

pytestmark = pytest.mark.django_db

ADD = "/admin/tournaments/event/add/"
FORM = {"name": "Spring Open", "preset": "magic", "best_of": "3", "rounds_total": "4", "profile": "",
        "capacity": "", "venue": "Hall 1", "description": "", "decks_open": "never"}  # fmt: skip


def change_page(event: Event) -> str:
    """Return the address of an event's form."""
    return f"/admin/tournaments/event/{event.pk}/change/"


def test_an_organizer_creates_an_event_and_goes_on_at_the_desk(desk: Client, organizer: User) -> None:
    answer = desk.post(ADD, FORM)

    event = Event.objects.get()
    assertRedirects(answer, f"/admin/tournaments/event/{event.pk}/desk/")
    assert (event.name, event.preset, event.rules["code"], event.rounds_total) == (
        "Spring Open", "magic", "magic", 4,
    )  # fmt: skip
    assert list(event.organizers.all()) == [organizer]
    assert event.log.get().verb == Verb.EVENT_CREATED


def test_a_bad_event_is_refused_and_keeps_what_was_typed(desk: Client) -> None:
    answer = desk.post(ADD, FORM | {"preset": "none", "rounds_total": "99"})

    assertContains(answer, "Hall 1")
    assert not Event.objects.exists()


def test_a_change_is_logged(desk: Client, organizer: User) -> None:
    event = make_event(organizer, venue="Hall 1")

    desk.post(change_page(event), FORM | {"venue": "Hall 2"})

    logged = event.log.get(verb=Verb.EVENT_CHANGED)
    assert logged.payload["venue"] == "Hall 2"
    assert logged.actor == organizer
    event.refresh_from_db()
    assert event.preset == "plain"


def test_fewer_rounds_than_paired_are_refused_in_the_form(desk: Client, organizer: User) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer)

    answer = desk.post(
        change_page(event), {"name": "X", "rounds_total": "", "capacity": "", "decks_open": "never"}
    )

    assertContains(answer, "cannot have fewer")
    event.refresh_from_db()
    assert event.rounds_total == 3


def test_what_changed_while_the_form_was_open_is_said(
    desk: Client, organizer: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = make_running_event(organizer)
    make_round(event, organizer)
    monkeypatch.setattr("tournaments.admin.event.check_changes", lambda **_: None)

    answer = desk.post(
        change_page(event),
        {"name": "X", "rounds_total": "", "capacity": "", "decks_open": "never"},
        follow=True,
    )

    assertContains(answer, "cannot have fewer")


def test_an_event_is_not_deleted(desk: Client, organizer: User, administrator: User) -> None:
    event = make_event(organizer)

    assert desk.post(f"/admin/tournaments/event/{event.pk}/delete/", {"post": "yes"}).status_code == 403
    assert Event.objects.exists()


def test_the_site_administrator_sees_every_event(
    client: Client, organizer: User, administrator: User
) -> None:
    make_event(organizer)
    client.force_login(administrator, backend="django.contrib.auth.backends.ModelBackend")

    assertContains(client.get("/admin/tournaments/event/"), "Spring Open")


def test_players_and_judges_do_not_get_in(client: Client, alice: User, judge: User, organizer: User) -> None:
    event = make_event(organizer)
    judge.is_staff = True
    judge.save()
    for user, expected in ((alice, 302), (judge, 404)):
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        assert client.get(f"/admin/tournaments/event/{event.pk}/desk/").status_code == expected
        assert client.get("/admin/tournaments/event/").status_code in (302, 403)


# --- the events of others ------------------------------------------------------------------------


@pytest.fixture
def foreign(stranger: User) -> Event:
    """Return a running event of somebody else with a player whose name stands nowhere else."""
    event = make_running_event(stranger)
    change_event(event=event, changes={"name": "Secret Cup"}, by=stranger, at=AT)
    Entry.objects.filter(event=event, number=1).update(name="Xaver Hidden")
    make_round(event, stranger)
    return Event.objects.get(pk=event.pk)


@pytest.mark.parametrize("model", ["event", "entry", "eventlog"])
def test_lists_searches_and_filters_show_ones_own_only(desk: Client, foreign: Event, model: str) -> None:
    url = f"/admin/tournaments/{model}/"

    for query in ("", f"?event={foreign.pk}", "?q=Secr", "?q=Xave"):
        if query.startswith("?q") and model == "eventlog":
            continue
        answer = desk.get(url + query, follow=True)
        assertNotContains(answer, "Secret Cup")
        assertNotContains(answer, "Xaver")


def test_foreign_rows_have_no_page(desk: Client, foreign: Event) -> None:
    entry, logged = foreign.entries.all()[0], foreign.log.all()[0]
    rows = (("event", foreign.pk), ("entry", entry.pk), ("eventlog", logged.pk))

    for model, pk in rows:
        for page in ("change", "history", "delete"):
            answer = desk.get(f"/admin/tournaments/{model}/{pk}/{page}/", follow=True)
            assertNotContains(answer, "Secret Cup", status_code=answer.status_code)
            assert answer.status_code in (403, 404) or answer.redirect_chain


def test_the_autocomplete_offers_ones_own_events_only(desk: Client, foreign: Event, organizer: User) -> None:
    make_event(organizer)

    answer = desk.get(
        reverse("admin:autocomplete"),
        {"app_label": "tournaments", "model_name": "entry", "field_name": "event", "term": ""},
    )

    assert [row["text"] for row in answer.json()["results"]] == ["Spring Open"]


def test_an_entry_cannot_be_put_into_a_foreign_event(desk: Client, foreign: Event) -> None:
    before = foreign.entries.count()

    answer = desk.post(
        "/admin/tournaments/entry/add/", {"event": foreign.pk, "name": "Spy", "player_number": ""}
    )

    assert answer.status_code == 200
    assert foreign.entries.count() == before


def test_the_export_holds_ones_own_only(desk: Client, foreign: Event, organizer: User) -> None:
    own = make_entry(make_event(organizer), organizer, "=Ann")
    chosen = [own.pk, foreign.entries.all()[0].pk]

    answer = desk.post(
        "/admin/tournaments/entry/", {"action": "export", "_selected_action": chosen, "index": 0}
    )

    rows = answer.content.decode("utf-8-sig").splitlines()
    assert len(rows) == 2
    assert "'=Ann" in rows[1]


PAGES = [
    ("desk", ()), ("entries", ()), ("round", (1,)), ("correct", (1, 1)), ("export", ()),
    ("step", ()), ("entry", (1,)),
]  # fmt: skip


@pytest.mark.parametrize(("page", "more"), PAGES)
def test_the_desk_of_others_does_not_exist(
    desk: Client, foreign: Event, page: str, more: tuple[int, ...]
) -> None:
    url = reverse(f"admin:tournaments_event_{page}", args=[foreign.pk, *more])
    revision = foreign.revision
    typed = {
        "do": "finish",
        "name": "Spy",
        "t1": "2-0",
        "v1": "0",
        "score": "2-0",
        "confirm": "1",
        "reason": "x",
    }

    assert desk.get(url).status_code in (404, 405)
    assert desk.post(url, typed).status_code in (404, 405)
    assert Event.objects.get(pk=foreign.pk).revision == revision


def test_walk_ins_can_be_added_from_the_list_of_entries(desk: Client, organizer: User) -> None:
    event = make_event(organizer)
    values = {"event": event.pk, "name": "Ann", "player_number": "77"}

    assert desk.post("/admin/tournaments/entry/add/", values).status_code == 302
    refused = desk.post("/admin/tournaments/entry/add/", values)

    assertContains(refused, "in the event already")
    assert event.entries.get().player_number == "77"
    assert event.log.filter(verb=Verb.ENTRY_REGISTERED).count() == 1
    assert event.status == EventStatus.REGISTRATION


# --- deck lists in the settings ------------------------------------------------------------------


def test_deck_settings_and_judges_are_stored_and_logged(desk: Client, organizer: User, judge: User) -> None:
    event = make_event(organizer, preset="magic", rounds_total=4, venue="Hall 1")
    typed = FORM | {
        "side_deck_max": "10", "deck_date": "2026-05-01", "decks_open": "after", "judges": [judge.pk],
        "decks_due_at_0": "2026-05-02", "decks_due_at_1": "09:00:00",
    }  # fmt: skip
    with zeal_ignore():
        assert desk.post(change_page(event), typed).status_code == 302

    event.refresh_from_db()
    assert (event.side_deck_max, event.decks_open) == (10, "after")
    assert event.decks_due_at is not None
    assert list(event.judges.all()) == [judge]
    assert event.log.filter(verb=Verb.EVENT_CHANGED, payload={"judges": [judge.pk]}).exists()


def test_only_people_with_the_role_can_be_judges(desk: Client, organizer: User, alice: User) -> None:
    event = make_event(organizer)

    answer = desk.post(change_page(event), FORM | {"judges": [alice.pk]})

    assertContains(answer, "Select a valid choice")
    assert not event.judges.exists()


@pytest.mark.parametrize("profile", ["masters-9", "other-1"])
def test_a_profile_that_the_game_does_not_have_is_refused_in_the_form(desk: Client, profile: str) -> None:
    """One that no game has, and one of another game."""
    game = make_deck_game()
    Game.objects.create(code="other", decks=[{"profile": "other-1", "since": "2020-01-01"}])

    answer = desk.post("/admin/tournaments/event/add/", FORM | {"game": game.pk, "profile": profile})

    assertContains(answer, "masters-2019")
    assert not Event.objects.exists()


def test_the_form_offers_the_rules_of_the_day_and_every_profile(desk: Client) -> None:
    make_deck_game()

    page = desk.get("/admin/tournaments/event/add/")

    for choice in ("the rules of the day", "masters-2019", "masters-4"):
        assertContains(page, choice)
