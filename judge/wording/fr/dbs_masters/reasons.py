"""French: Dragon Ball Super Card Game (Masters): why something may not be done."""

from __future__ import annotations

REASONS = {
    "reason:not_enough_in_drop": (
        "Il faut {needs:carte|cartes} dans la Zone de Dispersion, et il y en a {has}."
    ),
    "reason:not_active": "La carte est déjà en mode Inertie, le coût ne peut pas être payé.",
    "reason:only_in_main_phase": "C'est possible seulement entre deux actions de la phase principale.",
    "reason:only_before_the_game": "On repioche seulement avant le début de la partie.",
    "reason:one_redraw": "Chaque joueur a une seule occasion de repiocher ; elle est passée.",
    "reason:first_player_redraws_first": "Le premier joueur décide d'abord s'il repioche.",
    "reason:only_in_charge_phase": (
        "Une source d'énergie se place seulement dans sa propre phase de Recharge, après la pioche, une "
        "carte par tour."
    ),
    "reason:charge_from_hand": "Seule une carte de sa propre main peut être placée comme source d'énergie.",
    "reason:not_turn_player": "Ce n'est pas le tour de ce joueur.",
    "reason:no_attack_on_first_turn": "Celui qui commence ne peut pas attaquer à son premier tour.",
    "reason:not_your_attacker": (
        "Un joueur attaque seulement avec son propre Leader ou sa propre carte de Combat en jeu."
    ),
    "reason:attacker_rested": "La carte attaquante est déjà en mode Inertie.",
    "reason:own_card": "On n'attaque pas ses propres cartes.",
    "reason:not_in_play": "La cible n'est pas en jeu.",
    "reason:not_attackable": "Seuls les Leaders et les cartes de Combat peuvent être attaqués.",
    "reason:cannot_attack": "Une Capacité interdit à cette carte d'attaquer.",
    "reason:target_active": (
        "Une carte de Combat en mode Action ne peut pas être attaquée, seulement une en mode Inertie."
    ),
    "reason:combo_only_in_battle_steps": "Un Combo se fait seulement à l'étape d'Attaque ou de Défense.",
    "reason:not_your_step": "Cette étape appartient à l'autre joueur.",
    "reason:combo_from_hand_or_battle_area": (
        "Une carte de Combo vient de sa propre main ou de sa propre Zone de Combat."
    ),
    "reason:combo_card_rested": "Une carte en mode Inertie ne peut pas servir pour un Combo.",
    "reason:combo_card_in_battle": "Une carte qui participe à ce combat ne peut pas servir pour un Combo.",
    "reason:combo_needs_battle_card": "Seules les cartes de Combat peuvent servir pour un Combo.",
    "reason:combo_needs_combo_power": "La carte n'a pas de puissance ou de coût de Combo.",
    "reason:only_from_hand": "Cela ne marche que depuis sa propre main.",
    "reason:not_a_battle_card": "Seules les cartes de Combat se mettent en jeu ainsi.",
    "reason:no_evolve_skill": "La carte n'a pas [Évolution].",
    "reason:cannot_evolve_onto": "La carte du dessous n'est pas celle que demande son [Évolution].",
    "reason:swap_from_battle_area": "[Échange] ne s'utilise que si sa carte est dans la Zone de Combat.",
    "reason:over_realm_from_hand": "Une Capacité d'Espace-temps ne s'utilise que depuis la main.",
    "reason:over_realm_used": "Les Capacités d'Espace-temps sont épuisées pour ce tour.",
    "reason:too_few_in_drop": "Il faut {needs:carte|cartes} dans la Zone de Dispersion, et il y en a {has}.",
    "reason:too_few_black_in_drop": (
        "Il faut {needs:carte noire|cartes noires} dans la Zone de Dispersion, et il y en a {has}."
    ),
    "reason:union_from_hand": "Cette Capacité d'Union ne s'utilise que depuis la main.",
    "reason:absorb_from_battle_area": (
        "[Union-Absorption] ne s'utilise que si sa carte est dans la Zone de Combat."
    ),
    "reason:fusion_cards_missing": "Il manque en main une carte nommée.",
    "reason:powers_differ": "Les cartes nommées n'ont pas la même puissance.",
    "reason:potara_cards_missing": "Il manque une carte nommée dans sa propre Zone de Combat.",
    "reason:absorbed_card_missing": "Il n'y a aucune carte que cette Capacité nomme.",
    "reason:no_counter_window": "Il n'y a rien à contrer à ce moment.",
    "reason:own_action": "On ne contre pas sa propre action.",
    "reason:not_your_answer": "L'autre joueur répond d'abord ; une chose reçoit une seule réponse.",
    "reason:counter_of_another_kind": "Ce contre ne répond pas {cause}.",
    "reason:already_on_chain": "Ce contre a déjà servi dans cette fenêtre.",
    "reason:only_in_free_timings": (
        "C'est possible seulement entre deux actions, dans sa phase principale ou son étape du combat."
    ),
    "reason:other_side": "Cela figure sur la face du Leader qui n'est pas visible.",
    "reason:not_enough_bond": (
        "[Lien] demande {needs:carte de Combat|cartes de Combat}, et il y en a {has}."
    ),
    "reason:only_in_battle_steps": "C'est possible seulement à l'étape d'Attaque ou de Défense.",
    "reason:not_activated_by_hand": "Cette Capacité ne s'active pas à la main ; elle agit d'elle-même.",
    "reason:blocker_only_at_declaration": (
        "[Bloqueur] ne sert que juste après la déclaration d'attaque ; ce moment est passé."
    ),
    "reason:not_waiting": "La Capacité ne s'est pas déclenchée, elle n'est donc pas en suspens.",
    "reason:turn_player_first": "Les Capacités en suspens du joueur actif passent d'abord.",
    "reason:another_skill_resolves": "Une autre Capacité se résout ; elle va jusqu'au bout.",
}
