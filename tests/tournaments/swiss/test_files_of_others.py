"""Event files of other sites: Magic, Netrunner, the FIDE exercise."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tournaments.swiss.real_events import real_event
from tournaments.services.presets import preset_by_code
from tournaments.swiss.errors import SwissError
from tournaments.swiss.files.read import read_event
from tournaments.swiss.files.types import Form, final_order
from tournaments.swiss.standings import standings
from tournaments.swiss.types import Kind, Line


def refusal(text: str) -> SwissError:
    with pytest.raises(SwissError) as caught:
        read_event(text)
    return caught.value


def test_a_real_event_of_magic_is_read() -> None:
    event = real_event("melee-19-players.json")

    assert (event.form, len(event.players), event.round, event.default_preset) == (Form.MELEE, 19, 4, "magic")
    assert sum(line.kind is Kind.BYE for record in event.records for line in record.lines) == 4
    assert sum(line.opponent is not None for record in event.records for line in record.lines) == 72


MELEE: dict[str, Any] = {"Rounds": [{"Matches": [{"Player1": "X", "Player2": "Y", "Result": "2-1-0"}]}]}


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("Result", "2-1", "bad_result"),
        ("Result", "2-1-x", "bad_result"),
        ("Result", "2--1-0", "bad_result"),
        ("Player1", "-", "bad_players"),
        ("Player2", "X", "bad_players"),
        ("Result", 3, "bad_file"),
    ],
)
def test_a_fault_in_an_event_of_magic_names_its_place(key: str, value: object, code: str) -> None:
    match = {**MELEE["Rounds"][0]["Matches"][0], key: value}

    error = refusal(json.dumps({"Rounds": [{"Matches": [match]}]}))

    assert error.code == code
    assert error.place.startswith("$.Rounds[0].Matches[0]")


@pytest.mark.parametrize("name", ["nrtm_json_swiss.json", "nrtm_json_cut.json"])
def test_netrunner_events_have_the_points_and_ranks_they_state(name: str) -> None:
    """tournament-rules.md 7.3."""
    event = real_event(name)

    computed = standings(event.records, preset_by_code(code=event.default_preset))

    assert [computed.number("points", row.player) for row in computed.rows] == [6, 5, 4, 3, 2, 1, 0]
    assert {row.player: row.rank for row in computed.rows} == event.ranks


def test_the_cut_of_a_netrunner_event_gives_the_final_ranks() -> None:
    """data/README.md: 1003, 1001, 1005, 1007."""
    event = real_event("nrtm_json_cut.json")
    labels = {player.number: player.label for player in event.players}

    order = final_order(event.cut)

    assert [labels[player] for player in order] == [1003, 1001, 1005, 1007]
    assert {player: rank for rank, player in enumerate(order, start=1)} == event.final_ranks


def netrunner(**changes: object) -> str:
    table: dict[str, object] = {
        "player1": {"id": None, "runnerScore": 0, "corpScore": 0},
        "player2": {"id": 5, "runnerScore": 3, "corpScore": 0, "combinedScore": 3},
    }
    document: dict[str, object] = {
        "preliminaryRounds": 1,
        "players": [{"id": 5, "name": "Five", "rank": 1, "matchPoints": 3}],
        "rounds": [[table]],
    }
    return json.dumps({**document, **changes})


def test_the_bye_of_a_netrunner_event_may_stand_on_either_side() -> None:
    assert read_event(netrunner()).records[0].lines[0].kind is Kind.BYE


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"players": [{"id": 5, "name": "F", "rank": 1, "matchPoints": 4}]}, "wrong_points",
         "$.players[0].matchPoints"),
        ({"players": [{"id": 5, "name": "F", "rank": 1}] * 2}, "player_twice", "$.players"),
        ({"rounds": [[{"player1": {"id": 5, "runnerScore": 1, "combinedScore": 3}, "player2": {}}]]}, "wrong_points",
         "$.rounds[0][0].player1.combinedScore"),
        ({"rounds": [[{"player1": {"id": 9}, "player2": {}}]]}, "unknown_player", "$.rounds[0][0].player1"),
        ({"preliminaryRounds": 0, "players": [{"id": 5, "name": "F", "rank": 1}, {"id": 6, "name": "G", "rank": 2}],
          "rounds": [[{"player1": {"id": 5}, "player2": {"id": 6}}]]}, "no_winner", "$.rounds[0][0]"),
        ({"eliminationPlayers": [{"id": 9, "rank": 1}]}, "unknown_player", "$.eliminationPlayers[0]"),
    ],
)  # fmt: skip
def test_a_fault_in_a_netrunner_event_names_its_place(
    changes: dict[str, object], code: str, place: str
) -> None:
    error = refusal(netrunner(**changes))

    assert (error.code, error.place) == (code, place)


def test_a_draw_and_a_loss_of_a_netrunner_event_are_read() -> None:
    players = [{"id": number, "name": str(number), "rank": number} for number in (1, 2, 3, 4)]
    rounds = [
        [
            {"player1": {"id": 1, "corpScore": 3}, "player2": {"id": 2, "runnerScore": 3}},
            {"player1": {"id": 3}, "player2": {"id": 4, "runnerScore": 6}},
        ]
    ]

    event = read_event(netrunner(players=players, rounds=rounds))

    assert [record.lines[0].kind for record in event.records] == [Kind.DRAW, Kind.DRAW, Kind.LOSS, Kind.WIN]


def chess_source(**changes: object) -> str:
    row: dict[str, object] = {"result": 3, "color": "B", "opponent": 1, **changes}
    players = [
        {"lastName": "A", "elo": 2000, "rounds": {"1": row, "7": {"result": 0}}},
        {"lastName": "B", "elo": 1900, "rounds": {"1": {"result": 1, "color": "N", "opponent": 0}}},
    ]
    return json.dumps({"variables": {"rounds": "1"}, "players": players})


def test_the_source_form_of_the_exercise_is_read() -> None:
    event = read_event(chess_source())

    assert event.records[0].lines == (Line(1, Kind.WIN, 2, colour="w"),)
    assert event.records[1].lines == (Line(1, Kind.LOSS, 1, colour="b"),)


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"result": 9}, "bad_result"), ({"opponent": 7}, "unknown_player"), ({"opponent": None}, "bad_result")],
)
def test_a_fault_in_the_source_form_is_refused(changes: dict[str, object], code: str) -> None:
    assert refusal(chess_source(**changes)).code == code


def test_a_source_without_a_number_of_rounds_is_refused() -> None:
    assert refusal('{"variables": {"rounds": "five"}, "players": []}').code == "bad_rounds"


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ({"round": 1, "result": "luck", "opponent": 1}, "bad_result"),
        ({"round": 1, "result": "win"}, "bad_result"),
        ({"round": 1, "result": "win", "opponent": 8}, "unknown_player"),
    ],
)
def test_a_fault_in_the_plain_form_is_refused(row: dict[str, object], code: str) -> None:
    players = [{"no": 1, "name": "A", "rating": 0, "rounds": [row]}]

    assert refusal(json.dumps({"rounds": 1, "players": players})).code == code


def test_numbers_out_of_order_in_the_plain_form_are_refused() -> None:
    players = [{"no": 2, "name": "A", "rating": 0, "rounds": []}]

    assert refusal(json.dumps({"rounds": 1, "players": players})).code == "player_number"


def test_a_round_that_is_there_twice_in_the_plain_form_is_refused() -> None:
    row = {"round": 1, "result": "half-point-bye"}
    players = [{"no": 1, "name": "A", "rating": 0, "rounds": [row, row]}]

    assert refusal(json.dumps({"rounds": 1, "players": players})).code == "twice_in_round"
