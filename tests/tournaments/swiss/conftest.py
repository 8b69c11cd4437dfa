"""The presets, as pairing and standings get them."""

from __future__ import annotations

import pytest

from tournaments.services.presets import preset_by_code
from tournaments.swiss.preset import Preset


@pytest.fixture
def magic() -> Preset:
    """Return the preset with floors of exactly one third."""
    return preset_by_code(code="magic")


@pytest.fixture
def fide() -> Preset:
    """Return the preset of chess."""
    return preset_by_code(code="fide")
