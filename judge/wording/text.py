"""Filling templates: words that know how they join a sentence, numbers in the manner of a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import Formatter

_THOUSANDS = {"en": ",", "fr": "\u202f", "de": "."}
_AND = {"en": " and ", "fr": " et ", "de": " und "}
_VOWELS = frozenset("aeiouàâéèêëîïôöùûüœ")
_ELIDED = {"de": "d'", "que": "qu'"}
_CONTRACTED = {"de": {"le ": "du ", "les ": "des "}, "à": {"le ": "au ", "les ": "aux "}}
_CASES = {"akk": {"der": "den"}, "dat": {"der": "dem", "das": "dem", "die": "der", "eine": "einer"}}
_A = re.compile(r"^(?:an?|une?|eine?) ")
_GAPS = re.compile(r" {2,}")
_FIRST_FIELD = re.compile(r"\{(\w+)")
_ENDS = (".", "?", ":")
_BEFORE_MARK = re.compile(r" +([.,])")


class Word(str):
    """A name or term inside a sentence.

    `{x:s}` is the English possessive, `{x:de}`, `{x:que}` and `{x:à}` join it in French, `{x:akk}` and `{x:dat}` are
    German cases.
    """

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Write the word as its place in the sentence needs it."""
        if spec == "s":
            return f"{self}'s"
        if spec in _ELIDED or spec in _CONTRACTED:
            return self.after(spec)
        return str(self)

    @property
    def is_own(self) -> bool:
        """Tell whether these are words of ours, which begin with a capital where they begin a sentence."""
        return False

    def after(self, small: str) -> str:
        """Join the word to a small French word, which loses its vowel before one."""
        return f"{_ELIDED[small]}{self}" if small in _ELIDED and _elides(self) else f"{small} {self}"

    def without_article(self) -> str:
        """Leave out an article that a number takes the place of."""
        return str(self)


class Phrase(Word):
    """Words of our own in the nominative, not a name: their article follows the rules of the language."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Write the words in a German case, or as their place needs them."""
        return _declined(self, spec) if spec in _CASES else super().__format__(spec)

    @property
    def is_own(self) -> bool:
        """Tell whether these are words of ours."""
        return True

    def after(self, small: str) -> str:
        """Join the words to a small French word, which contracts with their article."""
        for article, contracted in _CONTRACTED.get(small, {}).items():
            if self.startswith(article):
                return contracted + self.removeprefix(article)
        return super().after(small)

    def without_article(self) -> str:
        """Leave out "a" and "an", and what stands for them."""
        return _A.sub("", self)


class Several(Word):
    """A list of words: each joins the sentence as its place needs it."""

    parts: tuple[Word, ...]
    language: str

    def __new__(cls, parts: Sequence[Word], language: str) -> Several:
        """Write the list with an "and" before the last."""
        made = super().__new__(cls, joined(parts, language))
        made.parts = tuple(parts)
        made.language = language
        return made

    def __format__(self, spec: str) -> str:
        """Write every part as the place needs it."""
        return joined([format(part, spec) for part in self.parts], self.language)

    @property
    def is_own(self) -> bool:
        """Tell whether the list begins with words of ours."""
        return bool(self.parts) and self.parts[0].is_own


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
    first = fields.get(begins[1]) if begins else None
    if first is not None and first.is_own and template.endswith(_ENDS):
        text = text[:1].upper() + text[1:]
    return text


def fill_inside(template: str, fields: Mapping[str, Word]) -> str:
    """Fill a template that stands inside another sentence: only names keep their capital."""
    begins = _FIRST_FIELD.match(template)
    first = fields.get(begins[1]) if begins else None
    text = fill(template, fields)
    is_name = first is not None and not first.is_own
    return text if is_name else text[:1].lower() + text[1:]


def _elides(text: str) -> bool:
    """Tell whether a small French word loses its vowel: not before a letter alone, nor before the y of Yamcha."""
    first, second = text[:1].lower(), text[1:2].lower()
    if first == "y":
        return second.isalpha() and second not in _VOWELS
    return first in _VOWELS and second.isalpha()


def _declined(text: str, case: str) -> str:
    """Put German words that begin with an article into another case; adjectives before the noun follow."""
    article, _, rest = text.partition(" ")
    other = _CASES[case].get(article)
    if other is None:
        return str(text)
    said = rest.split(" ")
    noun = next((place for place, word in enumerate(said) if not word[:1].islower()), 0)
    before = [f"{word}n" if word.endswith("e") else word for word in said[:noun]]
    return " ".join([other, *before, *said[noun:]])


def joined(parts: Sequence[str], language: str) -> str:
    """List several things in one sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + _AND[language] + parts[-1]


def in_words(code: str) -> str:
    """Read a code aloud: the last resort for one that no table knows."""
    return code.rpartition(":")[2].replace(".", ": ").replace("_", " ").strip()
