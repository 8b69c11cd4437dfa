"""Programs: what each instruction of a skill does."""

from __future__ import annotations

import pytest

from judge.engine import programform
from judge.engine.replay import play_out
from judge.engine.rulesets.registry import RULESETS
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    USE,
    Node,
    auto,
    counter,
    duel,
    end,
    fighter,
    leader,
    main,
    read,
    verdict_of,
    zone_of,
)


@pytest.mark.parametrize(
    ("do", "claim"),
    [
        ([{"mill": 2}], {"count": {"A.drop": 2}}),
        ([{"mill": 2, "who": "opponent"}], {"count": {"B.drop": 2}}),
        ([{"draw": 2, "who": "opponent"}], {"count": {"B.hand": 2}}),
        ([{"draw": 0}], {"count": {"A.hand": 0}}),
        ([{"damage": 1, "who": "own"}], {"count": {"A.life": 5}}),
        ([{"rest": {"each": {"zone": "battle", "of": "own"}}}], {"zone": {"a1": "battle"}}),
        ([{"ko": {"each": {"zone": "battle"}}}], {"zone": {"a1": "drop"}}),
        ([{"move": {"each": {"zone": "battle"}}, "zone": "hand"}], {"zone": {"a1": "hand"}}),
        ([{"move": {"each": {"zone": "battle"}}, "zone": "warp"}], {"zone": {"a1": "warp"}}),
        ([{"energy": 1, "to": {"each": {"zone": "battle"}}}], {"value": {"a1.energy": 1}}),
        ([{"when": {"life_at_most": 0}, "do": [{"draw": 5}]}, DRAW], {"count": {"A.hand": 1}}),
        (
            [{"choose": {"zone": "battle", "of": "opponent"}}, {"ko": "chosen"}, DRAW],
            {"count": {"A.hand": 1}},
        ),
    ],
)
def test_an_instruction_does_what_it_says(do: list[Node], claim: Node) -> None:
    assert verdict_of(duel(main(*do), actions=[USE]), claim) == "ALWAYS"


def test_what_is_optional_within_a_written_skill_is_done_unless_it_is_declined() -> None:
    board = duel(main({"may": [DRAW]}, {"power": 1000}))
    done = {**board, "actions": [USE]}
    declined = {**board, "actions": [USE, {"player": "A", "decline": "la.s1"}]}

    assert verdict_of(done, {"happens": {"draw": "A"}}) == "ALWAYS"
    assert verdict_of(declined, {"happens": {"draw": "A"}}) == "NEVER"
    assert verdict_of(declined, {"value": {"la.power": 11000}}) == "ALWAYS"


def test_what_is_optional_within_a_skill_that_nobody_wrote_is_open() -> None:
    pondering = fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, {"may": [DRAW]}, {"power": 1000}))
    board = duel({"battle": [pondering]}, actions=[ATTACK], open=["may"])

    assert verdict_of(board, {"happens": {"draw": "A"}}) == "POSSIBLE"
    assert verdict_of(board, {"value": {"a1.power": 21000}}) == "ALWAYS"


def test_turning_a_card_to_the_mode_it_is_in_is_no_event() -> None:
    """dbs-masters/cr-4.00/0-2-4-1."""
    board = duel(
        {**main({"rest": {"each": {"zone": "battle"}}}), "battle": [fighter("a1", mode="rest")]},
        actions=[USE],
    )

    assert not any(event.kind == "mode" for step in play_out(read(board)).steps for event in step.events)


def test_a_described_card_is_drawn_from_the_top() -> None:
    assert zone_of(end(duel({**main(DRAW), "deck": [fighter("d1"), 5]}, actions=[USE])), "d1") == "hand"


def test_a_card_chosen_by_the_opponent_is_the_opponents_choice() -> None:
    board = duel(
        main({"choose": {"zone": "battle", "of": "opponent"}, "by": "opponent"}, {"ko": "chosen"}),
        {"battle": [fighter("b1"), fighter("b2")]},
        actions=[USE],
    )

    assert verdict_of(board, {"chooser": {"la.s1": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "drop"}, "forces": "B"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "drop"}, "forces": "A"}) == "NEVER"


def test_a_played_card_waits_with_its_own_skill_until_the_checkpoint() -> None:
    """dbs-masters/faq/capacites/9."""
    recruit = fighter("p1", 5000, auto("p1.s1", {"played": "self"}, DRAW))
    board = duel(
        {
            **main({"choose": {"zone": "hand", "of": "own"}}, {"play": "chosen"}, {"power": 1000}),
            "hand": [recruit],
        },
        actions=[USE],
    )

    assert verdict_of(board, {"order": ["la.s1", "p1.s1"]}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"draw": "A"}}) == "ALWAYS"


def test_stopping_damage_leaves_the_rest_untaken() -> None:
    board = duel(main({"stop": "damage"}, {"damage": 1}), actions=[USE])

    assert verdict_of(board, {"happens": {"damage_stopped": "A"}}) == "ALWAYS"


def test_a_lost_keyword_does_nothing() -> None:
    board = duel(
        {
            "leader": leader(
                "la", auto("la.s1", {"attacks": "own"}, {"lose": "Double Strike", "to": "event"})
            ),
            "battle": [fighter("a1", 20000, keywords=["Double Strike"])],
        },
        actions=[ATTACK],
    )

    assert verdict_of(board, {"count": {"B.life": 5}}) == "ALWAYS"


def test_a_counter_negates_the_attack_although_its_own_effect_has_more_to_do() -> None:
    board = duel(
        b={"hand": [counter("h1", {"negate": "attack"}, DRAW)]},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    assert verdict_of(board, {"happens": {"attack_negated": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"draw": "B"}}) == "ALWAYS"


def test_games_without_these_words_refuse_them() -> None:
    known = programform.verbs_of(RULESETS["bakugan-2019"])

    assert {"control", "beneath"} & set(known) == set()
    assert "top_only" not in programform.extras_of(RULESETS["bakugan-2019"], "move")
