"""The shapes of the lists in the rulings API."""

from __future__ import annotations

from rest_framework import serializers

from rulings.models import Document, Language, RulingKind, RulingStatus


class RulingQuerySerializer(serializers.Serializer[dict[str, object]]):
    """What rulings are chosen by."""

    game = serializers.SlugField(max_length=40, required=False, default="")
    kind = serializers.ChoiceField(choices=RulingKind.choices, required=False, default="")
    status = serializers.ChoiceField(
        choices=[one for one in RulingStatus.choices if one[0] != RulingStatus.WITHDRAWN],
        required=False,
        default="",
    )
    language = serializers.ChoiceField(choices=Language.choices, required=False, default="")
    keyword = serializers.CharField(max_length=80, required=False, default="")
    shown = serializers.BooleanField(
        required=False, default=False, help_text="Only rulings that a demonstration shows."
    )


class PassageQuerySerializer(serializers.Serializer[dict[str, object]]):
    """What passages are chosen by."""

    game = serializers.SlugField(max_length=40, required=False, default="")
    document = serializers.CharField(max_length=80, required=False, default="")


class ExportQuerySerializer(serializers.Serializer[dict[str, object]]):
    """The game whose rulings are taken."""

    game = serializers.SlugField(max_length=40, required=False, default="")


class DocumentSerializer(serializers.ModelSerializer[Document]):
    """A document with how many of its passages are known, and how many have their own words here."""

    game = serializers.CharField(source="game.code")
    passages = serializers.IntegerField(source="passage_count")
    imported = serializers.IntegerField(source="imported_count")
    url = serializers.CharField(source="get_absolute_url")

    class Meta:
        model = Document
        fields = (
            "code",
            "game",
            "title",
            "publisher",
            "language",
            "version",
            "date",
            "kind",
            "authority",
            "passages",
            "imported",
            "url",
        )


class ExportSerializer(serializers.Serializer[object]):
    """Where all rulings of a game are, and the digest of those bytes."""

    game = serializers.CharField()
    url = serializers.URLField()
    sha256 = serializers.CharField()
    bytes = serializers.IntegerField()
    rulings = serializers.IntegerField()
