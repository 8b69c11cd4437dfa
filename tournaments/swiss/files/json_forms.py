"""Decode JSON into a described shape, and name the place of what does not fit."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from tournaments.swiss.errors import SwissError

T = TypeVar("T")


def decoded(text: str, shape: type[T]) -> T:
    """Read JSON of a shape; a fault names its place as a path from `$`, or its position in the text."""
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        raise SwissError("bad_file", f"{message}.", place=path.rstrip("`")) from error
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        raise SwissError("not_json", f"This is not JSON: {error}.", mend="Check the text.") from error


def refused(code: str, message: str, *path: str | int) -> SwissError:
    """Make the error for a place in the document."""
    place = "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return SwissError(code, message, place=place)
