"""Prove the demonstrations: each must come out as it expects, and so must its near twins."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from judge.engine.expectations import Miss
from judge.engine.report import Report
from judge.errors import JudgeError
from judge.services.demonstrations import ROOT, Demonstration, demonstration_files
from judge.services.replays import DESK, examine_read
from judge.services.twins import examine_twins_of
from rulings.models import RulingKind, RulingStatus
from rulings.services.pack_files import PACKS, Pack, RulingRow, read_packs

_NOT_REPLAYABLE = {
    RulingKind.DECK: "About deck construction: the deck check decides it, not a board.",
    RulingKind.PROCEDURE: "About how an event is run: nothing on a board decides it.",
    RulingKind.DEFINITION: "Explains a word: the page of the term says it, there is nothing to play.",
}
"""Why a ruling of a kind has no demonstration; a procedure that a board does show counts as any other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failing:
    """A demonstration that does not come out as it should, and why."""

    file: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NotReplayable:
    """A ruling that no board can show, and why."""

    code: str
    reason: str


@dataclass(slots=True, kw_only=True)
class GameCheck:
    """What was found for one game."""

    rulings: int = 0
    replayable: int = 0
    demonstrated: int = 0
    passing: int = 0
    twins: int = 0
    failing: list[Failing] = field(default_factory=list)
    not_replayable: list[NotReplayable] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    without_twin: list[str] = field(default_factory=list)


def check_demonstrations(*, game: str = "", root: Path = ROOT, packs: Path = PACKS) -> dict[str, GameCheck]:
    """Run all demonstrations of a game or of all games, and hold them against the rulings of the packs."""
    by_game = {pack.game.code: pack for pack in read_packs(packs)}
    if game and game not in by_game:
        raise JudgeError(
            "unknown_game", f"There is no game {game!r}.", mend=f"Known are {', '.join(by_game)}."
        )
    return {code: _check_game(by_game[code], root) for code in sorted(by_game) if game in ("", code)}


def _check_game(pack: Pack, root: Path) -> GameCheck:
    check = GameCheck(rulings=len(pack.rulings))
    shown: set[str] = set()
    answering = _answering(pack)
    for demonstration in demonstration_files(root=root, game=pack.game.code):
        reasons = _check_one(demonstration, check, answering)
        if reasons:
            check.failing.append(Failing(file=demonstration.file, reason=" ".join(reasons)))
        else:
            check.passing += 1
            shown.update(answering[code] for code in demonstration.shows)
    for ruling in sorted(pack.rulings, key=lambda row: row.code):
        is_shown = ruling.code in shown
        reason = _why_not_replayable(ruling, is_shown=is_shown)
        if reason:
            check.not_replayable.append(NotReplayable(code=ruling.code, reason=reason))
            continue
        check.replayable += 1
        check.demonstrated += is_shown
        if not is_shown:
            check.missing.append(ruling.code)
    return check


def _answering(pack: Pack) -> dict[str, str]:
    """Find the ruling that answers to each code: the one of that code, else the first that cites it."""
    found: dict[str, str] = {}
    for ruling in sorted(pack.rulings, key=lambda row: row.code):
        for code in ruling.citations:
            found.setdefault(code, ruling.code)
    return found | {ruling.code: ruling.code for ruling in pack.rulings}


def _why_not_replayable(ruling: RulingRow, *, is_shown: bool) -> str:
    if ruling.status == RulingStatus.SUPERSEDED:
        return f"Superseded by {ruling.superseded_by}."
    if is_shown:
        return ""
    return next((reason for kind, reason in _NOT_REPLAYABLE.items() if kind == ruling.kind), "")


def _check_one(demonstration: Demonstration, check: GameCheck, answering: dict[str, str]) -> list[str]:
    """Return everything that is wrong with a demonstration."""
    read = demonstration.read
    if read is None:
        return [str(demonstration.fault)]
    reasons = [f"No ruling answers to {code}." for code in demonstration.shows if code not in answering]
    if not demonstration.shows:
        reasons.append("It does not say which ruling it shows.")
    expected = read.scenario.expected
    if not expected.claims and not expected.refused:
        reasons.append("It expects nothing.")
    try:
        examined = examine_read(read=read, limits=DESK)
        twins = examine_twins_of(read=read)
    except JudgeError as error:
        return [*reasons, str(error)]
    if not twins:
        check.without_twin.append(demonstration.file)
    check.twins += len(twins)
    reasons += _misses(examined.report, "")
    for place, twin in enumerate(twins, start=1):
        reasons += _misses(twin.report, f"twin {place}: ")
    if twins and not any(twin.turns_around for twin in twins):
        reasons.append("No twin expects anything else than the scenario.")
    return reasons


def _misses(report: Report, where: str) -> list[str]:
    said = [f"{where}{_said(miss)}" for miss in report.misses]
    return [*said, f"{where}the limit of work was reached."] if report.ran_out else said


def _said(miss: Miss) -> str:
    return f"{miss.about}: expected {miss.expected}, found {miss.found}."
