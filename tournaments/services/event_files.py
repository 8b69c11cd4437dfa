"""Pair and rank the event of a file, without the database."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from django.utils.translation import gettext as _
from msgspec.structs import replace

from tournaments.errors import TournamentError
from tournaments.services.presets import preset_by_code
from tournaments.swiss.errors import SwissError
from tournaments.swiss.field import Policy, digest_of
from tournaments.swiss.files.read import read_event
from tournaments.swiss.files.types import EventFile, Named
from tournaments.swiss.outcome import NoPairing, Pairing
from tournaments.swiss.pairing import pair_round
from tournaments.swiss.preset import Preset
from tournaments.swiss.records import field_from
from tournaments.swiss.standings import CRITERIA, Standings, standings
from tournaments.swiss.types import Kind
from tournaments.wording import reason_text, witness_text

STANDARD_INPUT = "-"
MOST_BYTES = 16 * 1024 * 1024

# Shown for every event, whatever its preset orders by.
USUAL = ("omw", "gw", "ogw", "buchholz")
HIDDEN = frozenset({"points", "lot", "number"})

Label = int | str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadEvent:
    """An event file with the preset it is computed by."""

    file: EventFile
    preset: Preset


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRound:
    """The next round of an event file, as far as there is one."""

    node: dict[str, object]
    is_paired: bool


def event_text(*, name: str) -> str:
    """Return the text of an event file, or of standard input for `-`."""
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise TournamentError(
            "cannot_be_read", _("This cannot be read: %(error)s.") % {"error": error}
        ) from error
    if len(content) > MOST_BYTES:
        raise TournamentError("too_large", _("The file is larger than 16 MB."))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise TournamentError(
            "not_utf8", _("This is no text in UTF-8."), place=f"line {line}", mend=_("Save it as UTF-8.")
        ) from error


def read_event_text(*, text: str, preset: str | None = None) -> ReadEvent:
    """Read an event file; the preset is the one asked for, else the file's own, else that of its form."""
    try:
        file = read_event(text)
    except SwissError as error:
        raise TournamentError.of(error) from error
    chosen = preset_by_code(code=preset or file.default_preset)
    if file.awards:
        chosen = replace(chosen, awards={**chosen.awards, **file.awards})
    return ReadEvent(file=file, preset=chosen)


def standings_node(event: ReadEvent) -> dict[str, object]:
    """Return the standings of an event as the shape the command prints."""
    table = standings(event.file.records, event.preset, event.file.seed)
    names = {player.number: player for player in event.file.players}
    criteria = [
        criterion
        for criterion in dict.fromkeys((*event.preset.order, *USUAL))
        if criterion in CRITERIA and criterion not in HIDDEN
    ]
    rows = [
        {
            "rank": row.rank,
            "player": names[row.player].label,
            "name": names[row.player].name,
            "points": number(table.exact("points", row.player)),
            **_counts(table, row.player),
            **{criterion: table.number(criterion, row.player) for criterion in criteria},
            "decided_by": row.decided_by,
        }
        for row in table.rows
    ]
    return {
        "preset": event.preset.code,
        "form": event.file.form,
        "round": event.file.round,
        "standings": rows,
    }


def _counts(table: Standings, player: int) -> dict[str, object]:
    kinds = [line.kind for line in table.record(player).lines]
    return {
        "wins": sum(kind in (Kind.WIN, Kind.FORFEIT_WIN) for kind in kinds),
        "losses": sum(kind in (Kind.LOSS, Kind.DOUBLE_LOSS, Kind.FORFEIT_LOSS) for kind in kinds),
        "draws": sum(kind is Kind.DRAW for kind in kinds),
        "byes": sum(kind.is_bye and kind is not Kind.ZERO_BYE for kind in kinds),
    }


def number(value: Fraction) -> int | float:
    """Write an exact number: whole where it is whole."""
    return value.numerator if value.denominator == 1 else float(value)


def next_round(*, event: ReadEvent, seed: str | None = None) -> NextRound:
    """Pair the next round of an event file; refuse one whose last round is still being played."""
    file, preset = event.file, event.preset
    if file.open_matches:
        first = file.open_matches[0]
        raise TournamentError(
            "round_still_open",
            _("A result is missing."),
            place=_("round %(round)s, table %(table)s") % {"round": first.round, "table": first.table},
            mend=_("Enter it first."),
        )
    chosen = seed if seed is not None else file.seed or "0"
    if file.rounds_total is not None and file.round >= file.rounds_total:
        message = _("All %(count)s rounds are played.") % {"count": file.rounds_total}
        return NextRound(node=_nothing(message, chosen), is_paired=False)
    field = field_from(file.records, preset, round_number=file.round + 1, away=file.away, barred=file.barred)
    outcome = pair_round(field, chosen)
    names = {player.number: player for player in file.players}
    if isinstance(outcome, NoPairing):
        node = _nothing(witness_text(outcome.witness, lambda player: names[player].name), chosen)
        node["blockers"] = [names[player].label for player in outcome.witness.blockers]
        return NextRound(node={**node, "round": field.round, "digest": digest_of(field)}, is_paired=False)
    node = _pairing_node(outcome, names, preset.unit)
    return NextRound(node={**node, "round": field.round, "digest": digest_of(field)}, is_paired=True)


def _nothing(reason: str, seed: str) -> dict[str, object]:
    return {
        "pairings": [],
        "bye": None,
        "cost": None,
        "bound": None,
        "reasons": [reason],
        "seed": _seed(seed),
    }


def _seed(seed: str) -> int | str:
    return int(seed) if seed.isdecimal() and seed == str(int(seed)) else seed


def _pairing_node(pairing: Pairing, names: dict[int, Named], unit: int) -> dict[str, object]:
    certificate = pairing.certificate
    scale = {Policy.SQUARED_POINTS: unit * unit, Policy.POINTS: unit, Policy.SQUARED_BRACKETS: 1}[
        certificate.policy
    ]
    return {
        "pairings": [
            {"table": pair.table, "players": [names[pair.first].label, names[pair.second].label]}
            for pair in pairing.pairs
        ],
        "bye": None if pairing.bye is None else names[pairing.bye].label,
        "cost": number(Fraction(certificate.cost, scale)),
        "bound": number(Fraction(certificate.bound, scale)),
        "tier": certificate.tier,
        "policy": certificate.policy,
        "windows": [
            {
                "from": number(Fraction(window.highest, unit)),
                "to": number(Fraction(window.lowest, unit)),
                "players": window.players,
                "cost": number(Fraction(window.cost, scale)),
                "bound": number(Fraction(window.bound, scale)),
            }
            for window in certificate.windows
        ],
        "reasons": [
            reason_text(reason, lambda player: names[player].name, unit) for reason in pairing.reasons
        ],
        "seed": _seed(pairing.seed),
    }
