"""Can this be done at all? Asked of voluntary replacements, which apply only if they can be carried out."""

from __future__ import annotations

from judge.engine import instructions as do
from judge.engine.ruleset import At
from judge.engine.rulesets.targets import aimed, choice_question


def is_possible(at: At, step: do.Instruction) -> bool:
    """Tell whether an instruction could be carried out fully now; what has to be chosen first counts as possible."""
    if isinstance(step, do.Draw | do.Discard):
        player = _player(at, step.who)
        return len(at.state.zone(player, "deck")) >= step.count
    if isinstance(step, do.DropHand):
        return len(at.state.zone(_player(at, step.who), "hand")) >= step.count
    if isinstance(step, do.Choose):
        asked = choice_question(at, step)
        return step.least == 0 or (asked is not None and asked.most >= step.most)
    target = getattr(step, "target", None)
    if not isinstance(target, do.Target) or target.who in ("chosen", "each"):
        return True
    cards = [card for ref in aimed(at, target) if (card := at.state.live(ref))]
    if isinstance(step, do.SwitchMode):
        cards = [card for card in cards if card.mode != step.mode]
    return bool(cards)


def _player(at: At, who: str) -> str:
    player = at.frame.player
    return player if who == "own" else at.state.other(player)
