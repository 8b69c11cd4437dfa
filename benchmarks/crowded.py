"""A full table: 12 cards a side and four waiting skills, each choosing one of 20 cards; time and memory."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec import Struct

from benchmarks.engine import Document, auto, board, card, read
from judge.engine.explore import explore
from judge.engine.verdicts import judge

MOST_SECONDS = 10
MOST_MEMORY = 300


class Measured(Struct, frozen=True):
    """What one exploration cost: processor seconds, and the most memory the process had at once (MiB)."""

    seconds: float
    memory: float
    states: int
    complete: bool
    verdict: str


def crowded_board() -> Document:
    """Describe ten Battle Cards, a Leader and a known hand card on each side; the attacker's four skills choose."""
    choices: list[dict[str, object]] = [
        {"choose": {"zone": "battle", "of": "any"}},
        {"power": -5000, "to": "chosen"},
    ]
    skills = [auto({"attacks": "self"}, *choices) for _ in range(4)]
    mine = [card("a1", 20000, skills=skills), *(card(f"a{place}", 15000) for place in range(2, 11))]
    theirs = [card(f"b{place}", 5000 * place) for place in range(1, 11)]
    hand = [card("h1", 5000, combo_cost=0, combo_power=5000), 2]
    document = board(mine, theirs, hand, claims=[{"id": "c1", "zone": {"b1": "battle"}, "at": "end"}])
    players = document["players"]
    if isinstance(players, dict):
        players["A"]["hand"] = [card("g1", 5000, combo_cost=0, combo_power=5000), 2]
    return document


def examined() -> Measured:
    """Explore the crowded board and judge its claim."""
    scenario = read(crowded_board())
    start = time.process_time()
    found = explore(scenario)
    verdict = judge(scenario, found)[0].verdict
    seconds = time.process_time() - start
    return Measured(seconds, _peak_memory(), found.states, found.complete, verdict)


def _peak_memory() -> float:
    """Read the most memory this process has had, in MiB."""
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    peak = next(line for line in lines if line.startswith("VmHWM:"))
    return int(peak.split()[1]) / 1024


def main() -> None:
    """Print the figures, measured in a process of its own."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        found = pool.submit(examined).result()
    answer = found.verdict if found.complete else f"{found.verdict}, not complete"
    print("crowded board: 12 cards a side, 20 targets, 4 waiting skills")
    print(f"  time (at most {MOST_SECONDS} s)                         {found.seconds:>10.2f} s")
    print(f"  most memory (at most {MOST_MEMORY} MiB)                {found.memory:>10.0f} MiB")
    print(f"  {found.states} states: {answer}")


if __name__ == "__main__":
    main()
