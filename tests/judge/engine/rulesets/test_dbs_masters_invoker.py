"""[Invoker] of the manual 4.00 (22-37): one Red/Blue energy instead of the cost of a Red/Blue Extra Card."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import ATTACK, Node, counter, examined, fighter, read, refused, skill, verdict_of
from tests.judge.engine.rulesets.test_dbs_masters_keywords import M4, M19, board, zones

ALWAYS, NEVER, POSSIBLE, OPEN = "ALWAYS", "NEVER", "POSSIBLE", "OPEN"
DRAW: Node = {"draw": 1}
BOTH = ["red", "blue"]
INVOKER = fighter("i1", 5000, keywords=["Invoker"])
USE: Node = {"player": "A", "activate": "x1.s1"}
YES: Node = {"player": "A", "activate": "i1.invoker"}
NO: Node = {"player": "A", "decline": "i1.invoker"}


def extra(*colours: str, energy: int = 4, **more: object) -> Node:
    used = skill("x1.s1", timing="activate_main", do=[DRAW], **more)
    return {"id": "x1", "kind": "extra", "energy": energy, "colours": list(colours), "skills": [used]}


def energy(card: str, *colours: str, **more: object) -> Node:
    return {"id": card, "colours": list(colours), **more}


def invoking(
    *area: object, hand: Node | None = None, battle: Node = INVOKER, actions: tuple[Node, ...] = (USE,)
) -> Node:
    a = {"battle": [battle], "hand": [hand or extra(*BOTH)], "energy": list(area)}
    return board(M4, a, None, *actions)


def modes(document: Node, *names: str) -> list[str]:
    replay = play_out(read(document))
    assert replay.refusal is None, replay.refusal
    return [card.mode for name in names if (card := replay.state.find(name)) is not None]


INVOKED = invoking(energy("e1", *BOTH), energy("e2", "red"))


def test_one_red_and_blue_energy_pays_for_a_red_and_blue_extra_card() -> None:
    """22-37: whatever it costs; no other energy is rested."""
    assert zones(INVOKED, "x1") == ["drop"]
    assert modes(INVOKED, "e1", "e2") == ["rest", "active"]


@pytest.mark.parametrize(
    "document",
    [
        invoking(energy("e1", "red"), energy("e2", "blue")),
        invoking(energy("e1", *BOTH, mode="rest")),
        invoking(energy("e1", *BOTH), hand=extra("red")),
        invoking(energy("e1", *BOTH), hand=extra("red", "green")),
        invoking(energy("e1", *BOTH), battle=fighter("i1")),
        invoking(energy("e1", *BOTH), battle={**INVOKER, "lost": ["skills"]}),
    ],
    ids=["two single ones", "rested", "a red card", "a red and green card", "no Invoker", "a negated one"],
)
def test_without_any_of_it_the_energy_must_be_paid(document: Node) -> None:
    """22-37."""
    assert refused(document) == (1, {"not_enough_energy"})


def test_the_opponents_invoker_does_not_help() -> None:
    a: Node = {"hand": [extra(*BOTH)], "energy": [energy("e1", *BOTH)]}

    assert refused(board(M4, a, {"battle": [INVOKER]}, USE)) == (1, {"not_enough_energy"})


def rich(*actions: Node) -> Node:
    area = [energy("e1", *BOTH), energy("e2", "red"), energy("e3", "blue")]
    return invoking(*area, hand=extra(*BOTH, energy=2), actions=(USE, *actions))


def test_who_can_pay_the_energy_may_do_either() -> None:
    """22-37: "instead" is a choice; what nobody wrote was not done."""
    paid: Node = {"player": "A", "choose": ["e2", "e3"]}

    assert modes(rich(YES), "e1", "e2", "e3") == ["rest", "active", "active"]
    assert modes(rich(NO, paid), "e1", "e2", "e3") == ["active", "rest", "rest"]
    assert modes(rich(paid), "e1", "e2", "e3") == ["active", "rest", "rest"]


def test_the_skill_cost_is_paid_with_other_energy() -> None:
    """22-37, 12-2-2: only the energy cost of the card is replaced."""
    priced = extra(*BOTH, cost={"energy": 1})

    assert refused(invoking(energy("e1", *BOTH), hand=priced)) == (1, {"not_enough_energy"})
    assert modes(invoking(energy("e1", *BOTH), energy("e2", "red"), hand=priced), "e1", "e2") == [
        "rest",
        "rest",
    ]


def test_whether_undescribed_energy_is_red_and_blue_is_asked() -> None:
    """The same for a card whose colours nobody wrote."""
    untold = {key: value for key, value in extra(*BOTH).items() if key != "colours"}
    allowed: Node = {"allowed": USE}

    assert verdict_of(invoking(3, actions=()), allowed) == OPEN
    assert verdict_of(invoking(energy("e1", *BOTH), hand=untold, actions=()), allowed) == OPEN
    assert verdict_of(invoking(3, hand=extra("green"), actions=()), allowed) == NEVER


def test_the_energy_marker_does_not_serve() -> None:
    """decisions/g-53, 1-14-3: it is no energy."""
    b: Node = {
        "battle": [INVOKER],
        "hand": [extra(*BOTH)],
        "marker": 1,
        "leader": {"id": "lb", "power": 10000, "colours": BOTH},
    }
    document = board(M4, {}, b, {**USE, "player": "B"}, turn={"player": "B", "number": 5, "first": "A"})

    assert refused(document) == (1, {"not_enough_energy"})


HALT = {**counter("c1", {"negate": "attack"}, energy=3), "colours": BOTH}
COUNTERED = board(
    M4,
    {},
    {"battle": [INVOKER], "hand": [HALT], "energy": [energy("e1", *BOTH)]},
    ATTACK,
    {"player": "B", "counter": "c1.s1"},
)
LAID = board(
    M4,
    {
        "battle": [INVOKER],
        "hand": [{"id": "f1", "keywords": ["Field"], "energy": 3, "colours": BOTH}],
        "energy": [energy("e1", *BOTH)],
    },
    None,
    {"player": "A", "activate": "f1.field"},
)


def test_it_pays_for_counters_and_fields_as_well() -> None:
    """decisions/g-53."""
    assert zones(COUNTERED, "c1") == ["drop"]
    assert modes(COUNTERED, "e1") == ["rest"]
    assert zones(LAID, "f1") == ["battle"]
    assert modes(LAID, "e1") == ["rest"]


def test_a_counter_may_be_paid_either_way() -> None:
    """22-37; the question is that of the player who counters."""
    area = [energy("e1", *BOTH), energy("e2", "red"), energy("e3", "red"), energy("e4", "red")]
    document = board(
        M4,
        {},
        {"battle": [INVOKER], "hand": [HALT], "energy": area},
        ATTACK,
        {"player": "B", "counter": "c1.s1"},
        {"player": "B", "activate": "i1.invoker"},
    )

    assert modes(document, "e1", "e2") == ["rest", "active"]


def test_the_verdict_says_what_we_decided_and_2019_does_not_know_the_word() -> None:
    finding = examined({**INVOKED, "claims": [{"id": "c", "zone": {"x1": "drop"}}]}).findings[0]

    assert "check:invoked" in {one.about for one in finding.assumptions if one.code == "weak_rule"}
    with pytest.raises(BadDocumentError, match="belongs to the rules of masters-4"):
        read(board(M19, {"battle": [INVOKER]}))


BOARDS_4 = [INVOKED, COUNTERED, LAID]
"""What reaches the rules of [Invoker], for the test that nothing is left unreached."""
