"""The passages each rule, reason and check of the 2019 rules rests on.

Short forms: `cr` is the rule manual 1.074, `v4` the manual 4.00, `faq` the official questions, `g` our decisions where
the sources are silent or disagree.
"""

from __future__ import annotations

from judge.engine.trace import DEFAULT, OFFICIAL, Citation

_PREFIXES = {
    "cr": ("dbs-masters/cr-1.074/", OFFICIAL),
    "v4": ("dbs-masters/cr-4.00/", OFFICIAL),
    "faq": ("dbs-masters/faq/", OFFICIAL),
    "g": ("dbs-masters/decisions/g-", DEFAULT),
}

_MASTERS_2019 = {
    # The checkpoint and how skills resolve.
    "checkpoint.rule_processing": "cr:4-5-3-1",
    "checkpoint.next_skill": "cr:4-5-3-2 cr:4-5-3-3 faq:capacites/7 faq:capacites/8",
    "resolve_auto.still_legal": "cr:8-6-4-1 cr:10-11-4",
    "resolve_auto.pay_or_decline": "cr:8-6-4 cr:8-4-2 faq:bloqueur/1",
    "resolve_auto.activated": "cr:8-5-2-4 cr:4-7-2-3",
    "resolve_auto.perform": "cr:8-5-2-5-2 cr:8-6-7",
    "resolve_auto.resolved": "cr:8-5-2-6 cr:4-7-2-4",
    "resolve_auto.count_off": "cr:8-6-4",
    "program.instruction": "cr:8-2-1 cr:8-5-3 faq:capacites/9",
    "pay.energy": "cr:8-4-2-3",
    "pay.rest_self": "cr:8-4-2-1",
    "pay.mill": "cr:8-4-2-2",
    "replacement.decide": "cr:8-2-2-3",
    "replacement.go_on": "cr:8-2-2-3",
    "activate.paid": "cr:8-5-2-1 cr:8-5-2-2",
    "activate.activated": "cr:8-5-2-4",
    "activate.to_drop": "cr:8-5-2-5-1 faq:phase-principale/6",
    "activate.perform": "cr:8-5-2-5",
    "activate.resolved": "cr:8-5-2-6",
    # Counter timing.
    "counter_window.opens": "cr:4-7-2 cr:4-7-2-5",
    "counter_window.rule_processing": "cr:4-7-3-1",
    "counter_window.answer": "cr:4-7-3-2 cr:4-7-3-4 faq:contre/4 g:6",
    "counter_window.activated": "cr:4-7-3-3 faq:contre/3",
    "counter_window.resolve_last": "cr:4-7-3-5 faq:contre/9",
    "counter_window.placed": "cr:10-10-4",
    "counter_window.closes": "cr:4-7-3-6 faq:contre/6",
    # The Main Phase.
    "main_phase.checkpoint": "cr:4-6-2-1",
    "main_phase.act": "cr:6-3-1-2 faq:phase-principale/1",
    "play.declare": "cr:6-3-1-2-1-1",
    "play.window": "cr:6-3-1-2-1-2",
    "play.enter": "cr:6-3-1-2-1-3 cr:6-3-1-2-1-4 v4:5-5-4",
    "evolve.declare": "cr:10-5-1",
    "evolve.activated": "cr:8-5-2-4 faq:contre/8",
    "evolve.put_on_top": "cr:10-5-4 cr:9-4-2 faq:capacites/20 g:36",
    "evolve.resolved": "cr:8-5-2-6",
    # The battle.
    "battle.declaration": "cr:7-1 cr:7-1-1",
    "battle.counter_window": "cr:7-1-2",
    "battle.attack_checkpoint": "cr:7-1-3 faq:bloqueur/2",
    "battle.still_valid": "cr:7-1-4",
    "battle.offense_begins": "cr:7-2-1-1",
    "battle.offense_checkpoint": "cr:4-6-2-1",
    "battle.offense_valid": "g:28",
    "battle.offense_act": "cr:7-2-1-2 faq:combo/1",
    "battle.defense_begins": "cr:7-3-1-1",
    "battle.defense_checkpoint": "cr:4-6-2-1",
    "battle.defense_valid": "g:28",
    "battle.defense_act": "cr:7-3-1-2 faq:combo/1",
    "battle.damage_begins": "cr:7-4-1-1",
    "battle.damage_checkpoint": "cr:7-4-1-1",
    "battle.damage_valid": "g:28",
    "battle.attack_combo_power": "cr:7-4-1-2",
    "battle.guard_combo_power": "cr:7-4-1-3",
    "battle.comparison": "cr:7-4-1-4 faq:etape-des-degats/1 faq:etape-des-degats/2",
    "battle.about_to_damage": "cr:7-4-1-4-1",
    "battle.deal_valid": "g:28",
    "battle.deal_damage": "cr:7-4-1-4-1-1 cr:10-7-1 faq:bloqueur/2b",
    "battle.damage_dealt": "cr:7-4-1-4-1-2",
    "battle.ko_guard": "cr:7-4-1-4-2 cr:7-4-1-4-2-1 faq:etape-des-degats/4",
    "battle.result_checkpoint": "cr:7-4-1-5",
    "battle.combo_to_drop": "cr:7-4-1-6 cr:7-1-4-1 faq:combo/6",
    "battle.combo_power_ends": "cr:7-4-1-7",
    "battle.end_of_battle": "cr:7-4-1-8 cr:10-9-1 faq:vengeance/1 g:8",
    "battle.effects_end": "cr:7-4-1-9 cr:7-1-4-3",
    "battle.over": "cr:7-4-1-10 cr:7-1-4-4",
    "combo.pay_cost": "cr:7-2-1-2-1-1",
    "combo.move": "cr:7-2-1-2-2 faq:combo/5 g:14",
    "damage.begin": "cr:4-10-2",
    "damage.one_damage": "cr:4-10-2-1 cr:4-10-2-2 faq:bloqueur/1b faq:etape-des-degats/3",
    "damage.end": "cr:4-10-2-2",
    # What the rules do by themselves.
    "check:loss": "cr:9-2-1 cr:9-2-3 cr:9-2-4 g:10",
    "check:ko_to_drop": "cr:7-4-1-4-2 faq:etape-des-degats/4",
    "check:zero_power": "cr:9-5-2 faq:capacites/21",
    "check:stray_combo": "cr:9-3-2",
    "loop": "v4:23-1",
    # Why something may not be done.
    "reason:no_such_action": "cr:6-3-1-2",
    "reason:never_asked": "cr:4-6-1 cr:8-5-3",
    "reason:game_over": "cr:1-2-1 cr:9-2-1",
    "reason:card_moved_on": "cr:8-6-7",
    "reason:not_your_card": "cr:8-5-2-1",
    "reason:not_valid_here": "faq:capacites/1",
    "reason:skills_negated": "cr:8-3-2",
    "reason:once_per_turn": "cr:10-11-5",
    "reason:condition_not_met": "cr:8-1-3",
    "reason:not_enough_energy": "cr:8-4-2-2 faq:contre/5",
    "reason:not_active": "cr:8-4-2-2 faq:bloqueur/1",
    "reason:not_enough_deck": "cr:8-4-2-2 faq:explosion/3",
    "reason:only_in_main_phase": "cr:6-3-1-2 faq:etape-d-attaque-et-etape-de-defense/1",
    "reason:not_turn_player": "cr:6-3-1-2",
    "reason:no_attack_on_first_turn": "faq:phase-principale/8",
    "reason:not_your_attacker": "cr:6-3-1-2-3",
    "reason:attacker_rested": "cr:7-1",
    "reason:own_card": "cr:7-1 faq:combat/1",
    "reason:not_in_play": "cr:7-1",
    "reason:not_attackable": "cr:7-1",
    "reason:cannot_attack": "cr:1-3-3",
    "reason:target_active": "cr:7-1 faq:combat/2",
    "reason:combo_only_in_battle_steps": "cr:7-2-1-2 cr:7-3-1-2 faq:combo/1",
    "reason:not_your_step": "cr:7-2-1 cr:7-3-1 faq:combo/1",
    "reason:combo_from_hand_or_battle_area": "cr:7-2-1-2-1 cr:7-2-1-2-2",
    "reason:combo_card_rested": "cr:7-2-1-2-1 cr:7-3-1-2-1",
    "reason:combo_card_in_battle": "cr:7-2-1-2-1 cr:7-3-1-2-1",
    "reason:combo_needs_battle_card": "cr:7-2-1-2-2",
    "reason:combo_needs_combo_power": "faq:jeton/6",
    "reason:only_from_hand": "cr:10-10-2 cr:10-5-2 faq:contre/1 faq:evolution-evolution-ex/1",
    "reason:not_a_battle_card": "cr:6-3-1-2-1",
    "reason:no_evolve_skill": "cr:10-5-1",
    "reason:cannot_evolve_onto": "cr:10-5-1",
    "reason:no_counter_window": "cr:10-10-1 cr:4-7-2 faq:combo/7",
    "reason:own_action": "faq:contre/2 cr:10-10-3-1",
    "reason:not_your_answer": "cr:4-7-3-4 faq:contre/4",
    "reason:counter_of_another_kind": "cr:10-10-3 cr:10-10-3-1 cr:10-10-3-2 cr:10-10-3-3",
    "reason:already_on_chain": "cr:10-10-3-4",
    "reason:only_in_battle_steps": "faq:etape-d-attaque-et-etape-de-defense/2",
    "reason:not_activated_by_hand": "cr:8-5-1",
    "reason:blocker_only_at_declaration": "cr:10-4-1 cr:7-1-1 faq:combo/8",
    "reason:not_waiting": "cr:8-6-2",
    "reason:turn_player_first": "cr:4-5-3-2 cr:4-5-3-3 faq:capacites/8",
    "reason:another_skill_resolves": "cr:4-5-3-2 faq:capacites/9",
}


def _expanded(short: str) -> tuple[Citation, ...]:
    found = []
    for code in short.split():
        prefix, _, number = code.partition(":")
        stem, strength = _PREFIXES[prefix]
        found.append(Citation(stem + number, strength))
    return tuple(found)


MASTERS_2019 = {name: _expanded(short) for name, short in _MASTERS_2019.items()}
