"""Bakugan: for each deck rule the list that just passes, the one that just fails, the one nobody can know.

Expected values: D1 to D6 of the rules facts, scenarios BK-48 (39, 41, four copies, no shared Faction), BK-49 (one of
two Factions is enough) and BK-50 (BakuCores that do not match), decision P-4 (a copy is told by name and set).
"""

from __future__ import annotations

import pytest

from rulings.construction.types import Card
from tests.rulings.construction.bakugan import (
    CARDS,
    CORES,
    RULES,
    TEAM,
    deck,
    verdict,
)
from tests.rulings.construction.lists import Entry, cards_of, checked, faults, unsure, warnings


@pytest.mark.parametrize(("size", "code"), [(39, "too_few_cards"), (40, None), (41, "too_many_cards")])
def test_exactly_forty_without_the_team(size: int, code: str | None) -> None:
    """D1, BK-48."""
    report = verdict(deck(size=size))

    assert report.legal is (code is None)
    assert faults(report) == ([(code, "main_size")] if code else [])
    assert report.warnings == ()


def test_a_size_that_cannot_be_known() -> None:
    report = verdict([*deck(size=38), ("", 2, "X9-001")])

    assert (report.legal, ("size_unknown", "main_size") in unsure(report)) == (None, True)


@pytest.mark.parametrize("number", ["T1-401", "T1-402", "T1-403"])
def test_evos_flips_and_heroes_belong_to_the_deck(number: str) -> None:
    assert verdict(deck(("main", 1, number))).legal is True


def test_characters_do_not() -> None:
    """D5."""
    assert faults(verdict(deck(("main", 1, "T1-001")))) == [("wrong_kind", "main_kinds")]
    assert ("kinds_unknown", "main_kinds") in unsure(verdict(deck(("main", 1, "T1-501"))))


@pytest.mark.parametrize(
    ("entries", "passes"),
    [
        ([("main", 3, "T1-201")], True),
        ([("main", 4, "T1-201")], False),  # BK-48
        ([("main", 3, "T1-201"), ("main", 3, "T2-201")], True),  # two sets
        ([("main", 3, "T1-201"), ("main", 4, "T2-201")], False),
        ([("main", 2, "T1-201"), ("main", 1, "T3-201")], True),  # three by the name alone
        ([("main", 3, "T1-201"), ("main", 1, "T3-201")], None),  # a fourth of an unknown set
        ([("main", 4, "T3-201")], None),
        ([("main", 4, "T1-201"), ("main", 1, "T3-201")], False),
        ([("main", 4, "X9-001")], None),
    ],
)
def test_three_copies_of_a_name_in_a_set(entries: list[Entry], passes: bool | None) -> None:
    """D2, P-4."""
    report = verdict(deck(*entries))

    assert report.legal is passes
    assert (("too_many_copies", "copies") in faults(report)) is (passes is False)
    assert ("copies" in report.unchecked) is (passes is None)


@pytest.mark.parametrize(
    ("number", "passes"),
    [("T1-100", True), ("T1-301", False), ("T1-302", True), ("T1-303", None), ("X9-001", None)],
)
def test_every_card_shares_a_faction_with_the_team(number: str, passes: bool | None) -> None:
    """D3, D4, BK-48, BK-49."""
    report = verdict(deck(("main", 1, number)) if number != "T1-100" else deck())

    assert report.legal is passes
    assert faults(report) == ([("wrong_factions", "factions")] if passes is False else [])
    assert (("factions_unknown", "factions") in unsure(report)) is (passes is None)
    if passes is False:
        assert report.faults[0].message == (
            "T1-301 Dark Action shares no Faction with the team: it is Darkus, the team is Aquos, Haos, Pyrus."
        )


@pytest.mark.parametrize("third", ["T1-005", "X9-001"])
def test_a_team_that_is_not_known_may_share_any_faction(third: str) -> None:
    team = [*TEAM[:2], ("team", 1, third)]
    report = verdict(deck(("main", 1, "T1-301"), team=team, cores=[]))

    assert (report.legal, faults(report)) == (None, [])
    assert ("factions_unknown", "factions") in unsure(report)
    assert "factions" not in verdict(deck(team=team, cores=[])).unchecked


@pytest.mark.parametrize(
    ("team", "found"),
    [
        (TEAM[:2], ("too_few_cards", "team_size")),
        ([*TEAM, ("team", 1, "T1-004")], ("too_many_cards", "team_size")),
        ([], ("too_few_cards", "team_size")),
        ([*TEAM[:2], ("team", 1, "T1-100")], ("wrong_kind", "team_kinds")),
    ],
)
def test_a_team_is_three_characters(team: list[Entry], found: tuple[str, str]) -> None:
    """D5."""
    report = verdict(deck(team=team))

    assert (report.legal, found in faults(report)) == (False, True)


@pytest.mark.parametrize(
    ("last", "passes"),
    [
        (TEAM[2], True),
        (TEAM[1], False),
        (
            ("team", 1, "T1-006"),
            None,
        ),  # the same name and Faction under another number, perhaps of another set
        (("team", 1, "T1-007"), None),  # the same name, another Faction: the same Bakugan or not
        (("team", 1, "X9-001"), None),
    ],
)
def test_the_three_are_all_different(last: Entry, passes: bool | None) -> None:
    """D5."""
    report = verdict(deck(team=[TEAM[0], TEAM[1], last], cores=[]))

    assert (("not_different", "team_different") in faults(report)) is (passes is False)
    assert (("different_unknown", "team_different") in unsure(report)) is (passes is None)
    assert ("not_different", "team_different") in faults(verdict(deck(team=[("team", 2, "T1-001"), TEAM[1]])))


@pytest.mark.parametrize(
    ("cores", "found"),
    [
        (CORES, set()),
        ([("other", 1, "'fist'"), ("other", 2, "'FIST'"), *CORES[1:]], set()),
        ([("other", 4, "'Fist'"), *CORES[1:]], {("too_many_pieces", "bakucores")}),
        ([("other", 2, "'Fist'"), *CORES[1:]], {("too_few_pieces", "bakucores")}),
        ([("other", 2, "'Fist'"), ("other", 3, "'Shield'"), CORES[2]], {("wrong_cores", "bakucores")}),
        (
            [("other", 3, "'Fist'"), ("other", 2, "'Shield'"), ("other", 1, "'Helix'")],
            {("wrong_cores", "bakucores")},
        ),
    ],
)
def test_six_bakucores_match_the_indicators(cores: list[Entry], found: set[tuple[str, str]]) -> None:
    """D6, BK-50: the team asks for three Fists, two Shields and a Magic Shield."""
    report = verdict(deck(cores=cores))

    assert set(faults(report)) == found
    assert report.legal is (not found)
    assert unsure(report) == set()


@pytest.mark.parametrize(
    ("third", "cores", "code"),
    [
        ("T1-004", [("other", 3, "'Fist'"), ("other", 3, "'Shield'")], "cores_unknown"),
        (
            "T1-004",
            [("other", 4, "'Fist'"), ("other", 2, "'Helix'")],
            "wrong_cores",
        ),  # three of them fit nothing known
        (
            "T1-003",
            [("other", 3, "'Fist'"), ("other", 2, "'Shield'"), ("other", 1, "'Round thing'")],
            "cores_unknown",
        ),
    ],
)
def test_indicators_that_are_not_known(third: str, cores: list[Entry], code: str) -> None:
    report = verdict(deck(team=[*TEAM[:2], ("team", 1, third)], cores=cores))

    found = {found for found, rule in (*faults(report), *unsure(report)) if rule == "bakucores"}
    assert found == {code}


def shown(
    number: str, name: str, display: str, kind: str = "evo", factions: tuple[str, ...] = ("pyrus",)
) -> Card:
    """Return a card that a catalogue calls by its Faction, while the card shows the name alone."""
    return Card(
        number=number, name=name, kind=kind, colors=factions, values={"set": "S1", "display_name": display}
    )


def test_cards_that_show_one_name_in_two_factions_are_not_told_apart_for_certain() -> None:
    """D2, D5: the name on both cards is one, what a catalogue calls them is not."""
    both = [
        shown("T9-001", "Pyrus Hyper Cinder", "Hyper Cinder"),
        shown("T9-002", "Aquos Hyper Cinder", "Hyper Cinder"),
    ]
    three: list[Entry] = [("main", 2, "T9-001"), ("main", 1, "T9-002")]
    pair = [
        shown("T9-003", "Pyrus Ray", "Ray", "character"),
        shown("T9-004", "Haos Ray", "Ray", "character", ("haos",)),
    ]
    team: list[Entry] = [TEAM[1], ("team", 1, "T9-003"), ("team", 1, "T9-004")]

    fits = checked(RULES, [*CARDS, *both], deck(*three))
    open_ = checked(RULES, [*CARDS, *both], deck(*three, ("main", 1, "T9-002")))
    breaks = checked(RULES, [*CARDS, *both], deck(("main", 4, "T9-001")))
    twins = checked(RULES, [*CARDS, *pair], deck(team=team, cores=[]))

    assert fits.legal is True
    assert (open_.legal, open_.unchecked) == (None, ("copies",))
    assert faults(breaks) == [("too_many_copies", "copies")]
    assert unsure(twins) == {("different_unknown", "team_different")}


def test_a_list_without_its_bakucores_says_so() -> None:
    report = verdict(deck(cores=[]))

    assert (report.legal, warnings(report)) == (True, ["cores_missing"])


def test_bakucores_are_shown_and_counted_with_the_list() -> None:
    report = verdict(deck())

    assert report.cards == 49
    assert [(row.count, row.name, row.known) for row in report.sections["other"]] == [
        (3, "Fist", True),
        (2, "Shield", True),
        (1, "Magic Shield", True),
    ]
    assert report.labels == {"other": "bakucores"}


def test_the_cards_of_the_pack_make_a_legal_deck() -> None:
    team: list[Entry] = [("team", 1, f"OB1-00{number}") for number in (1, 2, 3)]
    main: list[Entry] = [("main", 3, f"OB1-{number:03d}") for number in (*range(7, 17), 18, 20, 21)]
    cores: list[Entry] = [
        ("other", 2, "'Fist'"),
        ("other", 1, "'Flaming Fist'"),
        ("other", 2, "'Shield'"),
        ("other", 1, "'Magic Shield'"),
    ]

    report = checked(RULES, cards_of("bakugan"), [*team, *main, ("main", 1, "OB1-022"), *cores])

    assert (report.legal, faults(report), unsure(report), warnings(report)) == (True, [], set(), [])
