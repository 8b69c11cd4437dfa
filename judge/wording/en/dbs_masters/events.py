"""English: Dragon Ball Super Card Game (Masters): what an event says."""

from __future__ import annotations

EVENTS = {
    "event:mode:rest": "{card} rests.",
    "event:mode:active": "{card} becomes active.",
    "event:mode_blank:cost": "{player} rests {amount} energy to pay.",
    "event:attack": "{card} attacks {other}.",
    "event:offense_begins": "The Offense Step begins.",
    "event:defense_begins": "The Defense Step begins.",
    "event:damage_begins": "The Damage Step begins.",
    "event:comparison": "",
    "event:about_to_damage": "",
    "event:damage_dealt": "",
    "event:knocked_out": "",
    "event:battle_ends": "The battle ends.",
    "event:battle_over": "",
    "event:combo": "{player} combos with {card}.",
    "event:damage": "{player} takes {amount} damage.",
    "event:evolved": "",
    "event:counter_activated": "{player} activates {named}.",
    "event:role_guard": "{card} is the guard card now.",
    "event:modify:combo": "{source} gives {card} {change} {value}.",
    "event:expire:combo": "The power from combos is gone.",
    "event:move_blank:deck>drop": "The top card of {player:s} deck goes to the Drop Area.",
    "event:move_blank:life>hand": "{player} takes a life card into the hand.",
    "event:move_blank:life>drop": "A life card of {player} goes to the Drop Area.",
    "event:move:check:zero_power": "{card} goes to the Drop Area: its power is 0 or less.",
    "event:move:check:stray_combo": "{card} goes to the Drop Area: there is no battle any more.",
    "event:win:check:loss": "{player} wins: the opponent has no life or no deck left.",
    "event:win:check:loss:draw": "The game is a draw: both players are out of life or deck.",
}
