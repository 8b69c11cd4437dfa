"""An event with deck lists, and everybody who might look at them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from accounts.models import Role, User
from accounts.services.roles import grant_role
from rulings.models import Game
from rulings.search.cards.index import rebuild_card_index
from tests.rulings.card_factory import make_card
from tests.tournaments.deck_game import LEGAL, make_deck_game
from tests.tournaments.factories import AT, make_event, make_organizer
from tournaments.models import Decklist, Entry, Event, EventStatus
from tournaments.services.decklists import save_draft, submit_decklist
from tournaments.services.entries import Person, register_entry

SECRET = "Hidden Plan of Alice"
DRAFT = f"{LEGAL}\n3 {SECRET}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckEvent:
    """The event, its organizer and the player whose list it is about."""

    event: Event
    organizer: User
    player: User
    entry: Entry
    game: Game

    def in_state(self, status: EventStatus, decks_open: str) -> Event:
        """Put the event where it stands and say when its lists open, as it would have come about."""
        Event.objects.filter(pk=self.event.pk).update(status=status, decks_open=decks_open)
        self.event.refresh_from_db()
        self.entry.refresh_from_db()
        return self.event


def make_person(name: str, *roles: Role) -> User:
    """Return somebody with an account."""
    user = User.objects.create_user(
        f"{name}@example.org", "a-long-enough-password", display_name=name.title()
    )
    for role in roles:
        grant_role(user=user, role=role)
    return user


def make_deck_event(*, at: datetime = AT, **fields: object) -> DeckEvent:
    """Return an event of four with a game and its deck rules; nobody has handed a list in."""
    game = Game.objects.filter(code="dbs-masters").first() or make_deck_game()
    organizer = make_organizer()
    wanted = {"game": game, "profile": "masters-2019", **fields}
    event = make_event(organizer, **wanted)  # type: ignore[arg-type]  # the fields of a draft
    player = make_person("alina", Role.PLAYER)
    entry = register_entry(event=event, person=Person(user=player), by=player, at=at)
    for name in ("Ben", "Cleo", "Dan"):
        register_entry(event=event, person=Person(name=name), by=organizer, at=at)
    return DeckEvent(event=event, organizer=organizer, player=player, entry=entry, game=game)


def hand_in(deck_event: DeckEvent, text: str = LEGAL, at: datetime = AT) -> Decklist:
    """Hand the player's list in."""
    return submit_decklist(entry=deck_event.entry, text=text, by=deck_event.player, at=at)


def make_event_with_draft() -> DeckEvent:
    """Return an event with a list that counts and a later draft."""
    made = make_deck_event()
    hand_in(made)
    save_draft(entry=made.entry, text=DRAFT, by=made.player, at=AT)
    return made


def make_event_of_two_names() -> DeckEvent:
    """Return an event of a game in which two cards bear the same name."""
    made = make_deck_event()
    make_card(made.game, "OV2-004", "Tide Runner", kind="battle", colors=["green"])
    rebuild_card_index()
    return made
