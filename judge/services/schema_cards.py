"""JSON Schema of zones, cards, skills and their readings under one profile."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.heeded import forbiddable
from judge.engine.programform import MOMENTS, is_known
from judge.engine.reading import ABOUT, MOST_TEXT, SIDES, UNTIL
from judge.engine.ruleset import Ruleset
from judge.engine.situations import SITUATION
from judge.engine.skillform import ALL_AREAS, LIMIT, MOST_LIMIT
from judge.engine.targetform import condition_limits, filter_limits
from judge.engine.tokenform import MOST_TOKENS
from judge.engine.verbform import NAMED, NEGATED, durations
from judge.services import schema_costs
from judge.services.schema_nodes import (
    Schema,
    array_of,
    choice,
    exactly_one,
    flag,
    name,
    names,
    number,
    object_of,
    one_of,
    ref,
)

MOST = 10_000_000
MODES = ("active", "rest")
WHOSE = ("own", "opponent")


def definitions(ruleset: Ruleset) -> dict[str, Schema]:
    """Return the definitions of everything that lies on a board."""
    return {
        "zone": _zone(ruleset),
        "card": _card(ruleset),
        "skill": _skill(ruleset),
        "reading": _reading(ruleset),
        "cost": schema_costs.cost(ruleset),
        "trigger": _trigger(ruleset),
        "condition": _condition(ruleset),
        "filter": _filter(ruleset),
        "target": one_of(
            choice(("self", "chosen", "event", *ruleset.roles)), object_of({"each": ref(ruleset, "filter")})
        ),
        "program": array_of(ref(ruleset, "instruction")),
        "instruction": _instruction(ruleset),
    }


def _zones(ruleset: Ruleset) -> Schema:
    return choice(ruleset.card_zones)


def _zone(ruleset: Ruleset) -> Schema:
    """Describe a zone: how many cards nobody describes, or a list with the top card first."""
    count = number(0, 200)
    by_mode = object_of({"active": count, "rested": count})
    card = ref(ruleset, "card")
    return one_of(count, by_mode, card, array_of(one_of(count, {**by_mode, "minProperties": 1}, card)))


def _printed(ruleset: Ruleset) -> dict[str, Schema]:
    """Describe what is printed on a card, or given to a token."""
    printed: dict[str, Schema] = {
        "id": {**name(), "pattern": r"^[^.#:>\s]+$"},
        "number": name(),
        "name": name(),
        "kind": choice(ruleset.kinds),
        **dict.fromkeys(ruleset.values, number(-1_000_000, 1_000_000)),
        "keywords": array_of(choice(ruleset.keywords)),
        "skills": array_of(ref(ruleset, "skill")),
        "traits": names(),
        "character": one_of(name(), names()),
        "token": flag(),
    }
    if ruleset.colours:
        printed["colours"] = array_of(choice(ruleset.colours))
        printed["specified"] = schema_costs.by_colour(ruleset)
    return printed


def _card(ruleset: Ruleset) -> Schema:
    keywords = choice(ruleset.keywords)
    properties: dict[str, Schema] = {
        **_printed(ruleset),
        "mode": choice(MODES),
        "face": choice(("up", "down", *(word for word in ("back",) if word in ruleset.own_words))),
        "owner": name(),
        "under": array_of(ref(ruleset, "card")),
        **_own_keys(ruleset),
        "effects": array_of(
            object_of(
                {
                    "until": _lasting_here(ruleset),
                    "from": name(),
                    **dict.fromkeys(ruleset.values, number(-MOST, MOST)),
                }
            )
        ),
        "gained": array_of(keywords),
        "lost": array_of(choice((*ruleset.losable, "skills"))),
    }
    return object_of(properties, required=("id",))


def _lasting_here(ruleset: Ruleset) -> Schema:
    """Describe until when something on the board lasts: until the start of whose turn is said with the player."""
    known = durations(ruleset)
    words = choice(word for word in known if word != "own_turn")
    starts: Schema = {"type": "string", "pattern": r"^start\..+$"}
    return one_of(words, starts) if "own_turn" in known else words


def _own_keys(ruleset: Ruleset) -> dict[str, Schema]:
    """Describe the keys of a card that not every game knows."""
    holding = object_of({"by": name(), "until": choice(UNTIL), "from": name()}, required=("by", "until"))
    other_side = object_of(
        {
            "name": name(),
            "keywords": array_of(choice(ruleset.keywords)),
            "skills": array_of(ref(ruleset, "skill")),
            "traits": names(),
            "character": one_of(name(), names()),
            **dict.fromkeys(ruleset.values, number(-1_000_000, 1_000_000)),
            **({"colours": array_of(choice(ruleset.colours))} if ruleset.colours else {}),
        }
    )
    keys: dict[str, Schema] = {"control": array_of(holding), "back": other_side}
    return {key: schema for key, schema in keys.items() if key in ruleset.own_words}


def _skill(ruleset: Ruleset) -> Schema:
    properties = {
        "id": name(),
        "text": name(MOST_TEXT),
        "reading": ref(ruleset, "reading"),
        "unread": flag(),
        "ignore": name(MOST_TEXT),
    }
    return {**object_of(properties), "anyOf": [{"required": ["text"]}, {"required": ["reading"]}]}


def _reading(ruleset: Ruleset) -> Schema:
    properties = {
        "timing": choice(ruleset.timings),
        "when": ref(ruleset, "trigger"),
        "if": ref(ruleset, "condition"),
        "cost": ref(ruleset, "cost"),
        "do": ref(ruleset, "program"),
        "once": choice(("turn",)),
        **({LIMIT: number(1, MOST_LIMIT)} if LIMIT in ruleset.own_words else {}),
        "in": one_of({"const": ALL_AREAS}, array_of(_zones(ruleset))),
        "optional": flag(),
        "onto": ref(ruleset, "filter"),
        "number": number(0, 99),
        "named": array_of(ref(ruleset, "filter")),
        **({"colours": array_of(choice(ruleset.colours))} if ruleset.colours else {}),
        "forbids": choice(forbiddable(ruleset)),
    }
    return object_of(properties, required=("timing",))


def _trigger(ruleset: Ruleset) -> Schema:
    properties = {
        **dict.fromkeys(ruleset.triggers, choice(ABOUT)),
        **({SITUATION: ref(ruleset, "condition")} if SITUATION in ruleset.triggers else {}),
        "other": flag(),
        "among": ref(ruleset, "filter"),
    }
    return {**object_of(properties), **exactly_one(ruleset.triggers)}


def _filter(ruleset: Ruleset) -> Schema:
    kind = choice(ruleset.kinds)
    return object_of(
        {
            "zone": _zones(ruleset),
            "of": choice(SIDES),
            "kind": one_of(kind, array_of(kind)),
            "mode": choice(MODES),
            "name": name(),
            "character": name(),
            "trait": name(),
            "keyword": name(),
            "token": flag(),
            "role": choice(ruleset.roles),
            "other": flag(),
            **({"colour": choice(ruleset.colours)} if ruleset.colours else {}),
            **dict.fromkeys(filter_limits(ruleset), number(-MOST, MOST)),
        }
    )


def _condition(ruleset: Ruleset) -> Schema:
    return object_of(
        {
            "subject": choice(("self", "event")),
            "mode": choice(MODES),
            "role": choice(ruleset.roles),
            "turn": choice(WHOSE),
            "among": ref(ruleset, "filter"),
            **dict.fromkeys(condition_limits(ruleset), number(-MOST, MOST)),
        }
    )


def _instruction(ruleset: Ruleset) -> Schema:
    return one_of(
        *(
            object_of({verb: value, **more}, required=(verb,))
            for verb, (value, more) in instructions(ruleset).items()
        )
    )


def instructions(ruleset: Ruleset) -> Mapping[str, tuple[Schema, Mapping[str, Schema]]]:
    """List what a skill can do in a game: the value of each verb, and the keys that may stand beside it."""
    return {
        verb: (value, {key: more for key, more in keys.items() if is_known(ruleset, key)})
        for verb, (value, keys) in _all_instructions(ruleset).items()
        if is_known(ruleset, verb)
    }


def _all_instructions(ruleset: Ruleset) -> Mapping[str, tuple[Schema, Mapping[str, Schema]]]:
    target, program = ref(ruleset, "target"), ref(ruleset, "program")
    count, who = number(0, 99), {"who": choice(WHOSE)}
    lasting = {"to": target, "until": choice(durations(ruleset))}
    changes = dict.fromkeys(ruleset.values, (number(-MOST, MOST), lasting))
    choosing = {"count": number(1, 20), "up_to": flag(), "by": choice(WHOSE)}
    tokens = {
        "token": (
            object_of(_printed(ruleset), required=("id",)),
            {"count": number(1, MOST_TOKENS), "mode": choice(MODES)},
        )
    }
    return {
        **tokens,
        **dict.fromkeys(("damage", "mill"), (count, who)),
        "draw": (one_of(count, choice((NAMED,))), {**who, "up_to": flag()}),
        "discard": (count, {**who, "by": choice(WHOSE)}),
        "name_number": (object_of({"least": number(0, 99), "most": number(0, 99)}), {}),
        "entering": (
            object_of({"mode": choice(("rest",)), "lose": choice(("skills",)), "until": choice(UNTIL)}),
            {},
        ),
        **changes,
        "gain": (choice(ruleset.keywords), lasting),
        "trait": (name(), {}),
        "lose": (choice((*ruleset.losable, "skills")), lasting),
        "choose": (ref(ruleset, "filter"), choosing),
        **dict.fromkeys(("rest", "activate", "ko", "play"), (target, {})),
        "move": (target, {"zone": _zones(ruleset), "top_only": flag()}),
        "control": (target, {"until": choice(UNTIL)}),
        "beneath": (target, {"to": target}),
        "role": (choice(ruleset.roles), {"to": target}),
        "negate": (choice(NEGATED), {}),
        "stop": (choice(("damage",)), {}),
        "may": (program, {}),
        "delay": (object_of({"at": choice(MOMENTS), "do": program}, required=("at",)), {}),
        "when": (ref(ruleset, "condition"), {"do": program}),
        "unread": (name(MOST_TEXT), {}),
    }
