"""How a card that is being played enters, when something that answers its play has had a say in that."""

from __future__ import annotations

from collections.abc import Collection

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.outcomes import set_variable
from judge.engine.ruleset import At
from judge.engine.state import GameState
from judge.engine.values import keywords_of

ENTERING = "entering"
"""The variable in which it stands what was said, and the kind that a keyword forbids whose card does not care."""


def may_enter(at: At, card: Ref, player: str) -> bool:
    """Tell whether the rules let a player have this card in play: of some only one of each name."""
    return not is_second(at, card.slot, player)


def is_second(at: At, slot: int, player: str) -> bool:
    """Tell whether a player has another card of this name in play, where only one of it may be."""
    return bool(namesakes(at, slot, player))


def namesakes(at: At, slot: int, player: str, beneath: Collection[int] = ()) -> tuple[bool, ...]:
    """List the cards in play because of which a player may not have this one there as well.

    One of the two has the keyword that allows one card of its name; of each it is told whether both have it. What the
    card is put on, `beneath`, does not count.
    """
    keyword, state = at.ruleset.policy.one_of_a_name, at.state
    if not keyword:
        return ()
    name, has = state.printed(slot).name, keyword in keywords_of(state, slot)
    others = (
        keyword in keywords_of(state, other.slot)
        for other in state.cards
        if other.slot != slot
        and other.slot not in beneath
        and other.controller == player
        and other.zone == at.ruleset.shapes["play"]
        and state.printed(other.slot).name == name
    )
    return tuple(has and other_has for other_has in others if has or other_has)


def entering_event(state: GameState, play: str, *, mode: str = "", loses: str = "") -> GameEvent:
    """Say how what a play brings in enters, beside what was said of that play before."""
    before = _said(state, play)
    return set_variable(ENTERING, (play, mode or before[0], loses or before[1]))


def forgotten(state: GameState) -> tuple[GameEvent, ...]:
    """Forget what was said, once the play is over."""
    return (set_variable(ENTERING, None),) if state.get(ENTERING) else ()


def mode_on_entry(at: At, card: Ref) -> str:
    """Name the mode in which a card of this play has to enter; empty for the usual one."""
    return _said_of(at, card)[0]


def changes_on_entry(at: At, card: Ref) -> tuple[GameEvent, ...]:
    """Take the skills of the card as it enters, if that was said."""
    loses = _said_of(at, card)[1]
    return (GameEvent(e.GRANT, card=Ref(card.slot, card.generation + 1), until=loses),) if loses else ()


def _said_of(at: At, card: Ref) -> tuple[str, str]:
    names = set(at.ruleset.forbidding.get(ENTERING, ()))
    if names and not names.isdisjoint(keywords_of(at.state, card.slot)):
        return "", ""
    return _said(at.state, at.frame.skill or at.frame.text("card"))


def _said(state: GameState, play: str) -> tuple[str, str]:
    """Give the mode and the loss that were said of the play by this skill, or of this card."""
    said = state.get(ENTERING)
    if not isinstance(said, tuple) or said[0] != play:
        return "", ""
    return str(said[1]), str(said[2])
