"""The rules of an event as they are kept with it: a preset as plain JSON, and back."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, log2

import msgspec

from tournaments.models import Event
from tournaments.swiss.preset import Preset


def snapshot_of(preset: Preset) -> dict[str, object]:
    """Return a preset as JSON, with fractions as text."""
    kept: dict[str, object] = msgspec.to_builtins(
        preset, enc_hook=_written, order="deterministic", str_keys=True
    )
    return kept


def preset_of(event: Event) -> Preset:
    """Return the rules an event was created with."""
    return msgspec.convert(event.rules, Preset, dec_hook=read_fraction, strict=False)


def rounds_for(*, preset: Preset, players: int) -> int:
    """Return how many rounds the rules mean for a number of players, else as many as find one winner."""
    row = preset.row_for(players)
    return row.rounds if row else max(1, ceil(log2(players)))


def _written(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no form in JSON.")


def read_fraction(kind: type, value: object) -> object:
    """Read a fraction from text or a whole number, for msgspec."""
    if kind is Fraction and isinstance(value, str | int):
        return Fraction(value)
    raise TypeError(f"{value!r} is no {kind.__name__}.")
