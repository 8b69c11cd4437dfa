"""French: Dragon Ball Super Card Game (Masters): one sentence for each rule and check."""

from __future__ import annotations

RULES = {
    "rule:checkpoint.next_skill": (
        "Les Capacités en suspens se résolvent une par une : d'abord celles du joueur actif, chacun dans "
        "l'ordre voulu."
    ),
    "rule:pay.rest_self": "Mettre la carte en mode Inertie fait partie du coût.",
    "rule:resolve_auto.still_legal": (
        "Une Capacité en suspens ne fait rien si elle est épuisée ou si sa condition n'est pas remplie."
    ),
    "rule:resolve_auto.pay_or_decline": (
        "Une Capacité [Auto.] se paie à sa résolution, et on peut y renoncer."
    ),
    "rule:resolve_auto.activated": "Une Capacité activée peut être contrée.",
    "rule:resolve_auto.perform": "Une Capacité en suspens s'applique même si sa carte n'est plus là.",
    "rule:resolve_auto.resolved": "Une Capacité résolue peut être contrée.",
    "rule:resolve_auto.count_off": "Une Capacité résolue ou refusée n'est plus en suspens.",
    "rule:resolve_later.perform": "Ce qu'une Capacité a remis à plus tard se fait au moment qu'elle a nommé.",
    "rule:resolve_later.count_off": "Ce qui était remis à plus tard et a été fait n'est plus en suspens.",
    "rule:activate.paid": "On annonce la Capacité, puis on paie tout son coût.",
    "rule:activate.activated": "Une Capacité activée peut être contrée.",
    "rule:activate.to_drop": "Une carte Extra va dans la Zone de Dispersion quand sa Capacité se résout.",
    "rule:activate.perform": "La Capacité s'applique, sauf si un contre l'a arrêtée.",
    "rule:activate.flip": (
        "Le Leader est retourné : mode, changements de puissance et rôle restent, les mots-clés reçus"
        " disparaissent."
    ),
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
    "rule:game.concession": (
        "Un joueur peut abandonner à tout moment et perd aussitôt ; aucune carte n'y change rien."
    ),
    "rule:looks:leader": "La Zone du Leader est ouverte : les deux joueurs peuvent la regarder.",
    "rule:looks:battle": (
        "La Zone de Combat est ouverte, cartes du dessous comprises : les deux joueurs peuvent la regarder."
    ),
    "rule:looks:combo": "La Zone de Combo est ouverte : les deux joueurs peuvent la regarder.",
    "rule:looks:energy": "La Zone d'Énergie est ouverte : les deux joueurs peuvent la regarder.",
    "rule:looks:hand": "Une main n'est vue que par son propre joueur.",
    "rule:looks:life": (
        "Les points de vie sont secrets : personne ne peut les regarder, pas même leur propriétaire."
    ),
    "rule:looks:deck": "Un deck est secret : aucun joueur ne peut le regarder.",
    "rule:looks:drop": "La Zone de Dispersion est ouverte : les deux joueurs peuvent la regarder.",
    "rule:looks:warp": "La Dimension parallèle est ouverte : les deux joueurs peuvent la regarder.",
    "rule:setup.lot": "Le hasard décide qui commence ; le joueur désigné ne choisit pas.",
    "rule:setup.leaders": "Les Leaders sont montrés, et les Capacités liées à cela se résolvent.",
    "rule:setup.shuffle": "Les deux decks sont mélangés.",
    "rule:setup.opening_hands": "Chaque joueur pioche six cartes.",
    "rule:setup.redraw": "Chaque joueur peut repiocher une fois, en commençant par le premier joueur.",
    "rule:setup.put_back": "On remet autant de cartes qu'on veut dans le deck, puis on le mélange.",
    "rule:setup.draw_again": "On pioche autant de cartes qu'on en a remis.",
    "rule:setup.next_redraw": "Ensuite, l'autre joueur peut repiocher.",
    "rule:setup.life": (
        "Les huit premières cartes de chaque deck deviennent les points de vie, face cachée ; leur ordre ne "
        "compte pas."
    ),
    "rule:shuffle.next_card": "Après un mélange, personne ne connaît l'ordre du deck.",
    "rule:turn.charge": "Un tour commence par la phase de Recharge.",
    "rule:turn.main": "Après la phase de Recharge vient la phase principale.",
    "rule:turn.end": (
        "Le joueur actif termine la phase principale quand il veut ; puis vient la phase de Fin."
    ),
    "rule:turn.passes": "Après la phase de Fin, c'est le tour de l'autre joueur.",
    "rule:charge_phase.begins": (
        "Les Capacités du début du tour sont mises en suspens, et ce qui durait jusque-là prend fin."
    ),
    "rule:charge_phase.begin_checkpoint": (
        "Les Capacités du début du tour se résolvent avant que les cartes repassent en mode Action."
    ),
    "rule:charge_phase.activate_all": (
        "Toutes les cartes en mode Inertie du joueur actif repassent en mode Action, sans exception."
    ),
    "rule:charge_phase.draw": (
        "Le joueur actif doit piocher ; seul celui qui commence la partie ne pioche pas au premier tour."
    ),
    "rule:charge_phase.draw_checkpoint": "Les Capacités en suspens se résolvent après la pioche.",
    "rule:charge_phase.charge": "Le joueur actif peut placer une carte de sa main comme source d'énergie.",
    "rule:charge_phase.charge_checkpoint": "Les Capacités en suspens se résolvent avant la phase principale.",
    "rule:main_phase.begins": "Les Capacités du début de la phase principale sont mises en suspens.",
    "rule:main_phase.checkpoint": "Les Capacités en suspens se résolvent avant l'action suivante.",
    "rule:main_phase.act": "Le joueur actif fait une chose à la fois, dans l'ordre voulu.",
    "rule:main_phase.ends": (
        "Les Capacités de la fin de la phase principale se résolvent avant la phase de Fin."
    ),
    "rule:main_phase.effects_end": "Ce qui dure le temps de la phase principale prend fin.",
    "rule:end_phase.end_of_turn": (
        "Les Capacités de fin de tour sont mises en suspens, chacune une fois par tour."
    ),
    "rule:end_phase.checkpoint": "Ici se résolvent les Capacités de fin de tour.",
    "rule:end_phase.effects_end": "Ce qui dure le temps du tour prend fin ; personne ne défausse.",
    "rule:end_phase.repeat": (
        "La phase de Fin recommence tant qu'une Capacité de fin de tour n'a pas encore été déclenchée."
    ),
    "rule:play.declare": "Mettre en jeu, c'est montrer la carte, la payer et l'annoncer.",
    "rule:play.window": "Une mise en jeu annoncée peut être contrée une fois.",
    "rule:play.enter": (
        "La carte arrive dans la Zone de Combat, ou va dans la Zone de Dispersion si sa mise en jeu est "
        "annulée."
    ),
    "rule:evolve.declare": "On annonce l'[Évolution] avec la carte à recouvrir, et on la paie.",
    "rule:evolve.activated": "Une [Évolution] peut être contrée comme une mise en jeu.",
    "rule:evolve.put_on_top": (
        "La nouvelle carte reprend le mode, les changements de puissance et la place au combat ; rien "
        "d'autre."
    ),
    "rule:evolve.resolved": "Après une [Évolution], l'adversaire peut contrer encore une fois.",
    "rule:xeno_evolve.declare": "On annonce l'[Évolution-Xeno] avec la carte à remplacer, et on la paie.",
    "rule:xeno_evolve.activated": "Une [Évolution-Xeno] peut être contrée comme une mise en jeu.",
    "rule:xeno_evolve.to_warp": "La carte remplacée va dans la Dimension parallèle de son propriétaire.",
    "rule:xeno_evolve.enter": (
        "La nouvelle carte arrive en mode Action avec sa puissance imprimée ; rien n'est transmis."
    ),
    "rule:xeno_evolve.resolved": "Après une [Évolution-Xeno], l'adversaire peut contrer encore une fois.",
    "rule:swap.declare": "[Échange] se déclare et se paie.",
    "rule:swap.activated": "Une Capacité activée peut être contrée.",
    "rule:swap.choose": (
        "[Échange] met en jeu jusqu'à une carte du bon coût : on peut donc n'en mettre aucune."
    ),
    "rule:swap.play_swapped": "La carte mise en jeu par [Échange] ne reprend ni puissance ni mode.",
    "rule:swap.return_card": (
        "La carte qui a utilisé [Échange] retourne dans tous les cas dans la main de son propriétaire."
    ),
    "rule:swap.resolved": "Une Capacité résolue peut être contrée.",
    "rule:over_realm.declare": "Les deux Capacités d'Espace-temps partagent leurs utilisations du tour.",
    "rule:over_realm.drop_to_warp": (
        "Toute la Zone de Dispersion part dans la Dimension parallèle, pas seulement le nombre demandé."
    ),
    "rule:over_realm.pay": "On ne paie que le coût de Capacité imprimé, aucune énergie pour la carte.",
    "rule:over_realm.activated": "Une Capacité activée peut être contrée.",
    "rule:over_realm.play_from_realm": "La carte est mise en jeu depuis la main sans payer son énergie.",
    "rule:over_realm.mark": (
        "Seule une carte d'[Espace-temps] part à la fin du tour ; celle d'[Espace-temps obscur] reste."
    ),
    "rule:over_realm.resolved": "Une Capacité résolue peut être contrée.",
    "rule:over_realm.failed": "Une carte dont la mise en jeu échoue va dans la Zone de Dispersion.",
    "rule:union_fusion.reveal": (
        "[Union-Fusion] demande chaque carte nommée en main, toutes de même puissance."
    ),
    "rule:union_fusion.drop_set": "Les cartes nommées vont de la main à la Zone de Dispersion, comme coût.",
    "rule:union_fusion.pay": "Ensuite se paie le reste du coût.",
    "rule:union_fusion.activated": "Une Capacité activée peut être contrée.",
    "rule:union_fusion.play_fused": "[Union-Fusion] met sa carte en jeu en mode Action.",
    "rule:union_fusion.resolved": "Une Capacité résolue peut être contrée.",
    "rule:union_fusion.failed": "Une carte dont la mise en jeu échoue va dans la Zone de Dispersion.",
    "rule:union_potara.choose": "[Union-Potara] demande chaque carte nommée dans sa propre Zone de Combat.",
    "rule:union_potara.pay": "Le coût de Capacité se paie.",
    "rule:union_potara.activated": "Une Capacité activée peut être contrée.",
    "rule:union_potara.put_on_pair": (
        "La carte arrive en mode Action avec les changements de puissance de celles du dessous, sans leurs "
        "mots-clés."
    ),
    "rule:union_potara.resolved": "Une Capacité résolue peut être contrée.",
    "rule:union_potara.failed": "Une carte dont la mise en jeu échoue va dans la Zone de Dispersion.",
    "rule:union_absorb.choose": "[Union-Absorption] pose la carte qu'elle nomme sur celle qui l'utilise.",
    "rule:union_absorb.pay": "Le coût de Capacité se paie.",
    "rule:union_absorb.activated": "Une Capacité activée peut être contrée.",
    "rule:union_absorb.put_on_absorber": (
        "La nouvelle carte reprend mode et changements de puissance de celle du dessous ; les mots-clés ne "
        "passent pas."
    ),
    "rule:union_absorb.resolved": "Une Capacité résolue peut être contrée.",
    "rule:end_phase.over_realm": (
        "À la fin du tour, une carte d'[Espace-temps] encore en Zone de Combat part dans la Dimension "
        "parallèle."
    ),
    "rule:battle.declaration": (
        "L'attaquant passe en mode Inertie et désigne sa cible ; ce que cela déclenche se met en suspens."
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
    "rule:battle.damage_checkpoint": (
        "Les Capacités en suspens se résolvent avant de comparer les puissances."
    ),
    "rule:battle.damage_valid": "Sans carte attaquante ou carte de défense, le combat prend fin.",
    "rule:battle.attack_combo_power": "La puissance de Combo du joueur actif s'ajoute à l'attaquant.",
    "rule:battle.guard_combo_power": (
        "La puissance de Combo du joueur attaqué s'ajoute à la carte de défense."
    ),
    "rule:battle.comparison": "L'attaquant gagne dès qu'il a au moins la puissance de la carte de défense.",
    "rule:battle.about_to_damage": "Ce qui se déclenche en infligeant des dégâts se résout avant ces dégâts.",
    "rule:battle.deal_valid": "Sans carte attaquante, pas de dégâts.",
    "rule:battle.victory_strike": (
        "[Frappe de la Victoire] gagne la partie quand l'attaque infligerait des dégâts."
    ),
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
    "rule:damage.next_damage": "Les dégâts sont infligés un par un ; chacun peut être remplacé.",
    "rule:damage.one_damage": (
        "Le joueur touché choisit chaque point de vie ; avec [Coup critique] il va dans la Zone de "
        "Dispersion."
    ),
    "rule:damage.end": "Tous les dégâts ont été infligés.",
    "check:loss": (
        "Plus de point de vie ou plus de deck : on perd aussitôt ; les deux joueurs ensemble, partie nulle."
    ),
    "check:ko_to_drop": "Une carte mise KO va dans la Zone de Dispersion de son propriétaire.",
    "check:beneath_falls": (
        "Les cartes sous une carte qui part vont dans les Zones de Dispersion de leurs propriétaires ; cela "
        "ne déclenche rien."
    ),
    "check:zero_power": (
        "Une carte de Combat à 0 de puissance ou moins va dans la Zone de Dispersion ; ce n'est pas un KO."
    ),
    "check:deflect": "Un contre à une mise en jeu n'affecte pas une carte avec [Déflexion].",
    "check:indestructible": (
        "[Immortalité] protège des Capacités adverses et des combats perdus, pas des règles ni des "
        "Capacités de son propre joueur."
    ),
    "check:blocker": "[Bloqueur] met sa carte en mode Inertie ; elle devient la carte de défense.",
    "check:dual_attack": "[Réplique] repasse sa carte en mode Action après un combat, une fois par tour.",
    "check:triple_attack": (
        "[Tri-offensive] repasse sa carte en mode Action après un combat, deux fois par tour."
    ),
    "check:revenge": "[Vengeance] met KO la carte de Combat attaquante à la fin du combat.",
    "check:sides_changed": (
        "Une carte du combat qui change de camp garde son rôle ; aucun texte officiel ne le dit."
    ),
    "check:stray_combo": "Hors combat, les cartes de Combo vont dans la Zone de Dispersion.",
    "rule:loop": "Une boucle que personne ne peut arrêter donne une partie nulle.",
}
