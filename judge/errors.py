"""What judge refuses."""

from __future__ import annotations


class JudgeError(Exception):
    """A scenario or request that cannot be used: a stable code, a sentence, the place of the fault and its mend.

    `path` leads to the faulty key of a document (`players.A.life`), `line` is where it stands in the text.
    """

    def __init__(self, code: str, message: str, *, path: str = "", line: int = 0, mend: str = "") -> None:
        """Keep what is wrong, where, and how to mend it."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.path = path
        self.line = line
        self.mend = mend

    @property
    def place(self) -> str:
        """Name the place of the fault in one phrase."""
        line = f"line {self.line}" if self.line else ""
        return ", ".join(part for part in (self.path, line) if part)

    def __str__(self) -> str:
        """Join place, sentence and mend into one line."""
        head = f"{self.place}: " if self.place else ""
        tail = f" {self.mend}" if self.mend else ""
        return f"{head}{self.message}{tail}"
