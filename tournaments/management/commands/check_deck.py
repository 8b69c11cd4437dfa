"""Check a deck list file against the deck rules of a game."""

from __future__ import annotations

import datetime
import json as jsonlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.construction.types import Finding, Report
from rulings.errors import RulingsError
from rulings.selectors import game_by_code
from tournaments.decks.formats import MAX_SIGNS
from tournaments.errors import TournamentError
from tournaments.services.decklists import check_decklist

ILLEGAL = 1
BAD = 2
_WORDS = {True: "legal", False: "not legal", None: "cannot be told"}


class Command(BaseCommand):
    """Say whether a list is legal, and which rule says no."""

    help = "Check a deck list: exit 0 when no rule is broken, 1 when one is, 2 when the call is bad."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file, the rules and the form of the answer."""
        parser.add_argument("file", metavar="FILE", help="a deck list; - for standard input")
        parser.add_argument("--game", required=True)
        parser.add_argument(
            "--profile", default="", help="rules to check by; else those of the date or the game's"
        )
        parser.add_argument("--date", help="the day whose rules hold, like 2019-02-08; else the newest")
        parser.add_argument(
            "--side-max",
            type=int,
            help="how many cards the event allows in a side deck, where no rule says it",
        )
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(self, *args: object, file: str, game: str, profile: str, **options: object) -> None:
        """Check and answer."""
        try:
            found = game_by_code(code=game)
            on = _day(cast("str | None", options["date"]))
            side_max = _side_max(cast("int | None", options["side_max"]))
            report = check_decklist(text=_text(file), game=found, profile=profile, on=on, side_max=side_max)
        except (TournamentError, RulingsError) as error:
            raise CommandError(f"{file}: {error}", returncode=BAD) from error
        if options["json"]:
            node = {"game": found.code, **msgspec.to_builtins(report)}
            self.stdout.write(jsonlib.dumps(node, ensure_ascii=False))
        else:
            self.stdout.write("\n".join(_as_text(report)))
        if report.legal is False:
            sys.exit(ILLEGAL)


def _day(written: str | None) -> datetime.date | None:
    if written is None:
        return None
    try:
        return datetime.date.fromisoformat(written)
    except ValueError as error:
        raise TournamentError(
            "bad_date", f"{written!r} is no date.", mend="Write it like 2019-02-08."
        ) from error


def _side_max(count: int | None) -> int | None:
    if count is not None and count < 0:
        raise TournamentError(
            "bad_side_max", "A side deck cannot have fewer than no cards.", mend="Write 0 or more."
        )
    return count


def _text(name: str) -> str:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(4 * MAX_SIGNS + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(4 * MAX_SIGNS + 1)
        return data.decode("utf-8")
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        raise TournamentError("unreadable_file", f"The file cannot be read: {reason}.") from error
    except UnicodeDecodeError as error:
        raise TournamentError(
            "not_utf8", "The file is not UTF-8 text.", mend="Save the list as UTF-8."
        ) from error


def _as_text(report: Report) -> Iterator[str]:
    sizes = ", ".join(
        f"{section} {sum(row.count for row in rows)}" for section, rows in report.sections.items()
    )
    yield f"{report.profile}: {_WORDS[report.legal]} ({sizes or 'no cards'})"
    for word, findings in (
        ("fault", report.faults),
        ("unchecked", report.unsure),
        ("warning", report.warnings),
    ):
        for finding in findings:
            yield f"{word}: {finding.message}{_place(finding)}"


def _place(finding: Finding) -> str:
    lines = f" [line {', '.join(map(str, finding.lines))}]" if finding.lines else ""
    cited = f" ({', '.join(finding.citations)})" if finding.citations else ""
    return lines + cited
