"""Reasons against counters."""

from __future__ import annotations

from judge.engine.ruleset import Action
from tests.judge.engine.duel import DRAW, counter, duel, fighter, skill
from tests.judge.engine.rulesets.reasons.moments import HALT, OFFENSE, WINDOW, Case, Moment, attacked

ANSWER = {
    "id": "k2",
    "name": "k2",
    "skills": [skill("k2.s1", timing="counter_counter", do=[{"negate": "answered"}])],
}

CASES = (
    Case(
        "no_counter_window",
        "dbs-masters/faq/combo/7: no counter after the window of the declaration",
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), OFFENSE),
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), WINDOW),
    ),
    Case(
        "own_action",
        "dbs-masters/faq/contre/2: not against the own attack",
        Moment(attacked({"hand": [HALT]}), "A", Action("counter", "h1.s1"), WINDOW),
        Moment(attacked(b={"hand": [HALT]}), "B", Action("counter", "h1.s1"), WINDOW),
    ),
    Case(
        "not_your_answer",
        "dbs-masters/faq/contre/4: not two in a row",
        Moment(
            attacked(None, {"hand": [HALT, counter("h2", DRAW)]}, {"player": "B", "counter": "h1.s1"}),
            "B",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
        Moment(
            attacked(None, {"hand": [HALT, counter("h2", DRAW)]}, {"player": "B", "counter": "h1.s1"}),
            "B",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=1,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/cr-1.074/10-10-3-1: a play is not an attack",
        Moment(
            attacked(b={"hand": [counter("h1", DRAW, kind="counter_play")]}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            duel(
                {"hand": [fighter("p1")]},
                {"hand": [counter("h1", DRAW, kind="counter_play")]},
                actions=[{"player": "A", "play": "p1"}],
            ),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/cr-4.00/22-10-3-3: [Counter : Battle Card Attack] only if a Battle Card attacks",
        Moment(
            duel(
                b={"hand": [counter("h1", DRAW, kind="counter_battle_card_attack")]},
                actions=[{"player": "A", "attack": "la", "target": "lb"}],
            ),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            attacked(b={"hand": [counter("h1", DRAW, kind="counter_battle_card_attack")]}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/cr-1.074/10-10-3-3: [Counter : Counter] answers a counter, no attack",
        Moment(
            attacked(b={"hand": [counter("h1", DRAW, kind="counter_counter")]}),
            "B",
            Action("counter", "h1.s1"),
            WINDOW,
        ),
        Moment(
            attacked(
                {"hand": [counter("h2", DRAW, kind="counter_counter")]},
                {"hand": [HALT]},
                {"player": "B", "counter": "h1.s1"},
            ),
            "A",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
    ),
    Case(
        "counter_of_another_kind",
        "dbs-masters/decisions/g-34: [Counter : Play] answers a counter only if it plays a card",
        Moment(
            attacked(
                {"hand": [counter("h2", DRAW, kind="counter_play")]},
                {"hand": [counter("h1", DRAW)]},
                {"player": "B", "counter": "h1.s1"},
            ),
            "A",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
        Moment(
            attacked(
                {"hand": [counter("h2", DRAW, kind="counter_play")]},
                {"hand": [counter("h1", {"play": "self"}, power=5000)]},
                {"player": "B", "counter": "h1.s1"},
            ),
            "A",
            Action("counter", "h2.s1"),
            WINDOW,
            nth=2,
        ),
    ),
    Case(
        "already_on_chain",
        "dbs-masters/cr-1.074/10-10-3-4: an activated counter waits no longer",
        Moment(
            attacked(
                {"hand": [ANSWER]},
                {
                    "hand": [
                        HALT,
                        {**ANSWER, "id": "h2", "skills": [skill("h2.s1", timing="counter_counter")]},
                    ]
                },
                {"player": "B", "counter": "h1.s1"},
                {"player": "A", "counter": "k2.s1"},
                {"player": "B", "counter": "h2.s1"},
            ),
            "A",
            Action("counter", "k2.s1"),
            WINDOW,
            nth=4,
        ),
        Moment(
            attacked({"hand": [ANSWER]}, {"hand": [HALT]}, {"player": "B", "counter": "h1.s1"}),
            "A",
            Action("counter", "k2.s1"),
            WINDOW,
            nth=2,
        ),
    ),
)
