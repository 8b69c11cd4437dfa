"""Points, shares and averages: the worked examples of tournament-rules.md under their presets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import cast

import pytest
from msgspec.structs import replace

from tests.tournaments.swiss.real_events import event_json, real_event
from tests.tournaments.swiss.small_event import A, B, C, D, E, order, preset, shown, small_event
from tournaments.swiss.preset import Byes, Preset
from tournaments.swiss.records import Enrolled, Match, Result, records_of
from tournaments.swiss.standings import Standings, standings
from tournaments.swiss.types import Games, Kind, Line, Record


def with_opponents_byes(rules: Preset, byes: Byes) -> Preset:
    return replace(
        rules,
        match_share=replace(rules.match_share, opponents_byes=byes),
        game_share=replace(rules.game_share, opponents_byes=byes),
    )


@pytest.mark.parametrize("code", ["magic", "magic-text"])
def test_the_small_event_under_magic_rules_with_the_first_reading(code: str) -> None:
    """tournament-rules.md 8: at four decimals both floors give the same, since no opponent needs one."""
    table = standings(small_event(), preset(code))

    assert order(table) == [A, C, E, D, B]
    assert shown(table, "points") == [9, 3, 6, 4, 4]
    assert shown(table, "omw") == [0.4815, 0.8333, 0.5926, 0.5556, 0.7222]
    assert shown(table, "gw") == [0.8571, 0.3333, 0.6250, 0.5417, 0.4762]
    assert shown(table, "ogw") == [0.4782, 0.7411, 0.5774, 0.5506, 0.6994]


def test_the_small_event_under_magic_rules_with_the_second_reading() -> None:
    """tournament-rules.md 8, reading 2: an opponent's own bye is left out of that opponent's share."""
    table = standings(small_event(), with_opponents_byes(preset("magic-text"), Byes.LEFT_OUT))

    assert order(table) == [A, C, E, D, B]
    assert shown(table, "omw") == [0.4422, 0.8333, 0.5533, 0.4983, 0.6650]
    assert shown(table, "ogw") == [0.4283, 0.7411, 0.5253, 0.4775, 0.6230]


def test_the_small_event_is_exact_under_the_platform_rules() -> None:
    """tournament-rules.md 8: preset `magic`, six decimals."""
    table = standings(small_event(), preset("magic"))

    assert [round(table.number("omw", player), 6) for player in (A, C, E, D, B)] == [
        0.481481, 0.592593, 0.722222, 0.555556, 0.833333,
    ]  # fmt: skip
    assert [round(table.number("ogw", player), 6) for player in (A, C, E, D, B)] == [
        0.478175, 0.577381, 0.699405, 0.550595, 0.741071,
    ]  # fmt: skip
    assert table.exact("gw", B) == Fraction(1, 3)


def test_the_small_event_under_bandai_rules() -> None:
    """tournament-rules.md 8."""
    table = standings(small_event(), preset("bandai"))

    assert order(table) == [A, C, E, D, B]
    assert shown(table, "mw") == [1.0, 0.33, 0.6667, 0.33, 0.33]
    assert shown(table, "omw") == [0.4422, 0.8333, 0.5533, 0.4983, 0.6650]


def test_the_small_event_under_pokemon_rules() -> None:
    """tournament-rules.md 8: E beats D in round 3, so that there is no tie."""
    table = standings(small_event((0, 2, 0)), preset("pokemon"))

    assert order(table) == [A, E, C, B, D]
    assert shown(table, "points") == [9, 3, 6, 3, 6]
    assert shown(table, "mw") == [1.0, 0.25, 0.6667, 0.25, 0.5]
    assert shown(table, "omw") == [0.4722, 0.8333, 0.5, 0.5833, 0.6250]
    assert shown(table, "oomw") == [0.6528, 0.4861, 0.6296, 0.5625, 0.5278]


@pytest.mark.parametrize(("code", "first"), [("magic", 2), ("bandai", 1), ("bandai-omw-first", 2)])
def test_magic_and_bandai_disagree_about_a_bye(code: str, first: int) -> None:
    """tournament-rules.md 8: X 3-1 without a bye, Y 3-1 with one and better opponents."""
    weak, strong = 10, 20
    matches = []
    for number, result in enumerate((Result.WIN, Result.WIN, Result.WIN, Result.LOSS), start=1):
        matches.append(Match(number, 1, weak + number, result))
        y_result = Result.BYE if number == 1 else result
        matches.append(Match(number, 2, None if number == 1 else strong + number, y_result))
    matches += [
        Match(extra, strong + number, 30 + extra + 10 * number, Result.WIN)
        for number in (2, 3)
        for extra in (5, 6)
    ]
    players = {player for game in matches for player in (game.first, game.second) if player is not None}

    table = standings(records_of([Enrolled(player) for player in sorted(players)], matches), preset(code))

    assert table.exact("points", 1) == table.exact("points", 2) == 9
    assert table.exact("omw", 2) > table.exact("omw", 1)
    assert next(player for player in order(table) if player in (1, 2)) == first


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        ([Kind.WIN] * 5 + [Kind.LOSS] * 2 + [Kind.DRAW], Fraction(16, 24)),
        ([Kind.LOSS, Kind.WIN, Kind.LOSS, Kind.LOSS], Fraction(33, 100)),
        ([Kind.BYE, Kind.WIN, Kind.WIN, Kind.LOSS, Kind.LOSS], Fraction(9, 15)),
    ],
)
def test_the_match_shares_of_the_rules_text(kinds: list[Kind], expected: Fraction) -> None:
    """tournament-rules.md 2.1: 5-2-1, 1-3-0 with the floor, 3-2-0 with a bye."""
    table = standings(one_player(kinds), preset("magic-text"))

    assert table.exact("mw", 1) == expected


def one_player(kinds: Sequence[Kind], games: Mapping[int, Games] | None = None) -> list[Record]:
    """Make a player with these rounds, against opponents who did nothing else."""
    lines = [
        Line(number, kind, None if kind.is_bye else 100 + number, (games or {}).get(number))
        for number, kind in enumerate(kinds, start=1)
    ]
    others = [Record(100 + line.round, (Line(line.round, Kind.LOSS, 1),)) for line in lines if line.opponent]
    return [Record(1, tuple(lines)), *others]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([(2, 0), (2, 1), (1, 2), (2, 0)], Fraction(21, 30)),
        ([(1, 2), (1, 2), (0, 2), (1, 2)], Fraction(33, 100)),
    ],
)
def test_the_game_shares_of_the_rules_text(scores: list[tuple[int, int]], expected: Fraction) -> None:
    """tournament-rules.md 2.1: 21 of 30 points of games, and 9 of 33 with the floor."""
    games = {number: Games(won, lost, 0) for number, (won, lost) in enumerate(scores, start=1)}
    kinds = [Kind.WIN if won > lost else Kind.LOSS for won, lost in scores]

    table = standings(one_player(kinds, games), preset("magic-text"))

    assert table.exact("gw", 1) == expected


OPPONENTS = [(4, 4, 0), (7, 1, 0), (1, 3, 1), (3, 3, 1), (6, 2, 0), (5, 2, 1), (4, 3, 1), (6, 1, 1)]


def opponents_event(records: Sequence[tuple[int, int, int]], *, bye_first: bool) -> list[Record]:
    """Let player 1 meet opponents with given records; all others they met are fillers."""
    found, lines = [], []
    if bye_first:
        lines.append(Line(1, Kind.BYE))
    for at, (won, lost, drawn) in enumerate(records):
        opponent, number = 10 + at, len(lines) + 1
        kinds = [Kind.LOSS] * lost + [Kind.WIN] * won + [Kind.DRAW] * drawn
        first = Line(number, Kind.LOSS if lost else Kind.WIN, 1)
        kinds.remove(first.kind)
        rest = [Line(20 + place, kind, 1000) for place, kind in enumerate(kinds)]
        found.append(Record(opponent, (first, *rest)))
        lines.append(Line(number, Kind.WIN if lost else Kind.LOSS, opponent))
    return [Record(1, tuple(lines)), *found, Record(1000)]


@pytest.mark.parametrize(
    ("code", "bye_first", "expected"),
    [
        ("magic-text", False, 0.616399),
        ("magic", False, 0.616815),
        ("magic-text", True, 0.633027),
        ("magic", True, 0.633503),
    ],
)
def test_the_averages_of_the_rules_text(code: str, bye_first: bool, expected: float) -> None:
    """tournament-rules.md 2.1, both examples: the second has a bye instead of the 4-4-0 opponent."""
    met = OPPONENTS[1:] if bye_first else OPPONENTS

    table = standings(opponents_event(met, bye_first=bye_first), preset(code))

    assert table.number("omw", 1) == pytest.approx(expected, abs=5e-7)


def published() -> list[dict[str, float | str]]:
    document = cast("dict[str, list[dict[str, float | str]]]", event_json("melee-19-players.json"))
    return document["Standings"]


def disagreeing_rows(table: Standings, names: Mapping[int, str]) -> int:
    bad = 0
    for row, want in zip(table.rows, published(), strict=True):
        figures = {"points": "Points", "omw": "OMWP", "gw": "GWP", "ogw": "OGWP"}
        same = names[row.player] == want["Player"] and all(
            abs(table.number(criterion, row.player) - float(want[key])) < 1.1e-8
            for criterion, key in figures.items()
        )
        bad += not same
    return bad


def test_all_rows_of_a_real_event_agree() -> None:
    """tournament-rules.md 2.3: 19 rows to the 8 printed decimals."""
    event = real_event("melee-19-players.json")
    names = {player.number: player.name for player in event.players}

    assert disagreeing_rows(standings(event.records, preset("magic")), names) == 0
    assert disagreeing_rows(standings(event.records, preset("magic-text")), names) > 0


@pytest.mark.parametrize(
    ("change", "criterion", "rows"),
    [
        ("floor", "omw", 17), ("floor", "ogw", 7), ("no floor", "omw", 17), ("no floor", "ogw", 7),
        ("own floor", "gw", 2), ("own bye", "gw", 4), ("reading 2", "omw", 5), ("game byes", "ogw", 9),
    ],
)  # fmt: skip
def test_each_rule_of_the_platform_matters(change: str, criterion: str, rows: int) -> None:
    """tournament-rules.md 2.3: how many rows go wrong when one rule is changed."""
    magic = preset("magic")
    text, none = Fraction(33, 100), Fraction(0)
    matches, games = magic.match_share, magic.game_share
    changed = {
        "floor": replace(
            magic,
            match_share=replace(matches, opponents_floor=text, mean_floor=text),
            game_share=replace(games, opponents_floor=text, mean_floor=text),
        ),
        "no floor": replace(
            magic,
            match_share=replace(matches, opponents_floor=none, mean_floor=none),
            game_share=replace(games, opponents_floor=none, mean_floor=none),
        ),
        "own floor": replace(magic, game_share=replace(games, own_floor=Fraction(1, 3))),
        "own bye": replace(magic, game_share=replace(games, own_byes=Byes.LEFT_OUT)),
        "reading 2": replace(magic, match_share=replace(matches, opponents_byes=Byes.LEFT_OUT)),
        "game byes": replace(magic, game_share=replace(games, opponents_byes=Byes.LEFT_OUT)),
    }[change]
    event = real_event("melee-19-players.json")

    right, wrong = standings(event.records, magic), standings(event.records, changed)

    differing = [
        player.number
        for player in event.players
        if abs(right.number(criterion, player.number) - wrong.number(criterion, player.number)) > 1e-8
    ]
    assert len(differing) == rows
