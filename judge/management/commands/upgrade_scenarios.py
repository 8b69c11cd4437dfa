"""Rewrite scenario files to the newest version of the document."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from judge.errors import JudgeError
from judge.services.files import STANDARD_INPUT, scenario_file
from judge.services.replays import DESK
from judge.services.upgrades import upgraded


class Command(BaseCommand):
    """Bring each file to the newest version; a file that is there already stays as it is."""

    help = "Rewrite scenario files to the newest version of the document."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the files."""
        parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file")

    def handle(self, *args: object, files: list[str], **options: object) -> None:
        """Upgrade the files; nothing is written when one of them is bad."""
        changes: dict[str, str] = {}
        bad = 0
        for name in files:
            try:
                if name == STANDARD_INPUT:
                    raise JudgeError("not_a_file", "Standard input cannot be rewritten.", mend="Name a file.")
                text = scenario_file(name=name, most=DESK.kilobytes * 1024)
                changed = upgraded(text=text)
            except JudgeError as error:
                bad += 1
                self.stderr.write(f"{name}: {error}")
                continue
            if changed != text:
                changes[name] = changed
        if bad:
            raise CommandError(f"{bad} of {len(files)} files are bad; nothing was written.", returncode=2)
        for name, text in changes.items():
            Path(name).write_text(text, encoding="utf-8")
        self.stdout.write(
            f"{len(changes)} upgraded, {len(files) - len(changes)} at the newest version already."
        )
