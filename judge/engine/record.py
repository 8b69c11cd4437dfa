"""The record of a scenario document: what the players did, in order, as it was written."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from judge.engine.board import Board
from judge.engine.errors import UnknownCardError
from judge.engine.ids import CHANCE
from judge.engine.reading import Path, fault, listing, mapping, number, word
from judge.engine.ruleset import Action, Ruleset

ANSWERS = ("choose", "decline", "pass", "order", "number", "take")
MOST_ACTIONS = 200


@dataclass(frozen=True, slots=True)
class Written:
    """One written action: whose, which verb, with what; `place` is its number in the document, from 1.

    An `order` of several skills is several of these with the same number. `at` and `nth` choose a later station.
    """

    place: int
    player: str
    verb: str
    subject: str = ""
    target: str = ""
    values: tuple[str, ...] = ()
    at: str = ""
    nth: int = 1

    @property
    def action(self) -> Action:
        """Give the declared action."""
        return Action(self.verb, self.subject, self.target)


def read_actions(ruleset: Ruleset, board: Board, value: object) -> tuple[tuple[Written, ...], int]:
    """Read all written actions, and count them as the document does: an `order` of several skills is one."""
    items = listing(value, ("actions",))
    if len(items) > MOST_ACTIONS:
        raise fault("too_many", f"More than {MOST_ACTIONS} actions cannot be replayed at once.", ("actions",))
    found: list[Written] = []
    for place, item in enumerate(items):
        found += read_action(ruleset, board, item, ("actions", place), place + 1)
    return tuple(found), len(items)


def read_action(ruleset: Ruleset, board: Board, value: object, path: Path, place: int) -> list[Written]:
    """Read one written action; naming a card that is nowhere on the board is refused."""
    seconds = tuple(verb.second for verb in ruleset.verbs.values() if verb.second)
    found = mapping(value, path, ("player", "at", "nth", *ruleset.verbs, *ANSWERS, *seconds))
    player = word(found.get("player"), (*path, "player"), (*board.state.setup.players, CHANCE))
    verbs = [key for key in found if key in ruleset.verbs or key in ANSWERS]
    if len(verbs) != 1:
        known = ", ".join((*ruleset.verbs, *ANSWERS))
        raise fault("one_verb", "An action has one verb.", path, f"Known: {known}.")
    verb, here = verbs[0], (*path, verbs[0])
    at = word(found["at"], (*path, "at")) if "at" in found else ""
    nth = number(found.get("nth", 1), (*path, "nth"), 1, 99)
    if at and not is_station(ruleset, at):
        raise fault("no_such_station", f"No rule is called {at!r}.", (*path, "at"), "Write procedure.rule.")
    if verb in ruleset.verbs:
        second = ruleset.verbs[verb].second
        for key in seconds:
            if key in found and key != second:
                raise fault("unknown_key", f"{verb} has no {key}.", (*path, key))
        if ruleset.verbs[verb].bare:
            _only_true(verb, found[verb], here)
            return [Written(place, player, verb, at=at, nth=nth)]
        if ruleset.verbs[verb].choosing:
            chosen = _read_answer(board, "choose", found[verb], here, Written(place, player, "choose"))
            return [Written(place, player, verb, at=at, nth=nth), *chosen]
        subject = known_name(board, found[verb], here)
        _not_another(ruleset, board, verb, subject, here)
        target = known_name(board, found.get(second), (*path, second)) if second else ""
        return [Written(place, player, verb, subject, target, at=at, nth=nth)]
    return _read_answer(board, verb, found[verb], here, Written(place, player, verb, at=at, nth=nth))


def _not_another(ruleset: Ruleset, board: Board, verb: str, subject: str, path: Path) -> None:
    """Refuse a skill that is declared with another verb: nothing could be said of it here."""
    card = board.state.find(subject.rpartition(".")[0])
    sides = board.state.sides(card.slot) if card else ()
    timing = next((skill.timing for side in sides for skill in side.skills if skill.id == subject), "")
    other = ruleset.verbs.get(ruleset.verbs[verb].others.get(timing, ""))
    if other is not None:
        second = f", {other.second}: the other card" if other.second else ""
        raise fault(
            "another_verb",
            f"{subject} is not declared with {verb}.",
            path,
            f"Write {other.name}: {subject.rpartition('.')[0]}{second}.",
        )


def _read_answer(board: Board, verb: str, value: object, path: Path, base: Written) -> list[Written]:
    """Read an answer that is not an act: a choice, an order, declining, passing, a number."""

    def made(subject: str = "", values: tuple[str, ...] = ()) -> Written:
        return Written(base.place, base.player, verb, subject, "", values, base.at, base.nth)

    if verb == "pass":
        _only_true(verb, value, path)
        return [made()]
    if verb == "number":
        return [made(values=(str(number(value, path, 0, 999)),))]
    if verb == "decline":
        return [made(known_name(board, value, path))]
    names = listing(value, path) if isinstance(value, list) else [value]
    players = [name for name in board.state.setup.players if name not in board.names or base.player == CHANCE]
    known = tuple(
        str(name) if name in players else known_name(board, name, (*path, i)) for i, name in enumerate(names)
    )
    if verb == "order":
        if not known:
            raise fault("nothing_named", "An order names skills.", path, "Write order: [first, second].")
        return [made(name) for name in known]
    return [made(values=known)]


def _only_true(verb: str, value: object, path: Path) -> None:
    """Refuse anything but true where nothing can be named."""
    if value is not True:
        raise fault("not_a_flag", f"This is written {verb}: true.", path)


def known_name(board: Board, value: object, path: Path) -> str:
    """Read the name of a card, a skill or an undescribed card's kind; `#2` names a second instance."""
    name = word(value, path)
    if name.partition("#")[0] not in board.names:
        near = ", ".join(get_close_matches(name, sorted(board.names), 6, 0.3) or sorted(board.names)[:12])
        raise UnknownCardError(
            "unknown_name",
            f"Nothing on the board is called {name!r}.",
            path=path,
            mend=f"Known names: {near}.",
        )
    return name


def is_station(ruleset: Ruleset, name: str) -> bool:
    """Tell whether a ruleset has a procedure, a rule or a `procedure.rule` of this name."""
    procedure, _, rule = name.partition(".")
    if not rule:
        return procedure in ruleset.procedures or any(
            procedure in known.rules for known in ruleset.procedures.values()
        )
    return procedure in ruleset.procedures and rule in ruleset.procedures[procedure].rules
