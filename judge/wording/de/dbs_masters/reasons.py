"""German: Dragon Ball Super Card Game (Masters): why something may not be done."""

from __future__ import annotations

REASONS = {
    "reason:not_enough_in_drop": "Dafür braucht es {needs:Karte|Karten} in der Abwurfzone; vorhanden: {has}.",
    "reason:not_active": "Die Karte liegt schon im Ruhemodus, die Kosten lassen sich nicht bezahlen.",
    "reason:only_in_main_phase": "Das geht nur zwischen zwei Aktionen der Hauptphase.",
    "reason:only_before_the_game": "Starthände werden nur vor Spielbeginn neu gezogen.",
    "reason:one_redraw": "Jeder Spieler hat eine Gelegenheit zum Neuziehen; sie ist vorbei.",
    "reason:first_player_redraws_first": "Zuerst entscheidet der Startspieler über das Neuziehen.",
    "reason:only_in_charge_phase": (
        "Energie legt man nur in der eigenen Ladephase nach dem Ziehen, eine Karte pro Zug."
    ),
    "reason:charge_from_hand": "Nur eine Karte der eigenen Hand kann als Energie gelegt werden.",
    "reason:not_turn_player": "Dieser Spieler ist nicht am Zug.",
    "reason:no_attack_on_first_turn": "Wer beginnt, darf im ersten Zug nicht angreifen.",
    "reason:not_your_attacker": (
        "Angreifen kann nur ein eigener Anführer oder eine eigene Kampfkarte im Spiel."
    ),
    "reason:attacker_rested": "Die angreifende Karte liegt schon im Ruhemodus.",
    "reason:own_card": "Eigene Karten kann man nicht angreifen.",
    "reason:not_in_play": "Das Ziel ist nicht im Spiel.",
    "reason:not_attackable": "Nur Anführer und Kampfkarten können angegriffen werden.",
    "reason:cannot_attack": "Eine Fähigkeit verbietet dieser Karte den Angriff.",
    "reason:target_active": (
        "Eine Kampfkarte im Aktivmodus kann nicht angegriffen werden, nur eine im Ruhemodus."
    ),
    "reason:combo_only_in_battle_steps": "Kombos gibt es nur im Angriffsschritt und im Verteidigungsschritt.",
    "reason:not_your_step": "Dieser Schritt gehört dem anderen Spieler.",
    "reason:combo_from_hand_or_battle_area": "Eine Kombokarte kommt aus der eigenen Hand oder Kampfzone.",
    "reason:combo_card_rested": "Eine Karte im Ruhemodus kann nicht für eine Kombo benutzt werden.",
    "reason:combo_card_in_battle": (
        "Eine Karte, die an diesem Kampf beteiligt ist, kann nicht für eine Kombo benutzt werden."
    ),
    "reason:combo_needs_battle_card": "Nur Kampfkarten können für eine Kombo benutzt werden.",
    "reason:combo_needs_combo_power": "Die Karte hat keine Kombostärke oder keine Kombokosten.",
    "reason:only_from_hand": "Das geht nur aus der eigenen Hand.",
    "reason:not_a_battle_card": "Nur Kampfkarten werden so gespielt.",
    "reason:no_evolve_skill": "Die Karte hat kein [Evolve].",
    "reason:cannot_evolve_onto": "Die untere Karte ist nicht das, was ihr [Evolve] verlangt.",
    "reason:swap_from_battle_area": "[Swap] geht nur, solange die Karte in der Kampfzone ist.",
    "reason:over_realm_from_hand": "Eine Over-Realm-Fähigkeit wird nur von der Hand genutzt.",
    "reason:over_realm_used": "Die Over-Realm-Fähigkeiten sind für diesen Zug verbraucht.",
    "reason:too_few_in_drop": "Sie braucht {needs:Karte|Karten} in der Abwurfzone; vorhanden: {has}.",
    "reason:too_few_black_in_drop": (
        "Sie braucht {needs:schwarze Karte|schwarze Karten} in der Abwurfzone; vorhanden: {has}."
    ),
    "reason:union_from_hand": "Diese Union-Fähigkeit wird nur von der Hand genutzt.",
    "reason:absorb_from_battle_area": "[Union-Absorb] geht nur, solange die Karte in der Kampfzone ist.",
    "reason:fusion_cards_missing": "Nicht jede genannte Karte ist auf der Hand.",
    "reason:powers_differ": "Die genannten Karten haben nicht die gleiche Stärke.",
    "reason:potara_cards_missing": "Nicht jede genannte Karte ist in der eigenen Kampfzone.",
    "reason:absorbed_card_missing": "Es gibt keine Karte, die diese Fähigkeit nennt.",
    "reason:no_counter_window": "Es gibt gerade nichts zu kontern.",
    "reason:own_action": "Die eigene Aktion kontert man nicht.",
    "reason:not_your_answer": "Zuerst antwortet der andere Spieler; auf eine Sache gibt es eine Antwort.",
    "reason:counter_of_another_kind": "Dieser Konter antwortet nicht auf {cause}.",
    "reason:already_on_chain": "Dieser Konter wurde in diesem Fenster schon benutzt.",
    "reason:only_in_free_timings": (
        "Das geht nur zwischen Aktionen, in der eigenen Hauptphase oder im eigenen Schritt eines Kampfes."
    ),
    "reason:other_side": "Das steht auf der Seite des Anführers, die nicht offen liegt.",
    "reason:not_enough_bond": "[Bond] braucht {needs:Kampfkarte|Kampfkarten}; vorhanden: {has}.",
    "reason:only_in_battle_steps": "Das geht nur im Angriffsschritt und im Verteidigungsschritt.",
    "reason:not_activated_by_hand": "Diese Fähigkeit wird nicht aktiviert; sie wirkt von selbst.",
    "reason:blocker_only_at_declaration": (
        "[Blocker] geht nur direkt nach der Ansage des Angriffs; dieser Moment ist vorbei."
    ),
    "reason:not_waiting": "Die Fähigkeit wurde nicht ausgelöst, also wartet sie nicht.",
    "reason:turn_player_first": "Zuerst kommen die wartenden Fähigkeiten des Spielers am Zug.",
    "reason:another_skill_resolves": "Eine andere Fähigkeit läuft gerade; sie wird erst beendet.",
}
