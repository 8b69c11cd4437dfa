"""What jobs refuses."""

from __future__ import annotations


class JobError(Exception):
    """A request about jobs that cannot be done, with a stable code and a sentence for people."""

    def __init__(self, code: str, message: str, *, place: str = "", mend: str = "") -> None:
        """Keep the code, the sentence, the place of the fault and what mends it."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place
        self.mend = mend
