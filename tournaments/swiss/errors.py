"""Name everything that pairing, standings and event files refuse."""

from __future__ import annotations


class SwissError(Exception):
    """Say what is refused: a stable code, a sentence, and where known the line or key of a file."""

    def __init__(self, code: str, message: str, *, place: str = "", mend: str = "") -> None:
        """Keep the code, the sentence, the place of the fault and how to mend it."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place
        self.mend = mend

    def __str__(self) -> str:
        """Join place, sentence and mend into one line."""
        head = f"{self.place}: " if self.place else ""
        tail = f" {self.mend}" if self.mend else ""
        return f"{head}{self.message}{tail}"
