"""Keywords that only the manual 4.00 knows: [Overlord], [Heroic], [Villainous] (22-35, 22-36, 22-41)."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import Node, counter, examined, fighter, read, refused, skill, verdict_of
from tests.judge.engine.rulesets.test_dbs_masters_keywords import M4, M19, board, zones

ALWAYS, NEVER, POSSIBLE = "ALWAYS", "NEVER", "POSSIBLE"
DRAW: Node = {"draw": 1}


def weak(document: Node, claim: Node) -> set[str]:
    """List the decisions of ours that a verdict says it rests on."""
    finding = examined({**document, "claims": [{"id": "c", **claim}]}).findings[0]
    return {one.about for one in finding.assumptions if one.code == "weak_rule"}


# [Overlord].

OVERLORD = fighter("o1", 10000, keywords=["Overlord"])
SERVANT = fighter("s1", 5000, mode="rest", keywords=["Servant"])
COMMAND: Node = {"player": "A", "activate": "o1.overlord"}


def commanded(*cards: Node, deck: int = 30, actions: tuple[Node, ...] = (COMMAND,)) -> Node:
    return board(M4, {"battle": [OVERLORD, *cards], "deck": deck}, None, *actions)


SERVED = commanded(SERVANT)


def test_an_overlord_puts_a_servant_under_the_deck_and_draws_a_card() -> None:
    """22-41: a rested [Servant] will do; it lies at the bottom, so that another card is drawn."""
    state = play_out(read(SERVED)).state

    assert zones(SERVED, "s1") == ["deck"]
    assert state.printed(state.zone("A", "deck")[-1]).id == "s1"
    assert (len(state.zone("A", "deck")), len(state.zone("A", "hand"))) == (30, 1)


def test_the_cost_comes_before_the_draw_and_is_no_ko() -> None:
    """5-8-2: the last card of the deck may be drawn, since the [Servant] lies under it by then."""
    assert verdict_of(commanded(SERVANT, deck=1), {"ends": {"winner": "B"}}) == NEVER
    assert verdict_of(SERVED, {"happens": {"ko": "s1"}}) == NEVER


def test_an_overlord_needs_an_own_servant_in_play() -> None:
    """22-41: not one whose skills are negated, and not the opponent's."""
    silenced = {**SERVANT, "lost": ["skills"]}
    theirs = board(M4, {"battle": [OVERLORD]}, {"battle": [SERVANT]}, COMMAND)

    assert refused(commanded()) == (1, {"no_card_to_pay_with"})
    assert refused(commanded(silenced)) == (1, {"no_card_to_pay_with"})
    assert refused(theirs) == (1, {"no_card_to_pay_with"})


def test_a_card_that_has_lost_overlord_does_not_command() -> None:
    """8-3-2: nor does one that never had it."""
    lost = board(M4, {"battle": [{**OVERLORD, "lost": ["Overlord"]}, SERVANT]}, None, COMMAND)
    never = board(M4, {"battle": [fighter("o1"), SERVANT]}, None, COMMAND)

    assert refused(lost) == refused(never) == (1, {"keyword_not_there"})


def test_an_overlord_may_command_again_and_give_itself() -> None:
    """No limit is told: decisions/g-46. A card that is [Servant] as well is one of the own."""
    both = fighter("o1", 10000, keywords=["Overlord", "Servant"])
    twice = commanded(SERVANT, {**SERVANT, "id": "s2"}, actions=(COMMAND, COMMAND))

    assert verdict_of(twice, {"at": "end", "count": {"A.hand": 2}}) == ALWAYS
    assert zones(board(M4, {"battle": [both]}, None, COMMAND), "o1") == ["deck"]


def test_a_servant_under_control_goes_under_its_owners_deck() -> None:
    """3-1-6-1."""
    document = commanded({**SERVANT, "owner": "B"})

    state = play_out(read(document)).state

    assert state.printed(state.zone("B", "deck")[-1]).id == "s1"


def test_a_verdict_with_an_overlord_says_that_its_moment_is_our_decision() -> None:
    """decisions/g-46: also where it is only asked whether it may be used, and not where nobody uses it."""
    idle = commanded(SERVANT, actions=())

    assert "decision:overlord" in weak(SERVED, {"zone": {"s1": "deck"}})
    assert "decision:overlord" in weak(idle, {"allowed": COMMAND})
    assert "decision:overlord" not in weak(idle, {"zone": {"s1": "battle"}})


# [Heroic] and [Villainous].

HERO = fighter("a2", 5000, keywords=["Heroic"])
PLAYED = fighter("h1", 5000, keywords=["Heroic"], energy=0)
PLAY: Node = {"player": "A", "play": "h1"}
EXTRA: Node = {
    "id": "x1",
    "kind": "extra",
    "energy": 0,
    "skills": [skill("x1.s1", timing="activate_main", do=[{"power": 5000, "to": "self"}])],
}
USE: Node = {"player": "A", "activate": "x1.s1"}


def used(*actions: Node, hand: tuple[Node, ...] = (PLAYED,), battle: tuple[Node, ...] = (HERO,)) -> Node:
    return board(M4, {"battle": list(battle), "hand": list(hand)}, None, *actions)


HEROIC = used(PLAY)


def test_a_heroic_card_draws_when_another_one_is_played() -> None:
    """22-35: the card that is played is "another" one for those in play, not for itself."""
    assert verdict_of(HEROIC, {"triggers": "a2.heroic"}) == ALWAYS
    assert verdict_of(HEROIC, {"triggers": "h1.heroic"}) == NEVER
    assert len(play_out(read(HEROIC)).state.zone("A", "hand")) == 1


def test_heroic_asks_for_another_heroic_card_of_its_own_player() -> None:
    """22-35: a card without it, and one that the opponent plays, do nothing."""
    plain = used(PLAY, hand=(fighter("h1", 5000, energy=0),))
    villain = used(PLAY, hand=(fighter("h1", 5000, keywords=["Villainous"], energy=0),))
    theirs = board(M4, {"hand": [PLAYED]}, {"battle": [HERO]}, PLAY)

    assert [verdict_of(one, {"triggers": "a2.heroic"}) for one in (plain, villain, theirs)] == [NEVER] * 3


def test_heroic_is_negated_for_the_turn_once_it_has_drawn() -> None:
    """22-35: the third card draws for the second one, which had not drawn yet."""
    third = fighter("h2", 5000, keywords=["Heroic"], energy=0)
    document = used(PLAY, {"player": "A", "play": "h2"}, hand=(PLAYED, third))

    state = play_out(read(document)).state

    assert len(state.zone("A", "hand")) == 2
    assert (
        verdict_of(
            used(PLAY, {"player": "A", "play": "h2"}, hand=(PLAYED, {**third, "keywords": []})),
            {"at": "end", "count": {"A.hand": 1}},
        )
        == ALWAYS
    )


def test_heroic_that_waits_twice_resolves_twice() -> None:
    """9-6-2-1, 9-6-11: what waits already is performed even if its skill has been negated since."""
    waiting = [{"skill": "a2.heroic", "event": "h1"}, {"skill": "a2.heroic", "event": "h2"}]
    battle = [HERO, PLAYED, {**PLAYED, "id": "h2"}]

    document = board(M4, {"battle": battle}, None, waiting=waiting)

    assert verdict_of(document, {"at": "end", "count": {"A.hand": 2}}) == ALWAYS


@pytest.mark.parametrize(("keywords", "verdict"), [(["Heroic"], ALWAYS), ([], NEVER)])
def test_an_extra_card_that_is_activated_counts_as_well(keywords: list[str], verdict: str) -> None:
    """22-35: one with the keyword; also a [Field] card."""
    field: Node = {"id": "f1", "keywords": ["Field", *keywords], "energy": 0}
    laid: Node = {"player": "A", "activate": "f1.field"}

    assert (
        verdict_of(used(USE, hand=({**EXTRA, "keywords": keywords},)), {"triggers": "a2.heroic"}) == verdict
    )
    assert verdict_of(used(laid, hand=(field,)), {"triggers": "a2.heroic"}) == verdict


def test_a_counter_that_is_an_extra_card_counts_as_well() -> None:
    """decisions/g-47."""
    halt = counter("c1", {"negate": "attack"}, energy=0, keywords=["Heroic"])
    document = board(
        M4,
        {},
        {"battle": [HERO], "hand": [halt]},
        {"player": "A", "attack": "a1", "target": "lb"},
        {"player": "B", "counter": "c1.s1"},
    )

    assert verdict_of(document, {"triggers": "a2.heroic"}) == ALWAYS


def test_a_play_that_is_negated_is_no_play() -> None:
    """5-5-4: the card goes to the Drop Area."""
    stops = counter("c1", {"negate": "answered"}, kind="counter_play", energy=0)
    answer: Node = {"player": "B", "counter": "c1.s1"}
    document = board(M4, {"battle": [HERO], "hand": [PLAYED]}, {"hand": [stops]}, PLAY, answer)

    assert verdict_of(document, {"triggers": "a2.heroic"}) == NEVER


VILLAIN = fighter("a2", 5000, keywords=["Villainous"])
VILE = fighter("h1", 5000, keywords=["Villainous"], energy=0)


def robbed(hand: object) -> Node:
    return board(M4, {"battle": [VILLAIN], "hand": [VILE]}, {"hand": hand}, PLAY)


VILLAINOUS = robbed([fighter("b1"), fighter("b2")])


def test_a_villainous_card_lets_the_opponent_drop_a_card_of_their_choice() -> None:
    """22-36: which one the opponent chooses; with none there is nothing to drop."""
    assert verdict_of(VILLAINOUS, {"chooser": {"a2.villainous": "B"}}) == ALWAYS
    assert verdict_of(VILLAINOUS, {"at": "end", "count": {"B.hand": 1}}) == ALWAYS
    assert verdict_of(VILLAINOUS, {"at": "end", "zone": {"b1": "drop"}}) == POSSIBLE
    assert verdict_of(robbed(0), {"at": "end", "count": {"B.drop": 0}}) == ALWAYS


def test_verdicts_say_what_we_take_for_another_such_card() -> None:
    """decisions/g-47."""
    assert "decision:heroic" in weak(HEROIC, {"happens": {"draw": "A"}})
    assert "decision:villainous" in weak(VILLAINOUS, {"at": "end", "count": {"B.hand": 1}})


@pytest.mark.parametrize("keyword", ["Overlord", "Heroic", "Villainous"])
def test_words_of_the_later_manual_are_none_of_2019(keyword: str) -> None:
    with pytest.raises(BadDocumentError, match="belongs to the rules of masters-4"):
        read(board(M19, {"battle": [fighter("a1", keywords=[keyword])]}))


# [Sparking] on a card that moves itself.


def sparked(profile: str, drop: int) -> Node:
    used = skill("x1.s1", timing="activate_main", **{"if": {"sparking": 3}}, do=[DRAW])
    extra: Node = {"id": "x1", "kind": "extra", "energy": 0, "skills": [used]}
    return board(profile, {"hand": [extra], "drop": drop}, None, USE)


@pytest.mark.parametrize(("profile", "reason"), [(M4, "not_in_drop_yet"), (M19, "not_enough_in_drop")])
def test_an_extra_card_does_not_count_for_its_own_sparking(profile: str, reason: str) -> None:
    """cr-1.074/10-29-1: in 2019 it still is in the hand; in masters-4 that is our decision g-49 (12-2-2)."""
    assert verdict_of(sparked(profile, 3), {"happens": {"draw": "A"}}) == ALWAYS
    assert refused(sparked(profile, 2)) == (1, {reason})
    assert refused(sparked(profile, 1)) == (1, {"not_enough_in_drop"})


BOARDS_4 = [SERVED, HEROIC, VILLAINOUS]
"""What reaches the rules of these keywords, for the test that nothing is left unreached."""
