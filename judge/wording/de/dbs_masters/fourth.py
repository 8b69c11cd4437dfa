"""German: Dragon Ball Super Card Game (Masters): what only the rules of the manual 4.00 say."""

from __future__ import annotations

FOURTH = {
    "ask:setup.chooser": "Wer wählt den Startspieler?",
    "ask:setup.choose_start": "Wen lässt {player} beginnen?",
    "subject:chooser": "wer den Startspieler wählt",
    "blank.marker": "der Energiemarker",
    "claim:happens:combo_leaves": "{of} ist im Begriff, aus der Kombozone in die Abwurfzone zu gehen.",
    "claim:never:combo_leaves": "{of} ist nie im Begriff, aus der Kombozone in die Abwurfzone zu gehen.",
    "claim:happens:damage_step_ends": "Der Schadensschritt von {of:dat} endet.",
    "claim:never:damage_step_ends": "Der Schadensschritt von {of:dat} endet nicht.",
    "event:combo_leaves": "",
    "event:damage_step_ends": "",
    "keyword.ultimate": "[Ultimate]",
    "rule:activate.pay_card": "Die Energie einer Extrakarte wird zuerst bezahlt.",
    "rule:activate.card_to_drop": (
        "Eine Extrakarte liegt in der Abwurfzone, bevor ihre Fähigkeit gekontert werden kann."
    ),
    "rule:activate.pay_skill": (
        "Die Fähigkeitskosten werden bezahlt, sobald die Karte in der Abwurfzone liegt."
    ),
    "rule:battle.combo_leaves": (
        "Fähigkeiten einer Kombokarte, die in die Abwurfzone geht, werden vor dem Ablegen abgewickelt."
    ),
    "rule:battle.end_checkpoint": "Das Kampfende beginnt mit einem Prüfzeitpunkt.",
    "rule:battle.ko_checkpoint": "Fähigkeiten einer besiegten Karte haben einen eigenen Prüfzeitpunkt.",
    "rule:battle.winner_told": "Fähigkeiten der siegreichen Karte warten erst nach denen der besiegten.",
    "rule:charge_phase.activate_checkpoint": (
        "Zwischen dem Wechsel in den Aktivmodus und dem Ziehen werden Fähigkeiten abgewickelt."
    ),
    "rule:counter_window.extra_to_drop": (
        "Eine Extrakarte liegt in der Abwurfzone, bevor ihr Konter aktiviert wird."
    ),
    "rule:counter_window.pay_skill": "Die Fähigkeitskosten des Konters werden danach bezahlt.",
    "rule:setup.place_leaders": "Beide Anführer werden gezeigt; Fähigkeiten dafür beginnen zu warten.",
    "rule:setup.chooser": "Das Los bestimmt, wer wählt.",
    "rule:setup.choose_start": "Wen das Los bestimmt hat, der wählt, wer beginnt.",
    "rule:setup.checkpoint": "Fähigkeiten der Anführer werden abgewickelt, bevor die Decks gemischt werden.",
    "rule:setup.whole_hand_back": "Beim Neuziehen geht die ganze Hand ins Deck zurück.",
    "rule:setup.draw_six": "Es werden wieder sechs Karten gezogen.",
    "rule:setup.energy_marker": "Wer nicht beginnt, erhält den Energiemarker.",
    "step:activate.pay_card:declared": "{actor} aktiviert {skill:akk}.",
    "zone.marker": "Energiemarker",
    "zone.marker.to": "zum Energiemarker",
    "zone.marker.from": "vom Energiemarker",
    "zone.marker.in": "als Energiemarker",
    "zone.marker.the": "den Energiemarker",
}
