"""Read from a card's texts what deck rules need: its keywords, and sentences about building a deck.

A keyword is one that the card has: it stands in the marks at the start of a skill. A text that only speaks of other
cards with a keyword does not give it. A sentence about building a deck is read when its words are exactly known;
any other is kept as unread, since nobody may guess what it allows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from rulings.cards.types import Face
from rulings.construction.names import keyword_key, name_key
from rulings.construction.types import ANY_NUMBER

TEXT_UNKNOWN = "The text of this card is not known."
_HEAD = re.compile(r"(?:\[[^\[\]]+\][ \t]*(?:\([^()\s]{1,8}\)[ \t]*)*)+")
_MARK = re.compile(r"\[([^\[\]]+)\]")
_ABILITY = re.compile(r"\[(?:CONT|AUTO|ACT)\]\s*(?:\([A-Za-z/]+\))?\s*:?\s*(" + "|".join(
    ("Sentinel", "Forerunner", "Restraint", "Lord", "Limit Break", "Generation Break", "Legion", "Resist",
     "Quintet Wall", "Stride", "Boost", "Intercept")
) + r")\b")  # fmt: skip
_NAMED = re.compile(r"(?:^|(?<=[.\n]) ?)(Turbo|Fury|Flow|Domination|Victor|Sacrifice|Underdog|Reroll) ?-")
_ICONS = frozenset({"stop", "froststrike", "shadowstrike", "doublestrike"})
_NO_KEYWORD = re.compile(
    r"(?:auto|permanent|activate|once per turn|twice per turn|on play|when |end of|start of|your turn|"
    r"opponent['’]s turn|(?:cont|act|rest|stand|power|critical hit|shield|counter blast.*|soul blast.*)$|"
    r"(?:b|energy|damage.*|he|ft|ff|sd|ms|aquos|aurelus|darkus|haos|pyrus|ventus|\W*)$)",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"(?!Warrior of Universe)(.*\D)\s+\d+$")

_WORDS = {word: number for number, word in enumerate((
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
))}  # fmt: skip
_COUNT = r"(?P<count>\d{1,2}|" + "|".join(_WORDS) + ")"
_THIS = "of this card"
_OF_DRAGON_BALLS = r"of cards with \[Dragon Ball\]"
_ANY = re.compile(rf"You can include as many copies {_THIS} in your deck as you like\.?")
_ANY_JAPANESE = re.compile(r"このカードはデッキに何枚でも入れることができる。?")
_SOME = re.compile(
    rf"You (?:can|may) (?:only )?(?:include|have) (?:only )?(?:up to )?{_COUNT} cop(?:y|ies) {_THIS} "
    r"in (?:your|a) deck\.?"
)
_NAMED_COPIES = re.compile(rf'You may have up to {_COUNT} cards named "(?P<name>[^"]+)" in a deck\.?')
_ONLY_TRAIT = re.compile(r"You cannot include non-《(?P<trait>[^《》]+)》 cards in your deck\.?")
_TRAIT = re.compile(r"《([^《》]+)》")
_GAINED = re.compile(
    r"^\[Permanent\] ?This card gains (?P<traits>《[^《》]+》(?:(?:,|,? and) ?《[^《》]+》)*) in all areas\.?$",
    re.MULTILINE,
)
_ABOUT_DECKS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\binclude\b[^.]{0,160}\b(?:in|into) (?:your|a|the) (?:\w+[ -])?deck\b",
        r"\b(?:included|placed) in (?:your|a|the) (?:main |side |z-)?deck\b",
        r"\bcop(?:y|ies)\b[^.]{0,160}\b(?:in|into) (?:your|a|the) (?:\w+[ -])?deck\b",
        r"\bmay (?:only )?have\b[^.]{0,160}\bin (?:your|a|the) deck\b",
        r"\b(?:your|a) deck (?:can|may|must|cannot|can't)\b",
        r"\bdeck (?:construction|building)\b",
        r"\b(?:build|construct)(?:ing)? (?:your|a) deck\b",
        r"\bas many\b[^.]{0,160}\bin (?:your|a) deck\b",
        r"\b(?:inclure|exemplaires?|copies?)\b[^.]{0,160}\b(?:votre|ton|un|le) deck\b",
        r"\b(?:Kopien?|Exemplare?)\b[^.]{0,160}\bDeck\b|\bDeck\b[^.]{0,160}\b(?:Kopien?|Exemplare?|aufnehmen|enthalten)\b",
    )
)
_ABOUT_DECKS_JAPANESE = re.compile(r"デッキに[^。]*入れ(?:ることが|られ)|デッキ構築|枚数制限")
_REMINDER = re.compile(
    r"\((?:You can only include (?:up to 4 cards with \[Super Combo\]|1 copy of a card with \[Ultimate\]) in your deck"
    r"|A maximum of 4 cards with \[Super Combo\] can be placed in a deck"
    rf"|You can include as many copies {_OF_DRAGON_BALLS} in your deck as you like, "
    r"as long as the total number doesn't exceed 7"
    r'|You may only have up to four cards with "(?:\[CONT\]:? ?)?Sentinel" in a deck'
    r"|\[スーパーコンボ\]を持つカードはデッキに4枚までしか入れることができない)[.。]?(?:\)|$)",
    re.MULTILINE,
)
_SENTENCE = re.compile(r"[^.。\n]+(?:[.。]|\n|$)")


class DeckWords(Struct, frozen=True, kw_only=True):
    """What the texts of a card say about building a deck.

    `gained_traits` are those it has in all areas by its own text, and so while a deck is built.
    """

    copies: int | None = None
    only_traits: tuple[str, ...] = ()
    gained_traits: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


def keywords_of(faces: Iterable[Face]) -> tuple[str, ...]:
    """Return the keywords that a card has by its English texts, else by those it has."""
    found: dict[str, str] = {}
    for face in _leading(faces):
        for line in face.text.splitlines():
            for word in _line_keywords(line):
                found.setdefault(keyword_key(word), word)
    return tuple(found.values())


def _line_keywords(line: str) -> list[str]:
    words = [*_ABILITY.findall(line), *_NAMED.findall(line)]
    head = _HEAD.match(line)
    marks = _MARK.findall(head[0]) if head and not _is_mention(line[head.end() :]) else []
    for mark in marks:
        counted = _COUNTED.fullmatch(mark)
        word = counted[1] if counted else mark
        if not _NO_KEYWORD.match(word):
            words.append(word)
    words += [mark for mark in _MARK.findall(line) if mark.casefold() in _ICONS]
    return words


def _is_mention(rest: str) -> bool:
    """Tell a sentence about a keyword from a skill: it goes on with a small letter."""
    return rest[:1].islower()


def deck_words_of(faces: Iterable[Face], *, kind: str) -> DeckWords:
    """Read every sentence about building a deck; what is not exactly known stays unread."""
    copies: int | None = None
    traits: list[str] = []
    unread: list[str] = []
    gained: list[str] = []
    for face in _leading(faces):
        gained += [
            trait for found in _GAINED.finditer(face.text) for trait in _TRAIT.findall(found["traits"])
        ]
        for sentence in _sentences(face.text):
            count, trait = _copies(sentence, face.name), _ONLY_TRAIT.fullmatch(sentence)
            if count is not None and copies in (None, count):
                copies = count
            elif trait and kind == "leader":
                traits.append(trait["trait"])
            else:
                unread.append(sentence)
    return DeckWords(
        copies=copies,
        only_traits=tuple(dict.fromkeys(traits)),
        gained_traits=tuple(dict.fromkeys(gained)),
        unread=tuple(dict.fromkeys(unread)),
    )


def _leading(faces: Iterable[Face]) -> Sequence[Face]:
    """Return the faces in English, else in the first language there is: the others say the same."""
    known = list(faces)
    for language in ("en", "fr", "de", "ja"):
        chosen = [face for face in known if face.language == language]
        if chosen:
            return chosen
    return known


def _sentences(text: str) -> list[str]:
    rest = _REMINDER.sub("", text)
    sentences = (
        _HEAD.sub("", found.strip(" ()\n"), count=1).lstrip(": ") for found in _SENTENCE.findall(rest)
    )
    return [one for one in sentences if is_about_decks(one)]


def is_about_decks(sentence: str) -> bool:
    """Say whether a sentence speaks of how a deck may be built."""
    return any(pattern.search(sentence) for pattern in (*_ABOUT_DECKS, _ABOUT_DECKS_JAPANESE))


def _copies(sentence: str, name: str) -> int | None:
    if _ANY.fullmatch(sentence) or _ANY_JAPANESE.fullmatch(sentence):
        return ANY_NUMBER
    found = _SOME.fullmatch(sentence)
    named = _NAMED_COPIES.fullmatch(sentence)
    if named and name_key(named["name"]) == name_key(name):
        found = named
    if found is None:
        return None
    count = found["count"].casefold()
    return _WORDS.get(count) or int(count)
