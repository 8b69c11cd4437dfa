"""What a rule returns: the events that shall happen, and how its procedure goes on."""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter

from msgspec import Struct

from judge.engine.events import SET, UNSET, GameEvent
from judge.engine.ids import Plain, Ref
from judge.engine.state import Frame, plain_ref


class Call(Struct, frozen=True, gc=False):
    """Another procedure to be run before this one goes on."""

    procedure: str
    values: tuple[tuple[str, Plain], ...] = ()
    player: str = ""
    skill: str = ""
    source: Ref | None = None

    def frame(self, rule: str) -> Frame:
        """Give the frame in which it runs, at this rule."""
        return Frame(self.procedure, rule, self.values, self.player, self.skill, self.source)


_BY_NAME = itemgetter(0)


def call(
    procedure: str, *, player: str = "", skill: str = "", source: Ref | None = None, **values: Plain
) -> Call:
    """Call a procedure: about whom, which skill, the object that has it, and with values of its own."""
    return Call(procedure, tuple(sorted(values.items(), key=_BY_NAME)), player, skill, source)


class Outcome(Struct, frozen=True, gc=False):
    """What a rule wants to happen, in this order: events, own values, then a call, a jump or the end."""

    events: tuple[GameEvent, ...] = ()
    keep: tuple[tuple[str, Plain], ...] = ()
    call: Call | None = None
    goto: str = ""
    leave: bool = False
    note: str = ""
    values: tuple[tuple[str, Plain], ...] = ()
    skill: str = ""


def happen(  # noqa: PLR0913 - it names what an outcome has
    *events: GameEvent,
    keep: Mapping[str, Plain] | None = None,
    then: Call | None = None,
    goto: str = "",
    leave: bool = False,
    note: str = "",
    values: Mapping[str, Plain] | None = None,
    skill: str = "",
) -> Outcome:
    """Say what shall happen; `note` and `values` tell the reader what the rule found."""
    return Outcome(
        events,
        tuple(keep.items()) if keep else (),
        then,
        goto,
        leave,
        note,
        tuple(values.items()) if values else (),
        skill,
    )


def set_variable(name: str, value: Plain) -> GameEvent:
    """Set a variable of the state; effects can reach variables, never frames."""
    return GameEvent(SET, name=name, value=value)


def set_role(name: str, ref: Ref | None) -> GameEvent:
    """Give a role to an object."""
    return GameEvent(SET, name=name, value=plain_ref(ref)) if ref else GameEvent(UNSET, name=name)
