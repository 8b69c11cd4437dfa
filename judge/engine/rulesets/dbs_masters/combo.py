"""One combo: paid for, then laid into the Combo Area."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.outcomes import Outcome, happen
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import combo_cost, pay_call
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.rulesets.targets import source_of
from judge.engine.values import keywords_of

COMBO = "combo"

combo = Procedure(COMBO)


@combo.rule("pay_cost")
def pay_cost(at: At) -> Outcome:
    """Rest energy for the combo cost and declare the combo."""
    return happen(then=pay_call(at, combo_cost(at.state, at.state.card(source_of(at).slot))))


@combo.rule("move")
def move(at: At) -> Outcome:
    """Put the card into the Combo Area; no counter window opens for it."""
    source, player = at.frame.source, at.frame.player
    if source is None:
        return happen(leave=True)
    came_from_play = at.state.card(source.slot).zone == "battle"
    is_gone = came_from_play and not set(at.ruleset.policy.gone_for_good).isdisjoint(
        keywords_of(at.state, source.slot)
    )
    ref = source if came_from_play else Ref(source.slot, source.generation + 1)
    return happen(
        GameEvent(e.MOVE, card=source, zone=COMBO, player=player, source="combo"),
        GameEvent("combo", card=ref, player=player),
        *(presumed(at, "ultimate_combo") if is_gone else ()),
        leave=True,
    )
