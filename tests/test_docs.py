"""What the documents name exists: links, commands, targets, settings."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from django.core.management import get_commands

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def _read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def _name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?://|#)([^)#]+)", _read(page))

    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_commands_and_targets_exist(page: Path) -> None:
    commands = set(re.findall(r"manage\.py ([a-z_]+)", _read(page)))
    targets = set(re.findall(r"`make ([a-z0-9-]+)", _read(page)))

    assert commands - set(get_commands()) == set()
    assert targets - TARGETS == set()


def test_every_setting_of_the_readme_is_read_somewhere() -> None:
    table = _read(ROOT / "README.md").partition("## Settings")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z][A-Z_]+)`", "\n".join(re.findall(r"^\| (.*?) \|", table, re.MULTILINE))))
    code = "\n".join(_read(file) for file in [*ROOT.glob("config/**/*.py"), ROOT / "scripts" / "run.py"])

    assert len(named) > 15
    assert [name for name in sorted(named) if f'"{name}"' not in code] == []


def test_the_targets_people_rely_on_are_there() -> None:
    expected = (
        "setup run test check fmt fmt-check lint types imports templates migrations packs cov bench soak e2e"
    )

    assert set(expected.split()) <= TARGETS


def test_decisions_are_numbered_without_gaps() -> None:
    numbers = sorted(int(page.name[:4]) for page in ROOT.glob("docs/decisions/*.md"))

    assert numbers == list(range(1, len(numbers) + 1))


def test_the_order_of_the_engine_is_the_one_that_is_checked() -> None:
    said = _read(ROOT / "docs/explanation/engine.md").partition("## Order of the files")[2]
    settings = tomllib.loads(_read(ROOT / "pyproject.toml"))["tool"]["importlinter"]
    checked = next(each for each in settings["contracts"] if each.get("containers") == ["judge.engine"])

    named = "".join(re.findall(r"`([^`]+)`", said)).replace("rulesets/", "rulesets").split()

    assert named == checked["layers"][::-1]
