"""German: Dragon Ball Super Card Game (Masters): one sentence for each rule and check."""

from __future__ import annotations

RULES = {
    "rule:checkpoint.next_skill": (
        "Wartende Fähigkeiten kommen einzeln dran: zuerst die des Spielers am Zug, jeder ordnet die eigenen."
    ),
    "rule:pay.rest_self": "Die Karte in den Ruhemodus zu legen gehört zu den Kosten.",
    "rule:resolve_auto.still_legal": (
        "Eine wartende Fähigkeit bewirkt nichts, wenn sie verbraucht oder ihre Bedingung nicht erfüllt ist."
    ),
    "rule:resolve_auto.pay_or_decline": (
        "Eine [Auto]-Fähigkeit wird bei ihrer Abwicklung bezahlt, und man darf darauf verzichten."
    ),
    "rule:resolve_auto.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:resolve_auto.perform": (
        "Eine wartende Fähigkeit wirkt auch dann, wenn ihre Karte inzwischen weg ist."
    ),
    "rule:resolve_auto.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:resolve_auto.count_off": "Was abgewickelt oder abgelehnt wurde, wartet nicht mehr.",
    "rule:resolve_later.perform": (
        "Was eine Fähigkeit aufgeschoben hat, geschieht zu dem Zeitpunkt, den sie nennt."
    ),
    "rule:resolve_later.count_off": "Was aufgeschoben war und geschehen ist, wartet nicht mehr.",
    "rule:activate.paid": "Die Fähigkeit wird angesagt, dann werden alle Kosten bezahlt.",
    "rule:activate.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:activate.to_drop": "Eine Extrakarte geht in die Abwurfzone, wenn ihre Fähigkeit abgewickelt wird.",
    "rule:activate.perform": "Die Fähigkeit wirkt, außer ein Konter hat sie gestoppt.",
    "rule:activate.flip": (
        "Der Anführer wird umgedreht: Modus, Stärkeänderungen und Rolle bleiben, erhaltene"
        " Schlüsselwörter nicht."
    ),
    "rule:activate.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:counter_window.opens": (
        "Der Gegner darf jetzt kontern; solange das läuft, öffnet kein weiteres Fenster."
    ),
    "rule:counter_window.rule_processing": (
        "Erst bringen die Regeln das Spielfeld in Ordnung, aber keine [Auto]-Fähigkeit kommt dran."
    ),
    "rule:counter_window.answer": "Ein Konter beantwortet eine Sache, und die Spieler wechseln sich ab.",
    "rule:counter_window.activated": "Einen aktivierten Konter darf der andere Spieler kontern.",
    "rule:counter_window.resolve_last": "Der zuletzt aktivierte Konter wird zuerst abgewickelt.",
    "rule:counter_window.placed": "Danach geht der Konter in die Abwurfzone, auch ein negierter.",
    "rule:counter_window.closes": "Nach den Kontern geht die Aktion weiter, wenn sie es noch kann.",
    "rule:game.concession": (
        "Ein Spieler darf jederzeit aufgeben und verliert sofort; keine Karte ändert das."
    ),
    "rule:looks:leader": "Die Anführerzone ist offen: Beide Spieler dürfen hineinsehen.",
    "rule:looks:battle": (
        "Die Kampfzone ist offen, auch die Karten unter anderen: Beide Spieler dürfen hineinsehen."
    ),
    "rule:looks:combo": "Die Kombozone ist offen: Beide Spieler dürfen hineinsehen.",
    "rule:looks:energy": "Die Energiezone ist offen: Beide Spieler dürfen hineinsehen.",
    "rule:looks:hand": "Eine Hand sieht nur ihr eigener Spieler.",
    "rule:looks:life": (
        "Das Leben ist geheim: Niemand darf hineinsehen, auch nicht der Spieler, dem es gehört."
    ),
    "rule:looks:deck": "Ein Deck ist geheim: Kein Spieler darf hineinsehen.",
    "rule:looks:drop": "Die Abwurfzone ist offen: Beide Spieler dürfen hineinsehen.",
    "rule:looks:warp": "Der Warp ist offen: Beide Spieler dürfen hineinsehen.",
    "rule:setup.lot": "Der Zufall bestimmt, wer beginnt; der Ausgeloste darf nicht wählen.",
    "rule:setup.leaders": "Die Anführer werden gezeigt, und Fähigkeiten dafür kommen.",
    "rule:setup.shuffle": "Beide Decks werden gemischt.",
    "rule:setup.opening_hands": "Jeder Spieler zieht sechs Karten.",
    "rule:setup.redraw": "Jeder Spieler darf einmal neu ziehen, der Startspieler zuerst.",
    "rule:setup.put_back": "Beliebig viele Karten gehen ins Deck zurück, das gemischt wird.",
    "rule:setup.draw_again": "Es werden so viele Karten gezogen, wie zurückgingen.",
    "rule:setup.next_redraw": "Danach darf der andere Spieler neu ziehen.",
    "rule:setup.life": (
        "Die obersten acht Karten jedes Decks werden verdeckt zum Leben; ihre Reihenfolge zählt nicht."
    ),
    "rule:shuffle.next_card": "Nach dem Mischen kennt niemand die Reihenfolge des Decks.",
    "rule:turn.charge": "Ein Zug beginnt mit der Ladephase.",
    "rule:turn.main": "Nach der Ladephase kommt die Hauptphase.",
    "rule:turn.end": "Der Spieler am Zug beendet die Hauptphase, wann er will; dann kommt die Endphase.",
    "rule:turn.passes": "Nach der Endphase ist der andere Spieler am Zug.",
    "rule:charge_phase.begins": "Fähigkeiten für den Zugbeginn warten nun, und was bis dahin galt, endet.",
    "rule:charge_phase.begin_checkpoint": "Fähigkeiten für den Zugbeginn kommen, bevor Karten aktiv werden.",
    "rule:charge_phase.activate_all": (
        "Alle Karten im Ruhemodus auf der Seite des Spielers am Zug werden aktiv, ohne Ausnahme."
    ),
    "rule:charge_phase.draw": (
        "Der Spieler am Zug muss ziehen; nur wer das Spiel beginnt, zieht im ersten Zug nicht."
    ),
    "rule:charge_phase.draw_checkpoint": "Nach dem Ziehen kommen die wartenden Fähigkeiten.",
    "rule:charge_phase.charge": "Der Spieler am Zug darf eine Handkarte als Energie legen.",
    "rule:charge_phase.charge_checkpoint": "Vor der Hauptphase kommen die wartenden Fähigkeiten.",
    "rule:main_phase.begins": "Fähigkeiten für den Beginn der Hauptphase warten nun.",
    "rule:main_phase.checkpoint": "Vor der nächsten Aktion kommen die wartenden Fähigkeiten.",
    "rule:main_phase.act": "Der Spieler am Zug tut eins nach dem anderen, in beliebiger Reihenfolge.",
    "rule:main_phase.ends": "Fähigkeiten für das Ende der Hauptphase kommen vor der Endphase.",
    "rule:main_phase.effects_end": "Was für die Hauptphase galt, endet.",
    "rule:end_phase.end_of_turn": "Fähigkeiten für das Zugende warten nun, jede einmal pro Zug.",
    "rule:end_phase.checkpoint": "Hier kommen die Fähigkeiten zum Zugende.",
    "rule:end_phase.effects_end": "Was für den Zug galt, endet; niemand muss abwerfen.",
    "rule:end_phase.repeat": (
        "Die Endphase wiederholt sich, solange eine Fähigkeit für das Zugende noch nicht ausgelöst wurde."
    ),
    "rule:play.declare": "Ausspielen heißt: Karte zeigen, bezahlen, ansagen.",
    "rule:play.window": "Ein angesagtes Ausspielen darf einmal gekontert werden.",
    "rule:play.enter": (
        "Die Karte kommt in die Kampfzone, oder in die Abwurfzone, wenn ihr Ausspielen negiert ist."
    ),
    "rule:evolve.declare": "[Evolve] wird mit der Karte angesagt, auf die gespielt wird, und bezahlt.",
    "rule:evolve.activated": "[Evolve] darf wie ein Ausspielen gekontert werden.",
    "rule:evolve.put_on_top": (
        "Die neue Karte übernimmt Modus, Stärkeänderungen und den Platz im Kampf; sonst nichts."
    ),
    "rule:evolve.resolved": "Nach [Evolve] darf der Gegner noch einmal kontern.",
    "rule:xeno_evolve.declare": "[Xeno-Evolve] wird mit der Karte angesagt, die ersetzt wird, und bezahlt.",
    "rule:xeno_evolve.activated": "[Xeno-Evolve] darf wie ein Ausspielen gekontert werden.",
    "rule:xeno_evolve.to_warp": "Die ersetzte Karte geht in den Warp ihres Besitzers.",
    "rule:xeno_evolve.enter": (
        "Die neue Karte kommt im Aktivmodus mit ihrer gedruckten Stärke ins Spiel; nichts geht über."
    ),
    "rule:xeno_evolve.resolved": "Nach [Xeno-Evolve] darf der Gegner noch einmal kontern.",
    "rule:swap.declare": "[Swap] wird angesagt und bezahlt.",
    "rule:swap.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:swap.choose": "[Swap] spielt bis zu eine Karte mit den richtigen Kosten, also auch keine.",
    "rule:swap.play_swapped": "Eine mit [Swap] gespielte Karte übernimmt weder Stärke noch Modus.",
    "rule:swap.return_card": (
        "Die Karte, die [Swap] nutzt, kehrt auf jeden Fall auf die Hand ihres Besitzers zurück."
    ),
    "rule:swap.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:over_realm.declare": "Beide Over-Realm-Fähigkeiten teilen sich die Nutzungen des Zuges.",
    "rule:over_realm.drop_to_warp": (
        "Die ganze Abwurfzone geht in den Warp, nicht nur so viele Karten wie verlangt."
    ),
    "rule:over_realm.pay": "Bezahlt werden nur aufgedruckte Fähigkeitskosten, keine Energie für die Karte.",
    "rule:over_realm.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:over_realm.play_from_realm": "Die Karte wird ohne Energie von der Hand gespielt.",
    "rule:over_realm.mark": (
        "Nur eine Karte von [Over Realm] geht am Ende des Zuges; eine von [Dark Over Realm] bleibt."
    ),
    "rule:over_realm.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:over_realm.failed": "Eine Karte, deren Ausspielen misslingt, kommt in die Abwurfzone.",
    "rule:union_fusion.reveal": (
        "[Union-Fusion] braucht jede genannte Karte auf der Hand, alle mit gleicher Stärke."
    ),
    "rule:union_fusion.drop_set": "Die genannten Karten gehen als Kosten von der Hand in die Abwurfzone.",
    "rule:union_fusion.pay": "Danach werden die übrigen Kosten bezahlt.",
    "rule:union_fusion.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:union_fusion.play_fused": "[Union-Fusion] spielt ihre Karte im Aktivmodus.",
    "rule:union_fusion.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:union_fusion.failed": "Eine Karte, deren Ausspielen misslingt, kommt in die Abwurfzone.",
    "rule:union_potara.choose": "[Union-Potara] braucht jede genannte Karte in der eigenen Kampfzone.",
    "rule:union_potara.pay": "Die Fähigkeitskosten werden bezahlt.",
    "rule:union_potara.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:union_potara.put_on_pair": (
        "Die neue Karte ist aktiv, mit den Stärkeänderungen aller Karten darunter; Schlüsselwörter gehen "
        "nicht über."
    ),
    "rule:union_potara.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:union_potara.failed": "Eine Karte, deren Ausspielen misslingt, kommt in die Abwurfzone.",
    "rule:union_absorb.choose": "[Union-Absorb] legt die genannte Karte auf die Karte, die sie nutzt.",
    "rule:union_absorb.pay": "Die Fähigkeitskosten werden bezahlt.",
    "rule:union_absorb.activated": "Eine aktivierte Fähigkeit darf gekontert werden.",
    "rule:union_absorb.put_on_absorber": (
        "Die neue Karte übernimmt Modus und Stärkeänderungen der Karte darunter; Schlüsselwörter gehen "
        "nicht über."
    ),
    "rule:union_absorb.resolved": "Eine abgewickelte Fähigkeit darf gekontert werden.",
    "rule:end_phase.over_realm": (
        "Am Ende des Zuges geht eine Karte von [Over Realm], die noch in der Kampfzone ist, in den Warp."
    ),
    "rule:battle.declaration": (
        "Der Angreifer geht in den Ruhemodus und nennt sein Ziel; was dadurch ausgelöst wird, wartet."
    ),
    "rule:battle.counter_window": "Konter gegen einen Angriff kommen vor jeder [Auto]-Fähigkeit.",
    "rule:battle.attack_checkpoint": (
        "Hier kommen die Angriffsfähigkeiten, die des Spielers am Zug vor jedem [Blocker]."
    ),
    "rule:battle.still_valid": (
        "Ein negierter Angriff, oder einer, dem eine Karte fehlt, geht direkt zum Kampfende."
    ),
    "rule:battle.offense_begins": "Der Angriffsschritt gehört dem Spieler am Zug.",
    "rule:battle.offense_checkpoint": (
        "Vor der nächsten Aktion im Angriffsschritt kommen die wartenden Fähigkeiten."
    ),
    "rule:battle.offense_valid": "Ohne angreifende oder angegriffene Karte endet der Kampf.",
    "rule:battle.offense_act": (
        "Im Angriffsschritt spielt der Spieler am Zug Kombos Karte für Karte oder aktiviert Fähigkeiten."
    ),
    "rule:battle.defense_begins": "Der Verteidigungsschritt gehört dem angegriffenen Spieler.",
    "rule:battle.defense_checkpoint": (
        "Vor der nächsten Aktion im Verteidigungsschritt kommen die wartenden Fähigkeiten."
    ),
    "rule:battle.defense_valid": "Ohne angreifende oder angegriffene Karte endet der Kampf.",
    "rule:battle.defense_act": (
        "Im Verteidigungsschritt spielt der Angegriffene Kombos Karte für Karte oder aktiviert Fähigkeiten."
    ),
    "rule:battle.damage_begins": "Der Schadensschritt beginnt; Kombos sind vorbei.",
    "rule:battle.damage_checkpoint": "Bevor die Stärke verglichen wird, kommen die wartenden Fähigkeiten.",
    "rule:battle.damage_valid": "Ohne angreifende oder angegriffene Karte endet der Kampf.",
    "rule:battle.attack_combo_power": "Die Kombostärke des Spielers am Zug zählt zum Angreifer.",
    "rule:battle.guard_combo_power": "Die Kombostärke des Angegriffenen zählt zur angegriffenen Karte.",
    "rule:battle.comparison": (
        "Der Angreifer gewinnt, wenn er mindestens so stark ist wie die angegriffene Karte."
    ),
    "rule:battle.about_to_damage": "Was beim Zufügen von Schaden auslöst, kommt vor dem Schaden.",
    "rule:battle.deal_valid": "Ohne angreifende Karte gibt es keinen Schaden.",
    "rule:battle.victory_strike": (
        "[Victory Strike] gewinnt das Spiel, wenn der Angriff Schaden zufügen würde."
    ),
    "rule:battle.deal_damage": "Ein Anführer nimmt 1 Schaden, oder so viel, wie der höchste [Strike] sagt.",
    "rule:battle.damage_dealt": "Was zugefügter Schaden auslöst, beginnt zu warten.",
    "rule:battle.ko_guard": "Eine Kampfkarte, die verliert, wird besiegt.",
    "rule:battle.result_checkpoint": "Hier kommen die Fähigkeiten zum Ergebnis.",
    "rule:battle.combo_to_drop": "Nach dem Kampf gehen die Kombokarten in die Abwurfzone.",
    "rule:battle.combo_power_ends": "Stärke aus Kombos hält nur für den Kampf.",
    "rule:battle.end_of_battle": "Hier kommen die Fähigkeiten zum Kampfende, darunter [Revenge].",
    "rule:battle.effects_end": "Was für den Kampf galt, endet.",
    "rule:battle.over": "Der Kampf ist vorbei.",
    "rule:combo.pay_cost": "Die Kombokosten werden bezahlt, bevor die Karte umzieht.",
    "rule:combo.move": "Die Karte geht in die Kombozone; dagegen gibt es keinen Konter.",
    "rule:damage.begin": "Schaden wird einzeln zugefügt.",
    "rule:damage.next_damage": (
        "Schaden wird einzeln zugefügt; an die Stelle von jedem kann etwas anderes treten."
    ),
    "rule:damage.one_damage": (
        "Wer Schaden nimmt, sucht jede Lebenskarte aus; bei [Critical] geht sie in die Abwurfzone."
    ),
    "rule:damage.end": "Der ganze Schaden ist zugefügt.",
    "check:loss": (
        "Wer kein Leben oder kein Deck mehr hat, verliert sofort; trifft es beide zugleich, ist das ein "
        "Unentschieden."
    ),
    "check:ko_to_drop": "Eine besiegte Karte geht in die Abwurfzone ihres Besitzers.",
    "check:beneath_falls": (
        "Karten unter einer Karte, die weggeht, kommen in die Abwurfzonen ihrer Besitzer; das löst nichts "
        "aus."
    ),
    "check:zero_power": (
        "Eine Kampfkarte mit Stärke 0 oder weniger geht in die Abwurfzone; besiegt ist sie damit nicht."
    ),
    "check:deflect": "Ein Konter gegen ein Ausspielen wirkt nicht auf eine Karte mit [Deflect].",
    "check:indestructible": (
        "[Indestructible] schützt vor gegnerischen Fähigkeiten und verlorenen Kämpfen, nicht vor den Regeln "
        "und eigenen Fähigkeiten."
    ),
    "check:blocker": "[Blocker] legt seine Karte in den Ruhemodus; sie wird die angegriffene Karte.",
    "check:dual_attack": (
        "[Dual Attack] bringt seine Karte nach einem Kampf in den Aktivmodus, einmal pro Zug."
    ),
    "check:triple_attack": (
        "[Triple Attack] bringt seine Karte nach einem Kampf in den Aktivmodus, zweimal pro Zug."
    ),
    "check:revenge": "[Revenge] besiegt die angreifende Kampfkarte am Ende des Kampfes.",
    "check:sides_changed": (
        "Eine Karte des Kampfes, die die Seite wechselt, behält ihre Rolle; kein offizieller Text sagt das."
    ),
    "check:stray_combo": "Außerhalb eines Kampfes gehen Kombokarten in die Abwurfzone.",
    "rule:loop": "Eine Schleife, die niemand beenden kann, ist ein Unentschieden.",
}
