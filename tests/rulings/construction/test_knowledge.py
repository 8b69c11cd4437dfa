"""Knowing less of the cards never makes a list legal, and never finds a fault that knowing more takes back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rulings.construction.names import number_key
from rulings.construction.types import Card, DeckRules, Report, Restrictions
from tests.rulings.construction.lists import Entry, cards_of, checked, pack_of

GAMES = ("dbs-masters", "fusion-world", "vanguard", "bakugan")
RULES = [row.rules for game in GAMES for row in pack_of(game).game.decks]
CARDS = {game: cards_of(game) for game in GAMES}
NUMBERS = {game: [card.number for card in cards] for game, cards in CARDS.items()}
LEGAL: dict[str, list[Entry]] = {
    "masters-2019": [
        ("leader", 1, "OV1-001"),
        *(("main", 4, f"OV1-{number:03d}") for number in range(4, 16)),
        ("main", 2, "OV1-016"),
    ],
    "fw-current": [
        ("leader", 1, "OF1-001"),
        *(("main", 4, f"OF1-{number:03d}") for number in (5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 27)),
        ("main", 6, "OF1-030"),
    ],
    "vg-classic": [
        ("leader", 1, "OVG1-001"),
        *(("main", 4, f"OVG1-{number:03d}") for number in (3, 4, 5, 7, 13, 14, 15, 16, 18, 19, 21, 22)),
        ("main", 1, "OVG1-020"),
    ],
    "bakugan-2019": [
        *(("team", 1, f"OB1-00{number}") for number in (1, 2, 3)),
        *(("main", 3, f"OB1-{number:03d}") for number in (*range(7, 17), 18, 20, 21)),
        ("main", 1, "OB1-022"),
        *(("other", 1, "'Fist'") for _ in range(2)),
        ("other", 1, "'Flaming Fist'"),
        ("other", 2, "'Shield'"),
        ("other", 1, "'Magic Shield'"),
    ],
}
FORGOTTEN = ("card", "kind", "colors", "traits", "values", "unread")


def game_of(rules: DeckRules) -> str:
    """Return the game whose pack holds these rules."""
    return rules.citations[0].partition("/")[0]


def forget(cards: Sequence[Card], lost: dict[str, str]) -> list[Card]:
    """Return the cards as somebody knows them who lost a part of some."""
    kept = []
    for card in cards:
        match lost.get(card.number):
            case "card":
                continue
            case "kind":
                kept.append(replace(card, kind=""))
            case "colors":
                kept.append(replace(card, colors=()))
            case "traits":
                kept.append(replace(card, traits=()))
            case "values":
                kept.append(replace(card, values={}))
            case "unread":
                kept.append(replace(card, unread=("It says something.",)))
            case _:
                kept.append(card)
    return kept


@st.composite
def lists(draw: st.DrawFn) -> tuple[DeckRules, list[Entry], dict[str, str], Restrictions]:
    """Draw rules, a list near a legal one, what is forgotten, and a list of banned cards."""
    rules = draw(st.sampled_from(RULES))
    numbers = NUMBERS[game_of(rules)]
    entries: list[Entry] = []
    if draw(st.booleans()):
        entries += LEGAL.get(rules.profile, [])
    for _ in range(draw(st.integers(0, 4))):
        section = draw(
            st.sampled_from(["", "leader", "main", "side", "z", "ride", "stride", "team", "other"])
        )
        entry: Entry = (section, draw(st.integers(1, 8)), draw(st.sampled_from(numbers)))
        is_replaced = draw(st.booleans())
        if entries and is_replaced:
            entries[draw(st.integers(0, len(entries) - 1))] = entry
        else:
            entries.append(entry)
    used = sorted({number for _section, _count, number in entries if number in numbers})
    lost = (
        draw(st.dictionaries(st.sampled_from(used), st.sampled_from(FORGOTTEN), max_size=4)) if used else {}
    )
    banned = draw(st.dictionaries(st.sampled_from(numbers), st.integers(0, 2), max_size=2))
    keys = {number_key(number): copies for number, copies in banned.items()}
    return rules, entries, lost, Restrictions(title="Some", is_official=True, copies=keys)


def reports(
    rules: DeckRules, entries: list[Entry], lost: dict[str, str], banned: Restrictions
) -> tuple[Report, Report]:
    """Check a list with all that is known of its cards, and with less."""
    cards = CARDS[game_of(rules)]
    return (
        checked(rules, cards, entries, restrictions=banned),
        checked(rules, forget(cards, lost), entries, restrictions=banned),
    )


@settings(max_examples=400)
@given(lists())
def test_knowing_less_never_makes_a_list_legal(
    drawn: tuple[DeckRules, list[Entry], dict[str, str], Restrictions],
) -> None:
    known, forgotten = reports(*drawn)

    if known.legal is not True:
        assert forgotten.legal is not True
    if forgotten.legal is False:
        assert known.legal is False


@pytest.mark.parametrize("profile", LEGAL)
@pytest.mark.parametrize("part", ["card", "kind", "unread"])
def test_each_card_of_a_legal_list_is_needed_to_call_it_so(profile: str, part: str) -> None:
    rules = next(rules for rules in RULES if rules.profile == profile)
    nothing = Restrictions(title="Nothing", is_official=True)
    cards = {number for _section, _count, number in LEGAL[profile] if not number.startswith("'")}

    assert reports(rules, LEGAL[profile], {}, nothing)[0].legal is True
    for number in cards:
        assert reports(rules, LEGAL[profile], {number: part}, nothing)[1].legal is None
