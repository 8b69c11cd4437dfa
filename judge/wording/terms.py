"""Game terms and names as words of a sentence."""

from __future__ import annotations

from judge.engine.ids import CHANCE, HIDDEN, Plain, Ref
from judge.wording.names import Names, SkillName, snake
from judge.wording.tables import Words
from judge.wording.text import Number, Phrase, Several, Word, fill, in_words


def term(words: Words, kind: str, code: str, form: str = "") -> Word:
    """Give a term of the game (`zone`, `mode`, `value`, `keyword` …) in one of its forms."""
    if not code:
        return Word("")
    key = f"{kind}.{code}"
    found = words.find(f"{key}.{form}", key) if form else words.find(key)
    return Phrase(in_words(code) if found is None else found)


def player(words: Words, names: Names, code: str) -> Word:
    """Name a player, chance and the unknown among them."""
    if code in (CHANCE, HIDDEN):
        return term(words, "player", code)
    return Word(names.players.get(code, code))


def card(words: Words, names: Names, code: str) -> Word:
    """Name a card; an undescribed one by what it is."""
    if code in names.cards:
        return Word(names.cards[code])
    blank = words.find(f"blank.{code}")
    return Phrase(blank) if blank else Word(code)


def card_at(words: Words, names: Names, ref: Ref | None) -> Word:
    """Name the card a reference means."""
    return card(words, names, names.card_of(ref)) if ref is not None else Word("")


def is_skill(names: Names, code: str) -> bool:
    """Tell whether a code names a skill of a card on this board."""
    plain = code.partition("#")[0]
    return plain in names.skills or ("." in plain and plain.rpartition(".")[0] in names.cards)


def skill(words: Words, names: Names, code: str) -> Word:
    """Name a skill: what kind of skill, of which card; a second instance of it says so.

    What waits on a batch may be a whole card: it is called by its name.
    """
    if not code or code in names.cards:
        return card(words, names, code) if code else Word("")
    plain, _, instance = code.partition("#")
    on, _, part = plain.rpartition(".")
    known = names.skills.get(plain) or SkillName(card=on, label=f"keyword.{part}")
    named = words.find("skill.named") or "{label} {card}"
    text = fill(named, {"label": Word(_label(words, known)), "card": card(words, names, known.card)})
    if instance:
        text = fill(words.find("skill.again") or "{skill}", {"skill": Word(text), "number": Word(instance)})
    return Phrase(text)


def _label(words: Words, known: SkillName) -> str:
    if known.text:
        return fill(words.find("skill.unread") or "{text}", {"text": Word(known.text)})
    kind, _, code = known.label.partition(".")
    label = term(words, kind, code) if code else Word(words.find("timing.none") or "")
    if not known.place:
        return str(label)
    number = Number(known.place, words.language)
    return fill(words.find("skill.place") or "{label} {place}", {"label": Word(label), "place": number})


def keyword(words: Words, name: str) -> Word:
    """Name a keyword as the language's cards print it."""
    return term(words, "keyword", snake(name))


def anything(words: Words, names: Names, code: str) -> Word:
    """Name whatever a code means: a player, a card, a skill or a word of the game."""
    if code in names.players or code in (CHANCE, HIDDEN):
        return player(words, names, code)
    if code in names.cards:
        return card(words, names, code)
    if is_skill(names, code):
        return skill(words, names, code)
    return Phrase(words.find(f"blank.{code}", f"word.{code}") or in_words(code))


_KINDS = {"zone": "zone", "cause": "cause", "mode": "mode", "value": "value"}


def plain(words: Words, names: Names, name: str, value: Plain) -> Word:
    """Say one of the values a rule found; `name` is what the rule calls it."""
    if isinstance(value, bool) or value is None:
        return Word("")
    if isinstance(value, int):
        return Number(value, words.language)
    if isinstance(value, tuple):
        return Several([plain(words, names, name, part) for part in value], words.language)
    if name in _KINDS:
        return term(words, _KINDS[name], value)
    if name == "verb":
        return term(words, "verb", value)
    return anything(words, names, value)
