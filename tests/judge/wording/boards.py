"""Small boards to say something about."""

from __future__ import annotations

from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Scenario, read_scenario
from judge.engine.trace import Step
from judge.wording import Names, names_of

DRAWS = {"timing": "auto", "when": {"attacks": "self"}, "do": [{"draw": 1}]}
RAIDER = {
    "id": "a1",
    "name": "Raider",
    "power": 20000,
    "skills": [{"id": "a1.s1", "text": "Attack: draw.", "reading": DRAWS}],
}


def masters(**changes: object) -> Scenario:
    """Read a board on which Raider can attack Frieza and Guard can block."""
    document: dict[str, object] = {
        "scenario": 1,
        "game": "dbs-masters",
        "turn": {"player": "A", "number": 4, "phase": "main", "first": "B"},
        "players": {
            "A": {
                "leader": {"id": "la", "name": "Son Goku", "power": 10000},
                "battle": [RAIDER],
                "energy": {"active": 1},
                "hand": 3,
                "life": 6,
                "deck": 30,
            },
            "B": {
                "leader": {"id": "lb", "name": "Frieza", "power": 10000},
                "battle": [
                    {"id": "b1", "name": "Guard", "power": 5000, "keywords": ["Blocker"]},
                    {"id": "b2", "name": "Ally", "power": 5000, "keywords": ["Blocker"]},
                ],
                "life": 4,
                "hand": [{"id": "h1", "name": "Helper", "combo_cost": 0, "combo_power": 10000}, 2],
                "deck": 30,
                "energy": 2,
            },
        },
        "actions": [{"player": "A", "attack": "a1", "target": "lb"}],
    }
    return read_scenario(document | changes, RULESETS, DEFAULT_PROFILES)


def names() -> Names:
    return names_of(masters().state)


def step_of(steps: tuple[Step, ...], rule: str, nth: int = 0) -> Step:
    return [step for step in steps if step.rule == rule][nth]
