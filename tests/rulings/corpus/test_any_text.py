"""Whatever a file holds, reading it ends with passages or with faults on lines that exist."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.corpus.codes import is_code
from rulings.corpus.parsers import LAYOUTS, parse_document, recognise

PIECES = [
    *(
        "Q1.",
        "A1.",
        "R1.",
        "Q:",
        "A:",
        "Q2 (06-11-2012)",
        "Related: ",
        "CG1-001 ",
        "(CG1/001)",
        "【CG】",
        "〜",
        "• ",
    ),
    *(
        "1-1. ",
        "1.1. ",
        "1-1-1",
        "1. ",
        "ver.1.2 ",
        "4 terms",
        "* ",
        "\n",
        "\n\n",
        "Gate",
        "GateTor",
        "it is high",
    ),
    *(". ", "?", "(", ")", "[", "]", "{", "}", "É", "ß", "①", " ", "-", "%"),
]
texts = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)


@pytest.mark.parametrize("layout", [layout.code for layout in LAYOUTS])
@given(text=texts)
def test_every_layout_ends_with_passages_or_faults(layout: str, text: str) -> None:
    document = parse_document(text.encode(), language="en", layout=layout)

    last = text.count("\n") + 1
    assert document.passages or document.faults
    named = [one.line for parts in (document.faults, document.notes, document.passages) for one in parts]
    assert all(1 <= line <= last for line in named)
    assert len({passage.number for passage in document.passages}) == len(document.passages)
    assert all(is_code(f"castle/text/{passage.number}") for passage in document.passages)
    assert document.faults or all(passage.text for passage in document.passages)


@given(st.binary(max_size=200))
def test_bytes_of_any_kind_are_refused_or_read(data: bytes) -> None:
    document = parse_document(data, language="fr")

    assert document.passages or document.faults


@given(texts)
def test_a_layout_is_recognised_by_a_share_of_the_lines(text: str) -> None:
    found = recognise(text)

    assert found is None or found in LAYOUTS
