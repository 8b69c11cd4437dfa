"""German: Dragon Ball Super Card Game (Masters): keywords that the FAQ does not speak of."""

from __future__ import annotations

KEYWORDS = {
    "ask:aegis.choose": "Welche Handkarten gibt {player} für [Aegis]?",
    "ask:aegis.energy_active": "Welche Energie wird aktiv?",
    "ask:checkpoint.one_of_a_name": "Welche [Unique]-Karte bleibt im Spiel?",
    "check:offering": (
        "[Offering]: Der Gegner legt eine Lebenskarte in die Abwurfzone, sonst werden zwei Karten gezogen."
    ),
    "check:one_of_a_name": "Von mehreren [Unique]-Karten eines Namens bleibt eine im Spiel.",
    "keyword.energy_exhaust": "[Energy-Exhaust]",
    "keyword.field": "[Field]",
    "keyword.offering": "[Offering]",
    "keyword.servant": "[Servant]",
    "keyword.unique": "[Unique]",
    "timing.aegis": "[Aegis]",
    "timing.arrival": "[Arrival]",
    "timing.field": "[Field]",
    "subject:unique": "die [Unique]-Karte, die bleibt",
    "reason:aegis_in_defense_step": "[Aegis] gibt es nur im Verteidigungsschritt des gegnerischen Zuges.",
    "reason:colours_not_in_combo": "Die Kombokarten zeigen nicht beide Farben.",
    "reason:colours_not_in_hand": "Auf der Hand sind keine Karten beider Farben zum Abgeben.",
    "reason:unique_in_play": "Eine [Unique]-Karte dieses Namens ist schon im Spiel.",
    "rule:aegis.choose": "[Aegis] verlangt Handkarten, die beide Farben zeigen.",
    "rule:aegis.drop_cards": "Sie gehen als Kosten in die Abwurfzone.",
    "rule:aegis.pay": "Die weiteren Kosten werden danach bezahlt.",
    "rule:aegis.energy_active": "[Aegis] macht bis zu zwei Energie aktiv.",
    "rule:arrival.pay": "[Arrival] kostet nur, was daneben gedruckt ist, keine Energie für die Karte.",
    "rule:arrival.play_arriving": "[Arrival] spielt seine Karte während eines Kampfes von der Hand.",
    "rule:arrival.failed": "Eine Karte, deren Ausspielen negiert wird, geht in die Abwurfzone.",
    "rule:checkpoint.one_of_a_name": "Von mehreren [Unique]-Karten eines Namens bleibt eine im Spiel.",
    "rule:field.pay": "Bezahlt wird die Energie der [Field]-Karte und was ihre Fähigkeit kostet.",
    "rule:field.place": "Eine [Field]-Karte wird im Aktivmodus in die Kampfzone gelegt.",
    "rule:field.older_to_drop": "Eine neue [Field]-Karte schickt die älteren in die Abwurfzone.",
    "rule:aegis.activated": "Eine aktivierte Fähigkeit kann gekontert werden.",
    "rule:aegis.resolved": "Eine abgewickelte Fähigkeit kann gekontert werden.",
    "rule:arrival.activated": "Eine aktivierte Fähigkeit kann gekontert werden.",
    "rule:arrival.resolved": "Eine abgewickelte Fähigkeit kann gekontert werden.",
    "rule:field.activated": "Eine aktivierte Fähigkeit kann gekontert werden.",
    "rule:field.resolved": "Eine abgewickelte Fähigkeit kann gekontert werden.",
    "step:aegis.choose:declared": "{actor} aktiviert {skill:akk}.",
    "step:arrival.pay:declared": "{actor} aktiviert {skill:akk}.",
    "step:field.pay:declared": "{actor} aktiviert {skill:akk}.",
    "check:overlord": "[Overlord]: Eine [Servant]-Karte geht unter das Deck, und eine Karte wird gezogen.",
    "check:heroic": (
        "[Heroic]: Wird eine andere solche Karte benutzt, wird eine Karte gezogen; danach ist [Heroic] für "
        "den "
        "Zug negiert."
    ),
    "check:villainous": (
        "[Villainous]: Wird eine andere solche Karte benutzt, legt der Gegner eine Handkarte in die "
        "Abwurfzone; danach "
        "ist [Villainous] für den Zug negiert."
    ),
    "decision:overlord": "[Overlord] wird in der eigenen Hauptphase benutzt, so oft es bezahlt werden kann.",
    "decision:heroic": (
        "[Heroic] meint eine andere Karte mit [Heroic]: eine, die ausgespielt wird, oder eine aktivierte "
        "Extrakarte der Hand."
    ),
    "decision:villainous": (
        "[Villainous] meint eine andere Karte mit [Villainous]: eine, die ausgespielt wird, oder eine "
        "aktivierte Extrakarte der Hand."
    ),
    "keyword.overlord": "[Overlord]",
    "keyword.heroic": "[Heroic]",
    "keyword.villainous": "[Villainous]",
    "event:extra_activated": "",
    "claim:happens:extra_activated": "{of} wird als Extrakarte aktiviert.",
    "claim:never:extra_activated": "{of} wird nie als Extrakarte aktiviert.",
}
