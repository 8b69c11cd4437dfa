"""The preset files: what they say, and that nothing in them is left unread."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import fields

from rulings.strict_yaml import load
from tournaments.services.presets import FOLDER, preset_by_code
from tournaments.swiss.preset import Preset
from tournaments.swiss.standings import NAMES
from tournaments.swiss.types import Kind

CODES = ["bandai", "bandai-omw-first", "bushiroad", "fide", "magic", "magic-text", "plain", "pokemon"]
THIRD, TEXT = Fraction(1, 3), Fraction(33, 100)


def test_the_presets_are_those_of_the_design() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.yaml")) == CODES


@pytest.mark.parametrize("code", CODES)
def test_a_preset_file_is_complete(code: str) -> None:
    preset = preset_by_code(code=code)

    assert preset.code == code
    assert set(preset.title) == {"en", "fr", "de"}
    assert set(preset.awards) == set(Kind)
    assert preset.order[0] == "points"
    assert set(preset.order) <= NAMES
    assert preset.order[-1] in ("lot", "number")
    assert preset.notes


@pytest.mark.parametrize("code", CODES)
def test_a_preset_file_has_no_key_that_nobody_reads(code: str) -> None:
    document = load((FOLDER / f"{code}.yaml").read_text(encoding="utf-8"), name=code).value
    assert isinstance(document, dict)
    known = {field.name for field in fields(Preset)}
    renamed = {"preset": "code", "official": "is_official", "points": "awards"}

    assert {renamed.get(key, key) for key in document} <= known


@pytest.mark.parametrize("code", CODES)
def test_the_rows_of_rounds_rise_and_have_an_end_for_everybody(code: str) -> None:
    rows = preset_by_code(code=code).rounds
    limits = [row.players for row in rows]

    assert not rows or limits[-1] is None
    assert limits[:-1] == sorted({limit for limit in limits if limit is not None})


def test_the_values_of_the_rules_at_a_glance() -> None:
    """tournament-rules.md 1."""
    presets = {code: preset_by_code(code=code) for code in CODES}

    for code, preset in presets.items():
        wanted = ["1", "1/2", "0"] if code == "fide" else ["3", "1", "0"]
        assert [str(preset.awards[kind]) for kind in (Kind.WIN, Kind.DRAW, Kind.LOSS)] == wanted
        assert preset.awards[Kind.BYE] == preset.awards[Kind.WIN]
    assert presets["magic"].match_share.opponents_floor == THIRD
    assert presets["magic"].game_share.own_floor == 0
    assert presets["magic-text"].game_share.own_floor == TEXT
    assert presets["bandai"].order == ("points", "mw", "omw", "head_to_head", "lot")
    assert presets["bandai-omw-first"].order == ("points", "omw", "mw", "head_to_head", "lot")
    assert presets["pokemon"].match_share.dropped_ceiling == Fraction(3, 4)
    assert presets["pokemon"].match_share.opponents_floor == Fraction(1, 4)
    assert presets["fide"].order[:4] == ("points", "buchholz_cut1", "buchholz", "sonneborn_berger")
    assert presets["plain"].order[:2] == ("points", "buchholz")
    assert presets["bushiroad"].awards[Kind.DOUBLE_LOSS] == 0


@pytest.mark.parametrize(
    ("code", "players", "rounds"),
    [
        ("magic", 32, 5), ("magic", 33, 6), ("magic", 64, 6), ("magic", 65, 7), ("magic", 128, 7), ("magic", 129, 8),
        ("magic", 226, 8), ("magic", 227, 9), ("magic", 409, 9), ("magic", 410, 10), ("magic", 4000, 10),
        ("bandai", 8, 3), ("bandai", 9, 4), ("bandai", 16, 4), ("bandai", 17, 5), ("bandai", 32, 5), ("bandai", 33, 6),
        ("pokemon", 256, 9), ("bushiroad", 900, 9),
    ],
)  # fmt: skip
def test_the_number_of_rounds_on_both_sides_of_each_limit(code: str, players: int, rounds: int) -> None:
    """tournament-rules.md 2.2, 3.2, 4.1 and 5."""
    row = preset_by_code(code=code).row_for(players)

    assert row is not None
    assert row.rounds == rounds


def test_a_preset_without_rows_says_so() -> None:
    assert preset_by_code(code="fide").row_for(12) is None


def test_half_points_are_whole_units() -> None:
    fide = preset_by_code(code="fide")

    assert fide.unit == 2
    assert [fide.units(kind) for kind in (Kind.WIN, Kind.DRAW, Kind.LOSS)] == [2, 1, 0]
