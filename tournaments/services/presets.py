"""Read the presets that an event may be created with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from django.utils.translation import gettext as _

from rulings.models import in_language
from rulings.strict_yaml import load
from tournaments.errors import TournamentError
from tournaments.rules import read_fraction
from tournaments.swiss.preset import Preset

FOLDER = Path(__file__).resolve().parent.parent / "presets"
_NAMES = {"preset": "code", "official": "is_official", "points": "awards"}


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


@cache
def presets() -> dict[str, Preset]:
    """Read every preset file, once."""
    return {path.stem: _read(path) for path in sorted(FOLDER.glob("*.yaml"))}


def _read(path: Path) -> Preset:
    value = load(path.read_text(encoding="utf-8"), name=path.name).value
    if not isinstance(value, dict):
        raise TournamentError("bad_preset", _("A preset is a mapping."), place=path.name)
    renamed = {_NAMES.get(key, key): part for key, part in value.items()}
    return msgspec.convert(renamed, Preset, dec_hook=read_fraction)
