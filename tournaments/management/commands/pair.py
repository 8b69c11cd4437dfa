"""Pair the next round of an event file."""

from __future__ import annotations

import json as jsonlib
from collections.abc import Mapping
from typing import cast

from django.core.management.base import BaseCommand, CommandError, CommandParser

from tournaments.errors import TournamentError
from tournaments.services.event_files import NextRound, event_text, next_round, read_event_text

NO, BAD = 1, 2


class Command(BaseCommand):
    """Draw the next round, and say why it is the best there is."""

    help = "Pair the next round of an event file. Exit status 1: there is no legal round."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file, the rules, the seed and the form of the answer."""
        parser.add_argument("file", metavar="FILE", help="an event file; - for standard input")
        parser.add_argument("--preset", help="rules to pair by; else those of the file or of its form")
        parser.add_argument("--seed", help="what chance starts from; else the seed of the file, else 0")
        parser.add_argument("--json", action="store_true", help="print one JSON document")

    def handle(self, *args: object, file: str, **options: object) -> None:
        """Answer the file."""
        preset, seed = (cast("str | None", options[name]) for name in ("preset", "seed"))
        try:
            event = read_event_text(text=event_text(name=file), preset=preset)
            answer = next_round(event=event, seed=seed)
        except TournamentError as error:
            raise CommandError(f"{file}: {error}", returncode=BAD) from error
        if options["json"]:
            self.stdout.write(jsonlib.dumps(answer.node, ensure_ascii=False))
        elif answer.is_paired:
            self.stdout.write(_as_text(answer))
        if not answer.is_paired:
            raise CommandError(" ".join(cast("list[str]", answer.node["reasons"])), returncode=NO)


def _as_text(answer: NextRound) -> str:
    node = answer.node
    pairings = cast("list[Mapping[str, object]]", node["pairings"])
    lines = [f"Round {node['round']}"]
    for pairing in pairings:
        first, second = cast("list[object]", pairing["players"])
        lines.append(f"{pairing['table']:>5}  {first} - {second}")
    if node["bye"] is not None:
        lines.append(f"  bye  {node['bye']}")
    lines.append(f"Cost {node['cost']}, bound {node['bound']}, tier {node['tier']}, seed {node['seed']}")
    lines += cast("list[str]", node["reasons"])
    return "\n".join(lines)
