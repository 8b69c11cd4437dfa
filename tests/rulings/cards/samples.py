"""Invented cards in the public forms, as short as they can be."""

from __future__ import annotations

import json

from rulings.cards.read import read_catalogue
from rulings.cards.types import CardDraft

AUTO = '<img src="/i/Auto.png" alt="Auto" class="skillText">'
RED = '<img src="/i/red_ball.png" alt="" class="skillTextBall">'
OWN = "of this card"
ANY = f"You can include as many copies {OWN} in your deck as you like."
THREE = '<img src="/i/three.png" alt="three" class="skillTextBall">'


def masters(number: str = "ZZ1-001", **values: object) -> dict[str, object]:
    """Return a card in the form of dbs-masters."""
    return {
        "number": number,
        "title": "Harbour Guard",
        "series": "Invented Series",
        "rarity": "Common[C]",
        "type": "BATTLE",
        "color": "Red",
        "power": "10000",
        "energy": "2",
        "energy_text": f"2({RED})",
        "combo_energy": "0",
        "combo_power": "5000",
        "character": "Marla",
        "special_trait": "Guard/Sailor",
        "era": "Tide Saga",
        "skills_text": f"{AUTO} When you play this card, draw 1 card.",
        "skills": ["Auto"],
        **values,
    }


def front(code: str = "ZF01-001", **values: object) -> dict[str, object]:
    """Return a card in the form of fusion-world with the front only."""
    return {
        "id": code,
        "code": code,
        "rarity": "C",
        "name": "Ferry Pilot",
        "color": "Blue",
        "images": {"small": "", "large": ""},
        "cardType": "BATTLE",
        "cost": "2",
        "specifiedCost": "U",
        "power": "15000",
        "comboPower": "10000",
        "features": "Pilot/River",
        "effect": "[On Play] Draw 1 card.",
        "getIt": "INVENTED PACK [ZF01]",
        "set": {"id": "zf01", "name": "Invented Pack"},
        **values,
    }


def both(cardid: str = "ZF01-001", **values: object) -> dict[str, object]:
    """Return a card in the form of fusion-world with both languages."""
    return {
        "cardid": cardid,
        "type": "BATTLE",
        "color": "Blue",
        "rarity": "C",
        "detail": [
            detail(),
            detail(language="JP", name="渡し守", traits="川", effect="【登場時】カード1枚を引く。"),
        ],
        "faq": [{"faqid": "Q1", "language": "EN", "question": "May I?", "answer": "Yes.", "related": None}],
        **values,
    }


def detail(**values: object) -> dict[str, object]:
    """Return one side in one language."""
    return {
        "side": None,
        "language": "EN",
        "name": "Ferry Pilot",
        "cost": 2,
        "specifiedcost": "U",
        "power": 15000,
        "combopower": 10000,
        "traits": "Pilot/River",
        "effect": "[On Play] Draw 1 card.",
        **values,
    }


def vanguard(key: str = "TideSquireLiv", **values: object) -> dict[str, object]:
    """Return a card in the form of vanguard."""
    return {
        "key": key,
        "name_from_key": "Tide Squire Liv",
        "clan": "River Guild",
        "abilities": ["[AUTO](VC):When this unit attacks, draw a card."],
        **values,
    }


def bakugan(number: object = 1, **values: object) -> dict[str, object]:
    """Return a card in the form of bakugan."""
    return {
        "id": "zz-1",
        "number": number,
        "name": "Aquos Tidehorn",
        "displayName": "Tidehorn",
        "faction": "Aquos",
        "factions": ["Aquos"],
        "type": "Character",
        "cost": 0,
        "rarity": "N/A",
        "effect": "[FF]: +100 [B].",
        "mechanics": [],
        "bPower": 400,
        "damage": 4,
        "coreTypes": ["Fist", "Shield"],
        "evolvesFrom": None,
        **values,
    }


def as_file(*cards: object) -> list[tuple[str, bytes]]:
    """Return a JSON file of cards, one on each line from the second on."""
    lines = ",\n".join(json.dumps(card, ensure_ascii=False) for card in cards)
    return [("cards.json", f"[\n{lines}\n]".encode())]


def only(files: list[tuple[str, bytes]], game: str) -> CardDraft:
    """Return the one card of some files that hold nothing doubtful."""
    catalogue = read_catalogue(files, game=game)
    assert not catalogue.faults
    (row,) = catalogue.cards
    return row.card
