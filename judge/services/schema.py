"""The JSON Schema of the scenario document, made from the tables of the rulesets."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.ids import CHANCE
from judge.engine.programform import MOMENTS
from judge.engine.record import MOST_ACTIONS
from judge.engine.ruleset import Ruleset, Verb
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import MOST_NEAR, OPENABLE, VERSION
from judge.engine.statements import MOST_CLAIMS, VERDICTS
from judge.services import schema_cards, schema_claims
from judge.services.schema_nodes import (
    Schema,
    array_of,
    choice,
    name,
    names,
    number,
    object_of,
    one_of,
    ref,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def scenario_schema() -> Schema:
    """Return the schema of version 1: one definition for each profile, chosen by game and profile."""
    definitions: dict[str, Schema] = {}
    for ruleset in RULESETS.values():
        definitions |= _definitions(ruleset)
    return {
        "$schema": DIALECT,
        "title": "Scenario",
        "description": "A board, what the players did, and what is claimed about it.",
        "type": "object",
        "required": ["scenario", "game", "players"],
        "properties": {
            "scenario": {"const": VERSION},
            "game": choice(DEFAULT_PROFILES),
            "profile": choice(RULESETS),
        },
        "allOf": [
            *(_profile_of(game) for game in DEFAULT_PROFILES),
            *(_under_profile(ruleset) for ruleset in RULESETS.values()),
        ],
        "$defs": definitions,
    }


def _profile_of(game: str) -> Schema:
    """Demand a profile of the game that is named."""
    profiles = [profile for profile, ruleset in RULESETS.items() if ruleset.game == game]
    return {
        "if": {"properties": {"game": {"const": game}}, "required": ["game"]},
        "then": {"properties": {"profile": choice(profiles)}},
    }


def _under_profile(ruleset: Ruleset) -> Schema:
    """Apply the definitions of a profile where it is named, or where the game uses it unless another is named."""
    condition: Schema = {
        "properties": {"game": {"const": ruleset.game}, "profile": {"const": ruleset.profile}},
        "required": ["game", "profile"],
    }
    if DEFAULT_PROFILES[ruleset.game] == ruleset.profile:
        condition["required"] = ["game"]
    return {"if": condition, "then": ref(ruleset, "scenario")}


def _definitions(ruleset: Ruleset) -> dict[str, Schema]:
    parts: dict[str, Schema] = {
        "scenario": _scenario(ruleset),
        "player": _player(ruleset),
        "action": action(ruleset),
        "expect": _expect(),
        **schema_cards.definitions(ruleset),
        "claim": schema_claims.claim(ruleset),
    }
    return {f"{ruleset.profile}.{part}": schema for part, schema in parts.items()}


_WAITING = {"skill": name(), "event": name(), "at": choice(MOMENTS), "chosen": names()}


def _scenario(ruleset: Ruleset) -> Schema:
    properties: dict[str, Schema] = {
        "scenario": {"const": VERSION},
        "game": {"const": ruleset.game},
        "profile": {"const": ruleset.profile},
        "title": {"type": "string"},
        "turn": object_of({"player": name(), "number": number(1, 999), "phase": name(), "first": name()}),
        "players": {
            "type": "object",
            "minProperties": 2,
            "maxProperties": 2,
            "additionalProperties": ref(ruleset, "player"),
        },
        "actions": array_of(ref(ruleset, "action"), most=MOST_ACTIONS),
        "claims": array_of(ref(ruleset, "claim"), most=MOST_CLAIMS),
        "expect": ref(ruleset, "expect"),
        "near": array_of(
            object_of(
                {"title": name(), "change": {"type": "object"}, "expect": ref(ruleset, "expect")},
                required=("change",),
            ),
            most=MOST_NEAR,
        ),
        "shows": names(),
        "used": names(),
        "waiting": array_of(object_of(_WAITING, required=("skill",))),
        "delayed": array_of(object_of(_WAITING, required=("skill", "at"))),
        "battle": object_of({key: one_of(name(), names()) for key in ruleset.shapes["battle_keys"].split()}),
        "open": one_of({"const": "all"}, array_of(choice(OPENABLE))),
        "suppose": {"type": "object", "additionalProperties": number(0, 999)},
        "limit": object_of({"rule_steps": number(1, 5_000_000), "states": number(1, 200_000)}),
    }
    return object_of(properties, required=("scenario", "game", "players"))


def _player(ruleset: Ruleset) -> Schema:
    """Describe a player's zones; deck, life and the like are asked for when they are not named."""
    return object_of({zone.code: ref(ruleset, "zone") for zone in ruleset.zones})


def action(ruleset: Ruleset) -> Schema:
    """Describe a written action: one verb of the game, or an answer to a question."""
    kinds = [
        _act(verb.name, {verb.second: name()} if verb.second else {}, _value_of(verb))
        for verb in ruleset.verbs.values()
    ]
    answers: Mapping[str, Schema] = {
        "choose": one_of(name(), names()),
        "take": one_of(name(), names()),
        "order": one_of(name(), names()),
        "decline": name(),
        "pass": {"const": True},
        "number": number(0, 999),
    }
    return one_of(*kinds, *(_act(verb, {}, value) for verb, value in answers.items()))


def _value_of(verb: Verb) -> Schema:
    """Describe what is written beside a verb: true, the cards that are chosen, or one name."""
    if verb.bare:
        return {"const": True}
    return one_of(name(), names()) if verb.choosing else name()


def _act(verb: str, more: Mapping[str, Schema], value: Schema) -> Schema:
    properties: dict[str, Schema] = {
        "player": {"type": "string", "minLength": 1, "description": f"a player, or {CHANCE}"},
        verb: value,
        **more,
        "at": name(),
        "nth": number(1, 99),
    }
    return object_of(properties, required=("player", verb, *more))


def _expect() -> Schema:
    """Describe what is expected of each claim, or that an action is refused."""
    verdict = choice(VERDICTS)
    return {
        "type": "object",
        "properties": {
            "refused": object_of({"action": number(1, MOST_ACTIONS), "because": name()}, required=("action",))
        },
        "additionalProperties": one_of(
            verdict, object_of({"verdict": verdict, "because": name()}, required=("verdict",))
        ),
    }
