from __future__ import annotations

import pytest

from judge.engine.assumptions import Assumption
from judge.engine.replay import play_out
from judge.engine.trace import Reason
from judge.engine.verdicts import Force, ReadingVerdict, Verdict
from judge.wording import (
    say_action,
    say_assumption,
    say_because,
    say_claim,
    say_force,
    say_how,
    say_moment,
    say_reading,
    say_refusal,
    say_strength,
    say_verdict,
    say_verdict_word,
)
from tests.judge.wording.boards import masters, names


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ({"order": ["a1.s1", "b1.blocker"]}, "[Auto] of Raider resolves before [Blocker] of Guard."),
        ({"order": ["a1", "b1.blocker"]}, "A skill of Raider resolves before [Blocker] of Guard."),
        ({"zone": {"b1": "drop"}, "at": "end"}, "Guard is in the Drop Area."),
        ({"value": {"a1.power": 20000}}, "Raider has 20,000 power."),
        (
            {"value": {"a1.power": 20000}, "at": "battle.comparison"},
            "When the powers are compared: Raider has 20,000 power.",
        ),
        ({"count": {"B.life": 1}, "at": "end"}, "B has 1 card in the Life Area."),
        (
            {"allowed": {"player": "B", "activate": "b2.blocker"}, "after": 1},
            "After action 1: B may activate [Blocker] of Ally.",
        ),
        ({"happens": {"ko": "b1"}}, "Guard is KO'd."),
        ({"never": {"ko": "B"}}, "No card of B is KO'd."),
        ({"never": {"draw": "A"}}, "A draws no card."),
        ({"triggers": "a1.s1"}, "[Auto] of Raider is triggered."),
        ({"chooser": {"life_card": "B"}}, "B chooses the life card."),
        ({"ends": {"winner": "A"}, "forces": "A"}, "A can force this: A wins the game."),
        ({"ends": {"winner": "draw"}}, "The game ends in a draw."),
    ],
)
def test_claims_are_said_as_somebody_at_the_table_says_them(claim: dict[str, object], sentence: str) -> None:
    read = masters(claims=[claim]).claims[0]

    assert say_claim(claim=read, names=names(), language="en") == sentence


def verdict_of(verdict: str, **about: object) -> Verdict:
    claim = masters(
        claims=[{"ends": {"winner": "A"}, **({"forces": "A"} if about.pop("forces", "") else {})}]
    )
    return Verdict(claim.claims[0], verdict, **about)  # type: ignore[arg-type]  # made of keywords


def test_a_verdict_begins_with_the_answer() -> None:
    said = {
        verdict: say_verdict(verdict=verdict_of(verdict), names=names(), language="en")
        for verdict in ("ALWAYS", "POSSIBLE", "NEVER", "OPEN", "NOT_MODELLED")
    }

    assert said["ALWAYS"].startswith("Yes, always")
    assert said["POSSIBLE"].startswith("It depends")
    assert said["NEVER"].startswith("No, never")
    assert said["OPEN"].startswith("Open")
    assert said["NOT_MODELLED"].startswith("Not decided")


def test_a_verdict_says_what_is_special_about_it() -> None:
    void = verdict_of("NEVER", is_void=True)
    stopped = verdict_of("OPEN", ran_out=True)
    unread = verdict_of("NOT_MODELLED", if_nothing="ALWAYS")
    forced = verdict_of("ALWAYS", forces="A")

    assert "never comes up" in say_verdict(verdict=void, names=names(), language="en")
    assert "search ended" in say_verdict(verdict=stopped, names=names(), language="en")
    assert say_verdict(verdict=unread, names=names(), language="en").endswith(
        "If it changes nothing here: Yes, always: it is so whatever anybody chooses."
    )
    assert say_verdict(verdict=forced, names=names(), language="en") == "Yes: A alone can bring it about."


def test_a_verdict_has_one_word() -> None:
    assert [say_verdict_word(verdict="NEVER", language=language) for language in ("en", "fr", "de")] == [
        "Never",
        "Jamais",
        "Nie",
    ]


@pytest.mark.parametrize(
    ("force", "sentence"),
    [
        (Force("A", can_make_true=True, can_make_false=True), "A alone decides it either way."),
        (Force("A", can_make_true=True, can_make_false=False), "A alone can make it true."),
        (Force("B", can_make_true=False, can_make_false=True), "B alone can make it false."),
        (Force("B", can_make_true=False, can_make_false=False), "B alone cannot decide it."),
    ],
)
def test_who_can_force_it(force: Force, sentence: str) -> None:
    assert say_force(force=force, names=names(), language="en") == sentence


def test_a_reading_names_the_hidden_thing_and_its_verdict() -> None:
    reading = ReadingVerdict((("A.energy", 2),), "NEVER")

    said = say_reading(reading=reading, names=names(), language="en")

    assert said.startswith("With 2 cards in the Energy Area of A: No, never")


@pytest.mark.parametrize(
    ("assumption", "sentence"),
    [
        (Assumption("supposed", "B.life=1"), "Supposed: 1 card in the Life Area of B."),
        (
            Assumption("ignored_text", "a1.s1"),
            "A judge has confirmed that [Auto] of Raider changes nothing here.",
        ),
        (
            Assumption("weak_rule", "battle.defense_valid"),
            "No official text settles this: Without attacker or guard card the battle ends.",
        ),
        (
            Assumption("weak_reason", "own_card"),
            "No official text settles this: Own cards cannot be attacked.",
        ),
        (
            Assumption("hidden_does_not_matter", "A.energy"),
            "How many cards are in the Energy Area of A does not matter.",
        ),
        (
            Assumption("weak_rule", "check:sides_changed"),
            (
                "No official text settles this: A card of the battle that changes sides keeps its part; "
                "no official text says so."
            ),
        ),
        (
            Assumption("weak_rule", "decision:aegis"),
            (
                "No official text settles this: [Aegis] takes one hand card that shows both colours, or one for each, "
                "and no more."
            ),
        ),
        (
            Assumption("hidden_does_not_matter", "colours_among.A.hand.2.blue.red"),
            "Whether the undescribed cards in the hand of A show blue or red does not matter.",
        ),
        (Assumption("supposed", "colours_of.a1.blue.red=2"), "Supposed: red on Raider."),
        (Assumption("brand_new", ""), "brand new"),
    ],
)
def test_assumptions_are_said(assumption: Assumption, sentence: str) -> None:
    assert say_assumption(assumption=assumption, names=names(), language="en") == sentence


def test_what_decides_is_said_only_if_it_is_certain_what_is_meant() -> None:
    energy = Reason("not_enough_energy", (), (("has", 0), ("needs", 1)))

    assert say_because(code="own_card", names=names(), language="en") == "Own cards cannot be attacked."
    assert say_because(code="comparison", names=names(), language="en").startswith("The attacker wins")
    assert say_because(code="zero_power", names=names(), language="en").endswith("that is not a KO.")
    assert say_because(code="not_enough_energy", names=names(), language="en") == ""
    assert say_because(code="activated", names=names(), language="en") == ""
    assert say_because(code="brand_new", names=names(), language="en") == "brand new"
    assert "costs 1" in say_because(code="not_enough_energy", names=names(), language="en", reasons=(energy,))


def test_a_refusal_says_what_is_not_possible_and_all_the_reasons() -> None:
    replay = play_out(masters(actions=[{"player": "A", "attack": "a1", "target": "b1"}]))
    assert replay.refusal is not None

    said = say_refusal(refusal=replay.refusal, names=names(), language="en")

    assert said == (
        "Not possible: A may not attack Guard with Raider. "
        "An active Battle Card cannot be attacked, only a rested one."
    )
    assert say_refusal(refusal=replay.refusal, names=names(), language="de").startswith("Nicht möglich")


def test_a_written_action_is_said() -> None:
    action = masters().actions[0]

    assert say_action(action=action, names=names(), language="en") == "A attacks Frieza with Raider."
    assert say_action(action=action, names=names(), language="de") == "A greift Frieza mit Raider an."


def test_moments_answers_and_sources_are_named() -> None:
    assert say_moment(moment="damage", names=names(), language="en") == "When damage begins"
    assert say_how(how="not_written", language="en") == "not written, so not done"
    assert say_strength(strength="default", language="fr").startswith("notre décision")
