"""Boards of a brawl for tests, and short ways to look at how they were played."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.replay import REFUSED, Replay, play_out
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Scenario, read_scenario

Node = dict[str, object]

OWN_BAKUGAN = {"each": {"of": "own", "role": "brawler"}}
STOP = {"timing": "flip", "do": [{"stop": "damage"}]}
DRAW = {"timing": "action", "do": [{"draw": 1}]}
HERO = {"zone": "play", "kind": "hero"}


def card(card_id: str, reading: Mapping[str, object] | None = None, **keys: object) -> Node:
    """Describe a card, with one skill if a reading is given."""
    skills = [{"id": f"{card_id}.s1", "text": "as read", "reading": reading}] if reading else []
    return {"id": card_id, "name": card_id.title(), "skills": skills, **keys}


def action(card_id: str, *do: object, cost: int = 0) -> Node:
    """Describe an Action that does something."""
    return card(card_id, {"timing": "action", "do": list(do)}, cost=cost)


def bakugan(card_id: str, power: int, rating: int, **keys: object) -> Node:
    """Describe a Character."""
    return {**card(card_id), "power": power, "rating": rating, **keys}


def document(
    a: Mapping[str, object] | None = None, b: Mapping[str, object] | None = None, **top: object
) -> Node:
    """Describe a brawl of `mine` (A, 700/5) against `yours` (B, 600/4), A starting."""
    return {
        "scenario": 1,
        "game": "bakugan",
        "turn": {"first": "A"},
        "players": {
            "A": {"play": [bakugan("mine", 700, 5)], "energy": 0, "deck": 20, **(a or {})},
            "B": {"play": [bakugan("yours", 600, 4)], "energy": 0, "deck": 20, **(b or {})},
        },
        "battle": {"brawlers": ["mine", "yours"]},
        **top,
    }


def scenario_of(described: Node) -> Scenario:
    return read_scenario(described, RULESETS, DEFAULT_PROFILES)


def played(described: Node) -> Replay:
    """Play a document out along its one line."""
    return play_out(scenario_of(described))


def resolved(replay: Replay) -> list[str]:
    """List what resolved, in order: cards and abilities of the batch."""
    return [
        step.skill for step in replay.steps if step.rule.endswith(".resolve_last") and step.note == "resolve"
    ]


def entered(replay: Replay) -> list[str]:
    """List what entered the batch, in order."""
    return [event.name for step in replay.steps for event in step.events if event.kind == "push"]


def count(replay: Replay, player: str, zone: str) -> int:
    return len(replay.state.zone(player, zone))


def zone_of(replay: Replay, card_id: str) -> str:
    found = replay.state.find(card_id)
    assert found is not None
    return found.zone


def reasons(replay: Replay) -> list[str]:
    """List why the record was refused."""
    assert replay.ending == REFUSED
    assert replay.refusal is not None
    return [reason.code for reason in replay.refusal.reasons]


def victor_of(replay: Replay) -> str:
    for step in replay.steps:
        if step.rule == "brawl.declare_victor":
            return str(dict(step.values)["card"])
    return ""


def closed(replay: Replay) -> list[str]:
    return sorted(
        replay.state.printed(found.slot).id
        for found in replay.state.cards
        if found.zone == "play" and found.mode == "rest"
    )


def flip_deck(*flips: Node) -> list[object]:
    """Lay two blank cards, the flips one after the other, and ten blank ones."""
    return [2, *flips, 10]


WALL = card("wall", STOP, kind="flip", cost=0)
CALM = card("calm", {"timing": "flip", "do": [{"draw": 1}]}, kind="flip", cost=0)
