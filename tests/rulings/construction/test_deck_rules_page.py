"""The page on deck rules names every rule of every profile with its passages and their strengths."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.services.pack_deck_check import cited
from rulings.services.pack_decks import DeckRow
from rulings.services.pack_files import Pack
from tests.rulings.construction.lists import pack_of

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "deck-rules.md"
PACKS = [pack_of(game) for game in ("dbs-masters", "fusion-world", "vanguard", "bakugan")]
PROFILES = [pytest.param(pack, row, id=row.rules.profile) for pack in PACKS for row in pack.game.decks]


@pytest.mark.parametrize(("pack", "row"), PROFILES)
def test_every_passage_stands_with_its_strength(pack: Pack, row: DeckRow) -> None:
    heading = f"### {pack.game.code}: {row.rules.profile}, from {row.rules.since}\n"
    page = PAGE.read_text(encoding="utf-8")
    assert heading in page
    part = page.partition(heading)[2].partition("\n### ")[0]
    strengths = {passage.code: passage.strength for passage in pack.passages}

    missing = [
        f"`{code.partition('/')[2]}` {strengths[code]}"
        for code in sorted(cited(row.rules))
        if f"`{code.partition('/')[2]}` {strengths[code]}" not in part
    ]

    assert missing == []


@pytest.mark.parametrize(("pack", "row"), PROFILES)
def test_every_rule_has_a_row(pack: Pack, row: DeckRow) -> None:
    rules = row.rules
    part = PAGE.read_text(encoding="utf-8").partition(f": {rules.profile}, from ")[2].partition("\n### ")[0]
    codes = {"copies", "printed_limits", "deck_traits", "restrictions", "sections"}
    codes |= {
        f"{section.code}_size" for section in rules.sections if not section.is_open and not section.is_pieces
    }
    codes |= {f"{limit.keyword.casefold().replace(' ', '_')}_limit" for limit in rules.limits}
    codes |= {rule.code for rule in rules.counts} | {rule.code for rule in rules.colors}
    codes |= {rule.code for rule in rules.each} | {rule.code for rule in rules.different}
    codes |= {point.code for point in rules.open}
    codes |= {part.code for part in (rules.starter, rules.cores) if part}

    assert {code for code in codes if f"`{code}`" not in part} == set()
