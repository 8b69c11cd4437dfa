"""What every event file is read into."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

from msgspec import Struct

from tournaments.swiss.types import Kind, Record


class Form(StrEnum):
    """The forms of event files."""

    OWN = "own"
    MELEE = "melee"
    TRF = "trf"
    NRTM = "nrtm"
    FIDE = "fide"


class Named(Struct, frozen=True):
    """A player: the number used in computing, and what the file calls them."""

    number: int
    label: int | str
    name: str


class OpenMatch(Struct, frozen=True):
    """A match of the last round that has no result yet."""

    round: int
    table: int


class CutGame(Struct, frozen=True):
    """A game of the cut after the Swiss rounds."""

    winner: int
    loser: int


class EventFile(Struct, frozen=True):
    """An event as a file tells it.

    `round` is the last round that was paired. `ranks` are the places the file states, `awards` the points it
    wants counted. Players in `away` do not play the next round.
    """

    form: Form
    players: tuple[Named, ...]
    records: tuple[Record, ...]
    round: int
    preset: str | None = None
    seed: str = ""
    rounds_total: int | None = None
    open_matches: tuple[OpenMatch, ...] = ()
    away: frozenset[int] = frozenset()
    barred: tuple[tuple[int, int], ...] = ()
    awards: dict[Kind, Fraction] = {}
    ranks: dict[int, int] = {}
    cut: tuple[CutGame, ...] = ()
    final_ranks: dict[int, int] = {}

    @property
    def default_preset(self) -> str:
        """Name the preset that goes with the form where the file names none."""
        if self.preset is not None:
            return self.preset
        return {Form.MELEE: "magic", Form.TRF: "fide", Form.FIDE: "fide"}.get(self.form, "plain")


def final_order(games: tuple[CutGame, ...]) -> tuple[int, ...]:
    """Order the players of a double elimination: whoever loses for the second time later stands higher."""
    losses: dict[int, int] = {}
    out: list[int] = []
    for game in games:
        losses.setdefault(game.winner, 0)
        losses[game.loser] = losses.get(game.loser, 0) + 1
        if losses[game.loser] == 2:
            out.append(game.loser)
    alive = sorted((player for player in losses if player not in out), key=lambda player: losses[player])
    return (*alive, *reversed(out))
