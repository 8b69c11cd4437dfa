"""The real card files, where they lie."""

from __future__ import annotations

from pathlib import Path

from tests.rulings.real_data import real_folder


def real_files(pattern: str) -> list[tuple[str, bytes]]:
    """Return the files below the folder of cards that fit a pattern, or skip the test."""
    folder = real_folder() / "data" / "cards"
    return [(path.name, path.read_bytes()) for path in sorted(folder.glob(pattern))]


def real_path(name: str) -> Path:
    """Return one file or folder of cards, or skip the test."""
    return real_folder() / "data" / "cards" / name
