"""German: Dragon Ball Super Card Game (Masters): what an event says."""

from __future__ import annotations

EVENTS = {
    "event:mode:rest": "{card} geht in den Ruhemodus.",
    "event:mode:active": "{card} geht in den Aktivmodus.",
    "event:mode_blank:cost": "{player} legt zum Bezahlen {amount} Energie in den Ruhemodus.",
    "event:attack": "{card} greift {other} an.",
    "event:offense_begins": "Der Angriffsschritt beginnt.",
    "event:defense_begins": "Der Verteidigungsschritt beginnt.",
    "event:damage_begins": "Der Schadensschritt beginnt.",
    "event:comparison": "",
    "event:about_to_damage": "",
    "event:damage_dealt": "",
    "event:knocked_out": "",
    "event:battle_ends": "Der Kampf endet.",
    "event:battle_over": "",
    "event:combo": "{player} spielt eine Kombo mit {card}.",
    "event:damage": "{player} nimmt {amount} Schaden.",
    "event:evolved": "",
    "event:counter_activated": "{player} aktiviert {named}.",
    "event:role_guard": "{card} ist jetzt die angegriffene Karte.",
    "event:modify:combo": "{source} gibt {card} {change} {value}.",
    "event:expire:combo": "Die Stärke aus Kombos ist weg.",
    "event:move_blank:deck>drop": "Die oberste Karte vom Deck von {player} geht in die Abwurfzone.",
    "event:move_blank:life>hand": "{player} nimmt eine Lebenskarte auf die Hand.",
    "event:move_blank:life>drop": "Eine Lebenskarte von {player} geht in die Abwurfzone.",
    "event:move:check:zero_power": "{card} geht in die Abwurfzone: Ihre Stärke ist 0 oder weniger.",
    "event:move:check:stray_combo": "{card} geht in die Abwurfzone: Es ist kein Kampf mehr.",
    "event:win:check:loss": "{player} gewinnt: Der Gegner hat kein Leben oder kein Deck mehr.",
    "event:win:check:loss:draw": "Unentschieden: Beide Spieler haben kein Leben oder kein Deck mehr.",
}
