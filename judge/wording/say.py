"""Steps, events and reasons as sentences, the way a head judge says them at a table.

Every function takes codes and values and never fails: a code that no table knows is read out in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judge.engine.events import GRANT, REMOVE, WIN, GameEvent
from judge.engine.questions import ACT, PASS
from judge.engine.ruleset import action_of
from judge.engine.trace import ONLY, Choice, Reason, Step
from judge.wording.asking import DECLINED, option
from judge.wording.fields import act_fields, chosen, event_fields, step_fields, subject
from judge.wording.names import Names
from judge.wording.tables import FALLBACK, Words, words
from judge.wording.terms import plain, player, term
from judge.wording.text import Word, fill, in_words

NONE = "none"
"""What stands in a key where somebody may choose several and chose nothing."""

DRAW_GAME = "draw"

_MOST_TOLD = 2
"""How many events make a sentence; of more the rule is told, and they are listed beneath."""

_QUIET_NOTES = frozenset(
    {
        "resolve_auto.pay_or_decline:resolve",
        "activate.paid:declared",
        "play.declare:declared",
        "evolve.declare:declared",
        "xeno_evolve.declare:declared",
        "swap.declare:declared",
        "over_realm.declare:declared",
        "union_fusion.reveal:declared",
        "union_potara.choose:declared",
        "union_absorb.choose:declared",
        "activate.pay:announced",
        "resolve.text:resolve",
        "priority_window.holder_after:has_priority",
        "play_step.holder_after:has_priority",
    }
)
"""What a rule found that the steps around it tell as well."""


_TOLD_KINDS: Mapping[str, tuple[str, ...]] = {
    "battle.declaration": ("mode", "attack"),
    "battle.ko_guard": ("ko", "move", "remove"),
    "battle.combo_to_drop": ("move",),
    "combo.move": ("combo", "move"),
    "counter_window.activated": ("counter_activated",),
    "play.enter": ("move", "played"),
    "activate.flip": ("flip",),
    "evolve.put_on_top": ("on_top", "played", "move"),
    "xeno_evolve.to_warp": ("move",),
    "xeno_evolve.enter": ("move", "played"),
    "resolve.on_character": ("on_top",),
    "start_phase.energize_step": ("energized", "face"),
}
"""Which kinds of events the sentence of a rule tells already."""


# Events.


def say_event(*, event: GameEvent, names: Names, language: str) -> str:
    """Say what happened; bookkeeping gives an empty text."""
    known = words(language, names.game)
    template = known.find(*_event_keys(event, names))
    if template is None:
        fields = event_fields(event, known, names)
        return fill("{kind}: {card}{player}.", fields | {"kind": Word(in_words(event.kind))})
    return fill(template, event_fields(event, known, names))


def _event_keys(event: GameEvent, names: Names) -> Iterator[str]:
    """List the keys of an event, the most special first: its source, what it is about, where it goes, which card."""
    base = f"event:{event.kind}"
    if event.kind == GRANT and not event.amount:
        yield f"{base}:loses" if event.name else f"{base}:loses_all"
    if event.kind == WIN:
        yield f"{base}:{event.source}:{event.player}"
        if event.player == DRAW_GAME:
            yield f"{base}:{DRAW_GAME}"
    if event.source:
        yield f"{base}:{event.source}"
    if event.name and event.zone:
        yield f"{base}:{event.name}>{event.zone}"
    kind = names.kinds.get(names.card_of(event.card), "")
    for special in (event.name, event.zone, event.until):
        if special:
            yield f"{base}:{special}@{kind}"
            yield f"{base}:{special}"
    yield base


def is_hidden(event: GameEvent, names: Names) -> bool:
    """Tell whether an event is bookkeeping that nobody at a table speaks of."""
    return words(FALLBACK, names.game).find(*_event_keys(event, names)) == ""


def say_events(*, step: Step, names: Names, language: str) -> tuple[str, ...]:
    """List what happened in a step, in order and once, without what its sentence says already."""
    told = say_step(step=step, names=names, language=language)
    if told == " ".join(_said_events(step.events, names, language)):
        return ()
    kinds = _TOLD_KINDS.get(step.rule, ())
    listed = tuple(event for event in step.events if event.kind not in kinds)
    return tuple(text for text in _said_events(listed, names, language) if text != told)


def _said_events(events: Sequence[GameEvent], names: Names, language: str) -> tuple[str, ...]:
    said = [say_event(event=event, names=names, language=language) for event in events]
    return tuple(dict.fromkeys(text for text in said if text))


# Steps.


def say_step(*, step: Step, names: Names, language: str) -> str:
    """Say in one sentence what a rule did."""
    known = words(language, names.game)
    fields = step_fields(step, known, names)
    if step.choice is not None:
        fields |= _choice_fields(step.choice, step, known, names)
    template = known.find(*_step_keys(step, names))
    if template is None:
        template = _plain_template(step, known, names)
    if template is not None:
        return _with_win(fill(template, fields), template, step, names, language)
    events = _said_events(step.events, names, language)
    if 0 < len(events) <= _MOST_TOLD:
        return " ".join(events)
    return say_rule(rule=step.rule, names=names, language=language)


def _with_win(told: str, template: str, step: Step, names: Names, language: str) -> str:
    """Add that the game is over to a sentence that does not say so."""
    if "{win_" in template:
        return told
    ends = (
        say_event(event=event, names=names, language=language) for event in step.events if event.kind == WIN
    )
    return " ".join([told, *ends])


def _step_keys(step: Step, names: Names) -> Iterator[str]:
    """List the keys of a step, the most special first: note, then choice, each with who acts and how."""
    base = f"step:{step.rule}"
    if any(event.kind == REMOVE for event in step.events):
        yield f"{base}:{REMOVE}"
    choice = step.choice
    tails = _tails(step, names)
    for head in (f":{step.note}" if step.note else "", f":{choice.kind}" if choice else "", ""):
        for tail in (*tails, ""):
            if head or tail:
                yield base + head + tail
    if step.events or not choice:
        yield base
    if step.note:
        yield f"note:{step.note}"


def _tails(step: Step, names: Names) -> list[str]:
    """List how the keys of a step may end: what was answered and how, as whom, and whether there was a choice."""
    choice = step.choice
    has_choice = choice is not None and len(choice.options) > 1
    tails = []
    for role in _roles(step, names):
        tails += [f":{role}:several", f":{role}"] if has_choice else [f":{role}"]
    if has_choice:
        tails.append(":several")
    if choice is None:
        return tails
    if not choice.answer:
        return [f":{NONE}", *tails]
    answer = choice.answer[0]
    return (
        [f":{answer}:{choice.how}", f":{answer}", f":{choice.how}", *tails] if answer in DECLINED else tails
    )


def _roles(step: Step, names: Names) -> Iterator[str]:
    """Say as whom somebody acts: turn player or opponent, starting player or second."""
    if step.actor and names.turn_player:
        turn_player = step.turn_player or names.turn_player
        yield "turn_player" if step.actor == turn_player else "opponent"
    if step.actor and names.starting_player:
        yield "starting" if step.actor == names.starting_player else "second"


def _plain_template(step: Step, known: Words, names: Names) -> str | None:
    """Give the sentence of a choice that no rule words on its own, unless events tell it better."""
    choice = step.choice
    if choice is None or any(not is_hidden(event, names) for event in step.events):
        return None
    if choice.kind == ACT and choice.answer[0] != PASS:
        did = known.find(f"did:{action_of(choice.answer[0]).verb}")
        return f"{did}." if did else known.find("step:choice:act")
    answer = choice.answer[0] if choice.answer else NONE
    return known.find(f"step:choice:{choice.kind}:{answer}", f"step:choice:{choice.kind}")


def _choice_fields(choice: Choice, step: Step, known: Words, names: Names) -> dict[str, Word]:
    said = [option(key, choice.kind, step.rule, known, names) for key in choice.answer]
    fields = {
        "player": player(known, names, choice.player),
        "actor": player(known, names, choice.player),
        "chosen": chosen(said, known.language),
        "subject": subject(choice.subject, known, names),
    }
    if choice.kind == ACT and choice.answer[0] != PASS:
        fields |= act_fields(choice.answer[0], known, names)
    return fields


def is_quiet(*, step: Step, names: Names) -> bool:
    """Tell whether a reader need not see a step: bookkeeping, forced passes, a skill that just goes on."""
    if any(not is_hidden(event, names) for event in step.events):
        return False
    choice = step.choice
    if choice is None:
        return not step.note or f"{step.rule}:{step.note}" in _QUIET_NOTES
    return choice.how == ONLY and choice.answer == (PASS,)


# Rules and reasons.


def say_rule(*, rule: str, names: Names, language: str) -> str:
    """State a rule or check (`battle.comparison`, `check:loss`) in one sentence of its own."""
    known = words(language, names.game)
    found = known.find(f"rule:{rule}", rule if ":" in rule else f"check:{rule}")
    return in_words(rule) if found is None else found


def say_reason(*, reason: Reason, names: Names, language: str) -> str:
    """Say why something may not be done."""
    known = words(language, names.game)
    template = known.find(f"reason:{reason.code}", f"rule:{reason.code}")
    if template is None:
        return f"{in_words(reason.code).capitalize()}."
    fields = {name: plain(known, names, name, value) for name, value in reason.values}
    for name, value in reason.values:
        if name == "zone" and isinstance(value, str):
            fields |= {f"zone_{form}": term(known, "zone", value, form) for form in ("in", "to", "from")}
    return fill(template, fields)
