"""French: Dragon Ball Super Card Game (Masters): what a step says."""

from __future__ import annotations

STEPS = {
    "step:checkpoint.next_skill:next_skill:turn_player": (
        "{skill} ({actor}) se résout ensuite : les Capacités du joueur actif passent avant celles de "
        "l'adversaire."
    ),
    "step:checkpoint.next_skill:next_skill:turn_player:several": (
        "{actor} choisit de résoudre {skill} ; les Capacités du joueur actif passent avant celles de "
        "l'adversaire."
    ),
    "step:checkpoint.next_skill:next_skill:opponent": (
        "{skill} ({actor}) se résout ensuite : le joueur actif n'a pas de Capacité en suspens."
    ),
    "step:checkpoint.next_skill:next_skill:opponent:several": (
        "{actor} choisit de résoudre {skill} ; le joueur actif n'a pas de Capacité en suspens."
    ),
    "step:resolve_auto.still_legal:once_per_turn": "{skill} ne fait rien : déjà utilisée ce tour.",
    "step:resolve_auto.still_legal:condition_not_met": (
        "{skill} ne fait rien : sa condition n'est pas remplie."
    ),
    "step:resolve_auto.pay_or_decline:resolve": "{skill} se résout.",
    "step:resolve_auto.pay_or_decline:resolve:yes": "{actor} utilise {skill}.",
    "step:resolve_auto.pay_or_decline:declined": "{actor} n'utilise pas {skill}.",
    "step:resolve_auto.pay_or_decline:declined:only_option": "{actor} ne peut pas payer {skill}.",
    "step:resolve_auto.perform:negated": "{skill} ne fait rien : un contre l'a annulée.",
    "step:activate.paid:declared": "{actor} active {skill}.",
    "step:activate.perform:negated": "{skill} ne fait rien : un contre l'a annulée.",
    "step:counter_window.answer:pass": "{actor} ne contre pas.",
    "step:counter_window.answer:pass:only_option": "Personne ne répond.",
    "step:counter_window.answer:declared": "{actor} répond avec {skill}.",
    "step:counter_window.activated:activated": "{skill} est activée ; l'autre joueur peut la contrer.",
    "step:counter_window.resolve_last:resolve": (
        "{skill} se résout : les contres passent d'abord, le dernier avant les autres."
    ),
    "step:counter_window.resolve_last:negated": "{skill} ne fait rien : un autre contre l'a annulée.",
    "step:setup.redraw:pass": "{actor} garde sa main.",
    "step:setup.life": "Huit cartes de chaque deck deviennent les points de vie.",
    "step:setup.opening_hands": "Les deux joueurs piochent six cartes.",
    "step:charge_phase.draw:no_first_draw": (
        "{actor} ne pioche pas : celui qui commence ne pioche pas au premier tour."
    ),
    "step:charge_phase.charge:pass": "{actor} ne place pas de source d'énergie.",
    "step:battle.offense_act:pass": "{actor} ne fait plus rien dans l'étape d'Attaque.",
    "step:battle.defense_act:pass": "{actor} ne fait plus rien dans l'étape de Défense.",
    "step:main_phase.act:pass": "{actor} ne fait plus rien dans la phase principale.",
    "step:play.declare:declared": "{actor} met {card} en jeu et paie son coût.",
    "step:play.enter": "{played_card} arrive dans la Zone de Combat.",
    "step:play.enter:negated": (
        "{move_card} va dans la Zone de Dispersion : sa mise en jeu est annulée, le coût reste payé."
    ),
    "step:evolve.declare:declared": "{actor} active {skill} et paie son coût.",
    "step:evolve.put_on_top": (
        "{on_top_card} se place sur {on_top_other} et en reprend le mode et les changements de puissance."
    ),
    "step:evolve.put_on_top:failed": "{move_card} va dans la Zone de Dispersion : l'[Évolution] a échoué.",
    "step:xeno_evolve.declare:declared": "{actor} active {skill} et en paie le coût.",
    "step:xeno_evolve.to_warp": "{move_card} va dans la Dimension parallèle.",
    "step:xeno_evolve.to_warp:failed": (
        "{move_card} va dans la Zone de Dispersion : l'[Évolution-Xeno] a échoué."
    ),
    "step:xeno_evolve.enter": "{played_card} entre dans la Zone de Combat et ne reprend rien.",
    "step:activate.flip": "{flip_card} est retournée ; elle garde son mode et ses changements de puissance.",
    "step:swap.declare:declared": "{actor} active {skill}.",
    "step:swap.choose:negated": "{skill} ne fait rien : un contre l'a annulée.",
    "step:swap.play_swapped:negated": "{skill} ne fait rien : un contre l'a annulée.",
    "step:swap.return_card": "{move_card} retourne dans la main de son propriétaire.",
    "step:over_realm.declare:declared": "{actor} active {skill}.",
    "step:over_realm.drop_to_warp": "Toute la Zone de Dispersion part dans la Dimension parallèle.",
    "step:over_realm.play_from_realm:negated": "La mise en jeu est annulée ; ce qui a été payé reste payé.",
    "step:union_fusion.drop_set": "Vont dans la Zone de Dispersion comme coût : {move_card}.",
    "step:union_fusion.play_fused:negated": "La mise en jeu est annulée ; ce qui a été payé reste payé.",
    "step:union_potara.put_on_pair:negated": "La mise en jeu est annulée ; ce qui a été payé reste payé.",
    "step:union_potara.put_on_pair:failed": "{skill} échoue : une carte nommée n'est plus là.",
    "step:union_absorb.put_on_absorber:negated": "{skill} ne fait rien : un contre l'a annulée.",
    "step:battle.declaration": "{attack_card} attaque {attack_other} et passe en mode Inertie.",
    "step:combo.move": "{combo_card} va dans la Zone de Combo.",
    "step:battle.comparison:attack_succeeds": ("{power} contre {against} : {attacker} gagne face {guard:à}."),
    "step:battle.comparison:attack_fails": (
        "{power} contre {against} : l'attaque {attacker:de} échoue et rien n'arrive {guard:à}."
    ),
    "step:battle.deal_damage:damage": "L'attaque inflige {count:dégât|dégâts}.",
    "step:battle.victory_strike:victory": (
        "L'attaque infligerait des dégâts : {win_player} gagne la partie avec [Frappe de la Victoire]."
    ),
    "step:resolve_later.perform:resolve": "{skill} fait maintenant ce qui était remis à plus tard.",
    "step:battle.ko_guard": "{ko_card} est mise KO et va dans la Zone de Dispersion.",
    "step:battle.ko_guard:remove": "{ko_card} est mise KO et quitte la partie.",
    "step:damage.one_damage": "{actor} prend un point de vie.",
    "step:battle.combo_to_drop:remove": "Les cartes de Combo quittent la Zone de Combo.",
    "step:battle.combo_to_drop": "Les cartes de Combo vont dans la Zone de Dispersion : {move_card}.",
    "note:attack_negated": "Le combat s'arrête ici : l'attaque a été annulée.",
    "note:attacker_gone": "Le combat s'arrête ici : la carte attaquante n'est plus là.",
    "note:guard_gone": "Le combat s'arrête ici : la carte de défense n'est plus là.",
    "note:attack_succeeds": "L'attaquant gagne le combat.",
    "note:attack_fails": "L'attaque échoue ; rien n'arrive aux deux cartes.",
    "note:damage": "L'attaque inflige {count:dégât|dégâts}.",
    "note:no_first_draw": "Celui qui commence ne pioche pas au premier tour.",
    "note:repeated": "La phase de Fin recommence pour une Capacité qui n'a pas encore été déclenchée.",
    "note:victory": "L'attaque infligerait des dégâts, donc [Frappe de la Victoire] gagne la partie.",
}
