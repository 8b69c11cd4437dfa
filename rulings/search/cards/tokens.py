"""Split the texts and numbers of cards into the tokens under which back ends keep them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from rulings.construction.names import keyword_key, number_key
from rulings.search.words import MAX_WORD, fold, stem, stems_in_any_language

# Scripts written without blanks; the signs between the parts of a name are left out of them.
CJK = "\u3005-\u3007\u3021-\u3029\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"

_BETWEEN = re.compile("[\u30fb\u30a0]|[=\uff1d](?=[" + CJK + "])")
_RUN = re.compile(f"([{CJK}]+)")
_WORD = re.compile(r"[^\W_]+")
_DIGITS = re.compile(r"\d+")
_NOT_PLAIN = re.compile(r"[^a-z0-9]+")
_LONGEST, _LONGEST_FACET = 70, 180

ENGLISH = "en"


def fold_card(text: str) -> str:
    """Bring a text to small letters of plain width without accents; kana keep their marks."""
    plain = _BETWEEN.sub("", unicodedata.normalize("NFKC", text.replace("\u00ad", "")))
    if plain.isascii():
        return plain.casefold()
    return "".join(part if place % 2 else fold(part) for place, part in enumerate(_RUN.split(plain)))


def words_in(folded: str) -> list[str]:
    """Return the words of a folded text; a run of a script without blanks is one word."""
    found: list[str] = []
    for place, part in enumerate(_RUN.split(folded)):
        found += [part] if place % 2 else [word[:MAX_WORD] for word in _WORD.findall(part)]
    return [word for word in found if word]


def is_run(word: str) -> bool:
    """Say whether a word is a run of a script without blanks."""
    return _RUN.match(word) is not None


def pairs_of(run: str) -> list[str]:
    """Return the neighbours in a run, and its last sign alone, so that any part of it can be found."""
    codes = [f"{ord(sign):05x}" for sign in run]
    return [f"j{first}{second}" for first, second in zip(codes, (*codes[1:], ""), strict=True)]


def tokens_of(folded: str, language: str) -> list[str]:
    """Return the tokens of a folded text in the order of its words: words as written, their stems, pairs."""
    tokens: dict[str, None] = {}
    for word in words_in(folded):
        tokens.update(dict.fromkeys(pairs_of(word) if is_run(word) else _forms(word, language)))
    return list(tokens)


def _forms(word: str, language: str) -> tuple[str, ...]:
    root = stem(word, language if language in ("fr", "de") else ENGLISH)
    return (word, root) if word.isascii() else (root,)


def forms_in_any_language(word: str) -> tuple[str, ...]:
    """Return the tokens that a word somebody typed may have, the word as written first."""
    own = (word,) if word.isascii() else ()
    return tuple(dict.fromkeys((*own, *stems_in_any_language(word))))


def number_token(number: str) -> str:
    """Write a card number, or its beginning, as one token; signs between its parts are all the same."""
    return _NOT_PLAIN.sub("_", fold(number)).strip("_")[:_LONGEST]


def joined_number(number: str) -> str:
    """Write a card number, or its beginning, without the signs between its parts."""
    return _NOT_PLAIN.sub("", fold(number))[:_LONGEST]


def number_tokens(numbers: Iterable[str]) -> set[str]:
    """Return the tokens of numbers: as compared, as written, and without signs."""
    tokens: set[str] = set()
    for number in numbers:
        written = (f"x_{number_token(number_key(number))}", f"n_{number_token(number)}")
        tokens.update((*written, f"m_{joined_number(number)}"))
    return {token for token in tokens if len(token) > 2}


def facet_token(name: str, value: str) -> str:
    """Write a value to filter by as one token."""
    key = keyword_key(value)
    plain = key if key.isascii() else "u" + key.encode("utf-8", "ignore").hex()
    return f"f{name}_{plain[:_LONGEST_FACET]}"


def sort_key(number: str) -> str:
    """Return a key that brings numbers into the order people expect, in any collation."""
    padded = _DIGITS.sub(lambda found: found[0].lstrip("0").rjust(6, "0"), fold(number))
    return "".join(sign if sign.isascii() else f"z{ord(sign):05x}" for sign in padded if sign.isalnum())[:160]
