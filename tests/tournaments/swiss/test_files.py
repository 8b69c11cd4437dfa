"""Event files: what each form gives, and that a fault names its place."""

from __future__ import annotations

import json
from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.swiss.real_events import event_text
from tournaments.swiss.errors import SwissError
from tournaments.swiss.files.read import read_event
from tournaments.swiss.files.types import Form
from tournaments.swiss.types import Games, Kind, Line

# tournament-rules.md 7.2, built for tests of pairing.
WORKED = """XXR 4
XXC white1
001    1 m    Alpha                             2000                             1.5    2     4 w 1     2 b =
001    2 m    Bravo                             1950                             1.5    3     5 b 1     1 w =
001    3 m    Charlie                           1900                             1.0    4     6 w 0     7 b 1
001    4 m    Delta                             1850                             1.0    5     1 b 0  0000 - U
001    5 m    Echo                              1800                             0.0    7     2 w 0     6 b 0
001    6 m    Foxtrot                           1750                             2.0    1     3 b 1     5 w 1
001    7 m    Golf                              1700                             1.0    6  0000 - U     3 w 0
"""

OWN = {
    "preset": "bandai",
    "seed": 7,
    "rounds_total": 3,
    "players": [
        {"id": "a", "name": "Alice"},
        {"id": "b"},
        {"id": 3, "dropped_after": 1},
    ],
    "rounds": [[{"table": 1, "players": ["a", "b"], "games": [2, 1, 0]}, {"table": 2, "players": [3, None]}]],
}  # fmt: skip


def refusal(text: str) -> SwissError:
    with pytest.raises(SwissError) as caught:
        read_event(text)
    return caught.value


def own(**changes: object) -> str:
    return json.dumps({**OWN, **changes})


def test_our_own_form_is_read() -> None:
    event = read_event(own())

    assert (event.form, event.preset, event.seed, event.rounds_total, event.round) == (
        Form.OWN,
        "bandai",
        "7",
        3,
        1,
    )
    assert [player.label for player in event.players] == ["a", "b", 3]
    assert event.players[0].name == "Alice"
    assert event.records[0].lines == (Line(1, Kind.WIN, 2, Games(2, 1, 0)),)
    assert event.records[1].lines == (Line(1, Kind.LOSS, 1, Games(1, 2, 0)),)
    assert event.records[2].lines == (Line(1, Kind.BYE),)
    assert event.records[2].dropped_after == 1


def test_a_match_without_games_is_still_played() -> None:
    event = read_event(own(rounds=[[{"table": 4, "players": ["a", "b"], "games": None}]]))

    assert [(match.round, match.table) for match in event.open_matches] == [(1, 4)]
    assert event.records[0].lines == ()


@pytest.mark.parametrize(
    ("result", "kinds"),
    [
        ("double_loss", (Kind.DOUBLE_LOSS, Kind.DOUBLE_LOSS)),
        ("forfeit_win", (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS)),
        ("double_forfeit", (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS)),
    ],
)
def test_a_result_may_be_named(result: str, kinds: tuple[Kind, Kind]) -> None:
    event = read_event(own(rounds=[[{"players": ["a", "b"], "result": result}]]))

    assert tuple(record.lines[0].kind for record in event.records[:2]) == kinds


def test_absent_and_barred_players_are_read() -> None:
    event = read_event(own(away=["b"], barred=[["a", 3]]))

    assert event.away == {2}
    assert event.barred == ((1, 3),)


@pytest.mark.parametrize(
    ("changes", "code", "place"),
    [
        ({"players": [{"id": 1}, {"id": 1}]}, "player_twice", "$.players[1].id"),
        ({"players": [{"id": "a", "dropped_after": -1}]}, "bad_round", "$.players[0].dropped_after"),
        ({"players": "all"}, "bad_file", "$.players"),
        ({"players": [{"name": "x"}]}, "bad_file", "$.players[0]"),
        (
            {"rounds": [[{"players": ["a", "z"], "games": [2, 0, 0]}]]},
            "unknown_player",
            "$.rounds[0][0].players[1]",
        ),
        (
            {"rounds": [[{"players": ["a", "a"], "games": [2, 0, 0]}]]},
            "own_opponent",
            "$.rounds[0][0].players",
        ),
        (
            {"rounds": [[{"players": ["a", None]}, {"players": ["a", "b"]}]]},
            "twice_in_round",
            "$.rounds[0][1].players",
        ),
        ({"rounds": [[{"players": ["a", "b"], "games": [2, -1, 0]}]]}, "bad_games", "$.rounds[0][0].games"),
        ({"rounds": [[{"players": ["a", "b"], "games": [2, 0]}]]}, "bad_file", "$.rounds[0][0].games"),
        ({"rounds": [[{"players": ["a", "b"], "result": "bye"}]]}, "bad_result", "$.rounds[0][0].result"),
        ({"rounds": [[{"players": ["a", "b"], "result": "luck"}]]}, "bad_file", "$.rounds[0][0].result"),
        ({"away": ["z"]}, "unknown_player", "$.away[0]"),
        ({"barred": [["a", "z"]]}, "unknown_player", "$.barred[0][1]"),
    ],
)
def test_a_fault_in_our_own_form_names_its_place(changes: dict[str, object], code: str, place: str) -> None:
    error = refusal(own(**changes))

    assert (error.code, error.place) == (code, place)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_file"),
        ("  \n", "empty_file"),
        ("{", "not_json"),
        ("[1]", "bad_file"),
        ('{"players": NaN}', "not_json"),
    ],
)
def test_what_is_no_event_file_is_refused(text: str, code: str) -> None:
    assert refusal(text).code == code


def test_a_mark_at_the_beginning_of_the_text_does_no_harm() -> None:
    assert read_event("\ufeff" + own()).form is Form.OWN


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_chess_files_may_end_lines_in_three_ways(end: str) -> None:
    event = read_event(WORKED.replace("\n", end))

    assert (event.form, event.round, event.rounds_total) == (Form.TRF, 2, 4)
    assert [record.rating for record in event.records] == [2000, 1950, 1900, 1850, 1800, 1750, 1700]
    assert event.records[3].lines == (Line(1, Kind.LOSS, 1, colour="b"), Line(2, Kind.BYE))
    assert event.ranks[6] == 1


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("001    7", "001    x", "bad_number", "line 9"),
        ("001    7", "001     ", "bad_number", "line 9"),
        ("001    7", "001    6", "player_twice", "line 9"),
        ("001    7", "007    7", "unknown_code", "line 9"),
        ("1.0    6", "abc    6", "bad_points", "line 9"),
        ("1.0    6", "       6", "bad_points", "line 9"),
        ("1.0    6", "2.0    6", "wrong_points", "line 9"),
        ("1700", "17x0", "bad_number", "line 9"),
        ("0000 - U     3 w 0", "0000 - X     3 w 0", "bad_result", "line 9, round 1"),
        ("0000 - U     3 w 0", "0000 - U     3 w ?", "bad_result", "line 9, round 2"),
        ("0000 - U     3 w 0", "0000 - U     3 w 1", "results_differ", "line 5, round 2"),
        ("0000 - U     3 w 0", "0000 - U     9 w 0", "one_sided_game", "line 5, round 2"),
        ("0000 - U     3 w 0", "0000 - U", "missing_result", "line 9, round 2"),
        ("4 w 1     2 b =", "9 w 1     2 b =", "unknown_player", "line 3, round 1"),
        ("XXR 4", "XXR", "bad_number", "line 1"),
        ("XXR 4", "XXR four", "bad_number", "line 1"),
        ("XXC white1", "BBW many", "bad_number", "line 2"),
        ("XXC white1", "XXP 1 99", "unknown_player", ""),
    ],
)
def test_a_fault_in_a_chess_file_names_its_line(old: str, new: str, code: str, place: str) -> None:
    assert old in WORKED

    error = refusal(WORKED.replace(old, new))

    assert (error.code, error.place) == (code, place)


def test_a_chess_file_without_players_is_refused() -> None:
    assert refusal("XXR 4\n").code == "no_players"


@pytest.mark.parametrize(
    ("name", "code", "place"),
    [
        ("trf-incorrect-points.trf", "wrong_points", "line 2"),
        ("trf-missing-result.trf", "missing_result", "line 3, round 5"),
        ("trf-invalid-code.trf", "unknown_code", "line 7"),
    ],
)
def test_broken_real_files_are_refused_with_line_and_reason(name: str, code: str, place: str) -> None:
    """data/README.md."""
    error = refusal(event_text(name))

    assert (error.code, error.place) == (code, place)


def test_additions_of_engines_and_of_trf26_are_read() -> None:
    points = "\n".join(("BBW 3.0", "BBD 1.0", "BBL 0.0", "BBU 3.0"))
    text = WORKED.replace("XXC white1", f"{points}\nXXP 1 6\n260 001 004 2 6\n240 H 003 7")
    for old, new in (("1.5    2", "4.0    2"), ("1.5    3", "4.0    3"), ("1.0    4", "3.0    4"),
                     ("1.0    5", "3.0    5"), ("2.0    1", "6.0    1"), ("1.0    6", "3.0    6")):  # fmt: skip
        text = text.replace(old, new)

    event = read_event(text)

    assert event.awards[Kind.WIN] == event.awards[Kind.BYE] == 3
    assert event.barred == ((1, 6), (2, 6))
    assert event.away == {7}


def test_points_of_trf26_are_read() -> None:
    text = WORKED.replace("XXC white1", "162  W  1.0     D  0.5     L  0.0     P  1.0")

    assert read_event(text).awards[Kind.DRAW] == Fraction(1, 2)


def test_a_bye_entered_for_the_next_round_keeps_a_player_out_of_it() -> None:
    text = WORKED.replace("0000 - U     3 w 0", "0000 - U     3 w 0  0000 - H")

    event = read_event(text)

    assert (event.round, set(event.away)) == (2, {7})


@given(st.text())
def test_no_text_makes_a_reader_crash(text: str) -> None:
    with suppress(SwissError):
        read_event(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=4),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
            st.sampled_from(["players", "rounds", "Rounds", "Matches", "id", "variables", "preliminaryRounds"]),
            inner, max_size=4,
        ),
        max_leaves=12,
    )
)  # fmt: skip
def test_no_json_makes_a_reader_crash(value: object) -> None:
    with suppress(SwissError):
        read_event(json.dumps(value))


@given(st.integers(0, 8), st.integers(0, 110), st.characters(codec="ascii", exclude_categories=["C"]))
def test_a_chess_file_with_one_wrong_sign_never_makes_the_reader_crash(
    line: int, column: int, sign: str
) -> None:
    lines = WORKED.splitlines()
    lines[line] = lines[line][:column] + sign + lines[line][column + 1 :]

    with suppress(SwissError):
        read_event("\n".join(lines))
