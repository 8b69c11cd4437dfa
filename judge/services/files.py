"""Read scenario files that somebody names; what cannot be a scenario is refused before it is read."""

from __future__ import annotations

import sys
from pathlib import Path

from judge.errors import JudgeError
from judge.services.scenarios import decoded

STANDARD_INPUT = "-"


def scenario_file(*, name: str, most: int) -> str:
    """Return the text of a file, or of standard input for `-`."""
    if name == STANDARD_INPUT:
        return decoded(content=sys.stdin.buffer.read(most + 1), most=most)
    path = Path(name)
    try:
        if path.is_dir():
            mend = f"Name its files, for example {path / '*.yaml'}."
            raise JudgeError("is_a_folder", "This is a folder, not a scenario.", mend=mend)
        if path.exists() and not path.is_file():
            raise JudgeError(
                "not_a_file", "This is no plain file.", mend="Name a file, or - for standard input."
            )
        with path.open("rb") as file:
            return decoded(content=file.read(most + 1), most=most)
    except FileNotFoundError as error:
        raise JudgeError("no_such_file", "There is no such file.", mend="Check the name.") from error
    except (OSError, ValueError) as error:
        raise JudgeError("cannot_be_read", f"This cannot be read: {error}.") from error
