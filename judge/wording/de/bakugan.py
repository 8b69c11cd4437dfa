"""German: Bakugan."""

from __future__ import annotations

_TERMS = {
    "zone.play": "Spielbereich",
    "zone.play.to": "in den Spielbereich",
    "zone.play.from": "aus dem Spielbereich",
    "zone.play.in": "im Spielbereich",
    "zone.energy": "Energie",
    "zone.energy.to": "zur Energie",
    "zone.energy.from": "aus der Energie",
    "zone.energy.in": "in der Energie",
    "zone.hand": "Hand",
    "zone.hand.to": "auf die Hand",
    "zone.hand.from": "aus der Hand",
    "zone.hand.in": "auf der Hand",
    "zone.batch": "Batch",
    "zone.batch.to": "in den Batch",
    "zone.batch.from": "aus dem Batch",
    "zone.batch.in": "im Batch",
    "zone.deck": "Deck",
    "zone.deck.to": "ins Deck",
    "zone.deck.from": "aus dem Deck",
    "zone.deck.in": "im Deck",
    "zone.discard": "Ablagestapel",
    "zone.discard.to": "auf den Ablagestapel",
    "zone.discard.from": "vom Ablagestapel",
    "zone.discard.in": "auf dem Ablagestapel",
    "value.power": "B-Power",
    "value.rating": "Schadenswert",
    "value.cost": "Energiekosten",
    "value.frost_strike": "FrostStrike",
    "mode.active": "offen",
    "mode.rest": "geschlossen",
    "timing.auto": "die ausgelöste Fähigkeit",
    "timing.permanent": "die dauerhafte Fähigkeit",
    "timing.activated": "die Fähigkeit",
    "timing.evo": "das Evo",
    "timing.action": "der Text",
    "timing.flip": "der Flip-Text",
    "timing.none": "die Fähigkeit",
    "keyword.doublestrike": "DoubleStrike",
    "keyword.shadowstrike": "ShadowStrike",
    "until.battle": "für diesen Brawl",
    "skill.any": "eine Fähigkeit von {card}",
    "word.attack": "der Angriff",
    "word.battle": "der Brawl",
    "role.brawler": "im Brawl",
    "role.victor": "Victor",
    "phase.start": "Startphase",
    "phase.roll": "Wurfphase",
    "phase.brawl": "Brawl-Phase",
    "phase.end": "Endphase",
    "mode.active.energy": "geladen",
    "mode.rest.energy": "entladen",
}

_ACTS = {
    "act:play": "{subject} spielen",
    "act:flip": "den Flip {subject} spielen",
    "act:activate": "{subject} benutzen",
    "act:enter": "{subject} in den Batch legen",
    "did:play": "{player} spielt {subject}",
    "did:flip": "{player} spielt den Flip {subject}",
    "did:activate": "{player} benutzt {subject}",
    "did:enter": "{player} legt {subject} in den Batch",
    "subject:batch": "die Reihenfolge der Fähigkeiten im Batch",
    "subject:priority": "was mit der Priorität geschieht",
    "subject:flip": "ob der Flip gespielt wird",
    "subject:hand_limit": "was abgeworfen wird",
    "option:damage.flip:pass": "Kein Flip",
    "option:priority_window.act:pass": "Passen",
    "option:play_step.act:pass": "Passen",
    "option:tie_break:1": "Die Karte des Startspielers kostet mehr",
    "option:tie_break:2": "Die Karte des anderen Spielers kostet mehr",
    "ask:play.targets": "Was wählt {player} für {subject}?",
    "ask:activate.targets": "Was wählt {player} für {subject}?",
    "ask:enter_batch.targets": "Was wählt {player} für {subject}?",
    "ask:resolve.text": "Benutzt {player} {subject}?",
    "ask:damage.flip": "Spielt {player} den aufgedeckten Flip?",
    "ask:end_phase.hand_limit": "Welche Karten wirft {player} ab?",
    "ask:program.instruction": "Was wählt {player} für {subject}?",
    "ask:program.instruction:may": "Tut {player}, was {subject} anbietet?",
    "ask:pay.energy": "Welche Energie entlädt {player} zum Bezahlen?",
    "ask:replacement.decide": "Benutzt {player} {subject} anstelle dessen, was geschehen würde?",
    "ask:hidden:tie_break": "Welche der beiden aufgedeckten Karten kostet mehr?",
    "verdict:hidden:tie_break": "Karte {count} als der teureren der beiden",
    "assumption:hidden_does_not_matter:tie_break": "Welche aufgedeckte Karte mehr kostet, ist gleichgültig.",
    "act:energize": "{subject} als Energie legen",
    "did:energize": "{player} legt {subject} als Energie",
    "ask:start_phase.energize_step": "Welche Karte legt {player} als Energie?",
    "option:start_phase.energize_step:pass": "Keine Karte",
    "subject:energize": "was als Energie gelegt wird",
}

_WINDOW = {
    "ask:priority_window.enter": "Welche ausgelöste Fähigkeit von {player} kommt als Nächste in den Batch?",
    "ask:priority_window.act": "{player} hat Priorität: spielen, benutzen oder passen?",
    "step:priority_window.enter:enters": "{skill} kommt in den Batch.",
    "step:priority_window.enter:enters:starting": (
        "{skill} kommt zuerst in den Batch: Was der Startspieler hat, kommt zuerst hinein und zuletzt heraus."
    ),
    "step:priority_window.enter:enters:starting:several": (
        "{actor} legt als Nächstes {skill} in den Batch; was zuerst hineinkommt, wird zuletzt abgehandelt."
    ),
    "step:priority_window.enter:enters:second": (
        "{skill} kommt nach denen des Startspielers in den Batch, wird also vor ihnen abgehandelt."
    ),
    "step:priority_window.enter:enters:second:several": (
        "{actor} legt als Nächstes {skill} in den Batch; was zuletzt hineinkommt, wird zuerst abgehandelt."
    ),
    "step:priority_window.enter:condition_not_met": (
        "{skill} kommt nicht in den Batch: Die Bedingung ist nicht erfüllt."
    ),
    "step:priority_window.act:pass": "{actor} passt.",
    "step:priority_window.act:pass:only_option": "{actor} hat nichts zu spielen und passt.",
    "step:priority_window.resolve_last:resolve": (
        "{skill} wird abgehandelt: Das Letzte im Batch kommt zuerst."
    ),
    "step:priority_window.resolve_last:negated": "{skill} bewirkt nichts, weil es negiert ist.",
    "rule:priority_window.opens": (
        "Zuerst hat der Startspieler Priorität; nach einem Flip hat sie dessen Besitzer."
    ),
    "rule:priority_window.enter": (
        "Ausgelöste Fähigkeiten kommen in den Batch, die des Startspielers zuerst, und werden rückwärts abgehandelt."
    ),
    "rule:priority_window.act": (
        "Wer Priorität hat, spielt, benutzt eine Fähigkeit oder passt; wer handelt, behält sie."
    ),
    "rule:priority_window.resolve_last": (
        "Haben alle gepasst, wird das Letzte im Batch abgehandelt, und nur das."
    ),
    "rule:priority_window.holder_after": "Nach jeder Abhandlung hat wieder der Startspieler Priorität.",
}

_STEPS = {
    "step:play.announce:announced": "{card} kommt in den Batch.",
    "step:play.targets:targets": "{actor} wählt {chosen} für {subject}.",
    "step:activate.targets:targets": "{actor} wählt {chosen} für {subject}.",
    "step:enter_batch.targets:targets": "{actor} wählt {chosen} für {subject}.",
    "step:activate.pay:announced": "{actor} sagt {skill} an.",
    "step:resolve.text:declined": "{actor} benutzt {skill} nicht.",
    "step:resolve.text:resolve": "{skill} wird ausgeführt.",
    "step:resolve.on_character": (
        "{on_top_card} kommt auf {on_top_other}; was verändert war, bleibt verändert."
    ),
    "step:resolve.into_play": "{move_card} kommt ins Spiel.",
    "step:brawl.compare:tie": "{numbers}: Gleichstand, beide decken ihre oberste Karte auf.",
    "step:brawl.compare:victor_found": "{numbers}: Die höhere B-Power gewinnt.",
    "step:brawl.tie_compare:tie": (
        "{first} gegen {second} Energie: wieder Gleichstand, noch einmal aufdecken."
    ),
    "step:brawl.tie_compare:victor_found": "Die teurere der aufgedeckten Karten entscheidet den Gleichstand.",
    "step:brawl.declare_victor:victor": "{card} ist der Victor.",
    "step:brawl.team_attack:team_attack": "Alle drei Bakugan des Gewinners sind offen: ein Teamangriff.",
    "step:brawl.attack:damage": "Der Angriff macht {count} Schaden.",
    "step:damage.still_left:damage_stopped": "Ein Stop wurde abgehandelt: Der restliche Schaden entfällt.",
    "step:damage.card_missing:card_missing": (
        "{win_player} gewinnt: Der Gegner muss eine Karte aufdecken und hat keine."
    ),
    "step:damage.flip:pass": "{actor} spielt keinen Flip.",
    "step:end_phase.hand_limit": "{actor} wirft bis auf sieben Karten ab: {chosen}.",
    "note:enters": "{skill} kommt in den Batch.",
    "note:announced": "Es wird angesagt und kommt in den Batch.",
    "note:targets": "{actor} wählt {chosen}.",
    "note:has_priority": "{player} hat Priorität.",
    "note:tie": "Es steht gleich.",
    "note:victor_found": "Der Victor steht fest.",
    "note:victor": "{card} ist der Victor.",
    "note:team_attack": "Es ist ein Teamangriff.",
    "note:damage": "Der Angriff macht {count} Schaden.",
    "note:damage_stopped": "Der restliche Schaden entfällt.",
    "note:card_missing": "Eine Karte muss aufgedeckt werden, und es gibt keine.",
    "step:start_phase.energize_step": "{actor} legt {energized_card} als Energie.",
    "step:start_phase.energize_step:pass": "{actor} legt keine Karte als Energie.",
}

_EVENTS = {
    "event:opens": "",
    "event:victor": "{card} ist der Victor.",
    "event:enters": "",
    "event:evolved": "",
    "event:played": "",
    "event:damage": "{player} nimmt {amount} Schaden.",
    "event:push": "",
    "event:ko": "{card} wird zerstört.",
    "event:mode:active": "{card} wird geladen.",
    "event:mode:rest": "{card} wird entladen.",
    "event:mode:active@character": "{card} öffnet sich.",
    "event:mode:active@evo": "{card} öffnet sich.",
    "event:mode:rest@character": "{card} schließt sich.",
    "event:mode:rest@evo": "{card} schließt sich.",
    "event:mode:cost": "{card} wird zum Bezahlen gedreht.",
    "event:mode_blank:active": "{player} lädt {amount} Energie.",
    "event:mode_blank:cost": "{player} entlädt zum Bezahlen {amount} Energie.",
    "event:move:damage": "{card} wird vom Deck auf den Ablagestapel aufgedeckt.",
    "event:move:brawl.tie_break": "{card} wird für den Gleichstand aufgedeckt.",
    "event:move:hand_limit": "{card} wird abgeworfen.",
    "event:move_blank:deck>discard": "{player} deckt die oberste Karte des Decks auf den Ablagestapel auf.",
    "event:move_blank:hand>discard": "{player} wirft eine Karte ab.",
    "event:expire:battle": "Was für den Brawl galt, endet.",
    "event:role_brawler": "{card} ist jetzt im Brawl.",
    "event:role_victor": "{card} ist jetzt der Victor.",
    "event:win:damage.card_missing": "{player} gewinnt: Der Gegner hat keine Karte mehr zum Aufdecken.",
    "event:win:brawl.tie_break": "{player} gewinnt: Der Gegner hat keine Karte für den Gleichstand.",
    "event:win:brawl.tie_break:draw": "Unentschieden: Niemand hat eine Karte für den Gleichstand.",
    "event:energized": "{player} legt {card} als Energie.",
    "event:move:start_phase.energize_step": "",
}

_RULES = {
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
    "rule:brawl.attack": "Der Victor macht seinen Schadenswert, ein Teamangriff die Summe der drei.",
    "rule:brawl.damage_window": "Nach dem Schaden dürfen beide handeln.",
    "rule:brawl.retract": (
        "Der Victor bleibt offen; der Verlierer schließt sich, ebenso alle drei eines Teamangriffs."
    ),
    "rule:brawl.over": "Der Brawl ist vorbei.",
    "rule:damage.begin": "Es steht fest, wie viele Karten der Schaden aufdeckt.",
    "rule:damage.still_left": "Ein abgehandelter Stop beendet den Schaden.",
    "rule:damage.card_missing": "Wer für Schaden eine Karte aufdecken muss und keine hat, verliert.",
    "rule:damage.turn_card": "Schaden deckt Karten einzeln auf den Ablagestapel auf.",
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

_REASONS = {
    "reason:not_enough_energy": "Das kostet {needs} Energie, geladen ist nur {has}.",
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
    "reason:no_fitting_character": "Für dieses Evo gibt es keinen eigenen Charakter namens {name}.",
    "reason:no_legal_target": "{skill} muss etwas wählen, und es gibt nichts.",
    "reason:not_activated_by_hand": "Diese Fähigkeit wird nicht benutzt; sie löst von selbst aus.",
    "reason:not_waiting": "Die Fähigkeit wurde nicht ausgelöst, also kommt sie nicht in den Batch.",
    "reason:starting_player_enters_first": "Zuerst kommen die Fähigkeiten des Startspielers in den Batch.",
    "reason:only_in_energize_step": "Energie wird nur im Energize-Schritt gelegt.",
    "reason:one_energy_each": "Jeder legt eine Karte pro Zug, und dieser Spieler ist gerade nicht dran.",
    "reason:entered_earlier": "Die Fähigkeit ist schon im Batch; sie kam früher hinein.",
}

_CLAIMS = {
    "moment:priority_window.act": "Mit Priorität",
    "moment:play_step.act": "Im Spielschritt",
    "moment:play_step": "Zu Beginn des Spielschritts",
    "moment:brawl": "Wenn sich die Bakugan öffnen",
    "moment:brawl.compare": "Beim Vergleich der B-Power",
    "moment:brawl.attack": "Wenn der Victor seinen Schaden macht",
    "moment:damage": "Wenn der Schaden beginnt",
    "moment:damage.turn_card": "Wenn Schaden eine Karte aufdeckt",
    "moment:damage.flip": "Wenn eine aufgedeckte Karte als Flip gespielt werden darf",
    "moment:end_phase.reset_step": "Beim Zurücksetzen",
    "moment:end_phase.hand_limit": "Wenn das Handkartenlimit gilt",
    "moment:start_phase.energize_step": "Im Energize-Schritt",
    "claim:happens:ko": "{of} wird zerstört.",
    "claim:never:ko": "{of} wird nicht zerstört.",
    "claim:happens:opens": "{of} öffnet sich.",
    "claim:never:opens": "{of} öffnet sich nicht.",
    "claim:happens:victor": "{of} wird der Victor.",
    "claim:never:victor": "{of} wird nicht der Victor.",
    "claim:happens:enters": "{of} kommt ins Spiel.",
    "claim:never:enters": "{of} kommt nicht ins Spiel.",
    "claim:happens:energized": "{of} wird zu Energie.",
    "claim:never:energized": "{of} wird nicht zu Energie.",
    "claim:happens:energized:player": "{of} legt eine Karte als Energie.",
    "claim:never:energized:player": "{of} legt keine Karte als Energie.",
    "claim:happens:ko:player": "Eine Karte von {of} wird zerstört.",
    "claim:never:ko:player": "Keine Karte von {of} wird zerstört.",
}

_PLAY_STEP = {key.replace("priority_window", "play_step"): text for key, text in _WINDOW.items()}

BAKUGAN = _TERMS | _ACTS | _WINDOW | _PLAY_STEP | _STEPS | _EVENTS | _RULES | _REASONS | _CLAIMS
