"""Every demonstration and its twins: what they expect, and what must hold for every board they lead to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.engine.advance import Stop, advance, moment, reveal
from judge.engine.explore import explore
from judge.engine.ids import BLANK, BLANK_RESTED
from judge.engine.legality import reasons_against
from judge.engine.questions import ACT, UNKNOWN
from judge.engine.replay import play_out
from judge.engine.ruleset import Ruleset
from judge.engine.scenario import Scenario
from judge.engine.state import GameState, digest, from_json, to_json
from judge.engine.verdicts import Verdict, judge
from tests.judge.engine.duel import (
    FILES,
    NAMES,
    Node,
    document_of,
    examined,
    misplaced,
    read,
    twins_of,
)

SMALL = 400
"""The most states for which the unmerged search is tried as well."""

LONGEST = 40
"""How many answers a random line has."""

DOCUMENTS = [document_of(path) for path in FILES]
DUELS = [document for document in DOCUMENTS if document["game"] == "dbs-masters"]
all_demonstrations = pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)


def test_both_games_have_enough_demonstrations() -> None:
    games = [name.partition("/")[0] for name in NAMES]

    assert games.count("dbs-masters") >= 28
    assert len(games) >= 34


@all_demonstrations
def test_demonstration_gives_what_it_expects(document: Node) -> None:
    report = examined(document)

    assert report.misses == ()
    assert not report.ran_out
    assert report.scenario.title
    assert report.scenario.shows


@all_demonstrations
def test_each_twin_gives_what_it_expects_and_one_turns_a_verdict_around(document: Node) -> None:
    before = {finding.verdict.claim.id: finding.verdict.verdict for finding in examined(document).findings}

    twins = twins_of(document)

    assert [twin.misses for twin in twins] == [()] * len(twins)
    assert any(
        (twin.refusal is not None) == bool(before)
        or any(before.get(f.verdict.claim.id) != f.verdict.verdict for f in twin.findings)
        for twin in twins
    )


@all_demonstrations
def test_merged_and_unmerged_search_agree(document: Node) -> None:
    scenario = read(document)
    merged = explore(scenario)
    if merged.states > SMALL:
        pytest.skip("too large to explore without merging")

    apart = explore(scenario, merge=False)

    assert apart.complete
    assert [_outcome(v) for v in judge(scenario, apart)] == [_outcome(v) for v in judge(scenario, merged)]


def _outcome(verdict: Verdict) -> tuple[object, ...]:
    return verdict.claim, verdict.verdict, verdict.forces, verdict.is_void, verdict.if_nothing


@all_demonstrations
def test_every_state_on_the_way_goes_on_the_same_after_a_trip_through_json(document: Node) -> None:
    scenario = read(document)
    replay = play_out(scenario)

    for _, stop in replay.stations:
        loaded = from_json(to_json(stop.state))
        assert loaded == stop.state
        assert hash(loaded) == hash(stop.state)
        assert digest(loaded) == digest(stop.state)
        for answer in _answers(stop)[:3]:
            assert _kept(advance(scenario.ruleset, loaded, answer)) == _kept(
                advance(scenario.ruleset, stop.state, answer)
            )


def _answers(stop: Stop) -> list[tuple[str, ...]]:
    return stop.question.answers() if stop.question and stop.question.kind != UNKNOWN else []


def _kept(stop: Stop) -> tuple[bytes, object]:
    return to_json(stop.state), stop.question


def test_the_way_leads_through_the_middle_of_a_counter_window() -> None:
    stations = [stop for document in DUELS for _, stop in play_out(read(document)).stations]

    in_a_chain = [
        stop
        for stop in stations
        if stop.state.stack and any(frame.procedure == "counter_window" for frame in stop.state.frames)
    ]

    assert len(in_a_chain) >= 5


@given(index=st.integers(0, len(DOCUMENTS) - 1), seed=st.integers(0, 2**32))
@settings(max_examples=80, deadline=None, derandomize=True)
def test_no_card_is_ever_lost_and_no_input_changed(index: int, seed: int) -> None:
    scenario = read(DOCUMENTS[index])
    blanks = _blanks(scenario.state)

    for before, stop in _random_line(scenario, seed):
        assert to_json(before[0]) == before[1]
        assert misplaced(stop.state) == []
        if not scenario.state.unknown:
            assert _blanks(stop.state) == blanks
        assert from_json(to_json(stop.state)) == stop.state


@given(index=st.integers(0, len(DUELS) - 1), seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_what_is_offered_is_what_has_no_reason_against_it(index: int, seed: int) -> None:
    scenario = read(DUELS[index])

    for _, stop in _random_line(scenario, seed):
        if stop.question is None or stop.question.kind == UNKNOWN or stop.state.unknown:
            continue
        assert _legal(scenario.ruleset, stop.state) == _offered(stop)


def _legal(ruleset: Ruleset, state: GameState) -> set[tuple[str, str]]:
    at = moment(ruleset, state)
    return {
        (player, action.key)
        for player in state.setup.players
        for verb in ruleset.verbs.values()
        for action in verb.candidates(at, player)
        if not reasons_against(at, player, action)
    }


def _offered(stop: Stop) -> set[tuple[str, str]]:
    question = stop.question
    if question is None or question.kind != ACT:
        return set()
    return {(question.player, option.key) for option in question.options if ":" in option.key}


def _blanks(state: GameState) -> int:
    return sum(content.count(BLANK) + content.count(BLANK_RESTED) for content in state.zones)


def _random_line(scenario: Scenario, seed: int) -> Iterator[tuple[tuple[GameState, bytes], Stop]]:
    """Answer whatever is asked by lot; with each stop comes the state before it, as it was written then."""
    lot = random.Random(seed)
    state = scenario.state
    written = to_json(state)
    stop = advance(scenario.ruleset, state)
    yield (state, written), stop
    for _ in range(LONGEST):
        question = stop.question
        if question is None or not question.answers():
            return
        state, answer = stop.state, lot.choice(question.answers())
        written = to_json(state)
        if question.kind == UNKNOWN:
            stop = advance(scenario.ruleset, reveal(state, question.subject, int(answer[0])))
        else:
            stop = advance(scenario.ruleset, state, answer)
        yield (state, written), stop
