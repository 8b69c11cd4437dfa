"""Figures of the catalogue: importing cards, first new, then unchanged, then all changed."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

CARDS = 5000


def main() -> None:
    """Print the seconds of processor time that importing takes, on an empty database of its own."""
    with scratch_database():
        from rulings.models import Game
        from rulings.services.card_import import import_cards

        Game.objects.create(code="dbs-masters", names={"en": "Masters"})
        for what, word in (("new", "draw"), ("unchanged", "draw"), ("all changed", "discard")):
            files = [("catalogue.json", catalogue(CARDS, word))]
            start = time.process_time()
            report = import_cards(game="dbs-masters", files=files)
            seconds = time.process_time() - start
            print(
                f"import of {CARDS} cards, {what}: {seconds:.1f} s ({report.created} created, "
                f"{report.updated} updated, {report.unchanged} unchanged)"
            )
    print()


def catalogue(count: int, word: str) -> bytes:
    """Return an invented catalogue in the form of card lists in HTML: leaders with two sides, parallel printings."""
    return json.dumps([_card(number, word) for number in range(count)]).encode()


def _card(number: int, word: str) -> dict[str, object]:
    auto = '<img src="/i/Auto.png" alt="Auto" class="skillText">'
    ball = '<img src="/i/red_ball.png" alt="" class="colorCostBall">'
    skill = f"{auto} When you play this card, {word} {number % 9} cards.<br>{auto} When it attacks, {word} 1 card."
    card: dict[str, object] = {
        "title": f"Invented Card {number}",
        "number": f"ZZ{number // 100}-{number % 100:03d}",
        "series": "Invented",
        "rarity": "Common[C]",
        "type": "BATTLE",
        "color": "Red",
        "power": "10000",
        "energy": "2",
        "energy_text": f"2({ball})",
        "combo_energy": "0",
        "combo_power": "5000",
        "character": f"Somebody {number % 50}",
        "special_trait": "Guard/Traveller",
        "era": "Invented",
        "skills_text": skill,
        "skills": ["Auto"],
    }
    if number % 20 == 0:
        card |= {
            "type": "LEADER",
            "title_back": "Other Side",
            "power_back": "15000",
            "skills_back_text": skill,
        }
    return card


@contextmanager
def scratch_database() -> Iterator[None]:
    """Give an empty database that goes away afterwards."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.test")
    import django

    django.setup()
    from django.db import connection

    name = connection.creation.create_test_db(verbosity=0)
    try:
        yield
    finally:
        connection.creation.destroy_test_db(name, verbosity=0)


if __name__ == "__main__":
    main()
