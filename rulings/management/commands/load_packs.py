"""Load the packs into the database."""

from __future__ import annotations

import json
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.errors import RulingsError
from rulings.services.pack_files import PACKS, read_packs
from rulings.services.pack_report import LoadReport
from rulings.services.packs import load_packs


class Command(BaseCommand):
    """Bring the database to what the packs say; a second time changes nothing."""

    help = "Load the packs into the database; a second time changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder and the form of the answer."""
        parser.add_argument("--packs", type=Path, default=PACKS, help="folder that holds the packs")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(self, *args: object, packs: Path, json: bool, **options: object) -> None:
        """Load and report; exit with 2 when a pack is refused."""
        try:
            report = load_packs(read_packs(packs))
        except RulingsError as error:
            raise CommandError(str(error), returncode=2) from error
        self.stdout.write(_as_json(report) if json else _as_text(report))


def _as_json(report: LoadReport) -> str:
    return json.dumps(
        {"changed": report.changed, **{kind: dict(counts) for kind, counts in report.counts.items()}}
    )


def _as_text(report: LoadReport) -> str:
    lines = []
    for kind, counts in report.counts.items():
        told = ", ".join(f"{number} {what}" for what, number in counts.items() if number)
        lines.append(f"{kind}: {told or 'none'}")
    return "\n".join([*lines, f"{report.changed} changed"])
