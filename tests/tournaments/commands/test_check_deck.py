"""The command says whether a list is legal, in the shape and with the exit status others rely on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from tests.rulings.real_data import real_folder
from tests.tournaments.deck_game import LEGAL, SHORT, UNKNOWN, make_deck_game

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _game(db: None) -> None:
    make_deck_game()


def run(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> tuple[int, dict[str, Any]]:
    """Run the command; return its exit status and its answer."""
    status = 0
    try:
        call_command("check_deck", str(file), "--game", "dbs-masters", "--json", *more)
    except SystemExit as left:
        status = int(left.code or 0)
    return status, json.loads(capsys.readouterr().out)


def written(folder: Path, text: str) -> Path:
    """Write a list to a file."""
    file = folder / "deck.txt"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "status", "legal"), [(LEGAL, 0, True), (SHORT, 1, False), (UNKNOWN, 0, None)]
)
def test_exit_status_and_verdict(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, status: int, legal: bool | None
) -> None:
    left, answer = run(capsys, written(tmp_path, text))

    assert (left, answer["legal"]) == (status, legal)
    assert {"unchecked", "cards", "faults", "warnings", "sections"} <= set(answer)
    assert (answer["game"], answer["profile"]) == ("dbs-masters", "masters-2019")
    assert answer["cards"] == sum(row["count"] for rows in answer["sections"].values() for row in rows)


def test_a_fault_has_code_message_lines_and_citations(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _status, answer = run(capsys, written(tmp_path, f"{LEGAL}\n_____Side Deck_____\n1 OV1-004\nwhat"))

    faults = {fault["code"]: fault for fault in answer["faults"]}
    assert faults["count_missing"]["lines"] == [19]
    assert faults["too_many_copies"]["lines"] == [4, 18]
    assert "dbs-masters/cr-1.074/5-1-3-1" in faults["too_many_copies"]["citations"]
    assert all(fault["message"] for fault in answer["faults"])


@pytest.mark.parametrize(
    ("more", "profile"),
    [
        (("--profile", "masters-4"), "masters-4"),
        (("--date", "2019-02-08"), "masters-2019"),
        (("--date", "2025-02-01"), "masters-4"),
        (("--date", "2025-02-01", "--profile", "masters-2019"), "masters-2019"),
        ((), "masters-2019"),
    ],
)
def test_profile_and_date_choose_the_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, more: tuple[str, ...], profile: str
) -> None:
    assert run(capsys, written(tmp_path, LEGAL), *more)[1]["profile"] == profile


@pytest.mark.parametrize(
    ("more", "legal", "code"), [((), True, None), (("3",), True, None), (("2",), False, "too_many_cards")]
)
def test_the_event_may_say_how_many_cards_a_side_deck_has(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, more: tuple[str, ...], legal: bool, code: str | None
) -> None:
    """G-18: no source gives the size of a side deck, so it is an event setting."""
    text = f"{LEGAL}\n_____Side Deck_____\n3 OV1-017"

    _status, answer = run(capsys, written(tmp_path, text), *(("--side-max", *more) if more else ()))

    assert answer["legal"] is legal
    assert [fault["code"] for fault in answer["faults"]] == ([code] if code else [])
    warned = {warning["code"] for warning in answer["warnings"]}
    assert ("size_not_ruled" in warned) is not bool(more)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--game", "dbs-masters", "--side-max", "-1"), "fewer than no cards"),
        (("--game", "nothing"), "no game"),
        (("--game", "dbs-masters", "--profile", "masters-9"), "masters-9"),
        (("--game", "dbs-masters", "--date", "yesterday"), "no date"),
        (("--game", "dbs-masters", "--date", "2001-01-01"), "not known to have held"),
    ],
)
def test_a_bad_call_is_refused(tmp_path: Path, more: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words) as caught:
        call_command("check_deck", str(written(tmp_path, LEGAL)), *more)

    assert caught.value.returncode == 2


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "deck.bin"
    binary.write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path, tmp_path / "missing.txt", binary):
        with pytest.raises(CommandError) as caught:
            call_command("check_deck", str(file), "--game", "dbs-masters")
        assert caught.value.returncode == 2


def test_the_plain_answer_names_rule_and_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        call_command("check_deck", str(written(tmp_path, SHORT)), "--game", "dbs-masters")

    out = capsys.readouterr().out
    assert "masters-2019: not legal (leader 1, main 49)" in out
    assert "fault: Too few cards" in out
    assert "dbs-masters/cr-1.074/5-1-3" in out


REAL = [("GokuBlack.txt", 86, 37), ("Krillin.txt", 86, 39), ("ZamasuMill.txt", 72, 32)]


@pytest.mark.parametrize(("file", "cards", "lines"), REAL)
def test_the_rules_of_2019_refuse_real_lists_of_later_years_for_their_size(
    capsys: pytest.CaptureFixture[str], file: str, cards: int, lines: int
) -> None:
    path = real_folder() / "data" / "decklists" / "dbs-masters" / file

    status, answer = run(capsys, path, "--profile", "masters-2019")

    assert (status, answer["legal"], answer["cards"]) == (1, False, cards)
    assert ("too_many_cards", "main_size") in {(fault["code"], fault["rule"]) for fault in answer["faults"]}
    assert "unreadable_line" not in {fault["code"] for fault in answer["faults"]}
    assert len([warning for warning in answer["warnings"] if warning["code"] == "unknown_card"]) == lines


@pytest.mark.parametrize(("file", "cards", "lines"), REAL)
def test_the_rules_of_2025_leave_real_lists_open_where_their_cards_are_unknown(
    capsys: pytest.CaptureFixture[str], file: str, cards: int, lines: int
) -> None:
    path = real_folder() / "data" / "decklists" / "dbs-masters" / file

    status, answer = run(capsys, path, "--profile", "masters-4")

    assert (status, answer["legal"], answer["faults"]) == (0, None, [])
    assert {"ultimate_limit", "super_combo_limit", "dragon_ball_limit", "leader_kinds"} <= set(
        answer["unchecked"]
    )
    assert "main_size" not in answer["unchecked"]
