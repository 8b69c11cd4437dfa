"""Figures of the pages of cards and decks, on a site with many of both, on each database there is."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time

CARDS, LISTS = 10_000, 20_000
PROMISED = 80
RUNS = 15
POSTGRES = "TEST_POSTGRES_URL"
"""The variable that names a PostgreSQL server on which a database may be made and dropped."""

SEARCHES = (
    "XB7-0",
    "XB7",
    "attack",
    "draw 1 card",
    "[Blocker]",
    "seafarer power",
    "once per turn",
    "the",
    "城",
    "ヤマ",
)


def measure() -> None:
    """Fill a database of its own and print what each page takes, in milliseconds."""
    import django

    django.setup()
    from django.conf import settings
    from django.db import connection
    from django.test.utils import override_settings

    settings.DEBUG = False
    plain = [one for one in settings.MIDDLEWARE if "zeal" not in one]
    old_name = str(connection.settings_dict["NAME"])
    connection.creation.create_test_db(verbosity=0)
    try:
        with override_settings(MIDDLEWARE=plain):
            _measure(connection.vendor)
    finally:
        connection.creation.destroy_test_db(old_name, verbosity=0)


def _measure(database: str) -> None:
    from benchmarks.deck_data import fill_cards, fill_lists, index_cards, load_site_packs

    chance = random.Random(20_000)
    load_site_packs()
    cards = fill_cards(CARDS, chance)
    began = time.perf_counter()
    index_cards()
    indexing = time.perf_counter() - began
    fill_lists(LISTS, cards, chance)
    _let_the_database_look()
    print(f"{database}: {len(cards):,} cards indexed in {indexing:.1f} s, {LISTS:,} deck lists")
    for name, addresses in pages_of(cards[400].number, cards[0].name).items():
        times = {address: _time_of(address) for address in addresses}
        slowest = max(times, key=lambda address: times[address])
        middle = sorted(times.values())[len(times) // 2]
        print(
            f"  {name:12} {middle:6.1f} ms; slowest {times[slowest]:6.1f} ms ({slowest}); promised {PROMISED}"
        )
    print()


def _let_the_database_look() -> None:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def pages_of(number: str, name: str) -> dict[str, list[str]]:
    """Return the addresses that are measured, by kind of page."""
    from urllib.parse import quote

    from tournaments.models import Entry

    entry = Entry.objects.order_by("-pk")[50]
    cards = "/rulings/cards/"
    decks = "/events/decks/"
    event = f"/events/{entry.event_id}/decklists/"
    return {
        "card page": [f"{cards}dbs-masters/{number}/", f"{cards}dbs-masters/{number}/?lang=ja"],
        "card list": [cards, f"{cards}?game=dbs-masters", f"{cards}?game=dbs-masters&color=red&page=20"],
        "card search": [f"{cards}?q={quote(text)}" for text in (*SEARCHES, name, name[:3])],
        "deck page": [f"{event}{entry.number}/"],
        "decks played": [event],
        "deck search": [
            decks,
            f"{decks}?card={quote(number)}",
            f"{decks}?card={quote(name)}",
            f"{decks}?leader={quote(name)}",
            f"{decks}?player=Player+07",
            f"{decks}?event=Cup+19&legal=legal",
            f"{decks}?legal=unknown&game=dbs-masters",
        ],
    }


def _time_of(address: str) -> float:
    """Return the best of several times that a page takes, in milliseconds: a busy machine only makes it longer."""
    from django.test import Client

    client = Client()
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        response = client.get(address)
        times.append((time.perf_counter() - began) * 1000)
        if response.status_code != 200:
            raise SystemExit(f"{address} answered {response.status_code}")
    return min(times)


def main() -> None:
    """Print the figures of SQLite, and of PostgreSQL where there is a server."""
    print("pages of cards and decks, time of the server for one request")
    server = os.environ.get(POSTGRES, "")
    if not server:
        print(f"  PostgreSQL is left out; name a server in {POSTGRES}")
    for database in ("", server) if server else ("",):
        environment = {key: value for key, value in os.environ.items() if key != "DATABASE_URL"}
        environment |= {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
        environment |= {"DATABASE_URL": database} if database else {}
        subprocess.run([sys.executable, "-m", "benchmarks.decks", "measure"], env=environment, check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        measure()
    else:
        main()
