"""Answering with a [Counter]."""

from __future__ import annotations

from judge.engine.legality import use_reasons
from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.costs import COUNTERS
from judge.engine.rulesets.dbs_masters.invoking import payment_reasons
from judge.engine.rulesets.dbs_masters.skills import card_with
from judge.engine.rulesets.dbs_masters.verbs.stations import WINDOW, missing
from judge.engine.skills import Skill
from judge.engine.trace import Reason


def counter_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give every reason against a [Counter]: dbs-masters/cr-1.074/4-7, 10-10, faq/contre/1, 2 and 4, faq/combo/7."""
    card = card_with(at.state, action.subject)
    skill = at.ruleset.skill(at.state, card.slot, action.subject) if card else None
    if card is None or skill is None:
        return missing(at)
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
    return tuple(found + payment_reasons(at, player, skill, card, found))


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
    return [
        Action("counter", skill.id)
        for slot in at.state.zone(player, "hand")
        if slot > 0
        for skill in at.state.printed(slot).skills
        if skill.timing in COUNTERS
    ]
