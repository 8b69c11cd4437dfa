"""What a text asks about cards must be written on them: nothing unknown is taken for a no."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.engine.cards import Card
from judge.engine.energy import filters_in
from judge.engine.errors import BadDocumentError
from judge.engine.instructions import Filter
from judge.engine.reading import Path
from judge.engine.skills import Skill, SumPart


def refuse_unwritten(printed: Sequence[Card], places: Mapping[str, Path]) -> None:
    """Refuse a card without its colours where a text of this board asks for a colour, and so for the energy cost.

    A token has what the effect that makes it says, and nothing else (`dbs-masters/cr-1.074/10-18-2`, `faq/jeton/4`).
    """
    filters = list(filters_in(tuple(skill for card in printed for skill in card.skills)))
    summed = any(_adds_costs(skill) for card in printed for skill in card.skills)
    for card in printed:
        if card.token:
            continue
        asked = [among for among in filters if _may_meet(among, card)]
        path = places.get(card.id, ())
        is_summed = summed and card.kind == "battle"
        if card.colours is None and (is_summed or any(among.colour for among in asked)):
            raise _fault("colours", f"A text asks for a colour: which colours does {card.id} have?", path)
        asks_for_energy = is_summed or any(map(_asks_for_energy, asked))
        if card.kind != "leader" and card.printed("energy") is None and asks_for_energy:
            raise _fault("energy", f"A text asks for energy costs: how much does {card.id} cost?", path)


def _may_meet(among: Filter, card: Card) -> bool:
    """Tell whether a filter can ever look at a card: a Leader stays in its area, and no other card comes there."""
    if among.kind and card.kind not in among.kind.split():
        return False
    return not among.zone or (among.zone == "leader") == (card.kind == "leader")


def _adds_costs(skill: Skill) -> bool:
    """Tell whether a skill is paid for with cards of certain colours whose costs add up."""
    return any(isinstance(part, SumPart) for part in skill.cost.parts)


def _asks_for_energy(among: Filter) -> bool:
    return among.energy_at_least is not None or among.energy_at_most is not None


def _fault(key: str, message: str, path: Path) -> BadDocumentError:
    return BadDocumentError("not_written", message, path=(*path, key), mend=f"Write {key} on the card.")
