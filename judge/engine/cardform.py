"""The cards of a scenario document: what is printed on them, what has become of them, what lies beneath."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from judge.engine.cards import Card, GameCard
from judge.engine.costform import read_card_colours
from judge.engine.effectform import read_effects, read_grants, read_holds
from judge.engine.heeded import refuse_left_out
from judge.engine.ids import CHANCE, HIDDEN
from judge.engine.instructions import Unread
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
from judge.engine.skillform import limited, read_skill
from judge.engine.skills import EFFECT_UNREAD, UNREAD, Skill
from judge.engine.targetform import words
from judge.engine.tokenform import token_forms, token_nodes
from judge.engine.values import TURNING

MOST_CARDS = 400
BACK = "back"
RESERVED = (PASS, NO, YES, CONCEDE, CHANCE, HIDDEN, "end", "draw")


@dataclass(slots=True)
class Making:
    """What has been read so far: cards by slot, the names they took, their other sides, the tokens to come."""

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


def _read_id(making: Making, found: Mapping[str, object], path: Path) -> str:
    """Read what a card is called in this document; each has a name of its own."""
    if len(making.cards) >= MOST_CARDS:
        raise fault("too_many", f"More than {MOST_CARDS} described cards are not read.", path)
    card_id = word(found.get("id"), (*path, "id"))
    if not _is_plain(card_id):
        raise fault("bad_id", f"An id has no dots, blanks or marks: {card_id!r}.", (*path, "id"))
    if card_id in making.ids or card_id in RESERVED:
        raise fault(
            "same_id", f"Two things are called {card_id!r}.", (*path, "id"), "Give each card its own id."
        )
    making.ids[card_id] = path
    return card_id


def read_card(making: Making, player: str, zone: str, value: object, path: Path) -> int:
    """Read a card that lies in a zone, or beneath another in none, with what lies beneath it; give its slot."""
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
        read_card(making, player, "", item, (*path, "under", i))
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


def keep_tokens_ready(making: Making) -> None:
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


def _is_token(making: Making, name: str) -> bool:
    return any(card.token for card in making.printed if card.id == name)


def _read_printed(making: Making, card_id: str, zone: str, found: Mapping[str, object], path: Path) -> Card:
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
    called = word(found["number"], (*path, "number")) if "number" in found else ""
    skills = limited(skills, called or ("token" if found.get("token") else ""), path)
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


def _read_back(making: Making, front: Card, zone: str, found: Mapping[str, object], path: Path) -> Card:
    """Read the other side of a Leader: a text of its own (`dbs-masters/cr-1.074/2-3-2-1-2`)."""
    ruleset, here = making.ruleset, (*path, "back")
    if front.kind != "leader":
        raise fault("no_back", "Only a Leader has another side.", here, "Leave it out.")
    keys = ("name", "keywords", "skills", "traits", "character", *ruleset.values)
    back = mapping(found["back"], here, (*keys, *(("colours",) if ruleset.colours else ())))
    shared = {"name": front.name, "kind": front.kind}
    shared |= {"number": str(found["number"])} if "number" in found else {}
    side = _read_printed(making, front.id, zone, {**shared, **back}, here)
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


def lay_other_sides(making: Making) -> None:
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
