"""What tournaments refuses."""

from __future__ import annotations

from tournaments.swiss.errors import SwissError


class TournamentError(Exception):
    """Something about an event that cannot be done or used: a code, a sentence, the place of the fault, its mend."""

    def __init__(self, code: str, message: str, *, place: str = "", mend: str = "") -> None:
        """Keep what is wrong, where, and how to mend it."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place
        self.mend = mend

    @classmethod
    def of(cls, error: SwissError) -> TournamentError:
        """Carry over what a pure part refused."""
        return cls(error.code, error.message, place=error.place, mend=error.mend)

    def __str__(self) -> str:
        """Join place, sentence and mend into one line."""
        head = f"{self.place}: " if self.place else ""
        tail = f" {self.mend}" if self.mend else ""
        return f"{head}{self.message}{tail}"
