"""Figures of searching rulings: many invented entries, on each database there is."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence

ENTRIES, QUERIES = 50_000, 600
PROMISED_SEARCH, PROMISED_INDEX = 20, 60
POSTGRES = "TEST_POSTGRES_URL"
"""The variable that names a PostgreSQL server on which a database may be made and dropped."""
FRAMES = {
    "en": ("may i {} when {} is {}", "{} and {} at the same time, {} first", "does {} stop {} of the {}"),
    "fr": ("est-ce que {} marche si {} est {}", "{} avant {} ou {}", "combien de {} pour {} et {}"),
    "de": ("darf ich {} wenn {} {} ist", "{} oder {} zuerst bei {}", "wie oft {} nach {} mit {}"),
}
PLAIN = ("attack", "hand", "deck", "damage", "karte", "angriff", "pioche", "main", "carte", "leben", "battle")
KEYBOARD = "abcdefghijklmnopqrstuvwxyz"


def measure() -> None:
    """Fill a database of its own and print what the index and the searches take."""
    import django

    django.setup()
    from django.conf import settings
    from django.db import connection

    settings.DEBUG = False
    old_name = str(connection.settings_dict["NAME"])
    connection.creation.create_test_db(verbosity=0)
    try:
        _measure(connection.vendor)
    finally:
        connection.creation.destroy_test_db(old_name, verbosity=0)


def _measure(database: str) -> None:
    from django.db import connection

    from rulings.search.engine import search
    from rulings.search.index import rebuild_index
    from rulings.selectors import search_rulings
    from rulings.services.pack_files import read_packs
    from rulings.services.packs import load_packs

    chance = random.Random(50_000)
    load_packs(read_packs())
    words = _words(chance)
    game_ids = _fill(chance, words)
    began, worked = time.perf_counter(), time.process_time()
    rebuild_index()
    seconds, worked = time.perf_counter() - began, time.process_time() - worked
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    print(
        f"{database}: {ENTRIES:,} more entries indexed in {seconds:.1f} s "
        f"({worked:.1f} s of the processor); promised {PROMISED_INDEX}"
    )
    asked = [_query(chance, words) for _ in range(QUERIES)]
    began = time.perf_counter()
    search(text="first of all")
    print(
        f"  first search of a process, reading the statistics: {(time.perf_counter() - began) * 1000:.0f} ms"
    )
    for name, game_id in (("all games", None), ("one game", game_ids[0])):
        times = []
        for text in asked:
            began, worked = time.perf_counter(), time.process_time()
            search(text=text, game_id=game_id)
            times.append((time.perf_counter() - began, time.process_time() - worked))
        _print(f"search, {name}", times)
    times = []
    for text in asked[:200]:
        began, worked = time.perf_counter(), time.process_time()
        search_rulings(text=text, limit=10)
        times.append((time.perf_counter() - began, time.process_time() - worked))
    _print("with all a list shows", times)
    print()


def _print(name: str, times: Sequence[tuple[float, float]]) -> None:
    """Print the time that passed, and that of the processor: on a busy machine the first is much longer."""
    passed = sorted(one * 1000 for one, _ in times)
    worked = sorted(one * 1000 for _, one in times)
    late = len(times) * 95 // 100
    print(
        f"  {name:22} median {passed[len(times) // 2]:5.1f} ms, p95 {passed[late]:5.1f} ms, "
        f"of the processor p95 {worked[late]:5.1f} ms; promised {PROMISED_SEARCH}"
    )


def _words(chance: random.Random) -> list[str]:
    """Return the words of the games and invented ones, the frequent ones first, as languages have them."""
    from rulings.models import Term

    known = {word for term in Term.objects.order_by("pk") for words in term.words.values() for word in words}
    syllables = [
        first + second for first in "bdfgklmnprstvz" for second in ("a", "en", "i", "or", "ul", "es")
    ]
    invented = {"".join(chance.choices(syllables, k=chance.randint(2, 4))) for _ in range(6000)}
    words = [*sorted(known), *sorted(invented)]
    chance.shuffle(words)
    return [*PLAIN, *words]


def _pick(chance: random.Random, words: Sequence[str]) -> str:
    """Return a word: few of them often, most of them seldom."""
    return words[min(int(chance.paretovariate(0.45)) - 1, len(words) - 1)]


def _sentence(chance: random.Random, words: Sequence[str], language: str) -> str:
    frame = chance.choice(FRAMES[language])
    return frame.format(*(_pick(chance, words) for _ in range(frame.count("{}"))))


def _query(chance: random.Random, words: Sequence[str]) -> str:
    """Return what somebody types: few words or a sentence, one in four with a slip."""
    language = chance.choice(list(FRAMES))
    if chance.random() < 0.5:
        text = " ".join(_pick(chance, words) for _ in range(chance.randint(1, 4)))
    else:
        text = _sentence(chance, words, language)
    if chance.random() < 0.25:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(KEYBOARD) + text[place + 1 :]
    return text


def _fill(chance: random.Random, words: Sequence[str]) -> list[int]:
    from rulings.models import Game, Ruling, RulingText

    games = list(Game.objects.order_by("code"))
    rulings = [
        Ruling(
            game=(game := games[number % len(games)]),
            code=f"{game.code}/invented/{number}",
            kind="board",
            asked={language: [_sentence(chance, words, language) for _ in range(2)] for language in FRAMES},
            keywords=[],
        )
        for number in range(ENTRIES)
    ]
    stored = Ruling.objects.bulk_create(rulings, batch_size=1000)
    texts = [
        RulingText(
            ruling=ruling,
            language="en",
            title=_sentence(chance, words, "en"),
            answer=". ".join(_sentence(chance, words, "en") for _ in range(3)),
            reason=". ".join(_sentence(chance, words, "en") for _ in range(2)),
        )
        for ruling in stored
    ]
    RulingText.objects.bulk_create(texts, batch_size=1000)
    return [game.pk for game in games]


def main() -> None:
    """Print the figures of SQLite, and of PostgreSQL where there is a server."""
    print("search over rulings, time inside the process")
    server = os.environ.get(POSTGRES, "")
    if not server:
        print(f"  PostgreSQL is left out; name a server in {POSTGRES}")
    for address in ("", server) if server else ("",):
        _run(address)


def _run(address: str) -> None:
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings.test"}
    environment.pop("DATABASE_URL", None)
    if address:
        environment["DATABASE_URL"] = address
    command = [sys.executable, "-c", "from benchmarks.rulings import measure; measure()"]
    sys.stdout.flush()
    subprocess.run(command, env=environment, check=True)  # our own command


if __name__ == "__main__":
    main()
