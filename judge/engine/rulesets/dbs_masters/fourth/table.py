"""The table of the Masters rules of the manual 4.00: the one of 2019 with what differs put in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from msgspec import structs

from judge.engine import events as e
from judge.engine.energy import MARKER
from judge.engine.errors import BadDocumentError
from judge.engine.gamewords import Heard, Interrupt
from judge.engine.ids import BLANK, Plain
from judge.engine.rulesets.dbs_masters import checks, citations, end_phase, turn
from judge.engine.rulesets.dbs_masters.beginning import STEPS, starting
from judge.engine.rulesets.dbs_masters.fourth import (
    battle,
    counters,
    keywords,
    setup,
    skills,
    successor,
    using,
)
from judge.engine.rulesets.dbs_masters.fourth.using import LIMIT, limit_of_each
from judge.engine.rulesets.dbs_masters.fourth.verbs import VERBS
from judge.engine.rulesets.dbs_masters.later import LEFT_OUT
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019, ULTIMATE
from judge.engine.state import GameState
from judge.engine.zones import Zone

_CHARGE = ("begins", "begin_checkpoint", "activate_all", "draw_checkpoint=activate_checkpoint", "draw")
_EDITIONS = (
    setup.setup,
    keywords.checkpoint,
    battle.battle,
    counters.counter_window,
    skills.activate,
    skills.field,
    skills.swap,
    skills.union_potara,
    turn.charge_phase.reordered(*_CHARGE, "draw_checkpoint", "charge", "charge_checkpoint"),
    end_phase.end_phase.reordered("end_of_turn", "checkpoint", "over_realm", "repeat", "effects_end"),
)

_ONLY_2019 = (checks.winner_heard, checks.counted_once)

_start = starting({**STEPS, "end": battle.END}, setup.begin)


def start(state: GameState, battle_key: Mapping[str, Plain]) -> GameState:
    """Begin as under the older rules; whoever began the game never had an energy marker, the other one at most."""
    first = state.first_player
    for player in state.setup.players:
        content = state.zones[state.setup.place(player, MARKER)]
        if content not in ((), (BLANK,)) or (content and player == first):
            raise BadDocumentError(
                "one_marker",
                "Only the player who did not begin has an energy marker, and only one.",
                path=("players", player, MARKER),
                mend="Write marker: 1 for that player, or 0 once it has been used.",
            )
    unknown = tuple(name for name in state.unknown if name != f"{first}.{MARKER}")
    return _start(structs.replace(state, unknown=unknown), battle_key)


MASTERS_4 = replace(
    MASTERS_2019,
    profile="masters-4",
    zones=(*MASTERS_2019.zones, Zone(MARKER, markers=True, range=(0, 1))),
    procedures={
        **MASTERS_2019.procedures,
        **{edition.name: edition for edition in (*_EDITIONS, successor.successor)},
    },
    verbs=VERBS,
    timings={**MASTERS_2019.timings, **keywords.TIMINGS},
    named_skills={**MASTERS_2019.named_skills, **keywords.NAMED_SKILLS},
    keywords={**MASTERS_2019.keywords, **keywords.KEYWORDS},
    triggers={
        **MASTERS_2019.triggers,
        "damage_step_ends": (Heard("damage_step_ends", has_card=False),),
        "combo_leaves": (Heard("combo_leaves"),),
        using.USED_WORD: using.USED,
    },
    interrupts=(
        Interrupt(battle.winner_remembered, (e.KO,)),
        *(known for known in MASTERS_2019.interrupts if known.check not in _ONLY_2019),
        Interrupt(limit_of_each, (e.USED,)),
    ),
    policy=replace(
        MASTERS_2019.policy,
        stacked=("leader", "battle"),
        chain_reopens=True,
        counters_play=False,
        put_off_last=True,
        put_away_first=True,
        gone_for_good=(ULTIMATE,),
        one_of_a_name=keywords.UNIQUE,
        carried_over=citations.CARRIED_OVER,
    ),
    citations=citations.MASTERS_4,
    start=start,
    shapes={
        **MASTERS_2019.shapes,
        "battle_end": battle.END,
        "blanks": f"{MASTERS_2019.shapes['blanks']} {MARKER}",
    },
    own_words=(*MASTERS_2019.own_words, LIMIT),
    left_out=LEFT_OUT,
    elsewhere={},
)
