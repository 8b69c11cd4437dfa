"""The skills that wait: who resolves next, and which of them there are to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from judge.engine.questions import Option
from judge.engine.ruleset import Ruleset
from judge.engine.state import GameState, Waiting

TURN_PLAYER = "turn_player"
STARTING_PLAYER = "starting_player"


def players_in_order(ruleset: Ruleset, state: GameState) -> tuple[str, ...]:
    """List the players in the order in which they resolve, or enter, what waits at the same time."""
    first = state.first_player if ruleset.policy.waiting_first == STARTING_PLAYER else state.turn_player
    place = state.setup.players.index(first)
    return state.setup.players[place:] + state.setup.players[:place]


def ready(ruleset: Ruleset, state: GameState) -> tuple[Waiting, ...]:
    """List what may resolve next: what was put off comes last, where the rules say so."""
    if not ruleset.policy.put_off_last:
        return state.waiting
    return tuple(waiting for waiting in state.waiting if not waiting.start) or state.waiting


def next_player(ruleset: Ruleset, state: GameState) -> str:
    """Name the player whose waiting skill comes next; empty if nothing waits."""
    pool = ready(ruleset, state)
    if not pool:
        return ""
    if pool[0].player == pool[-1].player:  # the pool is sorted: they are all that player's
        return pool[0].player
    return players_in_order(ruleset, state)[0]


def choices(ruleset: Ruleset, state: GameState, player: str) -> Mapping[str, Waiting]:
    """Name a player's waiting skills; the second instance of one skill is called `<skill>#2` if it is another event."""
    return _choices(ready(ruleset, state), player)


@lru_cache(maxsize=256)
def _choices(pool: tuple[Waiting, ...], player: str) -> Mapping[str, Waiting]:
    found: dict[str, Waiting] = {}
    for waiting in dict.fromkeys(pool):
        if waiting.player != player:
            continue
        key, number = waiting.skill, 1
        while key in found:
            number += 1
            key = f"{waiting.skill}#{number}"
        found[key] = waiting
    return found


def options_of(ruleset: Ruleset, state: GameState, player: str) -> tuple[Option, ...]:
    """List a player's waiting skills as options."""
    return _options(ready(ruleset, state), player)


@lru_cache(maxsize=256)
def _options(pool: tuple[Waiting, ...], player: str) -> tuple[Option, ...]:
    return tuple([Option(key) for key in _choices(pool, player)])
