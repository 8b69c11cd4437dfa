"""What a player can declare, and every reason against it at each moment."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.legality import cost_reasons, skill_reasons, use_reasons
from judge.engine.pending import next_player
from judge.engine.ruleset import Action, At, Verb
from judge.engine.rulesets.dbs_masters.skills import COUNTERS, card_with, cost_of, counters_of
from judge.engine.skills import Cost, Skill
from judge.engine.trace import Reason
from judge.engine.values import fits, forbidding_skill

MAIN = "main_phase.act"
OFFENSE = "battle.offense_act"
DEFENSE = "battle.defense_act"
WINDOW = "counter_window.answer"
PAY_AUTO = "resolve_auto.pay_or_decline"
NEXT_SKILL = "checkpoint.next_skill"


def _missing(at: At) -> tuple[Reason, ...]:
    return (at.ruleset.reason("card_moved_on"),)


# Attack.


def attack_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against an attack: dbs-masters/cr-1.074/7-1, faq/combat/1 to 3, faq/phase-principale/8."""
    card, target = at.state.find(action.subject), at.state.find(action.target)
    if card is None or target is None:
        return _missing(at)
    reason = at.ruleset.reason
    found: list[Reason] = []
    if at.station != MAIN:
        found.append(reason("only_in_main_phase"))
    if player != at.turn_player:
        found.append(reason("not_turn_player"))
    if player == at.state.first_player and at.state.turn_number == 1:
        found.append(reason("no_attack_on_first_turn"))
    if card.controller != player or card.zone not in ("leader", "battle") or at.named(card).kind == "extra":
        found.append(reason("not_your_attacker"))
    if card.mode != "active":
        found.append(reason("attacker_rested"))
    if forbidding_skill(at.state, card, "attack"):
        found.append(reason("cannot_attack"))
    return tuple(found + _target_reasons(at, player, target))


def _target_reasons(at: At, player: str, target: GameCard) -> list[Reason]:
    found: list[Reason] = []
    if target.controller == player:
        found.append(at.ruleset.reason("own_card"))
    if target.zone not in ("leader", "battle"):
        found.append(at.ruleset.reason("not_in_play"))
    elif at.named(target).kind == "extra":
        found.append(at.ruleset.reason("not_attackable"))
    elif target.zone == "battle" and target.mode == "active":
        found.append(at.ruleset.reason("target_active"))
    return found


def attack_candidates(at: At, player: str) -> list[Action]:
    """List the attackers and targets a player could name."""
    mine = _in_play(at, player)
    theirs = _in_play(at, at.state.other(player))
    return [Action("attack", own, target) for own in mine for target in theirs]


def _in_play(at: At, player: str) -> list[str]:
    return [
        at.state.printed(slot).id
        for zone in ("leader", "battle")
        for slot in at.state.zone(player, zone)
        if slot > 0
    ]


# Combo.


def combo_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against a combo: dbs-masters/cr-1.074/7-2-1-2-1, 7-3-1-2-1, faq/combo/1, faq/jeton/6."""
    card = at.state.find(action.subject)
    if card is None:
        return _missing(at)
    reason = at.ruleset.reason
    found: list[Reason] = []
    if at.station not in (OFFENSE, DEFENSE):
        found.append(reason("combo_only_in_battle_steps"))
    elif (at.station == OFFENSE) != (player == at.turn_player):
        found.append(reason("not_your_step"))
    printed = at.named(card)
    if card.controller != player or card.zone not in ("hand", "battle"):
        found.append(reason("combo_from_hand_or_battle_area"))
    elif card.zone == "battle":
        if card.mode != "active":
            found.append(reason("combo_card_rested"))
        if card.ref in (at.state.role("attacker"), at.state.role("guard")):
            found.append(reason("combo_card_in_battle"))
    if printed.kind != "battle":
        found.append(reason("combo_needs_battle_card"))
    if printed.printed("combo_power") is None or printed.printed("combo_cost") is None:
        found.append(reason("combo_needs_combo_power"))
    return tuple(found + cost_reasons(at, player, Cost(energy=printed.printed("combo_cost") or 0), card))


def combo_candidates(at: At, player: str) -> list[Action]:
    """List the described cards a player could combo with."""
    return [
        Action("combo", at.state.printed(slot).id)
        for zone in ("hand", "battle")
        for slot in at.state.zone(player, zone)
        if slot > 0
    ]


# Playing and evolving.


def play_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against playing a Battle Card from the hand: dbs-masters/cr-1.074/6-3-1-2-1."""
    card = at.state.find(action.subject)
    if card is None:
        return _missing(at)
    found = _main_phase_reasons(at, player)
    if card.controller != player or card.zone != "hand":
        found.append(at.ruleset.reason("only_from_hand"))
    printed = at.named(card)
    if printed.kind != "battle":
        found.append(at.ruleset.reason("not_a_battle_card"))
    return tuple(found + cost_reasons(at, player, Cost(energy=printed.printed("energy") or 0), card))


def _main_phase_reasons(at: At, player: str) -> list[Reason]:
    found: list[Reason] = []
    if at.station != MAIN:
        found.append(at.ruleset.reason("only_in_main_phase"))
    if player != at.turn_player:
        found.append(at.ruleset.reason("not_turn_player"))
    return found


def play_candidates(at: At, player: str) -> list[Action]:
    """List the described hand cards of a player."""
    return [Action("play", at.state.printed(slot).id) for slot in at.state.zone(player, "hand") if slot > 0]


def evolve_skill(at: At, card: GameCard) -> Skill | None:
    """Give the [Evolve] skill of a card, if it has one."""
    return next((skill for skill in at.named(card).skills if skill.timing == "evolve"), None)


def evolve_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against [Evolve]: dbs-masters/cr-1.074/10-5-1, 10-5-2, faq/evolution-evolution-ex/1 and 2."""
    card, below = at.state.find(action.subject), at.state.find(action.target)
    if card is None or below is None:
        return _missing(at)
    skill = evolve_skill(at, card)
    found = _main_phase_reasons(at, player)
    if skill is None:
        return (*found, at.ruleset.reason("no_evolve_skill"))
    if card.controller != player or card.zone != "hand":
        found.append(at.ruleset.reason("only_from_hand"))
    if not can_be_below(at, player, skill, below):
        found.append(at.ruleset.reason("cannot_evolve_onto"))
    found += use_reasons(at, player, skill, card)
    return tuple(found + cost_reasons(at, player, skill.cost, card))


def can_be_below(at: At, player: str, skill: Skill, below: GameCard) -> bool:
    """Tell whether a card in the own Battle Area is what [Evolve] demands."""
    if below.zone != "battle" or below.controller != player or skill.onto is None:
        return False
    return fits(at.state, skill.onto, below.slot, player, 0)


def evolve_candidates(at: At, player: str) -> list[Action]:
    """List the pairs of hand card and Battle Card a player could name."""
    return [
        Action("evolve", at.state.printed(slot).id, at.state.printed(below).id)
        for slot in at.state.zone(player, "hand")
        if slot > 0 and evolve_skill(at, at.state.card(slot))
        for below in at.state.zone(player, "battle")
        if below > 0
    ]


# Counters.


def counter_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against a [Counter]: dbs-masters/cr-1.074/4-7, 10-10, faq/contre/1, 2 and 4, faq/combo/7."""
    card = card_with(at.state, action.subject)
    skill = at.ruleset.skill(at.state, card.slot, action.subject) if card else None
    if card is None or skill is None:
        return _missing(at)
    reason = at.ruleset.reason
    found: list[Reason] = []
    if at.station != WINDOW:
        found.append(reason("no_counter_window"))
    elif at.frame.text("responder") != player:
        found.append(reason("own_action" if _is_own_action(at, player) else "not_your_answer"))
    elif not _matches_window(at, skill):
        found.append(reason("counter_of_another_kind", cause=at.frame.text("cause")))
    if card.controller != player or card.zone != "hand":
        found.append(reason("only_from_hand"))
    if any(item.source == card.ref for item in at.state.stack):
        found.append(reason("already_on_chain"))
    found += use_reasons(at, player, skill, card)
    return tuple(found + cost_reasons(at, player, cost_of(at.state, skill, card), card))


def _is_own_action(at: At, player: str) -> bool:
    return len(at.state.stack) == at.frame.number("base") and at.frame.text("responder") == at.state.other(
        player
    )


def _matches_window(at: At, skill: Skill) -> bool:
    """Tell whether a counter reacts to what opened the window, or to the counter before it."""
    cause, words = at.frame.text("cause"), at.frame.text("says").split()
    plays = cause == "play" or "play" in words
    attacks = cause == "attack" or "attack" in words
    if skill.timing == "counter_counter":
        return cause == "counter"
    if skill.timing == "counter_play":
        # decisions/g-34: it also answers a counter that plays a card.
        return plays
    if cause == "counter" or not attacks:
        return False
    if skill.timing == "counter_battle_card_attack":
        attacker = at.role("attacker")
        return attacker is not None and at.named(attacker).kind == "battle"
    return True


def counter_candidates(at: At, player: str) -> list[Action]:
    """List the [Counter] skills of a player's described hand cards."""
    return [Action("counter", skill.id) for skill in counters_of(at, player)]


# Activating skills; [Auto] skills that wait are "activated" at their turn.


def activate_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against activating a skill now."""
    card = card_with(at.state, action.subject)
    skill = at.ruleset.skill(at.state, card.slot, action.subject) if card else None
    if card is None or skill is None:
        return _missing(at)
    if skill.timing in COUNTERS:
        return counter_reasons(at, player, action)
    if skill.timing == "auto":
        return tuple(_auto_reasons(at, player, skill, card))
    found: list[Reason] = []
    cost = cost_of(at.state, skill, card)
    if skill.timing == "activate_main":
        found += _main_phase_reasons(at, player)
    elif skill.timing == "activate_battle":
        if at.station not in (OFFENSE, DEFENSE):
            found.append(at.ruleset.reason("only_in_battle_steps"))
        elif (at.station == OFFENSE) != (player == at.turn_player):
            found.append(at.ruleset.reason("not_your_step"))
    else:
        found.append(at.ruleset.reason("not_activated_by_hand"))
    return tuple(found + skill_reasons(at, player, skill, card, cost))


def _auto_reasons(at: At, player: str, skill: Skill, card: GameCard) -> list[Reason]:
    """Say why an [Auto] skill does not resolve at this moment: it does not wait, or another comes first."""
    reason = at.ruleset.reason
    found: list[Reason] = []
    if card.controller != player:
        found.append(reason("not_your_card"))
    waiting = next((waiting for waiting in at.state.waiting if waiting.skill == skill.id), None)
    if waiting is None:
        found.append(reason("blocker_only_at_declaration" if skill.keyword == "Blocker" else "not_waiting"))
    elif at.station == NEXT_SKILL:
        if next_player(at.ruleset, at.state) != player:
            found.append(reason("turn_player_first"))
    elif at.station != PAY_AUTO or at.frame.text("skill") != skill.id:
        found.append(reason("another_skill_resolves"))
    payer = at.state.live(waiting.source) if waiting else card
    return found + cost_reasons(at, player, skill.cost, payer)


def activate_candidates(at: At, player: str) -> list[Action]:
    """List the skills a player could activate by declaring it."""
    return [
        Action("activate", skill.id)
        for card in at.state.cards
        if card.zone and card.controller == player
        for skill in at.named(card).skills
        if skill.timing in ("activate_main", "activate_battle")
    ]


VERBS = {
    "attack": Verb("attack", attack_reasons, attack_candidates, second="target"),
    "combo": Verb("combo", combo_reasons, combo_candidates),
    "play": Verb("play", play_reasons, play_candidates),
    "evolve": Verb("evolve", evolve_reasons, evolve_candidates, second="onto"),
    "counter": Verb("counter", counter_reasons, counter_candidates),
    "activate": Verb("activate", activate_reasons, activate_candidates),
}
