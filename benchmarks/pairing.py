"""Pair and rank events of 64 to 20,000 players, beside the programs others use.

Every program gets the same events in a process of its own and at most 60 seconds. The peers are those of
requirements-bench.txt; what is not installed is said and skipped. py4swiss plays by the rules of chess, which keep
colours balanced too, so it may have to cost more.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from tempfile import NamedTemporaryFile

from benchmarks.timing import best_of
from tournaments.swiss.field import Field, Seat, field_of
from tournaments.swiss.outcome import Pairing
from tournaments.swiss.pairing import pair_round
from tournaments.swiss.preset import Preset, Share
from tournaments.swiss.records import Enrolled, Match, records_of, result_of
from tournaments.swiss.standings import standings
from tournaments.swiss.types import Games, Kind

SIZES = (64, 256, 1_000, 4_000, 10_000, 20_000)
ROUNDS = 7
LIMIT = 60
PROMISED = 10_000

Couples = list[tuple[int, int]]


@dataclass
class Played:
    """An event after its rounds: who met whom and won, and the points."""

    points: dict[int, int]
    met: dict[int, set[int]]
    rounds: list[list[tuple[int, int]]] = field(default_factory=list)
    """Pairs of each round, the winner first."""


def play(players: int, rounds: int = ROUNDS) -> Played:
    """Play rounds in which chance decides every match."""
    chance = random.Random(players)
    event = Played(
        dict.fromkeys(range(1, players + 1), 0), {player: set() for player in range(1, players + 1)}
    )
    for number in range(1, rounds + 1):
        pairing = pair_round(field_after(event, number), "benchmark")
        assert isinstance(pairing, Pairing)
        results = []
        for pair in pairing.pairs:
            winner, loser = chance.choice(((pair.first, pair.second), (pair.second, pair.first)))
            event.points[winner] += 3
            event.met[winner].add(loser)
            event.met[loser].add(winner)
            results.append((winner, loser))
        event.rounds.append(results)
    return event


def field_after(event: Played, number: int) -> Field:
    """Give the field of the next round."""
    return field_of(
        round_number=number,
        seats=[Seat(player, points, frozenset(event.met[player])) for player, points in event.points.items()],
    )


# --- the programs ----------------------------------------------------------------------------


def ours(event: Played) -> Callable[[], Couples]:
    """Pair with this project, the check of the result included."""
    ready = field_after(event, ROUNDS + 1)

    def run() -> Couples:
        pairing = pair_round(ready, "benchmark")
        assert isinstance(pairing, Pairing)
        return [(pair.first, pair.second) for pair in pairing.pairs]

    return run


def swisspair(event: Played) -> Callable[[], Couples]:
    """Pair with swisspair."""
    import swisspair as peer

    ranked = sorted(event.points, key=lambda player: -event.points[player])
    players = [
        peer.Player(
            str(player), event.points[player], rank, True, {str(other) for other in event.met[player]}
        )
        for rank, player in enumerate(ranked, start=1)
    ]
    return lambda: [(int(match.p1.id), int(match.p2.id)) for match in peer.create_matches(players)]


def cardarena(event: Played) -> Callable[[], Couples]:
    """Pair with cardarena-tournament-core, its state made from the same rounds."""
    from cardarena_tournament_core import Matchup, MatchupOutcome, Player, Round, Swiss

    players = {player: Player(str(player), f"Player {player}") for player in event.points}
    rounds = [
        Round(
            round_number=number,
            matchups=[
                Matchup(players[winner], players[loser], outcome=MatchupOutcome.PLAYER1_WINS)
                for winner, loser in results
            ],
        )
        for number, results in enumerate(event.rounds, start=1)
    ]
    state = Swiss.from_history(list(players.values()), rounds, {str(player) for player in event.points})
    return lambda: [(int(match.player1.id), int(match.player2.id)) for match in state.pair().matchups]


def py4swiss(event: Played) -> Callable[[], Couples]:
    """Pair with the Dutch engine of py4swiss, from a chess file with balanced colours."""
    from py4swiss.engines import DutchEngine
    from py4swiss.trf import TrfParser

    with NamedTemporaryFile("w", suffix=".trf") as file:
        file.write(chess_file(event))
        file.flush()
        parsed = TrfParser.parse(Path(file.name))
    return lambda: [(pair.white, pair.black) for pair in DutchEngine.generate_pairings(parsed)]


def exact(event: Played) -> Callable[[], Couples]:
    """Match exactly on the complete graph with networkx."""
    import networkx

    def run() -> Couples:
        graph = networkx.Graph()
        graph.add_weighted_edges_from(
            (one, other, -((event.points[one] - event.points[other]) ** 2))
            for one, other in combinations(event.points, 2)
            if other not in event.met[one]
        )
        return list(networkx.max_weight_matching(graph, maxcardinality=True))

    return run


PROGRAMS: dict[str, tuple[str, Callable[[Played], Callable[[], Couples]]]] = {
    "ours": ("tournaments", ours),
    "swisspair": ("swisspair", swisspair),
    "cardarena": ("cardarena_tournament_core", cardarena),
    "py4swiss": ("py4swiss", py4swiss),
    "networkx": ("networkx", exact),
}


def chess_file(event: Played) -> str:
    """Write the event as TRF16 with one point for a win and colours that alternate as far as they can."""
    balance = dict.fromkeys(event.points, 0)  # whites less blacks, then the last colour
    last = dict.fromkeys(event.points, 0)
    rows = dict.fromkeys(event.points, "")
    for results in event.rounds:
        for winner, loser in results:
            wants_white = (balance[winner], last[winner]) <= (balance[loser], last[loser])
            white, black = (winner, loser) if wants_white else (loser, winner)
            for player, other, colour, step in ((white, black, "w", 1), (black, white, "b", -1)):
                balance[player] += step
                last[player] = step
                rows[player] += f"  {other:4} {colour} {int(player == winner)}"
    ranked = sorted(event.points, key=lambda player: -event.points[player])
    ranks = {player: rank for rank, player in enumerate(ranked, start=1)}
    lines = [f"XXR {len(event.rounds) + 1}", "XXC white1"]
    for player, row in rows.items():
        head = f"001 {player:4}      Player {player}"
        lines.append(f"{head:80}{event.points[player] / 3:4.1f} {ranks[player]:4}{row}")
    return "\n".join(lines) + "\n"


# --- running them ----------------------------------------------------------------------------


def measure(program: str, players: int) -> None:
    """Run one program on one event and print what came out; this runs in a process of its own."""
    event = play(players)
    run = PROGRAMS[program][1](event)
    couples = run()
    seconds = best_of(run, runs=3 if players <= PROMISED else 2)
    seen = [player for couple in couples for player in couple]
    figures = {
        "seconds": seconds,
        "cost": sum((event.points[one] - event.points[other]) ** 2 for one, other in couples),
        "rematches": sum(other in event.met[one] for one, other in couples),
        "complete": sorted(seen) == sorted(event.points),
    }
    print(json.dumps(figures))


def ask(program: str, players: int) -> dict[str, float] | str:
    """Have a program measured, or say why it was not."""
    command = [sys.executable, "-m", "benchmarks.pairing", program, str(players)]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return f"did not finish in {LIMIT} s"
    if answer.returncode:
        return "failed: " + (answer.stderr.strip().splitlines() or ["without a word"])[-1][:80]
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def compare(programs: Iterable[str]) -> dict[tuple[str, int], dict[str, float]]:
    """Measure every program at every size; one that does not finish is not asked for more."""
    found: dict[tuple[str, int], dict[str, float]] = {}
    given_up: set[str] = set()
    for players in SIZES:
        print(f"pairing, {players:,} players after {ROUNDS} rounds")
        for program in programs:
            if program in given_up:
                print(f"  {program:<10} did not finish with fewer players")
                continue
            figures = ask(program, players)
            if isinstance(figures, str):
                given_up.add(program)
                print(f"  {program:<10} {figures}")
                continue
            found[program, players] = figures
            legal = "" if figures["complete"] and not figures["rematches"] else ", NOT LEGAL"
            print(
                f"  {program:<10} {figures['seconds'] * 1000:10.2f} ms, sum of squares {figures['cost']}{legal}"
            )
    return found


def judge(found: dict[tuple[str, int], dict[str, float]]) -> None:
    """Say whether what is promised holds."""
    peers = {
        program: figures
        for (program, players), figures in found.items()
        if players == PROMISED and program != "ours"
    }
    mine = found["ours", PROMISED]
    if peers:
        fastest = min(peers, key=lambda program: peers[program]["seconds"])
        factor = peers[fastest]["seconds"] / mine["seconds"]
        print(f"  at {PROMISED:,} players {factor:.1f} times as fast as {fastest} (promised: 10)")
    worse = [
        f"{program} at {players:,}"
        for (program, players), figures in found.items()
        if figures["cost"] < found["ours", players]["cost"]
    ]
    print(f"  costs more than a peer: {', '.join(worse) or 'never'}")


def rank() -> None:
    """Rank 10,000 players after 15 rounds from their matches."""
    chance = random.Random(15)
    scores = [Games(*games) for games in ((2, 0, 0), (2, 1, 0), (1, 2, 0), (0, 2, 0), (1, 1, 1))]
    players = list(range(1, PROMISED + 1))
    matches = []
    for number in range(1, 16):
        chance.shuffle(players)
        for one, other in zip(players[::2], players[1::2], strict=True):
            games = chance.choice(scores)
            matches.append(Match(number, one, other, result_of(games), games))
    enrolled = [Enrolled(player) for player in sorted(players)]
    third = Fraction(1, 3)
    worth = {Kind.WIN: 3, Kind.FORFEIT_WIN: 3, Kind.BYE: 3, Kind.FULL_BYE: 3, Kind.DRAW: 1, Kind.HALF_BYE: 1}
    preset = Preset(
        code="magic",
        title={},
        dated="",
        awards={kind: Fraction(worth.get(kind, 0)) for kind in Kind},
        order=("points", "omw", "gw", "ogw", "number"),
        match_share=Share(opponents_floor=third, mean_floor=third),
        game_share=Share(opponents_floor=third, mean_floor=third),
    )
    records = records_of(enrolled, matches)
    gather = best_of(lambda: records_of(enrolled, matches), runs=3)
    order = best_of(lambda: standings(records, preset), runs=3)
    print(f"standings, {PROMISED:,} players after 15 rounds: {order:.3f} s (promised: 0.5)")
    print(f"  gathering their records from {len(matches):,} matches before that: {gather:.3f} s\n")


def main() -> None:
    """Print all figures of pairing and standings."""
    programs = []
    for program, (module, _) in PROGRAMS.items():
        if find_spec(module) is None:
            print(f"{program} is not installed and left out; see requirements-bench.txt")
        else:
            programs.append(program)
    judge(compare(programs))
    rank()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        measure(sys.argv[1], int(sys.argv[2]))
    else:
        main()
