"""Keep what shows rulings at work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction

from rulings.models import Citation, Exhibit, Game, Ruling
from rulings.services.offline import outdate_kept_rulings


@dataclass(frozen=True, slots=True, kw_only=True)
class ExhibitDraft:
    """Something that shows a ruling: the ruling's code, what it is, its title and address."""

    ruling: str
    kind: str
    title: str
    address: str


@transaction.atomic
def replace_exhibits(*, game: Game, exhibits: Iterable[ExhibitDraft]) -> list[str]:
    """Make these the exhibits of a game and return the codes that no ruling answers to.

    A code may be a ruling's own or a passage's that rulings cite; the ruling of the same code goes first.
    """
    drafts = list(exhibits)
    ruling_ids = _rulings_answering([draft.ruling for draft in drafts], game)
    wanted = {
        (ruling_ids[draft.ruling], draft.address): draft for draft in drafts if draft.ruling in ruling_ids
    }
    kept: set[tuple[int, str]] = set()
    is_changed = False
    for exhibit in Exhibit.objects.filter(ruling__game=game):
        key = (exhibit.ruling_id, exhibit.address)
        draft = wanted.get(key)
        if draft is None:
            exhibit.delete()
            is_changed = True
            continue
        kept.add(key)
        if (exhibit.kind, exhibit.title) != (draft.kind, draft.title):
            exhibit.kind, exhibit.title = draft.kind, draft.title
            exhibit.save()
            is_changed = True
    fresh = [
        Exhibit(ruling_id=key[0], kind=draft.kind, title=draft.title, address=draft.address)
        for key, draft in wanted.items()
        if key not in kept
    ]
    Exhibit.objects.bulk_create(fresh)
    if fresh or is_changed:
        outdate_kept_rulings()
    return sorted({draft.ruling for draft in drafts if draft.ruling not in ruling_ids})


def _rulings_answering(codes: Sequence[str], game: Game) -> dict[str, int]:
    found: dict[str, int] = {}
    citing = Citation.objects.filter(passage__code__in=codes, ruling__game=game)
    for code, ruling_id in citing.order_by("position", "ruling__code").values_list(
        "passage__code", "ruling_id"
    ):
        found.setdefault(code, ruling_id)
    found.update(Ruling.objects.filter(code__in=codes, game=game).values_list("code", "id"))
    return found
