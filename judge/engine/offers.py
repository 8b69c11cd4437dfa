"""What each player may declare at a stop, and every reason against whatever may not be declared there."""

from __future__ import annotations

from msgspec import Struct

from judge.engine.advance import Stop, moment
from judge.engine.errors import Needs
from judge.engine.questions import UNKNOWN
from judge.engine.replay import Replay
from judge.engine.ruleset import Action, Ruleset
from judge.engine.trace import Reason


class Offer(Struct, frozen=True, gc=False):
    """An action that a player could think of: legal without a reason against it.

    `depends_on` names what nobody described and the answer would have to know (`A.energy`); then nothing is said.
    """

    action: Action
    reasons: tuple[Reason, ...] = ()
    depends_on: str = ""

    @property
    def is_legal(self) -> bool:
        """Tell whether it may be declared now."""
        return not self.reasons and not self.depends_on


def offers(ruleset: Ruleset, stop: Stop, player: str) -> tuple[Offer, ...]:
    """Hold everything a player could declare against the rules of this moment; nothing once the game is over."""
    if not stop.state.frames or stop.state.winner:
        return ()
    at = moment(ruleset, stop.state)
    found: list[Offer] = []
    for verb in ruleset.verbs.values():
        try:
            actions = verb.candidates(at, player)
        except Needs as needs:
            found.append(Offer(Action(verb.name, ""), depends_on=needs.key))
            continue
        for action in dict.fromkeys(actions):
            try:
                found.append(Offer(action, verb.reasons(at, player, action)))
            except Needs as needs:
                found.append(Offer(action, depends_on=needs.key))
    return tuple(found)


def stop_after(replay: Replay, steps: int) -> Stop | None:
    """Find the stop that follows so many steps of a replay: the next moment at which anybody decides something.

    Each stop but those for what is hidden was answered by one step; None after the last of them.
    """
    answered = sum(1 for step in replay.steps[:steps] if step.choice is not None)
    stops = [
        stop
        for _, stop in replay.stations
        if stop.question is not None and stop.question.kind != UNKNOWN and stop.state.frames
    ]
    return stops[answered] if answered < len(stops) else None
