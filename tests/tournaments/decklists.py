"""Deck lists of the game's invented cards, for tests."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rulings.models import Game
from rulings.services.pack_files import PACKS, Pack, read_pack
from rulings.services.packs import load_packs

LEGAL = "\n".join(
    [
        "Leader",
        "1 OV1-001 Marla, Student of the Tide",
        "",
        "Main",
        *(f"4 OV1-{number:03d}" for number in range(4, 16)),
        "2 OV1-016",
    ]
)
# Line 5 has a fifth copy; the deck holds 51 cards then.
FAULTY = LEGAL.replace("4 OV1-004", "5 OV1-004")
UNKNOWN = LEGAL.replace("2 OV1-016", "2 X9-001")


@cache
def _masters() -> Pack:
    """Read the pack once; deck lists need all of it but the rulings."""
    return replace(read_pack(PACKS / "dbs-masters", root=PACKS), rulings=())


def load_masters() -> Game:
    """Return the game with its deck rules and invented cards."""
    load_packs([_masters()])
    return Game.objects.get(code="dbs-masters")
