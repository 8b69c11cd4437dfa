"""The real documents are imported with the counts that the notes on the data give, the second time without a change.

Counts are those of the section on rulings in the README of the data; codes those of the published list.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from functools import cache

import msgspec
import pytest

from rulings.models import Document, Game, Passage
from rulings.services.documents import ImportPlan, import_document, plan_import
from rulings.services.pack_files import Pack, read_packs
from rulings.services.packs import load_packs
from tests.rulings.real_data import codes_of, codes_of_all, real_folder

pytestmark = pytest.mark.django_db


@dataclass(frozen=True, slots=True)
class Source:
    """A real file, what it is, and how much must come out."""

    file: str
    game: str
    language: str
    document: str
    entries: int

    def data(self) -> bytes:
        """Return the bytes of the file."""
        return (real_folder() / self.file).read_bytes()


def rulings(file: str, game: str, language: str, document: str, entries: int) -> Source:
    """Return a source among the rulings."""
    return Source(f"data/rulings/{file}", game, language, document, entries)


SEEDS = (
    Source("seeds/000_e1615d8a7fcedd4d.txt", "dbs-masters", "fr", "faq", 197),
    Source("seeds/002_e81f505026834ed7.txt", "fusion-world", "de", "glossary", 78),
    Source("seeds/003_8851a4171e0c9164.txt", "vanguard", "fr", "standard-fight", 44),
    Source("seeds/004_4ceebfa9936b7d6e.txt", "bakugan", "fr", "rules", 26),
)
INTERNATIONAL = rulings("layout_dbs-masters_card-qa_intl_en.txt", "dbs-masters", "en", "card-qa-intl", 8)
EUROPEAN = rulings("layout_dbs-masters_card-qa_europe_en.txt", "dbs-masters", "en", "card-qa-europe", 7)
CARD_FAQ = rulings("fusion-world_card-faq_en_q122-q230.txt", "fusion-world", "en", "qa", 106)
ENGLISH_RULES = rulings("dbs-masters_rules_1.074_en.txt", "dbs-masters", "en", "cr-1.074", 597)
FRENCH_RULES = rulings("dbs-masters_rules_1.071_fr.txt", "dbs-masters", "fr", "cr-1.071", 591)
GENERAL = rulings("layout_vanguard_official-qa_en.txt", "vanguard", "en", "official-qa", 9)
SETS = rulings("layout_vanguard_set-rulings_en.txt", "vanguard", "en", "set-rulings", 8)
OTHERS = (
    CARD_FAQ,
    ENGLISH_RULES,
    FRENCH_RULES,
    INTERNATIONAL,
    EUROPEAN,
    rulings("layout_dbs-masters_faq-cartes_fr.txt", "dbs-masters", "fr", "card-qa-fr", 6),
    rulings("layout_dbs-masters_game-qa_en.txt", "dbs-masters", "en", "game-qa", 12),
    GENERAL,
    SETS,
)
TWICE = ["1-2-2-1", "7-1-4", "7-3-1-2-3-1", "7-4-1-4-1", "10-5-4", "10-5-7", "10-13-4", "10-14-1", "10-14-4"]
TWICE.append("10-18-2")


@cache
def shipped() -> list[Pack]:
    """Return the packs as shipped, read once."""
    return read_packs()


@pytest.fixture
def documents() -> None:
    """Store the documents that the packs name, and nothing else of them."""
    real_folder()
    for pack in shipped():
        game = Game.objects.create(code=pack.game.code, names=pack.game.names)
        for row in pack.documents:
            Document.objects.create(
                game=game,
                code=row.code,
                title=row.title,
                language=row.language,
                kind=row.kind,
                authority=row.authority,
                layout=row.layout,
                outline=msgspec.to_builtins(row.outline),
            )


def bring(source: Source) -> ImportPlan:
    """Import a source and expect no fault."""
    plan = import_document(data=source.data(), game=source.game, language=source.language)
    assert plan.faults == ()
    return plan


def test_every_file_gives_its_count_and_finds_its_document_twice() -> None:
    real_folder()
    load_packs(shipped())
    for source in (*SEEDS, *OTHERS):
        first, second = bring(source), bring(source)

        assert first.document == Document.objects.get(code=f"{source.game}/{source.document}")
        assert (first.count("created"), len(first.passages)) == (source.entries, source.entries), source.file
        assert second.count("unchanged") == source.entries, source.file
        assert (second.reworded, second.gone, second.marked) == (0, (), ())


@pytest.mark.usefixtures("documents")
def test_the_seeds_have_the_345_codes_of_the_list_and_their_lines() -> None:
    for source in SEEDS:
        plan = bring(source)

        assert [passage.code for passage in plan.passages] == codes_of(source.file.removeprefix("seeds/"))
    listed = codes_of_all()
    stored = Passage.objects.filter(code__in=listed).exclude(text="")

    assert (len(listed), stored.count()) == (345, 345)
    assert {passage.code: passage.line for passage in stored} == listed


@pytest.mark.usefixtures("documents")
def test_card_answers_have_85_headings_23_with_related_cards_and_three_gaps() -> None:
    plan = bring(CARD_FAQ)

    numbers = {int(passage.parsed.number) for passage in plan.passages}
    assert (plan.headings, plan.related) == (85, 23)
    assert set(range(122, 231)) - numbers == {175, 213, 222}
    assert Passage.objects.get(code="fusion-world/qa/131").cards == ["FB01-039", "FB01-035"]


@pytest.mark.usefixtures("documents")
def test_the_manuals_nest_and_the_ten_numbers_used_twice_are_kept_and_reported() -> None:
    english, french = bring(ENGLISH_RULES), bring(FRENCH_RULES)

    repeated = [passage.parsed.number for passage in french.passages if passage.parsed.number.endswith("b")]
    reported = {note.message.split(" ", 1)[0] for note in french.notes if "stands on line" in note.message}
    assert repeated == [f"{number}b" for number in TWICE]
    assert reported == set(TWICE)
    assert all(not passage.parsed.number.endswith("b") for passage in english.passages)
    numbers = [{passage.parsed.label for passage in plan.passages} for plan in (french, english)]
    assert (len(numbers[0] - numbers[1]), len(numbers[1] - numbers[0])) == (30, 46)
    assert Passage.objects.get(code="dbs-masters/cr-1.074/8-6-4").parent == "8-6"


@pytest.mark.usefixtures("documents")
def test_what_is_numbered_differently_in_a_manual_is_said_with_its_line() -> None:
    english, french = bring(ENGLISH_RULES), bring(FRENCH_RULES)

    left_out = [note for note in french.notes if "not numbered as the rest" in note.message]
    assert (left_out[0].line, left_out[-1].line, len(left_out)) == (703, 725, 19)
    assert [note.line for note in english.notes if "has no point behind" in note.message] == [335]


@pytest.mark.usefixtures("documents")
@pytest.mark.parametrize("order", [(INTERNATIONAL, EUROPEAN), (EUROPEAN, INTERNATIONAL)])
def test_the_two_editions_are_both_kept_and_marked_as_contradicting(order: tuple[Source, Source]) -> None:
    for source in (*order, *order):
        plan = bring(source)

    pair = ("dbs-masters/card-qa-europe/sd1-003/1", "dbs-masters/card-qa-intl/sd1-003/1")
    assert plan.contradicting == (pair,)
    one, other = (Passage.objects.get(code=code) for code in pair)
    assert list(one.contradicts.all()) == [other]
    assert list(other.contradicts.all()) == [one]
    assert Passage.contradicts.through.objects.count() == 2


@pytest.mark.usefixtures("documents")
def test_wrong_numbers_and_second_names_of_cards_are_noted() -> None:
    messages = [note.message for note in bring(INTERNATIONAL).notes]

    assert any(message.startswith("BT1-002 stands above as 'Vados'") for message in messages)
    assert any("calls BT1-001 'Aide Vados'" in message for message in messages)
    assert Passage.objects.get(code="dbs-masters/card-qa-intl/bt1-002/1b").text == "No, they cannot."


@pytest.mark.usefixtures("documents")
def test_days_two_numbers_and_answers_without_a_mark_are_read() -> None:
    bring(GENERAL)
    bring(SETS)

    late = Passage.objects.get(code="vanguard/official-qa/507")
    assert late.date == datetime.date(2014, 2, 7)
    assert late.text.startswith("It lies face down")
    assert Passage.objects.get(code="vanguard/set-rulings/v-eb04-001/1").cards == [
        "V-EB04/001",
        "V-EB04/SV01",
    ]


@pytest.mark.usefixtures("documents")
def test_a_seed_cut_anywhere_is_refused_or_ends_between_two_passages() -> None:
    for source in SEEDS:
        data = source.data()
        for part in range(1, 12):
            cut = data[: len(data) * part // 12]
            plan = plan_import(
                data=cut.decode(errors="ignore").encode(),
                game=source.game,
                language=source.language,
                document=f"{source.game}/{source.document}",
                layout=source.document,
            )

            assert plan.is_refused or plan.passages[-1].parsed.text.endswith((".", ")", "!", "?"))
