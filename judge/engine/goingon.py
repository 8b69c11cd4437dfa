"""What goes on when a scenario begins: skills that wait or were put off, skills that were used, roles in a battle."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from judge.engine.cards import GameCard
from judge.engine.ids import Plain
from judge.engine.instructions import Delay
from judge.engine.legality import once_mark
from judge.engine.reading import Path, fault, listing, mapping, word
from judge.engine.ruleset import Ruleset
from judge.engine.state import Delayed, GameState, Waiting, plain_ref


def read_used(ruleset: Ruleset, state: GameState, value: object) -> tuple[str, ...]:
    """Read the skills that were used this turn; one that was used twice is named twice."""
    marks: set[str] = set()
    for place, item in enumerate(listing(value, ("used",))):
        name = word(item, ("used", place))
        card = state.find(name.rpartition(".")[0])
        skill = ruleset.skill(state, card.slot, name) if card else None
        mark = once_mark(skill, card) if skill and card else f"{name}@0"
        base = mark.partition("#")[0]
        nth = 1 + sum(1 for known in marks if known.partition("#")[0] == base)
        marks.add(mark if nth == 1 else f"{base}#{nth}")
    return tuple(sorted(marks))


def read_waiting(ruleset: Ruleset, state: GameState, document: Mapping[str, object]) -> GameState:
    """Read what waits to resolve, and the parts of skills that were put off until later."""
    waiting = tuple(_one_waiting(ruleset, state, *item)[1] for item in _items(document, "waiting"))
    delayed = tuple(
        Delayed(*_one_waiting(ruleset, state, *item, is_later=True)) for item in _items(document, "delayed")
    )
    return replace(state, waiting=tuple(sorted(waiting)), delayed=tuple(sorted(delayed)))


def _items(document: Mapping[str, object], key: str) -> list[tuple[object, Path]]:
    return [(item, (key, place)) for place, item in enumerate(listing(document.get(key, []), (key,)))]


def _one_waiting(
    ruleset: Ruleset, state: GameState, value: object, path: Path, *, is_later: bool = False
) -> tuple[str, Waiting]:
    """Read one waiting skill; with `at` it is the part of it that was put off until then."""
    found = mapping(value, path, ("skill", "event", "at", "chosen"))
    skill_id = word(found.get("skill"), (*path, "skill"))
    card = state.find(skill_id.rpartition(".")[0])
    skill = ruleset.skill(state, card.slot, skill_id) if card else None
    if card is None or skill is None:
        raise fault("unknown_word", f"No card has the skill {skill_id!r}.", (*path, "skill"))
    at = word(found["at"], (*path, "at")) if "at" in found or is_later else ""
    parts = [i + 1 for i, step in enumerate(skill.program) if isinstance(step, Delay) and step.at == at]
    if at and not parts:
        raise fault("no_such_part", f"{skill_id} puts nothing off until {at!r}.", (*path, "at"))
    chosen = [
        _named(state, item, (*path, "chosen")) for item in listing(found.get("chosen", []), (*path, "chosen"))
    ]
    event = _named(state, found["event"], (*path, "event")) if "event" in found else None
    return at, Waiting(
        card.controller,
        skill_id,
        card.ref,
        plain_ref(event.ref if event else None),
        start=parts[0] if at else 0,
        chosen=tuple(part for one in chosen for part in plain_ref(one.ref)),
    )


def _named(state: GameState, value: object, path: Path) -> GameCard:
    card = state.find(word(value, path))
    if card is None:
        raise fault("unknown_name", f"No card is called {value!r}.", path)
    return card


def read_battle(ruleset: Ruleset, state: GameState, value: object, ids: tuple[str, ...]) -> dict[str, Plain]:
    """Read the battle in which a scenario begins; roles become references to cards, one or several."""
    keys = ruleset.shapes["battle_keys"].split()
    found = mapping(value, ("battle",), tuple(keys))
    battle: dict[str, Plain] = {}
    for key, item in found.items():
        path: Path = ("battle", key)
        if key == "step":
            battle[key] = word(item, path)
            continue
        names = [word(name, path, ids) for name in (item if isinstance(item, list) else [item])]
        cards = [state.find(name) for name in names]
        battle[key] = tuple(part for card in cards if card for part in plain_ref(card.ref))
    return battle
