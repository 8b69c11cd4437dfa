"""Play scenarios out on the command line."""

from __future__ import annotations

import json as jsonlib
from dataclasses import dataclass

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from judge.errors import JudgeError
from judge.services.files import STANDARD_INPUT, scenario_file
from judge.services.replay_text import as_text, moves_text
from judge.services.replays import DESK, Examined, as_json, examine_read
from judge.services.scenarios import ReadScenario, read_scenario_text
from judge.services.twins import TwinResult, examine_twins_of
from judge.wording import LANGUAGES

WELL, NO, BAD = 0, 1, 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """How scenarios are examined and answered."""

    everything: bool
    json: bool
    moves: bool
    language: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What came out of one scenario and its twins."""

    examined: Examined
    beyond: Examined | None
    twins: tuple[TwinResult, ...]

    @property
    def has_missed(self) -> bool:
        """Tell whether anything that was expected does not hold."""
        return bool(self.examined.report.misses) or any(twin.report.misses for twin in self.twins)


class Command(BaseCommand):
    """Answer for each scenario what the rules do and why."""

    help = "Play scenarios out and judge their claims. Exit status 1: an expectation fails or an action is refused."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the files and the form of the answer."""
        parser.add_argument(
            "files", nargs="+", metavar="FILE", help="a scenario, YAML or JSON; - for standard input"
        )
        parser.add_argument("--explore", action="store_true", help="judge over everything anybody could do")
        parser.add_argument("--json", action="store_true", help="print one line of JSON for each file")
        parser.add_argument(
            "--moves",
            action="store_true",
            help="tell what each player may do at the end, and why not the rest",
        )
        parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences")

    def handle(self, *args: object, files: list[str], **options: object) -> None:
        """Answer each file; the worst of them decides the exit status."""
        wish = Wish(
            everything=bool(options["explore"]),
            json=bool(options["json"]),
            moves=bool(options["moves"]),
            language=str(options["lang"]),
        )
        if files.count(STANDARD_INPUT) > 1:
            raise CommandError("Standard input can be read once only.", returncode=BAD)
        with translation.override(wish.language):
            statuses = [self._answer(name, wish) for name in files]
        if BAD in statuses:
            raise CommandError(
                _counted(statuses.count(BAD), "document is", "documents are", "not usable"), returncode=BAD
            )
        if NO in statuses:
            many = statuses.count(NO)
            raise CommandError(
                _counted(many, "scenario does", "scenarios do", "not come out as written"), returncode=NO
            )

    def _answer(self, name: str, wish: Wish) -> int:
        try:
            text = scenario_file(name=name, most=DESK.kilobytes * 1024)
            answer = _examined(read_scenario_text(text=text, name=name), wish)
        except JudgeError as error:
            self._refuse(name, error, wish)
            return BAD
        self.stdout.write(_told(name, answer, wish))
        return NO if answer.has_missed else WELL

    def _refuse(self, name: str, error: JudgeError, wish: Wish) -> None:
        where = f"{name}:{error.line}" if error.line else name
        place = f"{error.path}: " if error.path else ""
        self.stderr.write(f"{where}: {place}{error.message} {error.mend}".strip())
        if wish.json:
            node = {"code": error.code, "message": error.message, "place": error.place, "mend": error.mend}
            self.stdout.write(jsonlib.dumps({"file": name, "error": node}, ensure_ascii=False))


def _examined(read: ReadScenario, wish: Wish) -> Answer:
    """Judge the claims given the record, and on demand over everything too; expectations are about the record."""
    return Answer(
        examined=examine_read(read=read, limits=DESK),
        beyond=examine_read(read=read, limits=DESK, everything=True) if wish.everything else None,
        twins=examine_twins_of(read=read),
    )


def _told(name: str, answer: Answer, wish: Wish) -> str:
    if not wish.json:
        text = as_text(answer.examined, beyond=answer.beyond, twins=answer.twins, language=wish.language)
        return f"{text}\n\n{moves_text(answer.examined, language=wish.language)}" if wish.moves else text
    node = as_json(answer.examined, beyond=answer.beyond, language=wish.language, with_moves=wish.moves)
    node["file"] = name
    node["twins"] = [twin.as_json() for twin in answer.twins]
    return jsonlib.dumps(node, ensure_ascii=False)


def _counted(count: int, one: str, many: str, rest: str) -> str:
    return f"{count} {one if count == 1 else many} {rest}."
