"""Carry a group of events out: prohibition, replacement, commit, the rules that interrupt, triggers.

All events of one group happen at the same time. A prohibition beats an instruction (`dbs-masters/cr-4.00/0-2-5`,
`bakugan/cr/1.3.2`); a replaced event never happened; what a text cannot do is skipped and the rest is done.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.cards import GameCard, Grant, LastKnown, Modifier
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, BLANK_RESTED, Ref
from judge.engine.ruleset import Heard, Ruleset
from judge.engine.skills import Skill
from judge.engine.state import (
    Frame,
    GameState,
    StackItem,
    Waiting,
    as_ref,
    plain_ref,
    with_card,
    with_variable,
    with_zone,
)
from judge.engine.trace import Fact
from judge.engine.values import fits, is_silenced, is_valid_here, keywords_of, value_of

REPLACEMENT = "replacement"
AUTO = "auto"


class Performed(Struct, frozen=True, gc=False):
    """The state after a group, what really happened, and the facts of it."""

    state: GameState
    events: tuple[GameEvent, ...]
    facts: tuple[Fact, ...]


def perform(ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]) -> Performed:
    """Carry out a group of simultaneous events and everything that follows at once."""
    if group and group[0].kind == e.RESUME:
        state = _resume(state, group[0])
        group = group[1:]
    allowed, refused = _without_forbidden(ruleset, state, group)
    suspended = _suspended(ruleset, state, allowed)
    if suspended is not None:
        return Performed(suspended, (), refused)
    before = state
    facts = list(refused)
    for event in allowed:
        commit = _COMMIT.get(event.kind)
        if commit is not None:
            state = commit(state, event)
        facts.append(fact_of(before, event))
    if state.replaced:
        state = replace(state, replaced=())
    followers: list[GameEvent] = []
    for check in ruleset.interrupts:
        followers += check(state, allowed)
    happened = allowed
    listening = ruleset.listening(state.setup.heard)
    if any(event.kind in listening for event in allowed):
        state, waits = _with_triggers(ruleset, before, state, allowed)
        happened += waits
        facts += [("trigger", wait.name, wait.player) for wait in waits]
    if followers and not state.winner:
        further = perform(ruleset, state, tuple(followers))
        return Performed(further.state, happened + further.events, (*facts, *further.facts))
    return Performed(state, happened, tuple(facts))


def fact_of(state: GameState, event: GameEvent) -> Fact:
    """Write an event as a fact: kind, card, second card, player, zone, name, amount."""
    return (
        "event",
        event.kind,
        state.printed(event.card.slot).id if event.card else "",
        state.printed(event.other.slot).id if event.other else "",
        event.player,
        event.zone,
        event.name,
        event.amount,
        event.source,
    )


# Prohibition and replacement.


def _without_forbidden(
    ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]
) -> tuple[tuple[GameEvent, ...], tuple[Fact, ...]]:
    by = [forbidden_by(ruleset, state, event) if event.card is not None else "" for event in group]
    if not any(by):
        return group, ()
    facts = tuple(
        ("prohibited", event.kind, state.printed(event.card.slot).id, name)
        for event, name in zip(group, by, strict=True)
        if name and event.card is not None
    )
    return tuple(event for event, name in zip(group, by, strict=True) if not name), facts


def forbidden_by(ruleset: Ruleset, state: GameState, event: GameEvent) -> str:
    """Name what forbids an event; empty if it may happen. A card that moved on is out of reach as well."""
    if event.card is None:
        return ""
    card = state.live(event.card)
    if card is None:
        return "" if event.kind not in _COMMIT or event.kind in _REACHES_LEFT else "moved_on"
    for name in ruleset.forbidding.get(event.kind, ()):
        if name in keywords_of(state, card.slot):
            return name
    for skill in state.printed(card.slot).skills:
        if skill.forbids == event.kind and not is_silenced(card) and is_valid_here(state, skill, card):
            return skill.id
    return ""


def _suspended(ruleset: Ruleset, state: GameState, group: tuple[GameEvent, ...]) -> GameState | None:
    """Put the group aside if a replacement effect applies to one of its events; it is decided in its own frame."""
    if REPLACEMENT not in state.setup.heard:
        return None
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
            words = ruleset.triggers[skill.trigger.event]
            if is_valid_here(state, skill, card) and any(
                _hears(state, heard, skill, card, event) for heard in words
            ):
                found.append((card, skill))
    return found


# Commit.


def _nothing(state: GameState, event: GameEvent) -> GameState:
    return state


def _move(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    if card is None:
        return state
    keeps = (card.zone, event.zone) in state.setup.keeps
    receiver = event.player or (card.controller if keeps else card.owner)
    state = _remembered(state, card)
    state = _taken_out(state, card)
    if not keeps:
        for beneath in card.under:
            state = _laid(state, _fresh(state.card(beneath)), _discard_zone(state), state.card(beneath).owner)
    moved = (
        replace(card, zone=event.zone, controller=receiver)
        if keeps
        else replace(_fresh(card), controller=receiver, mode=event.until or "active")
    )
    return _laid(state, moved, event.zone, receiver, at_bottom=event.name == "bottom")


def _fresh(card: GameCard) -> GameCard:
    """Make the new object that a card becomes when it changes zones."""
    return GameCard(card.slot, card.printed, card.owner, card.owner, "", generation=card.generation + 1)


def _discard_zone(state: GameState) -> str:
    return next(zone.code for zone in state.setup.zones if zone.code in ("drop", "discard"))


def _taken_out(state: GameState, card: GameCard) -> GameState:
    if not card.zone:
        return state
    place = state.setup.place(card.controller, card.zone)
    rest = list(state.zones[place])
    if card.slot in rest:
        rest.remove(card.slot)
    return with_zone(state, card.controller, card.zone, tuple(rest))


def _laid(state: GameState, card: GameCard, zone: str, player: str, *, at_bottom: bool = False) -> GameState:
    state = with_card(state, replace(card, zone=zone, controller=player))
    content = state.zones[state.setup.place(player, zone)]
    if state.setup.zone(zone).ordered:
        content = (*content, card.slot) if at_bottom else (card.slot, *content)
    else:
        content = tuple(sorted((*content, card.slot)))
    return with_zone(state, player, zone, content)


def _remembered(state: GameState, card: GameCard) -> GameState:
    """Keep what an object was, if a role still refers to it."""
    if not any(as_ref(value) == card.ref for _, value in state.variables if isinstance(value, tuple)):
        return state
    values = tuple((name, value_of(state, card.slot, name)) for name, _ in state.printed(card.slot).values)
    memory = LastKnown(card.ref, card.controller, card.zone, values, keywords_of(state, card.slot))
    return replace(state, last_known=(*state.last_known, memory))


def _move_blank(state: GameState, event: GameEvent) -> GameState:
    """Move an undescribed card from the zone `name` to `zone`; `amount` tells its mode."""
    content = list(state.zone(event.player, event.name))
    if event.amount not in content:
        return state
    content.remove(event.amount)
    state = with_zone(state, event.player, event.name, tuple(content))
    goes_to = state.setup.place(event.player, event.zone)
    target = state.setup.zone(event.zone)
    laid = (BLANK, *state.zones[goes_to]) if target.ordered else tuple(sorted((*state.zones[goes_to], BLANK)))
    if f"{event.player}.{event.zone}" in state.unknown:
        return state
    return with_zone(state, event.player, event.zone, laid)


def _on_top(state: GameState, event: GameEvent) -> GameState:
    """Put `card` on `other`; `name` lists what passes on: `mode`, `roles`, `grants`, and names of values.

    The stack is one card; what is beneath has no skills and no part in a battle (`dbs-masters/cr-1.074/11-3-1`).
    """
    card, below = state.live(event.card), state.live(event.other)
    if card is None or below is None:
        return state
    passes = event.name.split()
    state = _remembered(_taken_out(state, card), below)
    top = replace(
        _fresh(card),
        zone=below.zone,
        controller=below.controller,
        mode=below.mode if "mode" in passes else "active",
        modifiers=tuple(change for change in below.modifiers if change.value in passes),
        grants=below.grants if "grants" in passes else (),
        under=(below.slot, *below.under),
    )
    place = state.setup.place(below.controller, below.zone)
    content = tuple(top.slot if slot == below.slot else slot for slot in state.zones[place])
    if not state.setup.zone(below.zone).ordered:
        content = tuple(sorted(content))
    state = with_zone(state, below.controller, below.zone, content)
    state = with_card(with_card(state, replace(_fresh(below), zone="")), top)
    if "roles" in passes:
        for name, value in state.variables:
            if as_ref(value) == below.ref:
                state = with_variable(state, name, plain_ref(top.ref))
    return state


def _mode(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    return state if card is None else with_card(state, replace(card, mode=event.name))


def _mode_blank(state: GameState, event: GameEvent) -> GameState:
    """Turn `amount` undescribed cards of a zone to the mode `name`."""
    content = list(state.zone(event.player, event.zone))
    old, new = (BLANK, BLANK_RESTED) if event.name == "rest" else (BLANK_RESTED, BLANK)
    for _ in range(event.amount):
        if old in content:
            content[content.index(old)] = new
    return with_zone(state, event.player, event.zone, tuple(sorted(content)))


def _modify(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    if card is None:
        return state
    change = Modifier(event.name, event.amount, event.until, event.source)
    return with_card(state, replace(card, modifiers=tuple(sorted((*card.modifiers, change)))))


def _grant(state: GameState, event: GameEvent) -> GameState:
    """Give (`amount` 1) or take (`amount` 0) the keyword `name`; the order stays, since the last one wins."""
    card = state.live(event.card)
    if card is None:
        return state
    grant = Grant(event.name, bool(event.amount), event.until, event.source)
    return with_card(state, replace(card, grants=(*card.grants, grant)))


def _expire(state: GameState, event: GameEvent) -> GameState:
    """Let everything end that lasts until `until`, on all cards."""
    for card in state.cards:
        modifiers = tuple(change for change in card.modifiers if change.until != event.until)
        grants = tuple(grant for grant in card.grants if grant.until != event.until)
        if len(modifiers) != len(card.modifiers) or len(grants) != len(card.grants):
            state = with_card(state, replace(card, modifiers=modifiers, grants=grants))
    return state


def _face(state: GameState, event: GameEvent) -> GameState:
    card = state.live(event.card)
    return state if card is None else with_card(state, replace(card, face=event.name))


def _set(state: GameState, event: GameEvent) -> GameState:
    return with_variable(state, event.name, event.value)


def _unset(state: GameState, event: GameEvent) -> GameState:
    state = with_variable(state, event.name, None)
    if state.last_known:
        held = [as_ref(value) for _, value in state.variables if isinstance(value, tuple)]
        state = replace(state, last_known=tuple(memory for memory in state.last_known if memory.ref in held))
    return state


def _wait(state: GameState, event: GameEvent) -> GameState:
    if event.card is None:
        return state
    waiting = Waiting(event.player, event.name, event.card, plain_ref(event.other))
    return replace(state, waiting=tuple(sorted((*state.waiting, waiting))))


def _count_off(state: GameState, event: GameEvent) -> GameState:
    """Take one waiting skill out of the pool: one instance only (`dbs-masters/cr-1.074/8-6-4`)."""
    left = list(state.waiting)
    for waiting in left:
        if waiting.skill == event.name and waiting.source == event.card and _same_event(waiting, event):
            left.remove(waiting)
            break
    return replace(state, waiting=tuple(left))


def _same_event(waiting: Waiting, event: GameEvent) -> bool:
    return event.other is None or waiting.event == plain_ref(event.other)


def _push(state: GameState, event: GameEvent) -> GameState:
    if event.card is None:
        return state
    chosen = tuple(
        number
        for number in (event.value if isinstance(event.value, tuple) else ())
        if isinstance(number, int)
    )
    item = StackItem(
        event.player, event.name, event.card, answers=event.until, chosen=chosen, event=plain_ref(event.other)
    )
    return replace(state, stack=(*state.stack, item))


def _pop(state: GameState, event: GameEvent) -> GameState:
    return replace(state, stack=state.stack[:-1])


def _negate(state: GameState, event: GameEvent) -> GameState:
    """Negate the object of the stack that the skill `name` stands for, the last one if there are several."""
    for index in reversed(range(len(state.stack))):
        if state.stack[index].skill == event.name and not state.stack[index].negated:
            item = replace(state.stack[index], negated=True)
            return replace(state, stack=(*state.stack[:index], item, *state.stack[index + 1 :]))
    return state


def _used(state: GameState, event: GameEvent) -> GameState:
    return replace(state, used=tuple(sorted({*state.used, event.name})))


def _resume(state: GameState, event: GameEvent) -> GameState:
    """Take the group that had been put aside; the replacement `name` does not apply to it again."""
    return replace(state, suspended=state.suspended[1:], replaced=(*state.replaced, event.name))


def _win(state: GameState, event: GameEvent) -> GameState:
    return replace(state, winner=event.player, ended_by=event.source)


_COMMIT: dict[str, Callable[[GameState, GameEvent], GameState]] = {
    e.MOVE: _move,
    e.MOVE_BLANK: _move_blank,
    e.ON_TOP: _on_top,
    e.MODE: _mode,
    e.MODE_BLANK: _mode_blank,
    e.MODIFY: _modify,
    e.GRANT: _grant,
    e.EXPIRE: _expire,
    e.FACE: _face,
    e.KO: _nothing,
    e.SET: _set,
    e.UNSET: _unset,
    e.WAIT: _wait,
    e.COUNT_OFF: _count_off,
    e.PUSH: _push,
    e.POP: _pop,
    e.NEGATE: _negate,
    e.USED: _used,
    e.WIN: _win,
}
_REACHES_LEFT = (e.WAIT, e.COUNT_OFF, e.PUSH, e.POP, e.NEGATE, e.USED)


# Triggers.


def _with_triggers(
    ruleset: Ruleset, before: GameState, after: GameState, group: tuple[GameEvent, ...]
) -> tuple[GameState, tuple[GameEvent, ...]]:
    """Let every skill that heard something wait; leaving is heard by what was there before."""
    listening = ruleset.listening(after.setup.heard)
    found: list[Waiting] = []
    for event in group:
        for word, heard in listening.get(event.kind, ()):
            found += _listeners(ruleset, before if heard.before else after, word, heard, event)
    if not found:
        return after, ()
    after = replace(after, waiting=tuple(sorted((*after.waiting, *found))))
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
            if is_valid_here(state, skill, card) and _hears(state, heard, skill, card, event):
                subject = event.card if heard.side == "card" else event.other
                known = _known(state, card.ref, subject)
                found.append(Waiting(card.controller, skill.id, card.ref, plain_ref(subject), known))
    return found


def _hears(state: GameState, heard: Heard, skill: Skill, card: GameCard, event: GameEvent) -> bool:
    trigger = skill.trigger
    if trigger is None or heard.kind != event.kind:
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
