"""Which step of a line decides a claim."""

from __future__ import annotations

from judge.engine.answering import Cursor
from judge.engine.claims import (
    BOARD_KINDS,
    END,
    actions_played,
    content,
    is_choice_of,
    is_event_of,
    is_skill,
)
from judge.engine.events import EXPIRE, PROHIBITED, GameEvent
from judge.engine.facts import player_of
from judge.engine.replay import Replay
from judge.engine.scenario import Scenario
from judge.engine.state import GameState
from judge.engine.statements import Claim
from judge.engine.trace import Step
from judge.engine.verdicts import Verdict


def deciding_steps(scenario: Scenario, verdict: Verdict, replay: Replay) -> list[Step]:
    """Find the step of a line that decides a claim."""
    claim = verdict.claim
    first = _first_step(scenario, claim, replay)
    if claim.kind == "order":
        taken = [
            step for step in replay.steps[first:] if step.note in ("next_skill", "resolve") and step.skill
        ]
        names = (content(claim, "first"), content(claim, "second"))
        return next(([step] for step in taken if any(is_skill(name, step.skill) for name in names)), [])
    if claim.kind in ("allowed", "looks"):
        return []
    boards = (replay.start, *replay.boards)
    found = [
        step
        for place, step in enumerate(_before_moment(claim, replay.steps, first))
        if (place >= first or claim.kind in BOARD_KINDS)
        and _touches(scenario, claim, step, (boards[place], boards[place + 1]))
    ]
    return found[-1:]


def _first_step(scenario: Scenario, claim: Claim, replay: Replay) -> int:
    """Give the place of the first step after the action that a claim names; 0 if it names none."""
    if not claim.after:
        return 0
    played = [
        steps
        for used, steps in replay.played.items()
        if actions_played(scenario, Cursor(used)) >= claim.after
    ]
    return min(played, default=len(replay.steps)) + 1


def _before_moment(claim: Claim, steps: tuple[Step, ...], first: int) -> tuple[Step, ...]:
    """List the steps up to the moment a claim is about, as far as that moment left a step."""
    if claim.at in ("", END):
        return steps
    for place, step in enumerate(steps):
        procedure, _, rule = step.rule.partition(".")
        if place >= first and claim.at in (step.rule, rule, procedure):
            return steps[:place]
    return steps


def _touches(scenario: Scenario, claim: Claim, step: Step, boards: tuple[GameState, GameState]) -> bool:
    if claim.kind in ("happens", "never"):
        kind, name = content(claim, "event"), content(claim, "of")
        if kind == "resolve":
            return step.note == "resolve" and is_skill(name, step.skill)
        return any(_is_meant(scenario, kind, name, event, boards[0]) for event in step.events)
    if claim.kind == "chooser":
        choice = step.choice
        return choice is not None and is_choice_of(content(claim, "subject"), choice.subject, choice.kind)
    if claim.kind == "triggers":
        skill = content(claim, "skill")
        return any(event.kind == "wait" and is_skill(skill, event.name) for event in step.events)
    if claim.kind == "ends":
        return any(event.kind == "win" for event in step.events)
    if claim.kind == "count":
        before, after = (len(board.zones[_place_of(board, claim)]) for board in boards)
        return before != after
    card = content(claim, "card")
    kinds = (*_PLACE_KINDS, PROHIBITED) if claim.kind == "zone" else _VALUE_KINDS
    if claim.kind == "value" and any(event.kind == EXPIRE for event in step.events):
        changes = [found.modifiers for board in boards if (found := board.find(card)) is not None]
        return len(set(changes)) > 1
    return any(
        event.kind in kinds and card in (_card_id(scenario, event.card), _card_id(scenario, event.other))
        for event in step.events
    ) or (
        claim.kind == "zone"
        and step.note in ("attack_fails", "attack_succeeds")
        and card in dict(step.values).values()
    )


_PLACE_KINDS = ("move", "create", "remove", "on_top", "beneath", "fall")
_VALUE_KINDS = ("modify", "grant", "expire", "flip", *_PLACE_KINDS, PROHIBITED)


def _is_meant(scenario: Scenario, kind: str, name: str, event: GameEvent, before: GameState) -> bool:
    cards = (_card_id(scenario, event.card), _card_id(scenario, event.other))
    return is_event_of(kind, name, event.kind, (*cards, player_of(before, event), event.name))


def _place_of(state: GameState, claim: Claim) -> int:
    return state.setup.place(content(claim, "player"), content(claim, "zone"))


def _card_id(scenario: Scenario, ref: object) -> str:
    slot = getattr(ref, "slot", 0)
    return scenario.state.printed(slot).id if slot else ""
