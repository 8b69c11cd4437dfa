"""Filling templates: words that know how they join a sentence, numbers in the manner of a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import Formatter

_THOUSANDS = {"en": ",", "fr": "\u202f", "de": "."}
_AND = {"en": " and ", "fr": " et ", "de": " und "}
_VOWELS = frozenset("aeiouyàâéèêëîïôöùûüœ")
_ELIDED = {"de": "d'", "que": "qu'"}
_GAPS = re.compile(r" {2,}")
_FIRST_FIELD = re.compile(r"\{(\w+)")
_ENDS = (".", "?", ":")
_BEFORE_MARK = re.compile(r" +([.,])")


class Word(str):
    """A name or term inside a sentence: `{x:s}` is the English possessive, `{x:de}` and `{x:que}` French elision."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Write the word as its place in the sentence needs it."""
        if spec == "s":
            return f"{self}'s"
        if spec in _ELIDED:
            begins = self[:2].lower()
            elides = begins[:1] in _VOWELS and begins[1:].isalpha()
            return f"{_ELIDED[spec]}{self}" if elides else f"{spec} {self}"
        return str(self)


class Phrase(Word):
    """Words of our own, not a name: they begin with a capital where they begin a sentence."""

    __slots__ = ()


class Number(Word):
    """A number as a language writes it: `{x:card|cards}` adds the fitting noun, `{x:+}` always shows a sign."""

    value: int
    language: str

    def __new__(cls, value: int, language: str) -> Number:
        """Write the number with the thousands separator of the language."""
        made = super().__new__(cls, number_text(value, language))
        made.value = value
        made.language = language
        return made

    def __format__(self, spec: str) -> str:
        """Write the number alone, with a sign or with its noun."""
        if spec == "+":
            return f"+{self}" if self.value >= 0 else str(self)
        if "|" in spec:
            one, _, many = spec.partition("|")
            is_one = self.value in ((0, 1) if self.language == "fr" else (1,))
            return f"{self} {one if is_one else many}"
        return super().__format__(spec)


class _Fields(dict[str, Word]):
    """The fields of a template; what is missing leaves a gap, so that no sentence ever fails."""

    def __missing__(self, key: str) -> Word:
        return Word("")


def number_text(value: int, language: str) -> str:
    """Write a whole number with the thousands separator of the language and a true minus sign."""
    digits = f"{abs(value):,}".replace(",", _THOUSANDS[language])
    return f"−{digits}" if value < 0 else digits


def fill(template: str, fields: Mapping[str, Word]) -> str:
    """Fill a template and close the gaps that empty fields leave."""
    text = Formatter().vformat(template, (), _Fields(fields))
    text = _BEFORE_MARK.sub(r"\1", _GAPS.sub(" ", text)).strip()
    begins = _FIRST_FIELD.match(template)
    if begins and template.endswith(_ENDS) and isinstance(fields.get(begins[1]), Phrase):
        text = text[:1].upper() + text[1:]
    return text


def joined(parts: Sequence[str], language: str) -> str:
    """List several things in one sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + _AND[language] + parts[-1]


def in_words(code: str) -> str:
    """Read a code aloud: the last resort for one that no table knows."""
    return code.rpartition(":")[2].replace(".", ": ").replace("_", " ").strip()
