"""Find the folder with real documents; tests that need it say so when it is missing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

FAQ_FILE = "000_e1615d8a7fcedd4d.txt"


def real_folder() -> Path:
    """Return the folder with real documents, or skip the test."""
    named = os.environ.get("REAL_DATA_DIR", "")
    if not named or not Path(named).is_dir():
        pytest.skip("Real documents are not here: set REAL_DATA_DIR to their folder.")
    return Path(named)


def codes_of(file_name: str) -> list[str]:
    """Return the codes that the published list gives to the passages of a file, in order."""
    rows = (real_folder() / "corpus" / "codes.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [row.split("\t")[0] for row in rows if row.split("\t")[1] == file_name]


def codes_of_all() -> dict[str, int]:
    """Return all codes of the published list with the first line of their passages."""
    rows = (real_folder() / "corpus" / "codes.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {row.split("\t")[0]: int(row.split("\t")[2].split("-")[0]) for row in rows}
