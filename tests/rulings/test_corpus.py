"""Every passage of the seed documents is answered in our own words (345 codes of corpus/codes.tsv)."""

from __future__ import annotations

from functools import cache

from rulings.corpus.parsers.prose import digest_of
from rulings.corpus.types import OutlineEntry
from rulings.services.pack_files import LANGUAGES, Pack, read_packs
from tests.rulings.real_data import codes_of, real_folder

# The published list of codes: how many each source text has.
COUNTS = {
    "000_e1615d8a7fcedd4d.txt": 197,
    "002_e81f505026834ed7.txt": 78,
    "003_8851a4171e0c9164.txt": 44,
    "004_4ceebfa9936b7d6e.txt": 26,
}
PROSE = "003_8851a4171e0c9164.txt"


@cache
def packs() -> list[Pack]:
    """Return the packs of the site."""
    return read_packs()


def test_every_code_of_the_seeds_has_a_ruling_of_its_own() -> None:
    answered = {row.code for pack in packs() for row in pack.rulings}

    missing = {name: [code for code in codes_of(name) if code not in answered] for name in COUNTS}

    assert {name: len(codes_of(name)) for name in COUNTS} == COUNTS
    assert [code for codes in missing.values() for code in codes] == []


def test_every_ruling_is_asked_in_three_languages() -> None:
    short = [
        (row.code, language)
        for pack in packs()
        for row in pack.rulings
        for language in LANGUAGES
        if len(row.asked[language]) < 2
    ]

    assert short == []


def outline() -> dict[str, OutlineEntry]:
    """Return what the pack of vanguard says on where each passage of its prose stands, by code."""
    [document] = [row for pack in packs() for row in pack.documents if row.outline]
    return {f"{document.code}/{entry.number}": entry for entry in document.outline}


def test_the_prose_of_vanguard_is_known_by_lines_and_digest() -> None:
    lines = (real_folder() / "seeds" / PROSE).read_text(encoding="utf-8").splitlines()
    known = outline()

    digests = {code: digest_of(lines[entry.first - 1 : entry.last]) for code, entry in known.items()}

    assert sorted(known) == sorted(codes_of(PROSE))
    assert digests == {code: entry.digest for code, entry in known.items()}


def test_the_lines_of_vanguard_are_those_of_the_published_list() -> None:
    listed = (real_folder() / "corpus" / "codes.tsv").read_text(encoding="utf-8").splitlines()[1:]
    expected = {row.split("\t")[0]: row.split("\t")[2] for row in listed if row.split("\t")[1] == PROSE}

    written = {
        code: str(entry.first) if entry.first == entry.last else f"{entry.first}-{entry.last}"
        for code, entry in outline().items()
    }

    assert written == expected


def test_the_visible_card_answers_of_fusion_world_have_rulings() -> None:
    # The page of card answers holds 106 entries; Q175, Q213 and Q222 are missing on it.
    answered = {row.code for pack in packs() for row in pack.rulings}
    expected = {f"fusion-world/qa/{number}" for number in range(122, 231) if number not in (175, 213, 222)}

    assert len(expected) == 106
    assert expected - answered == set()
