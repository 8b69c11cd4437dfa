"""Every test of the API begins with nothing counted against anybody."""

from __future__ import annotations

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def nothing_counted() -> None:
    """Forget who asked how often."""
    cache.clear()
