"""Order cards: one pure function of the query and the heads of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulings.search.cards.analysis import Head
from rulings.search.cards.query import CardGroup, CardQuery

SAME_NUMBER, SAME_SET, NUMBER_BEGINS, JOINED_BEGINS = 1000.0, 600.0, 500.0, 450.0
SAME_NAME, NAME_BEGINS, IN_NAME = 400.0, 60.0, 20.0
# How much less the name of a back is worth than that of a front.
BACK = 10.0
NAME_WORD, NAME_FORM, NAME_WORD_BEGINS = 30.0, 26.0, 20.0
LABEL_WORD, LABEL_FORM, LABEL_BEGINS = 28.0, 12.0, 8.0
# How much each sign of a name that nobody asked for counts against it, and how many count.
REST, MOST_REST = 0.5, 36


def rank_cards(query: CardQuery, heads: Mapping[int, Head]) -> list[int]:
    """Return the ids of cards, the best first; equal ones by number."""
    scored = [(-score_of(query, head), head.sort, card_id) for card_id, head in heads.items()]
    return [card_id for _, _, card_id in sorted(scored)]


def score_of(query: CardQuery, head: Head) -> float:
    """Return how well a card that matches a query answers it."""
    names, labels = set(head.name_tokens), set(head.labels)
    score = sum(max(_number_score(group, head), _word_score(group, names, labels)) for group in query.groups)
    front = max((_name_score(query.name, name) for name in head.names), default=0.0)
    back = max((_name_score(query.name, name) - BACK for name in head.backs), default=0.0)
    return round(score + max(front, back, 0.0), 3)


def _number_score(group: CardGroup, head: Head) -> float:
    if not group.number:
        return 0.0
    if group.key == head.key or group.number == head.number:
        return SAME_NUMBER
    if head.number.startswith(group.number.rstrip("_") + "_"):
        return SAME_SET
    if head.number.startswith(group.number):
        return NUMBER_BEGINS
    begins = group.joined and head.number.replace("_", "").startswith(group.joined)
    return JOINED_BEGINS if begins else 0.0


def _word_score(group: CardGroup, names: set[str], labels: set[str]) -> float:
    if not group.forms:
        return 0.0
    word = group.forms[0]
    if word in names:
        return NAME_WORD
    if word in labels:
        return LABEL_WORD
    if names.intersection(group.forms):
        return NAME_FORM
    if group.is_open and _any_begins(names, word):
        return NAME_WORD_BEGINS
    if labels.intersection(group.forms):
        return LABEL_FORM
    return LABEL_BEGINS if group.is_open and _any_begins(labels, word) else 0.0


def _any_begins(tokens: Iterable[str], start: str) -> bool:
    return any(token.startswith(start) for token in tokens)


def _name_score(asked: str, name: str) -> float:
    if not asked or asked not in name:
        return 0.0
    if asked == name:
        return SAME_NAME
    rest = REST * min(len(name) - len(asked), MOST_REST)
    return (NAME_BEGINS if name.startswith(asked) else IN_NAME) - rest
