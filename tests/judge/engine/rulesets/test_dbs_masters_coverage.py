"""No rule, check, keyword, timing, trigger word or verb of Masters is unreached by demonstrations and these tests."""

from __future__ import annotations

import pytest

from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    FILES,
    Node,
    auto,
    counter,
    document_of,
    duel,
    examined,
    fighter,
    leader,
    skill,
)
from tests.judge.engine.rulesets.decision_boards import BOARDS as DECISION_BOARDS
from tests.judge.engine.rulesets.marks import marks_of, wanted
from tests.judge.engine.rulesets.test_dbs_masters_colours import BOARDS as COLOUR_BOARDS
from tests.judge.engine.rulesets.test_dbs_masters_keywords import BOARDS as KEYWORD_BOARDS

END_OF_MAIN: Node = {"player": "A", "pass": True, "at": "main_phase.act"}


def _in_battle(word: str, about: str = "any", *, of: str = "la") -> Node:
    heard = leader(of, auto(f"{of}.s1", {word: about}, DRAW))
    side = {"leader": heard}
    return duel(side if of == "la" else None, side if of == "lb" else None, actions=[ATTACK])


def _next_turn(word: str, of: str) -> Node:
    heard = {"leader": leader(of, auto(f"{of}.s1", {word: "own"}, DRAW))}
    return duel(
        heard if of == "la" else None,
        heard if of == "lb" else None,
        actions=[END_OF_MAIN],
        limit={"rule_steps": 5000},
    )


def _thief(timing: str) -> Node:
    taking = [{"choose": {"of": "opponent", "kind": "battle"}}, {"control": "chosen"}]
    return leader("la", skill("la.s1", timing=timing, do=taking))


TURN_OVER = leader(
    "la",
    skill("la.s1", timing="awaken", do=[]),
    back={"name": "Awake", "power": 15000, "skills": [auto("la.s2", {"flips": "self"}, DRAW)]},
)

TRIGGERED = {
    "battle_ends": (_in_battle("battle_ends"), "la.s1", "cr-1.074/7-4-1-8"),
    "offense_begins": (_in_battle("offense_begins"), "la.s1", "cr-1.074/7-2-1-1"),
    "defense_begins": (_in_battle("defense_begins", of="lb"), "lb.s1", "cr-1.074/7-3-1-1"),
    "damage_begins": (_in_battle("damage_begins"), "la.s1", "cr-1.074/7-4-1-1"),
    "deals_damage": (_in_battle("deals_damage", "own"), "la.s1", "cr-1.074/7-4-1-4-1"),
    "dealt_damage": (_in_battle("dealt_damage", "own"), "la.s1", "cr-1.074/7-4-1-4-1-2"),
    "damaged": (_in_battle("damaged", "own", of="lb"), "lb.s1", "cr-1.074/4-10-2"),
    "charge_begins": (_next_turn("charge_begins", "lb"), "lb.s1", "cr-1.074/6-2-1"),
    "main_begins": (_next_turn("main_begins", "lb"), "lb.s1", "cr-1.074/6-3-1"),
    "main_ends": (_next_turn("main_ends", "la"), "la.s1", "cr-1.074/6-3-1-3"),
    "controlled": (
        duel(
            {"leader": _thief("activate_main")},
            {"battle": [fighter("b1", 10000, auto("b1.s1", {"controlled": "self"}, DRAW))]},
            actions=[{"player": "A", "activate": "la.s1"}],
        ),
        "b1.s1",
        "faq/prendre-le-controle/2",
    ),
    "flips": (
        duel({"leader": TURN_OVER}, actions=[{"player": "A", "activate": "la.s1"}]),
        "la.s2",
        "cr-1.074/10-2-4",
    ),
    "situation": (
        duel(
            {
                "hand": [fighter("h1", 10000, energy=0)],
                "battle": [fighter("a2", 10000, auto("a2.s1", {"situation": {"hand_at_most": 0}}, DRAW))],
            },
            actions=[{"player": "A", "play": "h1"}],
        ),
        "a2.s1",
        "cr-1.074/8-6-6-1",
    ),
}


@pytest.mark.parametrize("word", TRIGGERED)
def test_each_trigger_word_is_heard_at_its_moment(word: str) -> None:
    document, skill_id, rule = TRIGGERED[word]

    report = examined({**document, "claims": [{"id": "c", "triggers": skill_id}]})

    assert report.refusal is None
    assert [finding.verdict.verdict for finding in report.findings] == ["ALWAYS"], rule


def _verdicts(document: Node, **claims: object) -> dict[str, str]:
    written = [{"id": name, **claim} for name, claim in claims.items() if isinstance(claim, dict)]
    report = examined({**document, "claims": written})
    assert report.refusal is None, report.refusal
    return {finding.verdict.claim.id: finding.verdict.verdict for finding in report.findings}


FOUR = duel({"battle": [fighter("a1", 20000, keywords=["Quadruple Strike"])]}, actions=[ATTACK])
GIVEN_UP = duel(actions=[{"player": "B", "concede": True}])
BOTH_TIMES = duel(
    {"leader": leader("la", skill("la.s1", timing="activate_main_battle", do=[DRAW]))},
    actions=[ATTACK, {"player": "A", "activate": "la.s1"}],
)
STRAY = duel({"combo": [fighter("k1", 5000, combo_cost=0, combo_power=5000)]})
SUPER = duel(
    {"hand": [fighter("k1", 5000, combo_cost=0, combo_power=10000, keywords=["Super Combo"])]},
    actions=[ATTACK, {"player": "A", "combo": "k1"}],
)
ONLY_ONE = duel({"battle": [fighter("a1", 20000, keywords=["Ultimate"])]}, actions=[ATTACK])
REALM = {
    "id": "x1",
    "name": "Rift",
    "power": 20000,
    "skills": [skill("x1.s1", timing="over_realm", number=1)],
}
NEGATED = duel(
    {"hand": [REALM], "drop": 1},
    {"hand": [counter("c1", {"negate": "answered"}, kind="counter_play")]},
    actions=[{"player": "A", "activate": "x1.s1"}, {"player": "B", "counter": "c1.s1"}],
)
STOLEN = duel(
    {"leader": _thief("activate_battle")},
    {"battle": [fighter("b1", mode="rest")]},
    actions=[{"player": "A", "attack": "a1", "target": "b1"}, {"player": "A", "activate": "la.s1"}],
)
SETUP = duel(
    {
        "leader": leader("la", auto("la.s1", {"leader_placed": "self"}, DRAW)),
        "battle": [],
        "life": 0,
        "deck": 40,
    },
    {"life": 0, "deck": 40},
    turn={"player": "A", "number": 1, "phase": "setup", "first": "A"},
)


def test_quadruple_strike_deals_four_damage() -> None:
    """cr-1.074/10-7-1."""
    assert _verdicts(FOUR, life={"at": "end", "count": {"B.life": 2}}) == {"life": "ALWAYS"}


def test_whoever_gives_up_loses_at_once() -> None:
    """cr-1.074/1-2-4."""
    assert _verdicts(GIVEN_UP, wins={"ends": {"winner": "A"}}) == {"wins": "ALWAYS"}


def test_a_main_battle_skill_is_used_in_a_battle_too() -> None:
    """cr-1.074/7-2-1-2-3-2."""
    assert _verdicts(BOTH_TIMES, draws={"happens": {"draw": "A"}}) == {"draws": "ALWAYS"}


def test_combo_cards_outside_a_battle_go_to_the_drop_area() -> None:
    """cr-1.074/9-3-2."""
    assert _verdicts(STRAY, gone={"at": "end", "zone": {"k1": "drop"}}) == {"gone": "ALWAYS"}


def test_super_combo_is_a_combo_like_any_other_on_the_board() -> None:
    """cr-1.074/10-17: it limits the deck only."""
    power = {"at": "battle.comparison", "value": {"a1.power": 30000}}
    assert _verdicts(SUPER, power=power) == {"power": "ALWAYS"}


def test_a_card_of_over_realm_whose_play_is_negated_goes_to_the_drop_area() -> None:
    """cr-4.00/5-5-4; what was paid, the Drop Area, stays in the Warp (faq/contre/6)."""
    claims = {"failed": {"at": "end", "zone": {"x1": "drop"}}, "warp": {"at": "end", "count": {"A.warp": 1}}}
    assert _verdicts(NEGATED, **claims) == {"failed": "ALWAYS", "warp": "ALWAYS"}


BOARDS = [
    *(document for document, _, _ in TRIGGERED.values()),
    FOUR,
    GIVEN_UP,
    BOTH_TIMES,
    STRAY,
    SUPER,
    ONLY_ONE,
    NEGATED,
    STOLEN,
    SETUP,
    *COLOUR_BOARDS,
    *KEYWORD_BOARDS,
    *DECISION_BOARDS,
]


def test_nothing_of_the_ruleset_is_left_unreached(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = [document_of(path) for path in FILES if path.parent.name == "dbs-masters"]

    assert wanted(MASTERS_2019) - marks_of([*shown, *BOARDS], monkeypatch) == set()
