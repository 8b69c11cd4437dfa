"""Print the standings of an event file."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Mapping
from typing import cast

from django.core.management.base import BaseCommand, CommandError, CommandParser

from tournaments.errors import TournamentError
from tournaments.services.event_files import event_text, read_event_text, standings_node

BAD = 2
_FIRST = ("rank", "name", "points", "wins", "losses", "draws", "byes")
_NOT_SHOWN = frozenset({*_FIRST, "player", "decided_by"})


class Command(BaseCommand):
    """Rank the players of an event file by a preset."""

    help = (
        "Standings with all tie-breaks for an event file (melee, TRF, nrtm, FIDE exercise, or our own JSON)."
    )
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file, the preset and the form of the answer."""
        parser.add_argument("files", nargs="+", metavar="FILE", help="an event file; - for standard input")
        parser.add_argument("--preset", help="rules to rank by; else those of the file or of its form")
        parser.add_argument("--json", action="store_true", help="print one line of JSON for each file")

    def handle(self, *args: object, files: list[str], **options: object) -> None:
        """Answer each file; one that cannot be used is named on standard error."""
        preset = cast("str | None", options["preset"])
        bad = 0
        for name in files:
            try:
                node = standings_node(read_event_text(text=event_text(name=name), preset=preset))
            except TournamentError as error:
                bad += 1
                self.stderr.write(f"{name}: {error}")
                continue
            self.stdout.write(jsonlib.dumps(node, ensure_ascii=False) if options["json"] else _as_text(node))
        if bad:
            raise CommandError(
                "Nothing could be computed." if bad == len(files) else "Not every file could be used.",
                returncode=BAD,
            )


def _as_text(node: Mapping[str, object]) -> str:
    rows = cast("list[dict[str, object]]", node["standings"])
    if not rows:
        return "No players."
    columns = [*_FIRST, *(key for key in rows[0] if key not in _NOT_SHOWN)]
    cells = [columns, *([_cell(row[column]) for column in columns] for row in rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(columns))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == "name" else cell.rjust(width)
            for cell, width, column in zip(row, widths, columns, strict=True)
        ).rstrip()
        for row in cells
    ]
    return "\n".join(lines)


def _cell(value: object) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)
