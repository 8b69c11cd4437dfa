"""A turn: Charge Phase, Main Phase, End Phase; then the turn passes."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.energy import ENERGY
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, BLANK_RESTED
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets.dbs_masters.lasting import ends
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.rulesets.program.core import draw_events
from judge.engine.values import keywords_of

SERVANT = "Servant"
"""The keyword of cards that stay rested; only the later rules know it."""
CHARGE, MAIN, END = "charge", "main", "end"

turn = Procedure("turn")


@turn.rule("charge")
def charge(at: At) -> Outcome:
    """Begin the turn with its Charge Phase."""
    return happen(GameEvent(e.PHASE, name=CHARGE), then=call("charge_phase", player=at.turn_player))


@turn.rule("main")
def main(at: At) -> Outcome:
    """Go on to the Main Phase."""
    return happen(GameEvent(e.PHASE, name=MAIN), then=call("main_phase"))


@turn.rule("end")
def end(at: At) -> Outcome:
    """Go on to the End Phase."""
    return happen(GameEvent(e.PHASE, name=END), then=call("end_phase", player=at.turn_player))


@turn.rule("passes")
def passes(at: At) -> Outcome:
    """Let the turn pass to the other player."""
    number = at.state.turn_number + 1
    return happen(GameEvent(e.TURN, player=at.state.other(at.turn_player), amount=number), goto="charge")


charge_phase = Procedure("charge_phase")


@charge_phase.rule("begins")
def begins(at: At) -> Outcome:
    """End what lasts until the start of this player's turn; then let skills for the beginning wait."""
    player = at.turn_player
    ended = ends(at, f"start.{player}")
    return happen(
        *ended,
        *(presumed(at, "ends_before_beginning") if ended else ()),
        GameEvent("turn_begins", player=player),
        GameEvent("charge_begins", player=player),
    )


@charge_phase.rule("begin_checkpoint")
def begin_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint of the beginning."""
    return happen(then=call("checkpoint"))


@charge_phase.rule("activate_all")
def activate_all(at: At) -> Outcome:
    """Switch every rested card of the turn player to Active Mode, in Leader, Battle and Energy Area."""
    player = at.turn_player
    rested = [
        GameEvent(e.MODE, card=card.ref, name="active", source="charge_phase.activate_all")
        for zone in ("leader", "battle", ENERGY)
        for slot in at.state.zone(player, zone)
        if slot > BLANK
        and (card := at.state.card(slot)).mode == "rest"
        and SERVANT not in keywords_of(at.state, slot)
    ]
    blanks = at.state.zone(player, ENERGY).count(BLANK_RESTED)
    if blanks:
        rested.append(GameEvent(e.MODE_BLANK, player=player, zone=ENERGY, name="active", amount=blanks))
    return happen(*rested)


@charge_phase.rule("draw")
def draw(at: At) -> Outcome:
    """Draw a card; whoever begins the game draws none in the first turn."""
    if at.state.turn_number == 1 and at.turn_player == at.state.first_player:
        return happen(note="no_first_draw")
    return happen(*draw_events(at, at.turn_player))


@charge_phase.rule("draw_checkpoint")
def draw_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint after the draw."""
    return happen(then=call("checkpoint"))


@charge_phase.rule("charge")
def charge_energy(at: At) -> Outcome:
    """Place the chosen hand card as energy, in Active Mode, or none."""
    if at.picked == PASS:
        return happen()
    player, name = at.turn_player, action_of(at.picked).subject
    card = at.state.find(name)
    if card is None:
        return happen(
            GameEvent(e.MOVE_BLANK, player=player, name="hand", zone=ENERGY, source="charge_phase.charge")
        )
    return happen(GameEvent(e.MOVE, card=card.ref, zone=ENERGY, source="charge_phase.charge"))


@charge_energy.asks
def which_energy(at: At) -> Question:
    """Ask the turn player for a hand card to place as energy."""
    found = legal_actions(at, at.turn_player, ("charge",))
    return Question(ACT, at.turn_player, "charge", (*found, Option(PASS)))


@charge_phase.rule("charge_checkpoint")
def charge_checkpoint(at: At) -> Outcome:
    """Hold the checkpoint after charging; then the Main Phase comes."""
    return happen(then=call("checkpoint"), leave=True)
