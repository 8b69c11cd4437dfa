"""[Successor] of the manual 4.00 (22-38): a card of the hand comes for Battle Cards whose costs add up to its own."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import Node, counter, examined, fighter, read, refused, skill, verdict_of
from tests.judge.engine.rulesets.test_dbs_masters_keywords import M4, M19, board, zones

ALWAYS, NEVER, POSSIBLE = "ALWAYS", "NEVER", "POSSIBLE"
USE: Node = {"player": "A", "activate": "h1.s1"}
RED: Node = fighter("a1", 20000, colours=["red"], energy=5)


def heir(total: int = 5, **more: object) -> Node:
    reading: dict[str, object] = {"timing": "successor", **more}
    return fighter("h1", 25000, skill("h1.s1", **reading), energy=total, colours=["green", "yellow"])


def parent(card: str, cost: int, *colours: str, **more: object) -> Node:
    return fighter(card, 5000, energy=cost, colours=list(colours), **more)


PAIR = (parent("p1", 2, "green"), parent("p2", 3, "yellow"))


def succeeding(
    *parents: Node, hand: Node | None = None, actions: tuple[Node, ...] = (USE,), b: Node | None = None
) -> Node:
    return board(M4, {"battle": [RED, *parents], "hand": [hand or heir()]}, b, *actions)


SUCCEEDED = succeeding(*PAIR)


def test_a_successor_comes_for_cards_whose_costs_add_up_to_its_own() -> None:
    """22-38: they go to the Drop Area, it enters in Active Mode, and no energy is paid for it."""
    card = play_out(read(SUCCEEDED)).state.find("h1")

    assert zones(SUCCEEDED, "p1", "p2", "h1") == ["drop", "drop", "battle"]
    assert card is not None
    assert card.mode == "active"
    assert verdict_of(SUCCEEDED, {"happens": {"ko": "p1"}}) == NEVER


@pytest.mark.parametrize(
    "parents",
    [
        (PAIR[0],),
        (PAIR[0], parent("p2", 4, "yellow")),
        (PAIR[0], parent("p2", 3, "red")),
        (PAIR[0], parent("p2", 3, "yellow", "red")),
    ],
    ids=["too little", "too much", "another colour", "another colour beside it"],
)
def test_the_sum_is_exact_and_the_colours_are_green_and_yellow(parents: tuple[Node, ...]) -> None:
    """22-38; a card that is red as well does not count by our decision g-52."""
    assert refused(succeeding(*parents)) == (1, {"costs_do_not_add_up"})


def test_cards_of_one_colour_or_of_both_will_do() -> None:
    """22-38: one card may be enough, and rested ones are given like active ones."""
    for parents in (
        (parent("p1", 5, "green", mode="rest"),),
        (parent("p1", 2, "green"), parent("p2", 3, "green")),
        (parent("p1", 5, "green", "yellow"),),
    ):
        assert zones(succeeding(*parents), "h1") == ["battle"]


def test_the_opponents_cards_do_not_count() -> None:
    theirs = succeeding(PAIR[0], b={"battle": [PAIR[1]]})

    assert refused(theirs) == (1, {"costs_do_not_add_up"})


def test_which_cards_are_given_is_a_choice() -> None:
    """22-38: any that add up."""
    document = succeeding(*PAIR, parent("p3", 3, "green"), parent("p4", 5, "yellow"))
    chosen = succeeding(
        *PAIR, parent("p3", 3, "green"), actions=(USE, {"player": "A", "choose": ["p1", "p3"]})
    )

    assert verdict_of(document, {"at": "end", "zone": {"p4": "drop"}}) == POSSIBLE
    assert zones(chosen, "p1", "p2", "p3", "h1") == ["drop", "battle", "drop", "battle"]


def test_the_present_costs_of_the_cards_count_and_the_printed_one_of_the_successor() -> None:
    """22-38 says "original" of the successor only: decisions/g-52."""
    cheaper = {**PAIR[1], "effects": [{"energy": -1, "until": "turn", "from": "x"}]}

    assert refused(succeeding(PAIR[0], cheaper)) == (1, {"costs_do_not_add_up"})
    assert zones(succeeding(PAIR[0], cheaper, hand=heir(4)), "h1") == ["battle"]


def test_the_skill_cost_is_paid_as_well() -> None:
    """5-8-2: all or nothing."""
    assert refused(succeeding(*PAIR, hand=heir(cost=[{"orbs": {"green": 1}}]))) == (1, {"not_enough_energy"})


def test_it_is_used_in_the_own_main_phase_out_of_the_hand() -> None:
    """22-38: [Activate : Main]."""
    in_play = board(M4, {"battle": [*PAIR, heir()]}, None, USE)
    attack: Node = {"player": "A", "attack": "a1", "target": "lb"}
    late: Node = {**USE, "at": "battle.offense_act"}

    assert refused(in_play) == (1, {"not_valid_here"})
    assert refused(succeeding(*PAIR, actions=(attack, late))) == (2, {"only_in_main_phase"})


NEGATED = succeeding(
    *PAIR,
    actions=(USE, {"player": "B", "counter": "c1.s1"}),
    b={"hand": [counter("c1", {"negate": "answered"}, kind="counter_play", energy=0)]},
)


def test_a_successor_whose_play_is_negated_goes_to_the_drop_area() -> None:
    """decisions/g-37; what was given stays given."""
    assert zones(NEGATED, "h1", "p1", "p2") == ["drop", "drop", "drop"]


def test_a_unique_card_of_its_name_may_be_what_is_given() -> None:
    """22-39-3: it is no longer in play when the successor comes; one that cannot be given keeps it out."""
    unique = {"keywords": ["Unique"], "name": "One"}
    hand = {**heir(), **unique}

    assert zones(succeeding(parent("p1", 5, "green", **unique), hand=hand), "h1") == ["battle"]
    assert refused(
        succeeding(*PAIR, {**fighter("u1", 5000, energy=1, colours=["red"]), **unique}, hand=hand)
    ) == (
        1,
        {"unique_in_play"},
    )


def test_costs_and_colours_must_be_written() -> None:
    """Nothing unknown is taken for a no."""
    for key in ("energy", "colours"):
        incomplete = {name: value for name, value in PAIR[0].items() if name != key}
        with pytest.raises(BadDocumentError) as fault:
            read(succeeding(incomplete, PAIR[1]))
        assert (fault.value.code, fault.value.path[-1]) == ("not_written", key)


def test_the_verdict_says_what_we_decided_and_2019_does_not_know_the_word() -> None:
    finding = examined({**SUCCEEDED, "claims": [{"id": "c", "zone": {"h1": "battle"}}]}).findings[0]

    assert "decision:successor" in {one.about for one in finding.assumptions if one.code == "weak_rule"}
    with pytest.raises(BadDocumentError):
        read(board(M19, {"battle": [RED, *PAIR], "hand": [heir()]}))


BOARDS_4 = [SUCCEEDED, NEGATED]
"""What reaches the rules of [Successor], for the test that nothing is left unreached."""
