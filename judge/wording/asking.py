"""Questions and what can be answered, as a judge at a table would ask."""

from __future__ import annotations

from judge.engine.questions import ACT, MAY, NO, NUMBER, ORDER, PASS, UNKNOWN, YES, Question
from judge.engine.ruleset import action_of
from judge.wording.fields import act_fields, subject
from judge.wording.names import Names
from judge.wording.tables import Words, words
from judge.wording.terms import anything, card, player, skill, term
from judge.wording.text import Number, Word, fill, in_words

DECLINED = (PASS, NO, YES)


def say_question(*, question: Question, names: Names, language: str) -> str:
    """Ask a question the way a judge would."""
    known = words(language, names.game)
    template = known.find(
        f"ask:{question.rule}:{question.kind}", f"ask:{question.rule}", f"ask:{question.kind}"
    )
    fields = {
        "player": player(known, names, question.player),
        "subject": subject(question.subject, known, names),
        "least": Number(question.least, known.language),
        "most": Number(question.most, known.language),
    }
    if question.kind == UNKNOWN:
        template = known.find(f"ask:hidden:{question.subject.partition('.')[0]}", "ask:hidden")
        fields |= hidden_fields(question.subject, known, names)
    asked = fill(template or "{player}?", fields)
    if (question.least, question.most) == (1, 1):
        return asked
    how_many = known.find("ask:how_many" if question.least == question.most else "ask:from_to")
    return f"{asked} {fill(how_many or '', fields)}"


_COLOURS = ("colour", "other_colour")
"""The fields of the two colours that a hidden thing is about."""


def hidden_fields(key: str, known: Words, names: Names) -> dict[str, Word]:
    """Say what a hidden count (`A.energy`) or a hidden colour (`colours_of.h1.blue.red`) is about."""
    owner, _, zone = key.partition(".")
    stem, *rest = key.split(".")
    if stem.startswith("colours_"):
        shown = zip(_COLOURS, rest[-2:], strict=True)
        colours = {name: term(known, "colour", colour) for name, colour in shown}
        if stem == "colours_of":
            return {"card": card(known, names, rest[0]), **colours}
        owner, zone = rest[:2]
        return {"owner": player(known, names, owner), "zone_in": term(known, "zone", zone, "in"), **colours}
    return {
        "owner": player(known, names, owner),
        "zone": term(known, "zone", zone),
        "zone_in": term(known, "zone", zone, "in"),
    }


def say_option(*, key: str, question: Question, names: Names, language: str) -> str:
    """Name one option of a question, as a button would."""
    known = words(language, names.game)
    said = str(option(key, question.kind, question.rule, known, names))
    if question.kind == UNKNOWN:
        said = known.find(f"option:{question.subject.partition('.')[0]}:{key}") or said
    said = said[:1].upper() + said[1:] if question.kind == ACT else said
    copies = next((one.copies for one in question.options if one.key == key), 1)
    if copies < 2:
        return said
    fields = {"option": Word(said), "copies": Number(copies, known.language)}
    return fill(known.find("option:copies") or "{option}", fields)


def option(key: str, kind: str, rule: str, known: Words, names: Names) -> Word:
    """Name what somebody answered or can answer."""
    if key in DECLINED:
        found = known.find(f"option:{rule}:{key}", f"option:{key}")
        return Word(in_words(key) if found is None else found)
    if kind == ACT:
        action = action_of(key)
        template = known.find(f"act:{action.verb}") or f"{in_words(action.verb)} {{subject}} {{target}}"
        return Word(fill(template, act_fields(key, known, names)))
    if kind in (ORDER, MAY):
        return skill(known, names, key)
    if kind in (NUMBER, UNKNOWN) and key.isdigit():
        return Number(int(key), known.language)
    return anything(known, names, key)
