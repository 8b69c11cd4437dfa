"""The board of a scenario document: players, zones, cards and skills, read into the first state of a game."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from judge.engine.asked import refuse_unwritten
from judge.engine.cards import Card, GameCard
from judge.engine.costform import read_card_colours
from judge.engine.effectform import read_effects, read_grants, read_holds
from judge.engine.goingon import read_battle, read_used, read_waiting
from judge.engine.heeded import refuse_left_out
from judge.engine.ids import BLANK, BLANK_RESTED, CHANCE, HIDDEN
from judge.engine.instructions import Gain, Unread
from judge.engine.questions import CONCEDE, NO, PASS, YES
from judge.engine.reading import (
    MOST_TEXT,
    Path,
    fault,
    flag,
    listing,
    mapping,
    number,
    word,
)
from judge.engine.ruleset import Ruleset
from judge.engine.skillform import read_skill
from judge.engine.skills import EFFECT_UNREAD, READ, UNREAD, Skill
from judge.engine.state import GameState, Setup
from judge.engine.targetform import words
from judge.engine.tokenform import token_forms, token_nodes
from judge.engine.values import PERMANENT, TURNING
from judge.engine.zones import Zone

MOST_CARDS = 400
BACK = "back"
_RESERVED = (PASS, NO, YES, CONCEDE, CHANCE, HIDDEN, "end", "draw")


@dataclass(frozen=True, slots=True)
class Board:
    """The first state, the names that may be used in the document, and the texts that nobody has read."""

    state: GameState
    names: frozenset[str]
    unread: tuple[Skill, ...]
    ignored: tuple[Skill, ...]
    has_blanks: bool


@dataclass(slots=True)
class _Making:
    ruleset: Ruleset
    players: tuple[str, ...]
    printed: list[Card] = field(default_factory=list)
    cards: list[GameCard] = field(default_factory=list)
    ids: dict[str, Path] = field(default_factory=dict)
    backs: dict[int, tuple[Card, bool]] = field(default_factory=dict)
    blanks: bool = False
    tokens: list[tuple[Mapping[str, object], Path]] = field(default_factory=list)
    copies: set[str] = field(default_factory=set)

    def sides(self, card: GameCard) -> tuple[Card, ...]:
        """Give a card as printed, on both sides if it has two."""
        seen = self.printed[card.printed]
        return (seen, self.printed[seen.other_side - 1]) if seen.other_side else (seen,)


def read_board(ruleset: Ruleset, document: Mapping[str, object]) -> Board:
    """Read turn, players and what is going on."""
    described = mapping(document.get("players"), ("players",))
    if len(described) != 2:
        raise fault("two_players", "Two players are needed.", ("players",), "Describe players A and B.")
    players = tuple(word(player, ("players",)) for player in described)
    for player in players:
        if player in _RESERVED or "." in player:
            raise fault("reserved_name", f"A player cannot be called {player!r}.", ("players", player))
    making = _Making(ruleset, players)
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
    _keep_tokens_ready(making)
    return _finished(making, document, players, tuple(zones), tuple(unknown))


def _finished(
    making: _Making,
    document: Mapping[str, object],
    players: tuple[str, ...],
    zones: tuple[tuple[int, ...], ...],
    unknown: tuple[str, ...],
) -> Board:
    ruleset = making.ruleset
    _lay_other_sides(making)
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


def _bonuses(ruleset: Ruleset, making: _Making) -> tuple[tuple[str, str, int], ...]:
    """List the keywords of this game that add to a value: keyword, value, how much."""
    known = _keywords(making.printed, making.cards)
    return tuple(
        (keyword.name, *keyword.bonus)
        for keyword in ruleset.keywords.values()
        if keyword.bonus and keyword.name in known
    )


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


def _read_zone(making: _Making, player: str, zone: str, value: object, path: Path) -> tuple[int, ...]:
    """Read a zone: a count, counts by mode, one card, or a list of cards and counts (the top card first)."""
    if isinstance(value, int) and not isinstance(value, bool):
        return _blanks(making, number(value, path, 0, 200), BLANK)
    if isinstance(value, Mapping):
        if set(value) <= {"active", "rested"}:
            return _counted(making, value, path)
        return (_read_card(making, player, zone, value, path),)
    content: list[int] = []
    for place, item in enumerate(listing(value, path)):
        if isinstance(item, int) and not isinstance(item, bool):
            content += _blanks(making, number(item, (*path, place), 0, 200), BLANK)
        elif isinstance(item, Mapping) and item and set(item) <= {"active", "rested"}:
            content += _counted(making, item, (*path, place))
        else:
            content.append(_read_card(making, player, zone, item, (*path, place)))
    return tuple(content)


def _counted(making: _Making, value: Mapping[str, object], path: Path) -> tuple[int, ...]:
    """Read counts of undescribed cards by mode."""
    active = number(value.get("active", 0), (*path, "active"), 0, 200)
    rested = number(value.get("rested", 0), (*path, "rested"), 0, 200)
    return _blanks(making, active, BLANK) + _blanks(making, rested, BLANK_RESTED)


def _blanks(making: _Making, count: int, kind: int) -> tuple[int, ...]:
    making.blanks = making.blanks or count > 0
    return (kind,) * count


# Cards.


def _is_plain(card_id: str) -> bool:
    """Tell whether an id can be told from every other by looking: no signs of ours, nothing invisible."""
    is_composed = unicodedata.is_normalized("NFC", card_id)
    return is_composed and card_id.isprintable() and not any(sign in card_id for sign in ".#:> ")


_PRINTED = ("id", "number", "name", "kind", "keywords", "skills", "traits", "character", "token")
"""The keys of what is printed on a card, beside its values."""
_STATE = ("mode", "owner", "under", "face", "effects", "gained", "lost")
"""The keys of what has become of it."""


def _printed_keys(ruleset: Ruleset) -> tuple[str, ...]:
    """List the keys of what is printed on a card of a game, or given to a token."""
    return (*_PRINTED, *(("colours", "specified") if ruleset.colours else ()), *ruleset.values)


def _read_id(making: _Making, found: Mapping[str, object], path: Path) -> str:
    """Read what a card is called in this document; each has a name of its own."""
    if len(making.cards) >= MOST_CARDS:
        raise fault("too_many", f"More than {MOST_CARDS} described cards are not read.", path)
    card_id = word(found.get("id"), (*path, "id"))
    if not _is_plain(card_id):
        raise fault("bad_id", f"An id has no dots, blanks or marks: {card_id!r}.", (*path, "id"))
    if card_id in making.ids or card_id in _RESERVED:
        raise fault(
            "same_id", f"Two things are called {card_id!r}.", (*path, "id"), "Give each card its own id."
        )
    making.ids[card_id] = path
    return card_id


def _read_card(making: _Making, player: str, zone: str, value: object, path: Path) -> int:
    ruleset = making.ruleset
    own = tuple(key for key in ("control", "back") if key in ruleset.own_words)
    found = mapping(value, path, (*_printed_keys(ruleset), *_STATE, *own))
    card_id = _read_id(making, found, path)
    if "name" not in found and "number" in found:
        raise fault(
            "not_in_catalogue",
            f"No catalogue knows the card {found['number']!r}.",
            (*path, "number"),
            "Write its name, power and skills.",
        )
    printed = _read_printed(making, card_id, zone, found, path)
    _refuse_token(ruleset, printed, zone, path)
    making.printed.append(printed)
    slot = len(making.cards) + 1
    making.cards.append(GameCard(slot, len(making.printed) - 1, player, player, zone))
    is_turned = found.get("face") == BACK and "back" in found
    if "back" in found:
        making.backs[slot] = (_read_back(making, printed, zone, found, path), is_turned)
    under = tuple(
        _read_card(making, player, "", item, (*path, "under", i))
        for i, item in enumerate(listing(found.get("under", []), (*path, "under")))
    )
    owner = word(found.get("owner", player), (*path, "owner"), making.players)
    making.cards[slot - 1] = GameCard(
        slot,
        making.cards[slot - 1].printed,
        owner,
        player if zone else owner,
        zone,
        mode=word(found.get("mode", "active"), (*path, "mode"), ("active", "rest")),
        face="up" if is_turned else word(found.get("face", "up"), (*path, "face"), ("up", "down")),
        under=under,
        modifiers=read_effects(ruleset, making.players, found.get("effects", []), (*path, "effects")),
        grants=read_grants(ruleset, found, path),
        holds=read_holds(making.players, player, found, path),
    )
    return slot


def _refuse_token(ruleset: Ruleset, printed: Card, zone: str, path: Path) -> None:
    """Refuse a token where none can be (`dbs-masters/cr-1.074/10-18-7`), and in a game that has none."""
    if not printed.token:
        return
    kind = ruleset.shapes.get("token", "")
    places = [left for left, _ in ruleset.keeps]
    if printed.kind != kind or (zone and zone not in places):
        known = f"A token is a {kind} card in play." if kind else "This game has no tokens."
        raise fault("no_token", known, (*path, "token"), "Describe a card, or put the token into play.")


def _keep_tokens_ready(making: _Making) -> None:
    """Make the tokens that skills can make: out of the game, until one does; those in play are there already.

    Several skills may make the same token, if they describe it with the same words.
    """
    seen: dict[str, Mapping[str, object]] = {}
    while making.tokens:
        node, path = making.tokens.pop(0)
        first = str(node.get("id"))
        if seen.get(first) == node:
            continue
        seen[first] = node
        for place, form in enumerate(token_forms(node)):
            found = mapping(form, path, _printed_keys(making.ruleset))
            name = str(form["id"])
            if place:
                making.copies.add(name)
            if name in making.ids and _is_token(making, name):
                continue
            token = _read_printed(making, _read_id(making, found, path), "", found, path)
            _refuse_token(making.ruleset, token, "", path)
            making.printed.append(token)
            nobody = making.players[0]
            making.cards.append(GameCard(len(making.cards) + 1, len(making.printed) - 1, nobody, nobody, ""))


def _is_token(making: _Making, name: str) -> bool:
    return any(card.token for card in making.printed if card.id == name)


def _read_printed(making: _Making, card_id: str, zone: str, found: Mapping[str, object], path: Path) -> Card:
    ruleset = making.ruleset
    values = tuple(
        sorted(
            (name, number(found[name], (*path, name), -1_000_000, 1_000_000))
            for name in ruleset.values
            if name in found
        )
    )
    refuse_left_out(ruleset, found.get("keywords", []), (*path, "keywords"))
    refuse_left_out(ruleset, [found.get("kind")], (*path, "kind"))
    keywords = tuple(
        word(keyword, (*path, "keywords", i), tuple(ruleset.keywords))
        for i, keyword in enumerate(listing(found.get("keywords", []), (*path, "keywords")))
    )
    skills = tuple(
        _read_one_skill(ruleset, card_id, i, item, (*path, "skills", i))
        for i, item in enumerate(listing(found.get("skills", []), (*path, "skills")))
    )
    readings = [
        (item, place) for place, item in enumerate(listing(found.get("skills", []), (*path, "skills")))
    ]
    for item, place in readings:
        if isinstance(item, Mapping) and not item.get("unread"):
            making.tokens += token_nodes(item.get("reading"), (*path, "skills", place, "reading"))
    ids = [skill.id for skill in skills]
    for place, skill_id in enumerate(ids):
        if skill_id in ids[:place]:
            raise fault("same_id", f"Two skills are called {skill_id!r}.", (*path, "skills", place))
    traits = tuple(
        word(trait, (*path, "traits", i))
        for i, trait in enumerate(listing(found.get("traits", []), (*path, "traits")))
    )
    characters = words(found.get("character", []), (*path, "character"))
    token = flag(found.get("token", False), (*path, "token"))
    kind = word(found.get("kind", ruleset.kind_of(zone, found)), (*path, "kind"), ruleset.kinds)
    skills = tuple(
        skill
        if skill.zones or ruleset.shapes.get("stays") in keywords
        else replace(skill, zones=ruleset.kind_zones.get((kind, skill.timing), ()))
        for skill in skills
    )
    name = word(found.get("name", card_id), (*path, "name"))
    return Card(
        card_id,
        name,
        kind,
        values,
        keywords,
        skills,
        traits,
        *read_card_colours(ruleset, found, path),
        characters=tuple(characters),
        token=token,
    )


def _read_back(making: _Making, front: Card, zone: str, found: Mapping[str, object], path: Path) -> Card:
    """Read the other side of a Leader: a text of its own (`dbs-masters/cr-1.074/2-3-2-1-2`)."""
    ruleset, here = making.ruleset, (*path, "back")
    if front.kind != "leader":
        raise fault("no_back", "Only a Leader has another side.", here, "Leave it out.")
    keys = ("name", "keywords", "skills", "traits", "character", *ruleset.values)
    back = mapping(found["back"], here, (*keys, *(("colours",) if ruleset.colours else ())))
    side = _read_printed(making, front.id, zone, {"name": front.name, "kind": front.kind, **back}, here)
    ids = {skill.id for skill in front.skills}
    for place, skill in enumerate(side.skills):
        if skill.id in ids:
            raise fault(
                "same_id",
                f"Two skills are called {skill.id!r}.",
                (*here, "skills", place),
                "Give the skills of each side names of their own.",
            )
    return side


def _lay_other_sides(making: _Making) -> None:
    """Put the other sides behind all cards; a Leader that lies with its back up shows that one."""
    for slot, (side, is_turned) in making.backs.items():
        front = making.cards[slot - 1].printed
        making.printed[front] = replace(making.printed[front], other_side=len(making.printed) + 1)
        making.printed.append(replace(side, other_side=front + 1))
        if is_turned:
            making.cards[slot - 1] = replace(making.cards[slot - 1], printed=len(making.printed) - 1)
    for card in making.cards:
        side = making.printed[card.slot - 1]
        for skill in side.skills:
            if skill.timing in TURNING and not side.other_side:
                raise fault(
                    "no_back",
                    f"{skill.id} turns the Leader over: what stands on its other side?",
                    (*making.ids[side.id], "back"),
                    "Describe it as back: {name: …, power: …}.",
                )


def _read_one_skill(ruleset: Ruleset, card_id: str, place: int, value: object, path: Path) -> Skill:
    """Read a skill: its reading if there is one; a text nobody has read is kept as that."""
    found = mapping(value, path, ("id", "text", "reading", "unread", "ignore"))
    side = "b" if BACK in path else "s"
    skill_id = word(found.get("id", f"{card_id}.{side}{place + 1}"), (*path, "id"))
    if skill_id.rpartition(".")[0] != card_id:
        raise fault("bad_id", f"A skill of {card_id} is called {card_id}.<name>.", (*path, "id"))
    text = word(found["text"], (*path, "text"), most=MOST_TEXT) if "text" in found else ""
    ignore = word(found["ignore"], (*path, "ignore"), most=MOST_TEXT) if "ignore" in found else ""
    is_unread = flag(found.get("unread", False), (*path, "unread"))
    if "reading" not in found or is_unread:
        if not text:
            raise fault("no_text", "A skill needs a text or a reading.", path, "Write text or reading.")
        return Skill(id=skill_id, timing="", text=text, status=UNREAD, ignore=ignore)
    skill = read_skill(ruleset, card_id, skill_id, found["reading"], (*path, "reading"), text=text)
    if skill.status == EFFECT_UNREAD and ignore:
        program = tuple(step for step in skill.program if not isinstance(step, Unread))
        skill = replace(skill, program=program)
    return replace(skill, ignore=ignore)
