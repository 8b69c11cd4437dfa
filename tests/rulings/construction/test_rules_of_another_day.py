"""Days for which no source gives deck rules: the older ones are used, and nothing they say is certain.

Expected values: the manuals of Masters that are held are of 2018 and 2019 (1.071 to 1.0781) and of January 2025
(4.00); what is held on the classic era of Vanguard is of 2011 to 2014.
"""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from rulings.construction.types import Restrictions
from rulings.models import Game
from rulings.selectors import deck_rules_of
from tests.rulings.construction import masters
from tests.rulings.construction.lists import NOTHING_BANNED, Entry, checked, faults, pack_of

BANNED = Restrictions(title="L", since="2021-01-01", source="s", is_official=True, copies={"T1-1": 0})
SIXTY = [masters.LEADER, *masters.plain(60)]


def game(code: str) -> Game:
    """Return a game with the deck rules of its pack."""
    pack = pack_of(code)
    decks = [msgspec.json.decode(msgspec.json.encode(row.rules)) for row in pack.game.decks]
    return Game(code=code, default_profile=pack.game.default_profile, decks=decks)


@pytest.mark.parametrize(
    ("code", "day", "profile", "is_between"),
    [
        ("dbs-masters", "2018-12-01", "masters-2019", False),
        ("dbs-masters", "2019-12-31", "masters-2019", False),
        ("dbs-masters", "2020-01-01", "masters-2019", True),
        ("dbs-masters", "2025-01-08", "masters-2019", True),
        ("dbs-masters", "2025-01-09", "masters-4", False),
        ("vanguard", "2014-12-31", "vg-classic", False),
        ("vanguard", "2016-10-01", "vg-classic", True),
        ("vanguard", "2021-01-01", "vg-current", False),
        ("fusion-world", "2027-01-01", "fw-current", False),
        ("bakugan", "2026-01-01", "bakugan-2019", False),
    ],
)
def test_the_rules_of_a_day(code: str, day: str, profile: str, is_between: bool) -> None:
    found = deck_rules_of(game=game(code), on=date.fromisoformat(day))

    assert (found.profile, found.day) == (profile, day if is_between else "")


def test_who_names_a_profile_means_it() -> None:
    found = deck_rules_of(game=game("dbs-masters"), profile="masters-2019", on=date(2021, 6, 1))

    assert found.day == ""


@pytest.mark.parametrize("entries", [[masters.LEADER, *masters.plain(50)], SIXTY])
def test_nothing_is_certain_on_such_a_day(entries: list[Entry]) -> None:
    """Sixty cards break the rules of 2019 and keep to those of 2025 (G-1); what held between is not known."""
    rules = deck_rules_of(game=game("dbs-masters"), on=date(2021, 6, 1))

    report = checked(rules, masters.CARDS, entries)

    assert (report.legal, report.faults, report.unchecked[0]) == (None, (), "profile")
    assert "2021-06-01" in report.unsure[0].message
    assert ("main_size" in report.unchecked) is (entries is SIXTY)


def test_a_banned_card_is_banned_on_its_day() -> None:
    rules = deck_rules_of(game=game("dbs-masters"), on=date(2021, 6, 1))

    report = checked(rules, masters.CARDS, SIXTY, restrictions=BANNED)

    assert (report.legal, faults(report)) == (False, [("banned_card", "restrictions")])
    assert checked(rules, masters.CARDS, SIXTY, restrictions=NOTHING_BANNED).legal is None
