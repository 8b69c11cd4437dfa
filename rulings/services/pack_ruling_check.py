"""Check one ruling of a pack: what it names exists, and it is asked as people ask."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulings.models import RulingStatus
from rulings.search.words import fold, words_of
from rulings.services.pack_files import LANGUAGES, RulingRow
from rulings.services.pack_nodes import PackFault

WAYS_TO_ASK = 2
VOICES = 2
# The document part of a ruling of ours that answers for no passage.
OWN_DOCUMENT = "ruling"
SHORT = 3
# A form says a sentence of the answer again when both share this much of their words.
SHARE_OF_FORM, SHARE_OF_SENTENCE = 0.8, 0.6
_SENTENCE_END = re.compile(r"[.;:!?](?:\s|$)")
_CARD_NUMBER = re.compile(r"([A-Z]{1,4}\d{0,3})-(\d{2,4})")


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the rulings of a pack may name."""

    keywords: set[str]
    rulings: Mapping[str, RulingRow]
    passages: set[str]
    # The numbers of the pack's own invented cards.
    cards: set[str]
    # The sets of the game and how many cards each has; none: not known.
    sets: Mapping[str, int | None]


def check_ruling(row: RulingRow, known: Known) -> list[PackFault]:
    """Return what is wrong with a ruling."""
    messages = [
        *_check_names(row, known),
        *_check_citations(row, known),
        *_check_status(row, known.rulings),
        *_check_voices(row, known),
        *_check_asked(row),
    ]
    return [PackFault(place=row.place, message=message) for message in messages]


def check_forms(rows: Iterable[RulingRow]) -> list[PackFault]:
    """Return the forms that two rulings share: whoever asks so cannot be given one answer first."""
    first: dict[tuple[str, str], str] = {}
    faults = []
    for row in rows:
        for language, forms in row.asked.items():
            for form in dict.fromkeys(map(_plain, forms)):
                code = first.setdefault((language, form), row.code)
                if code != row.code:
                    message = f"{form!r} ({language}) is asked of {code!r} already."
                    faults.append(PackFault(place=row.place, message=message))
    return faults


def _check_names(row: RulingRow, known: Known) -> Iterator[str]:
    for word in row.keywords:
        if fold(word) not in known.keywords:
            yield f"The keyword {word!r} is not in terms.yaml."
    for number in row.cards:
        if number not in known.cards and not _is_printed(number, known.sets):
            yield f"The card {number!r} is in no set of game.yaml and not in cards.yaml."
    for number in _repeated(row.cards):
        yield f"The card {number!r} is named twice."


def _is_printed(number: str, sets: Mapping[str, int | None]) -> bool:
    found = _CARD_NUMBER.fullmatch(number)
    if not found or found[1] not in sets:
        return False
    count = sets[found[1]]
    return count is None or 1 <= int(found[2]) <= count


def _check_citations(row: RulingRow, known: Known) -> Iterator[str]:
    for code in row.citations:
        if code not in known.passages:
            yield f"The passage {code!r} is not in sources.yaml."
    for code in _repeated(row.citations):
        yield f"The passage {code!r} is cited twice."
    is_own = row.code.split("/")[1:2] == [OWN_DOCUMENT]
    if not row.citations:
        yield "A ruling must cite at least one passage."
    elif not is_own and row.code not in row.citations:
        yield f"The ruling answers for {row.code!r} and must cite it."


def _check_status(row: RulingRow, by_code: Mapping[str, RulingRow]) -> Iterator[str]:
    if (row.status == RulingStatus.SUPERSEDED) != bool(row.superseded_by):
        yield "'superseded_by' and the status 'superseded' belong together."
    if (row.status == RulingStatus.DISPUTED) != bool(row.disputed):
        yield "'disputed' and the status 'disputed' belong together."
    if row.superseded_by and row.superseded_by not in by_code:
        yield f"The ruling {row.superseded_by!r} that supersedes this one is not in the pack."
    elif row.superseded_by and _leads_back(row, by_code):
        yield f"{row.code!r} is superseded in a circle."


def _leads_back(row: RulingRow, by_code: Mapping[str, RulingRow]) -> bool:
    seen = {row.code}
    following = by_code.get(row.superseded_by)
    while following is not None:
        if following.code in seen:
            return following.code == row.code
        seen.add(following.code)
        following = by_code.get(following.superseded_by)
    return False


def _check_voices(row: RulingRow, known: Known) -> Iterator[str]:
    codes = [voice["code"] for voice in row.disputed]
    if codes and len(set(codes)) < VOICES:
        yield "'disputed' needs the word of two different passages."
    for code in codes:
        if code not in known.passages:
            yield f"The passage {code!r} under 'disputed' is not in sources.yaml."


def _check_asked(row: RulingRow) -> Iterator[str]:
    for language in LANGUAGES:
        forms = [_plain(form) for form in row.asked.get(language, [])]
        if len(set(forms)) < WAYS_TO_ASK:
            yield f"'asked' needs {WAYS_TO_ASK} different ways in {language!r}."
        for form in _repeated(tuple(forms)):
            yield f"{form!r} ({language}) is asked twice."
        for form in forms:
            if _is_answer(form, row.answer):
                yield f"{form!r} ({language}) is the answer's own words; ask as a judge would."


def _is_answer(form: str, answer: str) -> bool:
    """Say whether a form is a run of the answer's words, or one of its sentences in another order."""
    words = form.split()
    if len(words) < SHORT:
        return False
    if f" {form} " in f" {_plain(answer)} ":
        return True
    return any(_retells(set(words), set(_plain(said).split())) for said in _SENTENCE_END.split(answer))


def _retells(asked: set[str], said: set[str]) -> bool:
    if len(asked) <= SHORT or len(said) <= SHORT:
        return False
    shared = len(asked & said)
    return shared >= SHARE_OF_FORM * len(asked) and shared >= SHARE_OF_SENTENCE * len(said)


def _plain(text: str) -> str:
    return " ".join(word.text for word in words_of(fold(text)))


def _repeated(values: tuple[str, ...]) -> list[str]:
    return sorted({value for value in values if values.count(value) > 1})
