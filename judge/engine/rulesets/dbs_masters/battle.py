"""A battle, from the declaration of the attack to its end."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Plain
from judge.engine.legality import legal_actions
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Call, Outcome, Procedure, action_of, call, happen, set_role, set_variable
from judge.engine.rulesets.dbs_masters import checks
from judge.engine.rulesets.dbs_masters.battle_skills import AEGIS, ARRIVAL
from judge.engine.rulesets.dbs_masters.combo import COMBO
from judge.engine.rulesets.dbs_masters.lasting import ends
from judge.engine.rulesets.dbs_masters.revenge import revenge
from judge.engine.rulesets.dbs_masters.skills import card_with
from judge.engine.rulesets.program.later import END_OF_BATTLE, due
from judge.engine.state import as_ref, plain_ref
from judge.engine.values import keywords_of, value_of

STRIKES = {"Double Strike": 2, "Triple Strike": 3, "Quadruple Strike": 4}

battle = Procedure("battle")


@battle.rule("declaration")
def declaration(at: At) -> Outcome:
    """Rest the attacker and name the target; everything that hears the attack begins to wait."""
    attacker, guard = as_ref(at.frame.get("attacker")), as_ref(at.frame.get("guard"))
    return happen(
        GameEvent(e.MODE, card=attacker, name="rest"),
        set_role("attacker", attacker),
        set_role("guard", guard),
        set_role("target", guard),
        GameEvent("attack", card=attacker, other=guard, player=at.turn_player),
    )


@battle.rule("counter_window")
def attack_window(at: At) -> Outcome:
    """Open the counter window of the attack, before any [Auto] skill resolves."""
    return happen(
        then=call(
            "counter_window",
            cause="attack",
            subject="attack",
            responder=at.state.other(at.turn_player),
            base=len(at.state.stack),
        )
    )


@battle.rule("attack_checkpoint")
def attack_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint of the declaration: attack skills, then [Blocker]."""
    return happen(then=call("checkpoint"))


@battle.rule("still_valid")
def still_valid(at: At) -> Outcome:
    """Go straight to the end of the battle if the attack is negated or one of its cards is gone."""
    why = why_over(at)
    return happen(goto=at.ruleset.shapes["battle_end"], note=why) if why else happen()


def why_over(at: At) -> str:
    """Say why a battle does not go on; empty while it does."""
    if at.state.get("attack_negated"):
        return "attack_negated"
    for name in ("attacker", "guard"):
        card = at.role(name)
        if card is None or card.zone not in ("leader", "battle"):
            return f"{name}_gone"
    return ""


@battle.rule("offense_begins")
def offense_begins(at: At) -> Outcome:
    """Begin the Offense Step; a card that comes into the battle from now on was not attacked by declaration."""
    return happen(set_variable("attack_settled", True), GameEvent("offense_begins", player=at.turn_player))


@battle.rule("offense_checkpoint")
def offense_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint before the free timing."""
    return happen(then=call("checkpoint"))


@battle.rule("offense_valid")
def offense_valid(at: At) -> Outcome:
    """End the battle early if a card of it has gone meanwhile."""
    return still_valid.body(at)


@battle.rule("offense_act")
def offense_act(at: At) -> Outcome:
    """Carry out one action of the turn player, or go on to the Defense Step."""
    return _act(at, at.turn_player, "offense_checkpoint")


@offense_act.asks
def which_offense(at: At) -> Question:
    """Ask the turn player for combos, one at a time, and [Activate : Battle] skills."""
    found = legal_actions(at, at.turn_player, ("combo", "activate"))
    return Question(ACT, at.turn_player, "offense_step", (*found, Option(PASS)))


@battle.rule("defense_begins")
def defense_begins(at: At) -> Outcome:
    """Begin the Defense Step."""
    return happen(GameEvent("defense_begins", player=at.state.other(at.turn_player)))


@battle.rule("defense_checkpoint")
def defense_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint before the free timing."""
    return happen(then=call("checkpoint"))


@battle.rule("defense_valid")
def defense_valid(at: At) -> Outcome:
    """End the battle early if a card of it has gone meanwhile."""
    return still_valid.body(at)


@battle.rule("defense_act")
def defense_act(at: At) -> Outcome:
    """Carry out one action of the non-turn player, or go on to the Damage Step."""
    return _act(at, at.state.other(at.turn_player), "defense_checkpoint")


@defense_act.asks
def which_defense(at: At) -> Question:
    """Ask the non-turn player for combos, one at a time, and [Activate : Battle] skills."""
    player = at.state.other(at.turn_player)
    found = legal_actions(at, player, ("combo", "activate"))
    return Question(ACT, player, "defense_step", (*found, Option(PASS)))


def _act(at: At, player: str, again: str) -> Outcome:
    if at.picked == PASS:
        return happen()
    action = action_of(at.picked)
    return happen(goto=again, then=_CALLS[action.verb](at, player, action.subject))


def _combo(at: At, player: str, subject: str) -> Call:
    card = at.state.find(subject)
    return call(COMBO, player=player, source=plain_ref(card.ref if card else None), card=subject)


def _activate(at: At, player: str, subject: str) -> Call:
    card = card_with(at.state, subject)
    skill = at.ruleset.skill(at.state, card.slot, subject) if card else None
    procedure = skill.timing if skill and skill.timing in (AEGIS, ARRIVAL) else "activate"
    return call(procedure, player=player, skill=subject, source=plain_ref(card.ref if card else None))


_CALLS = {"combo": _combo, "activate": _activate}


@battle.rule("damage_begins")
def damage_begins(at: At) -> Outcome:
    """Begin the Damage Step."""
    return happen(GameEvent("damage_begins", player=at.turn_player))


@battle.rule("damage_checkpoint")
def damage_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint at the beginning of the Damage Step."""
    return happen(then=call("checkpoint"))


@battle.rule("damage_valid")
def damage_valid(at: At) -> Outcome:
    """End the battle early if a card of it has gone meanwhile."""
    return still_valid.body(at)


@battle.rule("attack_combo_power")
def attack_combo_power(at: At) -> Outcome:
    """Add the combo power of the turn player's combo cards to the attack card."""
    return _combo_power(at, at.turn_player, "attacker")


@battle.rule("guard_combo_power")
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


@battle.rule("comparison")
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


@battle.rule("about_to_damage")
def about_to_damage(at: At) -> Outcome:
    """Let "when you deal damage" wait; then a checkpoint."""
    return happen(
        GameEvent("about_to_damage", card=at.state.role("attacker"), player=at.turn_player),
        then=call("checkpoint"),
    )


@battle.rule("deal_valid")
def deal_valid(at: At) -> Outcome:
    """End the battle without damage if the attacker has gone meanwhile."""
    return still_valid.body(at)


@battle.rule("victory_strike")
def victory_strike(at: At) -> Outcome:
    """Win with [Victory Strike] when the attack would deal damage, before anything takes the place of the damage."""
    attacker = at.role("attacker")
    if attacker is None or "Victory Strike" not in keywords_of(at.state, attacker.slot):
        return happen()
    return happen(GameEvent(e.WIN, player=at.turn_player, source="battle.victory_strike"), note="victory")


@battle.rule("deal_damage")
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


@battle.rule("damage_dealt")
def damage_dealt(at: At) -> Outcome:
    """Let "when you dealt damage" wait for the next checkpoint."""
    return happen(
        GameEvent("damage_dealt", card=at.state.role("attacker"), player=at.turn_player),
        goto="result_checkpoint",
    )


@battle.rule("ko_guard")
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


@battle.rule("result_checkpoint")
def result_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint after the result."""
    return happen(then=call("checkpoint"))


@battle.rule("combo_to_drop")
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


@battle.rule("combo_power_ends")
def combo_power_ends(at: At) -> Outcome:
    """Let the power that came from combos vanish."""
    has_any = any(change.until == COMBO for card in at.state.cards for change in card.modifiers)
    return happen(GameEvent(e.EXPIRE, until=COMBO)) if has_any else happen()


@battle.rule("end_of_battle")
def end_of_battle(at: At) -> Outcome:
    """Let "at the end of the battle" wait, [Revenge] and what was put off until now among it; then a checkpoint."""
    return happen(
        GameEvent("battle_ends", player=at.turn_player),
        *revenge(at),
        *due(at.state, END_OF_BATTLE),
        then=call("checkpoint"),
    )


@battle.rule("effects_end")
def effects_end(at: At) -> Outcome:
    """Let what lasts for the battle end."""
    return happen(*ends(at, "battle"))


@battle.rule("over")
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
