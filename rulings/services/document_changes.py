"""What follows when the text of a document changes: old words are kept, rulings marked, contradictions linked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from rulings.construction.names import number_key
from rulings.corpus.contradictions import Answer, contradictions_among
from rulings.corpus.types import ParsedPassage
from rulings.models import Document, Passage, PassageRevision, Ruling
from rulings.services.offline import outdate_kept_rulings


def keep_old_texts(passages: Sequence[Passage]) -> None:
    """Keep what passages said, before other words take their place."""
    counts = Counter(
        PassageRevision.objects.filter(passage__in=passages).values_list("passage_id", flat=True)
    )
    PassageRevision.objects.bulk_create(
        [
            PassageRevision(
                passage=passage, number=counts[passage.pk] + 1, question=passage.question, text=passage.text
            )
            for passage in passages
        ],
        batch_size=200,
    )


def rulings_resting_on(codes: Iterable[str]) -> list[int]:
    """Return the ids of the rulings that cite one of these passages."""
    shown = Ruling.objects.shown().filter(citations__passage__code__in=list(codes))
    return list(shown.values_list("pk", flat=True).distinct())


def mark_rulings(ids: Iterable[int]) -> None:
    """Say of rulings that the words they rest on have changed."""
    Ruling.objects.filter(pk__in=list(ids)).update(source_changed_at=timezone.now())


@transaction.atomic
def confirm_sources(*, rulings: Iterable[Ruling]) -> int:
    """Say that rulings still hold after their sources changed; return how many were marked."""
    ids = [ruling.pk for ruling in rulings if ruling.source_changed_at is not None]
    if ids:
        outdate_kept_rulings()
    return Ruling.objects.filter(pk__in=ids).update(source_changed_at=None)


def contradictions_with(
    document: Document, language: str, passages: Iterable[tuple[str, ParsedPassage]]
) -> set[tuple[str, str]]:
    """Return the pairs of codes that answer one question in opposite ways, one of them in these passages."""
    own = [
        Answer(
            code=code,
            language=language,
            section=one.section,
            cards=_keys(one.cards),
            question=one.question,
            text=one.text,
        )
        for code, one in passages
        if one.question
    ]
    codes = {answer.code for answer in own}
    if not codes:
        return set()
    others = (
        Passage.objects.filter(document__game_id=document.game_id, language=language)
        .exclude(question="")
        .exclude(code__in=codes)
    )
    stored = [
        Answer(
            code=passage.code,
            language=passage.language,
            section=passage.section,
            cards=_keys(passage.cards),
            question=passage.question,
            text=passage.text,
        )
        for passage in others
    ]
    pairs = contradictions_among([*own, *stored])
    return {pair for pair in pairs if codes.intersection(pair)}


def _keys(numbers: Iterable[str]) -> frozenset[str]:
    return frozenset(number_key(number) for number in numbers)


def link_contradictions(codes: Iterable[str], pairs: Iterable[tuple[str, str]]) -> None:
    """Make these the contradictions of the passages with these codes."""
    links = Passage.contradicts.through
    wanted = set(pairs)
    named = {code for pair in wanted for code in pair}
    ids = dict(Passage.objects.filter(code__in=named | set(codes)).values_list("code", "pk"))
    own = [ids[code] for code in codes if code in ids]
    links.objects.filter(Q(from_passage__in=own) | Q(to_passage__in=own)).delete()
    links.objects.bulk_create(
        [
            links(from_passage_id=ids[one], to_passage_id=ids[other])
            for pair in wanted
            for one, other in (pair, pair[::-1])
        ]
    )
