"""Plain data of a document read part by part; whatever is not understood is refused with its path."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.errors import BadDocumentError

Path = tuple[str | int, ...]

MOST_LETTERS = 200
"""The longest name, id or title: each is said many times over."""
MOST_TEXT = 4_000
"""The longest printed text."""

UNTIL = ("turn", "battle", "game")
OWN_UNTIL = ("main_phase", "own_turn")
"""Until when something lasts in games that know it: for the Main Phase, until the start of the own next turn."""
SIDES = ("own", "opponent", "any")
ABOUT = ("self", "own", "opponent", "any")


def fault(code: str, message: str, path: Path, mend: str = "") -> BadDocumentError:
    """Make the error for a faulty place of a document."""
    return BadDocumentError(code, message, path=path, mend=mend)


def mapping(value: object, path: Path, allowed: tuple[str, ...] = ()) -> Mapping[str, object]:
    """Read a mapping; a key that is not allowed is refused with the ones that are."""
    if not isinstance(value, Mapping):
        raise fault(
            "not_a_mapping", "Here a mapping of keys and values is needed.", path, "Write it as {key: value}."
        )
    for key in value:
        if not isinstance(key, str):
            raise fault("not_a_key", f"{key!r} is not a key.", path, "Put the key in quotes.")
        if allowed and key not in allowed:
            raise fault(
                "unknown_key",
                f"There is no key {key!r} here.",
                (*path, key),
                "Known: " + ", ".join(allowed) + ".",
            )
    return value


def listing(value: object, path: Path) -> list[object]:
    """Read a list."""
    if not isinstance(value, list):
        raise fault("not_a_list", "Here a list is needed.", path, "Write it as [first, second].")
    return value


def word(value: object, path: Path, allowed: tuple[str, ...] = (), *, most: int = MOST_LETTERS) -> str:
    """Read a word of at most so many letters, one of the allowed ones if these are given."""
    if not isinstance(value, str) or not value:
        raise fault(
            "not_a_word",
            "Here a word is needed.",
            path,
            "Known: " + ", ".join(allowed) + "." if allowed else "",
        )
    if len(value) > most:
        raise fault("too_long", f"Here are more than {most} letters.", path, "Write it shorter.")
    if allowed and value not in allowed:
        raise fault(
            "unknown_word", f"{value!r} is not known here.", path, "Known: " + ", ".join(allowed) + "."
        )
    return value


def number(value: object, path: Path, least: int = -10_000_000, most: int = 10_000_000) -> int:
    """Read a whole number between two limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise fault("not_a_number", "Here a whole number is needed.", path)
    if not least <= value <= most:
        raise fault("out_of_range", f"{value} is not between {least} and {most}.", path)
    return value


def flag(value: object, path: Path) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise fault("not_a_flag", "Here true or false is needed.", path)
    return value
