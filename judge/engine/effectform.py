"""What lasts on a card of a document: changed values, keywords gained and lost, control gained."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.cards import Grant, Hold, Modifier
from judge.engine.reading import OWN_UNTIL, UNTIL, Path, fault, listing, mapping, number, word
from judge.engine.ruleset import Ruleset


def read_effects(
    ruleset: Ruleset, players: tuple[str, ...], value: object, path: Path
) -> tuple[Modifier, ...]:
    """Read changes of values that last."""
    found: list[Modifier] = []
    for place, item in enumerate(listing(value, path)):
        here = (*path, place)
        effect = mapping(item, here, ("until", "from", *ruleset.values))
        until = word(effect.get("until", "turn"), (*here, "until"), _lasting(ruleset, players))
        source = word(effect.get("from", "board"), (*here, "from"))
        found += [
            Modifier(name, number(effect[name], (*here, name)), until, source)
            for name in ruleset.values
            if name in effect
        ]
    return tuple(sorted(found))


def _lasting(ruleset: Ruleset, players: tuple[str, ...]) -> tuple[str, ...]:
    """List until when something on the board can last: until the start of whose turn is said with the player."""
    own = [known for known in OWN_UNTIL if known in ruleset.own_words]
    starts = [f"start.{player}" for player in players] if "own_turn" in own else []
    return (*UNTIL, *(known for known in own if known != "own_turn"), *starts)


def read_grants(ruleset: Ruleset, found: Mapping[str, object], path: Path) -> tuple[Grant, ...]:
    """Read keywords gained and lost until the end of the turn; `skills` lost are all of them."""
    gained = [
        Grant(word(keyword, (*path, "gained", i), tuple(ruleset.keywords)), True, "turn", "board")
        for i, keyword in enumerate(listing(found.get("gained", []), (*path, "gained")))
    ]
    lost = [
        word(keyword, (*path, "lost", i), (*ruleset.losable, "skills"))
        for i, keyword in enumerate(listing(found.get("lost", []), (*path, "lost")))
    ]
    return (*gained, *(Grant("" if name == "skills" else name, False, "turn", "board") for name in lost))


def read_holds(
    players: tuple[str, ...], player: str, found: Mapping[str, object], path: Path
) -> tuple[Hold, ...]:
    """Read who has control and until when; whoever has it last has the card in the own zone."""
    holds: list[Hold] = []
    for place, item in enumerate(listing(found.get("control", []), (*path, "control"))):
        here = (*path, "control", place)
        hold = mapping(item, here, ("by", "until", "from"))
        holds.append(
            Hold(
                word(hold.get("by"), (*here, "by"), players),
                word(hold.get("until"), (*here, "until"), UNTIL),
                word(hold.get("from", "board"), (*here, "from")),
            )
        )
    if holds and holds[-1].player != player:
        raise fault(
            "control_elsewhere",
            f"Whoever has control last has the card in the own zone; here it lies with {player!r}.",
            (*path, "control"),
        )
    if holds and holds[0].until != "game":
        holds.insert(0, Hold(word(found.get("owner", player), (*path, "owner"), players), "game", "board"))
    return tuple(holds)
