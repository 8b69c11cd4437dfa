"""A skill written as data: the `reading` of a printed text, checked key by key.

timing: auto
when: {attacks: self}
if: {power_at_least: 15000}
cost: {energy: 1, rest_self: true}
do: [{draw: 1}, {power: 5000, to: chosen, until: battle}]
once: turn
in: [battle]
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from judge.engine import instructions as do
from judge.engine.costform import read_cost
from judge.engine.heeded import refuse_left_out, refuse_place, refuse_unheeded
from judge.engine.programform import read_program
from judge.engine.reading import ABOUT, SIDES, Path, fault, flag, listing, mapping, number, word
from judge.engine.ruleset import Ruleset
from judge.engine.situations import SITUATION
from judge.engine.skills import EFFECT_UNREAD, READ, Cost, DeckPart, Skill, Trigger
from judge.engine.targetform import read_condition, read_filter

AUTO = "auto"
LIMIT = "limit"
MOST_LIMIT = 9
ONCE = "turn"
ALL_AREAS = "all"
"""The zones of a skill that is valid in all areas: `dbs-masters/faq/combattant-de-lunivers-7/1`."""


def read_skill(
    ruleset: Ruleset, card: str, skill_id: str, value: object, path: Path, *, text: str = ""
) -> Skill:
    """Read one skill of a card; the id is already known."""
    keys = (
        "timing",
        "when",
        "if",
        "cost",
        "do",
        "once",
        "in",
        "optional",
        "onto",
        "number",
        "named",
        "colours",
        "forbids",
        *((LIMIT,) if LIMIT in ruleset.own_words else ()),
    )
    found = mapping(value, path, keys)
    refuse_left_out(ruleset, [found.get("timing")], (*path, "timing"))
    timing = word(found.get("timing"), (*path, "timing"), tuple(ruleset.timings))
    zones = tuple(ruleset.timings[timing])
    if "in" in found:
        refuse_place(ruleset, timing, (*path, "in"))
        codes = ruleset.card_zones
        zones = codes if found["in"] == ALL_AREAS else _read_zones(found["in"], codes, (*path, "in"))
    program = read_program(ruleset, found.get("do", []), (*path, "do"))
    unread = any(isinstance(step, do.Unread) for step in program)
    skill = Skill(
        id=skill_id,
        timing=timing,
        trigger=read_trigger(ruleset, found["when"], (*path, "when")) if "when" in found else None,
        condition=read_condition(ruleset, found["if"], (*path, "if")) if "if" in found else None,
        cost=read_cost(ruleset, found.get("cost", {}), (*path, "cost")),
        program=program,
        optional=flag(found.get("optional", False), (*path, "optional")),
        once=ONCE if LIMIT in found or "once" in found else "",
        times=_times(found, path),
        limit=LIMIT if LIMIT in found else "",
        zones=zones,
        onto=read_filter(ruleset, found["onto"], (*path, "onto")) if "onto" in found else None,
        number=number(found["number"], (*path, "number"), 0, 99) if "number" in found else None,
        named=tuple(
            read_filter(ruleset, item, (*path, "named", i))
            for i, item in enumerate(listing(found.get("named", []), (*path, "named")))
        ),
        colours=tuple(
            word(colour, (*path, "colours", i), ruleset.colours)
            for i, colour in enumerate(listing(found.get("colours", []), (*path, "colours")))
        ),
        forbids=word(found["forbids"], (*path, "forbids")) if "forbids" in found else "",
        text=text,
        status=EFFECT_UNREAD if unread else READ,
    )
    refuse_unheeded(ruleset, skill, path)
    return _as_keyword(ruleset, _with_cost_named(ruleset, skill))


def _times(found: Mapping[str, object], path: Path) -> int:
    """Read how often a skill may be used in a turn: once, or as often as its [Limit] says over all copies of it."""
    if "once" in found:
        word(found["once"], (*path, "once"), (ONCE,))
    if LIMIT not in found:
        return 1
    if "once" in found:
        raise fault("two_limits", "A skill says once, or a limit.", (*path, LIMIT))
    return number(found[LIMIT], (*path, LIMIT), 1, MOST_LIMIT)


def limited(skills: Sequence[Skill], printed_number: str, path: Path) -> tuple[Skill, ...]:
    """Let skills with a [Limit] share their uses with the same skills of all cards with the same number."""
    if printed_number or not any(skill.limit for skill in skills):
        return tuple(replace(skill, limit=_shared(skill, printed_number)) for skill in skills)
    raise fault(
        "no_number",
        "A skill with a limit shares its uses with all cards of the same number.",
        (*path, "number"),
        "Write the number of the card.",
    )


def _shared(skill: Skill, printed_number: str) -> str:
    """Name a skill by the number of its card and by what it does, whatever it is called in the document."""
    if not skill.limit:
        return ""
    same = msgspec.json.encode(replace(skill, id="", text="", ignore="", status=READ))
    return f"{printed_number}/{hashlib.sha256(same).hexdigest()[:8]}"


def _as_keyword(ruleset: Ruleset, skill: Skill) -> Skill:
    """Give a keyword skill the part of its cost, and what it waits for, that the rules of the keyword say."""
    known = ruleset.named_skills.get(skill.timing)
    if known is not None and known.pays is not None:
        first = tuple(part for part in skill.cost.parts if isinstance(part, DeckPart) and part.first)
        rest = skill.cost.parts[len(first) :]
        own = replace(known.pays, colours=skill.colours) if known.has_colours else known.pays
        skill = replace(skill, cost=Cost((*first, own, *rest)))
    if known is None or known.waits is None:
        return skill
    program = known.program or skill.program
    return replace(skill, timing=AUTO, trigger=known.waits, keyword=known.keyword, program=program)


def _with_cost_named(ruleset: Ruleset, skill: Skill) -> Skill:
    """Let a keyword whose number is an energy cost name only cards of that cost."""
    known = ruleset.named_skills.get(skill.timing)
    if known is None or not known.of_cost:
        return skill
    kind, cost = known.of_cost, skill.number
    named = tuple(
        replace(among, kind=kind, energy_at_least=cost, energy_at_most=cost) for among in skill.named
    )
    return replace(skill, named=named)


def _read_zones(value: object, codes: tuple[str, ...], path: Path) -> tuple[str, ...]:
    return tuple(word(zone, (*path, i), codes) for i, zone in enumerate(listing(value, path)))


def read_trigger(ruleset: Ruleset, value: object, path: Path) -> Trigger:
    """Read what a skill waits for: one word and whose event it is."""
    found = mapping(value, path, (*ruleset.triggers, "other", "among"))
    words = [key for key in found if key in ruleset.triggers]
    if len(words) != 1:
        raise fault(
            "one_trigger", "A trigger names one event.", path, "Known: " + ", ".join(ruleset.triggers) + "."
        )
    if words[0] == SITUATION:
        return Trigger(SITUATION, situation=read_condition(ruleset, found[SITUATION], (*path, SITUATION)))
    has_card = any(heard.has_card for heard in ruleset.triggers[words[0]])
    about = word(found[words[0]], (*path, words[0]), ABOUT if has_card else SIDES)
    among = read_filter(ruleset, found["among"], (*path, "among")) if "among" in found else None
    return Trigger(words[0], about, flag(found.get("other", False), (*path, "other")), among)
