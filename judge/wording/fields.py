"""The fields that an event, a step or an action brings to its sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from judge.engine.events import GameEvent
from judge.engine.ruleset import action_of
from judge.engine.trace import Step
from judge.wording.names import Names
from judge.wording.tables import Words
from judge.wording.terms import anything, card, card_at, is_skill, keyword, plain, player, skill, term
from judge.wording.text import Number, Phrase, Several, Word, joined


def event_fields(event: GameEvent, words: Words, names: Names) -> dict[str, Word]:
    """Say everything an event holds."""
    amount = Number(event.amount, words.language)
    return {
        "card": card_at(words, names, event.card),
        "other": card_at(words, names, event.other),
        "player": player(words, names, event.player),
        "by": player(words, names, event.by),
        "source": anything(words, names, event.source),
        "zone": term(words, "zone", event.zone),
        "zone_to": term(words, "zone", event.zone, "to"),
        "zone_in": term(words, "zone", event.zone, "in"),
        "from_zone": term(words, "zone", event.name, "from"),
        "mode": term(words, "mode", event.name),
        "value": term(words, "value", event.name),
        "phase": term(words, "phase", event.name),
        "keyword": keyword(words, event.name),
        "skill": skill(words, names, event.name),
        "named": anything(words, names, event.name) if event.name else Word(""),
        "until": term(words, "until", event.until.partition(".")[0]),
        "amount": amount,
        "change": Word(f"{amount:+}"),
    }


def step_fields(step: Step, words: Words, names: Names) -> dict[str, Word]:
    """Say everything a step holds; of its events `<kind>_card`, `<kind>_other`, `<kind>_player` and `<kind>_amount`."""
    on = step.skill.rpartition(".")[0]
    fields = {
        "actor": player(words, names, step.actor),
        "skill": skill(words, names, step.skill),
        "card": card(words, names, on) if on else Word(""),
    }
    for kind in dict.fromkeys(event.kind for event in step.events):
        group = [event_fields(event, words, names) for event in step.events if event.kind == kind]
        for name in ("card", "other", "player", "zone_to", "source"):
            said = dict.fromkeys(found[name] for found in group if found[name])
            fields[f"{kind}_{name}"] = Several(list(said), words.language)
        amounts = [event.amount for event in step.events if event.kind == kind]
        fields[f"{kind}_amount"] = Number(sum(amounts), words.language)
    scores = [
        f"{card(words, names, name)} {Number(value, words.language)}"
        for name, value in step.values
        if name in names.cards and isinstance(value, int)
    ]
    fields["numbers"] = Word(joined(scores, words.language))
    fields.update({name: plain(words, names, name, value) for name, value in step.values})
    return fields


def act_fields(key: str, words: Words, names: Names) -> dict[str, Word]:
    """Say what an action (`attack:a1>lb`) is done with, and to what."""
    action = action_of(key)
    return {
        "subject": subject(action.subject, words, names),
        "target": anything(words, names, action.target) if action.target else Word(""),
    }


def subject(code: str, words: Words, names: Names) -> Word:
    """Say what an action or question is about: a skill, a card, or a word of the game."""
    if is_skill(names, code):
        return skill(words, names, code)
    found = words.find(f"subject:{code}", f"word.{code}")
    return Phrase(found) if found is not None and code not in names.cards else anything(words, names, code)


def chosen(said: Sequence[Word], language: str) -> Several:
    """List what was answered; equal things are counted once with their number."""
    counted = Counter(said)
    parts = [
        word if count == 1 else Word(f"{Number(count, language)} × {word.without_article()}")
        for word, count in counted.items()
    ]
    return Several(parts, language)
