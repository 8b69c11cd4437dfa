"""The shapes of deck lists that others read, and of a search for them."""

from __future__ import annotations

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from rulings.models import Game
from rulings.selectors import games
from tournaments.api.serializers import DeckReportSerializer
from tournaments.decks.formats import MAX_SIGNS
from tournaments.models import Decklist
from tournaments.selectors import DecklistQuery


class DeckQuerySerializer(serializers.Serializer[dict[str, object]]):
    """A choice of deck lists; what is left out does not matter."""

    card = serializers.CharField(max_length=80, required=False, default="", help_text="A number or a name.")
    leader = serializers.CharField(max_length=80, required=False, default="", help_text="A number or a name.")
    player = serializers.CharField(max_length=80, required=False, default="")
    event = serializers.CharField(max_length=80, required=False, default="")
    game = serializers.SlugField(max_length=40, required=False, default="")
    since = serializers.DateField(required=False, default=None)
    until = serializers.DateField(required=False, default=None)
    legal = serializers.ChoiceField(choices=["legal", "illegal", "unknown"], required=False, default="")

    def validate_game(self, code: str) -> Game | None:
        """Refuse a game that is not there."""
        if not code:
            return None
        found = next((game for game in games() if game.code == code), None)
        if found is None:
            raise serializers.ValidationError(_("There is no such game."))
        return found

    def query(self) -> DecklistQuery:
        """Return what is looked for."""
        return DecklistQuery(**{**self.validated_data, "game": self.validated_data["game"] or None})


class DeckSummarySerializer(serializers.ModelSerializer[Decklist]):
    """A list in force: whose it is and what leads it; `legal` is null where not everything can be checked."""

    event = serializers.IntegerField(source="entry.event_id")
    event_name = serializers.CharField(source="entry.event.name")
    starts_at = serializers.DateTimeField(source="entry.event.starts_at", allow_null=True)
    game = serializers.CharField(source="entry.event.game.code", allow_null=True, default=None)
    entry = serializers.IntegerField(source="entry.number")
    player = serializers.CharField(source="entry.name")
    leader = serializers.CharField(source="leader.number", allow_null=True, default=None)
    leader_name = serializers.CharField(source="leader.name", allow_null=True, default=None)
    submitted_at = serializers.DateTimeField(source="in_force.submitted_at")

    class Meta:
        model = Decklist
        fields: tuple[str, ...] = (
            "event",
            "event_name",
            "starts_at",
            "game",
            "entry",
            "player",
            "leader",
            "leader_name",
            "legal",
            "submitted_at",
        )


class DeckRowSerializer(serializers.Serializer[object]):
    """So many copies of a card."""

    count = serializers.IntegerField()
    number = serializers.CharField()
    name = serializers.CharField()


class DeckSectionSerializer(serializers.Serializer[object]):
    """A part of a list."""

    code = serializers.CharField()
    count = serializers.IntegerField()
    rows = DeckRowSerializer(many=True)


class DeckSerializer(DeckSummarySerializer):
    """A list in force with its cards."""

    sections = DeckSectionSerializer(many=True)
    text = serializers.CharField(
        source="in_force.text", help_text="The list as it was handed in or corrected."
    )

    class Meta(DeckSummarySerializer.Meta):
        fields = (*DeckSummarySerializer.Meta.fields, "sections", "text")


class DeckCheckSerializer(serializers.Serializer[dict[str, object]]):
    """A list to check under the deck rules of a game on a day."""

    text = serializers.CharField(trim_whitespace=False, max_length=MAX_SIGNS)
    game = serializers.SlugField(max_length=40)
    profile = serializers.SlugField(
        max_length=40, required=False, default="", help_text="Without one the rules of the day."
    )
    date = serializers.DateField(
        required=False,
        default=None,
        allow_null=True,
        help_text="Without one today; with a profile alone its newest rules.",
    )


class DeckRowCheckedSerializer(DeckRowSerializer):
    """A card as the check read it; `known` tells whether the catalogue has it."""

    line = serializers.IntegerField()
    known = serializers.BooleanField()


class DeckCheckedSerializer(DeckReportSerializer):
    """What a check found, and how the list was read."""

    sections = serializers.DictField(child=DeckRowCheckedSerializer(many=True))
