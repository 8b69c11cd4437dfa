"""What a player can declare, and every reason against it at each moment."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.legality import cost_reasons, skill_reasons
from judge.engine.pending import next_player
from judge.engine.ruleset import Action, At, Verb
from judge.engine.rulesets.bakugan import team
from judge.engine.rulesets.bakugan.start_phase import energizing
from judge.engine.skills import Cost
from judge.engine.trace import Reason
from judge.engine.values import candidates, holds

WINDOWS = ("priority_window.act", "play_step.act")
ENTERING = ("priority_window.enter", "play_step.enter")
TURNED = "damage.flip"
ENERGIZING = "start_phase.energize_step"


def _missing(at: At) -> tuple[Reason, ...]:
    return (at.ruleset.reason("card_moved_on"),)


def _priority_reasons(at: At, player: str) -> list[Reason]:
    """Say why a player may not act now: damage is being turned, no window is open, or another has priority."""
    if at.frame.procedure == "damage":
        return [at.ruleset.reason("damage_not_interrupted")]
    if at.station not in WINDOWS:
        return [at.ruleset.reason("no_window")]
    holder = at.frame.text("holder")
    return [] if holder == player else [at.ruleset.reason("no_priority", holder=holder)]


def _target_reasons(at: At, player: str, slot: int, name: str) -> list[Reason]:
    """Say whether a needed choice of the text has nothing to choose: bakugan/glossary/1.13, decisions/p-22."""
    for text in team.texts_of(at.state, slot, name):
        for step, needed in team.choices_in(text):
            if needed and len(candidates(at.state, step.among, player, slot)) < step.least:
                return [at.ruleset.reason("no_legal_target", skill=text.id)]
    return []


# Playing from the hand.


def play_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against playing an Action, a Hero or an Evo: bakugan/rules/3.3.1.1, 3.4.1, 3.5.1, 3.6.1."""
    card = at.state.find(action.subject)
    if card is None:
        return _missing(at)
    found = _priority_reasons(at, player)
    kind = at.named(card).kind
    if kind == "flip":
        return (*found, at.ruleset.reason("flip_only_from_damage"))
    if kind == "character":
        return (*found, at.ruleset.reason("not_a_deck_card"))
    if card.controller != player or card.zone != team.HAND:
        found.append(at.ruleset.reason("only_from_hand"))
    if kind == "evo" and not team.fitting_bases(at.state, player, card.slot):
        found.append(at.ruleset.reason("no_fitting_character", name=team.base_name(at.named(card))))
    found += _target_reasons(at, player, card.slot, action.subject)
    cost = Cost.of_energy(team.play_cost(at.state, card.slot))
    return tuple(found + cost_reasons(at, player, cost, card))


def play_candidates(at: At, player: str) -> list[Action]:
    """List the described hand cards of a player."""
    return [
        Action("play", at.state.printed(slot).id) for slot in at.state.zone(player, team.HAND) if slot > 0
    ]


# Flips.


def flip_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against playing a Flip: bakugan/rules/3.6.1, bakugan/glossary/2.4, 1.15.2."""
    card = at.state.find(action.subject)
    if card is None:
        return _missing(at)
    reason = at.ruleset.reason
    found: list[Reason] = []
    if at.named(card).kind != "flip":
        found.append(reason("not_a_flip"))
    if card.controller != player:
        found.append(reason("not_your_card"))
    if at.station != TURNED:
        found.append(reason("no_damage_now"))
    if at.state.role("turned") != card.ref:
        found.append(reason("flip_only_from_damage"))
    conditions = [text.condition for text in at.named(card).skills if text.condition]
    if not all(holds(at.state, condition, card.ref, player, None) for condition in conditions):
        found.append(reason("condition_not_met"))
    found += _target_reasons(at, player, card.slot, action.subject)
    return tuple(found + cost_reasons(at, player, Cost.of_energy(team.flip_cost(at.state, card.slot)), card))


def flip_candidates(at: At, player: str) -> list[Action]:
    """Name the card that damage has just turned."""
    card = at.role("turned")
    return [Action("flip", at.named(card).id)] if card is not None else []


# Abilities.


def activate_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against using an ability of a card in play: bakugan/rules/4.4.1, bakugan/glossary/1.14."""
    card = _card_with(at, action.subject)
    skill = at.ruleset.skill(at.state, card.slot, action.subject) if card else None
    if card is None or skill is None:
        return _missing(at)
    if skill.timing == "auto":
        return enter_reasons(at, player, action)
    if skill.timing != "activated":
        return (at.ruleset.reason("not_activated_by_hand"),)
    found = _priority_reasons(at, player) + skill_reasons(at, player, skill, card)
    return tuple(found + _target_reasons(at, player, card.slot, skill.id))


def activate_candidates(at: At, player: str) -> list[Action]:
    """List the activated abilities of a player's cards in play."""
    cards = [at.state.card(slot) for slot in at.state.zone(player, team.PLAY) if slot > 0]
    return [
        Action("activate", skill.id)
        for card in cards
        for skill in at.named(card).skills
        if skill.timing == "activated"
    ]


def enter_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason why a triggered ability does not enter the batch now: bakugan/rules/4.4.2, bakugan/cr/6.3.3."""
    card = _card_with(at, action.subject)
    if card is None:
        return _missing(at)
    found: list[Reason] = []
    if card.controller != player:
        found.append(at.ruleset.reason("not_your_card"))
    if any(item.skill == action.subject for item in at.state.stack):
        found.append(at.ruleset.reason("entered_earlier"))
    elif not any(waiting.skill == action.subject for waiting in at.state.waiting):
        found.append(at.ruleset.reason("not_waiting"))
    elif at.station in ENTERING and next_player(at.ruleset, at.state) != player:
        found.append(at.ruleset.reason("starting_player_enters_first"))
    elif at.station not in ENTERING:
        found.append(at.ruleset.reason("no_window"))
    return tuple(found)


def enter_candidates(at: At, player: str) -> list[Action]:
    """List the triggered abilities of a player that wait to enter."""
    names = dict.fromkeys(waiting.skill for waiting in at.state.waiting if waiting.player == player)
    return [Action("enter", name) for name in names]


# Energizing.


def energize_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against putting a hand card down as Energy: bakugan/rules/3.7.1."""
    card = at.state.find(action.subject)
    if card is None:
        return _missing(at)
    found: list[Reason] = []
    if at.station != ENERGIZING:
        found.append(at.ruleset.reason("only_in_energize_step"))
    elif energizing(at) != player:
        found.append(at.ruleset.reason("one_energy_each"))
    if card.controller != player or card.zone != team.HAND:
        found.append(at.ruleset.reason("only_from_hand"))
    return tuple(found)


def energize_candidates(at: At, player: str) -> list[Action]:
    """List the described hand cards of a player."""
    return [Action("energize", action.subject) for action in play_candidates(at, player)]


def _card_with(at: At, skill_id: str) -> GameCard | None:
    return at.state.find(skill_id.rpartition(".")[0])


VERBS = {
    "play": Verb("play", play_reasons, play_candidates),
    "flip": Verb("flip", flip_reasons, flip_candidates),
    "activate": Verb("activate", activate_reasons, activate_candidates),
    "energize": Verb("energize", energize_reasons, energize_candidates),
    "enter": Verb("enter", enter_reasons, enter_candidates),
}
