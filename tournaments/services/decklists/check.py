"""Read a deck list and hold it against the deck rules; nothing is stored."""

from __future__ import annotations

import datetime as dates
from collections.abc import Sequence
from datetime import datetime

from django.utils.timezone import localdate
from django.utils.translation import gettext as _
from msgspec.structs import replace

from rulings.construction.check import check
from rulings.construction.names import name_key, number_key
from rulings.construction.types import Card, Finding, Line, Report
from rulings.errors import RulingsError
from rulings.models import Game
from rulings.selectors import deck_rules_of, printed_cards, restrictions_of
from tournaments.decks.formats import MAX_SIGNS, read_list
from tournaments.decks.types import ReadFault, ReadList, ReadNote
from tournaments.errors import TournamentError
from tournaments.models import Event
from tournaments.wording import deck_report_in_words

LIST_FORM = "list_form"


def check_decklist(
    *,
    text: str,
    game: Game,
    profile: str = "",
    on: dates.date | None = None,
    side_max: int | None = None,
) -> Report:
    """Read a list and hold it against the deck rules of a profile on a day.

    `side_max` is how many cards an event allows in the side deck, where it says so.
    """
    check_text(text)
    try:
        rules = deck_rules_of(game=game, profile=profile, on=on)
    except RulingsError as error:
        raise TournamentError(error.code, error.message, place="profile", mend=error.mend) from error
    read = read_list(text, game.code)
    cards = _cards(read, game)
    report = check(
        _lines(read),
        rules,
        cards,
        _unread(read),
        restrictions=restrictions_of(game=game, on=on),
        side_max=side_max,
    )
    return deck_report_in_words(_with_notes(report, read, cards))


def check_for_event(*, event: Event, text: str, now: datetime) -> Report:
    """Check a list by the rules of an event: its profile, its day, its side deck."""
    return check_decklist(
        text=text,
        game=game_of(event),
        profile=event.profile,
        on=deck_day_of(event=event, now=now),
        side_max=event.side_deck_max,
    )


def deck_day_of(*, event: Event, now: datetime) -> dates.date:
    """Return the day whose rules hold: the one the event names, else that on which it starts, else today."""
    return event.deck_date or localdate(event.starts_at or now)


def game_of(event: Event) -> Game:
    """Return the game of an event, or refuse one that names none."""
    if event.game is None:
        raise TournamentError(
            "event_without_game",
            _("This event names no game, so no deck list can be checked."),
            mend=_("The organizer has to choose the game."),
        )
    return event.game


def check_text(text: str) -> None:
    """Refuse a text that cannot be kept."""
    if len(text) > MAX_SIGNS:
        raise TournamentError("list_too_big", _("The list is too long to be a deck list."), place="text")
    if "\x00" in text or (not text.isascii() and _has_broken_signs(text)):
        raise TournamentError(
            "unreadable_text",
            _("The text holds signs that cannot be stored."),
            place="text",
            mend=_("Copy the list again as plain text."),
        )


def _has_broken_signs(text: str) -> bool:
    return any("\ud800" <= sign <= "\udfff" for sign in text)


def _cards(read: ReadList, game: Game) -> list[Card]:
    """Return the cards a list names; of a number that nobody knows those that its name may mean."""
    cards = printed_cards(
        game=game,
        numbers={line.number for line in read.lines if line.number},
        names={*(line.name for line in read.lines if not line.number), *([read.title] if read.title else [])},
    )
    known = {number_key(card.number) for card in cards}
    mistyped = {
        line.name for line in read.lines if line.name and line.number and number_key(line.number) not in known
    }
    return cards + (printed_cards(game=game, numbers=(), names=mistyped) if mistyped else [])


def _lines(read: ReadList) -> list[Line]:
    return [
        Line(
            line=line.line,
            count=line.count,
            section=line.section,
            number=line.number,
            name=line.name,
            implied=line.implied,
            grade=line.grade,
        )
        for line in read.lines
    ]


def _with_notes(report: Report, read: ReadList, cards: Sequence[Card]) -> Report:
    """Tell about lines that hold no card of the deck; a title that is the name of a card leaves it open."""
    names = {name_key(name) for card in cards for name in (card.name, *card.names)}
    is_card = read.title != "" and name_key(read.title) in names
    told = [_told(note, note.code) for note in read.told if not (is_card and note.kind == "title")]
    report = replace(report, warnings=(*told, *report.warnings))
    if not is_card:
        return report
    doubts = tuple(_told(note, "title_or_card") for note in read.told if note.kind == "title")
    return replace(
        report,
        legal=None if report.legal else report.legal,
        unsure=(*doubts, *report.unsure),
        unchecked=(LIST_FORM, *report.unchecked),
    )


def _told(note: ReadNote, code: str) -> Finding:
    values: dict[str, str | int] = {"line": note.line, "text": note.text, **note.values}
    return Finding(code=code, rule=LIST_FORM, lines=(note.line,), values=values)


def _unread(read: ReadList) -> Sequence[Finding]:
    faults = read.faults
    if not faults and not read.lines:
        faults = (ReadFault(line=1, code="empty_list", text=""),)
    return [
        Finding(
            code=fault.code,
            rule=LIST_FORM,
            lines=(fault.line,),
            values={"line": fault.line, "text": fault.text},
        )
        for fault in faults
    ]
