"""A state written back as the board of a scenario document: what a page draws and a new scenario begins with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from judge.engine.cards import GameCard
from judge.engine.ids import BLANK_RESTED
from judge.engine.instructions import Delay
from judge.engine.legality import limit_mark
from judge.engine.state import GameState, Waiting, as_ref
from judge.engine.tokenform import token_forms, token_nodes

Node = dict[str, object]


def board_form(state: GameState, described: Mapping[str, Mapping[str, object]] | None = None) -> Node:
    """Write a state as turn, players with their zones, and what is going on.

    `described` are the cards of the document by id: from there come the parts of a card that play does not change
    (its number, its skills with their readings). A zone nobody described is left out.
    """
    form: Node = {
        "turn": {
            "player": state.turn_player,
            "number": state.turn_number,
            "phase": state.phase,
            "first": state.first_player,
        },
        "players": {player: _zones(state, player, described or {}) for player in state.setup.players},
    }
    going_on: Node = {
        "used": _used(state),
        "waiting": [_waiting(state, waiting, "") for waiting in state.waiting],
        "delayed": [_waiting(state, later.waiting, later.at) for later in state.delayed],
        "battle": _battle(state),
        "stack": _stack(state),
        "winner": state.winner,
    }
    return {**form, **{key: value for key, value in going_on.items() if value}}


def described_cards(document: Mapping[str, object]) -> dict[str, Mapping[str, object]]:
    """Collect the cards of a document by id, those beneath others and the tokens of its skills included."""
    found: dict[str, Mapping[str, object]] = {}
    left: list[object] = [document.get("players")]
    while left:
        node = left.pop()
        if isinstance(node, Mapping):
            if isinstance(node.get("id"), str):
                found[str(node["id"])] = node
                left.append(node.get("under"))
                for token, _ in token_nodes(node.get("skills"), ()):
                    left += token_forms(token)
            else:
                left.extend(node.values())
        elif isinstance(node, list):
            left.extend(node)
    return found


# Zones and cards.


def _zones(state: GameState, player: str, described: Mapping[str, Mapping[str, object]]) -> Node:
    zones: Node = {}
    for zone in state.setup.zones:
        if f"{player}.{zone.code}" in state.unknown:
            continue
        content = state.zones[state.setup.place(player, zone.code)]
        if content or zone.range is not None:
            zones[zone.code] = _content(state, content, described)
    return zones


def _content(
    state: GameState, content: tuple[int, ...], described: Mapping[str, Mapping[str, object]]
) -> object:
    """Write a zone: a count, counts by mode, or a list of cards and counts with the top first."""
    if all(slot <= 0 for slot in content):
        rested = content.count(BLANK_RESTED)
        return {"active": len(content) - rested, "rested": rested} if rested else len(content)
    items: list[object] = []
    for slot, run in groupby(content):
        count = len(list(run))
        if slot > 0:
            items.append(_card(state, state.card(slot), described))
        else:
            items.append({"rested": count} if slot == BLANK_RESTED else count)
    return items


def _card(
    state: GameState, card: GameCard, described: Mapping[str, Mapping[str, object]], side: str = ""
) -> Node:
    """Write a card that lies on a player's side: in a zone of its controller's, or beneath a card there."""
    side = side or card.controller
    printed = state.setup.printed[card.slot - 1]
    origin = described.get(printed.id, {})
    form: Node = {"id": printed.id, "name": printed.name, "kind": printed.kind, **dict(printed.values)}
    lists: Node = {
        "keywords": list(printed.keywords),
        "traits": list(printed.traits),
        "character": list(printed.characters),
        "skills": origin.get("skills", []),
        "effects": [
            {change.value: change.amount, "until": change.until, "from": change.source}
            for change in card.modifiers
        ],
        "gained": [grant.keyword for grant in card.grants if grant.gains],
        "lost": [grant.keyword or "skills" for grant in card.grants if not grant.gains],
        "control": [
            {"by": hold.player, "until": hold.until, **({"from": hold.source} if hold.source else {})}
            for hold in card.holds
        ],
        "under": [_card(state, state.card(slot), described, side) for slot in card.under if slot > 0],
    }
    changed: Node = {
        "number": origin.get("number", ""),
        "token": printed.token,
        "owner": card.owner if card.owner != side else "",
        "mode": card.mode if card.mode == "rest" else "",
        "face": card.face if card.face != "up" else "back" if card.printed != card.slot - 1 else "",
        "back": origin.get("back", ""),
    }
    if printed.colours is not None:
        form["colours"] = list(printed.colours)
    if printed.specified is not None:
        form["specified"] = dict(printed.specified)
    return {**form, **{key: value for key, value in (lists | changed).items() if value}}


# What is going on.


def _used(state: GameState) -> list[str]:
    """List the skills used this turn by objects that are still the same, each as often as it was used."""
    found: list[str] = []
    for mark in state.used:
        if mark.startswith("limit:"):
            found += _limited(state, mark.partition("#")[0])
            continue
        name, _, times = mark.partition("@")
        card = state.find(name.rpartition(".")[0])
        if card is not None and times.partition("#")[0] == str(card.generation):
            found.append(name)
    return found


def _limited(state: GameState, mark: str) -> list[str]:
    """Name one of the skills that share the uses of a mark."""
    skills = (
        (card, skill) for card in state.cards for skill in state.printed(card.slot).skills if skill.limit
    )
    return [skill.id for card, skill in skills if limit_mark(card.controller, skill) == mark][:1]


def _waiting(state: GameState, waiting: Waiting, at: str) -> Node:
    """Write a skill that waits; of a part that was put off also until when, and the cards chosen before."""
    event = state.live(as_ref(waiting.event))
    pairs = zip(waiting.chosen[::2], waiting.chosen[1::2], strict=True)
    chosen = [state.printed(card.slot).id for pair in pairs if (card := state.live(as_ref(pair)))]
    if waiting.start and not at:
        at = _put_off_until(state, waiting)
    return {
        "skill": waiting.skill,
        **({"event": state.printed(event.slot).id} if event else {}),
        **({"at": at} if at else {}),
        **({"chosen": chosen} if chosen else {}),
    }


def _put_off_until(state: GameState, waiting: Waiting) -> str:
    """Name the moment at which a part of a skill has begun to wait; that of a keyword is the end of the battle."""
    for skill in state.printed(waiting.source.slot).skills:
        if skill.id == waiting.skill and isinstance(step := skill.program[waiting.start - 1], Delay):
            return step.at
    return "end_of_battle"


def _battle(state: GameState) -> Node:
    """List the roles in a battle and the cards that have them; the roles of each player (`brawler.A`) are one list."""
    roles: Node = {}
    for name, value in state.variables:
        card = state.live(as_ref(value))
        if card is None:
            continue
        card_id = state.printed(card.slot).id
        role, _, player = name.partition(".")
        if player:
            many = roles.setdefault(f"{role}s", [])
            if isinstance(many, list):
                many.append(card_id)
        else:
            roles[name] = card_id
    return roles


def _stack(state: GameState) -> list[Node]:
    """List what will resolve later, the next one last."""
    return [
        {
            "player": item.player,
            "skill": item.skill,
            "card": state.printed(item.source.slot).id,
            **({"answers": item.answers} if item.answers else {}),
            **({"negated": True} if item.negated else {}),
        }
        for item in state.stack
    ]
