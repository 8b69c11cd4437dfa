"""Find the real event files; tests that need them say so when they are missing."""

from __future__ import annotations

import json
from pathlib import Path

from tests.rulings.real_data import real_folder
from tournaments.swiss.files.read import read_event
from tournaments.swiss.files.types import EventFile


def event_path(name: str) -> Path:
    """Return the path of a real event file, or skip the test."""
    return real_folder() / "data" / "events" / name


def event_text(name: str) -> str:
    """Return the text of a real event file, its line ends as they are."""
    return event_path(name).read_bytes().decode("utf-8")


def real_event(name: str) -> EventFile:
    """Read a real event file."""
    return read_event(event_text(name))


def event_json(name: str) -> object:
    """Return a real JSON file as plain values."""
    value: object = json.loads(event_text(name))
    return value
