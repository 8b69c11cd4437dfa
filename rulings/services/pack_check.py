"""Check packs as a whole: what is named exists, nothing stands twice, nothing leads in circles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rulings.corpus.codes import CodeError, parse_code
from rulings.search.words import fold
from rulings.services.pack_deck_check import check_cards, check_decks, check_restrictions
from rulings.services.pack_files import Pack
from rulings.services.pack_nodes import PackFault
from rulings.services.pack_ruling_check import OWN_DOCUMENT, Known, check_forms, check_ruling


class _Row(Protocol):
    @property
    def code(self) -> str:
        """Return the code of the row."""

    @property
    def place(self) -> str:
        """Return file and line of the row."""


def check_packs(packs: Iterable[Pack]) -> list[PackFault]:
    """Return everything that is wrong with the packs, in the order of the files."""
    faults: list[PackFault] = []
    for pack in packs:
        faults += pack.faults
        faults += _check_codes(pack)
        faults += _check_terms(pack)
        faults += _check_profiles(pack)
        known = Known(
            keywords=_keywords_of(pack),
            rulings={row.code: row for row in pack.rulings},
            passages={row.code for row in pack.passages},
            cards={row.number for row in pack.cards},
            sets=pack.game.sets,
        )
        for row in pack.rulings:
            faults += check_ruling(row, known)
        faults += check_forms(pack.rulings)
        faults += _check_construction(pack, known.keywords, known.passages)
    return faults


def _check_construction(pack: Pack, keywords: set[str], passages: set[str]) -> list[PackFault]:
    decks = pack.game.decks
    kinds = {kind for row in decks for section in row.rules.sections for kind in section.kinds}
    return [
        *check_decks(decks, profiles=_profiles_of(pack), keywords=keywords, passages=passages),
        *check_cards(pack.cards, kinds=kinds, keywords=keywords, colors=set(pack.game.colors)),
        *check_restrictions(pack.restrictions, numbers={row.code for row in pack.cards}),
        *_twice(pack.cards),
    ]


def _check_codes(pack: Pack) -> list[PackFault]:
    documents = {row.code for row in pack.documents}
    faults = [*_twice(pack.documents), *_twice(pack.passages), *_twice(pack.terms), *_twice(pack.rulings)]
    strangers = [row for row in pack.documents if not row.code.startswith(f"{pack.game.code}/")]
    faults += [
        PackFault(place=row.place, message=f"{row.code!r} belongs to another game.") for row in strangers
    ]
    outlines = {row.code: {entry.number for entry in row.outline} for row in pack.documents if row.outline}
    for passage in pack.passages:
        faults += _check_code(passage, pack.game.code, documents)
        faults += _check_outline(passage, outlines)
    for ruling in pack.rulings:
        own = {*documents, f"{pack.game.code}/{OWN_DOCUMENT}"}
        faults += _check_code(ruling, pack.game.code, own)
    return faults


def _check_code(row: _Row, game: str, documents: set[str]) -> list[PackFault]:
    if not row.code:
        return []
    try:
        code = parse_code(row.code)
    except CodeError as error:
        return [PackFault(place=row.place, message=str(error))]
    if code.game != game:
        return [PackFault(place=row.place, message=f"{row.code!r} belongs to another game.")]
    if code.document_code not in documents:
        message = f"The document {code.document_code!r} is not in sources.yaml."
        return [PackFault(place=row.place, message=message)]
    return []


def _check_outline(row: _Row, outlines: dict[str, set[str]]) -> list[PackFault]:
    game, _, rest = row.code.partition("/")
    document, _, number = rest.partition("/")
    outline = outlines.get(f"{game}/{document}")
    if outline is None or number in outline:
        return []
    return [PackFault(place=row.place, message=f"{number!r} is not in the outline of its document.")]


def _twice(rows: Iterable[_Row]) -> list[PackFault]:
    first: dict[str, str] = {}
    faults = []
    for row in rows:
        if row.code in first and row.code:
            message = f"{row.code!r} stands already at {first[row.code]}."
            faults.append(PackFault(place=row.place, message=message))
        first.setdefault(row.code, row.place)
    return faults


def _check_terms(pack: Pack) -> list[PackFault]:
    missing = [row for row in pack.terms if not any(row.words.values())]
    return [PackFault(place=row.place, message=f"The term {row.code!r} has no word.") for row in missing]


def _profiles_of(pack: Pack) -> set[str]:
    return {str(profile.get("code")) for profile in pack.game.profiles if isinstance(profile, dict)}


def _check_profiles(pack: Pack) -> list[PackFault]:
    codes = _profiles_of(pack)
    if pack.game.default_profile in codes or not codes:
        return []
    message = f"The default profile {pack.game.default_profile!r} is not among the profiles."
    return [PackFault(place=pack.game.place, message=message)]


def _keywords_of(pack: Pack) -> set[str]:
    names = {fold(word) for row in pack.terms for words in row.words.values() for word in words}
    return names | {row.code for row in pack.terms}
