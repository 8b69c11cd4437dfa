"""Addresses of one replay: the page, the line that is shown, the step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A replay's page with what of it is shown. `step` None means the first thing worth seeing."""

    path: str
    line: str = ""
    step: int | None = None
    quiet: bool = False
    everything: bool = False

    def __str__(self) -> str:
        """Write the address out, as short as it can be on the page itself: long replays have many of them."""
        values: dict[str, str | int] = {}
        if self.everything:
            values["all"] = 1
        if self.line:
            values["line"] = self.line
        if self.quiet:
            values["quiet"] = 1
        if self.step is not None:
            values["step"] = self.step
        return f"?{urlencode(values)}" if values else self.path

    def having(self, *, step: int | None = None, line: str | None = None, quiet: bool | None = None) -> str:
        """Write the address of another step, line or way of walking."""
        return str(
            replace(
                self,
                step=self.step if step is None else step,
                line=self.line if line is None else line,
                quiet=self.quiet if quiet is None else quiet,
            )
        )
