"""Redrawing the opening hand, and giving up."""

from __future__ import annotations

from judge.engine.ruleset import Action, At
from judge.engine.rulesets.dbs_masters.verbs.stations import REDRAW
from judge.engine.trace import Reason


def redraw_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give the reason against a redraw: dbs-masters/cr-1.074/5-2-1-6, faq/preparations-de-jeu/2."""
    if not at.station.startswith("setup."):
        return (at.ruleset.reason("only_before_the_game"),)
    order = (at.state.first_player, at.state.other(at.state.first_player))
    asked, own = at.frame.number("asked"), order.index(player)
    if at.station == REDRAW and asked == own:
        return ()
    return (at.ruleset.reason("one_redraw" if asked >= own else "first_player_redraws_first"),)


def redraw_candidates(at: At, player: str) -> list[Action]:
    """List the one thing a player can say before the game."""
    return [Action("redraw", "")] if at.station == REDRAW else []


def concede_reasons(at: At, player: str, action: Action) -> tuple[Reason, ...]:
    """Give no reason: a player may give up at any time (dbs-masters/cr-1.074/1-2-4)."""
    return ()


def no_candidates(at: At, player: str) -> list[Action]:
    """List nothing: what is possible at every moment is no option of a question."""
    return []
