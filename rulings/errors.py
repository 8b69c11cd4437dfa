"""Name everything that can be wrong with what somebody gives to the rulings app."""

from __future__ import annotations


class RulingsError(Exception):
    """Say what is refused, by a stable code and a sentence for people."""

    def __init__(self, code: str, message: str, *, place: str = "", mend: str = "") -> None:
        """Keep the code, the sentence, and where known the place and the mend."""
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
