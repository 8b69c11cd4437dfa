"""Skills that wait for no event but for a situation: "when you have no cards in your hand"."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.skills import Skill
from judge.engine.state import GameState, Waiting
from judge.engine.values import holds, is_silenced, is_valid_here

SITUATION = "situation"


def situations(before: GameState, after: GameState) -> list[Waiting]:
    """List the skills whose situation has come about: once, and not again while they wait.

    dbs-masters/cr-1.074/8-6-6-1. A situation that goes on is no new one.
    """
    found: list[Waiting] = []
    for card in after.cards:
        for skill in after.printed(card.slot).skills:
            if skill.trigger is None or skill.trigger.situation is None:
                continue
            waits = any((one.skill, one.source) == (skill.id, card.ref) for one in after.waiting)
            if not waits and _is_on(after, card, skill) and not _is_on(before, before.card(card.slot), skill):
                found.append(Waiting(card.controller, skill.id, card.ref))
    return found


def _is_on(state: GameState, card: GameCard, skill: Skill) -> bool:
    situation = skill.trigger.situation if skill.trigger else None
    if situation is None or card.face != "up" or is_silenced(card) or not is_valid_here(state, skill, card):
        return False
    return holds(state, situation, card.ref, card.controller, None)
