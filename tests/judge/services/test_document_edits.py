"""Changing the text of a document: what it says is what was wanted, whatever the layout."""

from __future__ import annotations

import pytest

from judge.services.document_edits import Node, edited
from judge.services.scenarios import read_document


def _with_title(document: Node) -> None:
    document["title"] = "yes, but: no #1"


@pytest.mark.parametrize(
    "text",
    [
        "scenario: 1\n# comment\ntitle: old\n",
        '{"scenario": 1, "title": "old"}',
        "{scenario: 1, title: old}",
        "scenario: 1\nnumber: 1_000\nword: yes\ntitle: old\n",
        "scenario: 0o17\nlist:\n- 1\n- {a: b}\ntitle: 'old'\n",
        "scenario: 1\r\ntitle: old\r\n",
    ],
)
def test_the_changed_text_says_what_was_wanted(text: str) -> None:
    value = read_document(text=text).value
    assert isinstance(value, dict)

    changed = read_document(text=edited(text=text, value=value, change=_with_title)).value

    assert changed == {**value, "title": "yes, but: no #1"}


def test_what_is_not_changed_keeps_its_layout() -> None:
    text = "# head\nscenario: 1   # one\ntitle: old\nlist: [1,  2]\n"
    value = read_document(text=text).value
    assert isinstance(value, dict)

    changed = edited(text=text, value=value, change=_with_title)

    assert changed.splitlines()[:2] == ["# head", "scenario: 1   # one"]
