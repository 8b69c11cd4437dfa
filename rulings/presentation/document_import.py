"""What the page of an import says of a source text."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.corpus.parsers.base import plain_lines
from rulings.services.documents import ImportPlan, PlannedPassage

SHOWN = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownFault:
    """A fault with its line and what stands on it."""

    line: int
    message: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPlan:
    """A plan as the page shows it: the first faults and passages, and how many passages change how."""

    plan: ImportPlan
    faults: list[ShownFault]
    passages: tuple[PlannedPassage, ...]
    created: int
    updated: int
    unchanged: int

    @property
    def changes_nothing(self) -> bool:
        """Say whether the site has all of it already."""
        return not self.plan.is_refused and not self.created and not self.updated


def shown_plan(plan: ImportPlan, data: bytes) -> ShownPlan:
    """Return a plan with the lines its faults stand on; passages that change go first."""
    lines = plain_lines(data) if plan.faults else []
    faults = [
        ShownFault(
            line=fault.line,
            message=fault.message,
            text=lines[fault.line - 1].strip() if 0 < fault.line <= len(lines) else "",
        )
        for fault in plan.faults[:SHOWN]
    ]
    ordered = sorted(plan.passages, key=lambda passage: passage.change == "unchanged")
    return ShownPlan(
        plan=plan,
        faults=faults,
        passages=tuple(ordered[:SHOWN]),
        created=plan.count("created"),
        updated=plan.count("updated"),
        unchanged=plan.count("unchanged"),
    )
