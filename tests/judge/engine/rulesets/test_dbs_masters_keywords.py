"""Keywords that the FAQ does not speak of.

[Field], [Aegis], [Arrival] and [Energy-Exhaust] are in both manuals (cr-1.074/10-3, cr-1.077/10-32 to 10-34), the
others only in that of 4.00 (22-33, 22-39, 22-40).
"""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    Node,
    auto,
    counter,
    duel,
    fighter,
    read,
    refused,
    skill,
    verdict_of,
)

M19, M4 = "masters-2019", "masters-4"
ALWAYS, NEVER, POSSIBLE = "ALWAYS", "NEVER", "POSSIBLE"
NEGATE: Node = {"negate": "answered"}
BOTH = ["blue", "yellow"]
PASS: Node = {"player": "A", "pass": True, "at": "battle.offense_act"}


def board(profile: str, a: Node, b: Node | None = None, *actions: Node, **top: object) -> Node:
    """A board under a profile; nobody has an energy marker."""
    marker: Node = {"marker": 0} if profile == M4 else {}
    return duel(a, {**marker, **(b or {})}, actions=list(actions), profile=profile, **top)


def zones(document: Node, *names: str) -> list[str]:
    replay = play_out(read(document))
    assert replay.refusal is None, replay.refusal
    found = [replay.state.find(name) for name in names]
    return [card.zone for card in found if card is not None]


# [Field].

F1: Node = {"id": "f1", "name": "Arena", "keywords": ["Field"], "energy": 1}
F2: Node = {"id": "f2", "name": "Desert", "keywords": ["Field"], "energy": 1}
LAY: Node = {"player": "A", "activate": "f2.field"}
PLAYS_COUNTER = counter("c1", NEGATE, kind="counter_play", energy=0)


@pytest.mark.parametrize("profile", [M19, M4])
def test_a_new_field_sends_the_older_one_to_the_drop_area(profile: str) -> None:
    """10-3-1, 10-3-3; 22-3-5."""
    document = board(profile, {"battle": [F1], "hand": [F2], "energy": 1}, None, LAY)

    assert zones(document, "f1", "f2") == ["drop", "battle"]
    assert verdict_of(document, {"at": "field.older_to_drop", "zone": {"f1": "battle"}}) == ALWAYS


@pytest.mark.parametrize("profile", [M19, M4])
def test_the_field_of_the_opponent_stays(profile: str) -> None:
    """10-3-3: those in that player's Battle Area."""
    document = board(profile, {"hand": [F2], "energy": 1}, {"battle": [F1]}, LAY)

    assert zones(document, "f1", "f2") == ["battle", "battle"]


def test_a_board_on_which_a_player_has_two_fields_cannot_be() -> None:
    """3-6-6: only one of them; the opponent may have one too."""
    assert zones(board(M19, {"battle": [F1]}, {"battle": [F2]}), "f1", "f2") == ["battle", "battle"]
    with pytest.raises(BadDocumentError) as caught:
        read(board(M19, {"battle": [F1, F2]}))

    assert caught.value.code == "second_field"
    assert caught.value.path == ("players", "A", "battle")


def test_a_field_costs_its_energy_and_counts_as_no_battle_card() -> None:
    """8-5-2-2-1 and 10-3: it is an Extra Card, so that it neither attacks nor is attacked."""
    assert refused(board(M19, {"hand": [F2], "energy": 0}, None, LAY)) == (1, {"not_enough_energy"})
    attacks: Node = {"player": "A", "attack": "f1", "target": "lb"}
    assert refused(board(M19, {"battle": [F1]}, None, attacks)) == (1, {"not_your_attacker"})
    attacked: Node = {"player": "A", "attack": "a1", "target": "f1"}
    assert refused(board(M19, {}, {"battle": [{**F1, "mode": "rest"}]}, attacked)) == (1, {"not_attackable"})


def test_other_skills_of_a_field_count_in_the_battle_area_only() -> None:
    """10-3-2."""
    used: Node = {"player": "A", "activate": "f1.s1"}
    skilled = {**F1, "skills": [skill("f1.s1", timing="activate_main", do=[DRAW])]}

    assert verdict_of(board(M19, {"battle": [skilled]}, None, used), {"happens": {"draw": "A"}}) == ALWAYS
    assert zones(board(M19, {"battle": [skilled]}, None, used), "f1") == ["battle"]
    assert refused(board(M19, {"hand": [skilled], "energy": 1}, None, used)) == (1, {"not_valid_here"})


def test_no_counter_answers_the_placing_of_a_field() -> None:
    """10-10-3: it is neither a play nor an attack."""
    document = board(M19, {"hand": [F2], "energy": 1}, {"hand": [PLAYS_COUNTER]}, LAY)

    assert verdict_of(document, {"allowed": {"player": "B", "counter": "c1.s1"}}) == NEVER


# [Aegis]: M75.


def shielded(profile: str, *hand: Node, energy: object = None, answers: tuple[Node, ...] = ()) -> Node:
    shield = fighter("s1", 10000, skill("s1.s1", timing="aegis", colours=BOTH))
    b = {"battle": [shield], "hand": list(hand), "energy": energy or {"rested": 3}}
    used: Node = {"player": "B", "activate": "s1.s1"}
    return board(profile, {}, b, ATTACK, PASS, used, *answers)


@pytest.mark.parametrize("profile", [M19, M4])
def test_aegis_gives_hand_cards_of_both_colours_for_two_energy(profile: str) -> None:
    """cr-1.077/10-33, cr-4.00/22-30: one card of both colours is enough."""
    answers: tuple[Node, ...] = ({"player": "B", "choose": ["energy", "energy"]},)
    document = shielded(profile, fighter("h1", 5000, colours=BOTH), answers=answers)

    assert zones(document, "h1") == ["drop"]
    state = play_out(read(document)).state
    assert state.zone("B", "energy") == (-1, 0, 0)


def test_aegis_may_take_one_card_of_each_colour_and_less_than_two_energy() -> None:
    """cr-1.077/10-33: "up to"."""
    pair = [fighter("h1", 5000, colours=["blue"]), fighter("h2", 5000, colours=["yellow"])]
    none: tuple[Node, ...] = ({"player": "B", "choose": []},)

    document = shielded(M19, *pair, answers=none)

    assert zones(document, "h1", "h2") == ["drop", "drop"]
    assert play_out(read(document)).state.zone("B", "energy") == (-1, -1, -1)
    described = [{"id": "e1", "mode": "rest"}, {"id": "e2"}]
    one: tuple[Node, ...] = ({"player": "B", "choose": "e1"},)
    assert (
        verdict_of(shielded(M19, *pair, energy=described, answers=one), {"happens": {"mode": "e1"}}) == ALWAYS
    )


def test_aegis_without_rested_energy_gives_its_cards_all_the_same() -> None:
    """cr-1.074/1-3-2: what is impossible is skipped."""
    assert zones(shielded(M19, fighter("h1", 5000, colours=BOTH), energy=2), "h1") == ["drop"]


def test_aegis_needs_two_different_colours() -> None:
    for colours in ([], ["blue"], ["blue", "blue"]):
        card = fighter("s1", 10000, skill("s1.s1", timing="aegis", colours=colours))
        with pytest.raises(BadDocumentError, match="two colours"):
            read(board(M19, {"battle": [card]}))


# [Arrival].


COMBO = fighter("k1", 5000, combo_cost=0, combo_power=5000, colours=BOTH)
COMER = fighter("r1", 20000, skill("r1.s1", timing="arrival", colours=BOTH), energy=4)
ARRIVES: Node = {"player": "A", "activate": "r1.s1"}


def arriving(profile: str, b: Node | None = None, *actions: Node) -> Node:
    acts: list[Node] = [ATTACK, {"player": "A", "combo": "k1"}, ARRIVES, *actions]
    return board(profile, {"hand": [COMBO, COMER]}, b, *acts)


STOPPED = arriving(M19, {"hand": [PLAYS_COUNTER]}, {"player": "B", "counter": "c1.s1"})


@pytest.mark.parametrize("profile", [M19, M4])
def test_a_card_arrives_when_combo_cards_show_both_colours(profile: str) -> None:
    """cr-1.077/10-32, cr-4.00/22-29: out of the hand, in the own step."""
    early = board(profile, {"hand": [COMBO, COMER]}, None, ARRIVES)

    assert zones(arriving(profile), "r1") == ["battle"]
    assert refused(early) == (1, {"only_in_battle_steps", "colours_not_in_combo"})


def test_a_card_whose_arrival_is_negated_goes_to_the_drop_area() -> None:
    """decisions/g-37; it is a play that [Counter : Play] may answer."""
    assert zones(STOPPED, "r1") == ["drop"]


# [Energy-Exhaust].


def charged(profile: str, *keywords: str) -> Node:
    return board(
        profile,
        {"hand": [fighter("h1", keywords=list(keywords))]},
        None,
        {"player": "A", "charge": "h1"},
        turn={"player": "A", "number": 5, "phase": "charge", "first": "A"},
    )


@pytest.mark.parametrize("profile", [M19, M4])
def test_energy_exhaust_enters_the_energy_area_rested(profile: str) -> None:
    """cr-1.077/10-34, cr-4.00/22-31; other cards enter active."""
    for keywords, mode in ((["Energy-Exhaust"], "rest"), ([], "active")):
        card = play_out(read(charged(profile, *keywords))).state.find("h1")
        assert card is not None
        assert (card.zone, card.mode) == ("energy", mode)


# [Offering]: M73.


def offered(answer: object, life: int = 3) -> Node:
    card = fighter("h1", 20000, keywords=["Offering"], energy=0)
    choose: list[Node] = [] if answer is None else [{"player": "B", "choose": answer}]
    return board(M4, {"hand": [card]}, {"life": life}, {"player": "A", "play": "h1"}, *choose)


def test_the_opponent_gives_a_life_card_or_two_are_drawn() -> None:
    """22-33-3: it is the opponent's choice."""
    assert verdict_of(offered("life"), {"at": "end", "count": {"B.life": 2}}) == ALWAYS
    assert verdict_of(offered("life"), {"happens": {"draw": "A"}}) == NEVER
    assert verdict_of(offered([]), {"at": "end", "count": {"A.hand": 2}}) == ALWAYS
    assert verdict_of(offered([]), {"at": "end", "count": {"B.life": 3}}) == ALWAYS
    assert verdict_of(offered(None), {"happens": {"draw": "A"}}) == POSSIBLE


def test_the_last_life_card_may_be_given_and_loses() -> None:
    """0-1-3-1."""
    assert verdict_of(offered("life", life=1), {"ends": {"winner": "A"}}) == ALWAYS


# [Unique]: M74.

UNIQUE = fighter("u1", 10000, name="One", keywords=["Unique"])
SECOND = fighter("u2", 10000, name="One", keywords=["Unique"], energy=0)
PLAY: Node = {"player": "A", "play": "u2"}


def test_a_second_unique_card_of_a_name_is_not_played() -> None:
    """22-39-3: of the own ones in play; another name, or the opponent's card, does not matter."""
    assert refused(board(M4, {"battle": [UNIQUE], "hand": [SECOND]}, None, PLAY)) == (1, {"unique_in_play"})
    other = {**SECOND, "name": "Two"}
    assert zones(board(M4, {"battle": [UNIQUE], "hand": [other]}, None, PLAY), "u2") == ["battle"]
    assert zones(board(M4, {"hand": [SECOND]}, {"battle": [UNIQUE]}, PLAY), "u2") == ["battle"]


def test_a_skill_does_not_play_a_second_unique_card_either() -> None:
    plays = skill("a1.s1", timing="activate_main", do=[{"choose": {"zone": "hand"}}, {"play": "chosen"}])
    used: Node = {"player": "A", "activate": "a1.s1"}
    heard = fighter("a2", 5000, auto("a2.s1", {"played": "own"}, DRAW))
    document = board(
        M4, {"battle": [fighter("a1", 20000, plays), UNIQUE, heard], "hand": [SECOND]}, None, used
    )

    assert zones(document, "u2") == ["hand"]
    assert verdict_of(document, {"triggers": "a2.s1"}) == NEVER


STEALS = skill(
    "a1.s1",
    timing="activate_main",
    do=[{"choose": {"of": "opponent", "kind": "battle"}}, {"control": "chosen"}],
)
STOLEN = board(
    M4,
    {"battle": [fighter("a1", 20000, STEALS), UNIQUE]},
    {"battle": [SECOND]},
    {"player": "A", "activate": "a1.s1"},
)


def test_of_two_unique_cards_their_master_keeps_one() -> None:
    """21-11, decisions/g-44: gaining control may bring a second one."""
    actions: list[Node] = [{"player": "A", "activate": "a1.s1"}, {"player": "A", "choose": "u1"}]

    assert verdict_of(STOLEN, {"chooser": {"unique": "A"}}) == ALWAYS
    assert verdict_of(STOLEN, {"at": "end", "zone": {"u1": "drop"}}) == POSSIBLE
    assert zones({**STOLEN, "actions": actions}, "u1", "u2") == ["battle", "drop"]


# [Servant]: M76.


NO_CHARGE: Node = {"player": "A", "pass": True, "at": "charge_phase.charge"}


SERVANTS = board(
    M4,
    {
        "battle": [
            fighter("s1", 5000, mode="rest", keywords=["Servant"]),
            fighter("a1", 20000, mode="rest"),
        ],
        "hand": [fighter("s2", 5000, keywords=["Servant"])],
    },
    None,
    NO_CHARGE,
    turn={"player": "A", "number": 5, "phase": "charge", "first": "A"},
)


def test_a_servant_stays_rested_and_is_stronger() -> None:
    """22-40, 22-40-2: all others become active; +10000 in play only."""
    state = play_out(read(SERVANTS)).state

    assert verdict_of(SERVANTS, {"at": "main_phase.checkpoint", "value": {"s1.power": 15000}}) == ALWAYS
    assert verdict_of(SERVANTS, {"at": "main_phase.checkpoint", "value": {"s2.power": 5000}}) == ALWAYS
    assert [card.mode for name in ("s1", "a1") if (card := state.find(name))] == ["rest", "active"]


def test_a_servant_whose_skills_are_negated_is_like_any_other() -> None:
    document = board(
        M4,
        {"battle": [fighter("s1", 5000, mode="rest", keywords=["Servant"], lost=["skills"])]},
        None,
        NO_CHARGE,
        turn={"player": "A", "number": 5, "phase": "charge", "first": "A"},
    )

    assert verdict_of(document, {"at": "main_phase.checkpoint", "value": {"s1.power": 5000}}) == ALWAYS


@pytest.mark.parametrize("keyword", ["Offering", "Unique", "Servant"])
def test_words_of_the_later_manual_are_none_of_2019(keyword: str) -> None:
    with pytest.raises(BadDocumentError, match="belongs to the rules of masters-4"):
        read(board(M19, {"battle": [fighter("a1", keywords=[keyword])]}))


BOARDS = [
    board(M19, {"battle": [F1], "hand": [F2], "energy": 1}, None, LAY),
    shielded(M19, fighter("h1", 5000, colours=BOTH)),
    arriving(M19),
    STOPPED,
    charged(M19, "Energy-Exhaust"),
]
"""What reaches every rule of these keywords, for the test that nothing of 2019 is left unreached."""
BOARDS_4 = [offered("life"), offered([]), STOLEN, SERVANTS]
"""The same for the keywords of the manual 4.00."""
