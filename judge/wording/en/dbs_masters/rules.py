"""English: Dragon Ball Super Card Game (Masters): one sentence for each rule and check."""

from __future__ import annotations

RULES = {
    "rule:checkpoint.next_skill": (
        "Waiting skills resolve one at a time: the turn player's first, each player's in the order that "
        "player likes."
    ),
    "rule:pay.rest_self": "Resting the card is part of the cost.",
    "rule:resolve_auto.still_legal": (
        "A waiting skill does nothing if it is used up or its condition is not met."
    ),
    "rule:resolve_auto.pay_or_decline": (
        "An [Auto] skill is paid for when it resolves, and it may be declined."
    ),
    "rule:resolve_auto.activated": "An activated skill may be countered.",
    "rule:resolve_auto.perform": "A waiting skill does what it says even if its card has gone meanwhile.",
    "rule:resolve_auto.resolved": "A resolved skill may be countered.",
    "rule:resolve_auto.count_off": "A skill that has resolved or was declined no longer waits.",
    "rule:resolve_later.perform": "What a skill put off is done at the moment it named.",
    "rule:resolve_later.count_off": "What was put off and has been done no longer waits.",
    "rule:activate.paid": "A skill is declared, then all of its cost is paid.",
    "rule:activate.activated": "An activated skill may be countered.",
    "rule:activate.to_drop": "An Extra Card goes to the Drop Area as its skill resolves.",
    "rule:activate.perform": "The skill does what it says unless a counter has stopped it.",
    "rule:activate.flip": (
        "The Leader is turned over: mode, power changes and battle role stay, keywords it was given go."
    ),
    "rule:activate.resolved": "A resolved skill may be countered.",
    "rule:counter_window.opens": "The opponent may counter now; while this window is open no other opens.",
    "rule:counter_window.rule_processing": (
        "The rules set the board right first, but no [Auto] skill resolves."
    ),
    "rule:counter_window.answer": "One counter answers one thing, and the players take turns.",
    "rule:counter_window.activated": "An activated counter can itself be countered by the other player.",
    "rule:counter_window.resolve_last": "The counter that was activated last resolves first.",
    "rule:counter_window.placed": "A counter goes to the Drop Area afterwards, a negated one too.",
    "rule:counter_window.closes": "After the counters the action goes on if it still can.",
    "rule:game.concession": "A player may give up at any time and loses at once; no card changes that.",
    "rule:looks:leader": "The Leader Area is open: both players may look at it.",
    "rule:looks:battle": (
        "The Battle Area is open, with all cards beneath others: both players may look at it."
    ),
    "rule:looks:combo": "The Combo Area is open: both players may look at it.",
    "rule:looks:energy": "The Energy Area is open: both players may look at it.",
    "rule:looks:hand": "A hand is seen by its own player only.",
    "rule:looks:life": "Life is secret: neither player may look at it, not even the one it belongs to.",
    "rule:looks:deck": "A deck is secret: neither player may look at it.",
    "rule:looks:drop": "The Drop Area is open: both players may look at it.",
    "rule:looks:warp": "The Warp is open: both players may look at it.",
    "rule:setup.lot": "Chance decides who begins; the player it names does not get to choose.",
    "rule:setup.leaders": "The Leaders are shown, and skills for that resolve.",
    "rule:setup.shuffle": "Both decks are shuffled.",
    "rule:setup.opening_hands": "Each player draws six cards.",
    "rule:setup.redraw": "Each player may redraw once, the starting player first.",
    "rule:setup.put_back": "Any number of cards goes back into the deck, which is shuffled.",
    "rule:setup.draw_again": "As many cards are drawn as went back.",
    "rule:setup.next_redraw": "Then the other player may redraw.",
    "rule:setup.life": "The top eight cards of each deck become life, face down; their order means nothing.",
    "rule:shuffle.next_card": "After a shuffle nobody knows the order of the deck.",
    "rule:turn.charge": "A turn begins with the Charge Phase.",
    "rule:turn.main": "After the Charge Phase comes the Main Phase.",
    "rule:turn.end": "The turn player ends the Main Phase when they like; then comes the End Phase.",
    "rule:turn.passes": "After the End Phase the other player has the turn.",
    "rule:charge_phase.begins": (
        "Skills for the beginning of the turn begin to wait, and what lasts until then ends."
    ),
    "rule:charge_phase.begin_checkpoint": (
        "Skills for the beginning of the turn resolve before any card becomes active."
    ),
    "rule:charge_phase.activate_all": (
        "All rested cards of the turn player become active; none may be left out."
    ),
    "rule:charge_phase.draw": (
        "The turn player must draw; only whoever begins the game does not draw in the first turn."
    ),
    "rule:charge_phase.draw_checkpoint": "Waiting skills resolve after the draw.",
    "rule:charge_phase.charge": "The turn player may place one hand card as energy.",
    "rule:charge_phase.charge_checkpoint": "Waiting skills resolve before the Main Phase begins.",
    "rule:main_phase.begins": "Skills for the beginning of the Main Phase begin to wait.",
    "rule:main_phase.checkpoint": "Waiting skills resolve before the next action.",
    "rule:main_phase.act": "The turn player does one thing at a time, in any order.",
    "rule:main_phase.ends": "Skills for the end of the Main Phase resolve before the End Phase.",
    "rule:main_phase.effects_end": "What lasts for the Main Phase ends.",
    "rule:end_phase.end_of_turn": "Skills for the end of the turn begin to wait, each once in a turn.",
    "rule:end_phase.checkpoint": "Skills for the end of the turn resolve here.",
    "rule:end_phase.effects_end": "What lasts for the turn ends; nobody has to discard.",
    "rule:end_phase.repeat": (
        "The End Phase is repeated while a skill for the end of the turn has not been triggered yet."
    ),
    "rule:play.declare": "Playing a card means to show it, pay for it and declare it.",
    "rule:play.window": "A declared play may be countered once.",
    "rule:play.enter": "The card enters the Battle Area, or goes to the Drop Area if its play was negated.",
    "rule:evolve.declare": "[Evolve] is declared with the card it goes onto, and paid.",
    "rule:evolve.activated": "An [Evolve] may be countered like a play.",
    "rule:evolve.put_on_top": (
        "The new card takes over mode, power changes and place in the battle; nothing else."
    ),
    "rule:evolve.resolved": "After an [Evolve] the opponent may counter once more.",
    "rule:xeno_evolve.declare": "[Xeno-Evolve] is declared with the card it replaces, and paid.",
    "rule:xeno_evolve.activated": "A [Xeno-Evolve] may be countered like a play.",
    "rule:xeno_evolve.to_warp": "The card that is replaced goes to its owner's Warp.",
    "rule:xeno_evolve.enter": "The new card enters active, with its printed power; nothing passes on.",
    "rule:xeno_evolve.resolved": "After a [Xeno-Evolve] the opponent may counter once more.",
    "rule:battle.declaration": (
        "The attacker rests and names its target; all skills that this triggers begin to wait."
    ),
    "rule:swap.declare": "[Swap] is declared and paid.",
    "rule:swap.activated": "An activated skill may be countered.",
    "rule:swap.choose": "[Swap] plays up to one card of the right cost, so it may play none.",
    "rule:swap.play_swapped": "A card played with [Swap] takes over neither power nor mode.",
    "rule:swap.return_card": "The card that used [Swap] returns to its owner's hand in any case.",
    "rule:swap.resolved": "A resolved skill may be countered.",
    "rule:over_realm.declare": "Both Over Realm skills share their uses of the turn.",
    "rule:over_realm.drop_to_warp": (
        "The whole Drop Area goes to the Warp, not only as many cards as are asked for."
    ),
    "rule:over_realm.pay": "Only a printed skill cost is paid, no energy for the card.",
    "rule:over_realm.activated": "An activated skill may be countered.",
    "rule:over_realm.play_from_realm": "The card is played from the hand without energy.",
    "rule:over_realm.mark": (
        "Only a card of [Over Realm] leaves at the end of the turn; one of [Dark Over Realm] stays."
    ),
    "rule:over_realm.resolved": "A resolved skill may be countered.",
    "rule:over_realm.failed": "A card whose play failed goes to the Drop Area.",
    "rule:union_fusion.reveal": "[Union-Fusion] needs each named card in the hand, all with the same power.",
    "rule:union_fusion.drop_set": "The named cards go from the hand to the Drop Area as a cost.",
    "rule:union_fusion.pay": "Then the rest of the cost is paid.",
    "rule:union_fusion.activated": "An activated skill may be countered.",
    "rule:union_fusion.play_fused": "[Union-Fusion] plays its card in Active Mode.",
    "rule:union_fusion.resolved": "A resolved skill may be countered.",
    "rule:union_fusion.failed": "A card whose play failed goes to the Drop Area.",
    "rule:union_potara.choose": "[Union-Potara] needs each named card in its player's own Battle Area.",
    "rule:union_potara.pay": "The skill cost is paid.",
    "rule:union_potara.activated": "An activated skill may be countered.",
    "rule:union_potara.put_on_pair": (
        "The new card is active and has the power changes of all cards beneath; keywords do not pass."
    ),
    "rule:union_potara.resolved": "A resolved skill may be countered.",
    "rule:union_potara.failed": "A card whose play failed goes to the Drop Area.",
    "rule:union_absorb.choose": "[Union-Absorb] puts the card it names on the card that uses it.",
    "rule:union_absorb.pay": "The skill cost is paid.",
    "rule:union_absorb.activated": "An activated skill may be countered.",
    "rule:union_absorb.put_on_absorber": (
        "The new card takes over mode and power changes of the card beneath; keywords do not pass."
    ),
    "rule:union_absorb.resolved": "A resolved skill may be countered.",
    "rule:end_phase.over_realm": (
        "At the end of the turn a card of [Over Realm] that still is in the Battle Area goes to the Warp."
    ),
    "rule:battle.counter_window": "Counters to an attack come before any [Auto] skill.",
    "rule:battle.attack_checkpoint": (
        "Skills of the attack resolve here, the turn player's before any [Blocker]."
    ),
    "rule:battle.still_valid": (
        "A negated attack, or one whose cards are gone, goes straight to the end of the battle."
    ),
    "rule:battle.offense_begins": "The Offense Step belongs to the turn player.",
    "rule:battle.offense_checkpoint": "Waiting skills resolve before the next action of the Offense Step.",
    "rule:battle.offense_valid": "Without attacker or guard card the battle ends.",
    "rule:battle.offense_act": (
        "In the Offense Step the turn player combos one card at a time or activates skills."
    ),
    "rule:battle.defense_begins": "The Defense Step belongs to the player under attack.",
    "rule:battle.defense_checkpoint": "Waiting skills resolve before the next action of the Defense Step.",
    "rule:battle.defense_valid": "Without attacker or guard card the battle ends.",
    "rule:battle.defense_act": (
        "In the Defense Step the attacked player combos one card at a time or activates skills."
    ),
    "rule:battle.damage_begins": "The Damage Step begins; nobody can combo any more.",
    "rule:battle.damage_checkpoint": "Waiting skills resolve before powers are compared.",
    "rule:battle.damage_valid": "Without attacker or guard card the battle ends.",
    "rule:battle.attack_combo_power": "The turn player's combo power is added to the attacker.",
    "rule:battle.guard_combo_power": "The attacked player's combo power is added to the guard card.",
    "rule:battle.comparison": "The attacker wins with at least as much power as the guard card.",
    "rule:battle.about_to_damage": "Skills for dealing damage resolve before the damage.",
    "rule:battle.deal_valid": "Without attacker there is no damage.",
    "rule:battle.victory_strike": "[Victory Strike] wins the game when the attack would deal damage.",
    "rule:battle.deal_damage": "A Leader takes 1 damage, or what the highest [Strike] says.",
    "rule:battle.damage_dealt": "Skills for damage that was dealt begin to wait.",
    "rule:battle.ko_guard": "A Battle Card that loses is KO'd.",
    "rule:battle.result_checkpoint": "Skills of the result resolve here.",
    "rule:battle.combo_to_drop": "Combo cards go to the Drop Area after the battle.",
    "rule:battle.combo_power_ends": "Power from combos lasts only for the battle.",
    "rule:battle.end_of_battle": "Skills for the end of the battle resolve here, [Revenge] among them.",
    "rule:battle.effects_end": "What lasts for the battle ends.",
    "rule:battle.over": "The battle is over.",
    "rule:combo.pay_cost": "The combo cost is paid before the card moves.",
    "rule:combo.move": "A combo card moves to the Combo Area; nobody can counter that.",
    "rule:damage.begin": "Damage is dealt one by one.",
    "rule:damage.next_damage": "Damage is dealt one by one; something else may take the place of each.",
    "rule:damage.one_damage": (
        "The damaged player picks each life card; with [Critical] it goes to the Drop Area."
    ),
    "rule:damage.end": "All of the damage has been dealt.",
    "check:loss": (
        "Whoever has no life or no deck left loses at once; if both do at once, the game is a draw."
    ),
    "check:ko_to_drop": "A KO'd card goes to its owner's Drop Area.",
    "check:beneath_falls": (
        "The cards beneath one that leaves go to their owners' Drop Areas; this triggers nothing."
    ),
    "check:zero_power": "A Battle Card with 0 power or less goes to the Drop Area; that is not a KO.",
    "check:deflect": "A counter to a play does not affect a card with [Deflect].",
    "check:indestructible": (
        "[Indestructible] holds against opposing skills and lost battles, not against the rules or skills "
        "of its own player."
    ),
    "check:blocker": "[Blocker] rests its card, which becomes the guard card.",
    "check:dual_attack": "[Dual Attack] makes its card active after a battle, once per turn.",
    "check:triple_attack": "[Triple Attack] makes its card active after a battle, twice per turn.",
    "check:revenge": "[Revenge] KO's the attacking Battle Card at the end of the battle.",
    "check:sides_changed": (
        "A card of the battle that changes sides keeps its part; no official text says so."
    ),
    "check:stray_combo": "Combo cards outside a battle go to the Drop Area.",
    "rule:loop": "A loop that nobody can stop is a draw.",
}
