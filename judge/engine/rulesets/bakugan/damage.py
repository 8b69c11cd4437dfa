"""Damage: cards turned one by one from the deck, and the Flip that interrupts it."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Outcome, happen, set_role, set_variable
from judge.engine.questions import ACT, PASS, Option, Question
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets.bakugan import team
from judge.engine.rulesets.bakugan.batch import play_call, window
from judge.engine.rulesets.bakugan.brawl import top_to_discard

damage = Procedure("damage")

_OUTER = ("damage_left", "damage_origin", "damaged", "damage_stopped")


@damage.rule("begin")
def begin(at: At) -> Outcome:
    """Fix how many cards have to be turned; damage that goes on outside is put aside."""
    return happen(
        set_variable("damage_left", at.frame.number("count")),
        set_variable("damage_origin", at.frame.text("origin")),
        set_variable("damaged", at.frame.player),
        set_variable("damage_stopped", None),
        keep={name: at.state.get(name) for name in _OUTER},
    )


@damage.rule("still_left")
def still_left(at: At) -> Outcome:
    """End when nothing is left, or when a Stop has resolved: what is left then is not taken."""
    if _left(at):
        return happen()
    return happen(goto="end", note="damage_stopped" if at.state.get("damage_stopped") else "")


def _left(at: At) -> int:
    left = at.state.get("damage_left")
    return left if isinstance(left, int) else 0


@damage.rule("card_missing")
def card_missing(at: At) -> Outcome:
    """Let a player lose who must turn a card and has none."""
    player = at.frame.player
    if at.state.zone(player, team.DECK):
        return happen()
    return happen(
        GameEvent(e.WIN, player=at.state.other(player), source="damage.card_missing"), note="card_missing"
    )


@damage.rule("turn_card")
def turn_card(at: At) -> Outcome:
    """Turn the top card into the discard pile; one card, then the next."""
    player = at.frame.player
    top = at.state.zone(player, team.DECK)[0]
    turned = (set_role("turned", team.next_object(at.state.card(top).ref)),) if top > 0 else ()
    return happen(
        set_variable("damage_left", _left(at) - 1),
        top_to_discard(at.state, player, "damage"),
        GameEvent("damage", player=player, amount=1, source=at.frame.text("origin")),
        *turned,
    )


@damage.rule("flip")
def flip(at: At) -> Outcome:
    """Let the owner of a turned Flip play it at once, before anybody else acts; nobody else may do anything."""
    lies_there = (set_role("turned", None),) if at.role("turned") else ()
    if at.picked == PASS:
        return happen(*lies_there, goto="still_left")
    subject = action_of(at.picked).subject
    card = at.state.find(subject)
    return happen(
        *lies_there,
        keep={"below": len(at.state.stack)},
        then=play_call(at, subject, team.flip_cost(at.state, card.slot) if card else 0),
    )


@flip.asks
def whether_to_flip(at: At) -> Question:
    """Ask the player who takes the damage."""
    player = at.frame.player
    return Question(ACT, player, "flip", (*legal_actions(at, player, ("flip",)), Option(PASS)))


@damage.rule("flip_window")
def flip_window(at: At) -> Outcome:
    """Open a priority window for the Flip, its owner first; older objects of the batch stay below."""
    window_of_flip = window(at, first=at.frame.player, older=at.frame.number("below"))
    return happen(goto="still_left", then=window_of_flip)


@damage.rule("end")
def end(at: At) -> Outcome:
    """Go back to what dealt the damage."""
    return happen(*(set_variable(name, at.frame.get(name)) for name in _OUTER), leave=True)
