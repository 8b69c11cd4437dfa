"""Masters battle keywords and effects; each test names the passage it holds the engine to."""

from __future__ import annotations

import pytest

from judge.engine.advance import moment
from judge.engine.boardform import board_form, described_cards
from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from judge.engine.state import GameState, from_json, to_json
from tests.judge.engine.duel import (
    ATTACK,
    Node,
    auto,
    counter,
    duel,
    examined,
    fighter,
    read,
    refused,
    skill,
    verdict_of,
)

USE: Node = {"player": "A", "activate": "la.s1"}
OPPOSING: Node = {"each": {"zone": "battle", "of": "opponent"}}
HALT = counter("h1", {"negate": "attack"})
DRAW: Node = {"draw": 1}


def leader(card: str, *skills: Node) -> Node:
    return {"id": card, "power": 10000, "skills": list(skills)}


def main(*do: object, **more: object) -> Node:
    """Describe A's Leader with one [Activate : Main] skill."""
    return {"leader": leader("la", skill("la.s1", timing="activate_main", do=list(do), **more))}


def attacker(*keywords: str, **keys: object) -> Node:
    return {"battle": [fighter("a1", 20000, keywords=list(keywords), **keys)]}


def lies(card: str, zone: str) -> Node:
    return {"zone": {card: zone}, "at": "end"}


def counts(where: str, number: int) -> Node:
    return {"count": {where: number}, "at": "end"}


def end(document: Node) -> GameState:
    replay = play_out(read(document))
    assert replay.refusal is None, replay.refusal
    return replay.state


# [Dual Attack], [Triple Attack]: cr-1.074/10-8-1.


@pytest.mark.parametrize(
    ("keywords", "attacks"),
    [((), 1), (("Dual Attack",), 2), (("Triple Attack",), 3), (("Triple Attack", "Dual Attack"), 3)],
)
def test_so_many_attacks_and_no_more(keywords: tuple[str, ...], attacks: int) -> None:
    """cr-1.074/10-8-1-1 and 10-8-1-2; faq/tri-offensive/2: the two do not add up."""
    played = duel(attacker(*keywords), actions=[ATTACK] * attacks)

    assert verdict_of(played, counts("B.life", 6 - attacks)) == "ALWAYS"
    assert refused(duel(attacker(*keywords), actions=[ATTACK] * (attacks + 1))) == (
        attacks + 1,
        {"attacker_rested"},
    )


def test_triple_attack_gained_later_counts_the_uses_of_dual_attack() -> None:
    """decisions/g-31, faq/tri-offensive/2: three attacks in the turn, not four."""
    gains = auto("a1.s1", {"dealt_damage": "self"}, {"gain": "Triple Attack"})
    board = duel({"battle": [fighter("a1", 20000, gains, keywords=["Dual Attack"])]})

    assert verdict_of({**board, "actions": [ATTACK] * 3}, counts("B.life", 3)) == "ALWAYS"
    assert refused({**board, "actions": [ATTACK] * 4})[0] == 4


def test_the_switch_comes_at_the_end_of_the_battle_not_before() -> None:
    """decisions/g-31: rested in the Defense Step, active after the battle."""
    attack = {"player": "A", "attack": "a1", "target": "lb"}
    board = duel(attacker("Dual Attack"), actions=[ATTACK])

    assert verdict_of(board, {"allowed": attack, "after": 1}) == "ALWAYS"
    assert verdict_of(board, {"allowed": attack, "after": 1, "at": "battle.defense_act"}) == "NEVER"
    assert "attacker_rested" in refused(duel(actions=[ATTACK, ATTACK]))[1]


def test_dual_attack_lost_in_mid_battle_still_switches() -> None:
    """decisions/g-31: it has resolved at the declaration."""
    loses = skill("lb.s1", timing="activate_battle", do=[{"lose": "Dual Attack", "to": "attacker"}])
    board = duel(
        attacker("Dual Attack"),
        {"leader": leader("lb", loses)},
        actions=[ATTACK, {"player": "B", "activate": "lb.s1"}, ATTACK],
    )

    assert verdict_of(board, counts("B.life", 4)) == "ALWAYS"


def test_a_card_that_cannot_become_active_stays_rested() -> None:
    """cr-1.074/1-3-3: a prohibition beats the instruction of [Dual Attack]."""
    chained = fighter(
        "a1", 20000, skill("a1.s1", timing="permanent", forbids="activate"), keywords=["Dual Attack"]
    )

    assert refused(duel({"battle": [chained]}, actions=[ATTACK, ATTACK])) == (2, {"attacker_rested"})


def test_used_attacks_are_read_and_written_back() -> None:
    """cr-1.074/10-8-1: a scenario may begin after the first attacks of the turn."""
    board = duel(attacker("Triple Attack"), used=["a1.triple_attack", "a1.triple_attack"])

    assert verdict_of({**board, "actions": [ATTACK]}, counts("B.life", 5)) == "ALWAYS"
    assert refused({**board, "actions": [ATTACK, ATTACK]})[0] == 2
    state = end(board)
    assert board_form(state)["used"] == ["a1.attack_again", "a1.attack_again"]
    assert read({**board, "used": board_form(state)["used"]}).state.used == state.used


def test_what_was_put_off_survives_json_and_the_document() -> None:
    board = duel(attacker("Dual Attack"), actions=[ATTACK])
    state = next(
        stop.state
        for _, stop in play_out(read(board)).stations
        if stop.question and stop.question.rule == "battle.defense_act"
    )

    assert state.delayed
    assert from_json(to_json(state)) == state
    form = board_form(state, described_cards(board))
    assert form["delayed"] == [{"skill": "a1.dual_attack", "event": "a1", "at": "end_of_battle"}]
    taken_up = read(
        {
            **board,
            "delayed": form["delayed"],
            "battle": {**form["battle"], "step": "defense"},  # type: ignore[dict-item]
            "actions": [],
        }
    )
    assert taken_up.state.delayed == state.delayed


@pytest.mark.parametrize("at", ["end_of_turn", "tea"])
def test_only_a_part_that_is_put_off_can_be_put_off(at: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel(attacker("Dual Attack"), delayed=[{"skill": "a1.dual_attack", "at": at}]))

    assert caught.value.code == "no_such_part"


# Parts that are done later.


def test_a_part_that_is_put_off_knows_the_chosen_card() -> None:
    """cr-1.074/8-5-3: chosen when the skill resolves, done at the end of the battle."""
    later = auto(
        "a1.s1",
        {"attacks": "self"},
        {"choose": {"zone": "battle", "of": "opponent"}},
        {"delay": {"at": "end_of_battle", "do": [{"ko": "chosen"}]}},
        DRAW,
    )
    board = duel(
        {"battle": [fighter("a1", 20000, later)]},
        {"battle": [fighter("b1"), fighter("b2")]},
        actions=[ATTACK, {"player": "A", "choose": ["b2"]}],
    )

    assert verdict_of(board, {"zone": {"b2": "battle"}, "at": "battle.comparison"}) == "ALWAYS"
    assert verdict_of(board, lies("b2", "drop")) == "ALWAYS"
    assert verdict_of(board, lies("b1", "battle")) == "ALWAYS"
    assert verdict_of(board, counts("A.hand", 1)) == "ALWAYS"


def test_what_waits_for_the_end_of_the_turn_is_done_there() -> None:
    """cr-1.074/6-4-1-1: with the skills for the end of the turn."""
    board = duel(
        main({"delay": {"at": "end_of_turn", "do": [{"ko": OPPOSING}]}}),
        {"battle": [fighter("b1")]},
        actions=[USE],
    )

    assert verdict_of(board, lies("b1", "battle")) == "ALWAYS"
    assert (
        verdict_of({**board, "actions": [USE, {"player": "A", "pass": True}]}, lies("b1", "drop")) == "ALWAYS"
    )


# [Victory Strike] and damage that is replaced: decisions/g-33, cr-1.074/8-9-1-1.

MILLS = skill("lb.s1", timing="replacement", when={"would_be_damaged": "own"}, do=[{"mill": 5}])


def test_victory_strike_only_wins_when_damage_would_be_dealt() -> None:
    """cr-1.074/10-20-1: not by a KO, not by a failed attack."""
    guard = fighter("b1", 5000, mode="rest")
    ko = duel(
        attacker("Victory Strike"),
        {"battle": [guard]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
    )
    assert verdict_of(ko, {"ends": {"winner": "A"}}) == "NEVER"
    assert (
        verdict_of(duel(attacker("Victory Strike"), actions=[ATTACK]), {"ends": {"winner": "A"}}) == "ALWAYS"
    )


@pytest.mark.parametrize(("keywords", "drop"), [((), 5), (("Double Strike",), 10), (("Critical",), 5)])
def test_each_replaced_damage_happens_instead(keywords: tuple[str, ...], drop: int) -> None:
    """faq/frappe-de-la-victoire/2: five cards for each damage; nobody was damaged (cr-1.074/8-9-1-1)."""
    hears = auto("lb.s2", {"damaged": "own"}, DRAW)
    board = duel(attacker(*keywords), {"leader": leader("lb", MILLS, hears)}, actions=[ATTACK])

    assert verdict_of(board, counts("B.drop", drop)) == "ALWAYS"
    assert verdict_of(board, counts("B.life", 6)) == "ALWAYS"
    assert verdict_of(board, {"never": {"damage": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"triggers": "lb.s2"}) == "NEVER"


def test_damage_by_a_skill_is_replaced_as_well() -> None:
    """cr-1.074/4-11: damage of a skill is damage."""
    board = duel(main({"damage": 2}), {"leader": leader("lb", MILLS)}, actions=[USE])

    assert verdict_of(board, counts("B.drop", 10)) == "ALWAYS"


def test_only_what_can_be_replaced_takes_a_replacement() -> None:
    for when, timing in (({"damaged": "own"}, "replacement"), ({"would_be_damaged": "own"}, "auto")):
        with pytest.raises(BadDocumentError) as caught:
            read(duel(b={"leader": leader("lb", skill("lb.s1", timing=timing, when=when, do=[DRAW]))}))
        assert caught.value.code == "not_heeded"


# Several replacements: cr-1.074/8-9-2.


def savers(**first: object) -> Node:
    """Describe B with two cards that would each do something instead of a KO of b1."""

    def saver(card: str, *do: object, **more: object) -> Node:
        return skill(f"{card}.s1", timing="replacement", when={"ko": "own"}, do=list(do), **more)

    return {
        "leader": leader("lb", saver("lb", DRAW, **first)),
        "battle": [
            fighter("b1", 5000, mode="rest"),
            fighter("b2", 5000, saver("b2", {"power": 5000, "to": "self"})),
        ],
    }


ON_B1: Node = {"player": "A", "attack": "a1", "target": "b1"}


def test_the_master_of_the_card_picks_the_first_replacement() -> None:
    """cr-1.074/8-9-2-1: B decides, and the other one finds no event any more."""
    board = duel(b=savers(), actions=[ON_B1])

    assert verdict_of(board, {"chooser": {"replacement": "B"}}) == "ALWAYS"
    assert verdict_of(board, counts("B.hand", 1)) == "POSSIBLE"
    assert verdict_of(board, {**counts("B.hand", 1), "forces": "B"}) == "ALWAYS"
    for picked, hand, power in (("lb.s1", 1, 5000), ("b2.s1", 0, 10000)):
        line = {**board, "actions": [ON_B1, {"player": "B", "order": [picked]}]}
        assert verdict_of(line, counts("B.hand", hand)) == "ALWAYS"
        assert verdict_of(line, {"value": {"b2.power": power}, "at": "end"}) == "ALWAYS"
        assert verdict_of(line, lies("b1", "battle")) == "ALWAYS"


def test_a_declined_replacement_leaves_the_event_to_the_other() -> None:
    """cr-1.074/8-9-2-3: each is asked once."""
    actions = [ON_B1, {"player": "B", "order": ["lb.s1"]}, {"player": "B", "decline": "lb.s1"}]
    board = duel(b=savers(optional=True), actions=actions)

    assert verdict_of(board, {"value": {"b2.power": 10000}, "at": "end"}) == "ALWAYS"
    assert verdict_of(board, counts("B.hand", 0)) == "ALWAYS"


def test_with_one_replacement_nobody_is_asked_which() -> None:
    assert verdict_of(duel(b=savers(), actions=[]), {"chooser": {"replacement": "B"}}) == "NEVER"
    sole = {**savers(), "battle": [fighter("b1", 5000, mode="rest")]}
    board = duel(b=sole, actions=[ON_B1])

    assert verdict_of(board, {"chooser": {"replacement": "B"}}) == "NEVER"
    assert verdict_of(board, counts("B.hand", 1)) == "ALWAYS"


@pytest.mark.parametrize(
    ("do", "zone"),
    [
        ({"rest": "self"}, "drop"),  # already rested: nothing changes (cr-1.074/1-3-2-1)
        ({"activate": "self"}, "battle"),
        ({"mill": 31}, "drop"),
        ({"mill": 2}, "battle"),
        ({"discard": 1}, "drop"),
        ({"choose": {"zone": "battle", "of": "own", "other": True}}, "drop"),
        ({"move": "self", "zone": "warp"}, "warp"),
    ],
)
def test_a_voluntary_replacement_that_cannot_be_done_does_not_apply(do: Node, zone: str) -> None:
    """cr-1.074/8-9-3."""
    saves = skill("b1.s1", timing="replacement", when={"ko": "self"}, optional=True, do=[do])
    board = duel(b={"battle": [fighter("b1", 5000, saves, mode="rest")]}, actions=[ON_B1], open=["may"])

    assert verdict_of(board, lies("b1", zone)) in ("ALWAYS", "POSSIBLE")
    if zone == "drop":
        assert verdict_of(board, lies("b1", "drop")) == "ALWAYS"


def test_each_of_two_cards_is_an_event_of_its_own() -> None:
    """cr-1.074/8-9-2-3: once for each event, so one skill saves both."""
    saves = skill("lb.s1", timing="replacement", when={"ko": "own"}, do=[DRAW])
    board = duel(
        main({"ko": OPPOSING}),
        {"leader": leader("lb", saves), "battle": [fighter("b1"), fighter("b2")]},
        actions=[USE],
    )

    assert verdict_of(board, counts("B.hand", 2)) == "ALWAYS"
    assert verdict_of(board, counts("B.battle", 2)) == "ALWAYS"


# [Indestructible]: cr-1.074/10-12-1.


@pytest.mark.parametrize(
    "do",
    [
        {"ko": OPPOSING},
        *({"move": OPPOSING, "zone": zone} for zone in ("drop", "hand", "deck", "warp", "energy")),
    ],
)
def test_no_opposing_skill_removes_it(do: Node) -> None:
    for keywords, verdict in ((["Indestructible"], "ALWAYS"), ([], "NEVER")):
        board = duel(main(do), {"battle": [fighter("b1", keywords=keywords)]}, actions=[USE])
        assert verdict_of(board, lies("b1", "battle")) == verdict


def test_it_survives_a_lost_battle() -> None:
    """cr-1.074/10-12-1: not KO'd by the result of a battle, so nobody has KO'd it."""
    kos = fighter("a1", 20000, auto("a1.s1", {"kos": "self"}, DRAW))
    guard = fighter("b1", 5000, mode="rest", keywords=["Indestructible"])
    board = duel({"battle": [kos]}, {"battle": [guard]}, actions=[ON_B1])

    assert verdict_of(board, lies("b1", "battle")) == "ALWAYS"
    assert verdict_of(board, {"triggers": "a1.s1"}) == "NEVER"


def test_its_own_player_may_remove_it() -> None:
    """faq/immortalite/4."""
    own = {"battle": [fighter("a1", keywords=["Indestructible"])]}
    board = duel(main({"ko": {"each": {"zone": "battle", "of": "own"}}}) | own, actions=[USE])

    assert verdict_of(board, lies("a1", "drop")) == "ALWAYS"


def test_it_only_counts_in_the_battle_area() -> None:
    """cr-1.074/2-12-2: in the hand the skill is not valid."""
    board = duel(
        main({"discard": 1, "who": "opponent"}),
        {"hand": [fighter("h1", keywords=["Indestructible"])]},
        actions=[USE],
    )

    assert verdict_of(board, lies("h1", "drop")) == "ALWAYS"


def test_barrier_only_counts_in_play() -> None:
    """cr-1.074/2-12-2, 10-16-1: a card in the Drop Area can be chosen."""
    picks = main({"choose": {"zone": "drop", "of": "opponent"}}, {"move": "chosen", "zone": "warp"})
    board = duel(picks, {"drop": [fighter("b1", keywords=["Barrier"])]}, actions=[USE])

    assert verdict_of(board, lies("b1", "warp")) == "ALWAYS"


# [Blocker] negated: cr-1.074/10-4-2.

WALL = fighter("b2", 30000, keywords=["Blocker"])
BREAKS = skill("la.s1", timing="activate_battle", do=[{"negate": "blocker"}])


def test_negating_blocker_gives_the_attack_back_to_its_first_target() -> None:
    board = duel({"leader": leader("la", BREAKS)}, {"battle": [WALL]})
    actions = [ATTACK, {"player": "B", "activate": "b2.blocker"}, USE]

    assert verdict_of({**board, "actions": actions}, counts("B.life", 5)) == "ALWAYS"
    assert verdict_of({**board, "actions": actions[:2]}, counts("B.life", 6)) == "ALWAYS"
    assert end({**board, "actions": actions}).find("b2").mode == "rest"  # type: ignore[union-attr]


def test_negating_blocker_does_not_bring_back_a_target_that_is_gone() -> None:
    """cr-1.074/1-3-2: what is impossible is not done."""
    board = duel(
        {
            "leader": leader(
                "la",
                skill(
                    "la.s1",
                    timing="activate_battle",
                    do=[{"ko": {"each": {"zone": "battle", "name": "b1"}}}, {"negate": "blocker"}],
                ),
            )
        },
        {"battle": [fighter("b1", 5000, mode="rest"), WALL]},
        actions=[ON_B1, {"player": "B", "activate": "b2.blocker"}, USE],
    )

    assert verdict_of(board, {"never": {"knocked_out": "b2"}}) == "ALWAYS"
    assert end(board).get("attacker") is None


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
