"""Turn what somebody types into groups of tokens, for each of the places where they may stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from rulings.construction.names import name_key, number_key
from rulings.search.cards.analysis import LABEL, NAME, TEXT
from rulings.search.cards.tokens import (
    fold_card,
    forms_in_any_language,
    is_run,
    joined_number,
    number_token,
    pairs_of,
    words_in,
)
from rulings.search.words import stop_words

MAX_LENGTH = 200
MAX_GROUPS = 12
# How long a word must be that may go on, in names and in texts: shorter ones begin too much.
OPEN_IN_NAMES, OPEN_IN_TEXTS = 1, 3

_UNREADABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]+")
_NUMBER_LIKE = re.compile(r"(?=[^\s]*\d)[a-z0-9]+(?:[-_/.][a-z0-9]+)*[-_/]?")
_SPACED = re.compile(r"\b([a-z]{1,4}\d{1,3})\s+(\d{2,4}[a-z]?)\b")
_MARKS = "[](){}<>\"'“”«»「」『』【】,;:!?*"


class CardGroup(msgspec.Struct, frozen=True, kw_only=True):
    """One thing looked for: the words it may stand as, or a number.

    An open one may go on; a small one tells little, so that a card need not have it.
    """

    forms: tuple[str, ...] = ()
    is_open: bool = False
    is_small: bool = False
    number: str = ""
    key: str = ""
    joined: str = ""

    def in_names(self) -> tuple[str, ...]:
        """Return the tokens that stand for it in numbers and names."""
        numbers = (f"x_{self.key}", f"n_{self.number}*") if self.number else ()
        joined = (f"m_{self.joined}*",) if self.joined else ()
        return (*numbers, *joined, *self._placed(NAME, OPEN_IN_NAMES))

    def in_labels(self) -> tuple[str, ...]:
        """Return the tokens that stand for it in numbers, names, traits and keywords."""
        return (*self.in_names(), *self._placed(LABEL, OPEN_IN_NAMES))

    def anywhere(self) -> tuple[str, ...]:
        """Return the tokens that stand for it anywhere on a card."""
        return (*self.in_labels(), *self._placed(TEXT, OPEN_IN_TEXTS))

    def _placed(self, place: str, shortest: int) -> tuple[str, ...]:
        tokens = [place + form for form in self.forms]
        if self.is_open and self.forms and len(self.forms[0]) >= shortest:
            tokens.append(f"{place}{self.forms[0]}*")
        return tuple(tokens)


class CardQuery(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody looks for, as search understands it; `name` is the whole of it as names are compared."""

    groups: tuple[CardGroup, ...] = ()
    name: str = ""
    words: tuple[str, ...] = ()

    @property
    def needed(self) -> tuple[CardGroup, ...]:
        """Return what a card must have: all that tells something, else all."""
        return tuple(group for group in self.groups if not group.is_small) or self.groups


def parse_card_query(text: str, *, with_numbers: bool = True) -> CardQuery:
    """Read a query; any text is one. Without numbers all of it is words."""
    clipped = _UNREADABLE.sub(" ", text[: MAX_LENGTH * 2])[:MAX_LENGTH]
    folded = fold_card(clipped).strip()
    if with_numbers:
        folded = _SPACED.sub(r"\1-\2", folded)
    groups: list[CardGroup] = []
    words: list[str] = []
    for part in folded.split():
        plain = part.strip(_MARKS)
        number = _NUMBER_LIKE.fullmatch(plain) if with_numbers else None
        own = words_in(plain)
        words += own
        if number and number_token(plain):
            groups.append(_number_group(plain, own))
        else:
            groups += [group for word in own for group in _word_groups(word)]
    groups = list(dict.fromkeys(groups))[:MAX_GROUPS]
    if groups and text and not text[-1].isspace():
        groups[-1] = _opened(groups[-1])
    return CardQuery(groups=tuple(groups), name=name_key(folded), words=tuple(words))


def _number_group(text: str, words: Iterable[str]) -> CardGroup:
    own = list(words)
    joined = joined_number(text)
    return CardGroup(
        forms=forms_in_any_language(own[0]) if len(own) == 1 else (),
        number=number_token(text) + ("_" if text[-1] in "-_/" else ""),
        key=number_token(number_key(text)),
        joined=joined if joined == text else "",
    )


def _word_groups(word: str) -> list[CardGroup]:
    if not is_run(word):
        return [CardGroup(forms=forms_in_any_language(word), is_small=word in stop_words())]
    pairs = pairs_of(word)
    if len(pairs) == 1:
        return [CardGroup(forms=(pairs[0],), is_open=True)]
    return [CardGroup(forms=(pair,)) for pair in pairs[:-1]]


def _opened(group: CardGroup) -> CardGroup:
    is_pair = group.forms and is_pair_token(group.forms[0])
    return group if is_pair else msgspec.structs.replace(group, is_open=True)


def is_pair_token(form: str) -> bool:
    """Say whether a form is two signs of a script without blanks."""
    return re.fullmatch(r"j[0-9a-f]{10}", form) is not None
