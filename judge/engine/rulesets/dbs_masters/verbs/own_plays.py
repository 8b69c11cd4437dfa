"""What [Swap], [Over Realm] and [Union] need beside the moment and the cost."""

from __future__ import annotations

from judge.engine.cards import GameCard
from judge.engine.costparts import Payer, answers_to
from judge.engine.errors import Needs
from judge.engine.ruleset import At
from judge.engine.rulesets.dbs_masters.over_realm import DARK, OVER_REALM, uses, uses_allowed
from judge.engine.rulesets.dbs_masters.skills import SUCCESSOR
from judge.engine.rulesets.dbs_masters.swap import SWAP
from judge.engine.rulesets.dbs_masters.unions import (
    ABSORB,
    FUSION,
    POTARA,
    UNIONS,
    legal_sets,
    named_sets,
    payable_sets,
    put_together,
)
from judge.engine.rulesets.dbs_masters.verbs.unique import unique_reasons
from judge.engine.rulesets.entering import namesakes
from judge.engine.skills import Skill, SumPart
from judge.engine.trace import Reason

OWN_PLAYS = {
    SWAP: "swap_from_battle_area",
    OVER_REALM: "over_realm_from_hand",
    DARK: "over_realm_from_hand",
    FUSION: "union_from_hand",
    POTARA: "union_from_hand",
    ABSORB: "absorb_from_battle_area",
}
"""Keyword skills that play a card, and why one is not used where its card lies."""

BLACK = "black"


def own_play_reasons(
    at: At, player: str, skill: Skill, card: GameCard, *, is_else_legal: bool
) -> tuple[Reason, ...]:
    """Give the reasons of the keyword itself; what nobody described is asked only if all else is legal."""
    if skill.timing in UNIONS:
        return _union_reasons(at, player, skill, card, is_else_legal=is_else_legal)
    if skill.timing == SUCCESSOR:
        return _successor_reasons(at, player, skill, card)
    if skill.timing in (OVER_REALM, DARK):
        return _over_realm_reasons(at, player, skill, is_else_legal=is_else_legal)
    return ()


def _successor_reasons(at: At, player: str, skill: Skill, card: GameCard) -> tuple[Reason, ...]:
    """Say that a card of this name stays in play, whichever cards are given for this one."""
    payer = Payer(at.ruleset, player, card.ref)
    sums = [part for part in skill.cost.parts if isinstance(part, SumPart)]
    for names in (names for part in sums for names in answers_to(at.state, payer, part)):
        given = [found.slot for name in names if (found := at.state.find(name)) is not None]
        if not namesakes(at, card.slot, player, given):
            return ()
    return tuple(unique_reasons(at, card.slot, player))


def _union_reasons(
    at: At, player: str, skill: Skill, card: GameCard, *, is_else_legal: bool
) -> tuple[Reason, ...]:
    """Say that a named card is missing, that those of a [Union-Fusion] differ in power, or are needed twice."""
    if not named_sets(at, player, skill, card.slot):
        return (at.ruleset.reason(_MISSING[skill.timing]),)
    if not legal_sets(at, player, skill, card.slot):
        found = () if skill.timing == FUSION else _second_of_a_name(at, player, skill, card)
        return found or (at.ruleset.reason("powers_differ"),)
    if is_else_legal and not payable_sets(at, player, skill, card.slot):
        return (at.ruleset.reason("not_all_of_it"),)
    return ()


_MISSING = {FUSION: "fusion_cards_missing", POTARA: "potara_cards_missing", ABSORB: "absorbed_card_missing"}


def _second_of_a_name(at: At, player: str, skill: Skill, card: GameCard) -> tuple[Reason, ...]:
    slots = named_sets(at, player, skill, card.slot)[0]
    top, beneath = put_together(skill, card.slot, slots)
    return unique_reasons(at, top, player, beneath)


def _over_realm_reasons(at: At, player: str, skill: Skill, *, is_else_legal: bool) -> tuple[Reason, ...]:
    found: list[Reason] = []
    if uses(at.state) >= uses_allowed(at.state, player):
        found.append(at.ruleset.reason("over_realm_used"))
    needs = skill.number or 0
    drop = at.state.zone(player, "drop")
    if skill.timing == OVER_REALM:
        if len(drop) < needs:
            found.append(at.ruleset.reason("too_few_in_drop", needs=needs, has=len(drop)))
        return tuple(found)
    colours = [at.state.printed(slot).colours if slot > 0 else None for slot in drop]
    has = sum(1 for known in colours if known and BLACK in known)
    untold = colours.count(None)
    if has < needs <= has + untold:
        if found or not is_else_legal:
            return tuple(found)
        has += _black_among(at, player, untold)
    if has < needs:
        found.append(at.ruleset.reason("too_few_black_in_drop", needs=needs, has=has))
    return tuple(found)


def _black_among(at: At, player: str, untold: int) -> int:
    """Ask how many of the cards whose colour nobody told are black."""
    key = f"black_in_drop.{player}.{untold}"
    known = dict(at.state.known)
    if key not in known:
        raise Needs(key, range(untold + 1))
    return known[key]
