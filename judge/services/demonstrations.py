"""The demonstrations: scenarios in files that prove a ruling, listed, loaded into exhibits and checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from django.db import transaction
from django.urls import reverse

from judge.errors import JudgeError
from judge.services.scenarios import ReadScenario, decoded, read_scenario_text
from rulings.models import Game
from rulings.services.exhibits import ExhibitDraft, replace_exhibits

ROOT = Path(__file__).resolve().parent.parent / "demonstrations"
KIND = "demonstration"
MOST_BYTES = 512 * 1024
_BETWEEN = re.compile(r"[.-]")
_NAME = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Demonstration:
    """A scenario file of a game; `fault` says why it cannot be played, and then `read` is missing."""

    game: str
    name: str
    read: ReadScenario | None = None
    fault: JudgeError | None = None

    @property
    def file(self) -> str:
        """Return where the file lies, below the folder of all demonstrations."""
        return f"{self.game}/{self.name}.yaml"

    @property
    def title(self) -> str:
        """Return the scenario's title, or the name of the file in words."""
        title = self.read.scenario.title if self.read else ""
        return title or _BETWEEN.sub(" ", self.name).capitalize()

    @property
    def shows(self) -> tuple[str, ...]:
        """Return the codes of the rulings it proves."""
        return self.read.scenario.shows if self.read else ()

    @property
    def text(self) -> str:
        """Return the document as it is written."""
        return self.read.text if self.read else ""

    @property
    def address(self) -> str:
        """Return the address of its page."""
        return reverse("judge:demonstration-detail", kwargs={"game": self.game, "name": self.name})


def demonstration_files(*, root: Path = ROOT, game: str = "") -> Iterator[Demonstration]:
    """Read every demonstration, of one game or of all; a broken one comes with its fault."""
    folders = sorted(path for path in root.iterdir() if path.is_dir()) if root.is_dir() else []
    for folder in folders:
        if game in ("", folder.name):
            for path in sorted(folder.glob("*.yaml")):
                stat = path.stat()
                yield _read_file(path, stat.st_mtime_ns, stat.st_size)


def demonstrations_of(*, game: str = "", root: Path = ROOT) -> list[Demonstration]:
    """Return the demonstrations that can be played, of one game or of all."""
    return [found for found in demonstration_files(root=root, game=game) if found.read is not None]


def demonstration_by_name(*, game: str, name: str, root: Path = ROOT) -> Demonstration | None:
    """Return one demonstration, or nothing."""
    if not (_NAME.fullmatch(game) and _NAME.fullmatch(name)):
        return None
    path = root / game / f"{name}.yaml"
    if not path.is_file():
        return None
    stat = path.stat()
    found = _read_file(path, stat.st_mtime_ns, stat.st_size)
    return found if found.read is not None else None


@lru_cache(maxsize=512)
def _read_file(path: Path, changed: int, size: int) -> Demonstration:
    """Read a file; it is read again when it has changed."""
    game, name = path.parent.name, path.stem
    try:
        if not _NAME.fullmatch(name):
            mend = "Write small letters and digits, with hyphens or dots between them."
            raise JudgeError("bad_name", f"{path.name} cannot be an address.", mend=mend)
        read = read_scenario_text(text=decoded(content=path.read_bytes(), most=MOST_BYTES), name=path.name)
        if read.scenario.ruleset.game != game:
            message = f"This is a scenario of {read.scenario.ruleset.game}."
            raise JudgeError("wrong_folder", message, path="game", line=read.source.line_of(("game",)))
    except JudgeError as error:
        return Demonstration(game=game, name=name, fault=error)
    return Demonstration(game=game, name=name, read=read)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """How many demonstrations of a game are shown beside rulings, and the codes that no ruling answers to."""

    game: str
    demonstrations: int
    unanswered: tuple[str, ...]


@transaction.atomic
def load_demonstrations(*, root: Path = ROOT) -> list[Loaded]:
    """Make the demonstrations the exhibits of the rulings they show; doing it twice changes nothing."""
    loaded = []
    for game in Game.objects.order_by("code"):
        found = demonstrations_of(game=game.code, root=root)
        drafts = [
            ExhibitDraft(ruling=code, kind=KIND, title=one.title[:200], address=one.address)
            for one in found
            for code in one.shows
        ]
        unanswered = replace_exhibits(game=game, exhibits=drafts)
        loaded.append(Loaded(game=game.code, demonstrations=len(found), unanswered=tuple(unanswered)))
    return loaded
