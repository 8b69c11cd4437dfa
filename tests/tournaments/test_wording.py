"""Each reason of a pairing becomes one sentence that names players, points and tables."""

from __future__ import annotations

import pytest

from tournaments.swiss.errors import SwissError
from tournaments.swiss.outcome import Reason, ReasonCode, Witness
from tournaments.wording import points_text, reason_text, witness_text


def name_of(player: int) -> str:
    return f"P{player}"


@pytest.mark.parametrize(
    ("code", "others", "sentence"),
    [
        (ReasonCode.ODD_BRACKET, (), "because the number of players with 9 points or more is odd."),
        (ReasonCode.MET_ALL_CLOSER, (1, 7, 8), "because P1 may not meet anybody closer again: P7, P8."),
        (
            ReasonCode.CLOSER_FORCES_REMATCH,
            (1, 7, 2, 8),
            "because P1 against P7 would force a rematch of P2 and P8 (table 6).",
        ),
        (
            ReasonCode.NOTHING_CHEAPER,
            (),
            "because every closer pairing of all tables would force a rematch somewhere.",
        ),
    ],
)
def test_a_pair_with_different_points_is_explained(
    code: ReasonCode, others: tuple[int, ...], sentence: str
) -> None:
    reason = Reason(code, (1, 2), (9, 6), table=4, others=others, other_table=6)

    assert reason_text(reason, name_of, 1) == f"Table 4: P1 (9) meets P2 (6), {sentence}"


@pytest.mark.parametrize(
    ("code", "others", "sentence"),
    [
        (ReasonCode.BYE_LOWEST, (), "P5 has the bye: the lowest points (1.5) of those who had none."),
        (ReasonCode.BYE_HAD_ONE, (7,), "P5 has the bye (1.5 points); those with fewer points had one: P7."),
        (
            ReasonCode.BYE_FORCES_REMATCH,
            (7, 8),
            "P5 has the bye (1.5 points); one for fewer points would force a rematch: P7, P8.",
        ),
        (
            ReasonCode.BYE_AGAIN,
            (7,),
            "P5 has a bye again; for those with fewer byes it would force a rematch: P7.",
        ),
        (ReasonCode.BYE_AGAIN, (), "P5 has a bye again, since everybody had one."),
    ],
)
def test_a_bye_is_explained(code: ReasonCode, others: tuple[int, ...], sentence: str) -> None:
    assert reason_text(Reason(code, (5,), (3,), others=others), name_of, 2) == sentence


def test_who_blocks_a_round_is_named() -> None:
    alone = Witness(groups=((1,), (2,)), few=())
    star = Witness(groups=((2,), (3,), (None,)), few=(1,))

    assert witness_text(alone, name_of) == (
        "No pairing without a rematch exists. Each of these groups is odd and may only meet itself: P1; P2. "
        "2 players stay without an opponent."
    )
    assert witness_text(star, name_of) == (
        "No pairing without a rematch exists. Each of these groups is odd and may only meet itself or P1: "
        "P2; P3; the bye. 2 players stay without an opponent."
    )


@pytest.mark.parametrize(("units", "unit", "text"), [(9, 1, "9"), (3, 2, "1.5"), (4, 2, "2")])
def test_points_are_written_as_people_do(units: int, unit: int, text: str) -> None:
    assert points_text(units, unit) == text


def test_an_error_joins_place_sentence_and_mend() -> None:
    error = SwissError("code", "It is so.", place="line 3", mend="Mend it.")

    assert str(error) == "line 3: It is so. Mend it."
    assert str(SwissError("code", "It is so.")) == "It is so."
