"""Players' words for the terms of a game are read, joined to the terms and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings.models import Game, Term
from rulings.search.index import rebuild_index
from rulings.selectors import search_rulings
from rulings.services.pack_files import PACKS, Pack, read_pack, read_packs
from tests.rulings.factories import make_game, make_ruling

TERMS = """\
- {code: guard, kind: keyword, en: [Guard], synonyms: {en: [guarding]}}
- {code: rest, kind: mode, en: [Rest]}
"""


def pack_with(tmp_path: Path, synonyms: str) -> Pack:
    """Return a pack of two terms and these synonyms."""
    folder = tmp_path / "castle"
    (folder / "rulings").mkdir(parents=True)
    (folder / "game.yaml").write_text("game: castle\nnames: {en: Castle}\n", encoding="utf-8")
    (folder / "sources.yaml").write_text("documents: []\npassages: []\n", encoding="utf-8")
    (folder / "terms.yaml").write_text(TERMS, encoding="utf-8")
    (folder / "synonyms.yaml").write_text(synonyms, encoding="utf-8")
    return read_pack(folder, root=tmp_path)


def test_synonyms_join_those_of_the_terms(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "- {term: guard, en: [shield up, guarding], fr: [se protéger]}\n")

    assert pack.faults == ()
    assert pack.terms[0].synonyms == {"en": ["guarding", "shield up"], "fr": ["se protéger"]}
    assert pack.terms[1].synonyms == {}


@pytest.mark.parametrize(
    ("synonyms", "message"),
    [
        ("- {term: wall, en: [tap]}\n", "'wall' is not in terms.yaml"),
        ("- {term: rest, en: [guards]}\n", "means 'guard' too"),
        ("- {term: rest, en: [tap, Tap]}\n", "stands twice"),
        ("- {term: rest, it: [tap]}\n", "Unknown key 'it'"),
    ],
)
def test_faults_are_told_with_their_place(tmp_path: Path, synonyms: str, message: str) -> None:
    faults = pack_with(tmp_path, synonyms).faults

    assert [message in str(fault) for fault in faults] == [True]
    assert faults[0].place == "castle/synonyms.yaml:1"


def test_every_shipped_game_has_synonyms() -> None:
    packs = read_packs(PACKS)

    assert [pack.game.code for pack in packs if not pack.synonyms] == []
    assert [str(fault) for pack in packs for fault in pack.faults] == []


@pytest.mark.django_db
def test_words_of_one_game_do_not_disturb_another() -> None:
    castle, tower = make_game("castle"), make_game("tower")
    Term.objects.filter(game=castle, code="guard").update(synonyms={"en": ["wall"]})
    for game in (castle, tower):
        make_ruling(f"{game.code}/faq/a/1")
        make_ruling(f"{game.code}/faq/a/2", title="A wall is built of stone", asked={}, keywords=[])
    rebuild_index()

    assert first("wall", castle) == "castle/faq/a/1"
    assert first("wall", tower) == "tower/faq/a/2"
    assert "tower/faq/a/1" not in [
        result.code for result in search_rulings(text="wall", game_id=tower.pk).results
    ]


def first(text: str, game: Game) -> str:
    """Return the code that leads in a game."""
    return search_rulings(text=text, game_id=game.pk).results[0].code
