"""Deck lists of others never leak: nothing before they are opened, and only what counts after."""

from __future__ import annotations

import pytest

from accounts.models import Role, User
from tests.tournaments.deck_event import DRAFT, SECRET, DeckEvent, hand_in, make_deck_event, make_person
from tests.tournaments.deck_game import LEGAL, SHORT, UNKNOWN
from tests.tournaments.factories import AT, make_event, make_organizer
from tournaments.errors import TournamentError
from tournaments.models import Decklist, DecksOpen, EventStatus
from tournaments.selectors import (
    DecklistQuery,
    are_decklists_open,
    can_change_decklist,
    can_see_decklist,
    can_see_draft,
    decklist_of,
    is_deck_staff,
    own_decklist,
    own_decklists,
    played_in,
    previous_decklists,
    search_decklists,
    shown_decklist,
    visible_decklists,
)
from tournaments.services.decklists import correct_decklist, save_draft, submit_decklist
from tournaments.services.entries import Person, register_entry
from tournaments.services.events import set_judges

pytestmark = pytest.mark.django_db

OPENED = {
    (EventStatus.CUT, DecksOpen.CUT),
    (EventStatus.FINISHED, DecksOpen.CUT),
    (EventStatus.FINISHED, DecksOpen.AFTER),
}
STATES = [(status, opens) for status in EventStatus for opens in DecksOpen]
CLOSED = [state for state in STATES if state not in OPENED]
STRANGERS = (
    "nobody",
    "player",
    "player of the event",
    "organizer of another",
    "judge of nothing",
    "judge of another",
)


@pytest.fixture
def deck_event() -> DeckEvent:
    """Return an event with a list that counts, and a draft typed after it."""
    made = make_deck_event()
    hand_in(made)
    save_draft(entry=made.entry, text=DRAFT, by=made.player, at=AT)
    return made


def stranger(kind: str, deck_event: DeckEvent) -> User | None:
    """Return somebody who is neither the player nor of the staff."""
    if kind == "nobody":
        return None
    if kind == "player of the event":
        rival = make_person("rita", Role.PLAYER)
        register_entry(event=deck_event.event, person=Person(user=rival), by=rival, at=AT)
        return rival
    roles = {"organizer of another": Role.ORGANIZER, "player": Role.PLAYER}
    other = make_person("otto", roles.get(kind, Role.JUDGE))
    if kind == "organizer of another":
        make_event(other, name="Elsewhere")
    if kind == "judge of another":
        elsewhere = make_event(make_organizer("oleg"), name="Elsewhere")
        set_judges(event=elsewhere, judges=[other], by=other, at=AT)
    return other


def searches() -> list[DecklistQuery]:
    """Return a search for everything that could find the list, also by what only the draft holds."""
    return [
        DecklistQuery(),
        DecklistQuery(card="OV1-004"),
        DecklistQuery(leader="OV1-001"),
        DecklistQuery(player="alina"),
        DecklistQuery(event="spring"),
        DecklistQuery(legal="legal"),
        DecklistQuery(card=SECRET),
    ]


@pytest.mark.parametrize("kind", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), CLOSED)
def test_before_they_are_opened_nobody_else_sees_anything(
    deck_event: DeckEvent, kind: str, status: EventStatus, opens: DecksOpen
) -> None:
    user = stranger(kind, deck_event)
    event = deck_event.in_state(status, opens)

    assert not are_decklists_open(event=event)
    assert not can_see_decklist(entry=deck_event.entry, user=user)
    assert not can_see_draft(entry=deck_event.entry, user=user)
    assert not is_deck_staff(event=event, user=user)
    assert shown_decklist(entry=deck_event.entry, user=user) is None
    assert decklist_of(entry=deck_event.entry, user=user) is None
    assert not visible_decklists(user=user).exists()
    assert not any(search_decklists(user=user, query=query).exists() for query in searches())
    assert played_in(event=event, user=user) is None
    if user is not None:
        assert own_decklist(event=event, user=user) is None
        assert not own_decklists(user=user).exists()
        assert not previous_decklists(user=user, game=deck_event.game).exists()


@pytest.mark.parametrize("kind", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), sorted(OPENED))
def test_once_opened_others_see_what_counts_and_neither_draft_nor_history(
    deck_event: DeckEvent, kind: str, status: EventStatus, opens: DecksOpen
) -> None:
    correct_decklist(entry=deck_event.entry, text=UNKNOWN, reason="typo", by=deck_event.organizer, at=AT)
    user = stranger(kind, deck_event)
    event = deck_event.in_state(status, opens)

    shown = shown_decklist(entry=deck_event.entry, user=user)
    assert shown is not None
    assert (shown.text, shown.legal) == (UNKNOWN, None)
    assert shown.report is not None
    assert SECRET not in repr(shown.report)
    assert not can_see_draft(entry=deck_event.entry, user=user)
    assert decklist_of(entry=deck_event.entry, user=user) is None
    assert [one.in_force and one.in_force.text for one in visible_decklists(user=user)] == [UNKNOWN]
    found = [search_decklists(user=user, query=query).count() for query in searches()]
    assert found == [1, 1, 1, 1, 1, 0, 0]
    played = played_in(event=event, user=user)
    assert played is not None
    assert (played.lists, played.without_leader) == (1, 0)
    assert SECRET not in repr(played)
    if user is not None:
        assert own_decklist(event=event, user=user) is None
        assert not previous_decklists(user=user, game=deck_event.game).exists()


@pytest.mark.parametrize("kind", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), STATES)
def test_a_draft_that_was_never_handed_in_is_never_seen(
    kind: str, status: EventStatus, opens: DecksOpen
) -> None:
    deck_event = make_deck_event()
    save_draft(entry=deck_event.entry, text=DRAFT, by=deck_event.player, at=AT)
    user = stranger(kind, deck_event)
    event = deck_event.in_state(status, opens)

    assert shown_decklist(entry=deck_event.entry, user=user) is None
    assert decklist_of(entry=deck_event.entry, user=user) is None
    assert not visible_decklists(user=user).exists()
    assert not any(search_decklists(user=user, query=query).exists() for query in searches())
    played = played_in(event=event, user=user)
    assert played is None or played.lists == 0


@pytest.mark.parametrize("kind", STRANGERS)
@pytest.mark.parametrize(("status", "opens"), [(EventStatus.REGISTRATION, DecksOpen.NEVER), *sorted(OPENED)])
def test_others_never_change_a_list_even_once_they_see_it(
    deck_event: DeckEvent, kind: str, status: EventStatus, opens: DecksOpen
) -> None:
    user = stranger(kind, deck_event)
    deck_event.in_state(status, opens)

    refusal = can_change_decklist(entry=deck_event.entry, user=user, now=AT)
    assert refusal is not None
    assert refusal.code == "not_your_decklist"
    for service in (save_draft, submit_decklist):
        if user is not None:
            with pytest.raises(TournamentError) as caught:
                service(entry=deck_event.entry, text=SHORT, by=user, at=AT)
            assert caught.value.code == "not_your_decklist"
    assert Decklist.objects.get().text == DRAFT


@pytest.mark.parametrize(("status", "opens"), STATES)
def test_the_player_and_the_staff_always_see_draft_and_history(
    deck_event: DeckEvent, status: EventStatus, opens: DecksOpen
) -> None:
    judge = make_person("julia", Role.JUDGE)
    set_judges(event=deck_event.event, judges=[judge], by=deck_event.organizer, at=AT)
    event = deck_event.in_state(status, opens)

    for user in (deck_event.player, deck_event.organizer, judge):
        decklist = decklist_of(entry=deck_event.entry, user=user)
        assert decklist is not None
        assert decklist.text == DRAFT
        assert [one.text for one in decklist.revisions.all()] == [LEGAL]
        assert list(visible_decklists(user=user)) == [decklist]
        assert search_decklists(user=user, query=DecklistQuery()).count() == 1
    assert played_in(event=event, user=judge) is not None
    assert previous_decklists(user=deck_event.player, game=deck_event.game).count() == 1
