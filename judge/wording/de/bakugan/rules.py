"""German: Bakugan: rules and reasons."""

from __future__ import annotations

RULES = {
    "rule:play.announce": "Eine gespielte Karte kommt in den Batch und wartet dort.",
    "rule:play.targets": "Was eine Karte wählt, wird beim Spielen gewählt.",
    "rule:play.pay": "Die Energie für eine Karte wird sofort und ganz bezahlt.",
    "rule:play.on_batch": "Die Karte ist die letzte im Batch, also als Nächste dran.",
    "rule:activate.targets": "Was eine Fähigkeit wählt, wird beim Benutzen gewählt.",
    "rule:activate.pay": "Eine Fähigkeit wird beim Benutzen bezahlt.",
    "rule:activate.on_batch": "Eine benutzte Fähigkeit wartet im Batch; ihre Karte bleibt, wo sie ist.",
    "rule:enter_batch.targets": "Eine ausgelöste Fähigkeit wählt, wenn sie in den Batch kommt.",
    "rule:enter_batch.on_batch": "Eine ausgelöste Fähigkeit wartet im Batch wie eine Karte.",
    "rule:resolve.text": "Text wird von oben nach unten ausgeführt; Unmögliches entfällt.",
    "rule:resolve.turn_up": "Ein verdeckter Charakter wird aufgedeckt, bevor ein Evo darauf kommt.",
    "rule:resolve.on_character": "Ein Evo kommt auf seinen Charakter; was verändert war, bleibt.",
    "rule:resolve.into_play": "Ein Held kommt in den Spielbereich und bleibt dort.",
    "rule:resolve.off_batch": "Was abgehandelt ist, verlässt den Batch; Actions und Flips werden abgelegt.",
    "rule:brawl.opening": "Geöffnete Bakugan decken ihren Charakter auf, und ihre Fähigkeiten lösen aus.",
    "rule:brawl.power_window": "Im Power-Schritt dürfen beide handeln, bevor verglichen wird.",
    "rule:brawl.compare": "Das Bakugan mit der höchsten B-Power ist der Victor.",
    "rule:brawl.tie_break": "Bei Gleichstand decken beide ihre oberste Karte auf; wer keine hat, verliert.",
    "rule:brawl.tie_compare": "Die aufgedeckte Karte mit den höheren Energiekosten gewinnt den Gleichstand.",
    "rule:brawl.declare_victor": "Der Victor wird bestimmt, und Victor-Fähigkeiten lösen aus.",
    "rule:brawl.victor_window": "Victor-Fähigkeiten kommen in den Batch, dann dürfen beide handeln.",
    "rule:brawl.team_attack": "Mit drei offenen Bakugan greift der Gewinner mit dem ganzen Team an.",
    "rule:brawl.attack": (
        "Der Victor fügt Schaden in Höhe seines Schadenswerts zu, ein Teamangriff die Summe der drei."
    ),
    "rule:brawl.damage_window": "Nach dem Schaden dürfen beide handeln.",
    "rule:brawl.retract": (
        "Der Victor bleibt offen; der Verlierer schließt sich, ebenso alle drei eines Teamangriffs."
    ),
    "rule:brawl.over": "Der Brawl ist vorbei.",
    "rule:damage.begin": "Es steht fest, wie viele Karten der Schaden aufdeckt.",
    "rule:damage.still_left": "Ein abgehandelter Stop beendet den Schaden.",
    "rule:damage.card_missing": "Wer für Schaden eine Karte aufdecken muss und keine hat, verliert.",
    "rule:damage.turn_card": "Schaden deckt Karten einzeln auf und legt sie auf den Ablagestapel.",
    "rule:damage.flip": (
        "Nur der Besitzer darf auf einen aufgedeckten Flip reagieren, vor dem restlichen Schaden."
    ),
    "rule:damage.flip_window": "Nach einem Flip dürfen beide handeln; dann geht der Schaden weiter.",
    "rule:damage.end": "Der Schaden ist vorbei.",
    "rule:end_phase.play_step": "Der Spielschritt ist die letzte Gelegenheit im Zug.",
    "rule:end_phase.charge_step": "Beide laden ihre ganze Energie.",
    "rule:end_phase.reset_step": "B-Power und Schadenswert gehen auf den gedruckten Wert zurück.",
    "rule:end_phase.hand_limit": "Wer mehr als sieben Karten hat, wirft bis auf sieben ab.",
    "check:beneath_falls": (
        "Was unter einer Karte lag, die weggeht, kommt auf den Ablagestapel ihres Besitzers."
    ),
    "check:destroyed_to_discard": "Zerstörtes geht auf den Ablagestapel des Besitzers.",
    "check:own_change_of_damage": "Nur wer den Schaden nimmt, kann den eines Angriffs noch ändern.",
    "rule:loop": "Eine Schleife ohne Ausweg ist ein Unentschieden.",
    "rule:start_phase.draw_step": (
        "Beide ziehen zugleich eine Karte; ein leeres Deck ist hier keine Niederlage."
    ),
    "rule:start_phase.energize_step": "Im Energize-Schritt darf jeder eine Handkarte als Energie legen.",
    "rule:start_phase.done": "Die Startphase ist vorbei.",
}

REASONS = {
    "reason:not_enough_energy": "Das kostet {needs} Energie; geladen: {has}.",
    "reason:not_active": "Die Karte ist schon gedreht, die Kosten lassen sich nicht bezahlen.",
    "reason:no_priority": "{holder} hat Priorität, der andere Spieler muss warten.",
    "reason:no_window": "In diesem Moment hat niemand Priorität.",
    "reason:damage_not_interrupted": (
        "Es wird gerade Schaden genommen; nur ein aufgedeckter Flip unterbricht ihn."
    ),
    "reason:flip_only_from_damage": "Ein Flip wird nur gespielt, wenn Schaden ihn eben aufgedeckt hat.",
    "reason:no_damage_now": "Gerade deckt kein Schaden Karten auf.",
    "reason:not_a_flip": "Die Karte ist kein Flip.",
    "reason:not_a_deck_card": "Charaktere werden nicht gespielt; sie liegen von Anfang an auf dem Tisch.",
    "reason:only_from_hand": "Das geht nur aus der eigenen Hand.",
    "reason:no_fitting_character": "Dieser Spieler hat keinen Charakter namens {name} für dieses Evo.",
    "reason:no_legal_target": "{skill} muss etwas wählen, und es gibt nichts.",
    "reason:not_activated_by_hand": "Diese Fähigkeit wird nicht benutzt; sie löst von selbst aus.",
    "reason:not_waiting": "Die Fähigkeit wurde nicht ausgelöst, also kommt sie nicht in den Batch.",
    "reason:starting_player_enters_first": "Zuerst kommen die Fähigkeiten des Startspielers in den Batch.",
    "reason:only_in_energize_step": "Energie wird nur im Energize-Schritt gelegt.",
    "reason:one_energy_each": "Jeder legt eine Karte pro Zug, und dieser Spieler ist gerade nicht dran.",
    "reason:entered_earlier": "Die Fähigkeit ist schon im Batch; sie kam früher hinein.",
}
