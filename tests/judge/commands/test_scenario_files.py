"""The commands `scenario_schema` and `upgrade_scenarios`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from judge.services import upgrades
from judge.services.document_edits import Node
from judge.services.schema import scenario_schema
from tests.judge.texts import BLOCKER


def test_the_schema_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("scenario_schema")

    assert json.loads(capsys.readouterr().out) == scenario_schema()


def test_a_file_at_the_newest_version_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(BLOCKER, encoding="utf-8")

    call_command("upgrade_scenarios", str(file))

    assert file.read_text(encoding="utf-8") == BLOCKER
    assert capsys.readouterr().out == "0 upgraded, 1 at the newest version already.\n"


def test_an_older_file_is_rewritten_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def to_next(document: Node) -> None:
        document["scenario"] = 2
        document["name"] = document.pop("title")

    monkeypatch.setattr(upgrades, "VERSION", 2)
    monkeypatch.setitem(upgrades.UPGRADES, 1, to_next)
    file = tmp_path / "one.yaml"
    file.write_text("scenario: 1   # old\ntitle: A\n", encoding="utf-8")

    call_command("upgrade_scenarios", str(file))

    assert file.read_text(encoding="utf-8") == "scenario: 2   # old\nname: A\n"


@pytest.mark.parametrize(
    "text", ["scenario: 9\n", "scenario: true\n", "title: x\n", "- 1\n", "a: [\n", "scenario: 0\n"]
)
def test_nothing_is_written_when_one_file_is_bad(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(CommandError) as caught:
        call_command("upgrade_scenarios", str(file))

    assert caught.value.returncode == 2
    assert str(file) in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == text


def test_standard_input_cannot_be_upgraded() -> None:
    with pytest.raises(CommandError) as caught:
        call_command("upgrade_scenarios", "-")

    assert caught.value.returncode == 2
