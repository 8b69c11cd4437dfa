"""The commands `pair` and `standings`: what they print where, and their exit status."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from tests.tournaments.swiss.real_events import event_path


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def node(self) -> dict[str, Any]:
        """Read standard output as the one document it has to be."""
        value: dict[str, Any] = json.loads(self.out)
        return value


Run = Callable[..., Ran]
Write = Callable[..., Path]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> Ran:
        status, said = 0, ""
        try:
            call_command(*map(str, arguments))
        except CommandError as error:
            status, said = error.returncode, str(error)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err + said)

    return call


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def file(**changes: object) -> Path:
        path = tmp_path / f"event{len(list(tmp_path.iterdir()))}.json"
        path.write_text(json.dumps({**EVENT, **changes}), encoding="utf-8")
        return path

    return file


EVENT: dict[str, object] = {
    "preset": "magic",
    "seed": 11,
    "rounds_total": 3,
    "players": [
        {"id": "a", "name": "Alice"},
        {"id": "b", "name": "Bob"},
        {"id": "c"},
        {"id": "d"},
        {"id": "e"},
    ],
    "rounds": [
        [
            {"table": 1, "players": ["a", "b"], "games": [2, 0, 0]},
            {"table": 2, "players": ["c", "d"], "games": [1, 1, 1]},
            {"table": 3, "players": ["e", None]},
        ]
    ],
}


def test_a_round_is_paired_by_points_without_a_rematch(run: Run, write: Write) -> None:
    """a and e have 3 points, c and d 1 and have met, b 0 and gets the bye: c and d float up."""
    ran = run("pair", write(), "--json")

    assert ran.status == 0
    node = ran.node
    assert node["bye"] == "b"
    assert {frozenset(pairing["players"]) for pairing in node["pairings"]} in (
        {frozenset("ac"), frozenset("ed")},
        {frozenset("ad"), frozenset("ec")},
    )
    assert (node["cost"], node["bound"], node["seed"], node["round"], node["tier"]) == (8, 0, 11, 2, "field")
    assert node["windows"] == [{"from": 3, "to": 0, "players": 5, "cost": 8, "bound": 0}]
    assert any("Bob has the bye" in reason for reason in node["reasons"])
    forced = [reason for reason in node["reasons"] if "would force a rematch of" in reason]
    assert len(forced) == 2
    assert all("c and d" in reason or "d and c" in reason for reason in forced)
    assert ran.err == ""


def test_the_same_seed_gives_the_same_round(run: Run, write: Write) -> None:
    file = write()

    first, again = run("pair", file, "--json"), run("pair", file, "--json")
    others = {run("pair", file, "--json", "--seed", seed).out for seed in range(8)}

    assert first.out == again.out
    assert len(others) > 1


def test_a_round_is_printed_for_people(run: Run, write: Write) -> None:
    ran = run("pair", write())

    assert ran.out.startswith("Round 2\n")
    assert "  bye  b" in ran.out
    assert "Cost 8, bound 0, tier field, seed 11" in ran.out


def test_a_round_without_a_legal_pairing_names_who_blocks_it(run: Run) -> None:
    """data/README.md: everybody has met everybody else."""
    ran = run("pair", event_path("trf-no-legal-pairings.trf"), "--json")

    assert ran.status == 1
    assert (ran.node["pairings"], ran.node["bye"], ran.node["cost"]) == ([], None, None)
    assert ran.node["blockers"] == [1, 2, 3, 4]
    assert "4 players stay without an opponent." in ran.err


def test_a_star_names_whom_everybody_needs(run: Run, write: Write) -> None:
    """b, c and d have all met, so each of them needs a."""
    barred = [["b", "c"], ["b", "d"], ["c", "d"]]
    players = [{"id": player} for player in "abcd"]

    ran = run("pair", write(players=players, rounds=[], barred=barred))

    assert ran.status == 1
    assert "only meet itself or a: b; c; d. 2 players stay without an opponent." in ran.err
    assert ran.out == ""


def test_a_finished_event_has_nothing_to_pair(run: Run) -> None:
    ran = run("pair", event_path("trf-13-players.trf"), "--json")

    assert ran.status == 1
    assert ran.node["reasons"] == ["All 10 rounds are played."]


def test_half_points_are_written_as_such(run: Run) -> None:
    """data/README.md: the late entries are paired in round 5; all sums are in points, not in halves."""
    ran = run("pair", event_path("trf-burstein-late-entries.trf"), "--json")

    assert ran.status == 0
    assert ran.node["cost"] == 6.5
    assert ran.node["bound"] == 5
    assert any("(3.5)" in reason for reason in ran.node["reasons"])


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"rounds": [[{"table": 7, "players": ["a", "b"], "games": None}]]}, "round 1, table 7"),
        ({"rounds": [[{"table": 7, "players": ["a", "x"], "games": None}]]}, "$.rounds[0][0].players[1]"),
        ({"preset": "chess"}, "There is no preset"),
    ],
)
def test_what_cannot_be_paired_is_refused_with_its_place(
    run: Run, write: Write, changes: dict[str, object], place: str
) -> None:
    ran = run("pair", write(**changes))

    assert ran.status == 2
    assert place in ran.err
    assert ran.out == ""


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"\xff\xfe", "UTF-8"), (b"", "empty"), (b"{", "not JSON"), (b"hello", "no record 'hel'")],
)
def test_what_is_no_event_file_is_refused(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)

    for command in ("pair", "standings"):
        ran = run(command, file)
        assert ran.status == 2
        assert said in ran.err


def test_a_missing_file_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("standings", tmp_path / "none.json").status == 2
    assert run("pair", tmp_path).status == 2


def test_a_file_that_is_too_large_is_refused(run: Run, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tournaments.services.event_files.MOST_BYTES", 100)

    ran = run("standings", write())

    assert ran.status == 2
    assert "larger" in ran.err


def test_standings_of_a_real_event(run: Run) -> None:
    """tournament-rules.md 2.3."""
    file = event_path("melee-19-players.json")
    published = json.loads(file.read_text(encoding="utf-8"))["Standings"]

    node = run("standings", file, "--json").node

    assert node["preset"] == "magic"
    assert len(node["standings"]) == 19
    for row, want in zip(node["standings"], published, strict=True):
        assert (row["rank"], row["player"], row["points"]) == (want["Rank"], want["Player"], want["Points"])
        assert (row["wins"], row["losses"], row["draws"]) == (
            want["Wins"] - row["byes"],
            want["Losses"],
            want["Draws"],
        )
        for criterion, key in (("omw", "OMWP"), ("gw", "GWP"), ("ogw", "OGWP")):
            assert row[criterion] == pytest.approx(want[key], abs=1e-6)


def test_standings_under_another_preset_differ(run: Run) -> None:
    file = event_path("melee-19-players.json")

    usual = run("standings", file, "--json").node
    text = run("standings", file, "--json", "--preset", "magic-text").node

    assert text["preset"] == "magic-text"
    assert [row["player"] for row in usual["standings"]] != [row["player"] for row in text["standings"]]


def test_standings_of_several_files_are_lines_of_json(run: Run, write: Write) -> None:
    ran = run("standings", write(), write(preset="bandai"), "--json")

    assert [json.loads(line)["preset"] for line in ran.out.splitlines()] == ["magic", "bandai"]


def test_one_bad_file_does_not_hide_the_others(run: Run, write: Write) -> None:
    ran = run("standings", write(), write(preset="none"), "--json")

    assert ran.status == 2
    assert len(ran.out.splitlines()) == 1
    assert "Not every file could be used." in ran.err


def test_standings_are_printed_for_people(run: Run, write: Write) -> None:
    ran = run("standings", write())

    head, first, *rest = ran.out.splitlines()
    assert head.split()[:3] == ["rank", "name", "points"]
    assert first.split()[0] == "1"
    assert len(rest) == 4


def test_an_event_without_players_has_no_standings(run: Run, write: Write) -> None:
    ran = run("standings", write(players=[], rounds=[]))

    assert (ran.status, ran.out.strip()) == (0, "No players.")


def test_the_points_a_chess_file_asks_for_are_counted(run: Run, tmp_path: Path) -> None:
    """TRF with the points of card games: 3 for a win."""
    file = tmp_path / "event.trf"
    rows = ["BBW 3.0", "BBD 1.0"]
    for number, points, result in ((1, "3.0", "2 w 1"), (2, "0.0", "1 b 0")):
        rows.append(f"001 {number:4} {'':70} {points:>4}    {number}    {result}"[:80].ljust(80))
        rows[-1] = f"{f'001 {number:4}':80}{points:>4}{number:5}  {int(result[0]):4} {result[2:]}"
    file.write_text("\n".join(rows), encoding="utf-8")

    node = run("standings", file, "--json").node

    assert [row["points"] for row in node["standings"]] == [3, 0]


def test_an_event_may_come_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Input:
        buffer = io.BytesIO(json.dumps(EVENT).encode())

    monkeypatch.setattr(sys, "stdin", Input())

    assert run("standings", "-", "--json").node["preset"] == "magic"
