"""Count what loading packs did, and store a row only when it says something new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from django.db import models


@dataclass(slots=True)
class LoadReport:
    """How many rows were created, updated, removed or left alone, by kind of row."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, kind: str, change: str, number: int = 1) -> None:
        """Count a row."""
        self.counts.setdefault(kind, Counter())[change] += number

    @property
    def changed(self) -> int:
        """Return how many rows are not as before."""
        return sum(
            count for counts in self.counts.values() for what, count in counts.items() if what != "unchanged"
        )


def save_if_changed(row: models.Model, values: Mapping[str, object], kind: str, report: LoadReport) -> bool:
    """Store a row when it is new or says something else now."""
    is_new = row.pk is None
    if not is_new and all(getattr(row, name) == value for name, value in values.items()):
        report.add(kind, "unchanged")
        return False
    for name, value in values.items():
        setattr(row, name, value)
    row.save()
    report.add(kind, "created" if is_new else "updated")
    return True
