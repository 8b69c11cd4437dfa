"""The passages each rule, reason and check of the rules of 2019 rests on.

Short forms: `r` is the French rulebook (the only text read in full), `cr` the English one as copied elsewhere, `w` the
wiki, `gl` the glossary, `q` the developers' answers, `os` the official site, `d` our decisions where no text was read.
"""

from __future__ import annotations

from judge.engine.trace import DEFAULT, OFFICIAL, QUOTED, Citation

_PREFIXES = {
    "r": ("bakugan/rules/", OFFICIAL),
    "cr": ("bakugan/cr/", QUOTED),
    "w": ("bakugan/wiki/", QUOTED),
    "gl": ("bakugan/glossary/", QUOTED),
    "q": ("bakugan/developer/q", QUOTED),
    "os": ("bakugan/site/", OFFICIAL),
    "d": ("bakugan/decisions/", DEFAULT),
}

_WINDOW = {
    "opens": "gl:1.14 gl:1.14.1",
    "enter": "r:4.4.2 cr:4.4.2 cr:6.3.3 cr:6.3.2 d:p-1",
    "act": "cr:6.1.1 gl:1.14 d:p-9",
    "resolve_last": "cr:4.4.3 r:4.4.2",
    "holder_after": "d:p-10",
}

_BAKUGAN_2019 = {
    # Priority and the batch.
    **{f"priority_window.{rule}": cited for rule, cited in _WINDOW.items()},
    **{f"play_step.{rule}": cited for rule, cited in _WINDOW.items()},
    "play.announce": "r:4.4.1 cr:6.2.1",
    "play.targets": "cr:6.2.1.2 cr:6.2.1",
    "play.pay": "cr:6.2.1 cr:1.7.1.1 gl:1.15.2",
    "play.on_batch": "r:4.4.1 cr:6.2.1",
    "activate.targets": "d:targets-of-abilities",
    "activate.pay": "cr:1.7.1.1 cr:6.2.1.3",
    "activate.on_batch": "r:4.4.1",
    "enter_batch.targets": "d:targets-of-abilities",
    "enter_batch.on_batch": "cr:6.3.2 r:4.4.2",
    "resolve.text": "r:3.5.2 cr:1.3.3 q:35 q:41",
    "resolve.turn_up": "r:3.3.2 d:p-21",
    "resolve.on_character": "r:3.3.2 r:3.3.3 d:p-21 d:changes-stay-on-evo",
    "resolve.into_play": "r:3.4.2 d:p-21",
    "resolve.off_batch": "r:3.5.2 cr:6.2.1.1 d:negated-ability",
    "program.instruction": "cr:1.3.3 cr:1.3.4 r:3.5.2",
    "pay.energy": "cr:1.7.1.1 cr:1.7.1.1.1",
    "pay.next_part": "cr:6.2.1.3",
    "pay.rest_self": "cr:6.2.1.3",
    "pay.cards": "cr:6.2.1.3",
    "pay.mill": "cr:6.2.1.3",
    "replacement.which": "cr:1.3.1",
    "replacement.decide": "cr:1.3.1",
    "replacement.go_on": "cr:1.3.1",
    # The Start Phase.
    "start_phase.draw_step": "cr:1.17.1 cr:1.17.2 w:phase",
    "start_phase.energize_step": "r:3.7.1 d:energizing-in-order",
    "start_phase.done": "w:phase",
    # The Brawl Phase.
    "brawl.opening": "os:opening cr:6.3.2",
    "brawl.power_window": "cr:5.9.1 cr:5.8.1",
    "brawl.compare": "cr:5.10.1 w:brawl-phase os:lone-bakugan d:p-7",
    "brawl.tie_break": "w:brawl-phase",
    "brawl.tie_compare": "w:brawl-phase d:tie-break-repeats",
    "brawl.declare_victor": "cr:5.10.1 cr:5.10.2",
    "brawl.victor_window": "cr:5.10.2 cr:5.10.3",
    "brawl.team_attack": "cr:5.12.1",
    "brawl.attack": "w:damage-rating gl:symbols cr:1.8.1.1.1 gl:team-attack d:p-13",
    "brawl.damage_window": "cr:5.11.3",
    "brawl.retract": "w:brawl-phase w:hide-matrix",
    "brawl.over": "cr:5.8.1",
    # Damage.
    "damage.begin": "w:damage-rating",
    "damage.still_left": "w:damage-rating r:3.6.1 d:stop-ends-damage",
    "damage.card_missing": "w:how-to-play d:p-5",
    "damage.turn_card": "cr:5.11.1 cr:5.11.2",
    "damage.flip": "r:3.6.1 cr:5.11.2.1 d:p-12 d:p-23",
    "damage.flip_window": "r:3.6.2 cr:5.11.2.1 d:p-11 d:p-24",
    "damage.end": "w:damage-rating",
    # The End Phase.
    "end_phase.play_step": "w:end-phase",
    "end_phase.charge_step": "w:end-phase gl:1.7",
    "end_phase.reset_step": "r:3.5.3 w:end-phase d:p-3",
    "end_phase.hand_limit": "r:4.3.2 d:p-6",
    # What the rules do by themselves.
    "check:prohibited": "cr:1.3.2",
    "check:beneath_falls": "d:pile-falls-apart",
    "check:destroyed_to_discard": "r:3.4.2",
    "check:own_change_of_damage": "cr:5.11.2.1.1 d:p-14 d:own-change-of-damage",
    "loop": "d:endless-loop",
    # Why something may not be done.
    "reason:no_such_action": "gl:1.14",
    "reason:never_asked": "gl:1.14",
    "reason:game_over": "d:p-5",
    "reason:card_moved_on": "r:4.1.3",
    "reason:not_your_card": "gl:1.14",
    "reason:not_valid_here": "r:3.3.3",
    "reason:skills_negated": "cr:1.3.1",
    "reason:once_per_turn": "cr:1.3.1",
    "reason:condition_not_met": "cr:1.3.1 d:conditional-stop",
    "reason:not_enough_energy": "cr:1.7.1.1 gl:1.15.2 gl:2.4 gl:symbols",
    "reason:not_active": "cr:6.2.1.3",
    "reason:not_enough_deck": "cr:6.2.1.3",
    "reason:no_card_to_pay_with": "cr:6.2.1.3",
    "reason:not_all_of_it": "cr:6.2.1.3",
    "reason:no_priority": "r:3.4.1 r:3.5.1 gl:1.14",
    "reason:no_window": "r:3.4.1 r:3.5.1 gl:1.14",
    "reason:damage_not_interrupted": "cr:5.11.2 r:3.6.1",
    "reason:flip_only_from_damage": "r:3.6.1 d:no-flip-in-tie-break",
    "reason:no_damage_now": "r:3.6.1",
    "reason:not_a_flip": "r:3.6.1",
    "reason:not_a_deck_card": "cr:1.1.2",
    "reason:only_from_hand": "r:4.1.1 cr:6.2.1",
    "reason:no_fitting_character": "r:3.3.1.1 d:ultra-is-part-of-the-name d:rank-before-the-name",
    "reason:no_legal_target": "gl:1.13 d:p-22",
    "reason:only_in_energize_step": "r:3.7.1",
    "reason:one_energy_each": "r:3.7.1",
    "reason:not_activated_by_hand": "r:4.4.1",
    "reason:not_waiting": "cr:6.3.2",
    "reason:entered_earlier": "r:4.4.2 cr:4.4.3",
    "reason:starting_player_enters_first": "r:4.4.2 cr:6.3.3 d:p-1",
}


def _expanded(short: str) -> tuple[Citation, ...]:
    found = []
    for code in short.split():
        prefix, _, number = code.partition(":")
        stem, strength = _PREFIXES[prefix]
        found.append(Citation(stem + number, strength))
    return tuple(found)


BAKUGAN_2019 = {name: _expanded(short) for name, short in _BAKUGAN_2019.items()}
