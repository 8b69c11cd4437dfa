"""English: Dragon Ball Super Card Game (Masters): what a step says."""

from __future__ import annotations

STEPS = {
    "step:checkpoint.next_skill:next_skill:turn_player": (
        "{actor:s} {skill} resolves next: the turn player's skills come before the opponent's."
    ),
    "step:checkpoint.next_skill:next_skill:turn_player:several": (
        "{actor} chooses {skill} to resolve next; the turn player's skills come before the opponent's."
    ),
    "step:checkpoint.next_skill:next_skill:opponent": (
        "{actor:s} {skill} resolves next: no skill of the turn player is waiting."
    ),
    "step:checkpoint.next_skill:next_skill:opponent:several": (
        "{actor} chooses {skill} to resolve next; no skill of the turn player is waiting."
    ),
    "step:resolve_auto.still_legal:once_per_turn": "{skill} does nothing: it has been used this turn.",
    "step:resolve_auto.still_legal:condition_not_met": "{skill} does nothing: its condition is not met.",
    "step:resolve_auto.pay_or_decline:resolve": "{skill} resolves.",
    "step:resolve_auto.pay_or_decline:resolve:yes": "{actor} uses {skill}.",
    "step:resolve_auto.pay_or_decline:declined": "{actor} does not use {skill}.",
    "step:resolve_auto.pay_or_decline:declined:only_option": "{actor} cannot pay for {skill}.",
    "step:resolve_auto.perform:negated": "{skill} does nothing: a counter has negated it.",
    "step:activate.paid:declared": "{actor} activates {skill}.",
    "step:activate.perform:negated": "{skill} does nothing: a counter has negated it.",
    "step:counter_window.answer:pass": "{actor} does not counter.",
    "step:counter_window.answer:pass:only_option": "Nobody answers.",
    "step:counter_window.answer:declared": "{actor} answers with {skill}.",
    "step:counter_window.activated:activated": "{skill} is activated; the other player may counter it.",
    "step:counter_window.resolve_last:resolve": (
        "{skill} resolves: counters come first, starting with the last."
    ),
    "step:counter_window.resolve_last:negated": "{skill} does nothing: another counter has negated it.",
    "step:setup.redraw:pass": "{actor} keeps the hand.",
    "step:setup.life": "Eight cards of each deck become life.",
    "step:setup.opening_hands": "Both players draw six cards.",
    "step:charge_phase.draw:no_first_draw": (
        "{actor} draws nothing: whoever begins does not draw in the first turn."
    ),
    "step:charge_phase.charge:pass": "{actor} places no energy.",
    "step:battle.offense_act:pass": "{actor} does nothing more in the Offense Step.",
    "step:battle.defense_act:pass": "{actor} does nothing more in the Defense Step.",
    "step:main_phase.act:pass": "{actor} does nothing more in the Main Phase.",
    "step:play.declare:declared": "{actor} plays {card} and pays for it.",
    "step:play.enter": "{played_card} enters the Battle Area.",
    "step:play.enter:negated": (
        "{move_card} goes to the Drop Area: its play was negated, and the cost stays paid."
    ),
    "step:evolve.declare:declared": "{actor} activates {skill} and pays for it.",
    "step:evolve.put_on_top": (
        "{on_top_card} goes on top of {on_top_other} and takes over its mode and power changes."
    ),
    "step:evolve.put_on_top:failed": "{move_card} goes to the Drop Area: the [Evolve] has failed.",
    "step:xeno_evolve.declare:declared": "{actor} activates {skill} and pays for it.",
    "step:xeno_evolve.to_warp": "{move_card} goes to the Warp.",
    "step:xeno_evolve.to_warp:failed": "{move_card} goes to the Drop Area: the [Xeno-Evolve] has failed.",
    "step:xeno_evolve.enter": "{played_card} enters the Battle Area and takes nothing over.",
    "step:activate.flip": "{flip_card} is turned over; it keeps its mode and its power changes.",
    "step:swap.declare:declared": "{actor} activates {skill}.",
    "step:swap.choose:negated": "{skill} does nothing: a counter has negated it.",
    "step:swap.play_swapped:negated": "{skill} does nothing: a counter has negated it.",
    "step:swap.return_card": "{move_card} returns to its owner's hand.",
    "step:over_realm.declare:declared": "{actor} activates {skill}.",
    "step:over_realm.drop_to_warp": "The whole Drop Area goes to the Warp.",
    "step:over_realm.play_from_realm:negated": "The play is negated; what was paid stays paid.",
    "step:union_fusion.drop_set": "{move_card} go to the Drop Area as a cost.",
    "step:union_fusion.play_fused:negated": "The play is negated; what was paid stays paid.",
    "step:union_potara.put_on_pair:negated": "The play is negated; what was paid stays paid.",
    "step:union_potara.put_on_pair:failed": "{skill} fails: a named card is gone.",
    "step:union_absorb.put_on_absorber:negated": "{skill} does nothing: a counter has negated it.",
    "step:battle.declaration": "{attack_card} attacks {attack_other} and rests.",
    "step:combo.move": "{combo_card} goes to the Combo Area.",
    "step:battle.comparison:attack_succeeds": ("{power} against {against}: {attacker} wins against {guard}."),
    "step:battle.comparison:attack_fails": (
        "{power} against {against}: the attack of {attacker} fails, and nothing happens to {guard}."
    ),
    "step:battle.deal_damage:damage": "The attack deals {count} damage.",
    "step:battle.victory_strike:victory": (
        "The attack would deal damage: {win_player} wins the game with [Victory Strike]."
    ),
    "step:resolve_later.perform:resolve": "{skill} does now what it had put off.",
    "step:battle.ko_guard": "{ko_card} is KO'd and goes to the Drop Area.",
    "step:battle.ko_guard:remove": "{ko_card} is KO'd and leaves the game.",
    "step:damage.one_damage": "{actor} takes a life card.",
    "step:battle.combo_to_drop:remove": "The combo cards leave the Combo Area.",
    "step:battle.combo_to_drop": "The combo cards go to the Drop Area: {move_card}.",
    "note:attack_negated": "The battle ends here: the attack has been negated.",
    "note:attacker_gone": "The battle ends here: the attacker is gone.",
    "note:guard_gone": "The battle ends here: the guard card is gone.",
    "note:attack_succeeds": "The attacker wins the battle.",
    "note:attack_fails": "The attack fails; nothing happens to either card.",
    "note:damage": "The attack deals {count} damage.",
    "note:no_first_draw": "Whoever begins does not draw in the first turn.",
    "note:repeated": "The End Phase is repeated for a skill that has not been triggered yet.",
    "note:victory": "The attack would deal damage, so [Victory Strike] wins the game.",
}
