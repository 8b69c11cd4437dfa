"""Three hundred events played at random: the hard rules hold, and the log alone tells the standings."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import networkx
import pytest

from accounts.models import User
from tests.tournaments.factories import AT, tables_of
from tournaments.errors import TournamentError
from tournaments.models import Event, Match, ResultKind, Round
from tournaments.records import Score, field_from, player_of, records_from_log
from tournaments.rules import preset_of
from tournaments.selectors import records_of, swiss_standings_of
from tournaments.services.entries import Person, add_late_entry, drop_entry, register_entry, undrop_entry
from tournaments.services.events import EventDraft, create_event, finish_event, open_registration, start_event
from tournaments.services.results import Report, correct_result, report_results
from tournaments.services.rounds import allow_rematches, close_round, pair_next_round, publish_round
from tournaments.swiss.field import Field
from tournaments.swiss.standings import standings

PRESETS = ("plain", "magic", "magic-text", "bandai", "bandai-omw-first", "bushiroad", "pokemon", "fide")
EVENTS = 300
PARTS = 7

SCORES = (
    *[Score(won=2), Score(won=2, lost=1), Score(lost=2), Score(won=1, lost=2)] * 5,
    *[Score(won=1, lost=1, drawn=1), Score(drawn=3), Score(won=1)] * 2,
    Score(kind=ResultKind.DOUBLE_LOSS),
    Score(kind=ResultKind.NO_SHOW_FIRST),
    Score(kind=ResultKind.NO_SHOW_SECOND),
    Score(kind=ResultKind.NO_SHOW_BOTH),
)


class Simulation:
    """One event, played by chance from a seed."""

    def __init__(self, organizer: User, seed: int) -> None:
        self.chance = random.Random(seed)
        self.by = organizer
        # Small fields are where rules collide; a few large ones keep the tables honest.
        self.players = self.chance.randint(3, 9) if seed % 20 else self.chance.randint(16, 64)
        draft = EventDraft(
            name=f"Event {seed}", preset=PRESETS[seed % len(PRESETS)], rounds_total=self.chance.randint(2, 3)
        )
        self.event = create_event(draft=draft, organizer=organizer, at=AT, seed=f"seed-{seed}")
        open_registration(event=self.event, by=organizer, at=AT)
        self.joined = 0

    def play(self) -> Event:
        """Play the event to its end."""
        for _ in range(self.players):
            self.join()
        self.event = start_event(event=self.event, by=self.by, at=AT)
        for number in range(1, (self.event.rounds_total or 0) + 1):
            if not self.play_round(number):
                break
        if self.event.rounds.exists():
            self.event = finish_event(event=self.event, by=self.by, at=AT)
        self.event.refresh_from_db()
        return self.event

    def join(self) -> None:
        """Let somebody join, in time or late."""
        self.joined += 1
        service = add_late_entry if self.event.status == "running" else register_entry
        service(event=self.event, person=Person(name=f"Player {self.joined}"), by=self.by, at=AT)

    def play_round(self, number: int) -> bool:
        """Play a round, unless too few players are left."""
        self.come_and_go()
        field = self.field(number)
        if len(field.seats) < 2:
            return False
        round_ = self.pair(number, field)
        check_round(round_, field)
        publish_round(event=self.event, number=number, by=self.by, at=AT)
        reports = [
            Report(table=match.table or 0, score=self.chance.choice(SCORES)) for match in tables_of(round_)
        ]
        assert report_results(round_=round_, reports=reports, by=self.by, at=AT) == {}
        close_round(event=self.event, number=number, by=self.by, at=AT)
        self.correct_something()
        return True

    def field(self, number: int) -> Field:
        """Return who is to be paired."""
        players = [player_of(entry) for entry in self.event.entries.order_by("number")]
        return field_from(
            players=players,
            records=records_of(event=self.event),
            preset=preset_of(self.event),
            round_number=number,
        )

    def pair(self, number: int, field: Field) -> Round:
        """Pair the round; with the fewest rematches exactly where the oracle says that none is legal."""
        if has_legal_pairing(field):
            return pair_next_round(event=self.event, number=number, by=self.by, at=AT)
        with pytest.raises(TournamentError, match="without a rematch"):
            pair_next_round(event=self.event, number=number, by=self.by, at=AT)
        return allow_rematches(event=self.event, number=number, by=self.by, at=AT)

    def come_and_go(self) -> None:
        """Drop, take back and let in a few players."""
        for entry in self.event.entries.all():
            if entry.is_active and self.chance.random() < 0.06:
                drop_entry(event=self.event, entry=entry, by=self.by, at=AT)
            elif not entry.is_active and self.chance.random() < 0.2:
                undrop_entry(event=self.event, entry=entry, by=self.by, at=AT)
        if self.chance.random() < 0.25:
            self.join()

    def correct_something(self) -> None:
        """Correct a result of any round played so far."""
        if self.chance.random() < 0.6:
            return
        played = Match.objects.filter(round__event=self.event, table__isnull=False)
        match = self.chance.choice(list(played.select_related("round__event").prefetch_related("results")))
        correct_result(
            match=match,
            score=self.chance.choice(SCORES),
            reason="misread",
            by=self.by,
            at=AT,
            seen=match.version,
        )


def has_legal_pairing(field: Field) -> bool:
    """Ask another program whether everybody can be paired without a rematch."""
    graph = networkx.Graph()
    graph.add_nodes_from(seat.player for seat in field.seats)
    for one, other in combinations(field.seats, 2):
        if other.player not in one.met:
            graph.add_edge(one.player, other.player)
    if len(field.seats) % 2:
        graph.add_edges_from(("bye", seat.player) for seat in field.seats)
    couples = networkx.max_weight_matching(graph, maxcardinality=True)
    return bool(2 * len(couples) == graph.number_of_nodes())


def check_round(round_: Round, field: Field) -> None:
    """Hold a round against the hard rules."""
    seated: Counter[int] = Counter()
    met = {seat.player: seat.met for seat in field.seats}
    again = {tuple(pair) for pair in round_.rematches}
    byes = 0
    for match in round_.matches.prefetch_related("seats__entry"):
        players = [seat.entry.number for seat in match.seats.all()]
        seated.update(players)
        byes += len(players) == 1
        if len(players) == 2 and players[1] in met[players[0]]:
            assert tuple(sorted(players)) in again
    assert seated == Counter(seat.player for seat in field.seats)
    assert byes == len(field.seats) % 2


def rows_of(event: Event, *, from_log: bool) -> list[tuple[object, ...]]:
    """Return place, player and every criterion, from what is stored or from the log alone."""
    preset = preset_of(event)
    if from_log:
        found = standings(records_from_log(event.log.order_by("sequence")), preset, event.seed)
    else:
        found = swiss_standings_of(event=event)
    names = [name for name in preset.order if name != "head_to_head"]
    return [(row.rank, row.player, *(found.exact(name, row.player) for name in names)) for row in found.rows]


def check_event(organizer: User, seed: int) -> None:
    """Play one event and tell its standings again from its log."""
    event = Simulation(organizer, seed).play()

    assert rows_of(event, from_log=True) == rows_of(event, from_log=False), f"seed {seed}"
    sequences = list(event.log.values_list("sequence", flat=True))
    assert sequences == list(range(1, event.revision + 1)), f"seed {seed}"


@pytest.mark.django_db
def test_simulated_events_keep_the_rules_and_their_log_tells_all(organizer: User) -> None:
    for seed in range(0, EVENTS, PARTS):
        check_event(organizer, seed)


@pytest.mark.soak
@pytest.mark.django_db
@pytest.mark.parametrize("part", range(1, PARTS))
def test_many_more_events_do_so_too(organizer: User, part: int) -> None:
    for seed in range(part, EVENTS, PARTS):
        check_event(organizer, seed)
