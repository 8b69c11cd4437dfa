"""Remember what was examined a moment ago, so that walking through a replay does not explore it at every step."""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock

from judge.services.replays import BY_TIME, PUBLIC, Examined, Limits, examine_document

MOST_REMEMBERED = 32
SECONDS_OF_A_SHORT_ONE = 30.0
"""How long a result that time cut short is remembered: long enough to walk through it, then it gets another try."""

TWIN = Limits(rule_steps=20_000, states=1_500, kilobytes=2 * PUBLIC.kilobytes, seconds=1.0)
"""For a near twin shown beside its scenario, written as JSON."""

_remembered: OrderedDict[tuple[str, bool, Limits], tuple[float, Examined]] = OrderedDict()
_lock = Lock()


def examined_text(*, text: str, everything: bool = False, limits: Limits = PUBLIC) -> Examined:
    """Examine a scenario, or remember what came out; raise for one that cannot be understood."""
    key = (text, everything, limits)
    with _lock:
        found = _remembered.get(key)
        if found is not None and (found[1].ran_out != BY_TIME or time.monotonic() < found[0]):
            _remembered.move_to_end(key)
            return found[1]
    examined = examine_document(text=text, everything=everything, limits=limits)
    with _lock:
        _remembered[key] = (time.monotonic() + SECONDS_OF_A_SHORT_ONE, examined)
        while len(_remembered) > MOST_REMEMBERED:
            _remembered.popitem(last=False)
    return examined


def forget_all() -> None:
    """Start with an empty memory."""
    with _lock:
        _remembered.clear()
