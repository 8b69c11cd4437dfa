"""The end of a battle: combo cards leave, and what lasted for the battle ends."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, call, happen, set_role, set_variable
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.combo import COMBO
from judge.engine.rulesets.dbs_masters.declaration import BATTLE
from judge.engine.rulesets.dbs_masters.lasting import ends
from judge.engine.rulesets.dbs_masters.presumed import leader_with_revenge
from judge.engine.rulesets.dbs_masters.revenge import revenge
from judge.engine.rulesets.program.later import END_OF_BATTLE, due

ending = Procedure(BATTLE)


@ending.rule("combo_to_drop")
def combo_to_drop(at: At) -> Outcome:
    """Put all combo cards into their owners' Drop Areas."""
    return happen(
        *(
            GameEvent(e.MOVE, card=at.state.card(slot).ref, zone="drop", source="battle.combo_to_drop")
            for player in at.state.setup.players
            for slot in at.state.zone(player, COMBO)
            if slot > 0
        )
    )


@ending.rule("combo_power_ends")
def combo_power_ends(at: At) -> Outcome:
    """Let the power that came from combos vanish."""
    has_any = any(change.until == COMBO for card in at.state.cards for change in card.modifiers)
    return happen(GameEvent(e.EXPIRE, until=COMBO)) if has_any else happen()


@ending.rule("end_of_battle")
def end_of_battle(at: At) -> Outcome:
    """Let "at the end of the battle" wait, [Revenge] and what was put off until now among it; then a checkpoint."""
    return happen(
        GameEvent("battle_ends", player=at.turn_player),
        *revenge(at),
        *leader_with_revenge(at),
        *due(at.state, END_OF_BATTLE),
        then=call("checkpoint"),
    )


@ending.rule("effects_end")
def effects_end(at: At) -> Outcome:
    """Let what lasts for the battle end."""
    return happen(*ends(at, "battle"))


@ending.rule("over")
def over(at: At) -> Outcome:
    """End the battle; nobody attacks or guards any more."""
    return happen(
        set_role("attacker", None),
        set_role("guard", None),
        set_role("target", None),
        set_variable("attack_negated", None),
        set_variable("attack_settled", None),
        GameEvent("battle_over"),
        leave=True,
    )
