"""What tests of cards ask for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulings.signals import catalogue_changed


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """Collect the games whose catalogue changed."""
    games: list[str] = []

    def listen(sender: object, game_code: str, **_: object) -> None:
        games.append(game_code)

    catalogue_changed.connect(listen)
    yield games
    catalogue_changed.disconnect(listen)
