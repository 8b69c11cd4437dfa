"""The search box answers whatever is typed, and shows nothing of it unescaped."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape

import pytest
from django.test import Client
from django.utils.html import escape

from rulings.search.index import rebuild_index
from rulings.selectors import search_rulings
from tests.rulings.factories import make_game, make_ruling

STRINGS = 2000
PAGES = 500
SEED = 20_261
MARK = "<b onx='1'>&\"zq"
WORDS = ("guard", "chosen", "gardien", "Wächter", "damage", "BT1-057", "8-1-3", "castle/faq/a/1", "gurad")
SIGNS = (
    *(
        '"',
        "'",
        "`",
        "\\",
        "%",
        "_",
        "*",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "<",
        ">",
        "&",
        "|",
        "!",
        ":",
        ";",
        "--",
        "/*",
    ),
    *(
        "AND",
        "OR",
        "NOT",
        "NEAR(",
        "stems:",
        "^",
        "+",
        "-",
        "~",
        "@@",
        "::tsquery",
        "$$",
        "%s",
        "%(x)s",
        "{0}",
        "#",
    ),
    *(
        "' OR 1=1 --",
        "'; DROP TABLE rulings_ruling; --",
        "UNION SELECT",
        "<script>alert(1)</script>",
        "{{ 7 }}",
    ),
    *(
        "card:",
        "kw:",
        'game:"',
        "rule:-",
        "lang:xx",
        "status:",
        "has:",
        "-kw:guard",
        '"two words',
        "“",
        "”",
        "«",
    ),
    *(
        "\x00",
        "\x1b",
        "\u202e",
        "\u200b",
        "\ufeff",
        "\ud800",
        "\U0001f0cf",
        "の漢字",
        "é\u0301",
        "ﬁ",
        "İ",
        "ß",
        "٣",
    ),
)


def strings(count: int) -> Iterator[str]:
    """Return random queries, the same in every run."""
    chance = random.Random(SEED)
    for number in range(count):
        kind = number % 5
        if kind == 0:
            yield "".join(chr(chance.randrange(1, 0x3000)) for _ in range(chance.randrange(1, 60)))
        elif kind == 1:
            yield "".join(chance.choices(SIGNS, k=chance.randrange(1, 12)))
        elif kind == 2:
            yield " ".join(chance.choices((*WORDS, *SIGNS), k=chance.randrange(1, 15)))
        elif kind == 3:
            yield chance.choice((*WORDS, *SIGNS)) * chance.choice((1, 7, 400, 5000))
        else:
            word = chance.choice(WORDS)
            place = chance.randrange(len(word))
            yield f"{word[:place]}{chance.choice(SIGNS)}{word[place:]} {MARK}"


@pytest.fixture
def site(db: None) -> None:
    """Store a few rulings."""
    make_game()
    for number in range(1, 4):
        make_ruling(f"castle/faq/a/{number}", cards=["BT1-057"])
    rebuild_index()


@pytest.mark.usefixtures("site")
def test_every_string_gets_an_answer() -> None:
    for text in strings(STRINGS):
        results = search_rulings(text=text, limit=3)
        assert len(results.results) <= 3, repr(text)
        assert all(notice.text for notice in results.notices), repr(text)

    assert search_rulings(text="guard").results


@pytest.mark.usefixtures("site")
def test_the_page_answers_and_shows_no_markup_that_was_typed(client: Client) -> None:
    for number, text in enumerate(strings(STRINGS)):
        if number % (STRINGS // PAGES):
            continue
        response = client.get("/rulings/", {"q": text.encode("utf-8", "ignore").decode()}, follow=True)
        page = response.content.decode()
        assert response.status_code == 200, repr(text)
        assert "<b onx" not in page, repr(text)
        assert "<script>alert" not in page, repr(text)


@pytest.mark.usefixtures("site")
def test_what_was_typed_stands_escaped_in_the_box(client: Client) -> None:
    page = client.get("/rulings/", {"q": MARK}).content.decode()

    assert MARK not in page
    assert MARK in [unescape(value) for value in re.findall(r'value="([^"]*)"', page)]
    assert escape(MARK) in page
