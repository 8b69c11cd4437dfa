"""The parts of a cost: energy, cards of the deck, the card itself."""

from __future__ import annotations

from judge.engine.costparts import Payer, options_for
from judge.engine.energy import active_energy
from judge.engine.questions import Option
from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.skills import EnergyPart
from tests.judge.engine.duel import (
    DRAW,
    USE,
    duel,
    end,
    fighter,
    main,
    read,
    skill,
    zone_of,
)


def test_energy_of_one_kind_is_one_option() -> None:
    spark = {"id": "e1", "name": "Spark", "skills": [skill("e1.s1", timing="permanent", do=[])]}
    plain = {"id": "e2", "name": "Plain"}
    state = read(duel({"energy": [{"active": 2, "rested": 1}, spark, plain]})).state

    assert active_energy(state, "A") == 4
    payer = Payer(MASTERS_2019, "A", None)
    assert options_for(state, payer, EnergyPart(1)) == (
        Option("energy", 3, ("e2",)),
        Option("e1", 1, ("e1",)),
    )


def test_energy_with_a_skill_is_chosen_by_name() -> None:
    spark = {"id": "e1", "name": "Spark", "skills": [skill("e1.s1", timing="permanent", do=[])]}
    board = duel(
        {"energy": [1, spark], "hand": [fighter("p1", energy=1)]}, actions=[{"player": "A", "play": "p1"}]
    )

    replay = play_out(read(board))
    chosen = end({**board, "actions": [{"player": "A", "play": "p1"}, {"player": "A", "choose": ["e1"]}]})

    assert replay.question is not None
    assert replay.question.subject == "pay"
    assert chosen.zone("A", "energy")[0] == 0
    spent = chosen.find("e1")
    assert spent is not None
    assert spent.mode == "rest"


def test_a_cost_of_cards_from_the_deck_takes_them_from_the_top() -> None:
    board = duel(
        {**main(DRAW, cost={"mill": 2}), "deck": [fighter("d1"), 1, fighter("d2"), 5]}, actions=[USE]
    )

    assert zone_of(end(board), "d1") == "drop"
    assert zone_of(end(board), "d2") == "hand"


def test_a_cost_of_resting_rests_the_card() -> None:
    state = end(duel(main(DRAW, cost={"rest_self": True}), actions=[USE]))

    found = state.find("la")
    assert found is not None
    assert found.mode == "rest"
