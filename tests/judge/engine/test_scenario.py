"""Reading a document: what is understood, and the place, code and mend of what is not."""

from __future__ import annotations

import copy
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.engine.errors import BadDocumentError, EngineError
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import read_scenario, read_twins
from judge.engine.values import keywords_of, value_of
from tests.judge.engine.duel import ATTACK, FILES, Node, auto, document_of, duel, fighter, read

REMOVED = object()


def changed(place: str, value: object) -> Node:
    """Make a board with one place changed; a number in the place is a position in a list."""
    board = copy.deepcopy(duel(actions=[ATTACK], claims=[{"id": "c", "zone": {"a1": "battle"}}]))
    node: object = board
    *way, last = [int(part) if part.isdigit() else part for part in place.split("/")]
    for part in way:
        node = cast("dict[object, object]", node)[part]
    target = cast("dict[object, object]", node)
    if value is REMOVED:
        del target[last]
    else:
        target[last] = value
    return board


@pytest.mark.parametrize(
    ("place", "value", "code", "path"),
    [
        ("scenario", 2, "unknown_version", "scenario"),
        ("scenario", "one", "not_a_number", "scenario"),
        ("scenario", REMOVED, "not_a_number", "scenario"),
        ("game", "chess", "unknown_word", "game"),
        ("game", "bakugan", "profile_of_another_game", "profile"),
        ("profile", "masters-1999", "unknown_word", "profile"),
        ("title", 5, "not_a_word", "title"),
        ("colour", "red", "unknown_key", "colour"),
        ("turn/player", "C", "unknown_word", "turn/player"),
        ("turn/number", 0, "out_of_range", "turn/number"),
        ("turn/number", True, "not_a_number", "turn/number"),
        ("turn/phase", "breakfast", "unknown_word", "turn/phase"),
        ("turn/weather", "fair", "unknown_key", "turn/weather"),
        ("players", ["A", "B"], "not_a_mapping", "players"),
        ("players/B", REMOVED, "two_players", "players"),
        ("players/chance", {}, "two_players", "players"),
        ("players/A/garden", 3, "unknown_key", "players/A/garden"),
        ("players/A/life", -1, "out_of_range", "players/A/life"),
        ("players/A/life", "many", "not_a_list", "players/A/life"),
        ("players/A/energy", {"active": 1, "rested": -1}, "out_of_range", "players/A/energy/rested"),
        ("players/A/hand", [500], "out_of_range", "players/A/hand/0"),
        ("players/A/battle/0/id", "a.1", "bad_id", "players/A/battle/0/id"),
        ("players/A/battle/0/id", "a1\u200b", "bad_id", "players/A/battle/0/id"),
        ("players/A/battle/0/id", "a1\u202e", "bad_id", "players/A/battle/0/id"),
        ("players/A/battle/0/id", "a\u00a01", "bad_id", "players/A/battle/0/id"),
        ("players/A/battle/0/id", "e\u0301", "bad_id", "players/A/battle/0/id"),
        ("players/A/battle/0/name", "x" * 201, "too_long", "players/A/battle/0/name"),
        ("title", "x" * 201, "too_long", "title"),
        ("players/A/battle/0/id", "lb", "same_id", "players/B/leader/id"),
        ("players/A/battle/0/id", "pass", "same_id", "players/A/battle/0/id"),
        ("players/A/battle/0/id", REMOVED, "not_a_word", "players/A/battle/0/id"),
        ("players/A/battle/0/power", "strong", "not_a_number", "players/A/battle/0/power"),
        ("players/A/battle/0/mode", "asleep", "unknown_word", "players/A/battle/0/mode"),
        ("players/A/battle/0/face", "sideways", "unknown_word", "players/A/battle/0/face"),
        ("players/A/battle/0/owner", "C", "unknown_word", "players/A/battle/0/owner"),
        ("players/A/battle/0/kind", "planet", "unknown_word", "players/A/battle/0/kind"),
        ("players/A/battle/0/keywords", ["Bloker"], "unknown_word", "players/A/battle/0/keywords/0"),
        ("players/A/battle/0/gained", ["Bloker"], "unknown_word", "players/A/battle/0/gained/0"),
        ("players/A/battle/0/lost", ["Bloker"], "unknown_word", "players/A/battle/0/lost/0"),
        ("players/A/battle/0/traits", "Saiyan", "not_a_list", "players/A/battle/0/traits"),
        ("players/A/battle/0/effects", [{"luck": 1}], "unknown_key", "players/A/battle/0/effects/0/luck"),
        ("players/A/battle/0/colour", "red", "unknown_key", "players/A/battle/0/colour"),
        ("players/A/battle/0/skills", [{"id": "a1.s1"}], "no_text", "players/A/battle/0/skills/0"),
        (
            "players/A/battle/0/skills",
            [{"id": "b1.s1", "text": "x"}],
            "bad_id",
            "players/A/battle/0/skills/0/id",
        ),
        (
            "players/A/battle/0/skills",
            [{"id": "a1.s", "text": "x"}, {"id": "a1.s", "text": "x"}],
            "same_id",
            "players/A/battle/0/skills/1",
        ),
        (
            "players/A/battle/0",
            {"id": "x", "number": "BT1-001"},
            "not_in_catalogue",
            "players/A/battle/0/number",
        ),
        ("actions", {"player": "A"}, "not_a_list", "actions"),
        ("actions/0", {"player": "A"}, "one_verb", "actions/0"),
        ("actions/0", {"player": "A", "attack": "a1", "play": "a1"}, "one_verb", "actions/0"),
        ("actions/0", {"player": "C", "attack": "a1"}, "unknown_word", "actions/0/player"),
        ("actions/0", {"player": "A", "attack": "a9", "target": "lb"}, "unknown_name", "actions/0/attack"),
        ("actions/0", {"player": "A", "attack": "a1"}, "not_a_word", "actions/0/target"),
        (
            "actions/0",
            {"player": "A", "attack": "a1", "target": "lb", "onto": "a1"},
            "unknown_key",
            "actions/0/onto",
        ),
        ("actions/0", {"player": "A", "pass": False}, "not_a_flag", "actions/0/pass"),
        ("actions/0", {"player": "A", "number": "two"}, "not_a_number", "actions/0/number"),
        ("actions/0", {"player": "A", "decline": "a1.s9"}, "unknown_name", "actions/0/decline"),
        ("actions/0", {"player": "A", "choose": ["a1", "a9"]}, "unknown_name", "actions/0/choose/1"),
        ("actions/0", {"player": "A", "pass": True, "at": "tea.time"}, "no_such_station", "actions/0/at"),
        ("actions/0", {"player": "A", "pass": True, "nth": 0}, "out_of_range", "actions/0/nth"),
        ("claims", {}, "not_a_list", "claims"),
        ("claims/0", {"id": "c"}, "one_kind", "claims/0"),
        ("claims/0", {"id": "c", "order": ["a1"]}, "two_skills", "claims/0/order"),
        ("claims/0", {"id": "c", "zone": {}}, "one_thing", "claims/0/zone"),
        ("claims/0", {"id": "c", "zone": {"a1": "moon"}}, "unknown_word", "claims/0/zone/a1"),
        ("claims/0", {"id": "c", "value": {"a1.luck": 1}}, "unknown_word", "claims/0/value"),
        ("claims/0", {"id": "c", "count": {"C.life": 1}}, "unknown_word", "claims/0/count"),
        ("claims/0", {"id": "c", "happens": {"ko": "a9"}}, "unknown_name", "claims/0/happens/ko"),
        ("claims/0", {"id": "c", "happens": {"sneeze": "a1"}}, "unknown_word", "claims/0/happens"),
        ("claims/0", {"id": "c", "ends": {"winner": "C"}}, "unknown_word", "claims/0/ends/winner"),
        ("claims/0", {"id": "c", "allowed": {"player": "A", "pass": True}}, "not_an_act", "claims/0/allowed"),
        ("claims/0", {"id": "c", "zone": {"a1": "battle"}, "at": "tea"}, "no_such_station", "claims/0/at"),
        ("claims/0", {"id": "c", "zone": {"a1": "battle"}, "after": 2}, "out_of_range", "claims/0/after"),
        ("claims/0", {"id": "c", "zone": {"a1": "battle"}, "forces": "C"}, "unknown_word", "claims/0/forces"),
        ("expect", {"d": "ALWAYS"}, "unknown_key", "expect/d"),
        ("expect", {"c": "SOMETIMES"}, "unknown_word", "expect/c"),
        ("expect", {"c": {"verdict": "ALWAYS", "so": 1}}, "unknown_key", "expect/c/so"),
        ("expect", {"refused": {"action": 9}}, "out_of_range", "expect/refused/action"),
        ("open", ["doors"], "unknown_word", "open/0"),
        ("suppose", {"A.life": -1}, "out_of_range", "suppose/A.life"),
        ("limit", {"seconds": 10}, "unknown_key", "limit/seconds"),
        ("limit", {"states": 0}, "out_of_range", "limit/states"),
        ("used", ["", 3], "not_a_word", "used/0"),
        ("waiting", [{"skill": "a1.s9"}], "unknown_word", "waiting/0/skill"),
        ("battle", {"attacker": "a9"}, "unknown_word", "battle/attacker"),
        ("shows", [5], "not_a_word", "shows/0"),
    ],
)
def test_a_fault_names_its_place(place: str, value: object, code: str, path: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(changed(place, value))

    assert caught.value.code == code
    assert "/".join(str(part) for part in caught.value.path) == path
    assert caught.value.message


def test_a_name_that_is_reserved_is_no_player() -> None:
    board = changed("players/B", REMOVED)
    players = cast("dict[str, object]", board["players"])
    players["hidden"] = {}

    with pytest.raises(BadDocumentError) as caught:
        read(board)

    assert caught.value.code == "reserved_name"


@pytest.mark.parametrize(
    ("key", "many", "code"),
    [("actions", [ATTACK] * 201, "too_many"), ("claims", [{"zone": {"a1": "drop"}}] * 41, "too_many")],
)
def test_too_much_of_one_thing_is_refused(key: str, many: list[Node], code: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        read({**duel(), key: many})

    assert caught.value.code == code


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(BadDocumentError) as caught:
        read(duel({"drop": [fighter(f"d{number}") for number in range(401)]}))

    assert caught.value.code == "too_many"


def test_two_claims_of_one_name_are_refused() -> None:
    claim: Node = {"id": "c", "zone": {"a1": "battle"}}

    with pytest.raises(BadDocumentError) as caught:
        read(duel(claims=[claim, claim]))

    assert caught.value.code == "same_id"


def test_claims_without_a_name_are_counted() -> None:
    claims = read(duel(claims=[{"zone": {"a1": "battle"}}, {"zone": {"a1": "drop"}}])).claims

    assert [claim.id for claim in claims] == ["c1", "c2"]


# Readings of skills.


@pytest.mark.parametrize(
    ("reading", "code", "path"),
    [
        ({"timing": "sometimes"}, "unknown_word", "timing"),
        ({"timing": "auto", "why": "x"}, "unknown_key", "why"),
        ({"timing": "auto", "when": {}}, "one_trigger", "when"),
        ({"timing": "auto", "when": {"attacks": "self", "ko": "self"}}, "one_trigger", "when"),
        ({"timing": "auto", "when": {"attacks": "nobody"}}, "unknown_word", "when/attacks"),
        ({"timing": "auto", "when": {"draws": "self"}}, "unknown_word", "when/draws"),
        ({"timing": "auto", "in": ["moon"]}, "unknown_word", "in/0"),
        ({"timing": "auto", "if": {"luck": 1}}, "unknown_key", "if/luck"),
        ({"timing": "auto", "cost": {"blood": 1}}, "unknown_key", "cost/blood"),
        ({"timing": "auto", "cost": {"rest_self": 1}}, "not_a_flag", "cost/rest_self"),
        ({"timing": "auto", "once": "lifetime"}, "unknown_word", "once"),
        ({"timing": "auto", "do": {"draw": 1}}, "not_a_list", "do"),
        ({"timing": "auto", "do": [{}]}, "one_verb", "do/0"),
        ({"timing": "auto", "do": [{"sing": 1}]}, "one_verb", "do/0"),
        ({"timing": "auto", "do": [{"draw": 1, "ko": "self"}]}, "one_verb", "do/0"),
        ({"timing": "auto", "do": [{"draw": 1, "until": "turn"}]}, "unknown_key", "do/0/until"),
        ({"timing": "auto", "do": [{"draw": -1}]}, "out_of_range", "do/0/draw"),
        ({"timing": "auto", "do": [{"power": 1, "until": "tea"}]}, "unknown_word", "do/0/until"),
        ({"timing": "auto", "do": [{"gain": "Wings"}]}, "unknown_word", "do/0/gain"),
        ({"timing": "auto", "do": [{"lose": "Wings"}]}, "unknown_word", "do/0/lose"),
        ({"timing": "auto", "do": [{"ko": "everything"}]}, "unknown_word", "do/0/ko"),
        ({"timing": "auto", "do": [{"ko": {"each": {"zone": "moon"}}}]}, "unknown_word", "do/0/ko/each/zone"),
        ({"timing": "auto", "do": [{"move": "self"}]}, "not_a_word", "do/0/zone"),
        ({"timing": "auto", "do": [{"role": "king", "to": "self"}]}, "unknown_word", "do/0/role"),
        ({"timing": "auto", "do": [{"negate": "everything"}]}, "unknown_word", "do/0/negate"),
        ({"timing": "auto", "do": [{"stop": "time"}]}, "unknown_word", "do/0/stop"),
        ({"timing": "auto", "do": [{"choose": {"kind": "planet"}}]}, "unknown_word", "do/0/choose/kind"),
        ({"timing": "auto", "do": [{"choose": {}, "count": 0}]}, "out_of_range", "do/0/count"),
        (
            {"timing": "auto", "do": [{"may": [{"when": {}, "do": [{"sing": 1}]}]}]},
            "one_verb",
            "do/0/may/0/do/0",
        ),
    ],
)
def test_a_faulty_reading_names_its_place(reading: Node, code: str, path: str) -> None:
    card = fighter("a1", 20000, {"id": "a1.s1", "text": "x", "reading": reading})

    with pytest.raises(BadDocumentError) as caught:
        read(duel({"battle": [card]}))

    assert caught.value.code == code
    assert "/".join(str(part) for part in caught.value.path) == f"players/A/battle/0/skills/0/reading/{path}"


def test_instructions_are_not_nested_without_end() -> None:
    inner: list[Node] = [{"draw": 1}]
    for _ in range(6):
        inner = [{"may": inner}]

    with pytest.raises(BadDocumentError) as caught:
        read(duel({"battle": [fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, *inner))]}))

    assert caught.value.code == "too_deep"


def test_a_key_that_is_no_word_is_refused() -> None:
    with pytest.raises(BadDocumentError) as caught:
        read_scenario({1: "scenario"}, RULESETS, DEFAULT_PROFILES)

    assert caught.value.code == "not_a_key"


# Boards.


def test_a_board_is_read_as_it_is_written() -> None:
    state = read(
        duel(
            {
                "battle": [
                    fighter(
                        "a1",
                        20000,
                        mode="rest",
                        keywords=["Critical"],
                        gained=["Double Strike"],
                        lost=["Critical"],
                        effects=[{"power": 5000, "until": "battle", "from": "la"}],
                        under=[fighter("u1", 5000), fighter("u2", 5000)],
                    )
                ],
                "energy": [{"active": 1, "rested": 2}, {"id": "e1", "name": "Spark"}],
                "hand": [2, fighter("p1")],
                "deck": [fighter("d1"), 3, fighter("d2")],
            },
            waiting=[{"skill": "a1.revenge", "event": "lb"}],
            turn={"player": "B", "number": 6, "first": "A"},
        )
    ).state

    card = state.find("a1")
    assert card is not None
    assert (card.mode, card.zone, value_of(state, card.slot, "power")) == ("rest", "battle", 25000)
    assert keywords_of(state, card.slot) == ("Double Strike",)
    assert [state.printed(slot).id for slot in card.under] == ["u1", "u2"]
    assert sorted(state.zone("A", "energy")) == sorted([0, -1, -1, _slot(state.find("e1"))])
    assert state.zone("A", "deck") == (_slot(state.find("d1")), 0, 0, 0, _slot(state.find("d2")))
    assert [waiting.skill for waiting in state.waiting] == ["a1.revenge"]
    assert (state.turn_player, state.turn_number, state.first_player) == ("B", 6, "A")


def _slot(card: object) -> int:
    slot = getattr(card, "slot", 0)
    assert isinstance(slot, int)
    return slot


@pytest.mark.parametrize(
    ("zone", "card", "kind"),
    [
        ("leader", {"id": "x"}, "leader"),
        ("battle", {"id": "x"}, "battle"),
        ("hand", {"id": "x"}, "extra"),
        ("hand", {"id": "x", "power": 5000}, "battle"),
        ("hand", {"id": "x", "combo_power": 5000}, "battle"),
        ("battle", {"id": "x", "kind": "extra"}, "extra"),
    ],
)
def test_the_kind_of_a_card_follows_from_its_place_and_its_values(zone: str, card: Node, kind: str) -> None:
    state = read(duel({zone: [card]})).state

    found = state.find("x")
    assert found is not None
    assert state.printed(found.slot).kind == kind


def test_a_zone_that_is_not_named_is_empty_or_asked_for() -> None:
    board = duel()
    players = cast("dict[str, dict[str, object]]", board["players"])
    del players["A"]["life"]

    state = read(board).state

    assert state.unknown == ("A.life",)
    assert state.zone("A", "drop") == ()


def test_open_is_orders_and_targets_unless_more_is_written() -> None:
    assert read(duel()).opened == ("order", "target")
    assert read(duel(open=["may"])).opened == ("order", "target", "may")
    assert read(duel(open="all")).opened == ("order", "target", "may", "act")


# Twins.


def test_a_twin_changes_one_place_and_keeps_the_rest() -> None:
    board = duel(
        actions=[ATTACK],
        claims=[{"id": "c", "zone": {"a1": "battle"}}],
        near=[
            {"change": {"players.A.battle.0.power": 1}, "expect": {"c": "ALWAYS"}},
            {"change": {"actions.0": None}, "expect": {"c": "ALWAYS"}},
            {"change": {"actions.1": {"player": "A", "pass": True}}, "expect": {"refused": {"action": 2}}},
            {"change": {"limit.states": 5}, "expect": {}},
        ],
    )

    twins = read_twins(board, read(board))

    documents = [cast("dict[str, list[object]]", twin.document) for twin in twins]
    assert len(documents[1]["actions"]) == 0
    assert len(documents[2]["actions"]) == 2
    assert twins[3].document["limit"] == {"states": 5}
    assert all("near" not in document and "expect" not in document for document in documents)
    assert twins[0].changed == ("players.A.battle.0.power",)
    assert board["actions"] == [ATTACK]


@pytest.mark.parametrize("place", ["actions.first", "actions.7", "title.size", "players.A.battle.0.id.x"])
def test_a_twin_of_a_place_that_is_not_there_is_refused(place: str) -> None:
    board = duel(actions=[ATTACK], title="A duel", near=[{"change": {place: 1}}])

    with pytest.raises(BadDocumentError) as caught:
        read_twins(board, read(board))

    assert caught.value.code == "no_such_place"


def test_too_many_twins_are_refused() -> None:
    board = duel(near=[{"change": {"title": "x"}}] * 21)

    with pytest.raises(BadDocumentError) as caught:
        read_twins(board, read(board))

    assert caught.value.code == "too_many"


# Properties.


@given(data=st.data())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_a_broken_document_is_read_or_refused_but_never_crashes(data: st.DataObject) -> None:
    """Put something strange in any place of a demonstration."""
    document = copy.deepcopy(document_of(data.draw(st.sampled_from(FILES))))
    parent, key = data.draw(st.sampled_from(_places(document)))
    strange: object = data.draw(
        st.sampled_from([None, 0, -1, True, "", "x", [], {}, [[]], {"a": 1}, 10**9, "a1.s1"])
    )
    cast("dict[object, object]", parent)[key] = strange

    try:
        scenario = read(document)
        read_twins(document, scenario)
    except EngineError as error:
        caught = error
    else:
        return
    assert caught.code
    assert caught.message


def _places(node: object) -> list[tuple[object, object]]:
    found: list[tuple[object, object]] = []
    items: list[tuple[object, object]] = []
    if isinstance(node, dict):
        items = list(node.items())
    elif isinstance(node, list):
        items = list(enumerate(node))
    for key, item in items:
        found += [(node, key), *_places(item)]
    return found
