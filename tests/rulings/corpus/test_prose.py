"""Prose without numbers is read by an outline: unchanged words are found anywhere, changed ones by their place."""

from __future__ import annotations

import pytest

from rulings.corpus.parsers import parse_document
from rulings.corpus.parsers.prose import digest_of
from rulings.corpus.types import OutlineEntry, ParsedDocument

LINES = [
    "The castle",
    "",
    "The yard has four walls.",
    "",
    "– A wall has a gate.",
    "",
    "A guard stands in the yard.",
    "",
    "The tower is high.",
    "",
    "The moat is deep.",
]
PLACES = {"yard": (3, 5), "guard": (7, 7), "tower": (9, 9), "moat": (11, 11)}
OUTLINE = tuple(
    OutlineEntry(number=number, first=first, last=last, digest=digest_of(LINES[first - 1 : last]))
    for number, (first, last) in PLACES.items()
)


def read(text: str, layout: str = "") -> ParsedDocument:
    """Read a text with the outline at hand."""
    return parse_document(text.encode(), language="en", layout=layout, outlines={"castle-prose": OUTLINE})


def test_the_passages_are_found_and_the_rest_is_noted() -> None:
    document = read("\n".join(LINES))

    assert (document.layout, document.faults) == ("castle-prose", ())
    assert [(one.number, one.line) for one in document.passages] == [
        ("yard", 3),
        ("guard", 7),
        ("tower", 9),
        ("moat", 11),
    ]
    assert document.passages[0].text == "The yard has four walls.\n– A wall has a gate."
    assert [note.line for note in document.notes] == [1]


def test_lines_may_have_moved() -> None:
    document = read("\n".join(["Read this first.", "", *(line for line in LINES if line)]))

    assert document.faults == ()
    assert [one.line for one in document.passages] == [4, 6, 7, 8]


def test_a_changed_passage_is_taken_from_its_place() -> None:
    document = read("\n".join(["New top.", *LINES]).replace("is high", "is very high"))

    assert document.faults == ()
    assert [one.text for one in document.passages if one.number == "tower"] == ["The tower is very high."]
    assert any("other words than before" in note.message for note in document.notes)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("\n".join(LINES[:9]), [9]),
        ("\n".join(LINES).removesuffix(" deep."), [11]),
        ("\n".join(LINES).replace("The tower is high.", "The keep.\n\nThe tower is very high."), [7]),
    ],
)
def test_a_passage_that_is_not_found_refuses_the_text(text: str, lines: list[int]) -> None:
    assert [fault.line for fault in read(text).faults] == lines


def test_another_text_is_not_taken_for_it_unless_named() -> None:
    text = "A story.\n\nA guard stands in the yard.\n"

    assert read(text).layout == ""
    assert read(text, "castle-prose").faults
    assert read("\n".join(LINES) * 9).layout == ""
