"""Write, supersede and withdraw rulings, and keep their history."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from rulings.construction.names import number_key
from rulings.corpus.codes import is_code
from rulings.errors import RulingsError
from rulings.models import (
    Citation,
    Game,
    Passage,
    Review,
    Ruling,
    RulingCard,
    RulingKeyword,
    RulingOrigin,
    RulingRevision,
    RulingStatus,
    RulingText,
    keyword_key,
)
from rulings.search.index import refresh_index


class Change(Enum):
    """What writing a row did."""

    CREATED = "created"
    UPDATED = "updated"
    UNCHANGED = "unchanged"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDraft:
    """The words of a ruling in one language."""

    title: str
    answer: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingDraft:
    """A ruling as somebody wants it to be."""

    code: str
    kind: str
    texts: Mapping[str, TextDraft]
    citations: Sequence[str]
    asked: Mapping[str, Sequence[str]] = field(default_factory=dict)
    keywords: Sequence[str] = ()
    cards: Sequence[str] = ()
    status: str = RulingStatus.CURRENT
    superseded_by: str = ""
    disputed: Sequence[Mapping[str, str]] = ()
    date: datetime.date | None = None
    note: str = ""
    origin: str = RulingOrigin.SITE
    review: str = Review.REVIEWED

    def content(self) -> dict[str, object]:
        """Return what history keeps, as plain values."""
        return {
            "kind": str(self.kind),
            "status": str(self.status),
            "superseded_by": self.superseded_by,
            "disputed": [dict(voice) for voice in self.disputed],
            "date": self.date.isoformat() if self.date else None,
            "keywords": list(self.keywords),
            "cards": list(self.cards),
            "asked": {language: list(forms) for language, forms in self.asked.items()},
            "note": self.note,
            "origin": str(self.origin),
            "review": str(self.review),
            "citations": list(self.citations),
            "texts": {
                language: {"title": text.title, "answer": text.answer, "reason": text.reason}
                for language, text in self.texts.items()
            },
        }


def draft_of(ruling: Ruling) -> RulingDraft:
    """Return a stored ruling as a draft, to compare or change it."""
    texts = {
        text.language: TextDraft(title=text.title, answer=text.answer, reason=text.reason)
        for text in ruling.texts.all()
    }
    return RulingDraft(
        code=ruling.code,
        kind=ruling.kind,
        texts=texts,
        citations=[citation.passage.code for citation in ruling.citations.all()],
        asked=ruling.asked,
        keywords=ruling.keywords,
        cards=ruling.cards,
        status=ruling.status,
        superseded_by=ruling.superseded_by.code if ruling.superseded_by else "",
        disputed=ruling.disputed,
        date=ruling.date,
        note=ruling.note,
        origin=ruling.origin,
        review=ruling.review,
    )


def stored_rulings(*, codes: Iterable[str]) -> dict[str, Ruling]:
    """Return rulings by code with all that a draft of them needs."""
    rulings = Ruling.objects.filter(code__in=list(codes)).select_related("superseded_by")
    return {one.code: one for one in rulings.prefetch_related("texts", "citations__passage")}


@transaction.atomic
def write_ruling(*, game: Game, draft: RulingDraft, author: User | None = None) -> Change:
    """Store a ruling with its history and bring search up to date."""
    return write_rulings(game=game, drafts=[draft], author=author)[0]


@transaction.atomic
def write_rulings(*, game: Game, drafts: Sequence[RulingDraft], author: User | None = None) -> list[Change]:
    """Store rulings of one game; those that say the same already are left alone."""
    known = stored_rulings(codes=[draft.code for draft in drafts])
    passages = _passages([code for draft in drafts for code in draft.citations])
    changes = [_write(game, draft, known.get(draft.code), passages, author) for draft in drafts]
    changed = [draft for draft, change in zip(drafts, changes, strict=True) if change is not Change.UNCHANGED]
    _link_superseded(changed)
    refresh_index(codes=[draft.code for draft in changed])
    return changes


@transaction.atomic
def supersede_ruling(*, old: Ruling, new: Ruling, author: User | None = None) -> None:
    """Say that another ruling holds in place of this one."""
    draft = replace(draft_of(old), status=RulingStatus.SUPERSEDED, superseded_by=new.code)
    check_draft(draft=draft)
    write_ruling(game=old.game, draft=draft, author=author)


@transaction.atomic
def publish_rulings(*, rulings: Iterable[Ruling], author: User | None = None) -> int:
    """Let people see drafts that somebody has looked over."""
    drafts = [ruling for ruling in rulings if ruling.review == Review.DRAFT]
    for ruling in drafts:
        draft = replace(draft_of(ruling), review=Review.REVIEWED)
        write_ruling(game=ruling.game, draft=draft, author=author)
    return len(drafts)


@transaction.atomic
def withdraw_rulings(*, rulings: Iterable[Ruling], author: User | None = None) -> int:
    """Take rulings out of sight; their history stays."""
    shown = [ruling for ruling in rulings if ruling.status != RulingStatus.WITHDRAWN]
    for ruling in shown:
        draft = replace(draft_of(ruling), status=RulingStatus.WITHDRAWN, superseded_by="")
        write_ruling(game=ruling.game, draft=draft, author=author)
    return len(shown)


def _passages(codes: Sequence[str]) -> dict[str, Passage]:
    return {passage.code: passage for passage in Passage.objects.filter(code__in=set(codes))}


def check_draft(*, draft: RulingDraft) -> None:
    """Refuse a draft that could not be stored."""
    _check(draft, _passages(draft.citations))
    following = draft.superseded_by
    seen = {draft.code}
    while following:
        if following in seen:
            raise RulingsError(
                "supersedes_itself", "A ruling cannot come to supersede itself.", place=draft.code
            )
        seen.add(following)
        next_code = (
            Ruling.objects.filter(code=following).values_list("superseded_by__code", flat=True).first()
        )
        following = next_code or ""


def _write(
    game: Game,
    draft: RulingDraft,
    ruling: Ruling | None,
    passages: Mapping[str, Passage],
    author: User | None,
) -> Change:
    content = draft.content()
    if ruling is not None and draft_of(ruling).content() == content:
        return Change.UNCHANGED
    _check(draft, passages)
    change = Change.CREATED if ruling is None else Change.UPDATED
    ruling = Ruling(game=game, code=draft.code, revision=0) if ruling is None else ruling
    _store(ruling, draft, passages)
    RulingRevision.objects.create(ruling=ruling, number=ruling.revision, content=content, author=author)
    return change


def _check(draft: RulingDraft, passages: Mapping[str, Passage]) -> None:
    if not is_code(draft.code):
        raise RulingsError("bad_code", f"{draft.code!r} is no code.", mend="Write game/document/number.")
    missing = [code for code in draft.citations if code not in passages]
    if missing:
        raise RulingsError("unknown_passage", f"There is no passage {missing[0]!r}.", place=draft.code)
    if not draft.citations:
        raise RulingsError("no_citation", "A ruling must cite at least one passage.", place=draft.code)
    if not draft.texts:
        raise RulingsError("no_text", "A ruling needs a text in at least one language.", place=draft.code)


def _store(ruling: Ruling, draft: RulingDraft, passages: Mapping[str, Passage]) -> None:
    ruling.kind, ruling.status, ruling.origin = draft.kind, draft.status, draft.origin
    ruling.review = draft.review
    ruling.disputed = [dict(voice) for voice in draft.disputed]
    ruling.date, ruling.note = draft.date, draft.note
    ruling.keywords, ruling.cards = list(draft.keywords), list(draft.cards)
    ruling.asked = {language: list(forms) for language, forms in draft.asked.items()}
    ruling.revision += 1
    ruling.changed_at = timezone.now()
    ruling.source_changed_at = None
    ruling.save()
    ruling.texts.all().delete()
    RulingText.objects.bulk_create(
        RulingText(
            ruling=ruling,
            language=language,
            title=text.title,
            answer=text.answer,
            reason=text.reason,
            revision=ruling.revision,
        )
        for language, text in draft.texts.items()
    )
    ruling.citations.all().delete()
    Citation.objects.bulk_create(
        Citation(ruling=ruling, passage=passages[code], position=place)
        for place, code in enumerate(draft.citations)
    )
    ruling.card_links.all().delete()
    keys = sorted({number_key(number)[:80] for number in draft.cards})
    RulingCard.objects.bulk_create(RulingCard(ruling=ruling, key=key) for key in keys)
    ruling.keyword_links.all().delete()
    words = sorted({keyword_key(word) for word in draft.keywords})
    RulingKeyword.objects.bulk_create(RulingKeyword(ruling=ruling, key=word) for word in words)


def _link_superseded(drafts: Sequence[RulingDraft]) -> None:
    """Point to the rulings that hold instead, once all of them are stored."""
    codes = {draft.superseded_by for draft in drafts if draft.superseded_by}
    ids = dict(Ruling.objects.filter(code__in=codes).values_list("code", "id"))
    for draft in drafts:
        if draft.superseded_by and draft.superseded_by not in ids:
            raise RulingsError(
                "unknown_ruling", f"There is no ruling {draft.superseded_by!r}.", place=draft.code
            )
        Ruling.objects.filter(code=draft.code).update(superseded_by=ids.get(draft.superseded_by))
