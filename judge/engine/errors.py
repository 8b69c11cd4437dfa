"""The kinds of trouble the engine can be in; each says what, where and how to mend it."""

from __future__ import annotations

from collections.abc import Sequence


class EngineError(Exception):
    """Root of all the engine's errors: a stable code, a sentence, a place and a mend."""

    def __init__(self, code: str, message: str, *, path: Sequence[str | int] = (), mend: str = "") -> None:
        """Keep the code and the place beside the sentence."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.path = tuple(path)
        self.mend = mend


class BadDocumentError(EngineError):
    """A scenario that cannot be understood; `path` leads to the faulty key."""


class UnknownCardError(BadDocumentError):
    """A scenario that names a card which stands nowhere in it."""


class BadAnswerError(EngineError):
    """An answer that is none of the question's options."""


class BudgetError(EngineError):
    """The limit of rule steps, states or time was reached before an end was found."""


class Needs(Exception):  # noqa: N818 - a retreat, not an error
    """A rule cannot go on without a fact that nobody described.

    Raised before the rule has changed anything; the kernel asks the player `hidden` and runs the rule again.
    """

    def __init__(self, key: str, options: Sequence[int]) -> None:
        """Name the missing fact and the values it may have."""
        super().__init__(key)
        self.key = key
        self.options = tuple(options)
