"""The form of Bakugan Battle Planet: numbers of the catalogue, factions, the cores of characters."""

from __future__ import annotations

from rulings.cards.fields import Fields, RowRefused
from rulings.cards.forms.common import (
    MAX_NAME,
    MAX_RARITY,
    MAX_SERIES,
    Form,
    Names,
    card_kind,
    card_name,
    clean_text,
    known,
)
from rulings.cards.text import plain
from rulings.cards.types import CardDraft, Face, PrintingRow
from rulings.construction.names import number_key

KINDS = {word: word for word in ("action", "character", "evo", "flip", "hero")}
FACTIONS = frozenset({"aquos", "aurelus", "darkus", "haos", "pyrus", "ventus"})


def _read(fields: Fields, names: Names) -> CardDraft:
    whole = fields.whole("number")
    if whole is None:
        raise RowRefused("The card is left out: 'number' must be a whole number.")
    number, name = str(whole), card_name(fields, "name")
    kind = card_kind(fields, "type", KINDS)
    power, damage = fields.whole("bPower"), fields.whole("damage")
    return CardDraft(
        number=number,
        key=number_key(number),
        kind=kind,
        colors=_factions(fields),
        values=known(
            {
                "cost": "X" if fields.raw("cost") == "X" else fields.whole("cost"),
                "power": power,
                "damage": damage,
                "cores": [plain(core) for core in fields.texts("coreTypes")],
                "evolves_from": plain(fields.text("evolvesFrom", most=MAX_NAME)),
                "display_name": plain(fields.text("displayName", most=MAX_NAME)),
            }
        ),
        faces=(
            Face(
                name=name,
                text=clean_text(fields, "effect", names, breaks=False),
                values=known({"power": power, "damage": damage}),
            ),
        ),
        printings=(
            PrintingRow(
                number=number,
                rarity=_rarity(fields),
                series=plain(fields.text("series", most=MAX_SERIES)),
            ),
        ),
    )


def _factions(fields: Fields) -> tuple[str, ...]:
    words = fields.texts("factions") or [fields.text("faction")]
    factions = tuple(dict.fromkeys(word for word in (plain(one).casefold() for one in words) if word))
    strange = [one for one in factions if one not in FACTIONS]
    if strange:
        fields.doubt(f"{strange[0]!r} is no faction; the factions are left open")
        return ()
    return factions


def _rarity(fields: Fields) -> str:
    rarity = plain(fields.text("rarity", most=MAX_RARITY))
    return "" if rarity == "N/A" else rarity


FORM = Form(
    code="bakugan catalogue (number, name, faction, bPower, coreTypes)",
    game="bakugan",
    keys=(
        frozenset({"number", "name", "faction", "coreTypes"}),
        frozenset({"number", "name", "factions", "coreTypes"}),
        frozenset({"number", "name", "faction", "bPower"}),
    ),
    read=_read,
)
