"""The Bakugan of a team: who brawls, what an attack is worth, which Evo fits, what a card costs."""

from __future__ import annotations

from judge.engine.cards import Card, GameCard
from judge.engine.ids import Ref
from judge.engine.instructions import Choose, May, When
from judge.engine.skills import UNREAD, Skill
from judge.engine.state import GameState, StackItem
from judge.engine.values import contributions, keywords_of, value_of

PLAY, HAND, DECK, DISCARD, BATCH = "play", "hand", "deck", "discard", "batch"
ATTACK = "attack"
OPEN, CLOSED = "active", "rest"
TEAM_SIZE = 3
TEXT_TIMINGS = ("action", "flip")
SHADOW_STRIKE, DOUBLE_STRIKE = "ShadowStrike", "DoubleStrike"


def role_of(player: str) -> str:
    """Name the role of the Bakugan with which a player brawls."""
    return f"brawler.{player}"


def brawlers(state: GameState) -> list[GameCard]:
    """List the Bakugan in the brawl, the starting player's first."""
    found = [state.live(state.role(role_of(player))) for player in in_order(state)]
    return [card for card in found if card is not None]


def in_order(state: GameState) -> tuple[str, str]:
    """List the players, the starting one first."""
    return state.first_player, state.other(state.first_player)


def strongest(state: GameState) -> GameCard | None:
    """Give the Bakugan with the highest B-Power in the brawl, or None if two have it.

    bakugan/cr/5.10.1; a Bakugan that is open alone wins (bakugan/site/lone-bakugan, decisions/p-7).
    """
    cards = brawlers(state)
    if len(cards) == 1:
        return cards[0]
    first, second = (value_of(state, card.slot, "power") for card in cards)
    return None if first == second else cards[0] if first > second else cards[1]


# Character piles.


def team_of(state: GameState, player: str) -> list[GameCard]:
    """List the tops of a player's Character piles."""
    cards = [state.card(slot) for slot in state.zone(player, PLAY) if slot > 0]
    return [card for card in cards if is_bakugan(state, card)]


def is_bakugan(state: GameState, card: GameCard) -> bool:
    """Tell whether a card is a Character or lies on one."""
    return state.printed(card.slot).kind in ("character", "evo")


def base_of(card: GameCard) -> int:
    """Give the slot of the lowest card of a pile: the base Character."""
    return card.under[-1] if card.under else card.slot


def pile_with(state: GameState, base: int) -> GameCard | None:
    """Give the top of the pile that a base Character carries now."""
    for player in state.setup.players:
        for card in team_of(state, player):
            if base_of(card) == base:
                return card
    return None


def base_name(evo: Card) -> str:
    """Name the Character an Evo belongs to: what its reading says, else its name without the rank before it.

    bakugan/rules/3.3.1.1; "Ultra" is part of a Character's name (decisions/ultra-is-part-of-the-name).
    """
    for skill in evo.skills:
        if skill.timing == "evo" and skill.onto:
            return skill.onto.name
    return evo.name.partition(" ")[2]


def fitting_bases(state: GameState, player: str, evo: int) -> list[int]:
    """List the base Characters of a player whose name an Evo matches; rank and what lies on them do not matter."""
    name = base_name(state.printed(evo))
    bases = [base_of(card) for card in team_of(state, player)]
    return [base for base in bases if state.printed(base).name == name]


# The attack.


def is_open(card: GameCard) -> bool:
    """Tell whether a Bakugan is open."""
    return card.mode == OPEN and card.face == "up"


def makes_team_attack(state: GameState, victor: GameCard) -> bool:
    """Tell whether all three Bakugan of the winner's team are open: bakugan/cr/5.12.1."""
    team = team_of(state, victor.controller)
    return len(team) == TEAM_SIZE and all(is_open(card) for card in team)


def attackers(state: GameState) -> list[GameCard]:
    """List the Bakugan that deal the damage of the brawl."""
    victor = state.live(state.role("victor"))
    if victor is None:
        return []
    return team_of(state, victor.controller) if state.get("team_attack") else [victor]


def attack_rating(state: GameState, card: GameCard) -> int:
    """Give what a Bakugan adds to the attack: its Damage Rating, twice with DoubleStrike, never less than nothing.

    bakugan/cr/1.8.1.1.1, bakugan/glossary/symbols, decisions/p-13, p-17.
    """
    keywords = keywords_of(state, card.slot)
    rating = sum(
        part.amount
        for part in contributions(state, card.slot, "rating")
        if part.source == "printed" or part.amount > 0 or SHADOW_STRIKE not in keywords
    )
    return max(0, rating) * (2 if DOUBLE_STRIKE in keywords else 1)


def play_cost(state: GameState, slot: int) -> int:
    """Give the Energy a card costs now, never below zero: bakugan/glossary/1.15.2."""
    return max(0, value_of(state, slot, "cost"))


def flip_cost(state: GameState, slot: int) -> int:
    """Give the Energy a Flip costs now: FrostStrike of what attacks makes it dearer (decisions/froststrike-adds-up)."""
    frost = 0
    if state.get("damage_origin") == ATTACK:
        frost = sum(value_of(state, card.slot, "frost_strike") for card in attackers(state))
    return max(0, value_of(state, slot, "cost") + frost)


# What a card or an ability does on the batch.


def texts_of(state: GameState, slot: int, name: str) -> tuple[Skill, ...]:
    """List what an object of the batch does on resolution, in printed order.

    `name` is a skill for an ability; for a played card it is the card: an Action or a Flip does all of its text, a
    Hero or an Evo only comes into play.
    """
    printed = state.printed(slot)
    if name != printed.id:
        return tuple(skill for skill in printed.skills if skill.id == name)
    if printed.kind not in TEXT_TIMINGS:
        return ()
    return tuple(skill for skill in printed.skills if skill.timing in TEXT_TIMINGS or skill.status == UNREAD)


def choices_in(skill: Skill) -> list[tuple[Choose, bool]]:
    """List the choices of a skill, each with whether it is needed: a guarded or voluntary one is not."""
    found: list[tuple[Choose, bool]] = []
    guarded = 0
    for step in skill.program:
        if isinstance(step, (May, When)):
            guarded = max(guarded, step.skip + 1)
        elif isinstance(step, Choose):
            found.append((step, guarded == 0 and step.least > 0 and not skill.optional))
        guarded = max(0, guarded - 1)
    return found


def is_card(state: GameState, item: StackItem) -> bool:
    """Tell whether an object of the batch is a played card and not an ability."""
    return state.printed(item.source.slot).id == item.skill


def next_object(ref: Ref) -> Ref:
    """Refer to the object that a card becomes with its next change of zone."""
    return Ref(ref.slot, ref.generation + 1)
