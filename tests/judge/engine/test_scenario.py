"""Reading a document: what is understood, and the place, code and mend of what is not."""

from __future__ import annotations

import copy
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.engine.errors import BadDocumentError, EngineError
from judge.engine.scenario import read_twins
from tests.judge.engine.duel import ATTACK, FILES, Node, document_of, duel, fighter, read

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
