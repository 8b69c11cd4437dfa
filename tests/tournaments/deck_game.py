"""Make the game whose deck rules and invented cards the pack holds, without its rulings."""

from __future__ import annotations

import msgspec

from rulings.construction.names import name_key
from rulings.models import Card, CardOrigin, Game
from rulings.services.pack_files import PACKS, read_pack

_PACK = read_pack(PACKS / "dbs-masters", root=PACKS)

LEGAL = "\n".join(
    [
        "_____Leader_____",
        "Marla, Student of the Tide // Marla, Voice of the Deep [OV1-001]",
        "_____Main Deck_____",
        *(f"4 OV1-{number:03d}" for number in range(4, 16)),
        "2 OV1-016",
    ]
)
SHORT = LEGAL.replace("2 OV1-016", "1 OV1-016")
UNKNOWN = LEGAL.replace("2 OV1-016", "2 X9-001")


def make_deck_game() -> Game:
    """Store the game with its deck rules and cards."""
    game = Game.objects.create(
        code=_PACK.game.code,
        names=_PACK.game.names,
        default_profile=_PACK.game.default_profile,
        decks=[msgspec.json.decode(msgspec.json.encode(row.rules)) for row in _PACK.game.decks],
    )
    Card.objects.bulk_create(
        Card(
            game=game,
            number=row.number,
            key=row.code,
            name=row.name,
            name_key=name_key(row.name),
            kind=row.kind,
            keywords=list(row.keywords),
            values=row.values,
            origin=CardOrigin.PACK,
        )
        for row in _PACK.cards
    )
    return game
