from __future__ import annotations

import pytest

from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.questions import PASS, Option, Question
from judge.engine.replay import Replay, play_out
from judge.engine.trace import Choice, Reason, Step
from judge.wording import (
    LANGUAGES,
    is_quiet,
    names_of,
    say_event,
    say_events,
    say_option,
    say_question,
    say_reason,
    say_rule,
    say_step,
)
from tests.judge.wording.boards import masters, names, step_of

ATTACK = {"player": "A", "attack": "a1", "target": "lb"}
BLOCK = {"player": "B", "activate": "b1.blocker"}


@pytest.fixture(scope="module")
def blocked() -> Replay:
    return play_out(masters(actions=[ATTACK, BLOCK, {"player": "B", "combo": "h1"}]))


def said(replay: Replay, rule: str, nth: int = 0, language: str = "en") -> str:
    step = step_of(replay.steps, rule, nth)
    return say_step(step=step, names=names_of(replay.start), language=language)


def test_the_declaration_says_who_attacks_whom(blocked: Replay) -> None:
    assert said(blocked, "battle.declaration") == "Raider attacks Frieza and rests."
    assert said(blocked, "battle.declaration", language="fr").startswith("Raider attaque Frieza")
    assert said(blocked, "battle.declaration", language="de").startswith("Raider greift Frieza an")


def test_the_order_of_skills_comes_with_its_reason(blocked: Replay) -> None:
    first, second = said(blocked, "checkpoint.next_skill"), said(blocked, "checkpoint.next_skill", 1)

    assert first == "A's [Auto] of Raider resolves next: the turn player's skills come before the opponent's."
    assert second.startswith("B chooses [Blocker] of Guard")


def test_without_knowing_whose_turn_it_is_nothing_is_claimed_about_it(blocked: Replay) -> None:
    step = step_of(blocked.steps, "checkpoint.next_skill")
    unknown = names_of(masters().state)
    unknown = type(unknown)(
        game=unknown.game,
        players=unknown.players,
        cards=unknown.cards,
        skills=unknown.skills,
        slots=unknown.slots,
    )

    assert say_step(step=step, names=unknown, language="en") == "[Auto] of Raider resolves next."


def test_a_declined_skill_and_one_that_cannot_be_paid_differ(blocked: Replay) -> None:
    step = step_of(blocked.steps, "resolve_auto.pay_or_decline", 2)
    choice = step.choice
    assert choice is not None
    forced = Step(
        step.rule,
        (),
        1,
        "B",
        "b2.blocker",
        Choice("may", "B", "b2.blocker", ("no",), ("no",), "only_option"),
        (),
        "declined",
    )

    assert choice.how == "not_written"
    assert say_step(step=step, names=names(), language="en") == "B does not use [Blocker] of Ally."
    assert say_step(step=forced, names=names(), language="en") == "B cannot pay for [Blocker] of Ally."


def test_the_comparison_shows_both_powers_in_the_manner_of_the_language(blocked: Replay) -> None:
    assert said(blocked, "battle.comparison") == "20,000 against 15,000: Raider wins against Guard."
    assert "20.000 gegen 15.000" in said(blocked, "battle.comparison", language="de")


def test_a_forced_pass_is_quiet_and_a_chosen_one_is_not(blocked: Replay) -> None:
    window = step_of(blocked.steps, "counter_window.answer")
    assert window.choice is not None
    assert window.choice.how == "only_option"
    chosen = Step(
        window.rule,
        (),
        1,
        "B",
        "",
        Choice("act", "B", "attack", (PASS,), ("counter:x.y", PASS), "not_written"),
    )

    assert is_quiet(step=window, names=names())
    assert say_step(step=window, names=names(), language="en") == "Nobody answers."
    assert not is_quiet(step=chosen, names=names())
    assert say_step(step=chosen, names=names(), language="en") == "B does not counter."


def test_bookkeeping_is_quiet_and_says_nothing_in_the_list(blocked: Replay) -> None:
    counted = step_of(blocked.steps, "resolve_auto.count_off")

    assert is_quiet(step=counted, names=names())
    for event in counted.events:
        assert say_event(event=event, names=names(), language="en") == ""


def test_the_list_beneath_a_step_does_not_repeat_its_sentence(blocked: Replay) -> None:
    declaration = step_of(blocked.steps, "battle.declaration")
    drawn = step_of(blocked.steps, "program.instruction")

    listed = say_events(step=declaration, names=names(), language="en")

    assert "[Blocker] of Guard now waits to resolve." in listed
    assert "Raider attacks Frieza." not in listed
    assert say_step(step=drawn, names=names(), language="en") == "A draws a card."
    assert say_events(step=drawn, names=names(), language="en") == ()


def test_the_end_of_the_game_is_never_left_out() -> None:
    won = Step(
        "damage.one_damage",
        (),
        1,
        "B",
        events=(
            GameEvent("move_blank", player="B", name="life", zone="hand"),
            GameEvent("win", player="A", source="check:loss"),
        ),
    )

    assert say_step(step=won, names=names(), language="en").endswith(
        "A wins: the opponent has no life or no deck left."
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (GameEvent("mode", card=Ref(2), name="rest"), "Raider rests."),
        (
            GameEvent("modify", card=Ref(2), name="power", amount=5000, until="turn"),
            "Raider gets +5,000 power for the turn.",
        ),
        (
            GameEvent("grant", card=Ref(2), name="Double Strike", amount=1, until="battle"),
            "Raider gains [Double Strike] for the battle.",
        ),
        (GameEvent("grant", card=Ref(2), until="turn"), "Raider loses all skills for the turn."),
        (
            GameEvent("move", card=Ref(2), zone="drop", source="check:zero_power"),
            "Raider goes to the Drop Area: its power is 0 or less.",
        ),
        (GameEvent("win", player="draw", source="x"), "The game is a draw."),
        (GameEvent("unheard_of", card=Ref(2)), "unheard of: Raider."),
    ],
)
def test_events_say_what_happened(event: GameEvent, sentence: str) -> None:
    assert say_event(event=event, names=names(), language="en") == sentence


def test_a_reason_fills_in_its_values() -> None:
    costs = Reason("not_enough_energy", (), (("has", 1), ("needs", 3)))
    where = Reason("not_valid_here", (), (("zone", "drop"),))

    assert say_reason(reason=costs, names=names(), language="en") == "It costs 3 energy, and 1 can be paid."
    assert "in the Drop Area" in say_reason(reason=where, names=names(), language="en")
    assert "dans la Zone de Dispersion" in say_reason(reason=where, names=names(), language="fr")


def test_unknown_codes_fall_back_to_words_in_every_language() -> None:
    for language in (*LANGUAGES, "xx", ""):
        assert say_reason(reason=Reason("too_late_now"), names=names(), language=language) == "Too late now."
        assert say_rule(rule="some_game.odd_rule", names=names(), language=language) == "some game: odd rule"
        step = Step("some_game.odd_rule", (), 0, note="odd_note")
        assert say_step(step=step, names=names(), language=language)


def test_a_question_asks_and_its_options_are_buttons() -> None:
    question = Question(
        "act",
        "B",
        "defense_step",
        (Option("combo:h1"), Option(PASS)),
        "battle.defense_act",
    )

    asked = say_question(question=question, names=names(), language="en")
    buttons = [
        say_option(key=option.key, question=question, names=names(), language="en")
        for option in question.options
    ]

    assert asked == "Does B combo or activate something in the Defense Step?"
    assert buttons == ["Combo with Helper", "No more actions in the Defense Step"]


def test_a_question_for_several_says_how_many_and_equal_cards_are_counted() -> None:
    question = Question("target", "A", "pay", (Option("energy", 3),), "pay.energy", least=2, most=2)

    assert say_question(question=question, names=names(), language="en") == (
        "Which energy does A rest to pay? (exactly 2)"
    )
    assert say_option(key="energy", question=question, names=names(), language="en") == (
        "an energy without skills (3 alike)"
    )


def test_a_hidden_count_is_asked_for_by_place_and_owner() -> None:
    question = Question("hidden", "hidden", "A.energy", (Option("0"), Option("1")), "pay.energy")

    assert say_question(question=question, names=names(), language="en") == (
        "How many cards are in the Energy Area of A?"
    )
    assert say_question(question=question, names=names(), language="de") == (
        "Wie viele Karten liegen in der Energiezone von A?"
    )
