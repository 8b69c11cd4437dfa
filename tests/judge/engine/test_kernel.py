"""The kernel's smaller parts: questions, values and conditions, programs, prohibition and replacement."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.engine.advance import Budget, advance
from judge.engine.costparts import Payer, options_for
from judge.engine.energy import active_energy
from judge.engine.errors import BadAnswerError, BadDocumentError, BudgetError
from judge.engine.pending import players_in_order
from judge.engine.questions import TARGET, Option, Question, options
from judge.engine.replay import play_out
from judge.engine.ruleset import Action, Procedure, action_of, happen
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.skills import EnergyPart
from judge.engine.state import Frame, as_ref, from_json, plain_ref, to_json
from judge.engine.trace import STRENGTHS
from judge.engine.values import contributions, value_of
from tests.judge.engine.duel import (
    ATTACK,
    DRAW,
    USE,
    Node,
    auto,
    counter,
    duel,
    end,
    fighter,
    leader,
    main,
    read,
    skill,
    verdict_of,
)


def zone_of(document: Node, card: str) -> str:
    found = end(document).find(card)
    assert found is not None
    return found.zone


# Questions.


def asked(*keys: str, least: int = 1, most: int = 1) -> Question:
    return Question(TARGET, "A", "x", options(*keys), "a.b", least, most)


def test_every_answer_is_listed_once() -> None:
    assert asked("a", "b").answers() == [("a",), ("b",)]
    assert asked("a", "b", least=0, most=2).answers() == [(), ("a",), ("b",), ("a", "b")]
    assert Question(TARGET, "A", "x", (Option("life", 3), Option("l1")), least=2, most=2).answers() == [
        ("life", "life"),
        ("life", "l1"),
    ]


@given(
    st.lists(st.sampled_from("abcd"), min_size=1, max_size=4, unique=True),
    st.integers(0, 3),
    st.integers(0, 3),
)
def test_a_question_takes_its_answers_and_nothing_else(keys: list[str], least: int, more: int) -> None:
    question = asked(*keys, least=min(least, len(keys)), most=min(least + more, len(keys)))

    for answer in question.answers():
        question.check(answer)
    with pytest.raises(BadAnswerError) as caught:
        question.check(("z",) * max(1, question.least))
    assert caught.value.code == "not_an_option"


def test_an_answer_of_the_wrong_size_is_none() -> None:
    with pytest.raises(BadAnswerError):
        asked("a", "b").check(("a", "b"))
    with pytest.raises(BadAnswerError):
        asked("a", "b", least=2, most=2).check(("a", "a"))


def test_a_question_is_optional_if_it_offers_to_decline() -> None:
    assert asked("a", "pass").decline == "pass"
    assert asked("yes", "no").decline == "no"
    assert asked("a").decline == ""


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    state = read(duel()).state
    written = to_json(state)

    with pytest.raises(BadAnswerError):
        advance(MASTERS_2019, state, ("attack:lb>la",))

    assert to_json(state) == written


# Actions, frames, references, budgets.


@given(st.sampled_from(["attack", "play"]), st.sampled_from(["a1", "a1.s1"]), st.sampled_from(["", "lb"]))
def test_an_action_is_the_key_of_an_option_and_back(verb: str, subject: str, target: str) -> None:
    action = Action(verb, subject, target)

    assert action_of(action.key) == action


def test_a_frame_gives_words_and_numbers_and_nothing_else() -> None:
    frame = Frame("p", "r").keep(word="x", number=3)

    assert (frame.text("word"), frame.number("number"), frame.get("nothing")) == ("x", 3, None)
    assert (frame.text("number"), frame.number("word"), frame.text("no"), frame.number("no")) == (
        "",
        0,
        "",
        0,
    )


def test_a_reference_is_two_numbers() -> None:
    card = read(duel()).state.find("a1")
    assert card is not None

    assert as_ref(plain_ref(card.ref)) == card.ref
    assert as_ref(()) is None
    assert as_ref(("a", 1)) is None
    assert plain_ref(None) == ()


def test_a_budget_is_spent_step_by_step() -> None:
    budget = Budget(rule_steps=2)
    budget.spend()
    budget.spend()

    with pytest.raises(BudgetError) as caught:
        budget.spend()

    assert caught.value.code == "budget_rule_steps"


def test_a_budget_of_time_ends_when_the_caller_says_so() -> None:
    budget = Budget(rule_steps=512, should_stop=lambda: True)

    with pytest.raises(BudgetError) as caught:
        _spend_all(budget)

    assert caught.value.code == "budget_time"


def _spend_all(budget: Budget) -> None:
    while True:
        budget.spend()


def test_another_edition_of_a_procedure_runs_the_same_rules_in_another_order() -> None:
    procedure = Procedure("p")
    procedure.rule("one")(lambda at: happen())
    procedure.rule("two")(lambda at: happen())

    edition = procedure.reordered("two", "one", "two=again")

    assert list(edition.rules) == ["two", "one", "again"]
    assert edition.after == {"two": "one", "one": "again", "again": ""}
    assert edition.rules["again"].station == "p.again"
    assert procedure.first == "one"


def test_a_rule_without_a_citation_is_a_fault_of_the_ruleset() -> None:
    with pytest.raises(BadDocumentError) as caught:
        MASTERS_2019.cite("battle.lunch")

    assert caught.value.code == "uncited"


def test_every_game_has_a_default_profile_and_known_strengths() -> None:
    assert {RULESETS[profile].game for profile in DEFAULT_PROFILES.values()} == set(DEFAULT_PROFILES)
    for ruleset in RULESETS.values():
        assert {citation.strength for cited in ruleset.citations.values() for citation in cited} <= set(
            STRENGTHS
        )


def test_the_turn_player_comes_first() -> None:
    """dbs-masters/faq/capacites/8."""
    state = read(duel(turn={"player": "B", "number": 6, "first": "A"})).state

    assert players_in_order(MASTERS_2019, state) == ("B", "A")


# Values and conditions.


def test_a_value_is_the_sum_of_what_contributes_to_it() -> None:
    boost = skill(
        "la.s1", timing="permanent", do=[{"power": 3000, "to": {"each": {"zone": "battle", "of": "own"}}}]
    )
    state = read(
        duel(
            {
                "leader": leader("la", boost),
                "battle": [fighter("a1", 20000, effects=[{"power": -1000, "from": "lb"}])],
            }
        )
    ).state

    parts = contributions(state, 2, "power")

    assert [(part.source, part.amount) for part in parts] == [
        ("printed", 20000),
        ("lb", -1000),
        ("la.s1", 3000),
    ]
    assert value_of(state, 2, "power") == 22000
    assert value_of(state, 2, "power", ("la.s1",)) == 19000


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ({"life_at_most": 5}, False),
        ({"life_at_most": 6}, True),
        ({"hand_at_most": 0}, True),
        ({"hand_at_most": 0, "life_at_most": 5}, False),
        ({"mode": "active"}, True),
        ({"mode": "rest"}, False),
        ({"power_at_least": 10000}, True),
        ({"power_at_most": 9999}, False),
        ({"role": "attacker"}, False),
        ({"count_at_least": 1, "among": {"zone": "battle", "of": "own"}}, True),
        ({"count_at_least": 2, "among": {"zone": "battle", "of": "own"}}, False),
        ({"count_at_least": 1, "among": {"zone": "battle", "of": "opponent"}}, False),
        ({"count_at_least": 2, "among": {"of": "own"}}, True),
    ],
)
def test_a_condition_is_read_from_the_board(condition: Node, met: bool) -> None:
    board = duel(main({"when": condition, "do": [DRAW]}), actions=[USE])

    assert verdict_of(board, {"happens": {"draw": "A"}}) == ("ALWAYS" if met else "NEVER")


@pytest.mark.parametrize(
    ("among", "found"),
    [
        ({"zone": "battle"}, {"a1", "b1", "b2"}),
        ({"zone": "battle", "of": "opponent"}, {"b1", "b2"}),
        ({"zone": "battle", "of": "own"}, {"a1"}),
        ({"zone": "battle", "mode": "rest"}, {"b1"}),
        ({"zone": "battle", "name": "b2"}, {"b2"}),
        ({"zone": "battle", "trait": "Saiyan"}, {"b2"}),
        ({"zone": "battle", "keyword": "Blocker"}, {"b1"}),
        ({"zone": "battle", "power_at_least": 10000}, {"a1", "b2"}),
        ({"zone": "battle", "power_at_most": 10000}, {"b1", "b2"}),
        ({"kind": "leader"}, {"la", "lb"}),
        ({"kind": ["leader", "battle"], "of": "own"}, {"la", "a1"}),
        ({"zone": "hand", "of": "own"}, {"p1"}),
        ({"of": "own", "other": True}, {"a1"}),
        ({}, {"la", "a1", "lb", "b1", "b2"}),
    ],
)
def test_a_filter_finds_the_cards_it_means(among: Node, found: set[str]) -> None:
    board = duel(
        {**main({"choose": among, "up_to": True, "count": 9}, {"rest": "chosen"}), "hand": [fighter("p1")]},
        {
            "battle": [
                fighter("b1", 5000, mode="rest", keywords=["Blocker"]),
                fighter("b2", 10000, traits=["Saiyan"]),
            ]
        },
        actions=[USE],
    )

    question = play_out(read(board)).question

    assert question is not None
    assert {option.key for option in question.options} == found


def test_a_skill_hears_only_the_cards_its_filter_means() -> None:
    hears = auto("a1.s1", {"played": "own", "among": {"power_at_least": 10000}}, DRAW)
    board = duel(
        {"battle": [fighter("a1", 20000, hears)], "hand": [fighter("p1", 5000), fighter("p2", 10000)]}
    )

    assert verdict_of({**board, "actions": [{"player": "A", "play": "p1"}]}, {"triggers": "a1.s1"}) == "NEVER"
    assert (
        verdict_of({**board, "actions": [{"player": "A", "play": "p2"}]}, {"triggers": "a1.s1"}) == "ALWAYS"
    )


def test_energy_of_one_kind_is_one_option() -> None:
    spark = {"id": "e1", "name": "Spark", "skills": [skill("e1.s1", timing="permanent", do=[])]}
    plain = {"id": "e2", "name": "Plain"}
    state = read(duel({"energy": [{"active": 2, "rested": 1}, spark, plain]})).state

    assert active_energy(state, "A") == 4
    payer = Payer(MASTERS_2019, "A", None)
    assert options_for(state, payer, EnergyPart(1)) == (
        Option("energy", 3, ("e2",)),
        Option("e1", 1, ("e1",)),
    )


def test_energy_with_a_skill_is_chosen_by_name() -> None:
    spark = {"id": "e1", "name": "Spark", "skills": [skill("e1.s1", timing="permanent", do=[])]}
    board = duel(
        {"energy": [1, spark], "hand": [fighter("p1", energy=1)]}, actions=[{"player": "A", "play": "p1"}]
    )

    replay = play_out(read(board))
    chosen = end({**board, "actions": [{"player": "A", "play": "p1"}, {"player": "A", "choose": ["e1"]}]})

    assert replay.question is not None
    assert replay.question.subject == "pay"
    assert chosen.zone("A", "energy")[0] == 0
    spent = chosen.find("e1")
    assert spent is not None
    assert spent.mode == "rest"


# Programs.


@pytest.mark.parametrize(
    ("do", "claim"),
    [
        ([{"mill": 2}], {"count": {"A.drop": 2}}),
        ([{"mill": 2, "who": "opponent"}], {"count": {"B.drop": 2}}),
        ([{"draw": 2, "who": "opponent"}], {"count": {"B.hand": 2}}),
        ([{"draw": 0}], {"count": {"A.hand": 0}}),
        ([{"damage": 1, "who": "own"}], {"count": {"A.life": 5}}),
        ([{"rest": {"each": {"zone": "battle", "of": "own"}}}], {"zone": {"a1": "battle"}}),
        ([{"ko": {"each": {"zone": "battle"}}}], {"zone": {"a1": "drop"}}),
        ([{"move": {"each": {"zone": "battle"}}, "zone": "hand"}], {"zone": {"a1": "hand"}}),
        ([{"move": {"each": {"zone": "battle"}}, "zone": "warp"}], {"zone": {"a1": "warp"}}),
        ([{"energy": 1, "to": {"each": {"zone": "battle"}}}], {"value": {"a1.energy": 1}}),
        ([{"when": {"life_at_most": 0}, "do": [{"draw": 5}]}, DRAW], {"count": {"A.hand": 1}}),
        (
            [{"choose": {"zone": "battle", "of": "opponent"}}, {"ko": "chosen"}, DRAW],
            {"count": {"A.hand": 1}},
        ),
    ],
)
def test_an_instruction_does_what_it_says(do: list[Node], claim: Node) -> None:
    assert verdict_of(duel(main(*do), actions=[USE]), claim) == "ALWAYS"


def test_what_is_optional_within_a_written_skill_is_done_unless_it_is_declined() -> None:
    board = duel(main({"may": [DRAW]}, {"power": 1000}))
    done = {**board, "actions": [USE]}
    declined = {**board, "actions": [USE, {"player": "A", "decline": "la.s1"}]}

    assert verdict_of(done, {"happens": {"draw": "A"}}) == "ALWAYS"
    assert verdict_of(declined, {"happens": {"draw": "A"}}) == "NEVER"
    assert verdict_of(declined, {"value": {"la.power": 11000}}) == "ALWAYS"


def test_what_is_optional_within_a_skill_that_nobody_wrote_is_open() -> None:
    pondering = fighter("a1", 20000, auto("a1.s1", {"attacks": "self"}, {"may": [DRAW]}, {"power": 1000}))
    board = duel({"battle": [pondering]}, actions=[ATTACK], open=["may"])

    assert verdict_of(board, {"happens": {"draw": "A"}}) == "POSSIBLE"
    assert verdict_of(board, {"value": {"a1.power": 21000}}) == "ALWAYS"


def test_turning_a_card_to_the_mode_it_is_in_is_no_event() -> None:
    """dbs-masters/cr-4.00/0-2-4-1."""
    board = duel(
        {**main({"rest": {"each": {"zone": "battle"}}}), "battle": [fighter("a1", mode="rest")]},
        actions=[USE],
    )

    assert not any(event.kind == "mode" for step in play_out(read(board)).steps for event in step.events)


def test_a_described_card_is_drawn_from_the_top() -> None:
    assert zone_of(duel({**main(DRAW), "deck": [fighter("d1"), 5]}, actions=[USE]), "d1") == "hand"


def test_a_cost_of_cards_from_the_deck_takes_them_from_the_top() -> None:
    board = duel(
        {**main(DRAW, cost={"mill": 2}), "deck": [fighter("d1"), 1, fighter("d2"), 5]}, actions=[USE]
    )

    assert zone_of(board, "d1") == "drop"
    assert zone_of(board, "d2") == "hand"


def test_a_cost_of_resting_rests_the_card() -> None:
    state = end(duel(main(DRAW, cost={"rest_self": True}), actions=[USE]))

    found = state.find("la")
    assert found is not None
    assert found.mode == "rest"


def test_a_card_chosen_by_the_opponent_is_the_opponents_choice() -> None:
    board = duel(
        main({"choose": {"zone": "battle", "of": "opponent"}, "by": "opponent"}, {"ko": "chosen"}),
        {"battle": [fighter("b1"), fighter("b2")]},
        actions=[USE],
    )

    assert verdict_of(board, {"chooser": {"la.s1": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "drop"}, "forces": "B"}) == "ALWAYS"
    assert verdict_of(board, {"zone": {"b1": "drop"}, "forces": "A"}) == "NEVER"


def test_a_played_card_waits_with_its_own_skill_until_the_checkpoint() -> None:
    """dbs-masters/faq/capacites/9."""
    recruit = fighter("p1", 5000, auto("p1.s1", {"played": "self"}, DRAW))
    board = duel(
        {
            **main({"choose": {"zone": "hand", "of": "own"}}, {"play": "chosen"}, {"power": 1000}),
            "hand": [recruit],
        },
        actions=[USE],
    )

    assert verdict_of(board, {"order": ["la.s1", "p1.s1"]}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"draw": "A"}}) == "ALWAYS"


def test_stopping_damage_leaves_the_rest_untaken() -> None:
    board = duel(main({"stop": "damage"}, {"damage": 1}), actions=[USE])

    assert verdict_of(board, {"happens": {"damage_stopped": "A"}}) == "ALWAYS"


def test_a_lost_keyword_does_nothing() -> None:
    board = duel(
        {
            "leader": leader(
                "la", auto("la.s1", {"attacks": "own"}, {"lose": "Double Strike", "to": "event"})
            ),
            "battle": [fighter("a1", 20000, keywords=["Double Strike"])],
        },
        actions=[ATTACK],
    )

    assert verdict_of(board, {"count": {"B.life": 5}}) == "ALWAYS"


def test_permanent_keywords_count_and_end_with_their_source() -> None:
    banner = fighter(
        "a2",
        5000,
        skill(
            "a2.s1",
            timing="permanent",
            do=[{"gain": "Double Strike", "to": {"each": {"zone": "battle", "of": "own"}}}],
        ),
    )
    board = duel({"battle": [fighter("a1", 20000), banner]}, actions=[ATTACK])
    silent = duel({"battle": [fighter("a1", 20000), {**banner, "lost": ["skills"]}]}, actions=[ATTACK])
    hidden = duel({"battle": [fighter("a1", 20000), {**banner, "face": "down"}]}, actions=[ATTACK])

    assert verdict_of(board, {"count": {"B.life": 4}}) == "ALWAYS"
    assert verdict_of(silent, {"count": {"B.life": 5}}) == "ALWAYS"
    assert verdict_of(hidden, {"count": {"B.life": 5}}) == "ALWAYS"


def test_a_permanent_skill_with_a_condition_applies_while_it_is_met() -> None:
    brave = fighter(
        "a1", 5000, skill("a1.s1", timing="permanent", **{"if": {"role": "attacker"}}, do=[{"power": 10000}])
    )
    board = duel({"battle": [brave]}, actions=[ATTACK])

    assert verdict_of(board, {"at": "battle.comparison", "value": {"a1.power": 15000}}) == "ALWAYS"
    assert verdict_of(board, {"at": "end", "value": {"a1.power": 5000}}) == "ALWAYS"


def test_a_permanent_skill_may_speak_of_a_role() -> None:
    aura = leader("la", skill("la.s1", timing="permanent", do=[{"power": 5000, "to": "attacker"}]))

    assert (
        verdict_of(
            duel({"leader": aura}, actions=[ATTACK]),
            {"at": "battle.comparison", "value": {"a1.power": 25000}},
        )
        == "ALWAYS"
    )


def test_a_counter_negates_the_attack_although_its_own_effect_has_more_to_do() -> None:
    board = duel(
        b={"hand": [counter("h1", {"negate": "attack"}, DRAW)]},
        actions=[ATTACK, {"player": "B", "counter": "h1.s1"}],
    )

    assert verdict_of(board, {"happens": {"attack_negated": "B"}}) == "ALWAYS"
    assert verdict_of(board, {"happens": {"draw": "B"}}) == "ALWAYS"


# Several replacements of one event.


def test_each_replacement_applies_once_to_one_event() -> None:
    """dbs-masters/cr-1.074/8-9-2-3: two cards that would take the place of one KO."""

    def saver(card: str) -> Node:
        return skill(f"{card}.s1", timing="replacement", when={"ko": "own"}, optional=True, do=[DRAW])

    board = duel(
        b={
            "leader": leader("lb", saver("lb")),
            "battle": [fighter("b1", 5000, mode="rest"), fighter("b2", 5000, saver("b2"))],
        },
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
        open=["may"],
    )

    assert verdict_of(board, {"zone": {"b1": "battle"}}) == "POSSIBLE"
    assert verdict_of(board, {"count": {"B.hand": 2}}) == "NEVER"


def test_a_suspended_group_survives_the_trip_through_json() -> None:
    saves = skill("b1.s1", timing="replacement", when={"ko": "self"}, optional=True, do=[DRAW])
    board = duel(
        b={"battle": [fighter("b1", 5000, saves, mode="rest")]},
        actions=[{"player": "A", "attack": "a1", "target": "b1"}],
        open=["may"],
    )
    stop = play_out(read(board)).stations[-1][1]
    assert stop.state.suspended

    for answer in (("yes",), ("no",)):
        loaded = advance(MASTERS_2019, from_json(to_json(stop.state)), answer)
        assert to_json(loaded.state) == to_json(advance(MASTERS_2019, stop.state, answer).state)
