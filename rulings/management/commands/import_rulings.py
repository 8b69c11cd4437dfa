"""Import a source text: its passages stand beside the rulings of the same code."""

from __future__ import annotations

import json
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.corpus.parsers.base import MAX_BYTES
from rulings.errors import RulingsError
from rulings.services.documents import ImportPlan, import_document, plan_import


class Command(BaseCommand):
    """Import the passages of a document, all of them or none."""

    help = "Import a source text; a fault anywhere and nothing is stored."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file and what it is."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--game", required=True)
        parser.add_argument("--lang", required=True)
        parser.add_argument(
            "--document", default="", help="code of the document; left out: the one that fits"
        )
        parser.add_argument("--dry-run", action="store_true", help="say what would be done and store nothing")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(
        self, *args: object, file: Path, game: str, lang: str, document: str, **options: object
    ) -> None:
        """Import or plan; exit with 2 when the document or the call is refused."""
        act = plan_import if options["dry_run"] else import_document
        try:
            plan = act(data=_read(file), game=game, language=lang, document=document)
        except RulingsError as error:
            raise CommandError(str(error), returncode=2) from error
        if options["json"]:
            self.stdout.write(_as_json(plan, dry_run=bool(options["dry_run"])))
        for fault in plan.faults:
            self.stderr.write(f"{file}:{fault.line}: {fault.message}")
        if plan.is_refused:
            raise CommandError(f"{len(plan.faults)} faults in {file}; nothing was stored.", returncode=2)
        if not options["json"]:
            self.stdout.write(_as_text(plan, dry_run=bool(options["dry_run"])))


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        raise RulingsError("unreadable_file", f"{file} cannot be read: {reason}.") from error


def _as_json(plan: ImportPlan, *, dry_run: bool) -> str:
    body = {
        "created": plan.count("created"),
        "updated": plan.count("updated"),
        "unchanged": plan.count("unchanged"),
        "faults": [{"line": fault.line, "message": fault.message} for fault in plan.faults],
        "notes": [{"line": note.line, "message": note.message} for note in plan.notes],
        "document": plan.document.code if plan.document else None,
        "layout": plan.layout or None,
        "dry_run": dry_run,
    }
    return json.dumps(body, ensure_ascii=False)


def _as_text(plan: ImportPlan, *, dry_run: bool) -> str:
    lines = [f"line {note.line}: {note.message}" for note in plan.notes]
    counts = ", ".join(f"{plan.count(change)} {change}" for change in ("created", "updated", "unchanged"))
    named = plan.document.code if plan.document else ""
    return "\n".join([*lines, f"{named}: {counts}{' (nothing stored)' if dry_run else ''}"])
