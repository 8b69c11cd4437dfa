"""[Aegis XY] and [Arrival XY]: skills for the steps of a battle that ask for two colours."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.colourparts import cover, described
from judge.engine.energy import ENERGY
from judge.engine.errors import Needs
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, BLANK_RESTED
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.combo import COMBO
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.skills import (
    entered,
    fallen,
    is_negated,
    is_stopped,
    stopped,
    use_of,
)
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.targets import skill_of, source_of
from judge.engine.skills import Skill
from judge.engine.trace import Reason

AEGIS, ARRIVAL = "aegis", "arrival"
MOST_ENERGY = 2

aegis, arrival = Procedure(AEGIS), Procedure(ARRIVAL)


def arrival_reasons(at: At, player: str, skill: Skill, *, is_else_legal: bool) -> tuple[Reason, ...]:
    """Say that the combo cards do not show the colours; what nobody described is asked only if all else is legal."""
    if skill.timing != ARRIVAL:
        return ()
    shown = described(at.state, at.state.zone(player, COMBO), skill.colours)
    try:
        return () if cover(shown, skill.colours) else (at.ruleset.reason("colours_not_in_combo"),)
    except Needs:
        if is_else_legal:
            raise
        return ()


# [Aegis]: hand cards for energy.


@aegis.rule("pay")
def pay_aegis(at: At) -> Outcome:
    """Pay the cost: first hand cards that show both colours, then whatever else the skill asks for."""
    return happen(*use_of(at), then=pay_call(at, skill_of(at).cost), note="declared")


aegis.rule("activated")(after_activation)


@aegis.rule("energy_active")
def energy_active(at: At) -> Outcome:
    """Switch up to two energy to Active Mode."""
    if is_negated(at):
        return stopped(at)
    picked, player = at.answer or (), at.frame.player
    cards = [card for key in picked if key != ENERGY and (card := at.state.find(key))]
    events = [GameEvent(e.MODE, card=card.ref, name="active", source="aegis.energy_active") for card in cards]
    blanks = picked.count(ENERGY)
    if blanks:
        events.append(
            GameEvent(e.MODE_BLANK, player=player, zone=ENERGY, name="active", amount=blanks, source="aegis")
        )
    return happen(*events, note="resolve")


@energy_active.asks
def which_energy(at: At) -> Question | None:
    """Ask for the energy, unless the skill is negated or nothing is rested."""
    player = at.frame.player
    energy = at.state.zone(player, ENERGY)
    found = [
        Option(at.state.printed(slot).id)
        for slot in energy
        if slot > BLANK and at.state.card(slot).mode == "rest"
    ]
    blanks = energy.count(BLANK_RESTED)
    if is_negated(at) or not (found or blanks):
        return None
    shown = (*found, Option(ENERGY, blanks)) if blanks else tuple(found)
    most = min(MOST_ENERGY, len(found) + blanks)
    return Question(TARGET, player, skill_of(at).id, shown, least=0, most=most)


aegis.rule("resolved")(after_resolution)


# [Arrival]: out of the hand, when combo cards show both colours.


@arrival.rule("pay")
def pay_arrival(at: At) -> Outcome:
    """Pay the cost of the skill; no energy is paid for the card."""
    return happen(*use_of(at), then=pay_call(at, skill_of(at).cost), note="declared")


arrival.rule("activated")(after_activation)


@arrival.rule("play_arriving")
def play_arriving(at: At) -> Outcome:
    """Play the card."""
    if is_stopped(at):
        return stopped(at, goto="failed")
    return happen(*entered(at, source_of(at)), note="resolve")


arrival.rule("resolved")(after_resolution)


arrival.rule("failed")(fallen)
