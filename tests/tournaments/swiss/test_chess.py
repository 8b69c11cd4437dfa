"""The criteria of chess: 31 tables of the FIDE exercise, and points and ranks of real files."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest
from msgspec.structs import replace

from tests.tournaments.swiss.real_events import event_json, real_event
from tournaments.swiss.preset import Preset, Unplayed
from tournaments.swiss.ratings import difference
from tournaments.swiss.sheet import Note
from tournaments.swiss.standings import standings
from tournaments.swiss.types import Kind, Line, Record

# The tables of tournament-rules.md 6.1, by the name of our criterion.
TABLES = {
    "points": "points",
    "standard_points": "points",
    "win": "wins",
    "won": "won",
    "played_with_black": "played_with_black",
    "won_with_black": "won_with_black",
    "games_elected_to_play": "games_elected",
    "progressive_scores": "progressive",
    "progressive_cut1": "progressive_cut1",
    "adjusted_score": "adjusted_score",
    "adjusted_score_fore": "fore_adjusted_score",
    "buchholz": "buchholz",
    "buchholz_cut1": "buchholz_cut1",
    "fore_buchholz": "fore_buchholz",
    "sonneborn_berger_swiss": "sonneborn_berger",
    "sb_cut1_swiss": "sonneborn_berger_cut1",
    "aob": "average_buchholz",
    "aro": "opponents_rating",
    "aro_cut1": "opponents_rating_cut1",
    "tpr": "performance",
    "apro": "opponents_performance",
    "kashdan": "kashdan",
    "kashdan_papi": "kashdan_of_points",
    "player_rating": "rating",
    "player_rating_reversed": "rating_reversed",
}
LEGACY = ("buchholz", "buchholz_cut1", "fore_buchholz", "aob", "sonneborn_berger_swiss", "sb_cut1_swiss")
ALL = [*TABLES, *(f"{name}_legacy_2026" for name in LEGACY)]


def expected(table: str) -> dict[str, float]:
    document = cast(
        "dict[str, dict[str, dict[str, float]]]", event_json("fide-exercise-expected-tiebreaks.json")
    )
    return document["tec-swiss"][table]


def test_there_are_31_tables() -> None:
    assert len(ALL) == 31


@pytest.mark.parametrize("table", ALL)
def test_a_table_of_the_exercise_agrees(table: str, fide: Preset) -> None:
    name = table.removesuffix("_legacy_2026")
    rules = fide if name == table else replace(fide, unplayed=Unplayed.OWN)

    computed = standings(real_event("fide-exercise-tec-swiss.json").records, rules)

    wrong = {
        player: (value, computed.number(TABLES[name], int(player)))
        for player, value in expected(table).items()
        if abs(computed.number(TABLES[name], int(player)) - value) > (0.00501 if name == "aob" else 1e-9)
    }
    assert wrong == {}


def test_the_plain_form_of_the_exercise_gives_the_same_points(fide: Preset) -> None:
    computed = standings(real_event("fide-exercise-tec-swiss.normalised.json").records, fide)

    for player, value in expected("points").items():
        assert computed.number("points", int(player)) == value


def test_a_number_of_chess_can_be_opened(fide: Preset) -> None:
    records = real_event("fide-exercise-tec-swiss.json").records
    computed = standings(records, fide)

    for criterion in TABLES.values():
        for record in records:
            explained = computed.explained(criterion, record.player)
            rounding = 1 if "rating" in criterion or "performance" in criterion else 0
            assert abs(explained.value - explained.unlimited) <= rounding


def test_the_term_that_was_cut_is_shown_as_left_out(fide: Preset) -> None:
    computed = standings(real_event("fide-exercise-tec-swiss.json").records, fide)

    notes = [part.note for part in computed.explained("buchholz_cut1", 1).parts]

    assert notes.count(Note.LEFT_OUT) == 1


def test_points_and_ranks_of_a_large_file_agree(fide: Preset) -> None:
    """data/README.md: 180 players; ranks go by points, then by number."""
    event = real_event("trf-180-players.trf")

    computed = standings(event.records, replace(fide, order=("points", "number")))

    assert {row.player: row.rank for row in computed.rows} == event.ranks
    assert len(event.ranks) == 180


@pytest.mark.parametrize(
    ("name", "first", "points"),
    [("trf-13-players.trf", 1, 8.0), ("trf-burstein-late-entries.trf", 5, 3.5)],
)
def test_points_of_real_files_are_read(name: str, first: int, points: float, fide: Preset) -> None:
    computed = standings(real_event(name).records, fide)

    assert (computed.rows[0].player, computed.number("points", first)) == (first, points)


@pytest.mark.parametrize("name", ["trf-13-players.trf", "trf-180-players.trf"])
def test_nobody_met_twice_in_real_files(name: str) -> None:
    for record in real_event(name).records:
        met = [line.opponent for line in record.lines if line.kind.is_played]
        assert len(met) == len(set(met))


def test_a_player_without_games_has_no_performance(fide: Preset) -> None:
    computed = standings([Record(1, (Line(1, Kind.HALF_BYE),), rating=2000)], fide)

    assert [computed.number(name, 1) for name in ("performance", "opponents_rating", "average_buchholz")] == [
        0
    ] * 3
    assert computed.number("buchholz_cut1", 1) == 0


def test_the_rating_table_is_that_of_fide() -> None:
    """100 % counts 800, an even score nothing, and below it the same with a minus."""
    assert difference(Fraction(1)) == 800
    assert difference(Fraction(1, 2)) == 0
    assert difference(Fraction(1, 4)) == -193
    assert difference(Fraction(9, 10)) == 366
