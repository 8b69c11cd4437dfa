"""Words that only the manual 4.00 knows, and those of what is left out."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.verdicts import ALWAYS
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    auto,
    duel,
    examined,
    fighter,
    leader,
    read,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.fourth_boards import M4, M19

# What is left out.


@pytest.mark.parametrize(
    "side",
    [
        {"unison": [{"id": "u1"}]},
        {"z_energy": 2},
        {"battle": [fighter("a1", keywords=["Z-Stack"])]},
        {"battle": [fighter("a1", kind="unison")]},
        {"hand": [fighter("h1", 10000, skill("h1.s1", timing="z_awaken", do=[]))]},
    ],
)
def test_unison_and_z_cards_are_refused_with_what_they_are(side: dict[str, object]) -> None:
    with pytest.raises(BadDocumentError, match="Cards are not modelled under masters-4"):
        read(duel(side, profile=M4))


# Other words that only these rules know.


def test_the_end_of_the_damage_step_is_heard() -> None:
    """8-4-9; in 2019 there is no such moment."""
    heard = leader("la", auto("la.s1", {"damage_step_ends": "own"}, DRAW))
    document = duel({"leader": heard}, {"marker": 0}, actions=[ATTACK], profile=M4)

    assert verdict_of(document, {"triggers": "la.s1"}) == ALWAYS
    with pytest.raises(BadDocumentError, match="damage_step_ends"):
        read({**document, "profile": M19, "players": duel({"leader": heard})["players"]})


def test_a_skill_for_a_combo_card_resolves_before_it_moves() -> None:
    """8-5."""
    combo = auto("k1.s1", {"combo_leaves": "self"}, DRAW, **{"in": ["combo"]})
    card = fighter("k1", 5000, combo, combo_cost=0, combo_power=5000)
    actions = [ATTACK, {"player": "A", "combo": "k1"}]
    document = duel({"hand": [card]}, {"marker": 0}, actions=actions, profile=M4)

    assert verdict_of(document, {"at": "battle.combo_to_drop", "count": {"A.hand": 1}}) == ALWAYS


@pytest.mark.parametrize("step", ["declaration", "checkpoint", "offense", "defense", "damage", "end"])
def test_a_battle_is_taken_up_at_each_of_its_steps(step: str) -> None:
    battle = {"attacker": "a1", "guard": "lb", "step": step}
    document = duel(None, {"marker": 0}, battle=battle, profile=M4)

    assert examined(document).refusal is None
