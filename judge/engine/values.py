"""A value of a card and everything that contributes to it; which cards and conditions fit.

Printed value first, then what is not a number, then the numbers: `dbs-masters/cr-4.00/9-9-1`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from judge.engine.cards import GameCard
from judge.engine.ids import Ref
from judge.engine.instructions import Condition, Filter, Gain, GainTrait, Modify, Target
from judge.engine.skills import Skill
from judge.engine.state import GameState, as_ref

PERMANENT = "permanent"

NESTED = 2
"""How deep continuous skills are looked at: their conditions count the skills whose own conditions hold without any."""


class Part(Struct, frozen=True, gc=False):
    """One contribution to a value, and where it comes from."""

    source: str
    amount: int


def contributions(state: GameState, slot: int, value: str, *, permanents: int = NESTED) -> list[Part]:
    """List everything that makes up a value of a card; the sum is the value.

    Without `permanents` continuous skills are left out: their conditions look at cards through this, each one level
    less deep, so that none rests on itself.
    """
    card = state.card(slot)
    printed = state.printed(slot)
    parts = [Part("printed", printed.printed(value) or 0)]
    parts += [Part(change.source, change.amount) for change in card.modifiers if change.value == value]
    if permanents and state.setup.permanents:
        for skill, source in permanent_skills(state, permanents):
            for step in skill.program:
                if (
                    isinstance(step, Modify)
                    and step.value == value
                    and aims_at(state, step.target, slot, source)
                ):
                    parts.append(Part(skill.id, step.amount))
    return parts


def value_of(state: GameState, slot: int, value: str, *, permanents: int = NESTED) -> int:
    """Give the present value of a card."""
    if permanents and state.setup.permanents:
        return sum(part.amount for part in contributions(state, slot, value, permanents=permanents))
    card = state.cards[slot - 1]
    total = state.setup.printed[card.printed].printed(value) or 0
    for change in card.modifiers:
        if change.value == value:
            total += change.amount
    return total


def keywords_of(state: GameState, slot: int, *, permanents: int = NESTED) -> tuple[str, ...]:
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
    if permanents and state.setup.permanents:
        for skill, source in permanent_skills(state, permanents):
            for step in skill.program:
                if isinstance(step, Gain) and aims_at(state, step.target, slot, source):
                    keywords += (step.keyword,)
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


def permanent_skills(state: GameState, depth: int = NESTED) -> Iterator[tuple[Skill, GameCard]]:
    """Walk through the continuous skills that are valid now."""
    for slot in state.setup.permanents:
        card = state.card(slot)
        if is_silenced(card) or card.face != "up":
            continue
        for skill in state.printed(slot).skills:
            if skill.timing != PERMANENT or not is_valid_here(state, skill, card):
                continue
            if skill.condition is None or holds(
                state, skill.condition, card.ref, card.controller, None, permanents=depth - 1
            ):
                yield skill, card


def forbidding_skill(state: GameState, card: GameCard, kind: str) -> str:
    """Name the skill of a card that forbids what would happen to it, empty if none does."""
    skills = state.printed(card.slot).skills
    if not skills or is_silenced(card):
        return ""
    for skill in skills:
        if skill.forbids != kind or not is_valid_here(state, skill, card):
            continue
        if skill.condition is None or holds(state, skill.condition, card.ref, card.controller, None):
            return skill.id
    return ""


def is_valid_here(state: GameState, skill: Skill, card: GameCard) -> bool:
    """Tell whether a skill is valid in the zone its card lies in."""
    if skill.zones:
        return card.zone in skill.zones
    return bool(card.zone) and state.setup.zone(card.zone).in_play


def aims_at(state: GameState, target: Target, slot: int, source: GameCard) -> bool:
    """Tell whether a continuous skill's target includes a card."""
    if target.who == "self":
        return slot == source.slot
    if target.who == "each":
        return fits(state, target.among or Filter(), slot, source.controller, source.slot, permanents=0)
    role = state.role(target.who)
    return role is not None and role.slot == slot


def fits(
    state: GameState, among: Filter, slot: int, viewer: str, source: int, *, permanents: int = NESTED
) -> bool:
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
    if among.keyword and among.keyword not in keywords_of(state, slot, permanents=permanents):
        return False
    return _fits_numbers(state, among, slot, permanents=permanents)


def _fits_print(state: GameState, among: Filter, slot: int) -> bool:
    """Tell whether a card is of the kind, name, trait and colour that are asked for."""
    printed = state.printed(slot)
    if among.kind and printed.kind not in among.kind.split():
        return False
    if among.name and printed.name != among.name:
        return False
    if among.trait and among.trait not in traits_of(state, slot):
        return False
    return not among.colour or among.colour in (printed.colours or ())


def _fits_numbers(state: GameState, among: Filter, slot: int, *, permanents: int) -> bool:
    """Tell whether power and energy cost of a card lie within what is asked for; a cost is never below 0."""
    if among.power_at_least is not None or among.power_at_most is not None:
        power = value_of(state, slot, "power", permanents=permanents)
        if not within(power, among.power_at_least, among.power_at_most):
            return False
    if among.energy_at_least is None and among.energy_at_most is None:
        return True
    energy = max(0, value_of(state, slot, "energy", permanents=permanents))
    return within(energy, among.energy_at_least, among.energy_at_most)


def has_role(state: GameState, role: str, card: GameCard) -> bool:
    """Tell whether a card has a role, or one of the roles of that name (`brawler` of `brawler.A`)."""
    return any(
        name.partition(".")[0] == role and as_ref(value) == card.ref for name, value in state.variables
    )


def within(number: int, least: int | None, most: int | None) -> bool:
    """Tell whether a number lies between two limits, either of which may be missing."""
    return (least is None or number >= least) and (most is None or number <= most)


def candidates(
    state: GameState, among: Filter, viewer: str, source: int, *, permanents: int = NESTED
) -> list[int]:
    """List the slots of all cards that fit a filter; without a zone only cards in play are meant.

    `dbs-masters/faq/capacites/15`.
    """
    return [
        card.slot
        for card in state.cards
        if card.zone
        and (among.zone or state.setup.zone(card.zone).in_play)
        and fits(state, among, card.slot, viewer, source, permanents=permanents)
    ]


def holds(  # noqa: PLR0913 - who asks about what, and how deep
    state: GameState,
    condition: Condition,
    source: Ref,
    player: str,
    event: Ref | None,
    known: tuple[tuple[str, int], ...] = (),
    *,
    permanents: int = NESTED,
) -> bool:
    """Tell whether a condition is true now; of an object that left, what was read at the trigger counts."""
    subject = event if condition.subject == "event" else source
    if condition.power_at_least is not None or condition.power_at_most is not None:
        power = subject_power(state, subject, condition.subject, known, permanents=permanents)
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
    if condition.sparking is not None and len(state.zone(player, "drop")) < condition.sparking:
        return False
    if condition.count_at_least is not None:
        found = candidates(state, condition.among or Filter(), player, source.slot, permanents=permanents)
        return len(found) >= condition.count_at_least
    return True


def subject_mode(state: GameState, subject: Ref | None, name: str, known: tuple[tuple[str, int], ...]) -> str:
    """Give the mode a condition looks at: the present one, or what was known when the object left."""
    card = state.live(subject)
    if card is not None and card.zone and state.setup.zone(card.zone).in_play:
        return card.mode
    if any(key == f"{name}.power" for key, _ in known):
        return "rest" if (f"{name}.rest", 1) in known else "active"
    return "" if card is None else card.mode


def subject_power(
    state: GameState,
    subject: Ref | None,
    name: str,
    known: tuple[tuple[str, int], ...],
    *,
    permanents: int = NESTED,
) -> int | None:
    """Give the power a condition looks at: the present one, or what was known when the object left."""
    card = state.live(subject)
    if card is not None and card.zone and state.setup.zone(card.zone).in_play:
        return value_of(state, card.slot, "power", permanents=permanents)
    for key, number in known:
        if key == f"{name}.power":
            return number
    return None if card is None else value_of(state, card.slot, "power", permanents=permanents)
