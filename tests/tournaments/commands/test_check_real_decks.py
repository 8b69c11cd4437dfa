"""Published lists of every game, judged by the packs alone: none crashes, none is called legal."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from tests.rulings.real_data import real_folder

pytestmark = pytest.mark.django_db

PROFILES = {
    "dbs-masters": ("masters-2019", "masters-4"),
    "fusion-world": ("fw-current",),
    "vanguard": ("vg-classic", "vg-current"),
}


def answer_of(capsys: pytest.CaptureFixture[str], file: Path, profile: str) -> dict[str, Any]:
    """Return what the command says of a file."""
    with suppress(SystemExit):
        call_command("check_deck", str(file), "--game", file.parent.name, "--profile", profile, "--json")
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_no_published_list_is_called_legal_while_its_cards_are_unknown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = sorted((real_folder() / "data" / "decklists").glob("*/*.txt"))
    load_packs(read_packs())

    answers = {
        (file.name, profile): answer_of(capsys, file, profile)
        for file in files
        for profile in PROFILES[file.parent.name]
    }

    assert len(answers) == 14
    assert all(answer["legal"] is not True for answer in answers.values())
    assert all(answer["unchecked"] for answer in answers.values())
    codes = {
        finding["code"] for answer in answers.values() for finding in (*answer["faults"], *answer["unsure"])
    }
    assert "" not in codes


@pytest.mark.parametrize("profile", ["vg-classic", "vg-current"])
def test_the_triggers_of_a_list_of_unknown_names_are_said_to_be_uncounted(
    capsys: pytest.CaptureFixture[str], profile: str
) -> None:
    """58 cards in ride line and main deck; triggers cannot be counted, so the checker says so."""
    file = real_folder() / "data" / "decklists" / "vanguard" / "chronojet-deck.txt"
    load_packs(read_packs())

    answer = answer_of(capsys, file, profile)

    sizes = {section: sum(row["count"] for row in rows) for section, rows in answer["sections"].items()}
    assert sizes == {"ride": 14, "main": 44, "stride": 12}
    assert (answer["legal"], answer["cards"]) == (False, 70)
    assert {"triggers", "heal_triggers", "sentinel_limit", "first_vanguard"} <= set(answer["unchecked"])
    assert not {"triggers", "heal_triggers"} & {fault["rule"] for fault in answer["faults"]}
