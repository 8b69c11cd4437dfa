"""Cards, events and deck lists in the numbers a busy site has; all of it invented."""

from __future__ import annotations

import random
import string
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice

import msgspec

from rulings.construction.names import name_key, number_key
from rulings.models import Card, CardFace, Game, Printing
from rulings.search.cards.index import rebuild_card_index
from rulings.services.pack_files import read_packs
from rulings.services.packs import load_packs
from tournaments.models import (
    Decklist,
    DecklistCard,
    DecklistRevision,
    DecklistStatus,
    DecksOpen,
    Entry,
    Event,
    EventStatus,
)
from tournaments.rules import snapshot_of
from tournaments.services.decklists import check_decklist
from tournaments.services.presets import preset_by_code

GAME, PROFILE = "dbs-masters", "masters-2019"
PLAYERS = 100
LINES = 19
COLORS = ("red", "blue", "green", "yellow", "black")
KEYWORDS = ("Blocker", "Barrier", "Double Strike", "Super Combo", "Awaken")
TRAITS = ("Knight", "Seafarer", "Machine", "Mage", "Beast", "Outlaw", "Gardener", "Envoy")
SKILLS = (
    "[Auto] When you play this card, choose 1 of your opponent's cards with a cost of {n} or less and KO it.",
    "[Activate : Main] [Once per turn] Draw {n} card, then place a {trait} card of your hand in your Drop Area.",
    "[Permanent] While your Leader Card is a {trait} card, this card gains +{n}000 power.",
    "[Counter : Attack] Negate the attack, then your {trait} cards get +{n}000 power for the turn.",
    "[{keyword}]",
)
KANA = "アカサタナハマヤラワガザダバイキシチニヒミリウクスツヌフムユルンエケセテネヘメレオコソトノホモヨロ"
KANJI = "城海空火水木金土剣盾王女森山川星月光闇風雷"


def fill_cards(count: int, chance: random.Random) -> list[Card]:
    """Store cards in two languages with two printings each, without indexing them."""
    game = Game.objects.get(code=GAME)
    words = _words(chance)
    cards = Card.objects.bulk_create(
        (_card(game, place, words, chance) for place in range(count)), batch_size=500
    )
    faces = (face for card in cards for face in _faces(card, chance))
    while chunk := list(islice(faces, 1000)):
        CardFace.objects.bulk_create(chunk)
    Printing.objects.bulk_create(
        (
            Printing(card=card, number=card.number + end, rarity="Common", series=str(card.values["set"]))
            for card in cards
            for end in ("", "_PR")
        ),
        batch_size=1000,
    )
    return list(cards)


def _words(chance: random.Random) -> list[str]:
    syllables = [one + two for one in "bdfgklmnprstvz" for two in "aeiou"]
    return ["".join(chance.choices(syllables, k=chance.randint(2, 4))).capitalize() for _ in range(3000)]


def _card(game: Game, place: int, words: list[str], chance: random.Random) -> Card:
    number = f"XB{place // 125 + 1}-{place % 125 + 1:03}"
    name = " ".join(chance.choices(words, k=chance.randint(1, 3)))
    return Card(
        game=game,
        number=number,
        key=number_key(number),
        name=name,
        name_key=name_key(name),
        kind="leader" if place % 25 == 0 else chance.choice(("battle", "battle", "battle", "extra")),
        colors=[chance.choice(COLORS)],
        traits=chance.sample(TRAITS, 2),
        keywords=chance.sample(KEYWORDS, chance.randint(0, 2)),
        values={
            "cost": chance.randint(1, 8),
            "power": chance.randint(1, 7) * 5000,
            "set": f"XB{place // 125 + 1}",
        },
    )


def _faces(card: Card, chance: random.Random) -> list[CardFace]:
    text = "\n".join(
        skill.format(n=chance.randint(1, 5), trait=chance.choice(TRAITS), keyword=chance.choice(KEYWORDS))
        for skill in chance.sample(SKILLS, 3)
    )
    sides = [("front", "en", card.name, text), ("front", "ja", _japanese(chance, 8), _japanese(chance, 140))]
    if card.kind == "leader":
        sides += [
            ("back", "en", f"{card.name}, Awake", text),
            ("back", "ja", _japanese(chance, 8), _japanese(chance, 90)),
        ]
    return [
        CardFace(card=card, side=side, language=language, name=name, name_key=name_key(name), text=words)
        for side, language, name, words in sides
    ]


def _japanese(chance: random.Random, length: int) -> str:
    return "".join(chance.choices(KANA, k=length - 2)) + "".join(chance.choices(KANJI, k=2))


def fill_lists(count: int, cards: list[Card], chance: random.Random) -> None:
    """Store finished events with open lists, each list handed in and in force."""
    game = Game.objects.get(code=GAME)
    decks = [_deck(cards, chance, game) for _ in range(40)]
    rules = snapshot_of(preset_by_code(code="plain"))
    start = datetime(2020, 1, 4, 9, tzinfo=UTC)
    events = Event.objects.bulk_create(
        Event(
            name=f"{chance.choice(string.ascii_uppercase)}-Cup {place + 1}",
            game=game,
            profile=PROFILE,
            preset="plain",
            rules=rules,
            starts_at=start + timedelta(days=7 * place),
            status=EventStatus.FINISHED,
            decks_open=DecksOpen.AFTER,
            seed="benchmark",
        )
        for place in range(max(1, count // PLAYERS))
    )
    for event in events:
        _fill_event(event, decks, chance)


@dataclass(frozen=True, slots=True)
class _Deck:
    text: str
    checked: object
    leader: Card
    rows: list[tuple[Card, int]]


def _deck(cards: list[Card], chance: random.Random, game: Game) -> _Deck:
    leader = chance.choice([card for card in cards if card.kind == "leader"])
    others = chance.sample([card for card in cards if card.kind != "leader"], LINES)
    rows = [(card, chance.randint(2, 4)) for card in others]
    text = "\n".join(
        ["Leader", f"1 {leader.number}", "Main", *(f"{copies} {card.number}" for card, copies in rows)]
    )
    day = datetime(2019, 6, 1, tzinfo=UTC).date()
    report = check_decklist(text=text, game=game, profile=PROFILE, on=day)
    return _Deck(text, msgspec.to_builtins(report), leader, rows)


def _fill_event(event: Event, decks: list[_Deck], chance: random.Random) -> None:
    at = event.starts_at or datetime(2020, 1, 4, tzinfo=UTC)
    entries = Entry.objects.bulk_create(
        Entry(event=event, number=place + 1, name=f"Player {place + 1:03} of {event.name}")
        for place in range(PLAYERS)
    )
    chosen = [chance.choice(decks) for _ in entries]
    lists = Decklist.objects.bulk_create(
        Decklist(
            entry=entry,
            text=deck.text,
            status=DecklistStatus.SUBMITTED,
            checked=deck.checked,
            saved_at=at,
            leader=deck.leader,
            legal=chance.choice((True, False, None)),
        )
        for entry, deck in zip(entries, chosen, strict=True)
    )
    revisions = DecklistRevision.objects.bulk_create(
        DecklistRevision(decklist=one, number=1, text=deck.text, checked=deck.checked, submitted_at=at)
        for one, deck in zip(lists, chosen, strict=True)
    )
    for one, revision in zip(lists, revisions, strict=True):
        one.in_force = revision
    Decklist.objects.bulk_update(lists, ["in_force"])
    DecklistCard.objects.bulk_create(
        (
            _row(one, *row)
            for one, deck in zip(lists, chosen, strict=True)
            for row in [(deck.leader, 1), *deck.rows]
        ),
        batch_size=2000,
    )


def _row(decklist: Decklist, card: Card, copies: int) -> DecklistCard:
    return DecklistCard(
        decklist=decklist,
        section="leader" if card.kind == "leader" else "main",
        card=card,
        number=card.number,
        key=card.key,
        name=card.name,
        name_key=card.name_key,
        count=copies,
    )


def load_site_packs() -> None:
    """Load the packs of the site."""
    load_packs(read_packs())


def index_cards() -> int:
    """Index all cards."""
    return rebuild_card_index()
