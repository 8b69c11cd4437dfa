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
from judge.engine.ruleset import Heard, Keyword, Ruleset
from judge.engine.situations import SITUATION, situations
from judge.engine.skills import Skill
from judge.engine.stacks import with_fallen
from judge.engine.state import (
    Frame,
    GameState,
    Waiting,
    as_ref,
    plain_ref,
)
from judge.engine.tokens import as_tokens_leave
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
OPPONENT = "opponent"
REST = "rest"
AWAY = (*LEAVING, e.ON_TOP, e.BENEATH)
"""What takes a card out of its place: no zone that keeps its cards lets it happen."""

_LEAVES = frozenset((e.MOVE, e.FALL))


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
    allowed, prohibited, refused = _without_forbidden(ruleset, state, group)
    if REPLACEMENT in heard:
        suspended = _suspended(ruleset, state, allowed)
        if suspended is not None:
            return Performed(suspended, prohibited, refused)
    kinds = [event.kind for event in allowed]
    if e.MOVE in kinds:
        allowed = with_fallen(state, allowed)
        kinds = [event.kind for event in allowed]
    if state.setup.tokens and not _LEAVES.isdisjoint(kinds):
        allowed = as_tokens_leave(state, allowed)
        kinds = [event.kind for event in allowed]
    after = _committed(state, allowed)
    facts = (*refused, *[fact_of(state, event) for event in allowed])
    happened = (*prohibited, *allowed) if prohibited else allowed
    if SITUATION in heard or not ruleset.noticed(heard).isdisjoint(kinds):
        return _with_what_follows(ruleset, state, allowed, Performed(after, happened, facts))
    return Performed(_without_marks(after), happened, facts)


def _with_what_follows(
    ruleset: Ruleset, before: GameState, group: tuple[GameEvent, ...], done: Performed
) -> Performed:
    """Let the rules interrupt and skills hear a group that was carried out."""
    state, happened, facts = done.state, done.events, [*done.facts]
    heard, kinds = state.setup.heard, {event.kind for event in group}
    followers: list[GameEvent] = []
    for interrupt in ruleset.interrupts:
        if not kinds.isdisjoint(interrupt.kinds):
            followers += interrupt.check(state, group)
    if not kinds.isdisjoint(ruleset.listening(heard)):
        state, waits = _with_triggers(ruleset, before, state, group)
        happened += waits
        facts += [("trigger", wait.name, wait.player) for wait in waits]
    if SITUATION in heard:
        state, waits = _with_waiting(state, situations(before, state))
        happened += waits
        facts += [("trigger", wait.name, wait.player) for wait in waits]
    if followers and not state.winner:
        further = perform(ruleset, state, tuple(followers))
        return Performed(further.state, happened + further.events, (*facts, *further.facts))
    return Performed(_without_marks(state), happened, tuple(facts))


def _without_marks(state: GameState) -> GameState:
    """Forget which replacements applied to a group that is over."""
    if not state.replaced:
        return state
    outer = tuple(mark for mark in state.replaced if mark[0] < len(state.suspended))
    return replace(state, replaced=outer)


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


_OUT_OF_REACH = ("moved_on", "zone_keeps_its_cards")


def _without_forbidden(
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
    if event.card is None:
        return ""
    card = state.live(event.card)
    if card is None and state.card(event.card.slot).generation < event.card.generation:
        return ""  # the object comes to be in this very group
    if card is None:
        return "" if event.kind not in COMMIT or event.kind in REACHES_LEFT else "moved_on"
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


def _suspended(ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]) -> GameState | None:
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
    if marks:
        after = replace(after, used=tuple(sorted({*after.used, *marks})))
    return _with_waiting(after, found)


def _with_waiting(state: GameState, found: list[Waiting]) -> tuple[GameState, tuple[GameEvent, ...]]:
    if not found:
        return state, ()
    after = replace(state, waiting=tuple(sorted((*state.waiting, *found))))
    return after, tuple(
        GameEvent(e.WAIT, card=w.source, other=as_ref(w.event), player=w.player, name=w.skill) for w in found
    )


def _listeners(
    ruleset: Ruleset, state: GameState, word: str, heard: Heard, event: GameEvent
) -> list[Waiting]:
    found: list[Waiting] = []
    for card in state.cards if not heard.would else ():
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
