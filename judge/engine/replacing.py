"""What may take the place of an event."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.hearing import REPLACEMENT, hears
from judge.engine.ruleset import Ruleset
from judge.engine.skills import Skill
from judge.engine.state import Frame, GameState
from judge.engine.values import holds, is_silenced, is_valid_here


def suspended(ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]) -> GameState | None:
    """Put the group aside if replacement effects apply to one of its events; they are decided in a frame of theirs."""
    for place, event in enumerate(group):
        if replacements(ruleset, state, event, len(state.suspended)):
            frame = Frame("replacement", "which").keep(place=place)
            return replace(state, suspended=(group, *state.suspended), frames=(*state.frames, frame))
    return None


def replacements(
    ruleset: Ruleset, state: GameState, event: GameEvent, depth: int
) -> list[tuple[GameCard, Skill]]:
    """List what may still take the place of an event; `depth` groups had been put aside before it."""
    found: list[tuple[GameCard, Skill]] = []
    for card in state.cards:
        if not card.zone:
            continue
        for skill in state.printed(card.slot).skills:
            if skill.timing != REPLACEMENT or skill.trigger is None:
                continue
            if (depth, replaced_name(skill.id, event)) in state.replaced:
                continue
            if is_silenced(card) or not is_valid_here(state, skill, card):
                continue
            condition = skill.condition
            if condition and not holds(state, condition, card.ref, card.controller, event.card):
                continue
            if _would_hear(ruleset, state, skill, card, event):
                found.append((card, skill))
    return found


def replaced_name(skill: str, event: GameEvent) -> str:
    """Name a replacement together with what it is applied to: once for each event (`dbs-masters/cr-1.074/8-9-2-3`)."""
    return f"{skill}:{event.card.slot if event.card else event.player}"


def _would_hear(ruleset: Ruleset, state: GameState, skill: Skill, card: GameCard, event: GameEvent) -> bool:
    """Tell whether a replacement applies to an event; whoever is KO'd would leave, so that it is asked in time."""
    seen = (event, replace(event, kind=e.MOVE)) if event.kind == e.KO else (event,)
    words = ruleset.triggers[skill.trigger.event] if skill.trigger else ()
    return any(hears(state, heard, skill, card, one) for heard in words for one in seen)
