"""English: Dragon Ball Super Card Game (Masters): what only the rules of the manual 4.00 say."""

from __future__ import annotations

FOURTH = {
    "ask:setup.chooser": "Who chooses the starting player?",
    "ask:setup.choose_start": "Whom does {player} let begin?",
    "subject:chooser": "who chooses the starting player",
    "blank.marker": "the energy marker",
    "claim:happens:combo_leaves": "{of} is about to go from the Combo Area to the Drop Area.",
    "claim:never:combo_leaves": "{of} is never about to go from the Combo Area to the Drop Area.",
    "claim:happens:damage_step_ends": "The Damage Step of {of} ends.",
    "claim:never:damage_step_ends": "The Damage Step of {of} does not end.",
    "event:combo_leaves": "",
    "event:damage_step_ends": "",
    "keyword.ultimate": "[Ultimate]",
    "rule:activate.pay_card": "The energy of an Extra Card is paid first.",
    "rule:activate.card_to_drop": "An Extra Card lies in the Drop Area before its skill can be countered.",
    "rule:activate.pay_skill": "The skill cost is paid once the card lies in the Drop Area.",
    "rule:battle.combo_leaves": "Skills for a combo card that goes to the Drop Area resolve before it moves.",
    "rule:battle.end_checkpoint": "The Battle End Step begins with a checkpoint.",
    "rule:battle.ko_checkpoint": "Skills of a KO'd card have a checkpoint of their own.",
    "rule:battle.winner_told": "Skills for KO'ing a card begin to wait after those of the KO'd card.",
    "rule:charge_phase.activate_checkpoint": "Skills resolve between switching to Active Mode and the draw.",
    "rule:counter_window.extra_to_drop": (
        "An Extra Card lies in the Drop Area before its counter is activated."
    ),
    "rule:counter_window.pay_skill": "The skill cost of the counter is paid after that.",
    "rule:setup.place_leaders": "Both Leaders are shown; skills for that begin to wait.",
    "rule:setup.chooser": "Chance picks the player who chooses.",
    "rule:setup.choose_start": "The player whom chance picked chooses who begins.",
    "rule:setup.checkpoint": "Skills of the Leaders resolve before the decks are shuffled.",
    "rule:setup.whole_hand_back": "A redraw puts the whole hand back into the deck.",
    "rule:setup.draw_six": "Six cards are drawn again.",
    "rule:setup.energy_marker": "The player who does not begin gets the energy marker.",
    "step:activate.pay_card:declared": "{actor} activates {skill}.",
    "zone.marker": "Energy marker",
    "zone.marker.to": "to the energy marker",
    "zone.marker.from": "from the energy marker",
    "zone.marker.in": "as the energy marker",
    "zone.marker.the": "the energy marker",
}
