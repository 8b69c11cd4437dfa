"""A value of a card and everything that contributes to it; which cards and conditions fit.

Printed value first, then what is not a number, then the numbers: `dbs-masters/cr-4.00/9-9-1`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar, cast

from msgspec import Struct

from judge.engine.cards import Card, GameCard
from judge.engine.ids import Ref
from judge.engine.instructions import AnyInstruction, Condition, Filter, Gain, GainTrait, Modify, Target
from judge.engine.skills import Skill
from judge.engine.state import GameState, Setup, as_ref

PERMANENT = "permanent"
TURNING = ("awaken", "wish")
"""Timings of skills that turn their card over after their effect."""


class Part(Struct, frozen=True, gc=False):
    """One contribution to a value, and where it comes from."""

    source: str
    amount: int


Asking = tuple[str, ...]
"""The continuous skills for which something is being worked out: a skill never looks at what it does itself."""


def contributions(state: GameState, slot: int, value: str, asking: Asking = ()) -> list[Part]:
    """List everything that makes up a value of a card; the sum is the value."""
    card = state.card(slot)
    printed = state.printed(slot)
    parts = [Part("printed", printed.printed(value) or 0)]
    parts += [Part(change.source, change.amount) for change in card.modifiers if change.value == value]
    if state.setup.bonuses:
        parts += [Part(keyword, amount) for keyword, amount in _bonuses(state, slot, value, asking)]
    if state.setup.permanents:
        parts += [
            Part(skill.id, step.amount)
            for skill, source, step in permanent_steps(state, Modify, asking)
            if step.value == value and aims_at(state, step.target, slot, source, (*asking, skill.id))
        ]
    return parts


def value_of(state: GameState, slot: int, value: str, asking: Asking = ()) -> int:
    """Give the present value of a card."""
    if state.setup.permanents:
        return sum(part.amount for part in contributions(state, slot, value, asking))
    return _own_value(state, slot, value)


def _own_value(state: GameState, slot: int, value: str) -> int:
    """Give a value of a card without what continuous skills do to it."""
    card = state.cards[slot - 1]
    total = state.setup.printed[card.printed].printed(value) or 0
    for change in card.modifiers:
        if change.value == value:
            total += change.amount
    if state.setup.bonuses:
        total += sum(amount for _, amount in _bonuses(state, slot, value))
    return total


def _bonuses(state: GameState, slot: int, value: str, asking: Asking = ()) -> list[tuple[str, int]]:
    """List what keywords add to a value of a card in play, and which keywords do."""
    card = state.cards[slot - 1]
    if not card.zone or not state.setup.zone(card.zone).in_play:
        return []
    return [
        (keyword, amount)
        for keyword, name, amount in state.setup.bonuses
        if name == value and keyword in keywords_of(state, slot, asking)
    ]


def stands(setup: Setup, card: GameCard, value: str) -> bool:
    """Tell whether a card's own value is above 0 and no continuous skill of the game can take from it."""
    if _is_lowered(setup, value) or any(amount < 0 for _, _, amount in setup.bonuses):
        return False
    own = setup.printed[card.printed].printed(value) or 0
    return own + sum(change.amount for change in card.modifiers if change.value == value) > 0


@lru_cache(maxsize=64)
def _is_lowered(setup: Setup, value: str) -> bool:
    """Tell whether any continuous skill of a game takes something from a value."""
    return any(
        isinstance(step, Modify) and step.value == value and step.amount < 0
        for card in setup.printed
        for skill in card.skills
        if skill.timing == PERMANENT
        for step in skill.program
    )


def keywords_of(state: GameState, slot: int, asking: Asking = ()) -> tuple[str, ...]:
    """List the keywords a card has now: printed, gained and given by continuous skills, without the lost ones."""
    card = state.card(slot)
    keywords = state.printed(slot).keywords
    for grant in card.grants:
        if grant.gains:
            keywords += (grant.keyword,)
        elif grant.keyword:
            keywords = tuple(keyword for keyword in keywords if keyword != grant.keyword)
        else:
            keywords = ()
    if state.setup.permanents:
        keywords += tuple(
            step.keyword
            for skill, source, step in permanent_steps(state, Gain, asking)
            if aims_at(state, step.target, slot, source, (*asking, skill.id))
        )
    return keywords


def lasts(state: GameState, until: str) -> bool:
    """Tell whether anything lasts until the end of `until`: a changed value, a keyword, control of a card."""
    return any(
        any(change.until == until for change in card.modifiers)
        or any(grant.until == until for grant in card.grants)
        or any(hold.until == until for hold in card.holds)
        for card in state.cards
    )


def traits_of(state: GameState, slot: int) -> tuple[str, ...]:
    """List the special traits of a card: printed, and those its own continuous skills add where they are valid.

    dbs-masters/cr-1.074/2-6-6.
    """
    printed = state.printed(slot)
    if slot not in state.setup.permanents:
        return printed.traits
    card = state.card(slot)
    added = tuple(
        step.trait
        for skill in printed.skills
        if skill.timing == PERMANENT and is_valid_here(state, skill, card)
        for step in skill.program
        if isinstance(step, GainTrait)
    )
    return printed.traits + added


def is_silenced(card: GameCard) -> bool:
    """Tell whether all printed skills of a card are negated."""
    return bool(card.grants) and any(not grant.gains and not grant.keyword for grant in card.grants)


Continuous = TypeVar("Continuous", Modify, Gain)


def permanent_steps(
    state: GameState, kind: type[Continuous], asking: Asking = ()
) -> tuple[tuple[Skill, GameCard, Continuous], ...]:
    """List what the continuous skills that are valid now do of one kind, with the skill and its card.

    Skills for which something is being worked out are passed over.
    """
    return cast("tuple[tuple[Skill, GameCard, Continuous], ...]", _steps_now(state, kind, asking))


@lru_cache(maxsize=256)
def _steps_now(
    state: GameState, kind: type[Modify | Gain], asking: Asking
) -> tuple[tuple[Skill, GameCard, AnyInstruction], ...]:
    """Find them once for a state: many cards are asked about in it."""
    found: list[tuple[Skill, GameCard, AnyInstruction]] = []
    for slot in state.setup.permanents:
        card = state.card(slot)
        if is_silenced(card) or card.face != "up":
            continue
        for skill in state.printed(slot).skills:
            if skill.timing != PERMANENT or skill.id in asking or not is_valid_here(state, skill, card):
                continue
            steps = [step for step in skill.program if isinstance(step, kind)]
            if steps and is_met(state, skill, card, (*asking, skill.id)):
                found += [(skill, card, step) for step in steps]
    return tuple(found)


def is_met(state: GameState, skill: Skill, card: GameCard, asking: Asking = ()) -> bool:
    """Tell whether the condition of a continuous skill holds now."""
    if skill.condition is None:
        return True
    return holds(state, skill.condition, card.ref, card.controller, None, asking=asking)


def forbidding_skill(state: GameState, card: GameCard, kind: str) -> str:
    """Name the skill of a card that forbids what would happen to it, empty if none does."""
    printed = state.printed(card.slot)
    if kind not in _forbidden_kinds(printed) or is_silenced(card):
        return ""
    for skill in printed.skills:
        if skill.forbids == kind and is_valid_here(state, skill, card) and is_met(state, skill, card):
            return skill.id
    return ""


@lru_cache(maxsize=4096)
def _forbidden_kinds(printed: Card) -> frozenset[str]:
    """List the kinds of events that skills of a printed card forbid; most cards forbid none."""
    return frozenset(skill.forbids for skill in printed.skills if skill.forbids)


def is_valid_here(state: GameState, skill: Skill, card: GameCard) -> bool:
    """Tell whether a skill is valid in the zone its card lies in."""
    if skill.zones:
        return card.zone in skill.zones
    return bool(card.zone) and state.setup.zone(card.zone).in_play


def aims_at(state: GameState, target: Target, slot: int, source: GameCard, asking: Asking = ()) -> bool:
    """Tell whether a continuous skill's target includes a card."""
    if target.who == "self":
        return slot == source.slot
    if target.who == "each":
        return fits(state, target.among or Filter(), slot, source.controller, source.slot, asking)
    role = state.role(target.who)
    return role is not None and role.slot == slot


def fits(state: GameState, among: Filter, slot: int, viewer: str, source: int, asking: Asking = ()) -> bool:
    """Tell whether a card fits a filter, seen by the player `viewer` from the card in slot `source`."""
    card = state.card(slot)
    if among.zone and card.zone != among.zone:
        return False
    if among.of != "any" and (card.controller == viewer) != (among.of == "own"):
        return False
    if (among.other and slot == source) or (among.mode and card.mode != among.mode):
        return False
    if among.role and not has_role(state, among.role, card):
        return False
    if not _fits_print(state, among, slot):
        return False
    if among.keyword and among.keyword not in keywords_of(state, slot, asking):
        return False
    return _fits_numbers(state, among, slot, asking)


def _fits_print(state: GameState, among: Filter, slot: int) -> bool:
    """Tell whether a card is by its print what is asked for: kind, name, character, trait, colour, a token."""
    printed = state.printed(slot)
    if among.kind and printed.kind not in among.kind.split():
        return False
    if among.name and printed.name != among.name:
        return False
    if among.trait and among.trait not in traits_of(state, slot):
        return False
    if among.character and among.character not in printed.characters:
        return False
    if among.token is not None and among.token != printed.token:
        return False
    return not among.colour or among.colour in (printed.colours or ())


def _fits_numbers(state: GameState, among: Filter, slot: int, asking: Asking) -> bool:
    """Tell whether power and energy cost of a card lie within what is asked for; a cost is never below 0."""
    if among.power_at_least is not None or among.power_at_most is not None:
        power = value_of(state, slot, "power", asking)
        if not within(power, among.power_at_least, among.power_at_most):
            return False
    if among.energy_at_least is None and among.energy_at_most is None:
        return True
    energy = max(0, value_of(state, slot, "energy", asking))
    return within(energy, among.energy_at_least, among.energy_at_most)


def has_role(state: GameState, role: str, card: GameCard) -> bool:
    """Tell whether a card has a role, or one of the roles of that name (`brawler` of `brawler.A`)."""
    return any(
        name.partition(".")[0] == role and as_ref(value) == card.ref for name, value in state.variables
    )


def within(number: int, least: int | None, most: int | None) -> bool:
    """Tell whether a number lies between two limits, either of which may be missing."""
    return (least is None or number >= least) and (most is None or number <= most)


def candidates(state: GameState, among: Filter, viewer: str, source: int, asking: Asking = ()) -> list[int]:
    """List the slots of all cards that fit a filter; without a zone only cards in play are meant.

    `dbs-masters/faq/capacites/15`.
    """
    return [
        card.slot
        for card in state.cards
        if card.zone
        and (among.zone or state.setup.zone(card.zone).in_play)
        and fits(state, among, card.slot, viewer, source, asking)
    ]


def holds(  # noqa: PLR0913 - everything a condition may look at
    state: GameState,
    condition: Condition,
    source: Ref,
    player: str,
    event: Ref | None,
    known: tuple[tuple[str, int], ...] = (),
    *,
    asking: Asking = (),
) -> bool:
    """Tell whether a condition is true now; of an object that left, what was read at the trigger counts."""
    subject = event if condition.subject == "event" else source
    if condition.power_at_least is not None or condition.power_at_most is not None:
        power = subject_power(state, subject, condition.subject, known, asking)
        if power is None or not within(power, condition.power_at_least, condition.power_at_most):
            return False
    if condition.mode and subject_mode(state, subject, condition.subject, known) != condition.mode:
        return False
    if condition.role and (subject is None or state.role(condition.role) != subject):
        return False
    if condition.hand_at_most is not None and len(state.zone(player, "hand")) > condition.hand_at_most:
        return False
    if condition.life_at_most is not None and len(state.zone(player, "life")) > condition.life_at_most:
        return False
    if condition.turn and (condition.turn == "own") != (player == state.turn_player):
        return False
    if condition.sparking is not None and len(state.zone(player, "drop")) < condition.sparking:
        return False
    return _counts_hold(state, condition, player, source.slot, asking)


def _counts_hold(state: GameState, condition: Condition, player: str, source: int, asking: Asking) -> bool:
    """Tell whether there are as many cards as a condition, or its [Bond], asks for."""
    least = condition.count_at_least if condition.bond is None else condition.bond
    if least is None:
        return True
    return len(candidates(state, condition.among or Filter(), player, source, asking)) >= least


def subject_mode(state: GameState, subject: Ref | None, name: str, known: tuple[tuple[str, int], ...]) -> str:
    """Give the mode a condition looks at: the present one, or what was known when the object left."""
    card = state.live(subject)
    if card is not None and card.zone and state.setup.zone(card.zone).in_play:
        return card.mode
    if any(key == f"{name}.power" for key, _ in known):
        return "rest" if (f"{name}.rest", 1) in known else "active"
    return "" if card is None else card.mode


def subject_power(
    state: GameState, subject: Ref | None, name: str, known: tuple[tuple[str, int], ...], asking: Asking = ()
) -> int | None:
    """Give the power a condition looks at: the present one, or what was known when the object left."""
    card = state.live(subject)
    if card is not None and card.zone and state.setup.zone(card.zone).in_play:
        return value_of(state, card.slot, "power", asking)
    for key, number in known:
        if key == f"{name}.power":
            return number
    return None if card is None else value_of(state, card.slot, "power", asking)
