"""Validate the packs without a database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.errors import RulingsError
from rulings.services.pack_check import check_packs
from rulings.services.pack_files import PACKS, read_packs

if TYPE_CHECKING:
    from rulings.services.pack_nodes import PackFault


class Command(BaseCommand):
    """Name every fault of the packs with file and line."""

    help = "Validate the packs without a database."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the folder and the form of the answer."""
        parser.add_argument("--packs", type=Path, default=PACKS, help="folder that holds the packs")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(self, *args: object, packs: Path, json: bool, **options: object) -> None:
        """Check and answer; exit with 2 when something is wrong."""
        try:
            read = read_packs(packs)
        except RulingsError as error:
            raise CommandError(str(error), returncode=2) from error
        faults = check_packs(read)
        counts = {pack.game.code: len(pack.rulings) for pack in read}
        if json:
            self.stdout.write(_as_json(counts, faults))
        for fault in faults:
            self.stderr.write(str(fault))
        if faults:
            raise CommandError(f"{len(faults)} faults in the packs.", returncode=2)
        if not json:
            told = ", ".join(f"{game}: {count} rulings" for game, count in counts.items())
            self.stdout.write(f"The packs are well ({told}).")


def _as_json(counts: dict[str, int], faults: list[PackFault]) -> str:
    rows = [{"place": fault.place, "message": fault.message} for fault in faults]
    return json.dumps({"rulings": counts, "faults": rows}, ensure_ascii=False)
