"""Import source documents: first the plan, then all of it or nothing."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import transaction

from rulings.corpus.parsers import parse_document
from rulings.corpus.types import Fault, Note, ParsedDocument, ParsedPassage
from rulings.errors import RulingsError
from rulings.models import Document, Game, Language, Passage
from rulings.search.index import refresh_index

_FIELDS = ("position", "section", "label", "line", "language", "question", "text")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedPassage:
    """One passage of the document and what importing it would do."""

    code: str
    parsed: ParsedPassage
    change: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportPlan:
    """What an import does, or why it does nothing."""

    document: Document | None
    layout: str
    passages: tuple[PlannedPassage, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def is_refused(self) -> bool:
        """Say whether nothing may be stored."""
        return bool(self.faults)

    def count(self, change: str) -> int:
        """Return how many passages would be created, updated or left unchanged."""
        return 0 if self.is_refused else sum(1 for passage in self.passages if passage.change == change)


def plan_import(*, data: bytes, game: str, language: str, document: str = "") -> ImportPlan:
    """Read a document and say what importing it would do, without storing anything."""
    if language not in Language.values:
        known = ", ".join(Language.values)
        raise RulingsError(
            "unknown_language", f"There is no language {language!r}.", mend=f"Use one of {known}."
        )
    stored_game = _game(game)
    parsed = parse_document(data, language=language)
    if not parsed.layout:
        return ImportPlan(document=None, layout="", faults=parsed.faults)
    target = _document(stored_game, language, parsed.layout, document)
    return ImportPlan(
        document=target,
        layout=parsed.layout,
        passages=_planned(target, language, parsed),
        faults=parsed.faults,
        notes=parsed.notes,
    )


@transaction.atomic
def import_document(*, data: bytes, game: str, language: str, document: str = "") -> ImportPlan:
    """Store the passages of a document; one fault anywhere and nothing is stored."""
    plan = plan_import(data=data, game=game, language=language, document=document)
    if plan.is_refused or plan.document is None:
        return plan
    known = {passage.code: passage for passage in Passage.objects.filter(document=plan.document)}
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
    refresh_index(codes=[passage.code for passage in (*fresh, *changed)])
    return plan


def _game(code: str) -> Game:
    game = Game.objects.filter(code=code).first()
    if game is not None:
        return game
    known = ", ".join(Game.objects.values_list("code", flat=True))
    mend = f"Known are {known}." if known else "Load the packs first: manage.py load_packs."
    raise RulingsError("unknown_game", f"There is no game {code!r}.", mend=mend)


def _document(game: Game, language: str, layout: str, code: str) -> Document:
    """Return the named document, or the one that fits game, language and layout."""
    documents = list(Document.objects.filter(game=game))
    if code:
        return _named_document(documents, language, layout, code)
    fitting = [one for one in documents if one.language == language and one.layout == layout]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        message = f"No document of {game.code} in {language!r} has the layout {layout!r}."
        raise RulingsError(
            "no_document", message, mend="Name one with --document, or add it to sources.yaml."
        )
    codes = ", ".join(one.code for one in fitting)
    raise RulingsError(
        "several_documents", f"Several documents fit: {codes}.", mend="Name one with --document."
    )


def _named_document(documents: list[Document], language: str, layout: str, code: str) -> Document:
    found = next((one for one in documents if one.code == code), None)
    if found is None:
        known = ", ".join(one.code for one in documents)
        raise RulingsError("unknown_document", f"There is no document {code!r}.", mend=f"Known are {known}.")
    if found.language != language:
        message = f"{code} is in {found.language!r}, not in {language!r}."
        raise RulingsError(
            "other_language", message, mend=f"Use --lang {found.language}, or another document."
        )
    if found.layout and found.layout != layout:
        message = f"This text has the layout {layout!r}, {code} has {found.layout!r}."
        raise RulingsError("other_layout", message, mend="Name the document this text belongs to.")
    return found


def _planned(document: Document, language: str, parsed: ParsedDocument) -> tuple[PlannedPassage, ...]:
    known = {passage.code: passage for passage in Passage.objects.filter(document=document)}
    planned = []
    for place, one in enumerate(parsed.passages):
        code = f"{document.code}/{one.number}"
        planned.append(
            PlannedPassage(code=code, parsed=one, change=_change(known.get(code), one, language, place))
        )
    return tuple(planned)


def _change(passage: Passage | None, parsed: ParsedPassage, language: str, place: int) -> str:
    if passage is None or not passage.text:
        return "created"
    stored = tuple(getattr(passage, name) for name in _FIELDS)
    wanted = (place, parsed.section, parsed.label, parsed.line, language, parsed.question, parsed.text)
    return "unchanged" if stored == wanted else "updated"


def _fill(passage: Passage, parsed: ParsedPassage, language: str, place: int) -> None:
    passage.position, passage.section, passage.label = place, parsed.section, parsed.label
    passage.line, passage.language = parsed.line, language
    passage.question, passage.text = parsed.question, parsed.text
