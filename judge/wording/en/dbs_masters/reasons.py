"""English: Dragon Ball Super Card Game (Masters): why something may not be done."""

from __future__ import annotations

REASONS = {
    "reason:not_enough_in_drop": "It needs {needs:card|cards} in the Drop Area, and {has:lies|lie} there.",
    "reason:not_active": "The card is already rested, so the cost cannot be paid.",
    "reason:only_in_main_phase": "That is possible only between actions of the Main Phase.",
    "reason:only_before_the_game": "Opening hands are redrawn only before the game begins.",
    "reason:one_redraw": "Each player has one chance to redraw; it is over.",
    "reason:first_player_redraws_first": "The starting player decides about a redraw first.",
    "reason:only_in_charge_phase": (
        "Energy is placed only in the player's own Charge Phase, after the draw, one card each turn."
    ),
    "reason:charge_from_hand": "Only a card of the player's own hand can be placed as energy.",
    "reason:not_turn_player": "It is not this player's turn.",
    "reason:no_attack_on_first_turn": "Whoever begins may not attack on the first turn.",
    "reason:not_your_attacker": "Only a player's own Leader or Battle Card in play can attack.",
    "reason:attacker_rested": "The attacker is already rested.",
    "reason:own_card": "Own cards cannot be attacked.",
    "reason:not_in_play": "The target is not in play.",
    "reason:not_attackable": "Only Leaders and Battle Cards can be attacked.",
    "reason:cannot_attack": "A skill forbids this card to attack.",
    "reason:target_active": "An active Battle Card cannot be attacked, only a rested one.",
    "reason:combo_only_in_battle_steps": "Combos are possible only in the Offense Step and the Defense Step.",
    "reason:not_your_step": "This step belongs to the other player.",
    "reason:combo_from_hand_or_battle_area": "A combo card comes from the player's own hand or Battle Area.",
    "reason:combo_card_rested": "A rested card cannot be used for a combo.",
    "reason:combo_card_in_battle": "A card that is fighting this battle cannot be used for a combo.",
    "reason:combo_needs_battle_card": "Only Battle Cards can be used for a combo.",
    "reason:combo_needs_combo_power": "The card has no combo power or combo cost.",
    "reason:only_from_hand": "That works only from the player's own hand.",
    "reason:not_a_battle_card": "Only Battle Cards are played this way.",
    "reason:no_evolve_skill": "The card has no [Evolve].",
    "reason:cannot_evolve_onto": "The card below is not what its [Evolve] demands.",
    "reason:swap_from_battle_area": "[Swap] works only while its card is in the Battle Area.",
    "reason:over_realm_from_hand": "An Over Realm skill is used only from the hand.",
    "reason:over_realm_used": "The Over Realm skills have been used up for this turn.",
    "reason:too_few_in_drop": "It needs {needs:card|cards} in the Drop Area, and {has:lies|lie} there.",
    "reason:too_few_black_in_drop": (
        "It needs {needs:black card|black cards} in the Drop Area, and {has:lies|lie} there."
    ),
    "reason:union_from_hand": "This Union skill is used only from the hand.",
    "reason:absorb_from_battle_area": "[Union-Absorb] works only while its card is in the Battle Area.",
    "reason:fusion_cards_missing": "Not every named card is in the hand.",
    "reason:powers_differ": "The named cards do not have the same power.",
    "reason:potara_cards_missing": "Not every named card is in the player's own Battle Area.",
    "reason:absorbed_card_missing": "There is no card that this skill names.",
    "reason:no_counter_window": "There is nothing to counter at this moment.",
    "reason:own_action": "Nobody counters an action of their own.",
    "reason:not_your_answer": "The other player answers first; one thing gets one answer.",
    "reason:counter_of_another_kind": "This counter does not answer {cause}.",
    "reason:already_on_chain": "This counter has been used in this window already.",
    "reason:only_in_free_timings": (
        "That is possible only between actions, in the player's own Main Phase or own step of a battle."
    ),
    "reason:other_side": "That stands on the side of the Leader that does not lie face up.",
    "reason:not_enough_bond": "[Bond] needs {needs:Battle Card|Battle Cards}, and {has:is|are} there.",
    "reason:only_in_battle_steps": "That is possible only in the Offense Step and the Defense Step.",
    "reason:not_activated_by_hand": "This skill is not activated by its player; it works by itself.",
    "reason:blocker_only_at_declaration": (
        "[Blocker] works only right after the attack is declared; that is over."
    ),
    "reason:not_waiting": "The skill has not been triggered, so it does not wait.",
    "reason:turn_player_first": "The turn player's waiting skills come first.",
    "reason:another_skill_resolves": "Another skill is resolving; it is finished first.",
}
