"""Small Masters boards for tests, and what comes out of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from judge.engine.cards import GameCard
from judge.engine.replay import play_out
from judge.engine.report import Report, examine, examine_twins
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Scenario, read_scenario
from judge.engine.state import GameState
from rulings.strict_yaml import load

Node = dict[str, object]

DEMONSTRATIONS = Path(__file__).parents[3] / "judge" / "demonstrations"
FILES = sorted(DEMONSTRATIONS.glob("*/*.yaml"))
NAMES = [f"{path.parent.name}/{path.stem}" for path in FILES]


def document_of(path: Path) -> Node:
    """Load a demonstration."""
    return cast("Node", load(path.read_text(encoding="utf-8"), name=path.name).value)


def skill(name: str, **reading: object) -> Node:
    """Describe a skill that was read."""
    return {"id": name, "text": "as read", "reading": reading}


def auto(name: str, when: Mapping[str, object], *do: object, **more: object) -> Node:
    """Describe an [Auto] skill."""
    return skill(name, timing="auto", when=dict(when), do=list(do), **more)


def counter(card: str, *do: object, kind: str = "counter_attack", **keys: object) -> Node:
    """Describe an Extra Card with one [Counter] skill."""
    return {"id": card, "name": card, "skills": [skill(f"{card}.s1", timing=kind, do=list(do))], **keys}


def fighter(card: str, power: int = 10000, *skills: Node, **keys: object) -> Node:
    """Describe a Battle Card."""
    return {"id": card, "name": card, "power": power, "skills": list(skills), **keys}


def leader(card: str, *skills: Node, **keys: object) -> Node:
    """Describe a Leader."""
    return {"id": card, "power": 10000, "skills": list(skills), **keys}


def main(*do: object, **more: object) -> Node:
    """Describe A's Leader with one [Activate : Main] skill."""
    return {"leader": leader("la", skill("la.s1", timing="activate_main", do=list(do), **more))}


def duel(a: Mapping[str, object] | None = None, b: Mapping[str, object] | None = None, **top: object) -> Node:
    """Describe a board on which A's a1 (20,000) stands against B's Leader (10,000), all counts known."""
    common: Node = {"energy": 0, "life": 6, "deck": 30}
    return {
        "scenario": 1,
        "game": "dbs-masters",
        "profile": "masters-2019",
        "turn": {"player": "A", "number": 5, "first": "A"},
        "players": {
            "A": {
                **common,
                "leader": {"id": "la", "power": 10000},
                "battle": [fighter("a1", 20000)],
                **(a or {}),
            },
            "B": {**common, "leader": {"id": "lb", "power": 10000}, **(b or {})},
        },
        **top,
    }


DRAW: Node = {"draw": 1}
USE: Node = {"player": "A", "activate": "la.s1"}
ATTACK: Node = {"player": "A", "attack": "a1", "target": "lb"}


def read(document: Node) -> Scenario:
    """Read a document."""
    return read_scenario(document, RULESETS, DEFAULT_PROFILES)


def end(document: Node) -> GameState:
    """Give the board at the end of the document's one line."""
    replay = play_out(read(document))
    assert replay.ending == "complete", (replay.ending, replay.question, replay.refusal)
    return replay.state


def card_of(state: GameState, name: str) -> GameCard:
    """Find a card that must be there."""
    found = state.find(name)
    assert found is not None
    return found


def zone_of(state: GameState, card: str) -> str:
    """Say where a card lies."""
    return card_of(state, card).zone


def examined(document: Node, *, everything: bool = False) -> Report:
    """Examine a document."""
    return examine(read(document), everything=everything)


def twins_of(document: Node) -> tuple[Report, ...]:
    """Examine the near twins of a document."""
    return examine_twins(document, read(document), RULESETS, DEFAULT_PROFILES)


def verdict_of(document: Node, claim: Mapping[str, object], *, everything: bool = False) -> str:
    """Give the verdict on one claim about a board."""
    report = examined({**document, "claims": [{"id": "c", **claim}]}, everything=everything)
    assert report.refusal is None, report.refusal
    return report.findings[0].verdict.verdict


def refused(document: Node) -> tuple[int, set[str]]:
    """Give the number of the refused action and the codes of all reasons."""
    refusal = examined(document).refusal
    assert refusal is not None
    return refusal.action.place, {reason.code for reason in refusal.reasons}


def misplaced(state: GameState) -> list[int]:
    """List the slots not in exactly one place: in the zone they name, beneath one card, or (tokens) nowhere.

    By rules under which cards can leave the game any card may be nowhere.
    """
    wrong = []
    leave = bool(RULESETS[state.setup.profile].policy.gone_for_good)
    beneath = [slot for card in state.cards for slot in card.under]
    for card in state.cards:
        found = [index for index, content in enumerate(state.zones) for slot in content if slot == card.slot]
        if card.zone:
            fits = found == [state.setup.place(card.controller, card.zone)] and card.slot not in beneath
        else:
            fits = not found and (beneath.count(card.slot) == 1 or leave or card.slot in state.setup.tokens)
        if not fits:
            wrong.append(card.slot)
    return wrong
