"""Broken files: each is refused with the line where it shows, and nothing is stored.

The variants are made from small invented documents of every layout; the sound ones are imported first to prove that
it is the damage that is refused.
"""

from __future__ import annotations

import pytest

from rulings.corpus.parsers.base import MAX_BYTES, MAX_LINE, MAX_LINES
from rulings.corpus.parsers.prose import digest_of
from rulings.models import Document, Passage
from rulings.services.documents import ImportPlan, import_document
from tests.rulings.factories import make_document, make_game

pytestmark = pytest.mark.django_db

SOUND = {
    "faq": (
        "The Gate\nQ1.May it sleep?\nA1.No.\nQ2.May it run?\nA2.Yes, it is “fast”.\n"
        "The Tower\nQ1.Is it high?\nA1.Yes.\n"
    ),
    "qa-cards": (
        "CG1-001 Gate\nQ1.May it sleep?\nA1.No.\nQ2.May it run?\nA2.Yes.\n"
        "CG1-002 Tower\nQ1.Is it high?\nA1.Yes.\n"
    ),
    "qa-numbered": "CG1-001 Gate\nQ4. May it sleep?\nA4. No.\nRelated: CG1-002\nCG1-002 Tower\nQ7. High?\nA7. Yes.\n",
    "qa-set": "Gate (CG1/001)\nQ: May it sleep?\nA: No.\nQ: May it run?\nA: Yes.\nTower (CG1/002)\nQ: High?\nA: Yes.\n",
    "qa-dated": "Rules\n\nQ4 (06-11-2012)\nMay it sleep?\nNo.\nQ7 (06-12-2012)\nMay it run?\nYes.\n",
    "glossary": (
        "4 terms\n\nPlaces\n\nYardHof\nHere the guards stand.\nGateTor\nIt may be shut at any time.\n\nDeeds\n\n"
        "Raisehochziehen\nPull the bridge up.\nCallRufen\nA guard comes at once.\n"
    ),
    "rules": "The yard\n\n1-1. Walls.\n1-1-1. It has four.\n1-2. Gates.\n1-2-1. A gate may be shut.\n",
    "prose": "The yard has four walls.\n\nA guard stands there.\n\nThe tower is high.\n\nThe moat is deep.\n",
}
CR = "\r\n"


def broken(text: str) -> dict[str, bytes]:
    """Return damaged forms of a question list."""
    data = text.encode()
    return {
        "empty": b"",
        "blank": b" \n\t\n\n",
        "zero bytes alone": b"\x00" * 300,
        "a zero byte within": data.replace(b"run", b"r\x00n"),
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        "packed": b"\x1f\x8b\x08\x00" + bytes(range(255, 0, -1)),
        "pdf": b"%PDF-1.7\n1 0 obj\n<< >>\nstream\nx\x9c\xed\xfd\nendstream\n",
        "a web page": b"<!DOCTYPE html>\n<html>\n<body>\n<p>Questions</p>\n</body>\n</html>\n",
        "json": b'{"questions": [{"q": "May it sleep?", "a": "No."}]}\n',
        "latin 1": text.replace("fast", "très vite").replace("“", "'").replace("”", "'").encode("latin-1"),
        "windows quotes": text.encode("cp1252"),
        "read in another encoding": data.decode("latin-1").encode(),
        "read as windows": text.encode().decode("cp1252", errors="replace").encode(),
        "utf-16 without its mark": text.encode("utf-16-le"),
        "utf-16 cut": text.encode("utf-16")[:-1],
        "utf-32": text.encode("utf-32"),
        "a character cut": data.replace("”".encode(), "”".encode()[:2]),
        "lost characters": text.replace("“", "\ufffd").encode(),
        "line ends mixed": text.replace("\n", CR, 3).encode(),
        "line ends mixed late": (text.rstrip("\n") + CR).encode(),
        "one line end of old": text.replace("\n", "\r", 1).encode(),
        "a huge line": text.replace("fast", "fast " * MAX_LINE).encode(),
        "too many lines": data * (MAX_LINES // data.count(b"\n") + 1),
        "a huge file": data * (MAX_BYTES // len(data) + 1),
        "control characters": text.replace("run", "r\x07un").encode(),
        "an escape": text.replace("run", "\x1b[31mrun").encode(),
        "cut in a question": data[: data.index(b"run")],
        "cut before an answer": data[: data.index(b"A2.")],
        "cut in an answer": data[: data.index(b"it is")],
        "cut behind a heading": data[: data.index(b"Q1.Is")],
        "the beginning cut": data[data.index(b"A1.") :],
        "an answer lost": text.replace("A1.No.\n", "").encode(),
        "a question lost": text.replace("Q2.May it run?\n", "").encode(),
        "a number lost": text.replace("Q2.", "Q.").encode(),
        "numbers swapped": text.replace("Q2.", "Q9.").encode(),
        "an answer twice": text.replace("A1.No.\n", "A1.No.\nA1.No.\n").encode(),
        "marks of another language": text.replace("\nA", "\nR").encode(),
        "noise between": text.replace("The Tower", "#### %%%% $$$$\nThe Tower").encode(),
        "a conflict of versions": text.replace("A2.", "<<<<<<< one\nA2.").encode(),
        "all on one line": text.replace("\n", " ").encode(),
    }


BROKEN = broken(SOUND["faq"])
LATER = [
    ("qa-cards", "A2.Yes.", "Yes."),
    ("qa-cards", "CG1-001 Gate\n", ""),
    ("qa-numbered", "Q7.", "Q3."),
    ("qa-numbered", "A7. Yes.\n", ""),
    ("qa-set", "A: Yes.\nTower", "Tower"),
    ("qa-dated", "06-12-2012", "31-31-2012"),
    ("qa-dated", "Yes.\n", ""),
    ("glossary", "A guard comes at once.\n", ""),
    ("glossary", "CallRufen\nA guard comes at once.\n", ""),
    ("rules", "1-2-1. A gate may be shut.", "1-2-1. A gate may"),
    ("rules", "1-2-1. A gate may be shut.", "1-2-1."),
    ("prose", "The moat is deep.\n", ""),
]


@pytest.fixture(autouse=True)
def documents() -> None:
    """Make a game with a document of every layout."""
    game = make_game()
    Document.objects.all().delete()
    for layout in SOUND:
        make_document(game, f"castle/{layout}", layout=layout, language="en")
    lines = SOUND["prose"].split("\n")
    outline = [
        {"number": f"p{line}", "first": line, "last": line, "digest": digest_of([lines[line - 1]])}
        for line in (1, 3, 5, 7)
    ]
    Document.objects.filter(code="castle/prose").update(outline=outline)


def bring(data: bytes) -> ImportPlan:
    """Import a file without saying what it is."""
    return import_document(data=data, game="castle", language="en")


@pytest.mark.parametrize(
    ("layout", "count"), [(one, 4 if one in ("glossary", "rules", "prose") else 3) for one in SOUND]
)
def test_the_sound_forms_are_read_twice(layout: str, count: int) -> None:
    count = 2 if layout in ("qa-numbered", "qa-dated") else count
    first, second = bring(SOUND[layout].encode()), bring(SOUND[layout].encode())

    assert (first.layout, first.faults, first.count("created")) == (layout, (), count)
    assert second.count("unchanged") == count


def test_there_are_forty_broken_forms() -> None:
    assert len(BROKEN) == 40
    assert len(set(BROKEN.values())) == 40


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_with_a_line_and_stores_nothing(name: str) -> None:
    data = BROKEN[name]

    plan = bring(data)

    assert plan.faults, name
    last = data.count(b"\n") + data.count(b"\r") + 1
    assert all(1 <= fault.line <= last and len(fault.message) > 15 for fault in plan.faults)
    assert not Passage.objects.exists()


@pytest.mark.parametrize(("layout", "old", "new"), LATER)
def test_damage_in_every_layout_is_refused(layout: str, old: str, new: str) -> None:
    assert old in SOUND[layout]

    plan = bring(SOUND[layout].replace(old, new, 1).encode())

    assert plan.faults
    assert not Passage.objects.exists()


@pytest.mark.parametrize(
    ("name", "line", "word"),
    [
        ("latin 1", 5, "UTF-8"),
        ("read in another encoding", 5, "another encoding"),
        ("line ends mixed", 4, "line end"),
        ("a huge line", 5, "characters"),
        ("a zero byte within", 4, "binary"),
        ("cut in an answer", 5, "middle of a sentence"),
        ("marks of another language", 3, "French"),
    ],
)
def test_the_report_names_the_line_and_the_damage(name: str, line: int, word: str) -> None:
    fault = bring(BROKEN[name]).faults[0]

    assert (fault.line, word in fault.message) == (line, True)
