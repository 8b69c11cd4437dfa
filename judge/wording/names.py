"""What the players, cards and skills of one game are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from judge.engine.cards import Card
from judge.engine.ids import Ref
from judge.engine.skills import UNREAD, Skill
from judge.engine.state import GameState
from judge.wording.tables import game_of

_MOST_TEXT = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillName:
    """How a skill is told apart: its card, its keyword or timing, its number among equals, or its unread text."""

    card: str
    label: str
    place: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """Display names by id, and what tells sentences apart.

    `slots` are the card ids by slot, `kinds` the kinds of the cards; `turn_player` has the turn in this state,
    `starting_player` began the game or, where a game says so, the turn.
    """

    game: str
    players: Mapping[str, str]
    cards: Mapping[str, str]
    skills: Mapping[str, SkillName]
    slots: tuple[str, ...]
    kinds: Mapping[str, str] = field(default_factory=dict)
    turn_player: str = ""
    starting_player: str = ""

    def card_of(self, ref: Ref | None) -> str:
        """Give the id of the card in a slot; empty without one."""
        return self.slots[ref.slot - 1] if ref is not None and 0 < ref.slot <= len(self.slots) else ""


def names_of(state: GameState, players: Mapping[str, str] | None = None) -> Names:
    """Collect what everything on a board is called; `players` may give people's names by player id.

    Cards of the same name are told apart by their ids.
    """
    printed = [state.printed(card.slot) for card in state.cards]
    often = Counter(card.name for card in printed)
    return Names(
        game=game_of(state.setup.profile),
        players={player: (players or {}).get(player, player) for player in state.setup.players},
        cards={
            card.id: card.name if often[card.name] < 2 else f"{card.name} ({card.id})" for card in printed
        },
        skills={
            name: skill
            for card in state.cards
            for side in reversed(state.sides(card.slot))
            for name, skill in _skills_of(side)
        },
        slots=tuple(card.id for card in printed),
        kinds={card.id: card.kind for card in printed},
        turn_player=state.turn_player,
        starting_player=state.first_player,
    )


def _skills_of(card: Card) -> list[tuple[str, SkillName]]:
    labels = Counter(_label(skill) for skill in card.skills)
    seen: Counter[str] = Counter()
    found: list[tuple[str, SkillName]] = []
    for skill in card.skills:
        label = _label(skill)
        seen[label] += 1
        place = seen[label] if labels[label] > 1 else 0
        text = _short(skill.text) if skill.status == UNREAD else ""
        found.append((skill.id, SkillName(card=card.id, label=label, place=place, text=text)))
    return found


def _label(skill: Skill) -> str:
    return f"keyword.{snake(skill.keyword)}" if skill.keyword else f"timing.{skill.timing}"


def _short(text: str) -> str:
    """Cut a text at a word, so that it names a skill without filling the sentence."""
    if len(text) <= _MOST_TEXT:
        return text
    return text[:_MOST_TEXT].rpartition(" ")[0].rstrip(" ,;:") + "…"


def snake(name: str) -> str:
    """Write a keyword as the codes do."""
    return name.lower().replace(" ", "_").replace("-", "_")
