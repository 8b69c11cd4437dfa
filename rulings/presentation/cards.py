"""Put together what the page of a card shows."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from rulings.cards.deckwords import TEXT_UNKNOWN
from rulings.construction.names import name_key
from rulings.models import Card, CardFace, CardLanguage, CardSide, Exhibit, Ruling, shown_languages
from rulings.presentation.card_text import TextPart, skills_in
from rulings.presentation.card_words import (
    SHORT_VALUES,
    allowed_told,
    color_label,
    copies_told,
    kind_label,
    value_label,
    value_text,
    values_shown,
)
from rulings.selectors import RestrictionSpan


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceShown:
    """One side of a card as the page shows it."""

    name: str
    label: str
    language: str
    skills: Sequence[Sequence[TextPart]]
    values: Sequence[tuple[str, str]]
    traits: Sequence[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class LanguageChoice:
    """A language in which the site has the card."""

    code: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RestrictionShown:
    """What a list says of the card: since when, until when, who says so."""

    told: str
    since: datetime.date
    until: datetime.date | None
    title: str
    source: str
    is_link: bool
    is_official: bool
    holds: bool
    is_ahead: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRow:
    """A card as a list shows it, with its name in another language where that was looked for.

    A number that is only the name in other letters is left out.
    """

    card: Card
    number: str
    also: CardFace | None
    facts: str


def rows_of(cards: Iterable[Card], question: str = "") -> list[CardRow]:
    """Return cards as a list shows them to somebody who asked for them."""
    asked = name_key(question)
    return [
        CardRow(
            card=card,
            number="" if name_key(card.number) == card.name_key else card.number,
            also=_also(card, asked),
            facts=_facts(card),
        )
        for card in cards
    ]


def _also(card: Card, asked: str) -> CardFace | None:
    if not asked or asked in card.name_key:
        return None
    faces: list[CardFace] = getattr(card, "named_faces", [])
    fronts = (face for face in faces if face.side == CardSide.FRONT)
    return next((face for face in fronts if asked in face.name_key), None)


def _facts(card: Card) -> str:
    values = [
        f"{value_label(name)} {value_text(card.values[name])}" for name in SHORT_VALUES if name in card.values
    ]
    colors = ", ".join(color_label(str(color)) for color in card.colors)
    facts = (kind_label(card.kind) or _("kind not known"), colors, *values)
    return " · ".join(fact for fact in facts if fact)


def languages_of(card: Card, wanted: str) -> list[LanguageChoice]:
    """Return the languages of a card; the one wanted is chosen, else the reader's, else any."""
    known = {face.language for face in card.faces.all()}
    ordered = [language for language in shown_languages() if language in known]
    chosen = wanted if wanted in known else next(iter(ordered), "")
    labels = dict(CardLanguage.choices)
    return [
        LanguageChoice(code=code, label=str(labels[code]), is_chosen=code == chosen)
        for code in CardLanguage.values
        if code in known
    ]


def faces_of(card: Card, language: str) -> list[FaceShown]:
    """Return the sides of a card in a language, the front first; without faces what its values say."""
    faces = {face.side: face for face in card.faces.all() if face.language == language}
    if not faces:
        return _faces_in_values(card)
    has_both = len(faces) > 1
    return [_face(card, faces[side], has_both) for side in CardSide.values if side in faces]


def _face(card: Card, face: CardFace, has_both: bool) -> FaceShown:
    is_front = face.side == CardSide.FRONT
    values = {**(card.values if is_front else {}), **face.values}
    return FaceShown(
        name=face.name,
        label=str(face.get_side_display()) if has_both else "",
        language=face.language,
        skills=skills_in(face.text),
        values=values_shown(values),
        traits=[str(trait) for trait in face.traits or (card.traits if is_front else [])],
    )


def _faces_in_values(card: Card) -> list[FaceShown]:
    back = card.values.get("back")
    has_back = isinstance(back, dict)
    sides = [(CardSide.FRONT, card.name, card.values, card.traits)]
    if has_back:
        sides.append((CardSide.BACK, str(back.get("name") or card.name), back, []))
    return [
        FaceShown(
            name=name,
            label=str(side.label) if has_back else "",
            language="en",
            skills=skills_in(str(values.get("text") or "")),
            values=values_shown({key: value for key, value in values.items() if key != "name"}),
            traits=[str(trait) for trait in traits],
        )
        for side, name, values, traits in sides
    ]


def deck_notes(card: Card) -> list[str]:
    """Return what a card's own text says about decks, where that has been read into data."""
    notes = [copies_told(card.values.get("copies"))]
    traits = card.values.get("deck_only_traits")
    if traits:
        notes.append(
            _("A deck led by this card holds only cards with: %(traits)s.") % {"traits": value_text(traits)}
        )
    return [note for note in notes if note]


def unread_of(card: Card) -> list[str]:
    """Return the sentences about decks that nobody has read into data."""
    return [str(sentence) for sentence in card.values.get("unread") or [] if sentence != TEXT_UNKNOWN]


def is_text_unknown(card: Card) -> bool:
    """Say whether the text of a card is not known, so that nobody can tell what it says about decks."""
    return TEXT_UNKNOWN in (card.values.get("unread") or [])


def restrictions_shown(spans: Iterable[RestrictionSpan], today: datetime.date) -> list[RestrictionShown]:
    """Return the lists that name a card, as the page tells them."""
    return [
        RestrictionShown(
            told=allowed_told(span.copies),
            since=span.list.since,
            until=span.until,
            title=span.list.title,
            source=span.list.source,
            is_link=span.list.source.startswith(("https://", "http://")),
            is_official=span.list.is_official,
            holds=span.holds_on(today),
            is_ahead=span.list.since > today,
        )
        for span in spans
    ]


def exhibits_of(rulings: Iterable[Ruling]) -> list[Exhibit]:
    """Return the demonstrations of rulings, each once."""
    found = {exhibit.address: exhibit for ruling in rulings for exhibit in ruling.exhibits.all()}
    return list(found.values())
