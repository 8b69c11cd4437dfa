"""Carry a group of events out: prohibition, replacement, commit, the rules that interrupt, triggers.

All events of one group happen at the same time. A prohibition beats an instruction (`dbs-masters/cr-4.00/0-2-5`,
`bakugan/cr/1.3.2`); a replaced event never happened; what a text cannot do is skipped and the rest is done.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.commit import COMMIT, REACHES_LEFT, resumed
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.ruleset import Heard, Ruleset
from judge.engine.skills import Skill
from judge.engine.state import (
    Frame,
    GameState,
    Waiting,
    as_ref,
    plain_ref,
)
from judge.engine.trace import Fact
from judge.engine.values import (
    fits,
    forbidding_skill,
    holds,
    is_silenced,
    is_valid_here,
    keywords_of,
    value_of,
)

REPLACEMENT = "replacement"
LEAVING = (e.KO, e.MOVE)
AUTO = "auto"


class Performed(Struct, frozen=True, gc=False):
    """The state after a group, what really happened, and the facts of it."""

    state: GameState
    events: tuple[GameEvent, ...]
    facts: tuple[Fact, ...]


def perform(ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]) -> Performed:
    """Carry out a group of simultaneous events and everything that follows at once."""
    if group and group[0].kind == e.RESUME:
        state = resumed(state, group[0])
        group = group[1:]
    heard = state.setup.heard
    allowed, refused = _without_forbidden(ruleset, state, group)
    if REPLACEMENT in heard:
        suspended = _suspended(ruleset, state, allowed)
        if suspended is not None:
            return Performed(suspended, (), refused)
    before, state = state, _committed(state, allowed)
    facts = [*refused, *[fact_of(before, event) for event in allowed]]
    followers: list[GameEvent] = []
    for check in ruleset.interrupts:
        followers += check(state, allowed)
    happened = allowed
    if not ruleset.listening(heard).keys().isdisjoint([event.kind for event in allowed]):
        state, waits = _with_triggers(ruleset, before, state, allowed)
        happened += waits
        facts += [("trigger", wait.name, wait.player) for wait in waits]
    if followers and not state.winner:
        further = perform(ruleset, state, tuple(followers))
        return Performed(further.state, happened + further.events, (*facts, *further.facts))
    if state.replaced:
        state = replace(state, replaced=())
    return Performed(state, happened, tuple(facts))


def _committed(state: GameState, group: tuple[GameEvent, ...]) -> GameState:
    for event in group:
        commit = COMMIT.get(event.kind)
        if commit is not None:
            state = commit(state, event)
    return state


def fact_of(state: GameState, event: GameEvent) -> Fact:
    """Write an event as a fact: kind, card, second card, player, zone, name, amount."""
    card, other, player = event.card, event.other, event.player
    return (
        "event",
        event.kind,
        "" if card is None else state.printed(card.slot).id,
        "" if other is None else state.printed(other.slot).id,
        player if player or card is None else state.cards[card.slot - 1].controller,
        event.zone,
        event.name,
        event.amount,
        event.source,
    )


def player_of(state: GameState, event: GameEvent) -> str:
    """Name the player of an event: who is named with it, else the one who had the card before it."""
    return event.player or (state.card(event.card.slot).controller if event.card else "")


# Prohibition and replacement.


def _without_forbidden(
    ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]
) -> tuple[tuple[GameEvent, ...], tuple[Fact, ...]]:
    by = ["" if event.card is None else forbidden_by(ruleset, state, event) for event in group]
    if not any(by):
        return group, ()
    facts = tuple(
        ("prohibited", event.kind, state.printed(event.card.slot).id, name)
        for event, name in zip(group, by, strict=True)
        if name and event.card is not None
    )
    return tuple(event for event, name in zip(group, by, strict=True) if not name), facts


def forbidden_by(ruleset: Ruleset, state: GameState, event: GameEvent) -> str:
    """Name what forbids an event; empty if it may happen. A card that moved on is out of reach as well.

    What the rules do by themselves no card forbids (`dbs-masters/cr-4.00/0-2-2`, `21-6-2`).
    """
    if event.card is None:
        return ""
    card = state.live(event.card)
    if card is None:
        return "" if event.kind not in COMMIT or event.kind in REACHES_LEFT else "moved_on"
    if event.kind in LEAVING and card.zone and state.setup.zone(card.zone).keeps:
        return "zone_keeps_its_cards"
    if event.source.startswith("check:"):
        return ""
    kind = f"reduce_{event.name}" if event.kind == e.MODIFY and event.amount < 0 else event.kind
    for name in ruleset.forbidding.get(kind, ()):
        if name in keywords_of(state, card.slot):
            return name
    skill = forbidding_skill(state, card, event.kind)
    return skill or (forbidding_skill(state, card, e.MOVE) if event.kind == e.KO else "")


def _suspended(ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]) -> GameState | None:
    """Put the group aside if a replacement effect applies to one of its events; it is decided in its own frame."""
    for place, event in enumerate(group):
        for card, skill in _replacements(ruleset, state, event):
            frame = Frame("replacement", "decide").keep(
                skill=skill.id, source=plain_ref(card.ref), player=card.controller, place=place
            )
            later = (*group[:place], event, *group[place + 1 :])
            return replace(state, suspended=(later, *state.suspended), frames=(*state.frames, frame))
    return None


def _replacements(ruleset: Ruleset, state: GameState, event: GameEvent) -> list[tuple[GameCard, Skill]]:
    found: list[tuple[GameCard, Skill]] = []
    for card in state.cards:
        if not card.zone:
            continue
        for skill in state.printed(card.slot).skills:
            if skill.timing != REPLACEMENT or skill.trigger is None or skill.id in state.replaced:
                continue
            if is_silenced(card) or not is_valid_here(state, skill, card):
                continue
            condition = skill.condition
            if condition and not holds(state, condition, card.ref, card.controller, event.card):
                continue
            if _would_hear(ruleset, state, skill, card, event):
                found.append((card, skill))
    return found


def _would_hear(ruleset: Ruleset, state: GameState, skill: Skill, card: GameCard, event: GameEvent) -> bool:
    """Tell whether a replacement applies to an event; whoever is KO'd would leave, so that it is asked in time."""
    seen = (event, replace(event, kind=e.MOVE)) if event.kind == e.KO else (event,)
    words = ruleset.triggers[skill.trigger.event] if skill.trigger else ()
    return any(_hears(state, heard, skill, card, one) for heard in words for one in seen)


# Triggers.


def _with_triggers(
    ruleset: Ruleset, before: GameState, after: GameState, group: tuple[GameEvent, ...]
) -> tuple[GameState, tuple[GameEvent, ...]]:
    """Let every skill that heard something wait; leaving is heard by what was there before."""
    listening = ruleset.listening(after.setup.heard)
    found: list[Waiting] = []
    marks: list[str] = []
    for event in group:
        for word, heard in listening.get(event.kind, ()):
            waits = _listeners(ruleset, before if heard.before else after, word, heard, event)
            marks += [_heard_mark(wait.skill, wait.source) for wait in waits if heard.once]
            found += waits
    if not found:
        return after, ()
    used = tuple(sorted({*after.used, *marks}))
    after = replace(after, waiting=tuple(sorted((*after.waiting, *found))), used=used)
    return after, tuple(
        GameEvent(e.WAIT, card=w.source, other=as_ref(w.event), player=w.player, name=w.skill) for w in found
    )


def _listeners(
    ruleset: Ruleset, state: GameState, word: str, heard: Heard, event: GameEvent
) -> list[Waiting]:
    found: list[Waiting] = []
    for card in state.cards:
        if not card.zone or card.face != "up" or is_silenced(card):
            continue
        for skill in ruleset.skills_of(state, card.slot, keywords_of(state, card.slot)):
            if skill.trigger is None or skill.trigger.event != word or skill.timing == REPLACEMENT:
                continue
            if heard.once and _heard_mark(skill.id, card.ref) in state.used:
                continue
            if is_valid_here(state, skill, card) and _hears(state, heard, skill, card, event):
                subject = event.card if heard.side == "card" else event.other
                known = _known(state, card.ref, subject)
                found.append(Waiting(card.controller, skill.id, card.ref, plain_ref(subject), known))
    return found


def unheard(ruleset: Ruleset, state: GameState, event: GameEvent) -> bool:
    """Tell whether some skill would begin to wait if this event came now."""
    listening = ruleset.listening(state.setup.heard).get(event.kind, ())
    return any(_listeners(ruleset, state, word, heard, event) for word, heard in listening)


def _heard_mark(skill: str, source: Ref) -> str:
    """Name what a skill of one object has heard in this turn."""
    return f"heard:{skill}@{source.generation}"


def _hears(state: GameState, heard: Heard, skill: Skill, card: GameCard, event: GameEvent) -> bool:
    trigger = skill.trigger
    if trigger is None or heard.kind != event.kind:
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
    if subject is not None:
        known.append(("event.power", value_of(state, subject.slot, "power")))
    return tuple(known)
