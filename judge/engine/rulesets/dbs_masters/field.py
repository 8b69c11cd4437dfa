"""[Field]: an Extra Card that stays in the Battle Area, one of them for a player."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, happen
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import cost_of, pay_call
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.targets import skill_of, source_of
from judge.engine.skills import Skill
from judge.engine.values import keywords_of

KEYWORD = "Field"
FIELD = "field"
SKILL = Skill(id=FIELD, timing=FIELD, zones=("hand",))

field = Procedure(FIELD)


@field.rule("pay")
def pay(at: At) -> Outcome:
    """Pay the energy of the card and the cost of the skill."""
    card = at.state.card(source_of(at).slot)
    values = {"card": at.named(card).id}
    return happen(then=pay_call(at, cost_of(at.state, skill_of(at), card)), note="declared", values=values)


# Placing is neither playing nor attacking, so that nothing fits into this window.
field.rule("activated")(after_activation)


@field.rule("place")
def place(at: At) -> Outcome:
    """Place the card in the Battle Area, in Active Mode; that is no play."""
    player = at.frame.player
    return happen(
        GameEvent(e.MOVE, card=source_of(at), zone="battle", player=player, source="field.place"),
        note="resolve",
    )


@field.rule("older_to_drop")
def older_to_drop(at: At) -> Outcome:
    """Put the player's other [Field] cards into the Drop Area."""
    player, placed = at.frame.player, source_of(at).slot
    return happen(
        *(
            GameEvent(e.MOVE, card=at.state.card(slot).ref, zone="drop", source="field.older_to_drop")
            for slot in at.state.zone(player, "battle")
            if slot != placed and KEYWORD in keywords_of(at.state, slot)
        )
    )


field.rule("resolved")(after_resolution)
