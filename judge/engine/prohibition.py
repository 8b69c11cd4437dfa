"""What may not happen: a prohibition beats an instruction."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.commit import COMMIT, REACHES_LEFT
from judge.engine.events import GameEvent
from judge.engine.facts import fact_of
from judge.engine.gamewords import Keyword
from judge.engine.ruleset import Ruleset
from judge.engine.state import GameState
from judge.engine.trace import Fact
from judge.engine.values import forbidding_skill, keywords_of

OPPONENT = "opponent"
AWAY = (e.KO, e.MOVE, e.ON_TOP, e.BENEATH)
"""What takes a card out of its place: no zone that keeps its cards lets it happen."""


_OUT_OF_REACH = ("moved_on", "zone_keeps_its_cards")


def without_forbidden(
    ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]
) -> tuple[tuple[GameEvent, ...], tuple[GameEvent, ...], tuple[Fact, ...]]:
    """Split a group into what may happen and what a card forbids, with the facts of the latter."""
    by = ["" if event.card is None else forbidden_by(ruleset, state, event) for event in group]
    if not any(by):
        return group, (), ()
    named = [(event, name) for event, name in zip(group, by, strict=True) if name]
    prohibited = tuple(
        GameEvent(e.PROHIBITED, card=event.card, name=name, zone=event.kind, source=ruleset.check_of(name))
        for event, name in named
        if name not in _OUT_OF_REACH
    )
    facts = tuple(
        ("prohibited", event.kind, state.printed(event.card.slot).id, name)
        for event, name in named
        if event.card is not None
    )
    allowed = tuple(event for event, name in zip(group, by, strict=True) if not name)
    return allowed, prohibited, (*facts, *(fact_of(state, event) for event in prohibited))


def forbidden_by(ruleset: Ruleset, state: GameState, event: GameEvent) -> str:
    """Name what forbids an event; empty if it may happen. A card that moved on is out of reach as well.

    What the rules do by themselves no card forbids (`dbs-masters/cr-4.00/0-2-2`, `21-6-2`).
    """
    if event.card is None or event.kind in REACHES_LEFT:
        return ""
    card = state.live(event.card)
    if card is None and state.card(event.card.slot).generation < event.card.generation:
        return ""  # the object comes to be in this very group
    if card is None:
        return "moved_on" if event.kind in COMMIT else ""
    if event.kind in AWAY and card.zone and state.setup.zone(card.zone).keeps:
        return "zone_keeps_its_cards"
    if event.source.startswith("check:"):
        return ""
    kind = _kind_to_forbid(event)
    for name in ruleset.forbidding.get(kind, ()):
        if name in keywords_of(state, card.slot) and _reaches(ruleset.keywords[name], state, card, event):
            return name
    skill = forbidding_skill(state, card, kind)
    return skill or (forbidding_skill(state, card, e.MOVE) if event.kind == e.KO else "")


def _kind_to_forbid(event: GameEvent) -> str:
    """Name what a card would have to forbid: `reduce_power`, `activate`, or the kind of the event."""
    if event.kind == e.MODIFY and event.amount < 0:
        return f"reduce_{event.name}"
    return "activate" if event.kind == e.MODE and event.name == "active" else event.kind


def _reaches(keyword: Keyword, state: GameState, card: GameCard, event: GameEvent) -> bool:
    """Tell whether a keyword is about this event: some only look at what the opponent does to a card in play."""
    if keyword.against != OPPONENT:
        return True
    in_play = bool(card.zone) and state.setup.zone(card.zone).in_play
    return in_play and event.by not in ("", card.controller)
