"""Read the presets that an event may be created with."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path as File

import msgspec
from django.utils.translation import gettext as _

from rulings.errors import RulingsError
from rulings.models import Game, in_language
from rulings.strict_yaml import Document, Path, load
from tournaments.errors import TournamentError
from tournaments.rules import read_fraction, snapshot_of
from tournaments.swiss.preset import Preset

FOLDER = File(__file__).resolve().parent.parent / "presets"
_NAMES = {"preset": "code", "official": "is_official", "points": "awards"}
_STEP = re.compile(r"\.([A-Za-z_][\w-]*)|\[(\d+|\.\.\.)\]")


def preset_by_code(*, code: str) -> Preset:
    """Return a preset, or refuse a code that names none."""
    found = presets().get(code)
    if found is None:
        raise TournamentError(
            "unknown_preset",
            _("There is no preset “%(code)s”.") % {"code": code},
            place="preset",
            mend=_("Choose one of: %(known)s.") % {"known": ", ".join(presets())},
        )
    return found


def preset_choices() -> list[tuple[str, str]]:
    """Return code and title of every preset, in the reader's language."""
    return [(code, in_language(preset.title)) for code, preset in presets().items()]


def profile_choices(*, also: str = "") -> list[tuple[str, str]]:
    """Return the profiles of the deck rules of all games, and one more that an event may name already."""
    games = Game.objects.order_by("code").values_list("decks", flat=True)
    named = [str(rules["profile"]) for decks in games for rules in decks]
    known = dict.fromkeys([*named, also] if also else named)
    return [("", _("the rules of the day")), *((profile, profile) for profile in known)]


@cache
def presets() -> dict[str, Preset]:
    """Read every preset file, once."""
    return {
        path.stem: read_preset(path.read_text(encoding="utf-8"), name=path.name)
        for path in sorted(FOLDER.glob("*.yaml"))
    }


def read_preset(text: str, *, name: str) -> Preset:
    """Read a preset from YAML; what is wrong is named with its line."""
    try:
        document = load(text, name=name)
    except RulingsError as error:
        raise TournamentError("bad_preset", error.message, place=error.place, mend=error.mend) from error
    if not isinstance(document.value, dict):
        raise _bad(document, (), _("A preset is a mapping."))
    renamed = {_NAMES.get(key, key): part for key, part in document.value.items()}
    try:
        preset = msgspec.convert(renamed, Preset, dec_hook=read_fraction)
    except msgspec.ValidationError as error:
        what, _at, where = str(error).partition(" - at `")
        raise _bad(document, _path(where), what) from error
    for game, rules in preset.games.items():
        if rules.restrictions and not _is_day(rules.restrictions):
            raise _bad(document, ("games", game, "restrictions"), _("A day is written as 2024-06-06."))
    unread = next(_unread_keys(renamed, snapshot_of(preset), ()), None)
    if unread is not None:
        raise _bad(document, unread, _("Nobody reads the key “%(key)s”.") % {"key": unread[-1]})
    return preset


def _bad(document: Document, path: Path, message: str) -> TournamentError:
    written = {name: key for key, name in _NAMES.items()}
    own = tuple(written.get(str(part), part) if place == 0 else part for place, part in enumerate(path))
    return TournamentError("bad_preset", message, place=f"{document.name}:{document.line_of(own)}")


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _path(where: str) -> Path:
    """Read the path of a fault as msgspec writes it; what it leaves open (`[...]`) ends the path."""
    parts: list[str | int] = []
    for name, place in _STEP.findall(where):
        if place == "...":
            break
        parts.append(int(place) if place else name)
    return tuple(parts)


def _unread_keys(written: object, kept: object, path: Path) -> Iterator[Path]:
    """Find the keys of a file that did not become part of the preset."""
    if isinstance(written, dict) and isinstance(kept, dict):
        for key, part in written.items():
            if key not in kept:
                yield (*path, key)
            else:
                yield from _unread_keys(part, kept[key], (*path, key))
    elif isinstance(written, list) and isinstance(kept, list | tuple):
        for place, (one, other) in enumerate(zip(written, kept, strict=False)):
            yield from _unread_keys(one, other, (*path, place))
