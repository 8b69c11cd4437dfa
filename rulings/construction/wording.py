"""Say findings as sentences, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from rulings.construction.types import Finding, Report


def gettext_noop(text: str) -> str:
    """Mark a text for translation and leave it as it is."""
    return text


SECTIONS = {
    "leader": gettext_noop("Leader"),
    "main": gettext_noop("main deck"),
    "side": gettext_noop("side deck"),
    "z": gettext_noop("Z-Deck"),
    "ride": gettext_noop("ride deck"),
    "stride": gettext_noop("stride deck"),
    "team": gettext_noop("team"),
    "other": gettext_noop("other cards"),
}
KINDS = {
    "leader": gettext_noop("Leader Card"),
    "battle": gettext_noop("Battle Card"),
    "extra": gettext_noop("Extra Card"),
    "unison": gettext_noop("Unison Card"),
    "z": gettext_noop("Z-Card"),
}
SENTENCES = {
    "too_few_cards": gettext_noop("Too few cards (%(section)s): %(count)s; the size is %(size)s."),
    "too_many_cards": gettext_noop("Too many cards (%(section)s): %(count)s; the size is %(size)s."),
    "list_too_short": gettext_noop("The whole list has only %(count)s cards; Leader and deck need more."),
    "list_too_long": gettext_noop("The whole list has %(count)s cards; Leader and deck hold fewer."),
    "wrong_kind": gettext_noop("%(number)s %(name)s does not belong here (%(section)s): it is a %(kind)s."),
    "section_not_used": gettext_noop("These rules have no such section: %(section)s."),
    "too_many_copies": gettext_noop(
        "Too many copies of %(number)s %(name)s: %(count)s in all sections together, allowed are %(max)s."
    ),
    "too_many_of_keyword": gettext_noop(
        "Too many cards with [%(keyword)s]: %(count)s in all sections together, allowed are %(max)s."
    ),
    "size_unknown": gettext_noop(
        "The number of cards (%(section)s) cannot be checked: not every line could be placed there."
    ),
    "kinds_unknown": gettext_noop(
        "Whether all cards belong here (%(section)s) cannot be checked: some of them are unknown."
    ),
    "copies_unknown": gettext_noop(
        "The number of copies cannot be checked: it depends on cards that are unknown."
    ),
    "printed_limits_unknown": gettext_noop(
        "Texts of unknown cards may change how a deck is built; that cannot be checked."
    ),
    "keyword_unknown": gettext_noop(
        "Cards with [%(keyword)s]: %(count)s are known, allowed are %(max)s; unknown cards may have it too."
    ),
    "unknown_card": gettext_noop("%(number)s %(name)s is not in the catalogue; check the number."),
    "unknown_name": gettext_noop("No card in the catalogue is called “%(name)s”; write its number."),
    "ambiguous_name": gettext_noop(
        "Several cards are called “%(name)s” (%(candidates)s); write the number of yours."
    ),
    "name_differs": gettext_noop("%(number)s is called “%(printed)s”, not “%(name)s”; the number counts."),
    "size_not_ruled": gettext_noop(
        "No rule says how many cards this section holds (%(section)s); ask the organizer."
    ),
}


def in_words(
    report: Report,
    translate: Callable[[str], str] = gettext_noop,
    sentences: Mapping[str, str] | None = None,
) -> Report:
    """Return a report with its sentences in a language; more sentences may come from who read the list."""
    known = {**SENTENCES, **(sentences or {})}

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
    words = {"section": SECTIONS, "kind": KINDS}
    shown = {
        name: translate(words[name].get(str(value), str(value))) if name in words else value
        for name, value in values.items()
    }
    return " ".join((translate(template) % shown).split())
