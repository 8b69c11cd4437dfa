"""Carry a group of events out: prohibition, replacement, commit, the rules that interrupt, triggers.

All events of one group happen at the same time. A prohibition beats an instruction (`dbs-masters/cr-4.00/0-2-5`,
`bakugan/cr/1.3.2`); a replaced event never happened; what a text cannot do is skipped and the rest is done.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.commit import COMMIT, resumed
from judge.engine.events import GameEvent
from judge.engine.facts import fact_of
from judge.engine.hearing import REPLACEMENT, heard_mark, listeners
from judge.engine.prohibition import without_forbidden
from judge.engine.replacing import suspended
from judge.engine.ruleset import Ruleset
from judge.engine.situations import SITUATION, situations
from judge.engine.stacks import with_fallen
from judge.engine.state import GameState, Waiting, as_ref
from judge.engine.tokens import as_some_leave_for_good, as_tokens_leave
from judge.engine.trace import Fact
from judge.engine.values import keywords_of

_LEAVES = frozenset((e.MOVE, e.FALL))


def _entering_rested(ruleset: Ruleset, state: GameState, event: GameEvent) -> GameEvent:
    """Let a card enter a zone in Rest Mode if a keyword of it says so."""
    keywords = ruleset.resting.get(event.zone) if event.kind == e.MOVE and event.card else None
    if not keywords or event.card is None or keywords.isdisjoint(keywords_of(state, event.card.slot)):
        return event
    return replace(event, until="rest")


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
    allowed, prohibited, refused = without_forbidden(ruleset, state, group)
    if REPLACEMENT in heard:
        put_aside = suspended(ruleset, state, allowed)
        if put_aside is not None:
            return Performed(put_aside, prohibited, refused)
    kinds = {event.kind for event in allowed}
    if not kinds.isdisjoint(_LEAVES):
        allowed = _as_cards_leave(ruleset, state, allowed)
        kinds = {event.kind for event in allowed}
    after = _committed(state, allowed)
    facts = (*refused, *[fact_of(state, event) for event in allowed])
    happened = (*prohibited, *allowed) if prohibited else allowed
    if SITUATION in heard or not ruleset.noticed(heard).isdisjoint(kinds):
        return _with_what_follows(ruleset, state, allowed, Performed(after, happened, facts))
    return Performed(_without_marks(after), happened, facts)


def _as_cards_leave(
    ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]
) -> tuple[GameEvent, ...]:
    """Say of cards that move what else the rules make of it: what falls with them, what ends, how they enter."""
    group = with_fallen(state, group)
    if state.setup.tokens:
        group = as_tokens_leave(state, group)
    if ruleset.policy.gone_for_good:
        group = as_some_leave_for_good(state, group, ruleset.policy.gone_for_good)
    if ruleset.resting:
        group = tuple(_entering_rested(ruleset, state, event) for event in group)
    return group


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


def _with_triggers(
    ruleset: Ruleset, before: GameState, after: GameState, group: tuple[GameEvent, ...]
) -> tuple[GameState, tuple[GameEvent, ...]]:
    """Let every skill that heard something wait; leaving is heard by what was there before."""
    listening = ruleset.listening(after.setup.heard)
    found: list[Waiting] = []
    marks: list[str] = []
    for event in group:
        for word, heard in listening.get(event.kind, ()):
            waits = listeners(ruleset, before if heard.before else after, word, heard, event)
            marks += [heard_mark(wait.skill, wait.source) for wait in waits if heard.once]
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
