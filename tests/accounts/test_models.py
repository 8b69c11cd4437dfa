"""Who somebody is."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group
from django.core.exceptions import ValidationError
from django.db import IntegrityError

from accounts.models import Role, User


def test_roles_exist_after_migration(db: None) -> None:
    assert set(Group.objects.values_list("name", flat=True)) == {"organizer", "judge", "player"}


def test_an_email_is_taken_whatever_its_case(alice: User) -> None:
    with pytest.raises(IntegrityError):
        User(email=alice.email.upper()).save()


def test_somebody_without_a_name_is_shown_by_the_front_of_the_email() -> None:
    assert str(User(email="carol@example.org")) == "carol"


def test_a_judge_is_a_judge_and_no_organizer(judge: User) -> None:
    assert judge.roles == {Role.PLAYER, Role.JUDGE}
    assert judge.is_judge
    assert not judge.is_organizer


def test_an_administrator_may_do_what_judges_and_organizers_do(administrator: User) -> None:
    assert administrator.is_judge
    assert administrator.is_organizer


@pytest.mark.parametrize("numbers", [{"unknown": "1"}, {"bandai": 12}, {"bandai": "1" * 41}, ["1"]])
def test_player_numbers_of_another_shape_are_refused(alice: User, numbers: object) -> None:
    alice.player_numbers = numbers

    with pytest.raises(ValidationError) as caught:
        alice.full_clean()

    assert set(caught.value.message_dict) == {"player_numbers"}
