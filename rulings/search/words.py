"""Fold, split and stem what people write, in three languages."""

from __future__ import annotations

import re
import threading
import unicodedata
from functools import lru_cache
from pathlib import Path

import msgspec
import snowballstemmer

LANGUAGES = ("en", "fr", "de")
MAX_WORD = 40

_NAMES = {"en": "english", "fr": "french", "de": "german"}
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
_WORD = re.compile(r"[^\W_]+")
_CODE_SIGN = re.compile(r"[^a-z0-9]+")
_CARD_NUMBER = re.compile(r"\b[a-z]{1,4}\d{0,3}-\d{2,4}\b")
_UNREADABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]+")
_lock = threading.Lock()
_stemmers = {language: snowballstemmer.stemmer(name) for language, name in _NAMES.items()}

_STOP_WORDS = Path(__file__).parent / "stop_words.txt"


@lru_cache(maxsize=1)
def stop_words() -> frozenset[str]:
    """Return the folded words that tell little about a question."""
    lines = _STOP_WORDS.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


class Word(msgspec.Struct, frozen=True):
    """One word as it was found: folded, with its place in the folded text."""

    text: str
    start: int


def fold(text: str) -> str:
    """Bring a text to small letters without accents; ß becomes ss."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def readable(text: str) -> str:
    """Put a blank in place of signs that no text has and no database stores."""
    return _UNREADABLE.sub(" ", text)


def words_of(folded: str) -> list[Word]:
    """Split a folded text into words."""
    return [Word(found[0][:MAX_WORD], found.start()) for found in _WORD.finditer(folded)]


@lru_cache(maxsize=65536)
def stem(word: str, language: str) -> str:
    """Return the stem of a folded word; words in other scripts get a form every back end keeps whole."""
    if not word.isascii():
        return "u_" + word.encode("utf-8", "ignore").hex()[:60]
    if word.isdigit() or len(word) < 3:
        return word
    with _lock:
        return str(_stemmers[language].stemWord(word))


def stems_in_any_language(word: str) -> tuple[str, ...]:
    """Return the stems a word may have, for a text whose language is not known."""
    return tuple(dict.fromkeys(stem(word, language) for language in LANGUAGES))


def code_token(text: str) -> str:
    """Write a citation code or card number as one token."""
    return "c_" + _CODE_SIGN.sub("_", fold(text)).strip("_")[:70]


def code_tokens(code: str) -> list[str]:
    """Return the tokens under which a citation code is found: whole, and without its first parts."""
    parts = code.split("/")
    shortest = (
        1 if any(sign.isdigit() for sign in parts[-1]) and any(sign in ".-" for sign in parts[-1]) else 2
    )
    return [code_token("/".join(parts[place:])) for place in range(len(parts) - shortest + 1)]


def card_numbers_in(folded: str) -> list[str]:
    """Return the card numbers named in a folded text."""
    return _CARD_NUMBER.findall(folded)
