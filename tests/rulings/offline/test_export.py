"""What a phone keeps: complete, the same every time, and nothing that nobody may see."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from django.test import Client

from rulings.models import Game, Ruling, SearchEntry
from rulings.offline.entries import AS_SHOWN
from rulings.search.analysis import decode
from rulings.search.index import rebuild_index
from rulings.search.words import LANGUAGES, fold, stem, words_of
from rulings.selectors.offline import offline_entries, offline_index, offline_words
from rulings.services.document_changes import confirm_sources
from rulings.services.exhibits import ExhibitDraft, replace_exhibits
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from rulings.services.rulings import withdraw_rulings
from tests.rulings.factories import make_game, make_passage, make_ruling

pytestmark = pytest.mark.django_db

GUARD, BLOW = "castle/faq/gardien/1", "castle/faq/coup/1"


@pytest.fixture
def game() -> Game:
    """Return a game with two rulings and a passage without one."""
    game = make_game()
    make_ruling(GUARD)
    make_ruling(BLOW, title="Two damage fall one by one", asked={"en": ["double blow"], "fr": [], "de": []})
    make_passage("castle/faq/coup/2", text="Un dégât reste un dégât.")
    rebuild_index()
    return game


def _read(data: bytes) -> dict[str, object]:
    value: dict[str, object] = json.loads(data)
    return value


def _by_code(written: dict[str, object]) -> dict[str, dict[str, object]]:
    entries = written["entries"]
    assert isinstance(entries, list)
    return {entry["code"]: entry for entry in entries}


def _texts(written: object) -> list[str]:
    """Read texts back from what each adds to the one before."""
    assert isinstance(written, dict)
    texts: list[str] = []
    before = ""
    for shared, rest in zip(written["shared"], written["rest"].split(" "), strict=True):
        before = before[:shared] + rest
        texts.append(before)
    return texts


def _ranked(words: object) -> list[str]:
    assert isinstance(words, dict)
    counts = dict(zip(_texts(words["texts"]), words["counts"], strict=True))
    return sorted(counts, key=lambda word: (-counts[word], word))


def test_every_unit_can_be_read_back_as_it_is_stored(game: Game) -> None:
    words = _read(offline_words(version="1"))
    written = _read(offline_entries(version="1", game=game))
    ranked = _ranked(words["words"])
    fields, tokens, entries = written["fields"], written["tokens"], written["entries"]
    assert isinstance(fields, list)
    assert isinstance(tokens, list)
    assert isinstance(entries, list)

    read: dict[str, list[tuple[str, tuple[str, ...], str]]] = {}
    for entry in entries:
        numbers = list(entry["units"])
        while numbers:
            head, count = numbers.pop(0), numbers.pop(0)
            if count == AS_SHOWN:
                text = entry["answer" if fields[head // 4] == "text" else fields[head // 4]]
                texts = [word.text for word in words_of(fold(text))]
            else:
                texts = [ranked[numbers.pop(0)] for _ in range(count)]
            own = [tokens[numbers.pop(0)] for _ in range(numbers.pop(0))]
            language = LANGUAGES[head % 4] if head % 4 < len(LANGUAGES) else None
            stems = [stem(text, language) for text in texts] if language else []
            unit = (fields[head // 4], (*stems, *own), " ".join(texts))
            read.setdefault(entry["code"], []).append(unit)

    stored = {entry.code: decode(entry.analysis).units for entry in SearchEntry.objects.all()}
    assert {
        code: [(unit.field, unit.stems, unit.phrase) for unit in units] for code, units in stored.items()
    } == read
    assert len(read) == 3


def test_the_stems_of_known_words_are_those_of_the_server(game: Game) -> None:
    words = _read(offline_words(version="1"))["words"]
    assert isinstance(words, dict)

    for word, kind in zip(_texts(words["texts"]), words["kind"], strict=True):
        if not word.isascii():
            continue
        for language, way in zip(LANGUAGES, words["kinds"][kind], strict=True):
            cut, added = words["ways"][way]
            assert word[: len(word) - cut] + added == stem(word, language), (word, language)


def test_an_entry_carries_what_a_list_of_answers_shows(game: Game) -> None:
    entries = _read(offline_entries(version="1", game=game))["entries"]
    assert isinstance(entries, list)
    by_code = {entry["code"]: entry for entry in entries}

    assert by_code[GUARD]["title"] == "A guard acts only when chosen"
    assert by_code[GUARD]["answer"] == "No, its player chooses."
    assert by_code[GUARD]["url"] == f"/rulings/{GUARD}/"
    assert by_code["castle/faq/coup/2"]["kind"] == "passage"


def test_the_same_rows_give_the_same_bytes(game: Game) -> None:
    words, entries = offline_words(version="1"), offline_entries(version="1", game=game)

    assert offline_words(version="1") == words
    assert offline_entries(version="1", game=game) == entries


def test_what_is_withdrawn_is_not_kept_and_changes_the_version(game: Game) -> None:
    before = offline_index()

    withdraw_rulings(rulings=[Ruling.objects.get(code=BLOW)])

    after = offline_index()
    assert after.version != before.version
    assert "Two damage fall one by one" not in offline_entries(version="1", game=game).decode()


def test_a_ruling_withdrawn_behind_the_back_of_search_is_not_kept(game: Game) -> None:
    Ruling.objects.filter(code=BLOW).update(status="withdrawn")

    assert BLOW not in {
        entry["code"]
        for entry in _read(offline_entries(version="1", game=game))["entries"]  # type: ignore[attr-defined]  # a list of objects
    }


@pytest.mark.parametrize("piece", ["index.json", "words.json", "games/castle.json"])
def test_a_piece_that_holds_still_is_not_sent_again(client: Client, game: Game, piece: str) -> None:
    address = f"/rulings/offline/{piece}"
    first = client.get(address, headers={"accept-encoding": "gzip"})

    again = client.get(address, headers={"if-none-match": first.headers["ETag"]})
    make_ruling("castle/faq/coup/3", title="Another one")
    later = client.get(address, headers={"if-none-match": first.headers["ETag"]})

    assert first.status_code == 200
    assert again.status_code == 304
    assert not again.content
    assert later.status_code == 200


def test_a_game_nobody_has_is_not_found(client: Client, game: Game) -> None:
    assert client.get("/rulings/offline/games/nothing.json").status_code == 404


def test_the_pieces_name_one_version(client: Client, game: Game) -> None:
    listing = client.get("/rulings/offline/index.json").json()
    addresses = [listing["words"], *(game["url"] for game in listing["games"])]

    assert {client.get(address).json()["version"] for address in addresses} == {listing["version"]}
    assert [game["entries"] for game in listing["games"]] == [3]


def test_the_worker_may_answer_for_the_pages_of_rulings(client: Client, game: Game) -> None:
    worker = client.get("/rulings/offline/worker.js")

    assert worker.headers["Service-Worker-Allowed"] == "/rulings/"
    assert worker.headers["Content-Type"].startswith("text/javascript")
    script = worker.content.decode()
    kept = json.loads(script.split("self.KEPT = ", 1)[1].split(";\n", 1)[0])
    assert kept["page"] == "/rulings/offline/"
    assert all(address.startswith("/static/") for address in kept["files"])


def test_the_manifest_names_icons_that_exist(client: Client, game: Game) -> None:
    manifest = client.get("/rulings/offline/app.webmanifest").json()

    assert manifest["scope"] == manifest["start_url"] == "/rulings/"
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}


def test_a_disputed_ruling_carries_every_voice_and_its_date(game: Game) -> None:
    voices = [
        {"code": GUARD, "says": "The FAQ: no.", "date": "2019-02-08"},
        {"code": "castle/faq/coup/2", "says": "The manual: yes.", "date": None},
    ]
    make_ruling("castle/faq/gardien/2", status="disputed", disputed=voices)

    written = _read(offline_entries(version="1", game=game))

    entry = _by_code(written)["castle/faq/gardien/2"]
    assert entry["disputed"] == [
        [GUARD, "The FAQ: no.", "2019-02-08"],
        ["castle/faq/coup/2", "The manual: yes.", ""],
    ]
    passages = {row[0]: row[1:] for row in written["passages"]}  # type: ignore[attr-defined]  # a list of objects
    assert {"castle/faq/gardien/2", "castle/faq/coup/2"} <= set(passages)
    assert written["documents"][passages["castle/faq/coup/2"][1]] == "castle/faq"  # type: ignore[index]  # a list


def test_a_statement_is_kept_once_and_found_for_every_citation(game: Game) -> None:
    """A passage without a ruling has its statement as its own answer; one with imported words, or with a ruling of
    the same code, has something else there."""
    make_passage("castle/faq/coup/4", statement="One damage is one card.")
    make_passage("castle/faq/coup/5", statement="Two are two.", text="Deux sont deux.")
    make_ruling(
        "castle/faq/coup/6", citations=["castle/faq/coup/4", "castle/faq/coup/5", "castle/faq/coup/2"]
    )
    rebuild_index()

    written = _read(offline_entries(version="1", game=game))

    statements = {row[0]: row[3] for row in written["passages"]}  # type: ignore[attr-defined]  # a list of objects
    assert statements["castle/faq/coup/4"] == ""
    assert _by_code(written)["castle/faq/coup/4"]["answer"] == "One damage is one card."
    assert statements["castle/faq/coup/5"] == "Two are two."


def test_a_ruling_that_no_longer_holds_or_whose_source_changed_says_so(game: Game) -> None:
    make_ruling("castle/faq/gardien/2", status="superseded", superseded_by=GUARD)
    Ruling.objects.filter(code=BLOW).update(source_changed_at=datetime(2026, 3, 1, 12, tzinfo=UTC))

    entries = _by_code(_read(offline_entries(version="1", game=game)))

    assert entries["castle/faq/gardien/2"]["superseded_by"] == GUARD
    assert entries[BLOW]["source_changed"] == "2026-03-01"
    assert "source_changed" not in entries[GUARD]


def test_demonstrations_change_the_version_when_they_change_and_only_then(game: Game) -> None:
    one = ExhibitDraft(ruling=GUARD, kind="demonstration", title="One", address="/judge/castle/one/")
    versions = [offline_index().version]
    for exhibits in ([one], [one], [replace(one, title="Two")], [], []):
        replace_exhibits(game=game, exhibits=exhibits)
        versions.append(offline_index().version)

    changes = [before != after for before, after in pairwise(versions)]
    assert changes == [True, False, True, True, False]


def test_a_source_compared_again_changes_the_version(game: Game) -> None:
    Ruling.objects.filter(code=BLOW).update(source_changed_at=datetime(2026, 3, 1, 12, tzinfo=UTC))
    before = offline_index().version

    confirm_sources(rulings=Ruling.objects.filter(code=GUARD))
    assert offline_index().version == before
    confirm_sources(rulings=Ruling.objects.filter(code=BLOW))
    assert offline_index().version != before


def test_the_packs_as_shipped_are_small_enough_to_keep() -> None:
    load_packs(read_packs())

    pieces = [offline_words(version="1")]
    pieces += [offline_entries(version="1", game=game) for game in Game.objects.all()]

    assert sum(len(gzip.compress(piece, 6)) for piece in pieces) < 450_000
