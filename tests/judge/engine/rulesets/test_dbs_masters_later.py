"""Words of later rules in a document of 2019: it says whose they are, since 2019 is the default."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from judge.engine.rulesets.dbs_masters import MASTERS_4, MASTERS_2019
from tests.judge.engine.duel import Node, duel, fighter, read, skill

HERE = {"keyword": "Unique", "timing": "revive", "zone": "marker"}


def holding(card: Node) -> Node:
    return duel({"hand": [card]})


DOCUMENTS = {
    "keyword": holding(fighter("h1", keywords=["Unique"])),
    "timing": holding(fighter("h1", 5000, skill("h1.s1", timing="revive"))),
    "zone": duel(None, {"marker": 1}),
}


@pytest.mark.parametrize("what", HERE)
def test_a_word_of_the_manual_4_says_that_it_belongs_there(what: str) -> None:
    with pytest.raises(BadDocumentError) as fault:
        read(DOCUMENTS[what])

    assert fault.value.code == "other_profile"
    assert HERE[what] in MASTERS_2019.elsewhere


def test_it_is_read_under_the_profile_that_is_named() -> None:
    board = holding(fighter("h1", keywords=["Unique"]))

    assert read({**board, "profile": "masters-4"}).ruleset is MASTERS_4


@pytest.mark.parametrize("profile", ["masters-2019", "masters-4"])
def test_unison_cards_are_not_modelled_under_either(profile: str) -> None:
    with pytest.raises(BadDocumentError) as fault:
        read({**holding(fighter("h1", kind="unison")), "profile": profile})

    assert fault.value.code == "not_modelled"


def test_every_word_that_only_the_later_rules_know_is_listed() -> None:
    old, new = (
        {*known.keywords, *known.timings, *(zone.code for zone in known.zones)}
        for known in (MASTERS_2019, MASTERS_4)
    )

    assert set(MASTERS_2019.elsewhere) == new - old
