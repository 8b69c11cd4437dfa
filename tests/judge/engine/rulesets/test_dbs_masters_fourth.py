"""The Masters rules of the manual 4.00 beside those of 2019: the same board, played by both.

Each row of the table names the paragraph of the manual 4.00 (or the decision) and what comes out under each profile.
"""

from __future__ import annotations

import pytest

from judge.engine.replay import play_out
from judge.engine.rulesets.dbs_masters import MASTERS_4, MASTERS_2019
from judge.engine.verdicts import ALWAYS, NEVER
from tests.judge.engine.duel import (
    Node,
    read,
    refused,
    verdict_of,
)
from tests.judge.engine.rulesets.decision_boards import BOARDS_4 as DECISION_BOARDS
from tests.judge.engine.rulesets.fourth_boards import (
    A_BEGINS,
    COMBO,
    EXTRA,
    KO_BOTH,
    KO_PREVENTED,
    LOT_B,
    M4,
    M19,
    PLAYS_ITSELF,
    PUT_OFF,
    REOPENED,
    REPEATED,
    SPARKING,
    STACK,
    SWAP,
    ULTIMATE,
    ULTIMATE_COMBO,
    ULTIMATE_IN_HAND,
    WOKEN,
    potara,
    table,
    under,
)
from tests.judge.engine.rulesets.marks import marks_of, wanted
from tests.judge.engine.rulesets.test_dbs_masters_invoker import BOARDS_4 as INVOKER_4
from tests.judge.engine.rulesets.test_dbs_masters_keywords import BOARDS_4
from tests.judge.engine.rulesets.test_dbs_masters_keywords_fourth import BOARDS_4 as KEYWORDS_4
from tests.judge.engine.rulesets.test_dbs_masters_limit import BOARDS_4 as LIMIT_4
from tests.judge.engine.rulesets.test_dbs_masters_revive import BOARDS_4 as REVIVE_4
from tests.judge.engine.rulesets.test_dbs_masters_successor import BOARDS_4 as SUCCESSOR_4

TABLE: dict[str, tuple[Node, Node, str, str]] = {
    "8-4-6-1 the KO'd card's skill before the winner's": (
        KO_BOTH,
        {"order": ["b1.s1", "a1.s1"]},
        NEVER,
        ALWAYS,
    ),
    "8-4-6-1 both resolve": (KO_BOTH, {"triggers": "a1.s1"}, ALWAYS, ALWAYS),
    "8-4-6-1 no KO, no skill for it": (KO_PREVENTED, {"triggers": "a1.s1"}, NEVER, NEVER),
    "8-5 combo power is gone before the card moves": (
        COMBO,
        {"at": "battle.combo_to_drop", "value": {"a1.power": 20000}},
        NEVER,
        ALWAYS,
    ),
    "8-5 a combo card moves in the end": (COMBO, {"at": "end", "zone": {"k1": "drop"}}, ALWAYS, ALWAYS),
    "23-2-5 g-17 what lies beneath falls with the combo": (
        STACK,
        {"at": "battle.comparison", "zone": {"u1": "drop"}},
        NEVER,
        ALWAYS,
    ),
    "7-4-4 what lasts for the turn still counts when the phase is repeated": (
        REPEATED,
        {"at": "end_phase.repeat", "value": {"a1.power": 25000}},
        NEVER,
        ALWAYS,
    ),
    "7-4-4 the phase is repeated": (REPEATED, {"triggers": "d1.s1"}, ALWAYS, ALWAYS),
    "7-2-7 skills resolve before the draw": (
        WOKEN,
        {"at": "charge_phase.draw", "count": {"A.hand": 0}},
        NEVER,
        ALWAYS,
    ),
    "12-2-2 g-15 the Extra Card is in the Drop Area at the window": (
        EXTRA,
        {"at": "activate.activated", "count": {"A.drop": 5}},
        NEVER,
        ALWAYS,
    ),
    "22-22-3 g-7 the card returns before the other is played": (
        SWAP,
        {"at": "swap.play_swapped", "zone": {"a2": "hand"}},
        NEVER,
        ALWAYS,
    ),
    "22-22-4 g-7 so that the played card does not see it leave": (SWAP, {"triggers": "h1.s1"}, ALWAYS, NEVER),
    "22-22-3 who was there before sees it": (SWAP, {"triggers": "a3.s1"}, ALWAYS, ALWAYS),
    "22-14-3 [Ultimate] is removed": (ULTIMATE, {"at": "end", "zone": {"b1": "removed"}}, NEVER, ALWAYS),
    "22-14-3 g-43 also by its own combo": (
        ULTIMATE_COMBO,
        {"at": "battle.comparison", "zone": {"a2": "removed"}},
        NEVER,
        ALWAYS,
    ),
    "22-14-3 from the hand it combos like any card": (
        ULTIMATE_IN_HAND,
        {"at": "end", "zone": {"a2": "drop"}},
        ALWAYS,
        ALWAYS,
    ),
    "4-2-2-4 what was put off comes after all [Auto]": (
        PUT_OFF,
        {"at": "resolve_later.perform", "count": {"B.hand": 2}},
        NEVER,
        ALWAYS,
    ),
    "g-34 a counter that plays a card is no play": (
        PLAYS_ITSELF,
        {"allowed": {"player": "A", "counter": "k1.s1"}},
        ALWAYS,
        NEVER,
    ),
}


@pytest.mark.parametrize("name", TABLE)
def test_one_board_by_both_profiles(name: str) -> None:
    document, claim, before, now = TABLE[name]

    assert verdict_of(under(M19, document), claim) == before
    assert verdict_of(under(M4, document), claim) == now


def test_an_extra_card_may_help_to_pay_for_its_own_skill() -> None:
    """12-2-2: it lies in the Drop Area by then; in 2019 it is still in the hand (cr-1.074/8-5-2-5-1)."""
    assert refused(under(M19, SPARKING)) == (2, {"no_card_to_pay_with"})
    assert verdict_of(under(M4, SPARKING), {"at": "end", "zone": {"c1": "warp"}}) == ALWAYS


def test_a_chain_is_reopened_after_a_counter_has_resolved() -> None:
    """9-7-3-5-1, decisions/g-5: what is left of it may be answered anew; in 2019 it is closed (faq/contre/9)."""
    assert refused(under(M19, REOPENED)) == (6, {"no_counter_window"})
    assert verdict_of(under(M4, REOPENED), {"at": "end", "zone": {"p1": "battle"}}) == ALWAYS


@pytest.mark.parametrize(
    ("modes", "now"),
    [(("rest", "rest"), "rest"), (("rest", "active"), "active"), (("active", "active"), "active")],
)
def test_union_potara_on_two_rested_cards_enters_rested(modes: tuple[str, str], now: str) -> None:
    """21-5-2, decisions/g-13; in 2019 it always enters in Active Mode (cr-1.074/10-13-4-4)."""
    document = potara(*modes)

    assert _mode(under(M19, document), "h1") == "active"
    assert _mode(under(M4, document), "h1") == now


def _mode(document: Node, name: str) -> str:
    replay = play_out(read(document))
    assert replay.refusal is None
    card = replay.state.find(name)
    assert card is not None
    return card.mode


BOARDS = [
    *(under(M4, document) for document, _, _, _ in TABLE.values()),
    under(M4, SPARKING),
    under(M4, potara("rest", "rest")),
    table(LOT_B, A_BEGINS),
    table({"player": "A", "redraw": True}, A={"hand": 6, "deck": 44}),
    *BOARDS_4,
    *KEYWORDS_4,
    *(under(M4, board) for board in DECISION_BOARDS),
    *REVIVE_4,
    *LIMIT_4,
    *SUCCESSOR_4,
    *INVOKER_4,
]


def test_what_only_these_rules_have_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    new = {mark for mark in wanted(MASTERS_4) - wanted(MASTERS_2019) if not mark.startswith("trigger:")}

    assert new - marks_of(BOARDS, monkeypatch) == set()
