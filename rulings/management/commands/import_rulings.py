"""Import a source text: its passages stand beside the rulings of the same code."""

from __future__ import annotations

import json
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.corpus.parsers.base import MAX_BYTES
from rulings.errors import RulingsError
from rulings.services.documents import ImportPlan, import_document, plan_import

SHOWN = 5
BEGINNING = 70
CHANGES = ("created", "updated", "unchanged")


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
        parser.add_argument("--layout", default="", help="name of the layout; left out: recognised")
        parser.add_argument("--dry-run", action="store_true", help="say what would be done and store nothing")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(
        self, *args: object, file: Path, game: str, lang: str, document: str, layout: str, **options: object
    ) -> None:
        """Import or plan; exit with 2 when the document or the call is refused."""
        is_dry = bool(options["dry_run"])
        act = plan_import if is_dry else import_document
        try:
            plan = act(data=_read(file), game=game, language=lang, document=document, layout=layout)
        except RulingsError as error:
            raise CommandError(str(error), returncode=2) from error
        if options["json"]:
            self.stdout.write(_as_json(plan, is_dry=is_dry))
        for fault in plan.faults:
            self.stderr.write(f"{file}:{fault.line}: {fault.message}")
        if plan.is_refused:
            raise CommandError(f"{len(plan.faults)} faults in {file}; nothing was stored.", returncode=2)
        if not options["json"]:
            self.stdout.write(_as_text(plan, is_dry=is_dry))


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        raise RulingsError("unreadable_file", f"{file} cannot be read: {reason}.") from error


def _as_json(plan: ImportPlan, *, is_dry: bool) -> str:
    body = {
        **{change: plan.count(change) for change in CHANGES},
        "faults": [{"line": fault.line, "message": fault.message} for fault in plan.faults],
        "notes": [{"line": note.line, "message": note.message} for note in plan.notes],
        "document": plan.document.code if plan.document else None,
        "layout": plan.layout or None,
        "entries": len(plan.passages),
        "headings": plan.headings,
        "related": plan.related,
        "reworded": plan.reworded,
        "rulings_marked": len(plan.marked),
        "contradicting": [list(pair) for pair in plan.contradicting],
        "gone": list(plan.gone),
        "dry_run": is_dry,
    }
    return json.dumps(body, ensure_ascii=False)


def _as_text(plan: ImportPlan, *, is_dry: bool) -> str:
    named = plan.document.code if plan.document else ""
    counts = ", ".join(f"{plan.count(change)} {change}" for change in CHANGES)
    lines = [f"line {note.line}: {note.message}" for note in plan.notes]
    lines += [f"{one} and {other} answer one question in opposite ways." for one, other in plan.contradicting]
    lines += [f"{code} is no longer in the text; it stays as it is." for code in plan.gone]
    if plan.reworded:
        lines.append(
            f"{plan.reworded} passages have other words than before; {len(plan.marked)} rulings rest on them."
        )
    if is_dry:
        lines += [
            f"{one.code} (line {one.parsed.line}): {_beginning(one.begins)}" for one in plan.passages[:SHOWN]
        ]
    found = f"{len(plan.passages)} entries under {plan.headings} headings, {plan.related} with related cards"
    lines.append(f"layout {plan.layout}: {found}")
    return "\n".join([*lines, f"{named}: {counts}{' (nothing stored)' if is_dry else ''}"])


def _beginning(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= BEGINNING else f"{words[: BEGINNING - 1].rstrip()}…"
