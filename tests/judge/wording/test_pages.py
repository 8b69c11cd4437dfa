from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.template import Context, Template

from judge.engine.trace import OFFICIAL, STRENGTHS
from judge.wording import LANGUAGES, say_text
from judge.wording.tables import SHARED

TEMPLATES = sorted(Path("templates/judge").glob("*.html"))
CODES = {code for path in TEMPLATES for code in re.findall(r'{% said "(\w+)"', path.read_text())}
SPOKEN = {"everything", "over", "may", "nothing", "time", "work", "miss", "near"}
"""What `replay_text.py` says on a terminal."""

WEAK = set(STRENGTHS) - {OFFICIAL}
"""What a page says beside a citation that is not official."""


def test_every_code_on_a_page_has_words_and_no_words_are_left_over() -> None:
    told = {key.removeprefix("text:") for key in SHARED["en"] if key.startswith("text:")}

    assert told == CODES | SPOKEN | WEAK


def test_pages_with_sentences_of_the_engine_keep_nothing_in_english_alone() -> None:
    spoken = [path for path in TEMPLATES if "{% said" in path.read_text()]

    assert [path.name for path in spoken if re.search(r"{% (block)?translate", path.read_text())] == []


def test_the_tag_speaks_the_language_of_the_page_and_escapes_what_people_wrote() -> None:
    template = Template('{% load judge_words %}{% said "wins" winner=who %}')

    assert template.render(Context({"language": "de", "who": "B"})) == "B gewinnt"
    assert template.render(Context({"language": "fr-CH", "who": "<b>"})) == "&lt;b&gt; gagne"
    assert template.render(Context({"who": "B"})) == "B wins"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 quiet step", "2 quiet steps"),
        ("fr", "1 étape discrète", "2 étapes discrètes"),
        ("de", "1 stiller Schritt", "2 stille Schritte"),
    ],
)
def test_words_around_sentences_count(language: str, one: str, two: str) -> None:
    assert language in LANGUAGES
    assert [say_text(text="quiet", language=language, count=count) for count in (1, 2)] == [one, two]
