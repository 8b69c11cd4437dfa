"""Search the rulings from the command line."""

from __future__ import annotations

import json
import sys
import time

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulings.errors import RulingsError
from rulings.selectors import SearchResult, game_by_code, search_rulings

MAX_LIMIT = 100


class Command(BaseCommand):
    """Answer one query, or one for each line of standard input."""

    help = "Search the rulings; one answer for each query."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the query or where to read them, and the bounds."""
        parser.add_argument("query", nargs="?")
        parser.add_argument("--stdin", action="store_true", help="read one query from each line")
        parser.add_argument("--game", default="")
        parser.add_argument("--limit", type=int, default=10)
        parser.add_argument("--json", action="store_true", help="print one line of JSON for each query")

    def handle(self, *args: object, query: str | None, game: str, limit: int, **options: object) -> None:
        """Answer; exit with 2 when the call is wrong."""
        if (query is None) != bool(options["stdin"]):
            raise CommandError("Give either a query or --stdin.", returncode=2)
        if not 1 <= limit <= MAX_LIMIT:
            raise CommandError(f"--limit must be from 1 to {MAX_LIMIT}.", returncode=2)
        try:
            game_id = game_by_code(code=game).pk if game else None
        except RulingsError as error:
            raise CommandError(str(error), returncode=2) from error
        queries = (line.rstrip("\n") for line in sys.stdin) if query is None else iter([query])
        for text in queries:
            started = time.perf_counter()
            found = search_rulings(text=text, game_id=game_id, limit=limit)
            elapsed = (time.perf_counter() - started) * 1000
            answer = _as_json(text, elapsed, found.results) if options["json"] else _as_text(found.results)
            self.stdout.write(answer)


def _as_json(query: str, elapsed: float, results: tuple[SearchResult, ...]) -> str:
    rows = [
        {
            "code": result.code,
            "title": result.title,
            "score": result.score,
            "codes": list(result.codes),
            "game": result.game,
            "kind": result.kind,
        }
        for result in results
    ]
    return json.dumps({"query": query, "ms": round(elapsed, 2), "results": rows}, ensure_ascii=False)


def _as_text(results: tuple[SearchResult, ...]) -> str:
    lines = [f"{result.score:7.3f}  {result.code}  {result.title}" for result in results]
    return "\n".join(lines) or "Nothing found."
