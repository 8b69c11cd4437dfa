"""French: Dragon Ball Super Card Game (Masters)."""

from __future__ import annotations

_TERMS = {
    "zone.leader": "Zone du Leader",
    "zone.leader.to": "dans la Zone du Leader",
    "zone.leader.from": "de la Zone du Leader",
    "zone.leader.in": "dans la Zone du Leader",
    "zone.battle": "Zone de Combat",
    "zone.battle.to": "dans la Zone de Combat",
    "zone.battle.from": "de la Zone de Combat",
    "zone.battle.in": "dans la Zone de Combat",
    "zone.combo": "Zone de Combo",
    "zone.combo.to": "dans la Zone de Combo",
    "zone.combo.from": "de la Zone de Combo",
    "zone.combo.in": "dans la Zone de Combo",
    "zone.energy": "Zone d'Énergie",
    "zone.energy.to": "dans la Zone d'Énergie",
    "zone.energy.from": "de la Zone d'Énergie",
    "zone.energy.in": "dans la Zone d'Énergie",
    "zone.hand": "Main",
    "zone.hand.to": "dans la main",
    "zone.hand.from": "de la main",
    "zone.hand.in": "dans la main",
    "zone.life": "Zone de Vie",
    "zone.life.to": "dans la Zone de Vie",
    "zone.life.from": "de la Zone de Vie",
    "zone.life.in": "dans la Zone de Vie",
    "zone.deck": "Zone du Deck",
    "zone.deck.to": "dans le deck",
    "zone.deck.from": "du deck",
    "zone.deck.in": "dans le deck",
    "zone.drop": "Zone de Dispersion",
    "zone.drop.to": "dans la Zone de Dispersion",
    "zone.drop.from": "de la Zone de Dispersion",
    "zone.drop.in": "dans la Zone de Dispersion",
    "zone.warp": "Dimension parallèle",
    "zone.warp.to": "dans la Dimension parallèle",
    "zone.warp.from": "de la Dimension parallèle",
    "zone.warp.in": "dans la Dimension parallèle",
    "value.power": "puissance",
    "value.energy": "coût en énergie",
    "value.combo_cost": "coût de Combo",
    "value.combo_power": "puissance de Combo",
    "mode.active": "mode Action",
    "mode.rest": "mode Inertie",
    "timing.auto": "[Auto.]",
    "timing.permanent": "[Permanent]",
    "timing.activate_main": "[Activation : Principale]",
    "timing.activate_battle": "[Activation : Combat]",
    "timing.evolve": "[Évolution]",
    "timing.counter_play": "[Contre : Mise en jeu]",
    "timing.counter_attack": "[Contre : Attaque]",
    "timing.counter_battle_card_attack": "[Counter : Battle Card Attack]",
    "timing.counter_counter": "[Contre : Contre]",
    "keyword.blocker": "[Bloqueur]",
    "keyword.revenge": "[Vengeance]",
    "keyword.double_strike": "[Double frappe]",
    "keyword.triple_strike": "[Triple frappe]",
    "keyword.quadruple_strike": "[Quadruple frappe]",
    "keyword.critical": "[Coup critique]",
    "keyword.barrier": "[Barrière]",
    "cause.attack": "à une attaque",
    "cause.play": "à une mise en jeu",
    "cause.counter": "à un contre",
    "cause.activated": "à une Capacité activée",
    "cause.resolved": "à une Capacité résolue",
    "until.combo": "pour ce combat",
    "role.attacker": "carte attaquante",
    "role.guard": "carte de défense",
    "phase.charge": "phase de Recharge",
    "phase.main": "phase principale",
    "phase.end": "phase de Fin",
}

_ACTS = {
    "act:attack": "attaquer {target} avec {subject}",
    "act:combo": "faire un Combo avec {subject}",
    "act:play": "mettre {subject} en jeu",
    "act:evolve": "faire évoluer {target} en {subject}",
    "act:counter": "répondre avec {subject}",
    "act:activate": "activer {subject}",
    "did:attack": "{player} attaque {target} avec {subject}",
    "did:combo": "{player} fait un Combo avec {subject}",
    "did:play": "{player} met {subject} en jeu",
    "did:evolve": "{player} fait évoluer {target} en {subject}",
    "did:counter": "{player} répond avec {subject}",
    "did:activate": "{player} active {subject}",
    "subject:main_phase": "l'action de la phase principale",
    "subject:offense_step": "les actions de l'étape d'Attaque",
    "subject:defense_step": "les actions de l'étape de Défense",
    "subject:life_card": "la carte de vie",
    "subject:attack": "l'attaque",
    "option:battle.offense_act:pass": "Plus rien dans l'étape d'Attaque",
    "option:battle.defense_act:pass": "Plus rien dans l'étape de Défense",
    "option:counter_window.answer:pass": "Pas de contre",
    "ask:main_phase.act": "Que fait {player} dans la phase principale ?",
    "ask:battle.offense_act": "{player} fait-il un Combo ou active-t-il une Capacité dans l'étape d'Attaque ?",
    "ask:battle.defense_act": "{player} fait-il un Combo ou active-t-il une Capacité dans l'étape de Défense ?",
    "ask:counter_window.answer": "{player} joue-t-il un contre ? Cause : {subject}.",
    "ask:checkpoint.next_skill": "Quelle Capacité en suspens {player:de} se résout ensuite ?",
    "ask:resolve_auto.pay_or_decline": "{player} utilise-t-il {subject} ?",
    "ask:pay.energy": "Quelle énergie {player} met-il en mode Inertie pour payer ?",
    "ask:damage.one_damage": "Quelle carte de vie prend {player} ?",
    "ask:replacement.decide": "{player} utilise-t-il {subject} à la place de ce qui devait se passer ?",
    "ask:program.instruction": "Que choisit {player} pour {subject} ?",
    "ask:program.instruction:may": "{player} fait-il ce que propose {subject} ?",
}

_STEPS = {
    "step:checkpoint.next_skill:next_skill:turn_player": (
        "{skill} ({actor}) se résout ensuite : les Capacités du joueur actif passent avant celles de l'adversaire."
    ),
    "step:checkpoint.next_skill:next_skill:turn_player:several": (
        "{actor} choisit de résoudre {skill} ; les Capacités du joueur actif passent avant celles de l'adversaire."
    ),
    "step:checkpoint.next_skill:next_skill:opponent": (
        "{skill} ({actor}) se résout ensuite : le joueur actif n'a pas de Capacité en suspens."
    ),
    "step:checkpoint.next_skill:next_skill:opponent:several": (
        "{actor} choisit de résoudre {skill} ; le joueur actif n'a pas de Capacité en suspens."
    ),
    "step:resolve_auto.still_legal:once_per_turn": "{skill} ne fait rien : déjà utilisée ce tour.",
    "step:resolve_auto.still_legal:condition_not_met": "{skill} ne fait rien : sa condition n'est pas remplie.",
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
    "step:battle.offense_act:pass": "{actor} ne fait plus rien dans l'étape d'Attaque.",
    "step:battle.defense_act:pass": "{actor} ne fait plus rien dans l'étape de Défense.",
    "step:main_phase.act:pass": "{actor} ne fait plus rien dans la phase principale.",
    "step:play.declare:declared": "{actor} joue {card} et paie son coût.",
    "step:play.enter": "{played_card} arrive dans la Zone de Combat.",
    "step:play.enter:negated": (
        "{move_card} va dans la Zone de Dispersion : sa mise en jeu est annulée, le coût reste payé."
    ),
    "step:evolve.declare:declared": "{actor} active {skill} et paie son coût.",
    "step:evolve.put_on_top": (
        "{on_top_card} se place sur {on_top_other} et garde son mode et ses changements de puissance."
    ),
    "step:evolve.put_on_top:failed": "{move_card} va dans la Zone de Dispersion : l'[Évolution] a échoué.",
    "step:battle.declaration": "{attack_card} attaque {attack_other} et passe en mode Inertie.",
    "step:combo.move": "{combo_card} va dans la Zone de Combo.",
    "step:battle.comparison:attack_succeeds": ("{power} contre {against} : {attacker} gagne face à {guard}."),
    "step:battle.comparison:attack_fails": (
        "{power} contre {against} : l'attaque {attacker:de} échoue et rien n'arrive à {guard}."
    ),
    "step:battle.deal_damage:damage": "L'attaque inflige {count:dégât|dégâts}.",
    "step:battle.ko_guard": "{ko_card} est mise KO et va dans la Zone de Dispersion.",
    "step:damage.one_damage": "{actor} prend une carte de vie.",
    "step:battle.combo_to_drop": "Les cartes de Combo vont dans la Zone de Dispersion : {move_card}.",
    "note:attack_negated": "Le combat s'arrête ici : l'attaque a été annulée.",
    "note:attacker_gone": "Le combat s'arrête ici : la carte attaquante n'est plus là.",
    "note:guard_gone": "Le combat s'arrête ici : la carte de défense n'est plus là.",
    "note:attack_succeeds": "L'attaquant gagne le combat.",
    "note:attack_fails": "L'attaque échoue ; rien n'arrive aux deux cartes.",
    "note:damage": "L'attaque inflige {count:dégât|dégâts}.",
}

_EVENTS = {
    "event:mode:rest": "{card} passe en mode Inertie.",
    "event:mode:active": "{card} passe en mode Action.",
    "event:mode_blank:cost": "{player} met {amount:énergie|énergies} en mode Inertie pour payer.",
    "event:attack": "{card} attaque {other}.",
    "event:offense_begins": "L'étape d'Attaque commence.",
    "event:defense_begins": "L'étape de Défense commence.",
    "event:damage_begins": "L'étape des Dégâts commence.",
    "event:comparison": "",
    "event:about_to_damage": "",
    "event:damage_dealt": "",
    "event:knocked_out": "",
    "event:battle_ends": "Le combat prend fin.",
    "event:battle_over": "",
    "event:combo": "{player} fait un Combo avec {card}.",
    "event:damage": "{player} subit {amount:dégât|dégâts}.",
    "event:evolved": "",
    "event:counter_activated": "{player} active {named}.",
    "event:role_guard": "{card} est maintenant la carte de défense.",
    "event:modify:combo": "{source} donne {change} de {value} à {card}.",
    "event:expire:combo": "La puissance des Combos disparaît.",
    "event:move_blank:deck>drop": "La carte du dessus du deck {player:de} va dans la Zone de Dispersion.",
    "event:move_blank:life>hand": "{player} prend une carte de vie en main.",
    "event:move_blank:life>drop": "Une carte de vie {player:de} va dans la Zone de Dispersion.",
    "event:move:check:zero_power": "{card} va dans la Zone de Dispersion : sa puissance est de 0 ou moins.",
    "event:move:check:stray_combo": "{card} va dans la Zone de Dispersion : il n'y a plus de combat.",
    "event:win:check:loss": "{player} gagne : l'adversaire n'a plus de vie ou plus de deck.",
    "event:win:check:loss:draw": "Partie nulle : les deux joueurs n'ont plus de vie ou plus de deck.",
}

_RULES = {
    "rule:checkpoint.next_skill": (
        "Les Capacités en suspens se résolvent une par une : d'abord celles du joueur actif, chacun dans l'ordre voulu."
    ),
    "rule:pay.rest_self": "Mettre la carte en mode Inertie fait partie du coût.",
    "rule:resolve_auto.still_legal": (
        "Une Capacité en suspens ne fait rien si elle est épuisée ou si sa condition n'est pas remplie."
    ),
    "rule:resolve_auto.pay_or_decline": "Une Capacité [Auto.] se paie à sa résolution, et on peut y renoncer.",
    "rule:resolve_auto.activated": "Une Capacité activée peut être contrée.",
    "rule:resolve_auto.perform": "Une Capacité en suspens s'applique même si sa carte n'est plus là.",
    "rule:resolve_auto.resolved": "Une Capacité résolue peut être contrée.",
    "rule:resolve_auto.count_off": "Une Capacité résolue ou refusée n'est plus en suspens.",
    "rule:activate.paid": "On annonce la Capacité, puis on paie tout son coût.",
    "rule:activate.activated": "Une Capacité activée peut être contrée.",
    "rule:activate.to_drop": "Une carte Extra va dans la Zone de Dispersion quand sa Capacité se résout.",
    "rule:activate.perform": "La Capacité s'applique, sauf si un contre l'a arrêtée.",
    "rule:activate.resolved": "Une Capacité résolue peut être contrée.",
    "rule:counter_window.opens": (
        "L'adversaire peut contrer maintenant ; pendant cette fenêtre aucune autre ne s'ouvre."
    ),
    "rule:counter_window.rule_processing": (
        "Les règles remettent d'abord le plateau en ordre, mais aucune Capacité [Auto.] ne se résout."
    ),
    "rule:counter_window.answer": "Un contre répond à une chose, et les joueurs alternent.",
    "rule:counter_window.activated": "L'autre joueur peut contrer un contre activé.",
    "rule:counter_window.resolve_last": "Le dernier contre activé se résout en premier.",
    "rule:counter_window.placed": "Ensuite le contre va dans la Zone de Dispersion, même annulé.",
    "rule:counter_window.closes": "Après les contres, l'action continue si elle le peut encore.",
    "rule:main_phase.checkpoint": "Les Capacités en suspens se résolvent avant l'action suivante.",
    "rule:main_phase.act": "Le joueur actif fait une chose à la fois, dans l'ordre voulu.",
    "rule:play.declare": "Mettre en jeu, c'est montrer la carte, la payer et l'annoncer.",
    "rule:play.window": "Une mise en jeu annoncée peut être contrée une fois.",
    "rule:play.enter": (
        "La carte arrive dans la Zone de Combat, ou va dans la Zone de Dispersion si sa mise en jeu est annulée."
    ),
    "rule:evolve.declare": "On annonce l'[Évolution] avec la carte à recouvrir, et on la paie.",
    "rule:evolve.activated": "Une [Évolution] peut être contrée comme une mise en jeu.",
    "rule:evolve.put_on_top": (
        "La nouvelle carte garde le mode, les changements de puissance et sa place au combat ; rien d'autre."
    ),
    "rule:evolve.resolved": "Après une [Évolution], l'adversaire peut contrer encore une fois.",
    "rule:battle.declaration": (
        "L'attaquant passe en mode Inertie et désigne sa cible ; ce qui se déclenche attend alors."
    ),
    "rule:battle.counter_window": "Les contres à une attaque passent avant toute Capacité [Auto.].",
    "rule:battle.attack_checkpoint": (
        "Ici se résolvent les Capacités d'attaque, celles du joueur actif avant un [Bloqueur]."
    ),
    "rule:battle.still_valid": (
        "Une attaque annulée, ou dont une carte n'est plus là, passe directement à la fin du combat."
    ),
    "rule:battle.offense_begins": "L'étape d'Attaque appartient au joueur actif.",
    "rule:battle.offense_checkpoint": (
        "Les Capacités en suspens se résolvent avant l'action suivante de l'étape d'Attaque."
    ),
    "rule:battle.offense_valid": "Sans carte attaquante ou carte de défense, le combat prend fin.",
    "rule:battle.offense_act": (
        "Dans l'étape d'Attaque, le joueur actif fait ses Combos carte par carte ou active des Capacités."
    ),
    "rule:battle.defense_begins": "L'étape de Défense appartient au joueur attaqué.",
    "rule:battle.defense_checkpoint": (
        "Les Capacités en suspens se résolvent avant l'action suivante de l'étape de Défense."
    ),
    "rule:battle.defense_valid": "Sans carte attaquante ou carte de défense, le combat prend fin.",
    "rule:battle.defense_act": (
        "Dans l'étape de Défense, le joueur attaqué fait ses Combos carte par carte ou active des Capacités."
    ),
    "rule:battle.damage_begins": "L'étape des Dégâts commence ; plus personne ne fait de Combo.",
    "rule:battle.damage_checkpoint": "Les Capacités en suspens se résolvent avant de comparer les puissances.",
    "rule:battle.damage_valid": "Sans carte attaquante ou carte de défense, le combat prend fin.",
    "rule:battle.attack_combo_power": "La puissance de Combo du joueur actif s'ajoute à l'attaquant.",
    "rule:battle.guard_combo_power": "La puissance de Combo du joueur attaqué s'ajoute à la carte de défense.",
    "rule:battle.comparison": "L'attaquant gagne dès qu'il a au moins la puissance de la carte de défense.",
    "rule:battle.about_to_damage": "Ce qui se déclenche en infligeant des dégâts se résout avant eux.",
    "rule:battle.deal_damage": "Un Leader subit 1 dégât, ou ce que dit la plus forte [Frappe].",
    "rule:battle.damage_dealt": "Ce que déclenchent les dégâts infligés se met en suspens.",
    "rule:battle.ko_guard": "Une carte de Combat qui perd est mise KO.",
    "rule:battle.result_checkpoint": "Ici se résolvent les Capacités liées au résultat.",
    "rule:battle.combo_to_drop": "Après le combat, les cartes de Combo vont dans la Zone de Dispersion.",
    "rule:battle.combo_power_ends": "La puissance des Combos ne dure que le combat.",
    "rule:battle.end_of_battle": "Ici se résolvent les Capacités de fin de combat, dont [Vengeance].",
    "rule:battle.effects_end": "Ce qui dure le temps du combat prend fin.",
    "rule:battle.over": "Le combat est terminé.",
    "rule:combo.pay_cost": "Le coût de Combo se paie avant de déplacer la carte.",
    "rule:combo.move": "La carte va dans la Zone de Combo ; cela ne se contre pas.",
    "rule:damage.begin": "Les dégâts s'infligent un par un.",
    "rule:damage.one_damage": (
        "Le joueur touché choisit chaque carte de vie ; avec [Coup critique] elle va dans la Zone de Dispersion."
    ),
    "rule:damage.end": "Tous les dégâts ont été infligés.",
    "check:loss": "Plus de vie ou plus de deck : on perd aussitôt ; les deux ensemble, partie nulle.",
    "check:ko_to_drop": "Une carte mise KO va dans la Zone de Dispersion de son propriétaire.",
    "check:zero_power": (
        "Une carte de Combat à 0 de puissance ou moins va dans la Zone de Dispersion ; ce n'est pas un KO."
    ),
    "check:stray_combo": "Hors combat, les cartes de Combo vont dans la Zone de Dispersion.",
    "rule:loop": "Une boucle que personne ne peut arrêter donne une partie nulle.",
}

_REASONS = {
    "reason:not_active": "La carte est déjà en mode Inertie, le coût ne peut pas être payé.",
    "reason:only_in_main_phase": "C'est possible seulement entre deux actions de la phase principale.",
    "reason:not_turn_player": "Ce n'est pas le tour de ce joueur.",
    "reason:no_attack_on_first_turn": "Le premier joueur n'attaque pas à son premier tour.",
    "reason:not_your_attacker": "Seul un Leader ou une carte de Combat à soi, en jeu, peut attaquer.",
    "reason:attacker_rested": "La carte attaquante est déjà en mode Inertie.",
    "reason:own_card": "On n'attaque pas ses propres cartes.",
    "reason:not_in_play": "La cible n'est pas en jeu.",
    "reason:target_active": "Une carte de Combat en mode Action ne peut pas être attaquée.",
    "reason:combo_only_in_battle_steps": "Un Combo se fait seulement à l'étape d'Attaque ou de Défense.",
    "reason:not_your_step": "Cette étape appartient à l'autre joueur.",
    "reason:combo_from_hand_or_battle_area": "Une carte de Combo vient de sa propre main ou Zone de Combat.",
    "reason:combo_card_rested": "Une carte en mode Inertie ne peut pas servir de Combo.",
    "reason:combo_card_in_battle": "Une carte qui participe à ce combat ne peut pas servir de Combo.",
    "reason:combo_needs_battle_card": "Seules les cartes de Combat servent de Combo.",
    "reason:combo_needs_combo_power": "La carte n'a pas de puissance ou de coût de Combo.",
    "reason:only_from_hand": "Cela ne marche que depuis sa propre main.",
    "reason:not_a_battle_card": "Seules les cartes de Combat se jouent ainsi.",
    "reason:no_evolve_skill": "La carte n'a pas [Évolution].",
    "reason:cannot_evolve_onto": "La carte du dessous n'est pas celle que demande son [Évolution].",
    "reason:no_counter_window": "Il n'y a rien à contrer à ce moment.",
    "reason:own_action": "On ne contre pas sa propre action.",
    "reason:not_your_answer": "L'autre joueur répond d'abord ; une chose reçoit une seule réponse.",
    "reason:counter_of_another_kind": "Ce contre ne répond pas {cause}.",
    "reason:already_on_chain": "Ce contre a déjà servi dans cette fenêtre.",
    "reason:only_in_battle_steps": "C'est possible seulement à l'étape d'Attaque ou de Défense.",
    "reason:not_activated_by_hand": "Cette Capacité ne s'active pas à la main ; elle agit d'elle-même.",
    "reason:blocker_only_at_declaration": (
        "[Bloqueur] ne sert que juste après la déclaration d'attaque ; ce moment est passé."
    ),
    "reason:not_waiting": "La Capacité ne s'est pas déclenchée, elle n'est donc pas en suspens.",
    "reason:turn_player_first": "Les Capacités en suspens du joueur actif passent d'abord.",
    "reason:another_skill_resolves": "Une autre Capacité se résout ; elle va jusqu'au bout.",
}

_CLAIMS = {
    "moment:main_phase.act": "Entre deux actions de la phase principale",
    "moment:main_phase": "Entre deux actions de la phase principale",
    "moment:counter_window.answer": "Tant qu'un contre est possible",
    "moment:counter_window": "Quand une fenêtre de contre s'ouvre",
    "moment:battle.declaration": "À la déclaration de l'attaque",
    "moment:battle": "À la déclaration de l'attaque",
    "moment:battle.offense_act": "Dans l'étape d'Attaque",
    "moment:battle.defense_act": "Dans l'étape de Défense",
    "moment:battle.comparison": "Quand on compare les puissances",
    "moment:damage": "Quand les dégâts commencent",
    "moment:damage.one_damage": "Quand une carte de vie est prise",
    "moment:checkpoint.next_skill": "Quand vient la prochaine Capacité en suspens",
    "moment:battle.end_of_battle": "À la fin du combat",
    "claim:happens:role_guard": "{of} devient la carte de défense.",
    "claim:never:role_guard": "{of} ne devient pas la carte de défense.",
    "claim:happens:knocked_out": "{of} prend part à un KO au combat.",
    "claim:never:knocked_out": "{of} ne prend part à aucun KO au combat.",
    "claim:happens:about_to_damage": "{of} est sur le point d'infliger des dégâts.",
    "claim:never:about_to_damage": "{of} n'est jamais sur le point d'infliger des dégâts.",
    "claim:happens:damage_dealt": "{of} inflige des dégâts.",
    "claim:never:damage_dealt": "{of} n'inflige pas de dégâts.",
    "claim:happens:counter_activated": "{of} active un contre.",
    "claim:never:counter_activated": "{of} n'active pas de contre.",
    "claim:happens:offense_begins": "L'étape d'Attaque {of:de} commence.",
    "claim:never:offense_begins": "L'étape d'Attaque {of:de} ne commence pas.",
    "claim:happens:defense_begins": "L'étape de Défense {of:de} commence.",
    "claim:never:defense_begins": "L'étape de Défense {of:de} ne commence pas.",
    "claim:happens:damage_begins": "L'étape des Dégâts {of:de} commence.",
    "claim:never:damage_begins": "L'étape des Dégâts {of:de} ne commence pas.",
    "claim:happens:battle_ends": "Le combat {of:de} arrive à sa fin.",
    "claim:never:battle_ends": "Le combat {of:de} n'arrive pas à sa fin.",
}

DBS_MASTERS = _TERMS | _ACTS | _STEPS | _EVENTS | _RULES | _REASONS | _CLAIMS
