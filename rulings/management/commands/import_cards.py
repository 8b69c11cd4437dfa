"""Import catalogues of cards from public JSON or CSV forms, recognised by their content."""

from __future__ import annotations

import json
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.cards.source import MAX_BYTES
from rulings.cards.types import Remark
from rulings.errors import RulingsError
from rulings.services.card_import import CardImport, FileRefused, import_cards


class Command(BaseCommand):
    """Import the cards of files and folders, all files or none."""

    help = "Import cards; a file that cannot be taken and nothing is stored."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the files and their game."""
        parser.add_argument(
            "files",
            type=Path,
            nargs="+",
            metavar="FILE",
            help="a file, or a folder whose files are read in order",
        )
        parser.add_argument("--game", required=True)
        parser.add_argument("--dry-run", action="store_true", help="say what would be done and store nothing")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(self, *args: object, files: list[Path], game: str, **options: object) -> None:
        """Import or try; exit with 2 when a file or the call is refused."""
        is_try = bool(options["dry_run"])
        try:
            report = import_cards(game=game, files=_read(files), dry_run=is_try)
        except RulingsError as error:
            if options["json"] and isinstance(error, FileRefused):
                refused = CardImport(game=game, faults=[error.remark])
                self.stdout.write(_as_json(refused, dry_run=is_try))
            raise CommandError(str(error), returncode=2) from error
        for fault in report.faults:
            self.stderr.write(f"{fault.file}:{fault.line}: {fault.message}")
        if options["json"]:
            self.stdout.write(_as_json(report, dry_run=is_try))
        else:
            self.stdout.write(_as_text(report, dry_run=is_try))


def _read(named: list[Path]) -> list[tuple[str, bytes]]:
    files: list[tuple[str, bytes]] = []
    for path in named:
        found = _in_folder(path) if path.is_dir() else [path]
        for file in found:
            try:
                with file.open("rb") as opened:
                    files.append((str(file), opened.read(MAX_BYTES + 1)))
            except OSError as error:
                reason = error.strerror or "it cannot be opened"
                raise RulingsError(
                    "unreadable_file", f"{file} cannot be read: {reason}.", mend="Check the name of the file."
                ) from error
    return files


def _in_folder(folder: Path) -> list[Path]:
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    if not files:
        raise RulingsError("empty_folder", f"There are no files in {folder}.", mend="Name another folder.")
    return files


def _as_json(report: CardImport, *, dry_run: bool) -> str:
    body = {
        "created": report.created,
        "updated": report.updated,
        "unchanged": report.unchanged,
        "printings": report.printings,
        "faults": [_shown(fault) for fault in report.faults],
        "notes": [_shown(note) for note in report.notes],
        "dry_run": dry_run,
    }
    return json.dumps(body, ensure_ascii=False)


def _shown(remark: Remark) -> dict[str, str | int]:
    return {"file": remark.file, "line": remark.line, "message": remark.message}


def _as_text(report: CardImport, *, dry_run: bool) -> str:
    lines = [f"{note.file}:{note.line}: {note.message}" for note in report.notes]
    counts = f"{report.created} created, {report.updated} updated, {report.unchanged} unchanged"
    faults = f", {len(report.faults)} faults" if report.faults else ""
    last = f"{report.game}: {counts}, {report.printings} printings{faults}"
    return "\n".join([*lines, f"{last}{' (nothing stored)' if dry_run else ''}"])
