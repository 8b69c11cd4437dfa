"""Preset files that are wrong name the line; what one says about a game reaches the events created with it."""

from __future__ import annotations

import datetime

import pytest

from accounts.models import User
from rulings.models import Game
from tests.tournaments.deck_game import LEGAL, make_deck_game
from tests.tournaments.factories import AT
from tournaments.errors import TournamentError
from tournaments.models import Event
from tournaments.rules import preset_of
from tournaments.services import events as events_service
from tournaments.services.decklists import check_for_event, deck_day_of
from tournaments.services.events import EventDraft, create_event
from tournaments.services.presets import FOLDER, presets, read_preset
from tournaments.swiss.preset import GameRules, Preset

PLAIN = (FOLDER / "plain.yaml").read_text(encoding="utf-8")
GAMES = 'games:\n  dbs-masters: {profile: masters-2019, restrictions: "2019-03-01"}\nrounds:\n'
DATED = PLAIN.replace("rounds:\n", GAMES, 1)


def line_of(text: str, part: str) -> int:
    """Return the line on which a part of a text stands."""
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("bye_games: 2", "bye_games: two"),
        ("{players: 16, rounds: 4}", "{players: 16, rounds: x}"),
        ("{players: 16, rounds: 4}", "{players: 16, rounds: 4, cuts: 8}"),
        ("unplayed: none", "unplayed: sometimes"),
        ("unplayed: none", "unplaid: none"),
        ("unplayed: none", "bye_games: 3"),
        ('match_share: {opponents_floor: "1/3"', 'match_share: {opponents_flor: "1/3"'),
        ("unplayed: none", "games: {dbs-masters: {restrictions: yesterday}}"),
        ("unplayed: none", "games: {dbs-masters: {profil: x}}"),
    ],
)
def test_a_fault_names_file_and_line(good: str, bad: str) -> None:
    text = PLAIN.replace(good, bad, 1)

    with pytest.raises(TournamentError) as caught:
        read_preset(text, name="own.yaml")

    assert caught.value.code == "bad_preset"
    assert caught.value.place == f"own.yaml:{line_of(text, bad)}"


@pytest.mark.parametrize("text", ["- a\n", "", "a: *b\n"])
def test_what_is_no_preset_is_refused(text: str) -> None:
    with pytest.raises(TournamentError) as caught:
        read_preset(text, name="own.yaml")

    assert caught.value.code == "bad_preset"
    assert caught.value.place.startswith("own.yaml:1")


def test_a_preset_without_title_is_refused() -> None:
    text = "\n".join(line for line in PLAIN.splitlines() if not line.startswith("title"))

    with pytest.raises(TournamentError) as caught:
        read_preset(text, name="own.yaml")

    assert "title" in caught.value.message


def test_what_is_not_said_about_a_game_is_not_fixed() -> None:
    preset = read_preset(DATED, name="own.yaml")

    assert preset.rules_for("dbs-masters") == GameRules(profile="masters-2019", restrictions="2019-03-01")
    assert preset.rules_for("vanguard") == GameRules()


@pytest.mark.parametrize("preset", presets().values(), ids=lambda preset: preset.code)
def test_a_shipped_preset_fixes_no_profile(preset: Preset) -> None:
    """What the publishers print about profiles is not sure: the rules of the day of the event hold."""
    assert all(rules == GameRules() for rules in preset.games.values())


# --- with a database -----------------------------------------------------------------------------


@pytest.fixture
def dated(monkeypatch: pytest.MonkeyPatch) -> Preset:
    """Return a preset that fixes the deck rules of a game, known by its code."""
    preset = read_preset(DATED, name="own.yaml")
    monkeypatch.setattr(events_service, "preset_by_code", lambda code: preset)
    return preset


def made(organizer: User, **fields: object) -> Event:
    """Return a new event."""
    draft = EventDraft(name="Open", **fields)  # type: ignore[arg-type]  # the fields of a draft
    return create_event(draft=draft, organizer=organizer, at=AT)


@pytest.fixture
def game(db: None) -> Game:
    """Return the game with its deck rules."""
    return make_deck_game()


def test_an_event_takes_profile_and_day_from_its_preset(organizer: User, game: Game, dated: Preset) -> None:
    event = made(organizer, game=game, starts_at=AT)

    assert (event.profile, event.deck_date) == ("masters-2019", datetime.date(2019, 3, 1))
    assert preset_of(Event.objects.get()) == dated
    assert check_for_event(event=event, text=LEGAL, now=AT).profile == "masters-2019"


def test_what_the_organizer_says_goes_first(organizer: User, game: Game, dated: Preset) -> None:
    event = made(organizer, game=game, profile="masters-4", deck_date=AT.date())

    assert (event.profile, event.deck_date) == ("masters-4", AT.date())


def test_another_game_takes_nothing(organizer: User, db: None, dated: Preset) -> None:
    event = made(organizer, game=Game.objects.create(code="vanguard"))

    assert (event.profile, event.deck_date) == ("", None)


def test_an_unknown_profile_is_refused(organizer: User, game: Game) -> None:
    with pytest.raises(TournamentError) as caught:
        made(organizer, game=game, profile="masters-9")

    assert (caught.value.code, caught.value.place) == ("unknown_profile", "profile")


@pytest.mark.parametrize(
    ("fields", "day"),
    [
        ({"deck_date": datetime.date(2020, 1, 2), "starts_at": AT}, datetime.date(2020, 1, 2)),
        ({"starts_at": AT.replace(hour=22)}, datetime.date(2026, 5, 3)),
        ({}, datetime.date(2026, 5, 2)),
    ],
)
def test_the_day_of_the_rules_is_named_or_that_of_the_start_or_today(
    organizer: User, settings: object, fields: dict[str, object], day: datetime.date
) -> None:
    """At 22:00 UTC on 2 May it is already 3 May in Berlin; the site's time zone decides."""
    settings.TIME_ZONE = "Europe/Berlin"  # type: ignore[attr-defined]  # pytest-django's settings

    assert deck_day_of(event=made(organizer, **fields), now=AT) == day


def test_without_a_profile_the_rules_of_the_day_hold(organizer: User, game: Game) -> None:
    early = made(organizer, game=game, deck_date=datetime.date(2019, 3, 1))
    late = made(organizer, game=game, deck_date=datetime.date(2026, 5, 2))

    profiles = [check_for_event(event=event, text=LEGAL, now=AT).profile for event in (early, late)]
    assert profiles == ["masters-2019", "masters-4"]


def test_the_events_own_limit_of_the_side_deck_counts(organizer: User, game: Game) -> None:
    """Ten cards pass, eleven do not, where the event says ten."""
    event = made(organizer, game=game, profile="masters-2019", side_deck_max=10)
    side = "\nSide Deck\n" + "\n".join(["4 OV1-017", "4 OV1-018"])

    ten = check_for_event(event=event, text=f"{LEGAL}{side}\n2 OV1-019", now=AT)
    eleven = check_for_event(event=event, text=f"{LEGAL}{side}\n3 OV1-019", now=AT)

    assert not [fault for fault in ten.faults if fault.rule == "side_size"]
    assert [fault.code for fault in eleven.faults if fault.rule == "side_size"] == ["too_many_cards"]
