"""Find answers that say yes to a question to which another one of the same language says no."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable

import msgspec

YES = frozenset({"yes", "oui", "ja"})
NO = frozenset({"no", "non", "nein"})
# Of questions with the same words no more than these are compared.
MOST_ALIKE = 50

_WORD = re.compile(r"\w+")


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A question with its answer, where it stands and which cards it is about."""

    code: str
    language: str
    section: str
    cards: frozenset[str]
    question: str
    text: str


def verdict_of(text: str) -> bool | None:
    """Return whether an answer begins with yes or no; nothing when it begins otherwise."""
    first = next(iter(_words(text)), "")
    return True if first in YES else False if first in NO else None


def contradictions_among(answers: Iterable[Answer]) -> set[tuple[str, str]]:
    """Return the pairs of codes that answer one question in opposite ways, each pair in order.

    Two questions are one when their words are, and their cards; without cards they must stand in one section.
    """
    same: dict[tuple[str, tuple[str, ...]], list[tuple[Answer, bool]]] = defaultdict(list)
    for answer in answers:
        verdict = verdict_of(answer.text)
        words = tuple(_words(answer.question))
        if verdict is not None and words:
            same[answer.language, words].append((answer, verdict))
    found = set()
    for everything in same.values():
        group = everything[:MOST_ALIKE]
        for place, (one, says) in enumerate(group):
            for other, says_other in group[place + 1 :]:
                if says != says_other and _is_about_the_same(one, other):
                    found.add((min(one.code, other.code), max(one.code, other.code)))
    return found


def _is_about_the_same(one: Answer, other: Answer) -> bool:
    if one.cards or other.cards:
        return bool(one.cards & other.cards)
    return one.section == other.section


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))
