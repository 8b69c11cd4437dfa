"""Evos, costs, Energy and the end of the turn: rows BK-32 to BK-39, BK-47, BK-60, BK-63."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import COMPLETE, Replay
from judge.engine.report import examine
from judge.engine.values import value_of
from tests.judge.engine.rulesets.bakugan.board import (
    OWN_BAKUGAN,
    Node,
    action,
    bakugan,
    card,
    count,
    document,
    played,
    reasons,
    scenario_of,
    zone_of,
)


def evo_on(character: Node, evo: Node) -> Replay:
    return played(
        document(
            {"play": [bakugan("mine", 700, 5), character], "hand": [evo]},
            actions=[{"player": "A", "play": "evo"}],
        )
    )


def fangzor(**keys: object) -> Node:
    return {"id": "base", "name": "Fangzor", "power": 300, "rating": 3, **keys}


def evo_named(name: str) -> Node:
    return {"id": "evo", "name": name, "power": 400, "rating": 8, "cost": 0}


def test_a_face_down_character_is_turned_up_and_the_evo_put_on_it() -> None:
    """BK-32; turning it up does not open the Bakugan."""
    replay = evo_on(fangzor(face="down"), evo_named("Hyper Fangzor"))

    rules = [step.rule for step in replay.steps if step.rule.startswith("resolve.") and step.events]
    assert rules == ["resolve.turn_up", "resolve.on_character", "resolve.off_batch"]
    evo = replay.state.find("evo")
    assert evo is not None
    assert (evo.zone, evo.face, evo.mode, len(evo.under)) == ("play", "up", "rest", 1)


@pytest.mark.parametrize("name", ["Hyper Trox", "Hyper Fangzor Ultra", "Fangzor"])
def test_an_evo_must_fit_the_base_character(name: str) -> None:
    """BK-33, V8."""
    assert reasons(evo_on(fangzor(), evo_named(name))) == ["no_fitting_character"]


@pytest.mark.parametrize("name", ["Hyper Fangzor", "Titan Fangzor"])
def test_evos_have_no_order_of_rank(name: str) -> None:
    """BK-34, BK-35, BK-36."""
    titan = {"id": "titan", "name": "Titan Fangzor", "power": 500, "rating": 6, "under": [fangzor()]}

    replay = evo_on(titan, evo_named(name))

    evo = replay.state.find("evo")
    assert evo is not None
    assert [value_of(replay.state, evo.slot, value) for value in ("power", "rating")] == [400, 8]
    assert [replay.state.printed(slot).id for slot in evo.under] == ["titan", "base"]


def test_two_evos_on_the_batch_find_the_same_pile() -> None:
    """V4: the Character is what an Evo goes on, whatever has been put on it meanwhile."""
    later = {**evo_named("Titan Fangzor"), "id": "later"}
    replay = played(
        document(
            {"play": [bakugan("mine", 700, 5), fangzor()], "hand": [evo_named("Hyper Fangzor"), later]},
            actions=[{"player": "A", "play": "evo"}, {"player": "A", "play": "later"}],
        )
    )

    evo = replay.state.find("evo")
    assert evo is not None
    assert [replay.state.printed(slot).id for slot in evo.under] == ["later", "base"]


def test_the_brawler_stays_the_brawler_under_its_evo() -> None:
    """BK-36 in the brawl: changes of the Bakugan stay (decisions/changes-stay-on-evo)."""
    surge = action("surge", {"power": 200, "to": OWN_BAKUGAN})
    replay = played(
        document(
            {"play": [fangzor(id="mine")], "hand": [surge, evo_named("Hyper Fangzor")]},
            actions=[
                {"player": "A", "play": "surge"},
                {"player": "A", "pass": True},
                {"player": "B", "pass": True},
                {"player": "A", "play": "evo"},
            ],
        )
    )

    compared = next(step for step in replay.steps if step.rule == "brawl.compare")
    assert dict(compared.values) == {"evo": 600, "yours": 600}


@pytest.mark.parametrize(("printed", "change", "energy"), [(2, -3, 0), (1, 1, 2)])
def test_a_cost_changes_but_is_never_below_zero(printed: int, change: int, energy: int) -> None:
    """BK-63, C2."""
    insight = {**action("insight", {"draw": 1}, cost=printed), "effects": [{"cost": change}]}
    replay = played(
        document({"hand": [insight], "energy": energy}, actions=[{"player": "A", "play": "insight"}])
    )

    assert replay.ending == COMPLETE
    assert replay.state.zone("A", "energy") == (-1,) * energy


def test_one_card_is_energized_in_a_step() -> None:
    """BK-39."""
    described = document(
        {"hand": [card("one"), card("two")]},
        turn={"first": "A", "phase": "start"},
        actions=[{"player": "A", "energize": "one"}, {"player": "A", "energize": "two"}],
    )

    replay = played(described)

    assert reasons(replay) == ["one_energy_each"]
    assert zone_of(replay, "one") == "energy"


def test_an_empty_deck_is_not_drawn_from() -> None:
    """BK-60."""
    replay = played(document({"deck": 0}, turn={"first": "A", "phase": "start"}))

    assert (replay.ending, replay.state.winner) == (COMPLETE, "")
    assert (count(replay, "A", "hand"), count(replay, "B", "hand")) == (0, 1)


def test_the_end_phase_charges_resets_and_discards_to_seven() -> None:
    """BK-38, BK-47."""
    mine = {**bakugan("mine", 700, 5), "effects": [{"power": 400}]}
    replay = played(
        document(
            {"play": [mine], "hand": 9, "energy": {"active": 1, "rested": 2}},
            {"hand": 7},
            turn={"first": "A", "phase": "end"},
            actions=[{"player": "A", "pass": True}, {"player": "B", "pass": True}],
        )
    )

    found = replay.state.find("mine")
    assert found is not None
    assert value_of(replay.state, found.slot, "power") == 700
    assert replay.state.zone("A", "energy") == (0, 0, 0)
    assert (count(replay, "A", "hand"), count(replay, "B", "hand")) == (7, 7)


@pytest.mark.parametrize(("others", "power"), [(0, 1000), (1, 700)])
def test_the_condition_of_an_action_is_looked_at_on_resolution(others: int, power: int) -> None:
    """BK-67, bakugan/decisions/fury: the played card is in the hand no more."""
    fury = card(
        "fury",
        {"timing": "action", "if": {"hand_at_most": 0}, "do": [{"power": 300, "to": OWN_BAKUGAN}]},
        cost=0,
    )
    claim = {"id": "c", "at": "brawl.compare", "value": {"mine.power": power}}
    described = document({"hand": [fury, others]}, actions=[{"player": "A", "play": "fury"}], claims=[claim])

    assert examine(scenario_of(described)).findings[0].verdict.verdict == "ALWAYS"


def test_the_rating_of_a_shadow_striker_is_not_reduced() -> None:
    """BK-66, bakugan/glossary/symbols: neither the attack nor the value itself."""
    weaken = action("weaken", {"rating": -3, "to": {"each": {"of": "opponent", "role": "brawler"}}})
    claims = [
        {"id": "value", "at": "brawl.attack", "value": {"mine.rating": 6}},
        {"id": "damage", "at": "end", "count": {"B.deck": 14}},
    ]
    described = document(
        {"play": [bakugan("mine", 700, 6, keywords=["ShadowStrike"])]},
        {"hand": [weaken]},
        actions=[{"player": "B", "play": "weaken"}],
        claims=claims,
    )

    assert [finding.verdict.verdict for finding in examine(scenario_of(described)).findings] == ["ALWAYS"] * 2


@pytest.mark.parametrize("what", ["answered", "attack"])
def test_what_nothing_can_negate_here_is_refused(what: str) -> None:
    """No card of this game is an answer to something, and attacks are not negated."""
    with pytest.raises(BadDocumentError) as caught:
        scenario_of(document({"hand": [action("x", {"negate": what})]}))

    assert caught.value.code == "not_heeded"
