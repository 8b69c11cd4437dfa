"""Say findings as sentences, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from rulings.construction.sentences import DOUBTS, FAULTS, WARNINGS, gettext_noop
from rulings.construction.types import Finding, Report

SECTIONS = {
    "leader": gettext_noop("Leader"),
    "main": gettext_noop("main deck"),
    "side": gettext_noop("side deck"),
    "z": gettext_noop("Z-Deck"),
    "ride": gettext_noop("ride deck"),
    "stride": gettext_noop("stride deck"),
    "team": gettext_noop("team"),
    "other": gettext_noop("other cards"),
    "first-vanguard": gettext_noop("first vanguard"),
    "g-deck": gettext_noop("G deck"),
    "bakucores": gettext_noop("BakuCores"),
}
KINDS = {
    "leader": gettext_noop("Leader Card"),
    "battle": gettext_noop("Battle Card"),
    "extra": gettext_noop("Extra Card"),
    "unison": gettext_noop("Unison Card"),
    "z": gettext_noop("Z-Card"),
    "unit": gettext_noop("unit"),
    "g-unit": gettext_noop("G unit"),
    "order": gettext_noop("order"),
    "character": gettext_noop("Character"),
    "evo": gettext_noop("Evo"),
    "action": gettext_noop("Action"),
    "flip": gettext_noop("Flip"),
    "hero": gettext_noop("Hero"),
}
COLORS = {
    "red": gettext_noop("red"),
    "blue": gettext_noop("blue"),
    "green": gettext_noop("green"),
    "yellow": gettext_noop("yellow"),
    "black": gettext_noop("black"),
    "colorless": gettext_noop("colorless"),
    "aquos": gettext_noop("Aquos"),
    "aurelus": gettext_noop("Aurelus"),
    "darkus": gettext_noop("Darkus"),
    "haos": gettext_noop("Haos"),
    "pyrus": gettext_noop("Pyrus"),
    "ventus": gettext_noop("Ventus"),
}
COUNTS = {
    "triggers": gettext_noop("trigger units"),
    "heal_triggers": gettext_noop("heal triggers"),
    "over_triggers": gettext_noop("over triggers"),
    "later_triggers": gettext_noop("front and over triggers"),
}
_WORDS = {
    "section": SECTIONS,
    "of": SECTIONS,
    "kind": KINDS,
    "colors": COLORS,
    "allowed": COLORS,
    "what": COUNTS,
}


def in_words(
    report: Report,
    translate: Callable[[str], str] = gettext_noop,
    sentences: Mapping[str, str] | None = None,
) -> Report:
    """Return a report with its sentences in a language; more sentences may come from who read the list."""
    known = {**FAULTS, **DOUBTS, **WARNINGS, **(sentences or {})}

    def said(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
        return tuple(
            replace(one, message=_sentence(known[one.code], one.values, translate))
            if one.code in known
            else one
            for one in findings
        )

    return replace(
        report, faults=said(report.faults), warnings=said(report.warnings), unsure=said(report.unsure)
    )


def _sentence(template: str, values: Mapping[str, str | int], translate: Callable[[str], str]) -> str:
    shown = {
        name: _listed(str(value), _WORDS[name], translate) if name in _WORDS else value
        for name, value in values.items()
    }
    return " ".join((translate(template) % shown).split())


def _listed(value: str, words: Mapping[str, str], translate: Callable[[str], str]) -> str:
    return ", ".join(translate(words.get(part, part)) for part in value.split(", "))
