"""French: Dragon Ball Super Card Game (Masters): what an event says."""

from __future__ import annotations

EVENTS = {
    "event:mode:rest": "{card} passe en mode Inertie.",
    "event:mode:active": "{card} passe en mode Action.",
    "event:mode_blank:cost": "{player} met {amount:énergie|énergies} en mode Inertie pour payer.",
    "event:attack": "{card} attaque {other}.",
    "event:offense_begins": "L'étape d'Attaque commence.",
    "event:defense_begins": "L'étape de Défense commence.",
    "event:damage_begins": "L'étape des Dégâts commence.",
    "event:comparison": "",
    "event:about_to_damage": "",
    "event:damage_dealt": "",
    "event:knocked_out": "",
    "event:battle_ends": "Le combat prend fin.",
    "event:battle_over": "",
    "event:combo": "{player} fait un Combo avec {card}.",
    "event:damage": "{player} subit {amount:dégât|dégâts}.",
    "event:evolved": "",
    "event:counter_activated": "{player} active {named}.",
    "event:role_guard": "{card} est maintenant la carte de défense.",
    "event:modify:combo": "{source} donne {change} de {value} à {card}.",
    "event:expire:combo": "La puissance des Combos disparaît.",
    "event:move_blank:deck>drop": "La carte du dessus du deck {player:de} va dans la Zone de Dispersion.",
    "event:move_blank:life>hand": "{player} prend une carte de vie en main.",
    "event:move_blank:life>drop": "Une carte de vie {player:de} va dans la Zone de Dispersion.",
    "event:move:check:zero_power": "{card} va dans la Zone de Dispersion : sa puissance est de 0 ou moins.",
    "event:move:check:stray_combo": "{card} va dans la Zone de Dispersion : il n'y a plus de combat.",
    "event:win:check:loss": "{player} gagne : l'adversaire n'a plus de vie ou plus de deck.",
    "event:win:check:loss:draw": "Partie nulle : les deux joueurs n'ont plus de vie ou plus de deck.",
}
