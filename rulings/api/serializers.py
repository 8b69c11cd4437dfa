"""The shapes of the rulings API."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from rulings.models import Exhibit, Game, Passage, Ruling, RulingText, Term
from rulings.search.query import MAX_LENGTH
from rulings.selectors import MAX_RESULTS, SearchResult


class SearchQuerySerializer(serializers.Serializer[dict[str, object]]):
    """What a search takes."""

    q = serializers.CharField(max_length=MAX_LENGTH)
    game = serializers.SlugField(max_length=40, required=False, default="")
    limit = serializers.IntegerField(min_value=1, max_value=MAX_RESULTS, required=False, default=10)


class GameQuerySerializer(serializers.Serializer[dict[str, object]]):
    """A choice of a game."""

    game = serializers.SlugField(max_length=40, required=False, default="")


class GameSerializer(serializers.ModelSerializer[Game]):
    """A game with its names and the words for its zones, phases and modes."""

    rulings = serializers.IntegerField(source="ruling_count")

    class Meta:
        model = Game
        fields = ("code", "names", "default_profile", "profiles", "zones", "phases", "modes", "rulings")


class TermSerializer(serializers.ModelSerializer[Term]):
    """A word of a game in each language."""

    game = serializers.CharField(source="game.code")

    class Meta:
        model = Term
        fields = ("game", "code", "kind", "words", "synonyms")


class PassageSerializer(serializers.ModelSerializer[Passage]):
    """A passage; question and text are empty until the document has been imported."""

    contradicts = serializers.SlugRelatedField[Passage](
        slug_field="code",
        many=True,
        read_only=True,
        help_text="Codes of passages that answer the same question the opposite way.",
    )
    document = serializers.CharField(source="document.code")
    url = serializers.CharField(source="get_absolute_url")

    class Meta:
        model = Passage
        fields = (
            "code",
            "document",
            "section",
            "label",
            "strength",
            "statement",
            "language",
            "question",
            "text",
            "contradicts",
            "url",
        )


class VoiceSerializer(serializers.Serializer[dict[str, object]]):
    """What one source says of a disputed question."""

    code = serializers.CharField(help_text="Code of the passage.")
    says = serializers.CharField()
    date = serializers.DateField(allow_null=True, help_text="Date of the source, where it is known.")


class RulingTextSerializer(serializers.ModelSerializer[RulingText]):
    """A ruling's words in one language."""

    class Meta:
        model = RulingText
        fields = ("language", "title", "answer", "reason", "revision")


class ExhibitSerializer(serializers.ModelSerializer[Exhibit]):
    """Something that shows a ruling at work."""

    class Meta:
        model = Exhibit
        fields = ("kind", "title", "address")


class RulingSerializer(serializers.ModelSerializer[Ruling]):
    """A ruling with all it rests on."""

    game = serializers.CharField(source="game.code")
    superseded_by = serializers.CharField(source="superseded_by.code", allow_null=True, default=None)
    texts = RulingTextSerializer(many=True)
    citations = serializers.SerializerMethodField()
    exhibits = ExhibitSerializer(many=True)
    disputed = VoiceSerializer(
        many=True, help_text="What each source says, where `status` is `disputed`; else empty."
    )
    source_changed = serializers.DateTimeField(
        source="source_changed_at",
        allow_null=True,
        help_text="When a text that the ruling rests on got other words that nobody has compared with it yet.",
    )
    contradicts = serializers.SerializerMethodField(
        help_text="Codes of passages that say the opposite of one that the ruling rests on; "
        "`contradicts` of each citation tells of which."
    )
    url = serializers.CharField(source="get_absolute_url")

    class Meta:
        model = Ruling
        fields = (
            "code",
            "game",
            "kind",
            "status",
            "superseded_by",
            "disputed",
            "source_changed",
            "contradicts",
            "date",
            "keywords",
            "cards",
            "asked",
            "note",
            "revision",
            "texts",
            "citations",
            "exhibits",
            "url",
        )

    @extend_schema_field(PassageSerializer(many=True))
    def get_citations(self, ruling: Ruling) -> list[dict[str, object]]:
        """Return the passages in the order in which the ruling cites them."""
        return [dict(PassageSerializer(citation.passage).data) for citation in ruling.citations.all()]

    def get_contradicts(self, ruling: Ruling) -> list[str]:
        """Return the codes of passages that say the opposite of a cited one, each once."""
        passages = [citation.passage for citation in ruling.citations.all()]
        return sorted({other.code for passage in passages for other in passage.contradicts.all()})


class SearchResultSerializer(serializers.Serializer[object]):
    """One thing found; `codes` lists all passages it rests on."""

    code = serializers.CharField()
    kind = serializers.ChoiceField(choices=("ruling", "passage"))
    game = serializers.CharField()
    title = serializers.CharField()
    answer = serializers.SerializerMethodField()
    score = serializers.FloatField()
    codes = serializers.ListField(child=serializers.CharField())
    url = serializers.CharField()

    def get_answer(self, result: SearchResult) -> str:
        """Return the answer in the reader's language, or what the passage says."""
        if result.ruling is not None:
            text = result.ruling.text
            return text.answer if text else ""
        return (result.passage.statement or result.passage.text) if result.passage else ""


class SearchFilterSerializer(serializers.Serializer[object]):
    """A filter of the query that was read; a negative one leaves out what it names."""

    name = serializers.CharField()
    value = serializers.CharField()
    is_negative = serializers.BooleanField()


class SearchNoticeSerializer(serializers.Serializer[object]):
    """A part of the query that was passed over, and what is known in its place."""

    typed = serializers.CharField()
    text = serializers.CharField()
    known = serializers.ListField(child=serializers.CharField())


class SearchAnswerSerializer(serializers.Serializer[object]):
    """What a search found, best first, and how the query was read."""

    query = serializers.CharField()
    suggestion = serializers.CharField()
    filters = SearchFilterSerializer(many=True)
    notices = SearchNoticeSerializer(many=True)
    results = SearchResultSerializer(many=True)


class ErrorSerializer(serializers.Serializer[object]):
    """The one shape of errors."""

    code = serializers.CharField()
    message = serializers.CharField()
    detail = serializers.JSONField(allow_null=True)
