from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest
from ruamel.yaml import YAML

from judge.engine.ruleset import Ruleset
from judge.engine.rulesets.registry import RULESETS
from judge.wording.tables import GAMES, LANGUAGES, SHARED, words
from tests.judge.wording.codes import needed, shared_keys

PACKS = Path("rulings/packs")
TABLES = {**{f"shared {language}": table for language, table in SHARED.items()}} | {
    f"{game} {language}": table for game, tables in GAMES.items() for language, table in tables.items()
}


def fields_of(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_every_code_of_a_ruleset_has_a_sentence(ruleset: Ruleset, language: str) -> None:
    known = words(language, ruleset.game).table

    missing = sorted(needed(ruleset) - set(known))

    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_kernel_has_a_sentence(language: str) -> None:
    assert sorted(shared_keys() - set(SHARED[language])) == []


def test_languages_have_the_same_keys() -> None:
    for tables in (SHARED, *GAMES.values()):
        keys = [set(tables[language]) for language in LANGUAGES]
        assert keys[0] ^ keys[1] == set()
        assert keys[0] ^ keys[2] == set()


def test_languages_are_silent_about_the_same_things() -> None:
    for tables in (SHARED, *GAMES.values()):
        silent = [{key for key, text in tables[language].items() if not text} for language in LANGUAGES]
        assert silent[0] == silent[1] == silent[2]


@pytest.mark.parametrize("name", TABLES)
def test_sentences_end_and_terms_do_not(name: str) -> None:
    for key, text in TABLES[name].items():
        kind = key.partition(":")[0]
        if not text or kind in ("assumption", "refusal") or "{claim}" in text or "{verdict}" in text:
            continue
        if kind in ("step", "event", "rule", "check", "reason", "claim", "note", "force"):
            assert text.endswith("."), key
        elif kind == "ask" and key not in ("ask:how_many", "ask:from_to"):
            assert text.endswith(("?", ".")), key
        elif kind in ("act", "did", "option"):
            assert not text.endswith("."), key


def test_translations_use_the_fields_of_the_english_sentence() -> None:
    for tables in (SHARED, *GAMES.values()):
        for language in ("fr", "de"):
            for key, text in tables[language].items():
                extra = fields_of(text) - fields_of(tables["en"][key]) - {"actor", "player", "subject"}
                assert not extra, (language, key)


def test_french_and_german_are_not_left_in_english() -> None:
    for game, tables in GAMES.items():
        for language in ("fr", "de"):
            same = {
                key
                for key, text in tables[language].items()
                if text == tables["en"][key] and re.search(r"[a-z] [a-z]", text) and key.startswith(SENTENCES)
            }
            assert same == set(), (game, language)


SENTENCES = ("step:", "event:", "rule:", "check:", "reason:", "claim:", "note:", "ask:", "act:", "did:")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_zones_phases_and_modes_are_called_what_the_pack_calls_them(game: str, language: str) -> None:
    pack = YAML(typ="safe", pure=True).load((PACKS / game / "game.yaml").read_text())
    known = words(language, game).table
    called = {
        f"{kind}.{item['code']}": item[language].casefold()
        for kind, items in (("zone", pack["zones"]), ("phase", pack["phases"]), ("mode", pack["modes"]))
        for item in items
    }

    said = {key: known[key].casefold() for key in called if key in known}

    assert said == {key: called[key] for key in said}
    assert set(said) >= {key for key in called if key.startswith("phase.")}


def test_a_narrow_name_is_the_name_with_places_to_break_it() -> None:
    for tables in GAMES.values():
        for table in tables.values():
            narrow = {
                key.removesuffix(".narrow"): text for key, text in table.items() if key.endswith(".narrow")
            }

            assert {key: text.replace("\u00ad", "") for key, text in narrow.items()} == {
                key: table[key] for key in narrow
            }


def test_another_dialect_reads_its_language_and_an_unknown_language_english() -> None:
    assert words("fr-CH").language == "fr"
    assert words("de_AT").language == "de"
    assert words("ja").language == "en"
