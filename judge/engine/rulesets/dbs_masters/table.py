"""The table of the Masters rules of 2019: zones, keywords, triggers, procedures, policy."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.costparts import SELF_REST
from judge.engine.gamewords import Heard, Interrupt, Keyword, NamedSkill, Policy
from judge.engine.pending import TURN_PLAYER
from judge.engine.ruleset import Ruleset
from judge.engine.rulesets.dbs_masters import (
    battle,
    battle_skills,
    beginning,
    checks,
    citations,
    combo,
    costs,
    counters,
    damage,
    end_phase,
    evolve,
    field,
    main_phase,
    over_realm,
    setup,
    skills,
    swap,
    turn,
    unions,
    verbs,
)
from judge.engine.rulesets.dbs_masters.later import ELSEWHERE, LEFT_OUT
from judge.engine.rulesets.entering import ENTERING
from judge.engine.rulesets.program import program
from judge.engine.rulesets.shared import SHARED
from judge.engine.skills import ColoursPart, Cost, Skill, Trigger
from judge.engine.values import TURNING
from judge.engine.zones import Zone

ZONES = (
    Zone("leader", in_play=True, keeps=True, described=True),
    Zone("battle", in_play=True),
    Zone("combo", described=True),
    Zone("energy", range=(0, 12)),
    Zone("hand", seen_by="owner"),
    Zone("life", seen_by="nobody", range=(1, 8)),
    Zone("deck", seen_by="nobody", ordered=True, range=(1, 60)),
    Zone("drop"),
    Zone("warp"),
)

BLOCKER = Skill(
    id="blocker",
    timing="auto",
    trigger=Trigger("attack_on_another", about="own", other=True),
    cost=Cost((SELF_REST,)),
    program=(do.Role("guard", do.Target("self")),),
)
ATTACK_AGAIN = Skill(
    id="dual_attack",
    timing="auto",
    trigger=Trigger("attacks"),
    program=(do.Delay("end_of_battle", 1), do.SwitchMode(do.Target("self"), "active")),
    once="turn",
    shares="attack_again",
)
REVENGE = Skill(id="revenge", timing="auto", program=(do.Knockout(do.Target("event")),))

ULTIMATE = "Ultimate"
ALLIANCE = "alliance"

KEYWORDS = {
    keyword.name: keyword
    for keyword in (
        Keyword("Blocker", BLOCKER),
        Keyword("Revenge", REVENGE),
        Keyword("Double Strike"),
        Keyword("Triple Strike"),
        Keyword("Quadruple Strike"),
        Keyword("Dual Attack", ATTACK_AGAIN),
        Keyword("Triple Attack", replace(ATTACK_AGAIN, id="triple_attack", times=2), over="Dual Attack"),
        Keyword("Critical"),
        Keyword("Victory Strike"),
        Keyword("Indestructible", forbids="ko move control", against="opponent"),
        Keyword(over_realm.WORMHOLE),
        Keyword(over_realm.MARK),
        Keyword("Barrier", forbids="chosen", against="opponent"),
        Keyword(skills.DEFLECT, forbids=f"negated {ENTERING}"),
        Keyword("Super Combo"),
        Keyword(field.KEYWORD, field.SKILL),
        Keyword("Energy-Exhaust", rests_in="energy"),
        Keyword(ULTIMATE),
        Keyword(costs.WARRIOR),
    )
}

TRIGGERS = {
    "attacks": (Heard("attack"),),
    "attacked": (Heard("attack", side="other"), Heard("role_guard", unless="attack_settled")),
    "attack_on_another": (Heard("attack", side="other"),),
    "played": (Heard("played"),),
    "evolved": (Heard("evolved"),),
    "controlled": (Heard(e.CONTROL),),
    "flips": (Heard(e.FLIP),),
    "combo": (Heard("combo"),),
    "ko": (Heard(e.KO, before=True),),
    "kos": (Heard("knocked_out"),),
    "leaves": (Heard(e.MOVE, before=True, leaving=True), Heard(e.REMOVE, before=True, leaving=True)),
    "deals_damage": (Heard("about_to_damage"),),
    "dealt_damage": (Heard("damage_dealt"),),
    "would_be_damaged": (Heard("damage_due", has_card=False, would=True),),
    "damaged": (Heard("damage", first=True, has_card=False),),
    "draws": (Heard("draw", first=True, has_card=False),),
    "counter_activated": (Heard("counter_activated"),),
    "becomes_active": (Heard(e.MODE, name="active"),),
    "becomes_rested": (Heard(e.MODE, name="rest"),),
    "leader_placed": (Heard("leader_placed"),),
    "turn_begins": (Heard("turn_begins", has_card=False),),
    "charge_begins": (Heard("charge_begins", has_card=False),),
    "main_begins": (Heard("main_begins", has_card=False),),
    "main_ends": (Heard("main_ends", has_card=False),),
    "turn_ends": (Heard("turn_ends", has_card=False, once=True),),
    "offense_begins": (Heard("offense_begins", has_card=False),),
    "defense_begins": (Heard("defense_begins", has_card=False),),
    "damage_begins": (Heard("damage_begins", has_card=False),),
    "battle_ends": (Heard("battle_ends", has_card=False),),
    "situation": (),
}

PROCEDURES = {
    procedure.name: procedure
    for procedure in (
        *SHARED.values(),
        program,
        skills.resolve_auto,
        skills.resolve_later,
        skills.activate,
        counters.counter_window,
        setup.setup,
        setup.shuffle,
        turn.turn,
        turn.charge_phase,
        main_phase.main_phase,
        main_phase.play,
        evolve.evolve,
        evolve.xeno_evolve,
        end_phase.end_phase,
        field.field,
        battle_skills.aegis,
        battle_skills.arrival,
        swap.swap,
        over_realm.over_realm,
        unions.union_fusion,
        unions.union_potara,
        unions.union_absorb,
        battle.battle,
        combo.combo,
        damage.damage,
    )
}

MASTERS_2019 = Ruleset(
    game="dbs-masters",
    profile="masters-2019",
    zones=ZONES,
    keeps=(("battle", "combo"), ("combo", "battle"), ("battle", "battle")),
    values=("power", "energy", "combo_cost", "combo_power"),
    colours=("red", "blue", "green", "yellow", "black"),
    untimely=(
        "only_in_main_phase",
        "only_in_battle_steps",
        "only_in_free_timings",
        "combo_only_in_battle_steps",
        "no_counter_window",
        "only_in_charge_phase",
        "only_before_the_game",
    ),
    kinds=("leader", "battle", "extra"),
    timings={
        "auto": (),
        "permanent": (),
        "replacement": (),
        "activate_main": (),
        "activate_battle": (),
        **dict.fromkeys(TURNING, ("leader",)),
        **dict.fromkeys(skills.EVOLVES, ("hand",)),
        "activate_main_battle": (),
        ALLIANCE: (),
        battle_skills.AEGIS: (),
        battle_skills.ARRIVAL: ("hand",),
        "swap": ("battle",),
        "over_realm": ("hand",),
        "dark_over_realm": ("hand",),
        "union_fusion": ("hand",),
        "union_potara": ("hand",),
        "union_absorb": ("battle",),
        **dict.fromkeys(costs.COUNTERS, ("hand",)),
    },
    roles=("attacker", "guard", "target"),
    procedures=PROCEDURES,
    verbs=verbs.VERBS,
    triggers=TRIGGERS,
    keywords=KEYWORDS,
    interrupts=(
        Interrupt(checks.winner_heard, (e.KO,)),
        Interrupt(checks.ko_to_drop, (e.KO,)),
        Interrupt(checks.damage_to_life, ("damage_due",)),
        Interrupt(checks.sides_changed, (e.CONTROL,)),
        Interrupt(checks.counted_once, ("draw", "damage")),
        Interrupt(checks.one_field, (e.MOVE, e.CONTROL)),
        Interrupt(checks.loss, (e.MOVE, e.MOVE_BLANK, e.PHASE)),
    ),
    confirm=checks.confirm,
    left_out=LEFT_OUT,
    elsewhere=ELSEWHERE,
    policy=Policy(
        waiting_first=TURN_PLAYER,
        may_find_nothing=True,
        stacked=("leader", "battle", "combo"),
        passes_on="mode power roles",
        stays="mode power",
        counters_play=True,
    ),
    kind_zones={("extra", timing): ("hand",) for timing in skills.ACTIVATES},
    named_skills={
        ALLIANCE: NamedSkill(
            has_colours=True,
            has_program=True,
            pays=ColoursPart(do.Filter(zone="battle", of="own", kind="battle", mode="active"), "rest"),
            waits=Trigger("attacks"),
            keyword="Alliance",
        ),
        battle_skills.AEGIS: NamedSkill(
            has_colours=True, pays=ColoursPart(do.Filter(zone="hand", of="own"), "drop")
        ),
        battle_skills.ARRIVAL: NamedSkill(has_colours=True),
        "swap": NamedSkill(has_number=True, least=1, most=1, of_cost="battle"),
        "over_realm": NamedSkill(has_number=True),
        "dark_over_realm": NamedSkill(has_number=True),
        "union_fusion": NamedSkill(least=2, most=4),
        "union_potara": NamedSkill(least=2, most=4),
        "union_absorb": NamedSkill(least=1, most=1, zones=unions.ABSORBED_FROM),
    },
    citations=citations.MASTERS_2019,
    rest_points=("main_phase.act",),
    start=beginning.starting(beginning.STEPS, setup.begin),
    kind_of=beginning.kind_of,
    own_words=("control", "beneath", "top_only", "back", "bond", "token", "main_phase", "own_turn"),
    shapes={
        "play": "battle",
        "discard": "drop",
        "damage": "damage",
        "phase": "main setup charge end",
        "battle_end": "combo_to_drop",
        "stays": field.KEYWORD,
        "battle_keys": "attacker target guard step",
        "blanks": "life energy hand drop deck",
        "token": "battle",
    },
)
