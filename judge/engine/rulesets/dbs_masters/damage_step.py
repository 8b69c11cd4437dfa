"""The Damage Step: combo power, the comparison, and what comes of it."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Plain
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters import checks
from judge.engine.rulesets.dbs_masters.combo import COMBO
from judge.engine.rulesets.dbs_masters.declaration import BATTLE, still_valid
from judge.engine.values import keywords_of, value_of

STRIKES = {"Double Strike": 2, "Triple Strike": 3, "Quadruple Strike": 4}

damage_step = Procedure(BATTLE)


@damage_step.rule("damage_begins")
def damage_begins(at: At) -> Outcome:
    """Begin the Damage Step."""
    return happen(GameEvent("damage_begins", player=at.turn_player))


@damage_step.rule("damage_checkpoint")
def damage_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint at the beginning of the Damage Step."""
    return happen(then=call("checkpoint"))


@damage_step.rule("damage_valid")
def damage_valid(at: At) -> Outcome:
    """End the battle early if a card of it has gone meanwhile."""
    return still_valid.body(at)


@damage_step.rule("attack_combo_power")
def attack_combo_power(at: At) -> Outcome:
    """Add the combo power of the turn player's combo cards to the attack card."""
    return _combo_power(at, at.turn_player, "attacker")


@damage_step.rule("guard_combo_power")
def guard_combo_power(at: At) -> Outcome:
    """Add the combo power of the non-turn player's combo cards to the guard card."""
    return _combo_power(at, at.state.other(at.turn_player), "guard")


def _combo_power(at: At, player: str, role: str) -> Outcome:
    cards = [slot for slot in at.state.zone(player, COMBO) if slot > 0]
    target = at.state.role(role)
    return happen(
        *(
            GameEvent(
                e.MODIFY,
                card=target,
                name="power",
                amount=value_of(at.state, slot, "combo_power"),
                until=COMBO,
                source=at.state.printed(slot).id,
            )
            for slot in cards
        )
    )


@damage_step.rule("comparison")
def comparison(at: At) -> Outcome:
    """Compare the powers: the attacker wins when his is greater or equal; otherwise nothing happens to anybody."""
    attacker, guard = at.role("attacker"), at.role("guard")
    if attacker is None or guard is None:
        return happen(goto="result_checkpoint")
    power, against = value_of(at.state, attacker.slot, "power"), value_of(at.state, guard.slot, "power")
    wins = power >= against
    values: dict[str, Plain] = {
        "attacker": at.named(attacker).id,
        "power": power,
        "guard": at.named(guard).id,
        "against": against,
    }
    heard = GameEvent("comparison", card=attacker.ref, other=guard.ref, amount=power - against)
    if not wins:
        return happen(heard, goto="result_checkpoint", note="attack_fails", values=values)
    goto = "about_to_damage" if guard.zone == "leader" else "ko_guard"
    return happen(heard, goto=goto, note="attack_succeeds", values=values)


@damage_step.rule("about_to_damage")
def about_to_damage(at: At) -> Outcome:
    """Let "when you deal damage" wait; then a checkpoint."""
    return happen(
        GameEvent("about_to_damage", card=at.state.role("attacker"), player=at.turn_player),
        then=call("checkpoint"),
    )


@damage_step.rule("deal_valid")
def deal_valid(at: At) -> Outcome:
    """End the battle without damage if the attacker has gone meanwhile."""
    return still_valid.body(at)


@damage_step.rule("victory_strike")
def victory_strike(at: At) -> Outcome:
    """Win with [Victory Strike] when the attack would deal damage, before anything takes the place of the damage."""
    attacker = at.role("attacker")
    if attacker is None or "Victory Strike" not in keywords_of(at.state, attacker.slot):
        return happen()
    return happen(GameEvent(e.WIN, player=at.turn_player, source="battle.victory_strike"), note="victory")


@damage_step.rule("deal_damage")
def deal_damage(at: At) -> Outcome:
    """Deal 1 damage, or as much as the highest [Strike] says; the comparison is not made again."""
    attacker = at.role("attacker")
    keywords = keywords_of(at.state, attacker.slot) if attacker else ()
    count = max([1, *(STRIKES[keyword] for keyword in keywords if keyword in STRIKES)])
    return happen(
        then=call(
            "damage",
            player=at.state.other(at.turn_player),
            count=count,
            origin="attack",
            critical="Critical" in keywords,
        ),
        note="damage",
        values={"count": count},
    )


@damage_step.rule("damage_dealt")
def damage_dealt(at: At) -> Outcome:
    """Let "when you dealt damage" wait for the next checkpoint."""
    return happen(
        GameEvent("damage_dealt", card=at.state.role("attacker"), player=at.turn_player),
        goto="result_checkpoint",
    )


@damage_step.rule("ko_guard")
def ko_guard(at: At) -> Outcome:
    """KO the guard card; "when KO'd" and "when you KO" begin to wait together."""
    return happen(
        GameEvent(
            e.KO,
            card=at.state.role("guard"),
            player=at.state.other(at.turn_player),
            by=at.turn_player,
            source=checks.BATTLE,
        )
    )


@damage_step.rule("result_checkpoint")
def result_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint after the result."""
    return happen(then=call("checkpoint"))
