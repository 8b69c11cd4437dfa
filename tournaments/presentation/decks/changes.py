"""What a tap on the page of one's list asks for: a number for a line, one more card, the deck of last time."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import QueryDict
from django.utils.translation import gettext as _

from accounts.models import User
from rulings.construction.types import Card
from tournaments.decks.export import HEADINGS
from tournaments.decks.formats import MAX_SIGNS
from tournaments.errors import TournamentError
from tournaments.forms import DecklistForm
from tournaments.models import Decklist, Event
from tournaments.presentation.decks.edit import with_card, with_number
from tournaments.presentation.decks.picker import card_by_number
from tournaments.presentation.decks.words import event_labels, section_name
from tournaments.selectors import previous_decklists

MOST_LETTERS = 80
MOST_DIGITS = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The text as it is to be kept, and what to say about it.

    `question` is a list to ask about before it takes the place of what is typed; `error` says why a tap did nothing.
    """

    text: str
    is_changed: bool = False
    note: str = ""
    question: Decklist | None = None
    error: TournamentError | None = None


def changed(event: Event, user: User, sent: QueryDict) -> Change:
    """Return the list that was sent with the change that was asked for."""
    text = DecklistForm(sent).written()
    if len(text) > MAX_SIGNS:
        return Change(text=text)
    try:
        if "choose" in sent:
            return _chosen(event, text, sent.get("choose", ""))
        if "add" in sent:
            return _added(event, text, sent.get("add", ""))
        if "use" in sent or "replace" in sent:
            return _taken(event, user, text, sent)
    except TournamentError as error:
        return Change(text=text, error=error)
    return Change(text=text)


def _chosen(event: Event, text: str, asked: str) -> Change:
    line, card = _card(event, asked)
    place = int(line) if line.isdecimal() and len(line) <= MOST_DIGITS else 0
    names = (card.name, *card.names)
    written = with_number(text, line=place, number=card.number, names=names, game=_game_code(event))
    note = _("%(number)s %(name)s is written into the list.") % {"number": card.number, "name": card.name}
    return Change(text=written, is_changed=True, note=note)


def _added(event: Event, text: str, asked: str) -> Change:
    section, card = _card(event, asked)
    if section not in HEADINGS:
        raise _no_such_card()
    word = section_name(section, event_labels(event))
    game = _game_code(event)
    written = with_card(text, section=section, number=card.number, name=card.name, word=word, game=game)
    note = _("%(number)s %(name)s is added: %(section)s.") % {
        "number": card.number,
        "name": card.name,
        "section": word,
    }
    return Change(text=written, is_changed=True, note=note)


def _card(event: Event, asked: str) -> tuple[str, Card]:
    """Split what a button sent into its place and its card."""
    place, _colon, number = asked.replace("\x00", "")[:MOST_LETTERS].partition(":")
    card = card_by_number(game=event.game, number=number) if event.game else None
    if card is None:
        raise _no_such_card()
    return place, card


def _game_code(event: Event) -> str:
    return event.game.code if event.game else ""


def _no_such_card() -> TournamentError:
    return TournamentError(
        "unknown_card", _("There is no such card."), mend=_("Look for it by its number or its name.")
    )


def _taken(event: Event, user: User, text: str, sent: QueryDict) -> Change:
    """Take the list of an earlier event; what is typed is replaced only by a second tap."""
    wanted = sent.get("replace") or sent.get("previous", "")
    found = _earlier(event, user, wanted)
    if found is None or found.in_force is None:
        raise TournamentError(
            "no_such_list", _("There is no such list of yours."), mend=_("Choose one of those shown.")
        )
    if text.strip() and text.strip() != found.in_force.text.strip() and "replace" not in sent:
        return Change(text=text, question=found)
    note = _("This is your list of %(event)s; check it against what you play today.") % {
        "event": found.entry.event.name
    }
    return Change(text=found.in_force.text, is_changed=True, note=note)


def _earlier(event: Event, user: User, wanted: str) -> Decklist | None:
    if event.game is None or not wanted.isdecimal() or len(wanted) > 2 * MOST_DIGITS:
        return None
    return previous_decklists(user=user, game=event.game, besides=event).filter(pk=int(wanted)).first()
