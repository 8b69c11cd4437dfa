"""The board of a scenario document: players, zones, cards and skills, read into the first state of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from judge.engine.asked import refuse_unwritten
from judge.engine.cardform import RESERVED, Making, keep_tokens_ready, lay_other_sides, read_card
from judge.engine.cards import Card, GameCard
from judge.engine.energy import ENERGY
from judge.engine.goingon import read_battle, read_used, read_waiting
from judge.engine.heeded import refuse_left_out
from judge.engine.ids import BLANK, BLANK_RESTED
from judge.engine.instructions import Gain
from judge.engine.reading import (
    Path,
    fault,
    listing,
    mapping,
    number,
    word,
)
from judge.engine.ruleset import Ruleset
from judge.engine.skills import READ, ColoursPart, Skill
from judge.engine.state import GameState, Setup
from judge.engine.values import PERMANENT
from judge.engine.zones import Zone


@dataclass(frozen=True, slots=True)
class Board:
    """The first state, the names that may be used in the document, and the texts that nobody has read."""

    state: GameState
    names: frozenset[str]
    unread: tuple[Skill, ...]
    ignored: tuple[Skill, ...]
    has_blanks: bool


def read_board(ruleset: Ruleset, document: Mapping[str, object]) -> Board:
    """Read turn, players and what is going on."""
    described = mapping(document.get("players"), ("players",))
    if len(described) != 2:
        raise fault("two_players", "Two players are needed.", ("players",), "Describe players A and B.")
    players = tuple(word(player, ("players",)) for player in described)
    for player in players:
        if player in RESERVED or "." in player:
            raise fault("reserved_name", f"A player cannot be called {player!r}.", ("players", player))
    making = Making(ruleset, players)
    zones: list[tuple[int, ...]] = []
    unknown: list[str] = []
    for player in players:
        path: Path = ("players", player)
        keys = tuple(zone.code for zone in ruleset.zones)
        refuse_left_out(ruleset, described[player], path)
        found = mapping(described[player], path, keys)
        for zone in ruleset.zones:
            if zone.code not in found and zone.range is not None:
                unknown.append(f"{player}.{zone.code}")
            content = _read_zone(making, player, zone.code, found.get(zone.code, 0), (*path, zone.code))
            _refuse_content(zone, content, (*path, zone.code))
            zones.append(content if zone.ordered else tuple(sorted(content)))
    keep_tokens_ready(making)
    return _finished(making, document, players, tuple(zones), tuple(unknown))


def _finished(
    making: Making,
    document: Mapping[str, object],
    players: tuple[str, ...],
    zones: tuple[tuple[int, ...], ...],
    unknown: tuple[str, ...],
) -> Board:
    ruleset = making.ruleset
    lay_other_sides(making)
    refuse_unwritten(making.printed, making.ids)
    turn = mapping(document.get("turn", {}), ("turn",), ("player", "number", "phase", "first"))
    player = word(turn.get("player", players[0]), ("turn", "player"), players)
    setup = Setup(
        profile=ruleset.profile,
        players=players,
        zones=ruleset.zones,
        codes=tuple(zone.code for zone in ruleset.zones),
        printed=tuple(making.printed),
        keeps=ruleset.keeps,
        stacked=ruleset.policy.stacked,
        bonuses=_bonuses(ruleset, making),
        coloured=_asks_for_coloured_energy(ruleset, making),
        heard=_heard(ruleset, making.printed, making.cards),
        permanents=tuple(
            card.slot
            for card in making.cards
            if any(skill.timing == PERMANENT for side in making.sides(card) for skill in side.skills)
        ),
        tokens=tuple(card.slot for card in making.cards if making.printed[card.printed].token),
    )
    phases = ruleset.shapes["phase"].split()
    state = GameState(
        setup=setup,
        cards=tuple(making.cards),
        zones=zones,
        turn_player=player,
        turn_number=number(turn.get("number", 4), ("turn", "number"), 1, 999),
        first_player=word(turn.get("first", player), ("turn", "first"), players),
        phase=word(turn.get("phase", phases[0]), ("turn", "phase"), tuple(phases)),
        unknown=unknown,
    )
    state = replace(state, used=read_used(ruleset, state, document.get("used", [])))
    skills = [skill for card in making.printed for skill in card.skills]
    keyword_ids = {
        f"{card.id}.{keyword.skill.id}"
        for card in making.printed
        for keyword in ruleset.keywords.values()
        if keyword.skill
    }
    names = frozenset(
        {*making.ids, *(skill.id for skill in skills), *keyword_ids, *ruleset.shapes["blanks"].split()}
    )
    state = read_waiting(ruleset, state, document)
    state = ruleset.start(state, read_battle(ruleset, state, document.get("battle", {}), tuple(making.ids)))
    skills = [skill for card in making.printed if card.id not in making.copies for skill in card.skills]
    unread = tuple(skill for skill in skills if skill.status != READ and not skill.ignore)
    ignored = tuple(skill for skill in skills if skill.ignore)
    return Board(state, names, unread, ignored, making.blanks)


def _keywords(printed: list[Card], cards: list[GameCard]) -> set[str]:
    """List the keywords that a card of this game has or can get."""
    skills = [skill for card in printed for skill in card.skills]
    keywords = {keyword for card in printed for keyword in card.keywords}
    keywords |= {step.keyword for skill in skills for step in skill.program if isinstance(step, Gain)}
    return keywords | {grant.keyword for card in cards for grant in card.grants}


def _bonuses(ruleset: Ruleset, making: Making) -> tuple[tuple[str, str, int], ...]:
    """List the keywords of this game that add to a value: keyword, value, how much."""
    known = _keywords(making.printed, making.cards)
    return tuple(
        (keyword.name, *keyword.bonus)
        for keyword in ruleset.keywords.values()
        if keyword.bonus and keyword.name in known
    )


def _asks_for_coloured_energy(ruleset: Ruleset, making: Making) -> bool:
    """Tell whether a keyword of this game is paid for with energy of certain colours."""
    known = _keywords(making.printed, making.cards)
    skills = [
        keyword.skill for keyword in ruleset.keywords.values() if keyword.skill and keyword.name in known
    ]
    parts = [part for skill in skills for part in skill.cost.parts]
    return any(isinstance(part, ColoursPart) and part.among.zone == ENERGY for part in parts)


def _heard(ruleset: Ruleset, printed: list[Card], cards: list[GameCard]) -> tuple[str, ...]:
    """List the trigger words that anything in this game can wait for."""
    skills = [skill for card in printed for skill in card.skills]
    for keyword in _keywords(printed, cards):
        known = ruleset.keywords.get(keyword)
        if known and known.skill:
            skills.append(known.skill)
    words = {skill.trigger.event for skill in skills if skill.trigger}
    words |= {"replacement"} if any(skill.timing == "replacement" for skill in skills) else set()
    return tuple(sorted(words))


# Zones.


def _refuse_content(zone: Zone, content: tuple[int, ...], path: Path) -> None:
    """Refuse what would count for nothing: a number of cards where each has a value, an object nobody has played."""
    if zone.described and any(slot <= 0 for slot in content):
        raise fault(
            "not_described", "Here every card must be described.", path, "Write them as [{id: k1, …}]."
        )
    if zone.begins_empty and content:
        raise fault("begins_empty", "Nothing lies here at first.", path, "Write what was played as actions.")


def _read_zone(making: Making, player: str, zone: str, value: object, path: Path) -> tuple[int, ...]:
    """Read a zone: a count, counts by mode, one card, or a list of cards and counts (the top card first)."""
    if isinstance(value, int) and not isinstance(value, bool):
        return _blanks(making, number(value, path, 0, 200), BLANK)
    if isinstance(value, Mapping):
        if set(value) <= {"active", "rested"}:
            return _counted(making, value, path)
        return (read_card(making, player, zone, value, path),)
    content: list[int] = []
    for place, item in enumerate(listing(value, path)):
        if isinstance(item, int) and not isinstance(item, bool):
            content += _blanks(making, number(item, (*path, place), 0, 200), BLANK)
        elif isinstance(item, Mapping) and item and set(item) <= {"active", "rested"}:
            content += _counted(making, item, (*path, place))
        else:
            content.append(read_card(making, player, zone, item, (*path, place)))
    return tuple(content)


def _counted(making: Making, value: Mapping[str, object], path: Path) -> tuple[int, ...]:
    """Read counts of undescribed cards by mode."""
    active = number(value.get("active", 0), (*path, "active"), 0, 200)
    rested = number(value.get("rested", 0), (*path, "rested"), 0, 200)
    return _blanks(making, active, BLANK) + _blanks(making, rested, BLANK_RESTED)


def _blanks(making: Making, count: int, kind: int) -> tuple[int, ...]:
    making.blanks = making.blanks or count > 0
    return (kind,) * count
