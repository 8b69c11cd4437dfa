"""German: Dragon Ball Super Card Game (Masters): what we have decided where the sources are silent."""

from __future__ import annotations

DECISIONS = {
    "check:answer_to_a_counter": (
        "Auf einen Konter antwortet ein [Counter : Counter]; ein [Counter : Play] nur, wenn der Konter selbst "
        "eine Karte ausspielt."
    ),
    "check:counted_once": (
        "Mehrere gemeinsam gezogene Karten oder mehrere Schadenspunkte eines Angriffs zählen als ein Mal."
    ),
    "check:counter_in_drop": (
        "Eine Extrakarte mit [Counter] liegt schon in der Abwurfzone, bevor sie aktiviert ist."
    ),
    "check:ends_before_beginning": (
        "Was bis zum Beginn eines Zuges gilt, endet, bevor Fähigkeiten für den Beginn dieses Zuges warten."
    ),
    "check:leader_revenge": "Ein Anführer mit [Revenge] bewirkt damit nichts.",
    "check:lot_before_checkpoint": (
        "Das Los fällt, bevor Fähigkeiten der gelegten Anführer abgewickelt werden; wer beginnt, ist zuerst "
        "dran."
    ),
    "check:name_of_unique": (
        "Eine [Unique]-Karte und eine andere Karte ihres Namens zählen als zwei, auch wenn die andere nicht "
        "[Unique] ist."
    ),
    "check:one_field": (
        "Eine [Field]-Karte, die in die Kampfzone kommt, schickt die älteren dieses Spielers in die "
        "Abwurfzone."
    ),
    "check:only_counter_counter": "Auf einen Konter antwortet nur ein [Counter : Counter].",
    "check:on_its_name": (
        "Eine Karte darf auf eine ihres Namens gelegt werden, von dem nur eine im Spiel sein darf: Der Stapel "
        "zählt als eine Karte."
    ),
    "check:over_realm_timing": (
        "Wann in der Endphase eine [Over Realm]-Karte in den Warp geht: an ihrem Prüfzeitpunkt, bevor Effekte "
        "für den Zug enden."
    ),
    "check:potara_mode": (
        "Eine [Union-Potara]-Karte kommt im Aktivmodus, außer wenn beide Karten unter ihr im Ruhemodus sind."
    ),
    "check:second_blocker": (
        "Ein zweiter [Blocker] darf gegen denselben Angriff benutzt werden; der letzte verteidigt."
    ),
    "check:ultimate_combo": (
        "Eine [Ultimate]-Karte, die aus der Kampfzone eine Kombo macht, verlässt diese Zone und wird aus dem "
        "Spiel entfernt."
    ),
    "check:unique_asked_later": (
        "Welche der Karten eines Namens bleibt, wird am nächsten Prüfzeitpunkt gefragt."
    ),
    "event:presumed": "Unsere Festlegung: Kein offizieller Text regelt das.",
    "reason:card_pays_for_itself": (
        "Zum Bezahlen bliebe nur die benutzte Karte selbst, und sie bezahlt nicht für sich."
    ),
    "reason:name_of_unique_in_play": (
        "Eine Karte dieses Namens ist schon im Spiel, und eine der beiden ist [Unique]."
    ),
    "reason:one_card_one_colour": "Die Farben sind da, aber jede Energiekarte zahlt nur für eine Farbe.",
}
