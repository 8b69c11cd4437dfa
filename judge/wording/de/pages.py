"""German: the words that stand around the sentences, on a page and on a terminal."""

from __future__ import annotations

PAGES = {
    "text:everything": "Was auch immer jemand noch tun könnte:",
    "text:over": "Niemand entscheidet mehr etwas.",
    "text:may": "{player} darf:",
    "text:nothing": "nichts",
    "text:time": "Die erlaubte Zeit war vorher um; was folgt, ist nur das bis dahin Gesehene.",
    "text:work": "Die Rechengrenze ist erreicht; was nicht erreicht wurde, bleibt offen.",
    "text:miss": "{about}: erwartet {expected}, gefunden {found}.",
    "text:near": "Naher Zwilling {count}: {miss}",
    "text:replay": "Wiedergabe",
    "text:replays": "Wiedergaben",
    "text:twin_of": "naher Zwilling dieses Spielfelds",
    "text:disputed": "Ein strittiges Spielfeld",
    "text:step_through": "Schritt für Schritt",
    "text:claims": "Behauptungen und Urteile",
    "text:shows": "Dieses Spielfeld zeigt",
    "text:moves": "Was jeder Spieler tun darf",
    "text:back_to_replay": "Zurück zur Wiedergabe",
    "text:over_here": "Niemand entscheidet mehr etwas: Das Spiel ist hier zu Ende.",
    "text:decides": "entscheidet jetzt",
    "text:may_do": "Darf",
    "text:nothing_now": "In diesem Moment ist nichts anzusagen.",
    "text:depends": "Hängt von nicht Beschriebenem ab",
    "text:may_not_do": "Darf nicht",
    "text:board_now": "Das Spielfeld in diesem Moment",
    "text:as_described": "Das Spielfeld, wie es beschrieben wurde.",
    "text:one_step": "ein Schritt",
    "text:moves_link": "Was darf jeder Spieler jetzt tun, und warum anderes nicht?",
    "text:walk": "Durch die Wiedergabe gehen",
    "text:first": "Zum Anfang",
    "text:back": "Einen Schritt zurück",
    "text:next": "Einen Schritt weiter",
    "text:last": "Zum Ende",
    "text:answer": "Antworten",
    "text:board": "Spielfeld",
    "text:turn": "am Zug",
    "text:versus": "gegen",
    "text:stack": "Kommt zuerst dran, von links",
    "text:waiting": "Wartend",
    "text:face_down": "verdeckt",
    "text:no_text": "ohne Text",
    "text:under": "darunter",
    "text:watch_shortest": "Kürzeste Linie ansehen",
    "text:true_when": "Wahr, wenn",
    "text:not_true_when": "Nicht wahr, wenn",
    "text:watch": "Diese Linie ansehen",
    "text:given": "Vorausgesetzt:",
    "text:ask_hidden": "Niemand hat das beschrieben, und eine Regel muss es wissen.",
    "text:ask_table": (
        "Niemand hat das aufgeschrieben. Am Tisch fragen, dann die Antwort antippen; sie kommt ins Szenario."
    ),
    "text:done": "Fertig",
    "text:ending_complete": "Hier endet die Aufzeichnung.",
    "text:ending_over": "Hier endet das Spiel.",
    "text:ending_refused": "Ab hier lässt sich die Aufzeichnung nicht spielen.",
    "text:ending_loop": "Ab hier wiederholt sich alles, und niemand kann heraus.",
    "text:ending_budget": "Hier war die Grenze einer öffentlichen Wiedergabe erreicht.",
    "text:twins": "Nahe Zwillinge",
    "text:twins_are": "Die kleinste Änderung, die ein Urteil wendet",
    "text:own_page": "Die Urteile dazu stehen auf einer eigenen Seite.",
    "text:refused": "ABGELEHNT",
    "text:still_refused": "lässt sich noch immer nicht spielen",
    "text:now_refused": "lässt sich mit dieser Änderung nicht spielen",
    "text:now_played": "lässt sich mit dieser Änderung spielen",
    "text:stays": "bleibt",
    "text:replay_twin": "Zwilling ansehen",
    "text:no_verdict": (
        "Die Behauptungen bekommen kein Urteil: Das Aufgeschriebene ist so nicht geschehen. Unten steht, "
        "wie weit es geht."
    ),
    "text:not_all": "Nicht alles wurde gesehen",
    "text:public_time": (
        "Die Zeit einer öffentlichen Wiedergabe war vorher um. Was gefunden wurde, gilt; was mit OFFEN "
        "bezeichnet ist, kann noch entschieden werden."
    ),
    "text:public_work": (
        "Die Rechengrenze einer öffentlichen Wiedergabe war vorher erreicht. Was gefunden wurde, gilt; was "
        "mit OFFEN bezeichnet ist, kann noch entschieden werden."
    ),
    "text:whole_search": "Die ganze Suche lief im Hintergrund:",
    "text:write_more": (
        "Mehr davon aufschreiben, was die Spieler getan haben, unwichtige Karten weglassen oder länger "
        "suchen lassen:"
    ),
    "text:explore": "Im Hintergrund suchen",
    "text:explore_sign_in": "Anmelden, um im Hintergrund zu suchen",
    "text:desk": "Am Rechner:",
    "text:holds_for_all": (
        "Diese Urteile gelten, was auch immer jemand noch tun könnte, nicht nur für das Aufgeschriebene."
    ),
    "text:back_to_written": "Zurück zum Aufgeschriebenen",
    "text:unexpected": "Nicht das, was das Szenario erwartet",
    "text:further": "Weiter damit",
    "text:anybody": "Was jeder tun könnte",
    "text:download": "Als YAML herunterladen",
    "text:anybody_is": (
        "Was jeder tun könnte: die Behauptungen, geprüft an jeder erlaubten Wahl beider Spieler bis zum "
        "Ende, in den Grenzen einer öffentlichen Wiedergabe."
    ),
    "text:change": "Dieses Spielfeld ändern",
    "text:scenario": "Das Szenario: kopieren, oder ändern und neu abspielen",
    "text:replay_changed": "Geändertes Spielfeld abspielen",
    "text:copy": "Kopieren",
    "text:step_by_step": "Wiedergabe, Schritt für Schritt",
    "text:shown_line": "Gezeigt: eine Spiellinie, auf der dies gilt als",
    "text:true": "wahr",
    "text:not_true": "nicht wahr",
    "text:back_to_record": "Zurück zur Aufzeichnung",
    "text:steps": "Schritte",
    "text:fold": "Stille Schritte einklappen",
    "text:nothing_played": "Nichts wurde gespielt: Die erste Aktion ist abgelehnt.",
    "text:texts": "Was die Texte sagen",
    "text:ruling": "Regelauskunft",
    "text:passage": "Textstelle",
    "text:undescribed": "Niemand hat es beschrieben",
    "text:by": "{player}:",
    "text:refused_action": "Nicht möglich: Aktion {place}",
    "text:wins": "{winner} gewinnt",
    "text:turn_of": "Zug {number}, {player}",
    "text:quiet": "{count:stiller Schritt|stille Schritte}",
    "text:show_quiet": "{count:stillen Schritt|stille Schritte} zeigen",
    "text:and_more": "und {count} weitere",
}
