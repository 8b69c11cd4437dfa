"""The examples in the documentation are scenarios that hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.services.replays import examine_document
from judge.services.scenarios import read_document, read_scenario_text
from judge.services.twins import examine_twins_of

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("reference/scenario.md", "howto/write-a-demonstration.md")
BLOCK = re.compile(r"^```yaml(?: part=(\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _blocks(page: str) -> list[tuple[str, str]]:
    return [(found[1] or "", found[2]) for found in BLOCK.finditer((DOCS / page).read_text(encoding="utf-8"))]


WHOLE = [text for page in PAGES for part, text in _blocks(page) if not part]
PARTS = [(part, text) for page in PAGES for part, text in _blocks(page) if part]


@pytest.mark.parametrize("text", WHOLE)
def test_a_whole_example_comes_out_as_it_expects(text: str) -> None:
    examined = examine_document(text=text)

    assert examined.report.misses == ()
    assert [twin.report.misses for twin in examine_twins_of(read=examined.read)] == [()] * len(
        examined.read.twins
    )


@pytest.mark.parametrize(("part", "text"), PARTS)
def test_a_part_fits_into_the_first_example(part: str, text: str) -> None:
    items = read_document(text=text).value
    assert isinstance(items, list)
    lines = "".join(f"          {line}\n" for line in text.splitlines())
    if part == "skills":
        document = WHOLE[0].replace("    energy: {active: 3", f"{lines}    energy: {{active: 3", 1)
    else:
        document = WHOLE[0].replace(
            "expect:\n", "".join(f"  {line}\n" for line in text.splitlines()) + "expect:\n"
        )

    read = read_scenario_text(text=document)

    ids = {skill.id for card in read.scenario.state.setup.printed for skill in card.skills}
    ids |= {claim.id for claim in read.scenario.claims}
    assert {str(item["id"]) for item in items if isinstance(item, dict)} <= ids


def test_there_are_examples_of_both_kinds() -> None:
    assert len(WHOLE) >= 3
    assert {part for part, _ in PARTS} == {"skills", "claims"}
