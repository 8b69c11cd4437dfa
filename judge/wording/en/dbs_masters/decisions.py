"""English: Dragon Ball Super Card Game (Masters): what we have decided where the sources are silent."""

from __future__ import annotations

DECISIONS = {
    "check:answer_to_a_counter": (
        "A counter is answered by [Counter : Counter]; by [Counter : Play] only if it plays a card itself."
    ),
    "check:counted_once": "Several cards drawn together, or several damage of one attack, are heard once.",
    "check:counter_in_drop": "An Extra Card with [Counter] lies in the Drop Area before it is activated.",
    "check:ends_before_beginning": (
        "What lasts until the start of a turn ends before skills for the beginning of that turn wait."
    ),
    "check:leader_revenge": "A Leader with [Revenge] does nothing with it.",
    "check:lot_before_checkpoint": (
        "The lot is drawn before skills of the Leaders that were placed resolve, so that the player who "
        "begins comes first."
    ),
    "check:name_of_unique": (
        "A [Unique] card and another card of its name count as two, also if the other one is not [Unique]."
    ),
    "check:one_field": (
        "A [Field] card that comes into the Battle Area sends the player's older ones to the Drop Area."
    ),
    "check:only_counter_counter": "A counter is answered by [Counter : Counter] only.",
    "check:on_its_name": (
        "A card may be put on one of its name, of which only one may be in play: the stack counts as one "
        "card."
    ),
    "check:over_realm_timing": (
        "When in the End Phase an [Over Realm] card goes to the Warp: at its checkpoint, before effects for "
        "the turn end."
    ),
    "check:potara_mode": (
        "A [Union-Potara] card enters in Active Mode unless both cards beneath it are rested."
    ),
    "check:second_blocker": "A second [Blocker] may be used for the same attack; the last one guards.",
    "check:ultimate_combo": (
        "An [Ultimate] card that combos from the Battle Area leaves that area and is removed from the game."
    ),
    "check:unique_asked_later": "Which of the cards of one name stays is asked at the next checkpoint.",
    "event:presumed": "Our decision, since no official text settles this.",
    "reason:card_pays_for_itself": (
        "Only the card that is being used is left to pay with, and it does not pay for itself."
    ),
    "reason:name_of_unique_in_play": (
        "A card of this name is in play already, and one of the two is [Unique]."
    ),
    "reason:one_card_one_colour": "The colours are there, but each energy card pays for one colour only.",
}
