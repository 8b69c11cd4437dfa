"""The command `replay`: what it prints where, and its exit status."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tests.judge.texts import BLOCKER, ORDER, REFUSED


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.out.splitlines()]


Replay = Callable[..., Ran]


@pytest.fixture
def replay(capsys: pytest.CaptureFixture[str]) -> Replay:
    def run(*arguments: object) -> Ran:
        status = 0
        try:
            call_command("replay", *map(str, arguments))
        except CommandError as error:
            status = error.returncode
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return run


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def file(text: str) -> Path:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return file


Write = Callable[[str], Path]


def test_what_comes_out_as_expected_ends_with_0(replay: Replay, write: Write) -> None:
    ran = replay(write(BLOCKER))

    assert ran.status == 0
    assert "ALWAYS  c1" in ran.out
    assert "NEVER  c3" in ran.out
    assert "dbs-masters/cr-1.074/7-1" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize(
    "text",
    [
        BLOCKER.replace("c1: ALWAYS", "c1: NEVER"),
        BLOCKER.replace("expect: {c2: NEVER}", "expect: {c2: ALWAYS}"),
        REFUSED,
    ],
)
def test_a_missed_expectation_or_a_refused_action_ends_with_1(
    replay: Replay, write: Write, text: str
) -> None:
    assert replay(write(text)).status == 1


def test_a_refusal_that_is_expected_ends_with_0(replay: Replay, write: Write) -> None:
    expected = "expect: {refused: {action: 1, because: target_active}}\n"

    assert replay(write(REFUSED + expected)).status == 0
    assert replay(write(REFUSED + expected.replace("target_active", "own_card"))).status == 1


def test_an_open_question_is_an_answer(replay: Replay, write: Write) -> None:
    ran = replay(write(ORDER))

    assert ran.status == 0
    assert "? Which" in ran.out


def test_json_is_one_document_and_nothing_else(replay: Replay, write: Write) -> None:
    ran = replay(write(BLOCKER), "--json")

    assert (ran.status, ran.err, len(ran.lines)) == (0, "", 1)
    node = ran.lines[0]
    assert {
        "scenario",
        "profile",
        "digest",
        "complete",
        "steps",
        "claims",
        "refusals",
        "questions",
        "final",
    } <= set(node)
    assert node["twins"] == [
        {
            "changed": ["players.B.battle.0.power"],
            "claims": node["twins"][0]["claims"],  # type: ignore[index]
            "refused": None,
            "misses": [],
        }
    ]


def test_several_files_give_a_line_each_and_the_worst_status(replay: Replay, write: Write) -> None:
    files = [write(BLOCKER), write("scenario: 7\n"), write(REFUSED)]

    ran = replay(*files, "--json")

    assert ran.status == 2
    assert [line["file"] for line in ran.lines] == [str(file) for file in files]
    assert ran.lines[1]["error"] == {
        "code": "unknown_version",
        "message": "Only version 1 of the document is known.",
        "place": "scenario, line 1",
        "mend": "Write scenario: 1.",
    }


def test_a_bad_document_names_file_line_path_and_mend(replay: Replay, write: Write) -> None:
    file = write(BLOCKER.replace("title:", "titel:"))

    ran = replay(file)

    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"{file}:4: titel: There is no key 'titel' here. Known: scenario, game")


def test_standard_input_is_a_file(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BLOCKER.encode())))

    assert replay("-").status == 0


def test_standard_input_cannot_be_read_twice(replay: Replay) -> None:
    assert replay("-", "-").status == 2


def test_what_is_no_scenario_file_is_refused(replay: Replay, tmp_path: Path) -> None:
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(bytes(range(256)))
    huge.write_bytes(b"#" * 600 * 1024)

    ran = replay(tmp_path, tmp_path / "missing", binary, huge, "/dev/null", "nul\0", "--json")

    assert ran.status == 2
    errors = [line["error"] for line in ran.lines]
    codes = [error["code"] for error in errors if isinstance(error, dict)]
    assert codes == ["is_a_folder", "no_such_file", "not_text", "too_large", "not_a_file", "cannot_be_read"]


def test_explore_adds_what_anybody_could_still_do_and_judges_expectations_by_the_record(
    replay: Replay, write: Write
) -> None:
    # Without B's actions written, B blocks or not.
    text = BLOCKER.replace("  - {player: B, activate: b1.blocker}\n  - {player: B, combo: h1}\n", "")
    text = text[: text.index("claims:")] + "claims:\n  - {id: c2, zone: {b1: drop}}\nexpect: {c2: NEVER}\n"

    ran = replay(write(text), "--explore", "--json")

    node = ran.lines[0]
    assert ran.status == 0
    assert [claim["verdict"] for claim in node["claims"]] == ["NEVER"]  # type: ignore[attr-defined]
    everything = node["everything"]
    assert isinstance(everything, dict)
    assert [claim["verdict"] for claim in everything["claims"]] == ["POSSIBLE"]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_sentences_come_in_the_language_asked_for(replay: Replay, write: Write, language: str) -> None:
    file = write(BLOCKER)

    assert replay(file, "--lang", language).out != replay(file).out


def test_an_unknown_language_is_refused(replay: Replay, write: Write) -> None:
    with pytest.raises(CommandError, match="invalid choice"):
        call_command("replay", str(write(BLOCKER)), "--lang", "it")


def test_the_text_names_refusals_limits_and_both_scopes(replay: Replay, write: Write) -> None:
    refused = replay(write(REFUSED))
    limited = replay(write(ORDER + "limit: {states: 1}\n"))
    explored = replay(write(ORDER), "--explore")

    assert "Guard" in refused.out
    assert "The limit of work was reached" in limited.out
    assert "Whatever anybody could still do:" in explored.out


def test_a_missed_expectation_is_told(replay: Replay, write: Write) -> None:
    ran = replay(write(BLOCKER.replace("c1: ALWAYS", "c1: NEVER")))

    assert "c1: expected NEVER, found ALWAYS." in ran.out
    assert ran.err == ""


def test_moves_say_what_each_player_may_do_and_why_not(replay: Replay, write: Callable[[str], Path]) -> None:
    ran = replay(write(BLOCKER), "--moves")

    assert ran.status == 0
    assert "A may:\n  + Attack Frieza with Son Goku" in ran.out
    assert (
        "  - Attack Frieza with Raider\n      The attacker is already rested. [dbs-masters/cr-1.074/7-1]"
        in ran.out
    )


def test_everything_around_the_sentences_is_in_their_language(replay: Replay, write: Write) -> None:
    french = replay(write(ORDER + "limit: {states: 1}\n"), "--explore", "--moves", "--lang", "fr")
    german = replay(write(BLOCKER.replace("c1: ALWAYS", "c1: NEVER")), "--moves", "--lang", "de")

    assert "La limite de calcul est atteinte" in french.out
    assert "Quoi que chacun puisse encore faire\u00a0:" in french.out
    assert "A peut\u00a0:" in french.out
    assert "IMMER  c1" in german.out
    assert "c1: erwartet NEVER, gefunden ALWAYS." in german.out
    assert "A darf:" in german.out
