"""Glossaries: terms in two languages that share a line, sections, and what does not fit."""

from __future__ import annotations

import pytest

from rulings.corpus.parsers import parse_document
from rulings.corpus.parsers.glossary import split_term

PAGE = """Zum Inhalt springen
Burgführer

Glossar

4 Begriffe rund um die Burg.

Orte

Castle YardBurghof
Hier stehen die Wächter, bis jemand sie ruft. (Regel 3)
Use
Alles, was ein Wächter tut,
kostet einen Stein.

Dinge

Attack Cardangreifende Karte
Die Karte, die angreift.
Guard
Bewacht das Tor.
"""


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("LeaderAnführer", "Leader", "Anführer"),
        ("KObesiegen", "KO", "besiegen"),
        ("When KO'dWenn besiegt", "When KO'd", "Wenn besiegt"),
        ("Free Timingfreie Zeit", "Free Timing", "freie Zeit"),
        ("Useeinsetzen", "Use", "einsetzen"),
        ("End of the Gameaus und vorbei", "End of the Game", "aus und vorbei"),
        ("DeckDeck", "Deck", "Deck"),
        (
            "RiseAufstieg (sinngemäß; „Symbole des Aufstiegs“)",
            "Rise",
            "Aufstieg (sinngemäß; „Symbole des Aufstiegs“)",
        ),
        ("Blocker", "Blocker", ""),
        ("Once per turn", "Once per turn", ""),
    ],
)
def test_a_line_is_split_where_the_languages_meet(line: str, english: str, german: str) -> None:
    assert split_term(line) == (english, german)


def test_terms_get_codes_of_their_english_words_under_their_section() -> None:
    document = parse_document(PAGE.encode(), language="de")

    assert (document.layout, document.faults) == ("glossary", ())
    assert [(one.number, one.section, one.question) for one in document.passages] == [
        ("castle-yard", "Orte", "Castle Yard – Burghof"),
        ("use", "Orte", "Use"),
        ("attack-card", "Dinge", "Attack Card – angreifende Karte"),
        ("guard", "Dinge", "Guard"),
    ]
    assert document.passages[1].text.endswith("\nkostet einen Stein.")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("4 Begriffe", "5 Begriffe", 6),
        ("Die Karte, die angreift.\n", "", 18),
        ("Bewacht das Tor.\n", "", 20),
        ("Bewacht das Tor.", "Bewacht das", 21),
        ("Dinge\n\n", "Dinge\n\nLeere\n\n", 16),
        ("Bewacht das Tor.", "%%% ### $$$.", 21),
    ],
)
def test_what_is_missing_is_named_with_its_line(old: str, new: str, line: int) -> None:
    document = parse_document(PAGE.replace(old, new).encode(), language="de")

    assert line in [fault.line for fault in document.faults]


def test_a_term_explained_twice_is_kept_and_noted() -> None:
    text = PAGE.replace("4 Begriffe", "5 Begriffe") + "Guard\nBewacht auch den Turm.\n"
    document = parse_document(text.encode(), language="de")

    assert document.passages[-1].number == "guardb"
    assert any("a second time" in note.message for note in document.notes)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Dinge\n\n", "Dinge\n\nEine Erklärung, vor der kein Wort steht.\n\n", 18),
        ("Guard\nBewacht", "Ωμέγα\nBewacht", 20),
    ],
)
def test_an_explanation_needs_a_term_and_a_term_a_word(old: str, new: str, line: int) -> None:
    document = parse_document(PAGE.replace(old, new).encode(), language="de")

    assert line in [fault.line for fault in document.faults]
