"""Create an event and lead it through its life."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime

from django.utils.translation import gettext as _

from accounts.models import User
from rulings.errors import RulingsError
from rulings.models import Game
from rulings.selectors import deck_rules_of
from tournaments.errors import TournamentError
from tournaments.models import DecksOpen, Entry, Event, EventStatus, RoundStatus, Verb
from tournaments.rules import preset_of, rounds_for, snapshot_of
from tournaments.services.changes import Act, lock_event, log_change, one_change
from tournaments.services.decklists.check import deck_day_of
from tournaments.services.decklists.recheck_jobs import ask_for_recheck_of_event
from tournaments.services.presets import preset_by_code
from tournaments.swiss.preset import GameRules, Preset

FIELDS_AFTER_START = frozenset(
    {
        "name", "description", "venue", "starts_at", "rounds_total", "capacity", "deck_date", "side_deck_max",
        "decks_due_at", "decks_open",
    }
)  # fmt: skip
DECK_RULES = frozenset({"game", "profile", "side_deck_max"})


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDraft:
    """What an organizer says about a new event."""

    name: str
    preset: str = "plain"
    game: Game | None = None
    profile: str = ""
    description: str = ""
    venue: str = ""
    starts_at: datetime | None = None
    best_of: int = 3
    rounds_total: int | None = None
    capacity: int | None = None
    deck_date: date | None = None
    side_deck_max: int | None = None
    decks_due_at: datetime | None = None
    decks_open: str = DecksOpen.NEVER


@one_change
def create_event(*, draft: EventDraft, organizer: User, at: datetime, seed: str = "") -> Event:
    """Store a new event with its own copy of the preset; without a seed one is drawn.

    Where the preset fixes deck rules for the game, they hold unless the draft names others.
    """
    preset = preset_by_code(code=draft.preset)
    draft = _with_rules_of(preset, draft)
    check_profile(game=draft.game, profile=draft.profile)
    event = Event.objects.create(
        **_fields(draft), rules=snapshot_of(preset), seed=seed or secrets.token_hex(16), created_at=at
    )
    event.organizers.add(organizer)
    payload = _plain(_fields(draft)) | {"rules": event.rules, "seed": event.seed}
    log_change(event=event, act=Act(by=organizer, at=at), verb=Verb.EVENT_CREATED, payload=payload)
    return event


@one_change
def change_event(*, event: Event, changes: Mapping[str, object], by: User, at: datetime) -> Event:
    """Change what is said about an event; its rules stay, and once it runs its format too."""
    event = lock_event(event=event)
    before = {name: getattr(event, name) for name in changes}
    changed = {name: value for name, value in changes.items() if value != before[name]}
    if not changed:
        return event
    check_changes(event=event, changed=changed)
    day_before = deck_day_of(event=event, now=at)
    for name, value in changed.items():
        setattr(event, name, value)
    event.save(update_fields=list(changed))
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.EVENT_CHANGED,
        payload=_plain(changed),
        inverse={"verb": Verb.EVENT_CHANGED, **_plain({name: before[name] for name in changed})},
    )
    if DECK_RULES & set(changed) or deck_day_of(event=event, now=at) != day_before:
        ask_for_recheck_of_event(event=event, owner=by)
    return event


@one_change
def set_judges(*, event: Event, judges: Iterable[User], by: User, at: datetime) -> Event:
    """Name the judges of an event, who see and correct its deck lists."""
    event = lock_event(event=event)
    before = sorted(event.judges.values_list("pk", flat=True))
    wanted = sorted({judge.pk for judge in judges})
    if wanted == before:
        return event
    event.judges.set(wanted)
    log_change(
        event=event,
        act=Act(by=by, at=at),
        verb=Verb.EVENT_CHANGED,
        payload={"judges": wanted},
        inverse={"verb": Verb.EVENT_CHANGED, "judges": before},
    )
    return event


def check_changes(*, event: Event, changed: Mapping[str, object]) -> None:
    """Refuse changes that the state of an event does not allow."""
    fixed = set(changed) - FIELDS_AFTER_START
    if fixed and not event.is_before_start:
        raise TournamentError(
            "event_has_started", _("This cannot change once the event runs."), place=sorted(fixed)[0]
        )
    game, profile = changed.get("game", event.game), changed.get("profile", event.profile)
    if {"game", "profile"} & set(changed):
        check_profile(game=game if isinstance(game, Game) else None, profile=str(profile))
    rounds = changed.get("rounds_total", event.rounds_total)
    paired = event.rounds.count()
    if not event.is_before_start and (not isinstance(rounds, int) or rounds < paired):
        raise TournamentError(
            "rounds_already_paired",
            _("%(count)d rounds are paired already; the event cannot have fewer.") % {"count": paired},
            place="rounds_total",
        )


def check_profile(*, game: Game | None, profile: str) -> None:
    """Refuse a profile that the deck rules of a game do not have."""
    if game is None or not profile or not game.decks:
        return
    try:
        deck_rules_of(game=game, profile=profile)
    except RulingsError as error:
        raise TournamentError(error.code, error.message, place="profile", mend=error.mend) from error


@one_change
def open_registration(*, event: Event, by: User, at: datetime) -> Event:
    """Let players register; also back from check-in."""
    return _move(
        event=lock_event(event=event),
        to=EventStatus.REGISTRATION,
        allowed=(EventStatus.DRAFT, EventStatus.CHECK_IN),
        act=Act(by=by, at=at),
    )


@one_change
def open_check_in(*, event: Event, by: User, at: datetime) -> Event:
    """End registration by the players themselves; who is there is checked in at the desk."""
    return _move(
        event=lock_event(event=event),
        to=EventStatus.CHECK_IN,
        allowed=(EventStatus.REGISTRATION,),
        act=Act(by=by, at=at),
    )


@one_change
def start_event(*, event: Event, by: User, at: datetime) -> Event:
    """Start an event with those who are there, and fix how many rounds it has.

    After a check-in, who was not checked in is left out.
    """
    event = lock_event(event=event)
    if event.status == EventStatus.RUNNING:
        return event
    act = Act(by=by, at=at)
    if event.status == EventStatus.CHECK_IN:
        _leave_out_absent(event, act)
    players = event.entries.filter(dropped_after__isnull=True).count()
    if players < 2:
        raise TournamentError(
            "too_few_players",
            _("An event starts with two players or more; this one has %(count)d.") % {"count": players},
            mend=_("Add entries, or check in the players who are there."),
        )
    rounds = event.rounds_total or rounds_for(preset=preset_of(event), players=players)
    event.rounds_total = rounds
    event.save(update_fields=["rounds_total"])
    if event.starts_at is None and event.deck_date is None:
        # Their rules are those of today, and were those of the day on which each was handed in.
        ask_for_recheck_of_event(event=event, owner=by)
    return _move(
        event=event,
        to=EventStatus.RUNNING,
        allowed=(EventStatus.REGISTRATION, EventStatus.CHECK_IN),
        act=act,
        more={"players": players, "rounds_total": rounds},
    )


@one_change
def finish_event(*, event: Event, by: User, at: datetime) -> Event:
    """End an event whose rounds are closed; its standings are final."""
    event = lock_event(event=event)
    if event.status == EventStatus.FINISHED:
        return event
    if event.rounds.exclude(status=RoundStatus.CLOSED).exists():
        raise TournamentError(
            "round_still_open",
            _("A round is not closed yet."),
            mend=_("Enter the missing results and close the round."),
        )
    if not event.rounds.exists():
        raise TournamentError("no_round_played", _("No round has been played."))
    return _move(event=event, to=EventStatus.FINISHED, allowed=(EventStatus.RUNNING,), act=Act(by=by, at=at))


def _move(
    *,
    event: Event,
    to: EventStatus,
    allowed: tuple[EventStatus, ...],
    act: Act,
    more: Mapping[str, object] | None = None,
) -> Event:
    """Move a locked event to another status; already being there is no fault."""
    before = EventStatus(event.status)
    if before == to:
        return event
    if before not in allowed:
        raise TournamentError(
            "wrong_status",
            _("An event in the state “%(now)s” cannot go to “%(then)s”.")
            % {"now": before.label, "then": to.label},
        )
    event.status = to
    event.save(update_fields=["status"])
    log_change(
        event=event,
        act=act,
        verb=Verb.STATUS_CHANGED,
        payload={"from": before, "to": to, **(more or {})},
        inverse={"verb": Verb.STATUS_CHANGED, "from": to, "to": before},
    )
    return event


def _leave_out_absent(event: Event, act: Act) -> None:
    absent = list(event.entries.filter(dropped_after__isnull=True, is_checked_in=False))
    Entry.objects.filter(pk__in=[entry.pk for entry in absent]).update(dropped_after=0)
    for entry in absent:
        log_change(
            event=event,
            act=act,
            verb=Verb.ENTRY_DROPPED,
            payload={"entry": entry.number, "after": 0, "because": "not_checked_in"},
            inverse={"verb": Verb.ENTRY_RETURNED, "entry": entry.number},
        )


def _with_rules_of(preset: Preset, draft: EventDraft) -> EventDraft:
    rules = preset.rules_for(draft.game.code) if draft.game else GameRules()
    return replace(
        draft,
        profile=draft.profile or rules.profile,
        deck_date=draft.deck_date or (date.fromisoformat(rules.restrictions) if rules.restrictions else None),
    )


def _fields(draft: EventDraft) -> dict[str, object]:
    return {name: getattr(draft, name) for name in EventDraft.__dataclass_fields__}


def _plain(fields: Mapping[str, object]) -> dict[str, object]:
    return {name: value.code if isinstance(value, Game) else value for name, value in fields.items()}
