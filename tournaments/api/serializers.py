"""The shapes of the events API."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from rulings.api.serializers import ErrorSerializer
from tournaments.decks.formats import MAX_SIGNS
from tournaments.models import DecklistStatus, Entry, Event, EventStatus, Match, Result, ResultKind, Round
from tournaments.swiss.sheet import Note

__all__ = ["ErrorSerializer"]

SHOWN_STATUSES = [choice for choice in EventStatus.choices if choice[0] != EventStatus.DRAFT]


class EventQuerySerializer(serializers.Serializer[dict[str, object]]):
    """A choice of events."""

    status = serializers.ChoiceField(choices=SHOWN_STATUSES, required=False, default="")
    game = serializers.SlugField(max_length=40, required=False, default="")


class EventSerializer(serializers.ModelSerializer[Event]):
    """An event; `players` counts those who are in."""

    game = serializers.CharField(source="game.code", allow_null=True, default=None)
    status = serializers.ChoiceField(choices=EventStatus.choices)
    best_of = serializers.IntegerField()
    players = serializers.SerializerMethodField()

    class Meta:
        model = Event
        fields: tuple[str, ...] = (
            "id",
            "name",
            "game",
            "profile",
            "description",
            "venue",
            "starts_at",
            "status",
            "preset",
            "best_of",
            "rounds_total",
            "capacity",
            "players",
        )

    def get_players(self, event: Event) -> int:
        """Return how many are in."""
        counted: int | None = getattr(event, "player_count", None)
        return event.entries.active().count() if counted is None else counted


class EventDetailSerializer(EventSerializer):
    """An event with its own copy of the rules."""

    rules = serializers.DictField(help_text="The preset as it was when the event was created.")

    class Meta(EventSerializer.Meta):
        fields = (*EventSerializer.Meta.fields, "rules")


class EntrySerializer(serializers.ModelSerializer[Entry]):
    """A player of an event, by the number that matches and standings use."""

    class Meta:
        model = Entry
        fields = ("number", "name", "joined_in", "dropped_after")


class RoundSerializer(serializers.ModelSerializer[Round]):
    """A round with what anyone needs to draw it again; `missing` counts matches without a result."""

    missing = serializers.IntegerField()
    reasons = serializers.ListField(child=serializers.DictField())
    certificate = serializers.DictField()

    class Meta:
        model = Round
        fields = (
            "number",
            "status",
            "seed",
            "field_digest",
            "certificate",
            "reasons",
            "published_at",
            "closed_at",
            "missing",
        )


class ResultSerializer(serializers.ModelSerializer[Result]):
    """How a match ended, from the side of the player named first."""

    kind = serializers.ChoiceField(choices=ResultKind.choices)

    class Meta:
        model = Result
        fields = ("version", "kind", "won", "lost", "drawn")


class MatchSerializer(serializers.Serializer[Match]):
    """Two players at a table; a bye has neither table nor second player."""

    round = serializers.IntegerField(source="round.number")
    table = serializers.IntegerField(allow_null=True)
    players = serializers.SerializerMethodField()
    result = ResultSerializer(allow_null=True)

    @extend_schema_field(EntrySerializer(many=True))
    def get_players(self, match: Match) -> list[dict[str, object]]:
        """Return one player or two."""
        return [dict(EntrySerializer(seat.entry).data) for seat in match.seats.all()]


class ReportSerializer(serializers.Serializer[dict[str, int]]):
    """The games of one's own match, as the player who reports counts them."""

    won = serializers.IntegerField(min_value=0, max_value=9)
    lost = serializers.IntegerField(min_value=0, max_value=9)
    drawn = serializers.IntegerField(min_value=0, max_value=9, default=0)


class AfterSerializer(serializers.Serializer[dict[str, object]]):
    """A choice of a round."""

    after = serializers.IntegerField(
        min_value=1,
        max_value=999,
        required=False,
        allow_null=True,
        default=None,
        help_text="The number of a closed round; left out: the last one.",
    )


class StandingSerializer(serializers.Serializer[object]):
    """A place; shares are fractions from 0 to 1. `decided_by` names what put the player above higher."""

    rank = serializers.IntegerField()
    player = serializers.IntegerField(source="entry.number")
    name = serializers.CharField(source="entry.name")
    dropped_after = serializers.IntegerField(source="entry.dropped_after", allow_null=True)
    points = serializers.FloatField()
    wins = serializers.IntegerField()
    losses = serializers.IntegerField()
    draws = serializers.IntegerField()
    byes = serializers.IntegerField()
    tiebreaks = serializers.SerializerMethodField()
    decided_by = serializers.CharField()

    @extend_schema_field(serializers.DictField(child=serializers.FloatField()))
    def get_tiebreaks(self, row: object) -> dict[str, float]:
        """Return the numbers that decide between equals, by name, in the order in which they do."""
        return dict(getattr(row, "tiebreaks", ()))


class StandingsSerializer(serializers.Serializer[object]):
    """The places as of a round; 0 before the first one is over."""

    after_round = serializers.IntegerField()
    criteria = serializers.ListField(child=serializers.CharField())
    standings = StandingSerializer(many=True, source="rows")


class PartSerializer(serializers.Serializer[object]):
    """One summand: from which round, about which player, how much, and what is special about it."""

    round = serializers.IntegerField(allow_null=True)
    opponent = serializers.IntegerField(allow_null=True)
    amount = serializers.FloatField()
    note = serializers.ChoiceField(choices=[note.value for note in Note])


class SumSerializer(serializers.Serializer[object]):
    """A number and how it is made: the parts together, by the divisor, then held between floor and ceiling."""

    criterion = serializers.CharField()
    value = serializers.FloatField()
    exact = serializers.CharField(help_text="The value as a fraction.")
    divisor = serializers.IntegerField()
    unlimited = serializers.FloatField(help_text="The value before any floor or ceiling.")
    parts = PartSerializer(many=True)


class StandingDetailSerializer(serializers.Serializer[object]):
    """A place with every number opened."""

    after_round = serializers.IntegerField()
    standing = StandingSerializer()
    sums = SumSerializer(many=True)


class DecklistDraftSerializer(serializers.Serializer[dict[str, str]]):
    """A deck list as text, in any common form."""

    text = serializers.CharField(allow_blank=True, trim_whitespace=False, max_length=MAX_SIGNS)


class FindingSerializer(serializers.Serializer[object]):
    """One thing to say about a list: the lines it is about and the passages that say so."""

    code = serializers.CharField()
    message = serializers.CharField()
    lines = serializers.ListField(child=serializers.IntegerField())
    citations = serializers.ListField(child=serializers.CharField())


class DeckReportSerializer(serializers.Serializer[object]):
    """What a check found; `legal` is null where a rule could not be checked and no other is broken."""

    legal = serializers.BooleanField(allow_null=True)
    profile = serializers.CharField()
    unchecked = serializers.ListField(child=serializers.CharField())
    cards = serializers.IntegerField()
    faults = FindingSerializer(many=True)
    warnings = FindingSerializer(many=True)
    unsure = FindingSerializer(many=True)


class DecklistSerializer(serializers.Serializer[object]):
    """A list as it was typed last; `submitted_at` is when the one that counts was handed in."""

    text = serializers.CharField()
    status = serializers.ChoiceField(choices=DecklistStatus.choices)
    saved_at = serializers.DateTimeField()
    submitted_at = serializers.DateTimeField(allow_null=True)
    report = DeckReportSerializer(allow_null=True)
