"""Broken files are refused whole or placed in part with a report; nothing of them is half-stored."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from rulings.cards import source
from rulings.errors import RulingsError
from rulings.models import Card, CardFace, Game, Printing
from rulings.services.card_import import import_cards
from tests.rulings.cards.samples import as_file, bakugan, both, detail, front, masters, vanguard

pytestmark = pytest.mark.django_db

Files = list[tuple[str, bytes]]
HEADING = "number,title,skills_text\n"


def text(content: str) -> Files:
    """Return a file with this content."""
    return [("cards", content.encode())]


def good_and(*broken: object) -> Files:
    """Return a file with a good card on line 2 and broken entries from line 3 on."""
    return as_file(masters(), *broken)


@pytest.fixture(autouse=True)
def games(db: None) -> None:
    """Make the four games, and a card that must survive."""
    for code in ("dbs-masters", "fusion-world", "vanguard", "bakugan"):
        Game.objects.create(code=code, names={"en": code})
    import_cards(game="dbs-masters", files=as_file(masters("ZZ9-999", title="Survivor")))


REFUSED: dict[str, tuple[str, Files, str, int]] = {
    # why: game, files, code, line (0: none)
    "empty": ("dbs-masters", text(""), "empty_file", 0),
    "blank": ("dbs-masters", text(" \n\t\n"), "empty_file", 0),
    "an empty list": ("dbs-masters", text("[]"), "no_cards", 1),
    "a heading alone": ("dbs-masters", text(HEADING), "no_cards", 1),
    "cut short inside a card": ("dbs-masters", text('[\n{"number": "ZZ1-001", "titl'), "not_json", 2),
    "cut short after a card": ("dbs-masters", text(json.dumps([masters()])[:-1]), "not_json", 1),
    "a comma missing": ("dbs-masters", text('[\n{"a": 1}\n{"b": 2}]'), "not_json", 3),
    "a comma too many": ("dbs-masters", text('[\n{"a": 1},\n]'), "not_json", 3),
    "something after the list": ("dbs-masters", text('[{"a": 1}]\n[]'), "not_json", 2),
    "a raw line break in a text": ("dbs-masters", text('[\n{"number": "ZZ\n1"}]'), "not_json", 2),
    "nested a thousand times": ("dbs-masters", text('[{"a": ' + "[" * 100_000), "not_json", 1),
    "an object": ("dbs-masters", text('{"cards": []}'), "unknown_form", 1),
    "numbers": ("dbs-masters", text("[1, 2, 3]"), "unknown_form", 1),
    "unknown keys": ("dbs-masters", text('[\n\n{"id": 1, "manaCost": "{R}"}]'), "unknown_form", 3),
    "unknown columns": ("dbs-masters", text("name;mana\nBolt;R\n"), "unknown_form", 2),
    "a web page": ("dbs-masters", text("<!doctype html><html><body>Not found</body></html>"), "no_cards", 1),
    "another game": ("dbs-masters", as_file(bakugan()), "other_game", 2),
    "another game's table": ("bakugan", text(HEADING + "ZZ1-001,A,B\n"), "other_game", 2),
    "latin-1": (
        "dbs-masters",
        [("cards", HEADING.encode() + "ZZ1-001,Café,\n".encode("latin-1"))],
        "wrong_encoding",
        2,
    ),
    "utf-16": ("dbs-masters", [("cards", json.dumps([masters()]).encode("utf-16"))], "wrong_encoding", 1),
    "a picture": ("dbs-masters", [("cards.webp", b"RIFF\x00\x00WEBP\xff\xfe")], "wrong_encoding", 1),
    "nul bytes": ("dbs-masters", [("cards", b'[\n{"number": "ZZ1\x00"}]')], "not_a_text", 2),
    "a quotation mark that stays open": (
        "dbs-masters",
        text(HEADING + 'ZZ1-001,"A,B\nZZ1-002,C,D\n'),
        "not_a_table",
        2,
    ),
    "a column twice": (
        "dbs-masters",
        text("number,title,number,skills_text\n1,2,3,4\n"),
        "doubled_column",
        1,
    ),
    "one good file and one broken": ("dbs-masters", [*as_file(masters()), ("b", b"[")], "not_json", 1),
}


@pytest.mark.parametrize("why", REFUSED)
def test_a_broken_file_is_refused_whole(why: str) -> None:
    game, files, code, line = REFUSED[why]

    with pytest.raises(RulingsError) as caught:
        import_cards(game=game, files=files)

    assert caught.value.code == code
    assert caught.value.mend
    assert caught.value.place == (f"{files[-1][0]}:{line}" if line else files[-1][0])
    assert list(Card.objects.values_list("number", flat=True)) == ["ZZ9-999"]


LONE = '{"number": "ZZ1-002", "title": "A\\ud800", "skills_text": ""}'
PARTLY: dict[str, tuple[str, Files, str]] = {
    # why: game, files whose line 3 is broken and whose line 2 is good, what is told of line 3
    "an entry that is no object": ("dbs-masters", good_and(7), "no object"),
    "an empty entry": ("dbs-masters", good_and({}), "'number' is missing"),
    "no number": ("dbs-masters", good_and(masters("")), "'number' is missing"),
    "a number that is a dash": ("dbs-masters", good_and(masters("-")), "'number' is missing"),
    "a number that is none": ("dbs-masters", good_and(masters("first card")), "is no card number"),
    "a number that is a list": (
        "dbs-masters",
        good_and(masters() | {"number": ["ZZ1-002"]}),
        "must be a text",
    ),
    "a number without end": ("dbs-masters", good_and(masters(f"ZZ1-{'0' * 100}1")), "longer than 80"),
    "no name": ("dbs-masters", good_and(masters("ZZ1-002", title=" ")), "'title' is missing"),
    "a name that is an object": (
        "dbs-masters",
        good_and(masters("ZZ1-002", title={"en": "A"})),
        "must be a text",
    ),
    "a name without end": ("dbs-masters", good_and(masters("ZZ1-002", title="A" * 201)), "longer than 200"),
    "half a sign": ("dbs-masters", text(f"[\n{json.dumps(masters())},\n{LONE}]"), "no text has"),
    "a key twice": (
        "dbs-masters",
        text(f'[\n{json.dumps(masters())},\n{{"number": "ZZ1-002", "number": "ZZ1-003", "title": "A"}}]'),
        "a key twice",
    ),
    "too many cells": ("dbs-masters", text(HEADING + "ZZ1-001,A,B\nZZ1-002,A,B,C\n"), "more cells"),
    "a side that is none": (
        "fusion-world",
        as_file(both(), both("ZF01-002", detail=[detail(side="EDGE")])),
        "no side",
    ),
    "a language that is none": (
        "fusion-world",
        as_file(both(), both("ZF01-002", detail=[detail(language="XX")])),
        "no cards in the language",
    ),
    "details that are a text": (
        "fusion-world",
        as_file(both(), both("ZF01-002", detail="front")),
        "list of objects",
    ),
    "details that are none": (
        "fusion-world",
        as_file(both(), both("ZF01-002", detail=[])),
        "list of objects",
    ),
    "a bakugan number that is a word": (
        "bakugan",
        as_file(bakugan(), bakugan("two")),
        "must be a whole number",
    ),
    "a bakugan number that is huge": (
        "bakugan",
        as_file(bakugan(), bakugan(10**40)),
        "must be a whole number",
    ),
    "a vanguard card without a name": (
        "vanguard",
        as_file(vanguard(), {"clan": "River Guild", "abilities": []}),
        "'name' is missing",
    ),
}


@pytest.mark.parametrize("why", PARTLY)
def test_a_card_that_cannot_be_placed_is_told_and_the_others_are_stored(why: str) -> None:
    game, files, told = PARTLY[why]

    report = import_cards(game=game, files=files)

    assert (report.created, [fault.line for fault in report.faults]) == (1, [3])
    assert told in report.faults[0].message
    assert Card.objects.count() == 2
    assert CardFace.objects.exclude(card__in=Card.objects.all()).count() == 0


OPEN: dict[str, tuple[str, dict[str, object], Callable[[Card], object], object, str]] = {
    # why: game, the card, what of it is left open, how that looks, what is told
    "a power that is a word": (
        "dbs-masters", masters(power="mighty"), lambda card: "power" in card.values, False, "must be a whole number"
    ),
    "a power that is huge": (
        "dbs-masters", masters(power="99999999"), lambda card: "power" in card.values, False, "too large"
    ),
    "a power that is negative": (
        "dbs-masters", masters(power=-5), lambda card: "power" in card.values, False, "must be a whole number"
    ),
    "a cost that is true": (
        "dbs-masters", masters(energy=True), lambda card: "cost" in card.values, False, "must be a whole number"
    ),
    "a cost with digits of another script": (
        "dbs-masters", masters(energy="²"), lambda card: "cost" in card.values, False, "must be a whole number"
    ),
    "a kind that is none": ("dbs-masters", masters(type="SPELL"), lambda card: card.kind, "", "no kind"),
    "a color that is none": ("fusion-world", front(color="Mauve"), lambda card: card.colors, [], "no colour"),
    "a faction that is none": (
        "bakugan", bakugan(faction="Mauve", factions=["Mauve"]), lambda card: card.colors, [], "no faction"
    ),
    "factions that are numbers": (
        "bakugan", bakugan(faction="", factions=[1, 2]), lambda card: card.colors, [], "list of texts"
    ),
    "a text that is an object": (
        "dbs-masters", masters(skills_text={"en": "Draw."}), lambda card: card.faces.get().text, "", "must be a text"
    ),
    "a text without end": (
        "dbs-masters", masters(skills_text="A" * 20_001), lambda card: card.faces.get().text, "", "longer than 20000"
    ),
    "a nul in a text": (
        "dbs-masters", masters(skills_text="Draw.\0"), lambda card: card.faces.get().text, "Draw.", "NUL"
    ),
    "a rarity without end": (
        "dbs-masters", masters(rarity="R" * 61), lambda card: card.printings.get().rarity, "", "longer than 60"
    ),
}  # fmt: skip


@pytest.mark.parametrize("why", OPEN)
def test_a_value_that_cannot_be_read_is_left_open_and_told(why: str) -> None:
    game, card, read, expected, told = OPEN[why]

    report = import_cards(game=game, files=as_file(card))

    stored = Card.objects.exclude(number="ZZ9-999").get()
    assert read(stored) == expected
    assert told in report.faults[0].message


def test_too_many_cards_and_too_large_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulings.cards.read.MAX_ROWS", 3)
    monkeypatch.setattr(source, "MAX_BYTES", 2000)
    two = as_file(front(), front("ZF01-002"))
    for files, code in (([*two, *two], "too_many_cards"), ([("big", b"[" + b" " * 2000)], "too_large")):
        with pytest.raises(RulingsError) as caught:
            import_cards(game="fusion-world", files=files)

        assert caught.value.code == code
    assert Card.objects.count() == 1


def test_a_fault_while_storing_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(card_ids: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("rulings.services.card_import.refresh_card_index", fail)

    with pytest.raises(ZeroDivisionError):
        import_cards(game="dbs-masters", files=as_file(masters(), masters("ZZ1-002")))

    assert (Card.objects.count(), CardFace.objects.count(), Printing.objects.count()) == (1, 1, 1)


def test_a_game_nobody_knows_and_no_files_are_refused() -> None:
    for game, files, code in (("chess", as_file(masters()), "unknown_game"), ("bakugan", [], "no_files")):
        with pytest.raises(RulingsError) as caught:
            import_cards(game=game, files=files)

        assert caught.value.code == code
