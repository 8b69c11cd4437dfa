"""German: Dragon Ball Super Card Game (Masters): keywords that the FAQ does not speak of."""

from __future__ import annotations

KEYWORDS = {
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
    "rule:aegis.pay": "[Aegis] kostet Handkarten, die beide Farben zeigen, und was daneben steht.",
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
    "step:arrival.pay:declared": "{actor} aktiviert {skill:akk}.",
    "step:field.pay:declared": "{actor} aktiviert {skill:akk}.",
    "check:overlord": "[Overlord]: Eine [Servant]-Karte geht unter das Deck, und eine Karte wird gezogen.",
    "check:heroic": (
        "[Heroic]: Wird eine andere solche Karte benutzt, wird eine Karte gezogen; danach ist [Heroic] "
        "für den Zug negiert."
    ),
    "check:villainous": (
        "[Villainous]: Wird eine andere solche Karte benutzt, legt der Gegner eine Handkarte in die "
        "Abwurfzone; danach ist [Villainous] für den Zug negiert."
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
    "ask:hidden:colours_of": "Was von {colour} und {other_colour} zeigt {card}?",
    "ask:hidden:colours_among": (
        "Was von {colour} und {other_colour} zeigen die nicht beschriebenen Karten {zone_in} von {owner}?"
    ),
    "check:alliance": (
        "[Alliance]: Greift die Karte an, können aktive Kampfkarten beider Farben für ihren Effekt in den "
        "Ruhemodus gehen."
    ),
    "decision:aegis": (
        "[Aegis] nimmt eine Handkarte, die beide Farben zeigt, oder für jede eine, und nicht mehr."
    ),
    "decision:alliance": (
        "[Alliance] nimmt eine Kampfkarte, die beide Farben zeigt, oder für jede eine, und nicht mehr; "
        "auch die eigene Karte, wenn sie wieder aktiv ist."
    ),
    "keyword.alliance": "[Alliance]",
    "timing.alliance": "[Alliance]",
    "reason:colours_not_in_battle": (
        "Es gibt keine aktiven Kampfkarten beider Farben, die in den Ruhemodus gehen könnten."
    ),
    "step:aegis.pay:declared": "{actor} aktiviert {skill:akk}.",
    "option:colours_among:0": "Keine von beiden",
    "option:colours_of:0": "Keine von beiden",
    "option:colours_among:1": "Nur die erste",
    "option:colours_of:1": "Nur die erste",
    "option:colours_among:2": "Nur die zweite",
    "option:colours_of:2": "Nur die zweite",
    "option:colours_among:3": "Beide auf einer Karte",
    "option:colours_of:3": "Beide auf einer Karte",
    "option:colours_among:4": "Beide, auf zwei Karten",
    "assumption:hidden_does_not_matter:colours_of": (
        "Ob {card} {colour} oder {other_colour} zeigt, ändert nichts."
    ),
    "assumption:hidden_does_not_matter:colours_among": (
        "Ob die nicht beschriebenen Karten {zone_in} von {owner} {colour} oder {other_colour} zeigen, "
        "ändert nichts."
    ),
    "verdict:hidden:colours_of:0": "weder {colour} noch {other_colour} auf {card:dat}",
    "verdict:hidden:colours_of:1": "{colour} auf {card:dat}",
    "verdict:hidden:colours_of:2": "{other_colour} auf {card:dat}",
    "verdict:hidden:colours_of:3": "{colour} und {other_colour} auf {card:dat}",
    "verdict:hidden:colours_among:0": (
        "weder {colour} noch {other_colour} auf den nicht beschriebenen Karten {zone_in} von {owner}"
    ),
    "verdict:hidden:colours_among:1": (
        "nur {colour} auf den nicht beschriebenen Karten {zone_in} von {owner}"
    ),
    "verdict:hidden:colours_among:2": (
        "nur {other_colour} auf den nicht beschriebenen Karten {zone_in} von {owner}"
    ),
    "verdict:hidden:colours_among:3": (
        "{colour} und {other_colour} auf einer nicht beschriebenen Karte {zone_in} von {owner}"
    ),
    "verdict:hidden:colours_among:4": (
        "{colour} und {other_colour} auf zwei nicht beschriebenen Karten {zone_in} von {owner}"
    ),
    "colour.red": "Rot",
    "colour.blue": "Blau",
    "colour.green": "Grün",
    "colour.yellow": "Gelb",
    "colour.black": "Schwarz",
    "reason:keyword_not_there": "Die Karte hat dieses Schlüsselwort nicht, oder sie hat es verloren.",
    "reason:not_in_drop_yet": (
        "Bei der Ansage braucht es {needs:Karte|Karten} in der Abwurfzone, vorhanden: {has}; was beim "
        "Bezahlen dorthin geht, zählt noch nicht."
    ),
    "check:revive": (
        "[Revive]: Eine besiegte Karte kann für Handkarten beider Farben aus der Abwurfzone zurückkommen; "
        "danach ist [Revive] für den Zug negiert."
    ),
    "decision:revive": (
        "[Revive] legt eine Handkarte beider Farben oder für jede eine in die Abwurfzone und spielt die "
        "Karte nur aus der Abwurfzone des eigenen Spielers."
    ),
    "keyword.revive": "[Revive]",
    "timing.revive": "[Revive]",
    "reason:limit_reached": (
        "Kopien dieser Fähigkeit wurden in diesem Zug so oft benutzt, wie ihr [Limit] sagt."
    ),
    "note:limit_reached": (
        "{skill} wurde in diesem Zug so oft benutzt, wie ihr [Limit] sagt, und bewirkt nichts mehr."
    ),
    "step:resolve_auto.still_legal:limit_reached": (
        "{skill} bewirkt nichts: Das [Limit] ist für diesen Zug erreicht."
    ),
    "check:limit_of_each": "Ein [Limit] zählt, was jeder Spieler benutzt, für ihn allein.",
    "timing.successor": "[Successor]",
    "decision:successor": (
        "[Successor] nimmt eine oder mehrere eigene Kampfkarten, die nur Grün oder Gelb zeigen, nach "
        "ihren jetzigen Kosten."
    ),
    "reason:costs_do_not_add_up": (
        "Keine grünen oder gelben Kampfkarten haben Kosten, die zusammen die dieser Karte ergeben."
    ),
    "rule:successor.pay": (
        "[Successor] kostet grüne und gelbe Kampfkarten, deren Kosten zusammen die seiner Karte ergeben."
    ),
    "rule:successor.activated": "Eine aktivierte Fähigkeit kann gekontert werden.",
    "rule:successor.resolved": "Eine abgewickelte Fähigkeit kann gekontert werden.",
    "rule:successor.play_successor": "[Successor] spielt seine Karte von der Hand.",
    "rule:successor.failed": "Eine Karte, deren Ausspielen negiert wird, geht in die Abwurfzone.",
    "step:successor.pay:declared": "{actor} aktiviert {skill:akk}.",
    "keyword.invoker": "[Invoker]",
    "check:invoked": (
        "[Invoker] bezahlt jede rot-blaue Extrakarte der Hand mit einer aktiven rot-blauen Energiekarte, "
        "und ihre Fähigkeitskosten werden auch bezahlt."
    ),
    "ask:activate.pay_card": "Benutzt {player} [Invoker], statt die Energie zu bezahlen?",
    "ask:field.pay": "Benutzt {player} [Invoker], statt die Energie zu bezahlen?",
    "ask:counter_window.pay_card": "Benutzt {player} [Invoker], statt die Energie zu bezahlen?",
    "rule:counter_window.pay_card": "Die Energie einer Extrakarte mit [Counter] wird zuerst bezahlt.",
}
