"""Why a card may not be played beside one of its name."""

from __future__ import annotations

from collections.abc import Collection

from judge.engine.ruleset import At
from judge.engine.rulesets.entering import namesakes
from judge.engine.trace import Reason


def unique_reasons(at: At, slot: int, player: str, beneath: Collection[int] = ()) -> tuple[Reason, ...]:
    """Say that only one card of this name may be in play: dbs-masters/cr-4.00/22-39-3.

    That it holds where only one of the two cards is [Unique] is our reading of it: decisions/g-60. The card that this
    one is put on does not count, which is our decision too: decisions/g-61.
    """
    found = namesakes(at, slot, player, beneath)
    if not found:
        return ()
    return (at.ruleset.reason("unique_in_play" if any(found) else "name_of_unique_in_play"),)
