"""Recognise the form of an event file by its content and read it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Raw

from tournaments.swiss.errors import SwissError
from tournaments.swiss.files.fide import read_fide_plain, read_fide_source
from tournaments.swiss.files.json_forms import decoded
from tournaments.swiss.files.melee import read_melee
from tournaments.swiss.files.nrtm import read_nrtm
from tournaments.swiss.files.own import read_own
from tournaments.swiss.files.trf import read_trf
from tournaments.swiss.files.types import EventFile


def read_event(text: str) -> EventFile:
    """Read an event file of any form."""
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise SwissError("empty_file", "The file is empty.")
    if text.lstrip()[0] not in "{[":
        return read_trf(text)
    keys = decoded(text, dict[str, Raw])
    return _reader(keys)(text)


def _reader(keys: dict[str, Raw]) -> Callable[[str], EventFile]:
    if "Rounds" in keys:
        return read_melee
    if "preliminaryRounds" in keys:
        return read_nrtm
    if "variables" in keys:
        return read_fide_source
    if bytes(keys.get("rounds", Raw(b"[]")))[:1].isdigit():
        return read_fide_plain
    return read_own
