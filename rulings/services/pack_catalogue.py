"""Load the cards of a pack and its lists of restricted cards; what somebody imported stays theirs."""

from __future__ import annotations

from django.utils import timezone

from rulings.construction.names import name_key
from rulings.models import (
    Card,
    CardFace,
    CardLanguage,
    CardOrigin,
    CardSide,
    Game,
    Restriction,
    RestrictionList,
)
from rulings.search.cards.index import refresh_card_index
from rulings.services.pack_cards import CardRow, RestrictionListRow, SideRow
from rulings.services.pack_files import Pack
from rulings.services.pack_report import LoadReport, save_if_changed


def load_catalogue(pack: Pack, game: Game, report: LoadReport) -> bool:
    """Store cards and lists of a pack; say whether any of them changed."""
    cards_changed = _load_cards(pack, game, report)
    lists_changed = _load_restrictions(pack, game, report)
    return cards_changed or lists_changed


def _load_cards(pack: Pack, game: Game, report: LoadReport) -> bool:
    known = {card.key: card for card in Card.objects.filter(game=game).prefetch_related("faces")}
    changed: list[int] = []
    for row in pack.cards:
        card = known.pop(row.code, None) or Card(game=game, key=row.code, origin=CardOrigin.PACK)
        if card.origin == CardOrigin.PACK and _load_card(card, row, report):
            changed.append(card.pk)
    for left in known.values():
        if left.origin == CardOrigin.PACK:
            changed.append(left.pk)
            left.delete()
            report.add("cards", "removed")
    stored = Card.objects.filter(game=game, origin=CardOrigin.PACK).values_list("pk", flat=True)
    refresh_card_index([*changed, *stored])
    return bool(changed)


def _load_card(card: Card, row: CardRow, report: LoadReport) -> bool:
    values: dict[str, object] = {
        "number": row.number,
        "name": row.name,
        "name_key": name_key(row.name),
        "kind": row.kind,
        "colors": list(row.colors),
        "traits": list(row.traits),
        "keywords": list(row.keywords),
        "values": row.values,
    }
    is_changed = save_if_changed(card, values, "cards", report)
    faces = {(face.side, face.language): face for face in card.faces.all()}
    sides = [(CardSide.FRONT, row.front), *([(CardSide.BACK, row.back)] if row.back else [])]
    for side, said in sides:
        face = faces.pop((side, CardLanguage.ENGLISH), None) or CardFace(
            card=card, side=side, language=CardLanguage.ENGLISH
        )
        is_changed |= save_if_changed(face, _face_values(said), "sides of cards", report)
    for left in faces.values():
        left.delete()
        report.add("sides of cards", "removed")
        is_changed = True
    if is_changed:
        Card.objects.filter(pk=card.pk).update(changed_at=timezone.now())
    return is_changed


def _face_values(said: SideRow) -> dict[str, object]:
    return {
        "name": said.name,
        "name_key": name_key(said.name),
        "text": said.text,
        "values": said.values,
    }


def _load_restrictions(pack: Pack, game: Game, report: LoadReport) -> bool:
    known = {one.since: one for one in RestrictionList.objects.filter(game=game)}
    is_changed = False
    for row in pack.restrictions:
        if row.since is None:
            continue
        found = known.pop(row.since, None) or RestrictionList(
            game=game, since=row.since, origin=CardOrigin.PACK
        )
        if found.origin == CardOrigin.PACK:
            is_changed |= _load_list(found, row, report)
    for left in known.values():
        if left.origin == CardOrigin.PACK:
            left.delete()
            report.add("restriction lists", "removed")
            is_changed = True
    return is_changed


def _load_list(found: RestrictionList, row: RestrictionListRow, report: LoadReport) -> bool:
    values: dict[str, object] = {
        "title": row.title,
        "source": row.source,
        "is_official": row.is_official,
    }
    is_changed = save_if_changed(found, values, "restriction lists", report)
    wanted = {one.code: (one.number, one.copies) for one in row.cards}
    stored = {one.key: (one.number, one.copies) for one in found.restrictions.all()}
    if stored != wanted:
        found.restrictions.all().delete()
        Restriction.objects.bulk_create(
            Restriction(list=found, key=key, number=number, copies=copies)
            for key, (number, copies) in wanted.items()
        )
        report.add("restricted cards", "updated", len(wanted.items() ^ stored.items()))
        is_changed = True
    return is_changed
