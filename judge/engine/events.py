"""What happened as a result: the only things that change a game, and the only things a skill hears."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from judge.engine.ids import Plain, Ref

# The kernel's kinds. A ruleset adds kinds of its own (`attack`, `comparison` …) that change nothing by themselves.
MOVE: Final = "move"
MOVE_BLANK: Final = "move_blank"
CREATE: Final = "create"
REMOVE: Final = "remove"
ON_TOP: Final = "on_top"
BENEATH: Final = "beneath"
FALL: Final = "fall"
CONTROL: Final = "control"
FLIP: Final = "flip"
MODE: Final = "mode"
MODE_BLANK: Final = "mode_blank"
GIVE: Final = "give"
SPEND: Final = "spend"
MODIFY: Final = "modify"
GRANT: Final = "grant"
EXPIRE: Final = "expire"
FACE: Final = "face"
KO: Final = "ko"
SET: Final = "set"
UNSET: Final = "unset"
WAIT: Final = "wait"
COUNT_OFF: Final = "count_off"
PUSH: Final = "push"
POP: Final = "pop"
NEGATE: Final = "negate"
NEGATED: Final = "negated"
DELAY: Final = "delay"
PROHIBITED: Final = "prohibited"
USED: Final = "used"
RESUME: Final = "resume"
ARRANGE: Final = "arrange"
PHASE: Final = "phase"
TURN: Final = "turn"
WIN: Final = "win"


class GameEvent(Struct, frozen=True, gc=False):
    """One change, or one thing to be heard.

    `card` is what it happens to, `other` the second card of it (the attacked one, the card beneath). `zone` is where
    a card goes, `name` what else has a name in it (a variable, a keyword, a value, the zone a blank card leaves).
    `source` is the skill or rule that does it, `by` the player whose skill or action it is.
    """

    kind: str
    card: Ref | None = None
    other: Ref | None = None
    player: str = ""
    by: str = ""
    zone: str = ""
    name: str = ""
    amount: int = 0
    until: str = ""
    value: Plain = None
    source: str = ""
