"""English: Dragon Ball Super Card Game (Masters): keywords that the FAQ does not speak of."""

from __future__ import annotations

KEYWORDS = {
    "ask:aegis.energy_active": "Which energy becomes active?",
    "ask:checkpoint.one_of_a_name": "Which [Unique] card stays in play?",
    "check:offering": (
        "[Offering]: the opponent puts a life card into the Drop Area, or else two cards are drawn."
    ),
    "check:one_of_a_name": "Of several [Unique] cards of one name one stays in play.",
    "keyword.energy_exhaust": "[Energy-Exhaust]",
    "keyword.field": "[Field]",
    "keyword.offering": "[Offering]",
    "keyword.servant": "[Servant]",
    "keyword.unique": "[Unique]",
    "timing.aegis": "[Aegis]",
    "timing.arrival": "[Arrival]",
    "timing.field": "[Field]",
    "subject:unique": "the [Unique] card that stays",
    "reason:aegis_in_defense_step": "[Aegis] is for the Defense Step of the opponent's turn only.",
    "reason:colours_not_in_combo": "The combo cards do not show both colours.",
    "reason:colours_not_in_hand": "The hand has no cards of both colours to give.",
    "reason:unique_in_play": "A [Unique] card of this name is in play already.",
    "rule:aegis.pay": "[Aegis] costs hand cards that show both colours, and what else stands beside it.",
    "rule:aegis.energy_active": "[Aegis] makes up to two energy active.",
    "rule:arrival.pay": "[Arrival] costs only what is printed beside it, no energy for the card.",
    "rule:arrival.play_arriving": "[Arrival] plays its card from the hand during a battle.",
    "rule:arrival.failed": "A card whose play is negated goes to the Drop Area.",
    "rule:checkpoint.one_of_a_name": "Of several [Unique] cards of one name one stays in play.",
    "rule:field.pay": "The energy of a [Field] card is paid, and what its skill costs.",
    "rule:field.place": "A [Field] card is placed in the Battle Area in Active Mode.",
    "rule:field.older_to_drop": "A new [Field] card sends the older ones to the Drop Area.",
    "rule:aegis.activated": "An activated skill can be countered.",
    "rule:aegis.resolved": "A skill that has resolved can be countered.",
    "rule:arrival.activated": "An activated skill can be countered.",
    "rule:arrival.resolved": "A skill that has resolved can be countered.",
    "rule:field.activated": "An activated skill can be countered.",
    "rule:field.resolved": "A skill that has resolved can be countered.",
    "step:arrival.pay:declared": "{actor} activates {skill}.",
    "step:field.pay:declared": "{actor} activates {skill}.",
    "check:overlord": "[Overlord]: a [Servant] card goes under the deck, and a card is drawn.",
    "check:heroic": (
        "[Heroic]: when another such card is used, a card is drawn; then [Heroic] is negated for the turn."
    ),
    "check:villainous": (
        "[Villainous]: when another such card is used, the opponent puts a hand card into the Drop Area; "
        "then [Villainous] is negated for the turn."
    ),
    "decision:overlord": "[Overlord] is used in its player's own Main Phase, as often as it can be paid.",
    "decision:heroic": (
        "[Heroic] means another card with [Heroic]: one that is played, or an Extra Card of the hand that "
        "is activated."
    ),
    "decision:villainous": (
        "[Villainous] means another card with [Villainous]: one that is played, or an Extra Card of the "
        "hand that is activated."
    ),
    "keyword.overlord": "[Overlord]",
    "keyword.heroic": "[Heroic]",
    "keyword.villainous": "[Villainous]",
    "event:extra_activated": "",
    "claim:happens:extra_activated": "{of} is activated as an Extra Card.",
    "claim:never:extra_activated": "{of} is never activated as an Extra Card.",
    "ask:hidden:colours_of": "Which of {colour} and {other_colour} does {card} show?",
    "ask:hidden:colours_among": (
        "What do the undescribed cards {zone_in} of {owner} show of {colour} and {other_colour}?"
    ),
    "check:alliance": (
        "[Alliance]: when its card attacks, active Battle Cards of both colours may be rested for its effect."
    ),
    "decision:aegis": "[Aegis] takes one hand card that shows both colours, or one for each, and no more.",
    "decision:alliance": (
        "[Alliance] rests one Battle Card that shows both colours, or one for each, and no more; its own "
        "card if that is active again."
    ),
    "keyword.alliance": "[Alliance]",
    "timing.alliance": "[Alliance]",
    "reason:colours_not_in_battle": "There are no active Battle Cards of both colours to rest.",
    "step:aegis.pay:declared": "{actor} activates {skill}.",
    "option:colours_among:0": "Neither of the two",
    "option:colours_of:0": "Neither of the two",
    "option:colours_among:1": "Only the first",
    "option:colours_of:1": "Only the first",
    "option:colours_among:2": "Only the second",
    "option:colours_of:2": "Only the second",
    "option:colours_among:3": "Both on one card",
    "option:colours_of:3": "Both on one card",
    "option:colours_among:4": "Both, on two cards",
    "assumption:hidden_does_not_matter:colours_of": (
        "Whether {card} shows {colour} or {other_colour} does not matter."
    ),
    "assumption:hidden_does_not_matter:colours_among": (
        "Whether the undescribed cards {zone_in} of {owner} show {colour} or {other_colour} does not matter."
    ),
    "verdict:hidden:colours_of:0": "neither {colour} nor {other_colour} on {card}",
    "verdict:hidden:colours_of:1": "{colour} on {card}",
    "verdict:hidden:colours_of:2": "{other_colour} on {card}",
    "verdict:hidden:colours_of:3": "{colour} and {other_colour} on {card}",
    "verdict:hidden:colours_among:0": (
        "neither {colour} nor {other_colour} on the undescribed cards {zone_in} of {owner}"
    ),
    "verdict:hidden:colours_among:1": "only {colour} on the undescribed cards {zone_in} of {owner}",
    "verdict:hidden:colours_among:2": "only {other_colour} on the undescribed cards {zone_in} of {owner}",
    "verdict:hidden:colours_among:3": (
        "{colour} and {other_colour} on one undescribed card {zone_in} of {owner}"
    ),
    "verdict:hidden:colours_among:4": (
        "{colour} and {other_colour} on two undescribed cards {zone_in} of {owner}"
    ),
    "colour.red": "red",
    "colour.blue": "blue",
    "colour.green": "green",
    "colour.yellow": "yellow",
    "colour.black": "black",
    "reason:keyword_not_there": "The card does not have this keyword, or has lost it.",
    "reason:not_in_drop_yet": (
        "It needs {needs:card|cards} in the Drop Area when it is declared, and {has:lies|lie} there; what "
        "paying puts there does not count yet."
    ),
    "check:revive": (
        "[Revive]: a KO'd card may come back from the Drop Area for hand cards of both colours; then it "
        "is negated for the turn."
    ),
    "decision:revive": (
        "[Revive] drops one hand card of both colours, or one for each, and plays its card out of its "
        "player's own Drop Area only."
    ),
    "keyword.revive": "[Revive]",
    "timing.revive": "[Revive]",
    "reason:limit_reached": "Copies of this skill have been used as often this turn as its [Limit] says.",
    "note:limit_reached": (
        "{skill} has been used this turn as often as its [Limit] says and does nothing more."
    ),
    "step:resolve_auto.still_legal:limit_reached": "{skill} does nothing: its [Limit] is reached this turn.",
    "check:limit_of_each": "A [Limit] counts what each player uses apart from what the other one uses.",
    "timing.successor": "[Successor]",
    "decision:successor": (
        "[Successor] takes one or more own Battle Cards of no colour but green and yellow, by their "
        "present energy costs."
    ),
    "reason:costs_do_not_add_up": (
        "No green or yellow Battle Cards have energy costs that add up to the one of this card."
    ),
    "rule:successor.pay": (
        "[Successor] costs green and yellow Battle Cards whose energy costs add up to the one of its card."
    ),
    "rule:successor.activated": "An activated skill can be countered.",
    "rule:successor.resolved": "A skill that has resolved can be countered.",
    "rule:successor.play_successor": "[Successor] plays its card from the hand.",
    "rule:successor.failed": "A card whose play is negated goes to the Drop Area.",
    "step:successor.pay:declared": "{actor} activates {skill}.",
    "keyword.invoker": "[Invoker]",
    "check:invoked": (
        "[Invoker] pays for any Red/Blue Extra Card of the hand with one active Red/Blue energy card, and "
        "its skill cost is paid as well."
    ),
    "ask:activate.pay_card": "Does {player} use [Invoker] instead of paying the energy?",
    "ask:field.pay": "Does {player} use [Invoker] instead of paying the energy?",
    "ask:counter_window.pay_card": "Does {player} use [Invoker] instead of paying the energy?",
    "rule:counter_window.pay_card": "The energy of an Extra Card with [Counter] is paid first.",
}
