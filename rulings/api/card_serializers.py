"""The shapes of the API of cards."""

from __future__ import annotations

from rest_framework import serializers

from rulings.models import Card, CardFace, Printing
from rulings.search.cards.query import MAX_LENGTH

MAX_LIMIT, MAX_OFFSET = 100, 100_000


class CardQuerySerializer(serializers.Serializer[dict[str, object]]):
    """What a search for cards takes; without words or filters it lists all cards by number."""

    q = serializers.CharField(max_length=MAX_LENGTH, required=False, default="", allow_blank=True)
    game = serializers.SlugField(max_length=40, required=False, default="")
    kind = serializers.CharField(max_length=40, required=False, default="")
    color = serializers.CharField(max_length=60, required=False, default="")
    trait = serializers.CharField(max_length=120, required=False, default="")
    keyword = serializers.CharField(max_length=120, required=False, default="")
    limit = serializers.IntegerField(min_value=1, max_value=MAX_LIMIT, required=False, default=30)
    offset = serializers.IntegerField(min_value=0, max_value=MAX_OFFSET, required=False, default=0)


class CardSerializer(serializers.ModelSerializer[Card]):
    """A card as lists show it; an empty kind or no colours: not known."""

    game = serializers.CharField(source="game.code")
    url = serializers.CharField(source="get_absolute_url")

    class Meta:
        model = Card
        fields = ("game", "number", "name", "kind", "colors", "traits", "keywords", "url")


class CardAnswerSerializer(serializers.Serializer[object]):
    """What a search for cards found, best first.

    `suggestion` is how the words were read where they were spelled like none of a card; `is_partial`: no card has all
    of them.
    """

    query = serializers.CharField()
    suggestion = serializers.CharField()
    is_partial = serializers.BooleanField()
    count = serializers.IntegerField()
    results = CardSerializer(many=True)


class CardFaceSerializer(serializers.ModelSerializer[CardFace]):
    """One side of a card in one language, by its two letters."""

    language = serializers.CharField()

    class Meta:
        model = CardFace
        fields = ("side", "language", "name", "text", "traits", "values")


class PrintingSerializer(serializers.ModelSerializer[Printing]):
    """One printing of a card."""

    class Meta:
        model = Printing
        fields = ("number", "rarity", "series")


class RestrictionSerializer(serializers.Serializer[object]):
    """What a list allows of a card, from its day until the next list's; no copies: banned."""

    copies = serializers.IntegerField()
    since = serializers.DateField(source="list.since")
    until = serializers.DateField(allow_null=True)
    title = serializers.CharField(source="list.title")
    source = serializers.CharField(source="list.source")  # type: ignore[assignment]  # a value of that name
    is_official = serializers.BooleanField(source="list.is_official")


class CardDetailSerializer(CardSerializer):
    """A card with its sides, printings, what restricts it, and the rulings that name it.

    A value that is missing is not known. `values.unread` are sentences about building decks that nobody has read into
    data: a deck with the card cannot be judged in full.
    """

    faces = CardFaceSerializer(many=True)
    printings = PrintingSerializer(many=True)
    restrictions = RestrictionSerializer(many=True, read_only=True)
    rulings = serializers.ListField(child=serializers.CharField(), read_only=True)

    class Meta(CardSerializer.Meta):
        fields = (*CardSerializer.Meta.fields, "values", "faces", "printings", "restrictions", "rulings")  # type: ignore[assignment]  # more fields than the list shows
