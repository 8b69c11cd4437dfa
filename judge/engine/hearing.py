"""What a skill hears: does an event mean it, and what it reads at that moment."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.gamewords import Heard
from judge.engine.ids import Ref
from judge.engine.ruleset import Ruleset
from judge.engine.skills import Skill
from judge.engine.state import GameState, Waiting, plain_ref
from judge.engine.values import fits, is_silenced, is_valid_here, keywords_of, value_of

REPLACEMENT = "replacement"
REST = "rest"


def listeners(ruleset: Ruleset, state: GameState, word: str, heard: Heard, event: GameEvent) -> list[Waiting]:
    """List the skills that begin to wait because of an event; a word of what would happen makes none wait."""
    found: list[Waiting] = []
    for card in state.cards if not heard.would else ():
        if not card.zone or card.face != "up" or is_silenced(card):
            continue
        for skill in ruleset.skills_of(state, card.slot, keywords_of(state, card.slot)):
            if skill.trigger is None or skill.trigger.event != word or skill.timing == REPLACEMENT:
                continue
            if heard.once and heard_mark(skill.id, card.ref) in state.used:
                continue
            if is_valid_here(state, skill, card) and hears(state, heard, skill, card, event):
                subject = event.card if heard.side == "card" else event.other
                known = _known(state, card.ref, subject)
                found.append(Waiting(card.controller, skill.id, card.ref, plain_ref(subject), known))
    return found


def unheard(ruleset: Ruleset, state: GameState, event: GameEvent) -> bool:
    """Tell whether some skill would begin to wait if this event came now."""
    listening = ruleset.listening(state.setup.heard).get(event.kind, ())
    return any(listeners(ruleset, state, word, heard, event) for word, heard in listening)


def heard_mark(skill: str, source: Ref) -> str:
    """Name what a skill of one object has heard in this turn."""
    return f"heard:{skill}@{source.generation}"


def hears(state: GameState, heard: Heard, skill: Skill, card: GameCard, event: GameEvent) -> bool:
    """Tell whether an event is what a skill waits for."""
    trigger = skill.trigger
    if trigger is None or heard.kind != event.kind or (heard.name and heard.name != event.name):
        return False
    if (heard.first and event.value) or (heard.unless and state.get(heard.unless)):
        return False
    subject = event.card if heard.side == "card" else event.other
    if heard.leaving and (subject is None or not _was_in_play(state, subject)):
        return False
    if trigger.about == "self":
        return subject is not None and subject.slot == card.slot
    if trigger.other and subject is not None and subject.slot == card.slot:
        return False
    if trigger.among and (
        subject is None or not fits(state, trigger.among, subject.slot, card.controller, card.slot)
    ):
        return False
    if trigger.about == "any":
        return True
    owner = state.card(subject.slot).controller if subject is not None else event.player
    return (owner == card.controller) == (trigger.about == "own")


def _was_in_play(state: GameState, ref: Ref) -> bool:
    zone = state.card(ref.slot).zone
    return bool(zone) and state.setup.zone(zone).in_play


def _known(state: GameState, source: Ref, subject: Ref | None) -> tuple[tuple[str, int], ...]:
    """Read at the trigger what may be asked after the object has left (`dbs-masters/cr-4.00/9-6-9-1`)."""
    known = [("self.power", value_of(state, source.slot, "power"))]
    if state.card(source.slot).mode == REST:
        known.append(("self.rest", 1))
    if subject is not None:
        known.append(("event.power", value_of(state, subject.slot, "power")))
        if state.card(subject.slot).mode == REST:
            known.append(("event.rest", 1))
    return tuple(known)
