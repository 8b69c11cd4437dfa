"""Import source documents: first the plan, then all of it or nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext as _

from rulings.corpus.codes import is_code
from rulings.corpus.parsers import parse_document
from rulings.corpus.types import Fault, Note, ParsedDocument, ParsedPassage
from rulings.models import Document, Game, Passage
from rulings.search.index import refresh_index
from rulings.services.document_changes import (
    contradictions_with,
    keep_old_texts,
    link_contradictions,
    mark_rulings,
    rulings_resting_on,
)
from rulings.services.document_targets import check_language, document_for, outlines_of, stored_game

Progress = Callable[[int, int | None, str], None]
_NUMBER_LENGTH = 100
_FIELDS = ("position", "section", "label", "line", "language", "question", "text", "parent", "cards", "date")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedPassage:
    """One passage of the document and what importing it would do; `is_reworded` where it said something else."""

    code: str
    parsed: ParsedPassage
    change: str
    is_reworded: bool = False

    @property
    def begins(self) -> str:
        """Return the words to show of it."""
        return self.parsed.question or self.parsed.text


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportPlan:
    """What an import does, or why it does nothing.

    `marked` are the ids of rulings whose source changes, `gone` the codes imported earlier that the text no longer
    holds (they stay), `contradicting` pairs of codes that answer one question in opposite ways.
    """

    document: Document | None
    layout: str
    passages: tuple[PlannedPassage, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()
    marked: tuple[int, ...] = ()
    gone: tuple[str, ...] = ()
    contradicting: tuple[tuple[str, str], ...] = ()
    is_recognised: bool = True

    @property
    def is_refused(self) -> bool:
        """Say whether nothing may be stored."""
        return bool(self.faults)

    def count(self, change: str) -> int:
        """Return how many passages would be created, updated or left unchanged."""
        return 0 if self.is_refused else sum(1 for passage in self.passages if passage.change == change)

    @property
    def headings(self) -> int:
        """Return under how many headings the passages stand."""
        return len({passage.parsed.section for passage in self.passages if passage.parsed.section})

    @property
    def related(self) -> int:
        """Return how many passages name related cards."""
        return sum(1 for passage in self.passages if passage.parsed.related)

    @property
    def reworded(self) -> int:
        """Return how many passages said something else before."""
        return sum(1 for passage in self.passages if passage.is_reworded)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Read:
    """A text without faults and the document it belongs to."""

    document: Document
    parsed: ParsedDocument


def plan_import(*, data: bytes, game: str, language: str, document: str = "", layout: str = "") -> ImportPlan:
    """Read a document and say what importing it would do, without storing anything."""
    read = _read(data=data, game=game, language=language, document=document, layout=layout)
    return read if isinstance(read, ImportPlan) else _plan(read.document, language, read.parsed)


def _read(*, data: bytes, game: str, language: str, document: str, layout: str) -> _Read | ImportPlan:
    """Return the text and the document it belongs to, or a plan that is refused."""
    check_language(language)
    found_game = stored_game(game)
    outlines = outlines_of(found_game, language)
    parsed = parse_document(data, language=language, layout=layout, outlines=outlines)
    if not parsed.layout:
        return ImportPlan(document=None, layout="", faults=parsed.faults, is_recognised=parsed.is_recognised)
    target = document_for(found_game, language, parsed, document)
    if parsed.faults:
        return ImportPlan(document=target, layout=parsed.layout, faults=parsed.faults, notes=parsed.notes)
    return _Read(document=target, parsed=parsed)


def _plan(document: Document, language: str, parsed: ParsedDocument) -> ImportPlan:
    known = {passage.code: passage for passage in Passage.objects.filter(document=document)}
    planned = []
    for place, one in enumerate(parsed.passages):
        code = f"{document.code}/{one.number}"
        passage = known.pop(code, None)
        planned.append(
            PlannedPassage(
                code=code,
                parsed=one,
                change=_change(passage, one, language, place),
                is_reworded=_is_reworded(passage, one),
            )
        )
    reworded = [passage.code for passage in planned if passage.is_reworded]
    pairs = contradictions_with(document, language, [(one.code, one.parsed) for one in planned])
    return ImportPlan(
        document=document,
        layout=parsed.layout,
        passages=tuple(planned),
        faults=_code_faults(planned),
        notes=parsed.notes,
        marked=tuple(rulings_resting_on(reworded)),
        gone=tuple(sorted(code for code, passage in known.items() if passage.text)),
        contradicting=tuple(sorted(pairs)),
    )


def import_document(
    *,
    data: bytes,
    game: str,
    language: str,
    document: str = "",
    layout: str = "",
    progress: Progress | None = None,
) -> ImportPlan:
    """Store the passages of a document in one transaction; one fault anywhere and nothing is stored."""
    if progress is not None:
        progress(0, None, _("Reading the text"))
    read = _read(data=data, game=game, language=language, document=document, layout=layout)
    if isinstance(read, ImportPlan):
        return read
    if progress is not None:
        progress(0, len(read.parsed.passages), _("Storing the passages"))
    return _store(read, language)


@transaction.atomic
def _store(read: _Read, language: str) -> ImportPlan:
    # Two imports of one document at once would both create the passages that both have.
    Game.objects.select_for_update().get(pk=read.document.game_id)
    plan = _plan(read.document, language, read.parsed)
    if plan.is_refused or plan.document is None:
        return plan
    known = {passage.code: passage for passage in Passage.objects.filter(document=plan.document)}
    keep_old_texts([known[planned.code] for planned in plan.passages if planned.is_reworded])
    fresh: list[Passage] = []
    changed: list[Passage] = []
    for place, planned in enumerate(plan.passages):
        passage = known.get(planned.code)
        if passage is None:
            passage = Passage(document=plan.document, code=planned.code, number=planned.parsed.number)
            fresh.append(passage)
        elif planned.change != "unchanged":
            changed.append(passage)
        _fill(passage, planned.parsed, language, place)
    Passage.objects.bulk_create(fresh, batch_size=200)
    Passage.objects.bulk_update(changed, _FIELDS, batch_size=100)
    link_contradictions([planned.code for planned in plan.passages], plan.contradicting)
    mark_rulings(plan.marked)
    refresh_index(codes=[passage.code for passage in (*fresh, *changed)])
    return plan


def _code_faults(planned: list[PlannedPassage]) -> tuple[Fault, ...]:
    message = "The heading or number here is too long or too strange for a code."
    return tuple(
        Fault(line=passage.parsed.line, message=message)
        for passage in planned
        if not is_code(passage.code) or len(passage.parsed.number) > _NUMBER_LENGTH
    )


def _change(passage: Passage | None, parsed: ParsedPassage, language: str, place: int) -> str:
    if passage is None or not passage.text:
        return "created"
    stored = tuple(getattr(passage, name) for name in _FIELDS)
    return "unchanged" if stored == tuple(_values(parsed, language, place).values()) else "updated"


def _is_reworded(passage: Passage | None, parsed: ParsedPassage) -> bool:
    return (
        passage is not None
        and passage.is_imported
        and (passage.question, passage.text) != (parsed.question, parsed.text)
    )


def _values(parsed: ParsedPassage, language: str, place: int) -> dict[str, object]:
    """Return what is stored of a passage, in the order of the fields."""
    return {
        "position": place,
        "section": parsed.section,
        "label": parsed.label,
        "line": parsed.line,
        "language": language,
        "question": parsed.question,
        "text": parsed.text,
        "parent": parsed.parent,
        "cards": list(dict.fromkeys((*parsed.cards, *parsed.related))),
        "date": parsed.date,
    }


def _fill(passage: Passage, parsed: ParsedPassage, language: str, place: int) -> None:
    for name, value in _values(parsed, language, place).items():
        setattr(passage, name, value)
