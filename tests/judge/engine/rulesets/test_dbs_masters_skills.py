"""What skills of Masters do: situations, triggers, draws, prohibitions, cards that enter in another way."""

from __future__ import annotations

import pytest

from judge.engine.advance import moment
from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    USE,
    Node,
    auto,
    counter,
    duel,
    end,
    examined,
    fighter,
    leader,
    main,
    read,
    refused,
    skill,
    verdict_of,
)
from tests.judge.engine.rulesets.boards import OPPOSING, attacker, counts, lies

# Situations (cr-1.074/8-6-6-1).


def empty_handed(*do: object) -> Node:
    return auto("la.s2", {"situation": {"hand_at_most": 0}}, *do)


def test_a_situation_is_met_when_it_comes_about() -> None:
    board = duel(
        {
            "leader": leader(
                "la",
                skill("la.s1", timing="activate_main", do=[{"discard": 1}]),
                empty_handed({"power": 5000}),
            ),
            "hand": 2,
        }
    )

    assert verdict_of({**board, "actions": [USE]}, {"triggers": "la.s2"}) == "NEVER"
    twice = {**board, "actions": [USE, USE]}
    assert verdict_of(twice, {"triggers": "la.s2"}) == "ALWAYS"
    assert verdict_of(twice, {"value": {"la.power": 15000}, "at": "end"}) == "ALWAYS"
    # It goes on being so: not once more.
    assert (
        verdict_of({**board, "actions": [USE] * 3}, {"value": {"la.power": 15000}, "at": "end"}) == "ALWAYS"
    )


def test_a_situation_that_comes_about_again_is_met_again() -> None:
    board = duel(
        {
            "leader": leader(
                "la",
                skill("la.s1", timing="activate_main", do=[DRAW, {"discard": 1}]),
                empty_handed({"power": 5000}),
            )
        },
        actions=[USE, USE],
    )

    assert verdict_of(board, {"value": {"la.power": 20000}, "at": "end"}) == "ALWAYS"


def test_a_situation_that_was_there_before_is_not_new() -> None:
    board = duel({"leader": leader("la", empty_handed(DRAW))}, actions=[ATTACK])

    assert verdict_of(board, {"triggers": "la.s2"}) == "NEVER"


def test_a_situation_waits_once_however_often_it_comes_about_meanwhile() -> None:
    """cr-1.074/8-6-6-1: only once until it has resolved."""
    flicker = skill("la.s1", timing="activate_main", do=[DRAW, {"discard": 1}, DRAW, {"discard": 1}])
    board = duel({"leader": leader("la", flicker, empty_handed({"power": 5000}))}, actions=[USE])

    assert verdict_of(board, {"value": {"la.power": 15000}, "at": "end"}) == "ALWAYS"


# Triggers.


def test_a_trigger_met_twice_waits_twice() -> None:
    """cr-1.074/8-6-3."""
    hears = auto("la.s2", {"ko": "opponent"}, DRAW)
    kills = skill("la.s1", timing="activate_main", do=[{"ko": OPPOSING}])
    board = duel(
        {"leader": leader("la", kills, hears)},
        {"battle": [fighter("b1"), fighter("b2")]},
        actions=[USE],
    )

    assert verdict_of(board, counts("A.hand", 2)) == "ALWAYS"


def test_a_skill_negated_in_its_old_area_does_not_hear_the_move() -> None:
    """cr-4.00/9-6-9-2: negated in the Battle Area, where it would have been heard."""
    for lost, verdict in (([], "ALWAYS"), (["skills"], "NEVER")):
        heir = fighter("b1", 10000, auto("b1.s1", {"leaves": "self"}, DRAW), lost=lost)
        board = duel(main({"move": OPPOSING, "zone": "drop"}), {"battle": [heir]}, actions=[USE])
        assert verdict_of(board, {"triggers": "b1.s1"}) == verdict


@pytest.mark.parametrize(("mode", "verdict"), [("rest", "ALWAYS"), ("active", "NEVER")])
def test_the_mode_of_a_card_that_left_is_the_one_it_had(mode: str, verdict: str) -> None:
    """cr-1.074/8-6-5-1-2."""
    heir = fighter(
        "b1", 10000, auto("b1.s1", {"leaves": "self"}, DRAW, **{"if": {"mode": "rest"}}), mode=mode
    )
    board = duel(main({"move": OPPOSING, "zone": "drop"}), {"battle": [heir]}, actions=[USE])

    assert verdict_of(board, {"happens": {"draw": "B"}}) == verdict


@pytest.mark.parametrize(("power", "bonus", "life"), [(20000, 0, 4), (15000, 0, 5), (15000, 5000, 4)])
def test_a_permanent_skill_may_look_at_its_own_power(power: int, bonus: int, life: int) -> None:
    """cr-1.074/8-8-1: another permanent bonus counts for its condition."""
    proud = skill(
        "a1.s1", timing="permanent", do=[{"gain": "Double Strike"}], **{"if": {"power_at_least": 20000}}
    )
    flag = skill("la.s1", timing="permanent", do=[{"power": bonus, "to": {"each": {"zone": "battle"}}}])
    board = duel({"leader": leader("la", flag), "battle": [fighter("a1", power, proud)]}, actions=[ATTACK])

    assert verdict_of(board, counts("B.life", life)) == "ALWAYS"


def test_a_permanent_bonus_is_no_reason_for_itself() -> None:
    """cr-1.074/8-8-1-1: what is printed comes first."""
    for power, total in ((10000, 10000), (15000, 20000)):
        grows = skill("a1.s1", timing="permanent", do=[{"power": 5000}], **{"if": {"power_at_least": 15000}})
        board = duel({"battle": [fighter("a1", power, grows)]})
        assert verdict_of(board, {"value": {"a1.power": total}, "at": "end"}) == "ALWAYS"


# Numbers, draws and hand cards.


@pytest.mark.parametrize("number", [0, 1, 3])
def test_up_to_some_draws(number: int) -> None:
    """cr-1.074/4-9-4: one at a time, as many as wanted."""
    board = duel(main({"draw": 3, "up_to": True}), actions=[USE, {"player": "A", "number": number}])

    assert verdict_of(board, counts("A.hand", number)) == "ALWAYS"


def test_nobody_draws_more_than_up_to() -> None:
    assert (
        refused(duel(main({"draw": 3, "up_to": True}), actions=[USE, {"player": "A", "number": 4}]))[0] == 2
    )
    board = duel(main({"draw": 3, "up_to": True}), actions=[USE])
    assert verdict_of(board, counts("A.hand", 2)) == "POSSIBLE"
    assert verdict_of(board, {**counts("A.hand", 2), "forces": "B"}) == "NEVER"


def test_a_number_that_is_named_is_at_least_one() -> None:
    """cr-1.074/1-3-5; with a maximum only, 0 is allowed (1-3-5-1)."""
    names = main({"name_number": {}}, {"draw": "named"})
    assert (
        verdict_of(duel(names, actions=[USE, {"player": "A", "number": 2}]), counts("A.hand", 2)) == "ALWAYS"
    )
    assert refused(duel(names, actions=[USE, {"player": "A", "number": 0}]))[0] == 2
    free = main({"name_number": {"least": 0, "most": 3}}, {"draw": "named"})
    assert (
        verdict_of(duel(free, actions=[USE, {"player": "A", "number": 0}]), counts("A.hand", 0)) == "ALWAYS"
    )


def test_hand_cards_are_put_away_as_far_as_there_are_any() -> None:
    """cr-1.074/1-3-2: the player whose hand it is picks, undescribed cards too."""
    theirs = {"hand": [fighter("h1"), 1]}
    two = duel(main({"discard": 2, "who": "opponent"}), theirs, actions=[USE])
    assert verdict_of(two, counts("B.drop", 2)) == "ALWAYS"
    one = duel(main({"discard": 1, "who": "opponent"}), theirs, actions=[USE])
    assert verdict_of(one, {**lies("h1", "drop"), "forces": "B"}) == "ALWAYS"
    assert verdict_of(one, {**lies("h1", "drop"), "forces": "A"}) == "NEVER"
    blank = {**one, "actions": [USE, {"player": "B", "choose": ["hand"]}]}
    assert verdict_of(blank, lies("h1", "hand")) == "ALWAYS"
    many = duel(main({"discard": 5, "who": "opponent"}), theirs, actions=[USE])
    assert verdict_of(many, counts("B.hand", 0)) == "ALWAYS"
    none = duel(main({"discard": 1}), actions=[USE])
    assert verdict_of(none, counts("A.hand", 0)) == "ALWAYS"


# Prohibitions.


@pytest.mark.parametrize(("amount", "power"), [(-5000, 10000), (5000, 15000)])
def test_power_that_cannot_be_reduced_can_be_raised(amount: int, power: int) -> None:
    """cr-1.074/1-3-3."""
    firm = fighter("b1", 10000, skill("b1.s1", timing="permanent", forbids="reduce_power"))
    board = duel(main({"power": amount, "to": OPPOSING}), {"battle": [firm]}, actions=[USE])

    assert verdict_of(board, {"value": {"b1.power": power}, "at": "end"}) == "ALWAYS"


def test_a_verdict_says_what_forbade_it() -> None:
    """cr-1.074/1-3-3 and 10-12-1: a skill's own prohibition, and that of a keyword."""
    safe = skill("b1.s1", timing="permanent", forbids="ko")
    for card, because in (
        (fighter("b1", 10000, safe), "prohibited"),
        (fighter("b1", keywords=["Indestructible"]), "indestructible"),
    ):
        board = duel(main({"ko": OPPOSING}), {"battle": [card]}, actions=[USE])
        report = examined({**board, "claims": [{"id": "c", **lies("b1", "drop")}]})
        assert because in report.findings[0].because


# Cards that enter in another way.


def enters(*do: object, play: Node | None = None) -> Node:
    """Describe A playing p1 (or evolving it) while B counters with these instructions."""
    hears = auto("p1.s1", {"played": "self"}, DRAW)
    evolves = skill("p1.s2", timing="evolve", onto={"name": "a1"})
    return duel(
        {"hand": [fighter("p1", 15000, hears, evolves, energy=0)]},
        {"hand": [counter("h1", *do, kind="counter_play", energy=0)]},
        actions=[play or {"player": "A", "play": "p1"}, {"player": "B", "counter": "h1.s1"}],
    )


EVOLVES: Node = {"player": "A", "evolve": "p1", "onto": "a1"}


@pytest.mark.parametrize("play", [None, EVOLVES])
def test_a_card_may_enter_rested(play: Node | None) -> None:
    """faq/barriere/6: the counter chooses nothing; [Evolve] on an active card is a play as well (faq/contre/8)."""
    board = enters({"entering": {"mode": "rest"}}, play=play)

    assert end(board).find("p1").mode == "rest"  # type: ignore[union-attr]
    assert verdict_of(board, {"triggers": "p1.s1"}) == "ALWAYS"


@pytest.mark.parametrize("play", [None, EVOLVES])
def test_a_card_may_enter_without_its_skills(play: Node | None) -> None:
    """faq/barriere/5: its [Auto] for being played is negated as it enters."""
    board = enters({"entering": {"lose": "skills"}}, play=play)

    assert verdict_of(board, {"triggers": "p1.s1"}) == "NEVER"
    assert verdict_of(board, lies("p1", "battle")) == "ALWAYS"
    assert end(board).get("entering") is None


def test_what_was_said_of_one_card_is_not_said_of_the_next() -> None:
    """A counter in the window after a skill has resolved comes too late to say how a card enters."""
    board = enters({"entering": {"mode": "rest"}})
    board["players"]["A"]["hand"].append(fighter("p2", 5000, energy=0))  # type: ignore[index]
    board["actions"].append({"player": "A", "play": "p2"})  # type: ignore[attr-defined]

    assert end(board).find("p2").mode == "active"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("do", "timing"),
    [
        ({"entering": {"mode": "rest"}}, "activate_main"),
        ({"entering": {}}, "counter_play"),
        ({"draw": "named"}, "activate_main"),
    ],
)
def test_instructions_out_of_place_are_refused(do: Node, timing: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel({"leader": leader("la", skill("la.s1", timing=timing, do=[do]))}))

    assert caught.value.code == "not_heeded"


def test_the_keyword_of_a_resolving_skill_is_cited() -> None:
    """cr-1.074/10-8-1 stands beside the rule that resolves it."""
    scenario = read(duel(attacker("Dual Attack"), actions=[ATTACK]))
    steps = [
        step for step in play_out(scenario).steps if step.skill == "a1.dual_attack" and step.note == "resolve"
    ]

    assert len(steps) == 2
    for step in steps:
        assert "dbs-masters/cr-1.074/10-8-1" in {citation.code for citation in step.citations}
    assert moment(scenario.ruleset, scenario.state).turn_player == "A"
