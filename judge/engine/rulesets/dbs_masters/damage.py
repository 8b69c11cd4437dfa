"""Damage: life cards taken one after the other."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, happen, set_variable
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At, Procedure

LIFE = "life"

damage = Procedure("damage")


@damage.rule("begin")
def begin(at: At) -> Outcome:
    """Begin to deal damage; how much is left can be changed by effects."""
    left = at.frame.number("count")
    return happen(set_variable("damage_left", left), keep={"outer": at.state.get("damage_left")})


@damage.rule("next_damage")
def next_damage(at: At) -> Outcome:
    """Deal the next of several damage, as long as there are life cards; something may take its place."""
    player = at.frame.player
    left = at.state.get("damage_left")
    if not isinstance(left, int) or left <= 0 or not at.state.zone(player, LIFE):
        return happen(goto="end")
    due = GameEvent("damage_due", player=player, amount=1, source=at.frame.text("origin"))
    return happen(set_variable("damage_left", left - 1), due)


@damage.rule("one_damage")
def one_damage(at: At) -> Outcome:
    """Let the damaged player take one life card, one after the other; [Critical] sends it to the Drop Area."""
    player = at.frame.player
    if at.answer is None:
        return happen(goto="next_damage")
    zone = "drop" if at.frame.get("critical") else "hand"
    card = at.state.find(at.picked) if at.picked != LIFE else None
    if card is not None:
        moved = GameEvent(e.MOVE, card=card.ref, zone=zone, source="damage")
    else:
        moved = GameEvent(e.MOVE_BLANK, player=player, name=LIFE, zone=zone, source="damage")
    is_repeated = True if at.frame.get("taken") else None
    taken = GameEvent("damage", player=player, amount=1, value=is_repeated, source=at.frame.text("origin"))
    return happen(set_variable("life_due", None), moved, taken, keep={"taken": True}, goto="next_damage")


@one_damage.asks
def which_life_card(at: At) -> Question | None:
    """Ask the damaged player which life card to take; they lie face down, so undescribed ones are all alike."""
    player = at.frame.player
    life = at.state.zone(player, LIFE) if at.state.get("life_due") else ()
    if not life:
        return None
    blanks = sum(1 for slot in life if slot <= 0)
    known = tuple(Option(at.state.printed(slot).id) for slot in life if slot > 0)
    return Question(TARGET, player, "life_card", (*known, Option(LIFE, blanks)) if blanks else known)


@damage.rule("end")
def end(at: At) -> Outcome:
    """Go back to what dealt the damage."""
    outer = at.frame.get("outer")
    return happen(set_variable("damage_left", outer), leave=True)
