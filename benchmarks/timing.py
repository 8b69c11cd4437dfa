"""Honest timing: the best of several runs, since a busy machine only ever makes things slower."""

from __future__ import annotations

import time
from collections.abc import Callable


def best_of(work: Callable[[], object], *, runs: int = 5) -> float:
    """Give the shortest processor time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def fixed_loop() -> float:
    """Time a fixed pure-Python loop, in seconds: what this machine can do at this moment."""

    def loop() -> int:
        total = 0
        for number in range(2_000_000):
            total += number & 7
        return total

    return best_of(loop)
