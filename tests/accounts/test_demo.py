"""The demo people of an empty site."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import Settings

from accounts.models import User

pytestmark = pytest.mark.django_db


def test_demo_prints_three_logins_that_work(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.DEMO_LOGINS = tmp_path / "logins.txt"

    call_command("demo")

    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[0] for line in lines] == ["organizer", "judge", "player"]
    for _role, email, password in lines:
        answer = Client().post("/accounts/login/", {"login": email, "password": password})
        assert answer.status_code == 302


def test_demo_people_have_their_roles(tmp_path: Path, settings: Settings) -> None:
    settings.DEMO_LOGINS = tmp_path / "logins.txt"

    call_command("demo")

    roles = {user.email.partition("@")[0]: sorted(user.roles) for user in User.objects.all()}
    assert roles == {
        "organizer": ["judge", "organizer", "player"],
        "judge": ["judge", "player"],
        "player": ["player"],
    }


def test_the_logins_are_kept_for_the_owner_of_the_machine_alone(tmp_path: Path, settings: Settings) -> None:
    settings.DEMO_LOGINS = tmp_path / "logins.txt"

    call_command("demo")

    assert Path(settings.DEMO_LOGINS).stat().st_mode & 0o077 == 0


def test_demo_refuses_a_site_that_has_people(
    alice: User, tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.DEMO_LOGINS = tmp_path / "logins.txt"

    with pytest.raises(SystemExit) as caught:
        call_command("demo")

    assert caught.value.code == 2
    assert "manage.py grant_role" in capsys.readouterr().err
    assert User.objects.count() == 1
    assert not Path(settings.DEMO_LOGINS).exists()
