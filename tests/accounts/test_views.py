"""Signing up and in, and one's own page."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import Role, RoleRequest, User
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db

NEW = {
    "email": "Carol@Example.org",
    "display_name": "Carol",
    "language": "fr",
    "password1": PASSWORD,
    "password2": PASSWORD,
}


def test_who_signs_up_is_a_player_with_a_name_and_a_language(client: Client) -> None:
    answer = client.post("/accounts/signup/", NEW)

    assert answer.status_code == 302
    carol = User.objects.get(email="carol@example.org")
    assert (carol.display_name, carol.language, carol.roles) == ("Carol", "fr", frozenset({Role.PLAYER}))


def test_a_signup_with_two_different_passwords_stores_nobody(client: Client) -> None:
    client.post("/accounts/signup/", NEW | {"password2": "another-long-password"})

    assert not User.objects.exists()


def test_signing_in_takes_the_email_in_any_case(client: Client, alice: User) -> None:
    answer = client.post("/accounts/login/", {"login": "ALICE@example.org", "password": PASSWORD})

    assert answer.status_code == 302
    assert client.get("/accounts/me/").status_code == 200


def test_too_many_wrong_passwords_close_the_door_for_a_while(
    client: Client, alice: User, settings: Settings
) -> None:
    settings.AXES_FAILURE_LIMIT = 3
    for _turn in range(3):
        answer = client.post("/accounts/login/", {"login": alice.email, "password": "wrong-password"})

    assert answer.status_code == 429
    answer = client.post("/accounts/login/", {"login": alice.email, "password": PASSWORD})
    assert answer.status_code == 429
    assert b"Too many attempts" in answer.content


def test_nobody_has_no_account_page(client: Client) -> None:
    answer = client.get("/accounts/me/")

    assert answer.status_code == 302
    assert answer.headers["Location"].startswith("/accounts/login/")


def test_the_account_page_shows_ones_own_things(client: Client, judge: User) -> None:
    client.force_login(judge)

    page = client.get("/accounts/me/").content.decode()

    assert judge.email in page
    assert "Judge" in page


def test_one_may_change_name_language_and_numbers(client: Client, alice: User) -> None:
    client.force_login(alice)

    answer = client.post(
        "/accounts/me/", {"display_name": "Alice A.", "language": "de", "number_bandai": "0001234"}
    )

    assert answer.status_code == 302
    alice.refresh_from_db()
    assert (alice.display_name, alice.language) == ("Alice A.", "de")
    assert alice.player_numbers == {"bandai": "0001234"}


def test_a_refused_form_is_shown_again_with_422_and_stores_nothing(client: Client, alice: User) -> None:
    client.force_login(alice)

    answer = client.post("/accounts/me/", {"display_name": "X", "language": "klingon"})

    assert answer.status_code == 422
    alice.refresh_from_db()
    assert alice.display_name == "Alice"


def test_asking_for_a_role_waits_for_an_administrator(client: Client, alice: User) -> None:
    client.force_login(alice)

    answer = client.post("/accounts/me/roles/request/", {"role": "organizer", "reason": "Club nights"})

    assert answer.status_code == 302
    asked = RoleRequest.objects.get()
    assert (asked.user, asked.role, asked.state) == (alice, Role.ORGANIZER, RoleRequest.State.OPEN)


@pytest.mark.parametrize("form", [{}, {"role": "player", "reason": "x"}, {"role": "judge", "reason": ""}])
def test_a_request_without_role_or_reason_is_refused(
    client: Client, alice: User, form: dict[str, str]
) -> None:
    client.force_login(alice)

    answer = client.post("/accounts/me/roles/request/", form)

    assert answer.status_code == 422
    assert not RoleRequest.objects.exists()


def test_a_second_request_says_that_the_first_waits(client: Client, alice: User) -> None:
    client.force_login(alice)
    form = {"role": "judge", "reason": "I know the rules"}
    client.post("/accounts/me/roles/request/", form)

    answer = client.post("/accounts/me/roles/request/", form)

    assert answer.status_code == 422
    assert RoleRequest.objects.count() == 1


def test_a_request_is_sent_not_read(client: Client, alice: User) -> None:
    client.force_login(alice)

    assert client.get("/accounts/me/roles/request/").status_code == 405


@pytest.mark.parametrize(
    "address",
    ["login/", "signup/", "password/reset/"],
)
def test_the_doors_are_drawn_with_the_sites_own_layout(client: Client, address: str) -> None:
    answer = client.get(f"/accounts/{address}")

    assert answer.status_code == 200
    assert "base.html" in [template.name for template in answer.templates]
    assert b'class="field' in answer.content


@pytest.mark.parametrize("address", ["email/", "password/change/", "2fa/", "2fa/totp/activate/", "logout/"])
def test_the_rooms_behind_them_too(client: Client, alice: User, address: str) -> None:
    client.post("/accounts/login/", {"login": alice.email, "password": PASSWORD})

    answer = client.get(f"/accounts/{address}", follow=True)

    assert answer.status_code == 200
    assert "base.html" in [template.name for template in answer.templates]
