"""The commands about demonstrations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from judge.services import demonstration_check
from judge.services.demonstration_check import Failing, GameCheck
from rulings.models import Exhibit

ROOT = Path(__file__).parents[3]
GAMES = ("bakugan", "dbs-masters")


def test_all_demonstrations_pass_the_same_under_any_hash_seed() -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "manage.py", "check_demonstrations", "--json"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "DJANGO_SETTINGS_MODULE": "config.settings.test"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1", "2")
    ]
    outputs = {run.communicate()[0] for run in runs}

    assert [run.returncode for run in runs] == [0, 0, 0]
    games = json.loads(outputs.pop())["games"]
    assert outputs == set()
    assert not any(game["failing"] for game in games.values())
    assert sum(game["passing"] for game in games.values()) >= 24
    assert {code for code, game in games.items() if game["passing"] and game["twins"]} == set(GAMES)
    assert all(game["rulings"] == game["replayable"] + len(game["not_replayable"]) for game in games.values())
    assert all(game["replayable"] == game["demonstrated"] + len(game["missing"]) for game in games.values())


def test_a_failing_demonstration_ends_with_1_and_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    check = GameCheck(rulings=1, failing=[Failing(file="x/y.yaml", reason="It expects nothing.")])
    monkeypatch.setattr(
        "judge.management.commands.check_demonstrations.check_demonstrations", lambda game: {"x": check}
    )

    with pytest.raises(CommandError) as caught:
        call_command("check_demonstrations")

    assert caught.value.returncode == 1
    assert "x/y.yaml: It expects nothing." in capsys.readouterr().out


def test_an_unknown_game_ends_with_2(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demonstration_check, "read_packs", lambda folder: [])

    with pytest.raises(CommandError) as caught:
        call_command("check_demonstrations", "--game", "chess")

    assert caught.value.returncode == 2


@pytest.mark.django_db
def test_without_games_loading_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("load_demonstrations")

    assert "load_packs" in capsys.readouterr().err
    assert not Exhibit.objects.exists()
