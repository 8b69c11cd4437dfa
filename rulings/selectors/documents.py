"""Look up documents with their passages, and words with what stands about them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Count, F, Prefetch, Q, QuerySet

from rulings.models import (
    Citation,
    Document,
    Game,
    Passage,
    Ruling,
    RulingKeyword,
    RulingRevision,
    Term,
    is_shown,
)
from rulings.selectors.rulings import complete, with_documents

MAX_RELATED = 6
MOST_NEAR = 100
MAX_CHANGES = 40
MAX_TERM_PASSAGES = 30


def documents_of(*, game: Game | None = None) -> QuerySet[Document]:
    """Return the documents of a game or of all, with how many passages are known and how many are imported."""
    documents = Document.objects.select_related("game").annotate(
        passage_count=Count("passages"),
        imported_count=Count("passages", filter=~Q(passages__text="")),
    )
    return (documents.filter(game=game) if game else documents).order_by("game__code", "code")


def document_by_code(*, code: str) -> Document | None:
    """Return a document with its counts, or nothing."""
    return documents_of().filter(code=code).first() if code.isprintable() else None


def passages_of(*, document: Document) -> QuerySet[Passage]:
    """Return the passages of a document in their order, with how many rulings rest on each."""
    return (
        with_documents(document.passages.all())
        .annotate(ruling_count=Count("citations", filter=is_shown("citations__ruling__")))
        .order_by("position", "code")
    )


def neighbours_of(*, passage: Passage) -> tuple[Passage | None, Passage | None]:
    """Return the passages before and after one in its document."""
    here = Q(document=passage.document_id)
    earlier = Q(position__lt=passage.position) | Q(position=passage.position, code__lt=passage.code)
    later = Q(position__gt=passage.position) | Q(position=passage.position, code__gt=passage.code)
    before = Passage.objects.filter(here & earlier).order_by("-position", "-code").first()
    after = Passage.objects.filter(here & later).order_by("position", "code").first()
    return before, after


def term_by_code(*, game: str, code: str) -> Term | None:
    """Return a word of a game, or nothing."""
    return Term.objects.select_related("game").filter(game__code=game, code=code).first()


def passages_naming(*, rulings: Iterable[Ruling]) -> list[Passage]:
    """Return the passages that rulings rest on, each once, in the order of the rulings."""
    found = {one.passage_id: one.passage for ruling in rulings for one in ruling.citations.all()}
    return list(found.values())[:MAX_TERM_PASSAGES]


def related_rulings(*, ruling: Ruling) -> list[Ruling]:
    """Return rulings of the same game that rest on the same passages, then those that share most keywords."""
    rests_on = Citation.objects.filter(ruling=ruling).values("passage")
    beside = Citation.objects.filter(is_shown("ruling__"), passage__in=rests_on, ruling__game=ruling.game_id)
    codes = dict(beside.exclude(ruling=ruling).values_list("ruling", "ruling__code")[:MOST_NEAR])
    keys = RulingKeyword.objects.filter(ruling=ruling).values("key")
    named = RulingKeyword.objects.filter(is_shown("ruling__"), key__in=keys, ruling__game=ruling.game_id)
    counted = named.exclude(ruling=ruling).values_list("ruling", "ruling__code").annotate(same=Count("pk"))
    shared = {}
    near = dict(codes)
    for pk, code, same in counted.order_by("-same", "ruling__code")[:MOST_NEAR]:
        shared[pk] = same
        near[pk] = code
    ordered = sorted(near, key=lambda pk: (pk not in codes, -shared.get(pk, 0), near[pk]))[:MAX_RELATED]
    found = {one.pk: one for one in complete(Ruling.objects.filter(pk__in=ordered))}
    return [found[pk] for pk in ordered]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedPart:
    """One part of a ruling before and after."""

    part: str
    language: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryEntry:
    """What a revision changed; the first one changed nothing."""

    revision: RulingRevision
    changes: tuple[ChangedPart, ...]


def history_of(*, ruling: Ruling) -> list[HistoryEntry]:
    """Return the revisions of a ruling, the newest first, with what each changed."""
    revisions = list(ruling.revisions.select_related("author").order_by("-number")[:MAX_CHANGES])
    entries = []
    for place, revision in enumerate(revisions):
        older = revisions[place + 1].content if place + 1 < len(revisions) else None
        changes = _changes(older, revision.content) if older is not None else ()
        entries.append(HistoryEntry(revision=revision, changes=changes))
    return entries


def _changes(before: dict[str, object], after: dict[str, object]) -> tuple[ChangedPart, ...]:
    changed = []
    old, new = _parts(before), _parts(after)
    for key in dict.fromkeys([*new, *old]):
        if old.get(key, "") != new.get(key, ""):
            part, language = key
            changed.append(
                ChangedPart(part=part, language=language, before=old.get(key, ""), after=new.get(key, ""))
            )
    return tuple(changed)


def _parts(content: dict[str, object]) -> dict[tuple[str, str], str]:
    """Return the parts of a revision as texts, by name and language."""
    parts: dict[tuple[str, str], str] = {}
    texts = content.get("texts")
    for language, words in (texts if isinstance(texts, dict) else {}).items():
        for part in ("title", "answer", "reason"):
            parts[part, language] = str(words.get(part) or "")
    for part in ("status", "superseded_by", "kind", "date", "note"):
        parts[part, ""] = str(content.get(part) or "")
    for part in ("citations", "keywords", "cards"):
        values = content.get(part)
        parts[part, ""] = ", ".join(str(value) for value in (values if isinstance(values, list) else []))
    return parts


def changed_rulings(*, game: Game | None = None) -> QuerySet[Ruling]:
    """Return the rulings that changed last, the newest change first."""
    rulings = Ruling.objects.shown()
    rulings = rulings.filter(game=game) if game else rulings
    revisions = Prefetch("revisions", queryset=RulingRevision.objects.filter(number=F("ruling__revision")))
    return complete(rulings).prefetch_related(revisions).order_by("-changed_at", "code")
