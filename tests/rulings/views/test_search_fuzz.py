"""Whatever is typed into the search box gets an answer, and comes back as text."""

from __future__ import annotations

import random

import pytest
from django.test import Client

from tests.rulings.factories import make_game, make_ruling

pytestmark = pytest.mark.django_db

TIMES = 2000
MARK = "<i onx=1>"
PARTS = (
    *(
        "guard",
        "gardien",
        "wächter",
        "l'attaque",
        "Doppelschlag",
        "[Guard]",
        "castle/faq/gardien/1",
        "C1-001",
    ),
    *(
        "kw:guard",
        "-kw:",
        "card:",
        "rule:8-1-3",
        "lang:fr",
        "status:",
        "has:demonstration",
        "game:castle",
        "a:b:c",
    ),
    *(
        '"',
        '"no, its"',
        "'",
        "\\",
        "%",
        "_",
        "*",
        "(",
        ")",
        ";--",
        "' OR 1=1 --",
        "NEAR(",
        "AND",
        "\x00",
        "\x1f",
    ),
    *(
        MARK,
        "</script><script>",
        "{{ 7 }}",
        "{% if %}",
        "&amp;",
        "\u202e",
        "\ud7ff",
        "🃏",
        "é" * 40,
        "x" * 350,
        "カード",
    ),
)


def typed(chance: random.Random) -> str:
    """Return something that somebody might type, or rather not."""
    parts = [chance.choice(PARTS) for _ in range(chance.randint(1, 6))]
    parts += [chr(chance.randint(1, 0xD7FF)) for _ in range(chance.randint(0, 4))]
    chance.shuffle(parts)
    return chance.choice(("", " ")).join(parts)


def test_every_string_gets_an_answer_and_comes_back_as_text(client: Client) -> None:
    make_game()
    for number in range(1, 4):
        make_ruling(f"castle/faq/gardien/{number}", cards=["C1-001"])
    chance = random.Random(4)

    for _ in range(TIMES):
        question = typed(chance)
        response = client.get("/rulings/", {"q": question}, headers={"HX-Request": "true"})
        page = response.content.decode()
        assert response.status_code == 200, question
        assert MARK not in page, question
        assert "<script" not in page, question
        assert 'id="results"' in page, question
