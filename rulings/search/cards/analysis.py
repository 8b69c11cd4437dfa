"""Prepare a card for search: the tokens back ends match, and the head that ranking reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from rulings.construction.names import name_key, number_key
from rulings.models import Card
from rulings.search.cards.tokens import (
    facet_token,
    fold_card,
    number_token,
    number_tokens,
    sort_key,
    tokens_of,
)

# Where a word stands: in a name, in a word that labels the card, or in its text.
NAME, LABEL, TEXT = "a_", "b_", "t_"


class Head(msgspec.Struct, frozen=True, array_like=True):
    """What ranking reads of a card: number, names of its front and back as compared, words of names and labels."""

    number: str
    key: str
    sort: str
    names: tuple[str, ...]
    name_tokens: tuple[str, ...]
    labels: tuple[str, ...]
    backs: tuple[str, ...] = ()


class Side(NamedTuple):
    """One side of a card in one language, as the index reads it."""

    side: str
    language: str
    name: str
    text: str
    traits: list[str]


class CardAnalysis(msgspec.Struct, frozen=True):
    """A card prepared for search."""

    head: Head
    stems: str


def analyse_card(card: Card, sides: Iterable[Side], printings: Iterable[str]) -> CardAnalysis:
    """Analyse a card with its sides and the numbers of its printings."""
    faces = sorted(sides, key=lambda side: (side.side != "front", side.language))
    names = [(card.name, "en"), *((face.name, face.language) for face in faces)]
    labels = [(str(label), "en") for label in (*card.traits, *card.keywords, *card.colors, card.kind)]
    labels += [(str(trait), face.language) for face in faces for trait in face.traits]
    texts = [(face.text, face.language) for face in faces] or [
        (text, "en") for text in _texts_in(card.values)
    ]
    name_tokens, label_tokens = _tokens(names), _tokens(labels)
    head = Head(
        number=number_token(card.number),
        key=number_token(number_key(card.number)),
        sort=sort_key(card.number),
        names=_keys([card.name, *(face.name for face in faces if face.side == "front")]),
        backs=_keys(face.name for face in faces if face.side != "front"),
        name_tokens=tuple(name_tokens),
        labels=tuple(label_tokens),
    )
    tokens = number_tokens([card.number, *printings])
    tokens |= _facets(card, faces)
    tokens.update(NAME + token for token in name_tokens)
    tokens.update(LABEL + token for token in label_tokens)
    tokens.update(TEXT + token for token in _tokens(texts))
    return CardAnalysis(head=head, stems=" ".join(sorted(tokens)))


def _keys(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name_key(fold_card(name)) for name in names))


def _tokens(texts: Iterable[tuple[str, str]]) -> list[str]:
    found: dict[str, None] = {}
    for text, language in texts:
        found.update(dict.fromkeys(tokens_of(fold_card(text), language)))
    return list(found)


def _texts_in(values: dict[str, object]) -> list[str]:
    """Return the texts of a card without faces: a pack may state them among its values."""
    back = values.get("back")
    parts = [values.get("text"), *((back.get("name"), back.get("text")) if isinstance(back, dict) else ())]
    return [part for part in parts if isinstance(part, str)]


def _facets(card: Card, sides: Iterable[Side]) -> set[str]:
    tokens = {facet_token("kind", card.kind)} if card.kind else set()
    traits = [*card.traits, *(trait for side in sides for trait in side.traits)]
    for name, values in (("color", card.colors), ("trait", traits), ("keyword", card.keywords)):
        tokens.update(facet_token(name, str(value)) for value in values)
    return tokens


_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Head)


def encode_head(head: Head) -> str:
    """Write a head as JSON."""
    return _encoder.encode(head).decode()


def decode_head(text: str) -> Head:
    """Read a head from JSON."""
    return _decoder.decode(text)
