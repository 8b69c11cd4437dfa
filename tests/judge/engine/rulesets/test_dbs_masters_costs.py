"""What Masters makes players pay: energy and its colours, the parts of a skill cost, changed costs."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.replay import play_out
from tests.judge.engine.duel import (
    DRAW,
    USE,
    Node,
    duel,
    end,
    examined,
    fighter,
    read,
    refused,
    skill,
    verdict_of,
)

PLAY: Node = {"player": "A", "play": "p1"}


def energy(*colours: str, start: int = 1) -> list[Node]:
    """Describe one energy card for each word: a colour, or two joined by a stroke."""
    return [{"id": f"e{i}", "colours": word.split("/")} for i, word in enumerate(colours, start)]


def playing(total: int, specified: Node | None, area: object, *, more: list[Node] | None = None) -> Node:
    """A plays a Battle Card of this cost with this energy."""
    card = fighter("p1", 10000, energy=total)
    if specified is not None:
        card["specified"] = specified
    return duel({"hand": [card], "energy": area}, actions=[PLAY, *(more or [])])


def using(*cost: Node, a: Node | None = None, more: list[Node] | None = None) -> Node:
    """A's Leader has a skill with this cost and uses it."""
    paid = skill("la.s1", timing="activate_main", cost=list(cost), do=[DRAW])
    leader = {"id": "la", "power": 10000, "skills": [paid]}
    return duel({**(a or {}), "leader": leader}, actions=[USE, *(more or [])])


def asked(document: Node) -> tuple[tuple[str, ...], ...]:
    """List the answers to the question a replay stops at."""
    question = play_out(read(document)).question
    assert question is not None
    return tuple(question.answers())


# Energy and its colours: dbs-masters/cr-1.074/2-11-1-1, 2-11-1-1-1, 8-4-2-3, 8-4-2-4.


@pytest.mark.parametrize(
    ("total", "specified", "area", "codes"),
    [
        (2, {"red": 1}, energy("red", "blue"), set()),
        (2, {"red": 1}, energy("blue", "blue"), {"not_enough_of_a_colour"}),
        # The total counts energy of every colour, the specified cost only its own.
        (3, {"red": 2}, energy("red", "red", "blue"), set()),
        (3, {"red": 2}, energy("red", "blue", "blue"), {"not_enough_of_a_colour"}),
        (3, {"red": 1}, energy("red", "red"), {"not_enough_energy"}),
        # 2-11-1-1-1: more colours than the total: the specified cost is what is paid.
        (1, {"red": 2}, energy("red", "blue"), {"not_enough_of_a_colour"}),
        (1, {"red": 2}, energy("red"), {"not_enough_energy"}),
        (1, {"red": 2}, energy("red", "red"), set()),
        # decisions/g-38: one card of two colours serves for one of them.
        (2, {"red": 1, "blue": 1}, energy("red/blue", "green"), {"one_card_one_colour"}),
        (2, {"red": 1, "blue": 1}, energy("red/blue", "red"), set()),
        # No specified cost: any energy will do.
        (1, {}, energy("black"), set()),
    ],
)
def test_a_cost_finds_its_colours(total: int, specified: Node, area: list[Node], codes: set[str]) -> None:
    document = playing(total, specified, area)

    if codes:
        assert refused(document) == (1, codes)
    else:
        assert examined(document).refusal is None


def test_more_colours_than_the_total_rest_as_many_energy() -> None:
    """dbs-masters/cr-1.074/2-11-1-1-1."""
    state = end(playing(1, {"red": 2}, energy("red", "red")))

    assert [state.card(slot).mode for slot in state.zone("A", "energy")] == ["rest", "rest"]


def test_which_energy_rests_is_asked_where_it_makes_a_difference() -> None:
    """dbs-masters/cr-1.074/8-4-2-3: the player chooses; the red one has to be among them."""
    document = playing(2, {"red": 1}, energy("red", "blue", "green"))

    assert asked(document) == (("e1", "e2"), ("e1", "e3"))


def test_equal_energy_is_no_choice_and_may_be_named_all_the_same() -> None:
    document = playing(1, {"red": 1}, energy("red", "red"))

    assert end(document).zone("A", "battle") != ()
    named = playing(1, {"red": 1}, energy("red", "red"), more=[{"player": "A", "choose": ["e2"]}])
    assert examined(named).refusal is None


def test_colours_do_not_matter_where_nothing_asks_for_one() -> None:
    document = duel({"hand": [fighter("p1", energy=1)], "energy": energy("red", "blue")}, actions=[PLAY])

    assert end(document).find("p1")


def test_energy_that_nobody_described_is_taken_to_fit_and_this_is_said() -> None:
    report = examined({**playing(2, {"red": 1}, 2), "claims": [{"id": "c", "zone": {"p1": "battle"}}]})

    assert "colours_not_checked" in {known.code for known in report.findings[0].assumptions}


def test_described_colours_leave_nothing_to_assume() -> None:
    document = playing(2, {"red": 1}, energy("red", "blue"))
    report = examined({**document, "claims": [{"id": "c", "zone": {"p1": "battle"}}]})

    assert report.refusal is None
    assert "colours_not_checked" not in {known.code for known in report.findings[0].assumptions}


def test_a_colour_paid_with_a_described_card_leaves_nothing_to_assume() -> None:
    document = playing(2, {"red": 1}, [*energy("red"), 1])
    report = examined({**document, "claims": [{"id": "c", "zone": {"p1": "battle"}}]})

    assert "colours_not_checked" not in {known.code for known in report.findings[0].assumptions}


# Changed costs: dbs-masters/cr-1.074/2-11-3, 1-3-6.


def cheaper(amount: int, total: int, specified: Node) -> Node:
    card = fighter(
        "p1",
        10000,
        skill("p1.s1", **{"timing": "permanent", "in": ["hand"], "do": [{"energy": -amount}]}),
        energy=total,
        specified=specified,
    )
    return duel({"hand": [card], "energy": energy("red", "red", "red")}, actions=[PLAY])


@pytest.mark.parametrize(
    ("amount", "specified", "rested"),
    [
        (1, {"red": 1}, 2),
        # A cost below zero is treated as zero, and then nothing is paid.
        (5, {}, 0),
        # A text about the energy cost changes the total only; the specified cost stays.
        (5, {"red": 2}, 2),
    ],
)
def test_a_reduced_energy_cost(amount: int, specified: Node, rested: int) -> None:
    state = end(cheaper(amount, 3, specified))

    modes = [state.card(slot).mode for slot in state.zone("A", "energy")]
    assert modes.count("rest") == rested


def test_a_cost_changed_once_lasts_as_long_as_the_effect() -> None:
    card = {**fighter("p1", energy=2, specified={}), "effects": [{"energy": -2, "until": "turn"}]}
    state = end(duel({"hand": [card], "energy": 0}, actions=[PLAY]))

    found = state.find("p1")
    assert found is not None
    assert found.zone == "battle"


@pytest.mark.parametrize(
    ("among", "codes"), [({"trait": "Saiyan"}, set()), ({"trait": "Namekian"}, {"not_enough_energy"})]
)
def test_another_card_reduces_the_cost_of_some(among: Node, codes: set[str]) -> None:
    """dbs-masters/cr-1.074/2-11-3: a [Permanent] about cards of the hand."""
    less: Node = {"energy": -2, "to": {"each": {"zone": "hand", "of": "own", **among}}}
    head = {"id": "la", "power": 10000, "skills": [skill("la.s1", timing="permanent", do=[less])]}
    card = fighter("p1", energy=3, specified={}, traits=["Saiyan"])
    document = duel({"leader": head, "hand": [card], "energy": 1}, actions=[PLAY])

    assert (refused(document)[1] if codes else set()) == codes
    assert codes or end(document).zone("A", "hand") == ()


def test_a_reduced_cost_of_a_counter() -> None:
    """dbs-masters/faq/contre/5: the energy cost of a counter is paid, with its changes."""
    halt = {
        "id": "h1",
        "energy": 2,
        "skills": [skill("h1.s1", timing="counter_attack", do=[{"negate": "attack"}])],
    }
    actions: list[Node] = [
        {"player": "A", "attack": "a1", "target": "lb"},
        {"player": "B", "counter": "h1.s1"},
    ]
    less = {**halt, "effects": [{"energy": -1, "until": "turn"}]}

    assert refused(duel(b={"hand": [halt], "energy": 1}, actions=actions)) == (2, {"not_enough_energy"})
    assert examined(duel(b={"hand": [less], "energy": 1}, actions=actions)).refusal is None


def test_a_reduced_combo_cost() -> None:
    """dbs-masters/cr-1.074/7-2-1-2-1-1: the combo cost is paid, with its changes."""
    helper: Node = {"id": "k1", "power": 5000, "combo_cost": 1, "combo_power": 5000}
    actions: list[Node] = [{"player": "A", "attack": "a1", "target": "lb"}, {"player": "A", "combo": "k1"}]
    less = {**helper, "effects": [{"combo_cost": -1, "until": "battle"}]}

    assert refused(duel({"hand": [helper]}, actions=actions)) == (2, {"not_enough_energy"})
    assert examined(duel({"hand": [less]}, actions=actions)).refusal is None


# A skill cost: dbs-masters/cr-1.074/8-4-2-1, 8-4-2-2.


def test_a_cost_is_paid_in_printed_order() -> None:
    """dbs-masters/cr-1.074/8-4-2-1: the card that was discarded first is there for the next part."""
    first: list[Node] = [{"discard": 1}, {"move": {"zone": "drop"}, "zone": "warp"}]

    state = end(using(*first, a={"hand": [fighter("p1")]}))

    card = state.find("p1")
    assert card is not None
    assert card.zone == "warp"
    assert refused(using(*reversed(first), a={"hand": [fighter("p1")]})) == (1, {"no_card_to_pay_with"})


def test_burst_is_paid_first() -> None:
    """dbs-masters/cr-1.077/10-30-3: the cards it puts away are there for the rest of the cost."""
    state = end(using({"move": {"zone": "drop"}, "count": 2, "zone": "warp"}, {"burst": 2}))

    assert state.zone("A", "warp") == (0, 0)


@pytest.mark.parametrize(
    ("cost", "a", "code"),
    [
        ([{"rest": "self"}], {}, None),
        ([{"rest": {"zone": "battle"}, "count": 2}], {"battle": [fighter("a1"), fighter("a2")]}, None),
        ([{"rest": {"zone": "battle"}, "count": 2}], {"battle": [fighter("a1")]}, "no_card_to_pay_with"),
        ([{"move": {"zone": "battle"}, "zone": "drop"}], {"battle": [fighter("a1")]}, None),
        ([{"move": {"zone": "drop"}, "zone": "warp", "count": 3}], {"drop": 3}, None),
        ([{"move": {"zone": "drop"}, "zone": "warp", "count": 3}], {"drop": 2}, "no_card_to_pay_with"),
        ([{"move": {"each": {"zone": "drop"}}, "zone": "warp"}], {"drop": 2}, None),
        # Nothing is known of undescribed cards, so they are no black ones.
        ([{"move": {"zone": "drop", "colour": "black"}, "zone": "warp"}], {"drop": 2}, "no_card_to_pay_with"),
        # A Leader never leaves its area (dbs-masters/cr-1.074/3-5-3), so it pays nothing with that.
        ([{"move": "self", "zone": "hand"}], {}, "no_card_to_pay_with"),
        ([{"energy": 1}, {"orbs": {"red": 1}}], {"energy": energy("red", "blue")}, None),
        ([{"energy": 1}, {"orbs": {"red": 1}}], {"energy": energy("red")}, "not_enough_energy"),
        ([{"energy": 1}, {"orbs": {"red": 1}}], {"energy": energy("blue", "blue")}, "not_enough_of_a_colour"),
    ],
)
def test_parts_of_a_cost(cost: list[Node], a: Node, code: str | None) -> None:
    document = using(*cost, a={"battle": [], **a})

    if code is None:
        assert examined(document).refusal is None
    else:
        assert refused(document) == (1, {code})


def test_what_is_chosen_first_leaves_enough_for_the_rest() -> None:
    """dbs-masters/cr-1.074/8-4-2-2: all of it or nothing, so the one <p1> is kept for the second part."""
    cost: list[Node] = [{"discard": 1}, {"discard": {"name": "p1"}}]

    document = using(*cost, a={"hand": [fighter("p1"), fighter("p2")]})

    state = end(document)
    assert len(state.zone("A", "drop")) == 2
    wrong = using(*cost, a={"hand": [fighter("p1"), fighter("p2")]}, more=[{"player": "A", "choose": ["p1"]}])
    first = play_out(read(wrong)).facts
    assert ("choose", "A", "pay", "target", "p2") in first


# The card that is used: dbs-masters/decisions/g-39.


def used_card(cost: Node, hand: list[Node] | int) -> Node:
    """A's Extra Card x1 costs this, with these further cards in the hand."""
    extra = {
        "id": "x1",
        "energy": 0,
        "skills": [skill("x1.s1", timing="activate_main", cost=[cost], do=[DRAW])],
    }
    more = hand if isinstance(hand, list) else [hand]
    return duel({"hand": [extra, *more]}, actions=[{"player": "A", "activate": "x1.s1"}])


@pytest.mark.parametrize(
    ("cost", "hand", "code"),
    [
        ({"discard": 1}, 0, "card_pays_for_itself"),
        ({"discard": 1}, 1, None),
        ({"discard": 1}, [fighter("p1")], None),
        ({"discard": 2}, [fighter("p1")], "card_pays_for_itself"),
        ({"discard": 3}, [fighter("p1")], "no_card_to_pay_with"),
        # A cost that names the card itself is paid with it.
        ({"move": "self", "zone": "warp"}, 0, None),
    ],
)
def test_a_card_of_the_hand_does_not_pay_for_itself(
    cost: Node, hand: list[Node] | int, code: str | None
) -> None:
    document = used_card(cost, hand)

    if code is None:
        assert examined(document).refusal is None
    else:
        assert refused(document) == (1, {code})


def test_a_card_that_is_being_played_pays_for_no_counter() -> None:
    """A has declared p1 and answers B's counter: only another card of the hand can be discarded."""
    stop = {"id": "h1", "skills": [skill("h1.s1", timing="counter_play", do=[{"negate": "answered"}])]}
    paid = skill("k1.s1", timing="counter_counter", cost=[{"discard": 1}], do=[{"negate": "answered"}])
    actions: list[Node] = [
        PLAY,
        {"player": "B", "counter": "h1.s1"},
        {"player": "A", "counter": "k1.s1"},
    ]
    hand: list[Node] = [fighter("p1"), {"id": "k1", "skills": [paid]}]

    assert refused(duel({"hand": hand}, {"hand": [stop]}, actions=actions)) == (3, {"card_pays_for_itself"})
    state = end(duel({"hand": [*hand, fighter("p2")]}, {"hand": [stop]}, actions=actions))
    assert [card.zone for name in ("p1", "p2") if (card := state.find(name))] == ["battle", "drop"]


def test_too_many_ways_to_pay_are_given_up_and_this_is_said() -> None:
    cards = [fighter(f"p{i}") for i in range(20)]

    replay = play_out(
        read(using({"discard": 10}, {"discard": {"kind": "battle"}, "count": 10}, a={"hand": cards}))
    )

    assert replay.ending == "budget"


def test_a_returned_card_is_a_cost() -> None:
    paid = skill("a1.s1", timing="activate_main", cost=[{"move": "self", "zone": "hand"}], do=[DRAW])
    document = duel({"battle": [fighter("a1", 20000, paid)]}, actions=[{"player": "A", "activate": "a1.s1"}])

    assert verdict_of(document, {"at": "end", "zone": {"a1": "hand"}}) == "ALWAYS"


@pytest.mark.parametrize(
    ("asks", "key"), [({"colour": "black"}, "colours"), ({"zone": "drop", "energy_at_most": 2}, "energy")]
)
def test_what_a_text_asks_must_be_written_on_the_cards(asks: Node, key: str) -> None:
    card = {"id": "d1", "name": "d1", "kind": "battle"}
    document = using({"move": {"zone": "drop", **asks}, "zone": "warp"}, a={"drop": [card], "battle": []})

    with pytest.raises(BadDocumentError) as caught:
        read(document)

    assert (caught.value.code, caught.value.path[-1]) == ("not_written", key)


@pytest.mark.parametrize(
    ("cost", "code"),
    [
        ([{"energy": 1, "burst": 2}], "one_verb"),
        ([{"burst": 0}], "out_of_range"),
        ([{"energy": 1, "count": 2}], "unknown_key"),
        ([{"rest": "self", "zone": "drop"}], "unknown_key"),
        ([{"move": {"zone": "hand"}}], "unknown_key"),
        ([{"orbs": {}}], "nothing_named"),
        ([{"orbs": {"pink": 1}}], "unknown_key"),
        ([{"rest": "chosen"}], "unknown_word"),
    ],
)
def test_a_cost_that_says_nothing_is_refused(cost: list[Node], code: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(using(*cost))

    assert caught.value.code == code


def test_a_cost_that_many_cards_cannot_pay_is_refused_at_once() -> None:
    """dbs-masters/cr-1.074/8-4-2-2: nineteen cards are not twenty, however they are dealt out."""
    cards = [fighter(f"p{i}") for i in range(19)]
    parts: list[Node] = [{"discard": 10}, {"discard": {"kind": "battle"}, "count": 10}]

    assert refused(using(*parts, a={"hand": cards})) == (1, {"not_all_of_it"})
