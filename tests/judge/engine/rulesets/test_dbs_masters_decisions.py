"""What the sources leave open is said beside the verdict, exactly where it comes up: the decisions g-13 to g-62."""

from __future__ import annotations

import pytest

from tests.judge.engine.duel import Node, counter, duel, examined, fighter, skill
from tests.judge.engine.rulesets.decision_boards import (
    ANSWER,
    BLOCKERS,
    FIELD_CARD,
    NEGATE,
    PLACES_FIELD,
    TAKES_FIELD,
    drawn,
    guarded_by,
    lasting,
    only,
    out_of_the_realm,
    placed,
    potara,
    sparked,
    ultimate,
)
from tests.judge.engine.rulesets.fourth_boards import M4, M19, under

BOTH = (M19, M4)


def assumed(profile: str, document: Node, claim: Node | None = None) -> set[str]:
    """Give what the verdict says that no official text settles."""
    claim = claim or {"never": {"ko": "la"}}
    report = examined(under(profile, {**document, "claims": [{"id": "c", **claim}]}))
    assert report.refusal is None, report.refusal
    return {
        assumption.about.removeprefix("check:")
        for finding in report.findings
        for assumption in finding.assumptions
        if assumption.code in ("weak_rule", "weak_reason")
    }


def changed(document: Node, side: str, **keys: object) -> Node:
    players = document["players"]
    assert isinstance(players, dict)
    return {**document, "players": {**players, side: {**players[side], **keys}}}


# Counters that answer a counter: g-34, g-42.


@pytest.mark.parametrize(
    ("profile", "verdict", "says"),
    [(M19, "ALWAYS", "answer_to_a_counter"), (M4, "NEVER", "only_counter_counter")],
)
def test_whether_a_counter_to_a_play_answers_a_counter_that_plays_is_our_decision(
    profile: str, verdict: str, says: str
) -> None:
    """CR107 10-10-3-1 and 4-7-3-3 leave it open; neither manual names it: G-34, g-42."""
    claim = {"id": "c", "allowed": {"player": "A", "counter": "c1.s1"}, "after": 2}

    report = examined(under(profile, {**ANSWER, "claims": [claim]}))

    assert report.findings[0].verdict.verdict == verdict
    assert assumed(profile, ANSWER, claim) == {says}


@pytest.mark.parametrize("profile", BOTH)
def test_a_counter_to_a_counter_assumes_nothing(profile: str) -> None:
    """CR107 10-10-3-3: [Counter : Counter] answers every counter."""
    board = changed(ANSWER, "A", hand=[counter("c1", NEGATE, kind="counter_counter")])

    assert assumed(profile, board) == set()


# Two [Blocker] cards for one attack: g-24.


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(("used", "says"), [(2, {"second_blocker"}), (1, set())])
def test_a_second_blocker_is_our_decision_and_the_first_is_not(
    profile: str, used: int, says: set[str]
) -> None:
    actions = BLOCKERS["actions"]
    assert isinstance(actions, list)
    decline: list[Node] = [{"player": "B", "decline": "b2.blocker"}] if used == 1 else []

    assert assumed(profile, {**BLOCKERS, "actions": [*actions[: 1 + used], *decline]}) == says


# A Leader with [Revenge]: g-27 in 2019, the manual 4.00 says it (22-9-2).


@pytest.mark.parametrize(
    ("profile", "keywords", "says"),
    [(M19, ["Revenge"], {"leader_revenge"}), (M19, [], set()), (M4, ["Revenge"], set())],
)
def test_revenge_of_a_leader_does_nothing_and_in_2019_nobody_wrote_that(
    profile: str, keywords: list[str], says: set[str]
) -> None:
    assert assumed(profile, guarded_by(*keywords)) == says


# [Over Realm] at the end of the turn: g-22.


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(
    ("timing", "says"), [("over_realm", {"over_realm_timing"}), ("dark_over_realm", set())]
)
def test_when_an_over_realm_card_leaves_is_our_decision(profile: str, timing: str, says: set[str]) -> None:
    assert assumed(profile, out_of_the_realm(timing)) == says


# What lasts until the start of a turn: g-62 in 2019, 7-2-4 in the manual 4.00.


@pytest.mark.parametrize(
    ("profile", "until", "says"),
    [(M19, "start.A", {"ends_before_beginning"}), (M19, "game", set()), (M4, "start.A", set())],
)
def test_what_lasts_until_a_turn_ends_before_its_beginning_is_heard(
    profile: str, until: str, says: set[str]
) -> None:
    assert assumed(profile, lasting(until)) == says


# Skills of Leaders before the game: g-29 in 2019.


@pytest.mark.parametrize(("hears", "says"), [(("la", "lb"), {"lot_before_checkpoint"}), (("la",), set())])
def test_the_lot_comes_first_where_skills_of_both_leaders_wait(
    hears: tuple[str, ...], says: set[str]
) -> None:
    assert assumed(M19, placed(*hears)) == says


# Paying: g-38, g-39.


def _energy(*colours: list[str]) -> list[Node]:
    return [
        {"id": f"e{place}", "name": f"E{place}", "colours": has} for place, has in enumerate(colours, start=1)
    ]


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(
    ("energy", "says"),
    [
        (_energy(["red", "blue"], ["green"]), {"one_card_one_colour"}),
        (_energy(["red"], ["green"]), set()),
    ],
)
def test_that_a_card_of_two_colours_pays_for_one_is_our_decision(
    profile: str, energy: list[Node], says: set[str]
) -> None:
    """Where a colour is missing altogether the manual says no (CR107 2-11-1-1)."""
    card = fighter("h1", 5000, energy=2, specified={"red": 1, "blue": 1})
    board = duel({"hand": [card], "energy": energy})

    assert assumed(profile, board, {"allowed": {"player": "A", "play": "h1"}}) == says


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize(("count", "says"), [(1, {"card_pays_for_itself"}), (2, set())])
def test_that_a_card_does_not_pay_for_itself_is_our_decision(
    profile: str, count: int, says: set[str]
) -> None:
    """With two cards to give there are not enough, whatever the card itself counts for."""
    cost: list[Node] = [{"discard": count}]
    card = fighter("h1", 5000, skill("h1.s1", timing="over_realm", number=0, cost=cost), energy=2)
    board = duel({"hand": [card]})

    assert assumed(profile, board, {"allowed": {"player": "A", "activate": "h1.s1"}}) == says


# The manual 4.00 only: g-13, g-41, g-43.


@pytest.mark.parametrize(
    ("profile", "modes", "says"),
    [
        (M4, ("rest", "rest"), {"potara_mode"}),
        (M4, ("rest", "active"), {"potara_mode"}),
        (M4, ("active", "active"), set()),
        (M19, ("rest", "rest"), set()),
    ],
)
def test_the_mode_of_a_potara_card_on_rested_cards_is_our_decision(
    profile: str, modes: tuple[str, str], says: set[str]
) -> None:
    """CR107 10-13-4-4 says Active; the manual 4.00 says nothing for two cards (G-13)."""
    assert assumed(profile, potara(*modes)) == says


@pytest.mark.parametrize(
    ("profile", "needs", "says"), [(M4, 1, {"counter_in_drop"}), (M4, 0, set()), (M19, 1, set())]
)
def test_when_a_counter_lies_in_the_drop_is_our_decision_where_a_text_looks_there(
    profile: str, needs: int, says: set[str]
) -> None:
    assert assumed(profile, sparked(needs)) == says


@pytest.mark.parametrize(
    ("profile", "zone", "says"),
    [(M4, "battle", {"ultimate_combo"}), (M4, "hand", set()), (M19, "battle", set())],
)
def test_an_ultimate_card_that_combos_is_removed_by_our_decision(
    profile: str, zone: str, says: set[str]
) -> None:
    """From the hand it never was in the Battle Area, and [Ultimate] says nothing (22-14-3)."""
    assert assumed(profile, ultimate(zone)) == says


# An older text: g-40.


@pytest.mark.parametrize(("profile", "is_older"), [(M19, False), (M4, True)])
def test_a_verdict_by_an_older_text_says_so(profile: str, is_older: bool) -> None:
    """CR107 10-5-2 says that [Evolve] is used out of the hand; the paragraph of the manual 4.00 was not at hand."""
    evolving = fighter("a2", 20000, skill("a2.s1", timing="evolve", onto={"kind": "battle"}))
    claim: Node = {"id": "c", "allowed": {"player": "A", "evolve": "a2", "onto": "a1"}}
    board = duel({"battle": [fighter("a1", 10000), evolving]})

    finding = examined(under(profile, {**board, "claims": [claim]})).findings[0]

    older = {taken.about for taken in finding.assumptions if taken.code == "older_text"}
    assert older == ({"only_from_hand"} if is_older else set())


def test_a_text_of_the_manual_4_is_no_older_text() -> None:
    """22-39-3 was at hand."""
    board = duel({"battle": [only("u1")], "hand": [only("u2")]})
    claim: Node = {"id": "c", "allowed": {"player": "A", "play": "u2"}}

    finding = examined(under(M4, {**board, "claims": [claim]})).findings[0]

    assert {taken.code for taken in finding.assumptions} <= {"blanks_do_nothing", "colours_not_checked"}


# Several at once: g-64 in 2019, 5-1-5 in the manual 4.00.


@pytest.mark.parametrize(
    ("profile", "number", "says"), [(M19, 2, {"counted_once"}), (M19, 1, set()), (M4, 2, set())]
)
def test_two_cards_drawn_are_heard_once_which_in_2019_is_our_decision(
    profile: str, number: int, says: set[str]
) -> None:
    claim: Node = {"at": "end", "value": {"a1.power": 11000}}

    report = examined(under(profile, {**drawn(number), "claims": [{"id": "c", **claim}]}))

    assert report.findings[0].verdict.verdict == "ALWAYS"
    assert assumed(profile, drawn(number), claim) == says


# A [Field] card that comes by another way: g-63 in 2019, 22-3-5 in the manual 4.00.


@pytest.mark.parametrize("profile", BOTH)
@pytest.mark.parametrize("way", [PLACES_FIELD, TAKES_FIELD])
def test_a_player_has_one_field_card_however_it_came(profile: str, way: Node) -> None:
    """CR107 3-6-6: only one at any given time; which one goes is told of the skill alone."""
    assert assumed(profile, way) == ({"one_field"} if profile == M19 else set())
    claims: list[Node] = [
        {"id": "older", "at": "end", "zone": {"f1": "drop"}},
        {"id": "n", "at": "end", "zone": {"f2": "battle"}},
    ]

    report = examined(under(profile, {**way, "claims": claims}))

    assert [finding.verdict.verdict for finding in report.findings] == ["ALWAYS", "ALWAYS"]


@pytest.mark.parametrize("profile", BOTH)
def test_a_field_card_of_the_opponent_stays(profile: str) -> None:
    """CR107 10-3-3 speaks of the cards in that player's Battle Area."""
    board = changed(changed(PLACES_FIELD, "A", battle=[]), "B", battle=[FIELD_CARD])

    assert assumed(profile, board, {"at": "end", "zone": {"f1": "battle"}}) == set()
