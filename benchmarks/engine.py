"""Figures of the rules engine: rule steps, replays, explorations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from benchmarks.timing import best_of
from judge.engine.advance import Budget, Recorder
from judge.engine.explore import explore
from judge.engine.replay import Driver, play_out
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Scenario, read_scenario
from judge.engine.verdicts import judge

Document = Mapping[str, object]


def read(document: Document) -> Scenario:
    """Read a benchmark's document."""
    return read_scenario(document, RULESETS, DEFAULT_PROFILES)


def card(card_id: str, power: int, **more: object) -> dict[str, object]:
    """Describe a Battle Card."""
    return {"id": card_id, "name": card_id.upper(), "power": power, **more}


def auto(when: Mapping[str, str], *instructions: Mapping[str, object]) -> dict[str, object]:
    """Describe an [Auto] skill."""
    return {"reading": {"timing": "auto", "when": dict(when), "do": list(instructions)}}


def board(
    mine: Sequence[object], theirs: Sequence[object], hand: Sequence[object], **more: object
) -> dict[str, object]:
    """Describe an attack of A's card a1 on B's Leader."""
    return {
        "scenario": 1,
        "game": "dbs-masters",
        "profile": "masters-2019",
        "turn": {"player": "A", "number": 4, "first": "B"},
        "players": {
            "A": {
                "leader": card("la", 10000),
                "battle": list(mine),
                "energy": 4,
                "hand": 3,
                "life": 6,
                "deck": 30,
            },
            "B": {
                "leader": card("lb", 10000),
                "battle": list(theirs),
                "energy": 4,
                "hand": list(hand),
                "life": 6,
                "deck": 30,
            },
        },
        "actions": [{"player": "A", "attack": "a1", "target": "lb"}],
        **more,
    }


def attack_with_four_skills() -> Document:
    """Describe an attack with four skills, a blocker and a combo."""
    skills = [
        auto({"attacks": "self"}, {"draw": 1}),
        auto({"attacks": "self"}, {"power": 5000, "to": "self"}),
    ]
    heard = [
        auto({"attack_on_another": "own"}, {"power": -5000, "to": "attacker"}),
        auto({"attack_on_another": "own"}, {"draw": 1}),
    ]
    document = board(
        [card("a1", 20000, skills=skills, keywords=["Double Strike"])],
        [card("b1", 5000, keywords=["Blocker"]), card("b2", 15000, mode="rest", skills=heard)],
        [card("h1", 5000, combo_cost=0, combo_power=10000), 2],
    )
    order = ["a1.s1", "a1.s2"]
    return {
        **document,
        "actions": [
            {"player": "A", "attack": "a1", "target": "lb"},
            {"player": "A", "order": order},
            {"player": "B", "order": ["b2.s1", "b2.s2"]},
            {"player": "B", "activate": "b1.blocker"},
            {"player": "B", "combo": "h1"},
        ],
    }


def simultaneous(count: int, *, targets: bool) -> Document:
    """Describe an attacker with many [Auto] skills at once and one of the defender's; every third may choose a card."""
    kinds = (
        [{"draw": 1}],
        [{"power": 5000, "to": "self"}],
        [{"power": -5000, "to": "guard"}],
        [{"when": {"power_at_least": 30000}, "do": [{"draw": 1}]}],
        [{"gain": "Double Strike", "to": "self"}],
    )
    chooses = [{"choose": {"zone": "battle", "of": "opponent"}}, {"power": -5000, "to": "chosen"}]
    skills = [
        auto({"attacks": "self"}, *(chooses if targets and place % 3 == 2 else kinds[place % len(kinds)]))
        for place in range(count)
    ]
    theirs = [card(f"b{place}", 20000, mode="rest") for place in range(3)]
    theirs[0]["skills"] = [auto({"attacked": "own"}, {"draw": 1})]
    return board([card("a1", 20000, skills=skills)], theirs, [2])


def open_battle() -> Document:
    """Describe everything both could still do: 3 [Auto], 3 combo cards each, 2 blockers, a counter and its counter."""
    combos = [card(f"h{place}", 5000, combo_cost=0, combo_power=5000) for place in range(3)]
    negates: dict[str, object] = {
        "timing": "counter_attack",
        "cost": {"energy": 1},
        "do": [{"negate": "attack"}],
    }
    answers: dict[str, object] = {
        "timing": "counter_counter",
        "cost": {"energy": 1},
        "do": [{"negate": "answered"}],
    }
    skills = [
        auto({"attacks": "self"}, {"draw": 1}),
        auto({"attacks": "self"}, {"power": 5000, "to": "self"}),
    ]
    document = board(
        [card("a1", 20000, skills=skills)],
        [card("b1", 5000, keywords=["Blocker"]), card("b2", 5000, keywords=["Blocker"])],
        [*combos, {"id": "n1", "name": "Halt", "kind": "extra", "skills": [{"reading": negates}]}],
        claims=[{"id": "c1", "count": {"B.life": 6}, "at": "end"}],
    )
    players = document["players"]
    if isinstance(players, dict):
        mine = [card(f"g{place}", 5000, combo_cost=0, combo_power=5000) for place in range(3)]
        players["A"]["hand"] = [
            *mine,
            {"id": "n2", "name": "No", "kind": "extra", "skills": [{"reading": answers}]},
        ]
        players["B"]["battle"][0]["skills"] = [auto({"attack_on_another": "own"}, {"draw": 1})]
    return document


def steps_of(scenario: Scenario) -> int:
    """Count the rule steps of one replay."""
    budget = Budget()
    before = budget.rule_steps
    Driver(scenario, budget, Recorder.make(), {}).begin(scenario.state)
    return before - budget.rule_steps


def main() -> None:
    """Print the engine's figures."""
    scenario = read(attack_with_four_skills())
    repeat = 20
    full = best_of(lambda: [play_out(scenario) for _ in range(repeat)], runs=15) / repeat
    bare = best_of(lambda: [steps_of(scenario) for _ in range(repeat)], runs=15) / repeat
    steps = steps_of(scenario)
    print("engine")
    print(f"  rule steps per second                       {steps / bare:>10,.0f}")
    print(f"  replay of an attack, full trace ({steps} steps) {full * 1000:>10.2f} ms")
    for name, document in (
        ("explore 8 simultaneous skills", simultaneous(8, targets=False)),
        ("explore 8 of them, every third with targets", simultaneous(8, targets=True)),
        ("explore 10 simultaneous skills", simultaneous(10, targets=False)),
    ):
        many = read(document)
        states = explore(many).states
        print(f"  {name:<43} {best_of(partial(explore, many), runs=3):>10.2f} s  {states} states")
    battle = read(open_battle())
    found = explore(battle, everything=True)
    taken = best_of(lambda: judge(battle, explore(battle, everything=True)), runs=3)
    print(f"  {'whole battle open, one claim judged':<43} {taken:>10.2f} s  {found.states} states")


if __name__ == "__main__":
    main()
