"""What is done where the sources are silent: told in the trace and, as an assumption, beside the verdict.

A rule may rest on official text and still go by a decision of ours in some cases. It says so when such a case comes up,
by an event named for a check that is cited with nothing but that decision.
"""

from __future__ import annotations

from functools import lru_cache

from judge.engine.energy import filters_in
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.ruleset import At
from judge.engine.state import Setup
from judge.engine.values import keywords_of

BLOCKER, REVENGE = "Blocker", "Revenge"


def presumed(at: At, check: str, card: Ref | None = None) -> tuple[GameEvent, ...]:
    """Say that what happens here rests on a decision of ours, if it does under these rules."""
    source = f"check:{check}"
    return (GameEvent("presumed", card=card, source=source),) if source in at.ruleset.weak else ()


def second_blocker(at: At) -> tuple[GameEvent, ...]:
    """Say that we decided that a second [Blocker] may be used for one attack: decisions/g-24."""
    guard, target = at.role("guard"), at.state.role("target")
    if not at.frame.skill.endswith(".blocker") or guard is None or guard.ref == target:
        return ()
    return presumed(at, "second_blocker", guard.ref) if BLOCKER in keywords_of(at.state, guard.slot) else ()


def leader_with_revenge(at: At) -> tuple[GameEvent, ...]:
    """Say that we decided that [Revenge] of a Leader that guards does nothing: decisions/g-27."""
    guard, attacker = at.role("guard"), at.role("attacker")
    if guard is None or attacker is None or at.state.get("attack_negated"):
        return ()
    is_leader = at.named(guard).kind == "leader" and REVENGE in keywords_of(at.state, guard.slot)
    return presumed(at, "leader_revenge", guard.ref) if is_leader and attacker.zone == "battle" else ()


def lies_in_drop(at: At) -> tuple[GameEvent, ...]:
    """Say that we decided when a counter lies in the Drop Area, where a text looks into it: decisions/g-41."""
    return presumed(at, "counter_in_drop") if looks_into_drop(at.state.setup) else ()


def on_its_name(at: At, card: Ref, below: list[Ref]) -> tuple[GameEvent, ...]:
    """Say that we decided that a card may be put on one of its name, of which only one is in play: decisions/g-61."""
    alone, name = at.ruleset.policy.one_of_a_name, at.state.printed(card.slot).name
    same = [ref for ref in below if at.state.printed(ref.slot).name == name]
    has = any(alone in keywords_of(at.state, ref.slot) for ref in (card, *same))
    return presumed(at, "on_its_name", card) if alone and same and has else ()


@lru_cache(maxsize=64)
def looks_into_drop(setup: Setup) -> bool:
    """Tell whether a text of this board asks what lies in a Drop Area."""
    skills = [skill for card in setup.printed for skill in card.skills]
    return any(skill.condition and skill.condition.sparking is not None for skill in skills) or any(
        among.zone == "drop" for among in filters_in(tuple(skills))
    )
