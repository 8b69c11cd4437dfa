"""Load packs into the database so that a second time changes nothing."""

from __future__ import annotations

from functools import partial

import msgspec
from django.db import transaction

from rulings.errors import RulingsError
from rulings.models import Document, Game, Passage, Ruling, RulingOrigin, Term
from rulings.search.index import rebuild_index, refresh_index
from rulings.services.offline import outdate_kept_rulings
from rulings.services.pack_catalogue import load_catalogue
from rulings.services.pack_check import check_packs
from rulings.services.pack_files import Pack, RulingRow
from rulings.services.pack_report import LoadReport, save_if_changed
from rulings.services.rulings import RulingDraft, TextDraft, withdraw_rulings, write_rulings
from rulings.signals import catalogue_changed

PACK_LANGUAGE = "en"


def load_packs(packs: list[Pack]) -> LoadReport:
    """Bring the database to what the packs say, all of it or nothing."""
    faults = check_packs(packs)
    if faults:
        first = faults[0]
        raise RulingsError(
            "pack_refused", first.message, place=first.place, mend="Run check_packs for all faults."
        )
    report = LoadReport()
    with transaction.atomic():
        terms_before = _terms_of_all()
        for pack in packs:
            _load_pack(pack, report)
        if _terms_of_all() != terms_before:
            rebuild_index()
    return report


def _terms_of_all() -> list[tuple[str, object, object]]:
    return list(Term.objects.order_by("code", "game_id").values_list("code", "words", "synonyms"))


def _load_pack(pack: Pack, report: LoadReport) -> None:
    game, rules_changed = _load_game(pack, report)
    _load_terms(pack, game, report)
    _load_documents(pack, game, report)
    changed = _load_passages(pack, game, report)
    _load_rulings(pack, game, report)
    cards_changed = load_catalogue(pack, game, report)
    _drop_passages(pack, game, report)
    refresh_index(codes=changed)
    if rules_changed or cards_changed:
        transaction.on_commit(partial(catalogue_changed.send, sender=Game, game_code=game.code))


def _load_game(pack: Pack, report: LoadReport) -> tuple[Game, bool]:
    """Store the game; say whether it changed, its deck rules among the rest."""
    row = pack.game
    game = Game.objects.filter(code=row.code).first() or Game(code=row.code)
    values: dict[str, object] = {
        "names": row.names,
        "default_profile": row.default_profile,
        "profiles": row.profiles,
        "zones": row.zones,
        "phases": row.phases,
        "modes": row.modes,
        "decks": [msgspec.json.decode(msgspec.json.encode(deck.rules)) for deck in row.decks],
    }
    return game, save_if_changed(game, values, "games", report)


def _load_terms(pack: Pack, game: Game, report: LoadReport) -> None:
    known = {term.code: term for term in Term.objects.filter(game=game)}
    for row in pack.terms:
        values: dict[str, object] = {"kind": row.kind, "words": row.words, "synonyms": row.synonyms}
        term = known.pop(row.code) if row.code in known else Term(game=game, code=row.code)
        save_if_changed(term, values, "terms", report)
    for left in known.values():
        left.delete()
        report.add("terms", "removed")


def _load_documents(pack: Pack, game: Game, report: LoadReport) -> None:
    known = {document.code: document for document in Document.objects.filter(game=game)}
    is_changed = False
    for row in pack.documents:
        values: dict[str, object] = {
            "title": row.title,
            "publisher": row.publisher,
            "language": row.language,
            "version": row.version,
            "date": row.date,
            "kind": row.kind,
            "authority": row.authority,
            "layout": row.layout,
            "outline": msgspec.json.decode(msgspec.json.encode(row.outline)),
        }
        document = known.get(row.code) or Document(game=game, code=row.code)
        is_changed |= save_if_changed(document, values, "documents", report)
    if is_changed:
        outdate_kept_rulings()


def _load_passages(pack: Pack, game: Game, report: LoadReport) -> list[str]:
    """Store our sentences on passages; imported words stay as they are. Return the codes that changed."""
    documents = {document.code: document for document in Document.objects.filter(game=game)}
    known = {passage.code: passage for passage in Passage.objects.filter(document__game=game)}
    fresh: list[Passage] = []
    changed: list[Passage] = []
    for place, row in enumerate(pack.passages):
        passage = known.get(row.code)
        if passage is None:
            game_code, document, number = row.code.split("/", 2)
            fresh.append(
                Passage(
                    document=documents[f"{game_code}/{document}"],
                    code=row.code,
                    number=number,
                    position=place,
                    statement=row.statement,
                    strength=row.strength,
                )
            )
        elif (passage.statement, passage.strength) != (row.statement, row.strength):
            passage.statement, passage.strength = row.statement, row.strength
            changed.append(passage)
    Passage.objects.bulk_create(fresh, batch_size=200)
    Passage.objects.bulk_update(changed, ["statement", "strength"], batch_size=200)
    report.add("passages", "created", len(fresh))
    report.add("passages", "updated", len(changed))
    report.add("passages", "unchanged", len(pack.passages) - len(fresh) - len(changed))
    return [passage.code for passage in (*fresh, *changed)]


def _load_rulings(pack: Pack, game: Game, report: LoadReport) -> None:
    drafts = [_draft(row) for row in pack.rulings]
    for change in write_rulings(game=game, drafts=drafts):
        report.add("rulings", change.value)
    codes = {draft.code for draft in drafts}
    stored = Ruling.objects.shown().filter(game=game, origin=RulingOrigin.PACK)
    gone = [ruling for ruling in stored.select_related("game") if ruling.code not in codes]
    report.add("rulings", "removed", withdraw_rulings(rulings=gone))


def _draft(row: RulingRow) -> RulingDraft:
    return RulingDraft(
        code=row.code,
        kind=row.kind,
        texts={PACK_LANGUAGE: TextDraft(title=row.title, answer=row.answer, reason=row.reason)},
        citations=row.citations,
        asked=row.asked,
        keywords=row.keywords,
        cards=row.cards,
        status=row.status,
        superseded_by=row.superseded_by,
        disputed=row.disputed,
        date=row.date,
        note=row.note,
        origin=RulingOrigin.PACK,
    )


def _drop_passages(pack: Pack, game: Game, report: LoadReport) -> None:
    """Take back our sentence on passages that the pack no longer names; drop those nothing else needs."""
    named = {row.code for row in pack.passages}
    stale = [
        one
        for one in Passage.objects.filter(document__game=game).exclude(statement="")
        if one.code not in named
    ]
    unused = [one for one in stale if not one.text and not one.citations.exists()]
    for passage in stale:
        passage.statement = ""
    Passage.objects.bulk_update(stale, ["statement"])
    Passage.objects.filter(pk__in=[passage.pk for passage in unused]).delete()
    report.add("passages", "removed", len(stale))
    refresh_index(codes=[passage.code for passage in stale])
