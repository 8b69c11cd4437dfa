"""People and requests in the administration."""

from __future__ import annotations

import pytest
from django.test import Client

from accounts.models import Role, RoleRequest, User
from accounts.services.roles import request_role

pytestmark = pytest.mark.django_db


@pytest.fixture
def desk(client: Client, administrator: User) -> Client:
    client.force_login(administrator)
    return client


def _decide(desk: Client, asked: RoleRequest, action: str) -> None:
    answer = desk.post(
        "/admin/accounts/rolerequest/", {"action": action, "_selected_action": [asked.pk]}, follow=True
    )
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "",
        "accounts/user/",
        "accounts/user/add/",
        "accounts/rolerequest/",
        "auth/group/",
        "jobs/job/",
    ],
)
def test_the_pages_of_the_administration_open(desk: Client, address: str) -> None:
    assert desk.get(f"/admin/{address}").status_code == 200


def test_an_administrator_adds_somebody_by_email(desk: Client) -> None:
    form = {"email": "dave@example.org", "display_name": "Dave"}
    passwords = {
        "password1": "a-long-enough-word",
        "password2": "a-long-enough-word",
        "usable_password": "true",
    }

    answer = desk.post("/admin/accounts/user/add/", form | passwords)

    assert answer.status_code == 302
    assert User.objects.get(email="dave@example.org").check_password("a-long-enough-word")


def test_a_person_and_the_password_form_open(desk: Client, alice: User) -> None:
    assert desk.get(f"/admin/accounts/user/{alice.pk}/change/").status_code == 200
    assert desk.get(f"/admin/accounts/user/{alice.pk}/password/").status_code == 200


@pytest.mark.parametrize(
    ("action", "state", "held"), [("grant", "granted", True), ("decline", "declined", False)]
)
def test_an_administrator_answers_a_request(
    desk: Client, alice: User, action: str, state: str, held: bool
) -> None:
    asked = request_role(user=alice, role=Role.ORGANIZER, reason="Club nights")

    _decide(desk, asked, action)

    asked.refresh_from_db()
    assert asked.state == state
    assert User.objects.get(pk=alice.pk).is_organizer is held


def test_a_request_answered_twice_stays_as_it_was(desk: Client, alice: User) -> None:
    asked = request_role(user=alice, role=Role.JUDGE, reason="Once")
    _decide(desk, asked, "decline")

    _decide(desk, asked, "grant")

    asked.refresh_from_db()
    assert asked.state == RoleRequest.State.DECLINED


def test_requests_are_not_written_in_the_administration(desk: Client) -> None:
    assert desk.get("/admin/accounts/rolerequest/add/").status_code == 403


def test_jobs_are_looked_at_and_not_written(desk: Client) -> None:
    assert desk.get("/admin/jobs/job/add/").status_code == 403


def test_an_organizer_enters_but_may_not_touch_people(client: Client, organizer: User) -> None:
    client.force_login(organizer)

    assert client.get("/admin/").status_code == 200
    assert client.get("/admin/accounts/user/").status_code == 403


def test_a_player_does_not_enter(client: Client, alice: User) -> None:
    client.force_login(alice)

    assert client.get("/admin/").status_code == 302
