"""Prove the demonstrations on the command line."""

from __future__ import annotations

import json as jsonlib
from dataclasses import asdict

from django.core.management.base import BaseCommand, CommandError, CommandParser

from judge.errors import JudgeError
from judge.services.demonstration_check import GameCheck, check_demonstrations
from rulings.errors import RulingsError


class Command(BaseCommand):
    """Run all demonstrations and say which rulings they prove."""

    help = "Run all demonstrations with their near twins. Exit status 1: one of them does not pass."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the game and the form of the answer."""
        parser.add_argument("--game", default="", help="code of a game; left out: all games")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(self, *args: object, game: str, json: bool, **options: object) -> None:
        """Check and answer."""
        try:
            checks = check_demonstrations(game=game)
        except (JudgeError, RulingsError) as error:
            raise CommandError(str(error), returncode=2) from error
        if json:
            games = {code: asdict(check) for code, check in checks.items()}
            self.stdout.write(jsonlib.dumps({"games": games}, ensure_ascii=False))
        else:
            self.stdout.write("\n\n".join(_as_text(code, check) for code, check in checks.items()))
        failing = sum(len(check.failing) for check in checks.values())
        if failing:
            raise CommandError(f"{failing} of the demonstrations do not pass.", returncode=1)


def _as_text(game: str, check: GameCheck) -> str:
    rulings = f"{check.rulings} rulings, {check.replayable} replayable, {check.demonstrated} demonstrated"
    passing = f"{check.passing} demonstrations pass with {check.twins} twins, {len(check.failing)} do not"
    lines = [f"{game}: {rulings}; {passing}."]
    lines += [f"  fails    {failing.file}: {failing.reason}" for failing in check.failing]
    lines += [f"  no twin  {file}" for file in check.without_twin]
    lines += [f"  missing  {code}" for code in check.missing]
    lines += [f"  no board {ruling.code}: {ruling.reason}" for ruling in check.not_replayable]
    return "\n".join(lines)
