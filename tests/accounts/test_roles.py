"""Giving roles, and asking for them."""

from __future__ import annotations

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from accounts.errors import AccountError
from accounts.models import Role, RoleRequest, User
from accounts.services.roles import decide_role_request, grant_role, request_role


def test_an_organizer_may_enter_the_administration(alice: User) -> None:
    grant_role(user=alice, role=Role.ORGANIZER)

    alice = User.objects.get(pk=alice.pk)
    assert alice.is_organizer
    assert alice.is_staff


def test_a_judge_may_not_enter_the_administration(alice: User) -> None:
    grant_role(user=alice, role=Role.JUDGE)

    alice = User.objects.get(pk=alice.pk)
    assert alice.is_judge
    assert not alice.is_staff


def test_a_role_given_twice_is_held_once(alice: User) -> None:
    for _turn in range(2):
        grant_role(user=alice, role=Role.JUDGE)

    assert alice.groups.filter(name="judge").count() == 1


def test_a_request_waits_until_it_is_granted(alice: User, administrator: User) -> None:
    asked = request_role(user=alice, role=Role.ORGANIZER, reason="Club nights")
    assert not alice.is_organizer

    decide_role_request(request=asked, grant=True, by=administrator, at=timezone.now())

    asked.refresh_from_db()
    assert (asked.state, asked.decided_by) == (RoleRequest.State.GRANTED, administrator)
    assert User.objects.get(pk=alice.pk).is_organizer


def test_a_declined_request_gives_nothing_and_may_be_made_again(alice: User, administrator: User) -> None:
    asked = request_role(user=alice, role=Role.JUDGE, reason="I know the rules")

    decide_role_request(request=asked, grant=False, by=administrator, at=timezone.now())

    assert not User.objects.get(pk=alice.pk).is_judge
    assert request_role(user=alice, role=Role.JUDGE, reason="I passed the test").pk != asked.pk


def test_a_second_request_for_the_same_role_is_refused(alice: User) -> None:
    request_role(user=alice, role=Role.JUDGE, reason="First")

    with pytest.raises(AccountError) as caught:
        request_role(user=alice, role=Role.JUDGE, reason="Second")

    assert caught.value.code == "role_requested_already"


def test_a_role_one_has_cannot_be_asked_for(judge: User) -> None:
    with pytest.raises(AccountError) as caught:
        request_role(user=judge, role=Role.JUDGE, reason="Again")

    assert caught.value.code == "role_held_already"


def test_the_player_role_is_not_asked_for(alice: User) -> None:
    with pytest.raises(AccountError) as caught:
        request_role(user=alice, role=Role.PLAYER, reason="Please")

    assert caught.value.code == "role_not_requestable"


def test_a_request_is_decided_once(alice: User, administrator: User) -> None:
    asked = request_role(user=alice, role=Role.JUDGE, reason="Once")
    decide_role_request(request=asked, grant=False, by=administrator, at=timezone.now())

    with pytest.raises(AccountError) as caught:
        decide_role_request(request=asked, grant=True, by=administrator, at=timezone.now())

    assert caught.value.code == "role_request_decided"
    assert not User.objects.get(pk=alice.pk).is_judge


def test_grant_role_finds_the_person_in_any_case(alice: User, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("grant_role", "Alice@Example.ORG", "judge")

    assert User.objects.get(pk=alice.pk).is_judge
    assert capsys.readouterr().out == "alice@example.org is now judge.\n"


def test_grant_role_stops_with_2_when_nobody_has_that_address(
    db: None, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        call_command("grant_role", "nobody@example.org", "judge")

    assert caught.value.code == 2
    assert "nobody@example.org" in capsys.readouterr().err


def test_grant_role_knows_the_roles(alice: User) -> None:
    with pytest.raises(CommandError):
        call_command("grant_role", alice.email, "emperor")
