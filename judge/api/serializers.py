"""The shapes of the judge API."""

from __future__ import annotations

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from judge.wording import LANGUAGES
from rulings.api.serializers import ErrorSerializer

__all__ = ["ErrorSerializer"]


@extend_schema_field({"oneOf": [{"type": "string"}, {"type": "object", "additionalProperties": True}]})
class ScenarioField(serializers.Field[object, object, object, object]):
    """A scenario: the document itself, or its text in YAML or JSON."""

    default_error_messages = {"invalid": "Send the document as an object, or its text as a string."}

    def to_internal_value(self, data: object) -> object:
        """Take text and mappings."""
        if not isinstance(data, (str, dict)) or not data:
            self.fail("invalid")
        return data

    def to_representation(self, value: object) -> object:
        """Show it as it came."""
        return value


class ReplayRequestSerializer(serializers.Serializer[dict[str, object]]):
    """What an examination takes."""

    document = ScenarioField(help_text="A scenario: the document, or its text in YAML or JSON.")
    explore = serializers.BooleanField(
        default=False, help_text="Judge the claims over everything anybody could still do as well."
    )
    moves = serializers.BooleanField(
        default=False, help_text="Tell what each player may do where the replay stands, and why not the rest."
    )
    lang = serializers.ChoiceField(choices=LANGUAGES, default="en", help_text="Language of the sentences.")


class StepSerializer(serializers.Serializer[object]):
    """One rule that did something; `children` are the steps of the procedures it called."""

    number = serializers.IntegerField()
    rule = serializers.CharField()
    citations = serializers.ListField(child=serializers.CharField())
    actor = serializers.CharField()
    kind = serializers.CharField()
    text = serializers.CharField()
    skill = serializers.CharField(required=False)
    choice = serializers.DictField(required=False)
    children = serializers.ListField(child=serializers.DictField())


class ReasonSerializer(serializers.Serializer[object]):
    """Why something may not be done."""

    code = serializers.CharField()
    text = serializers.CharField()
    citations = serializers.ListField(child=serializers.CharField())


class AssumptionSerializer(ReasonSerializer):
    """What a verdict takes for granted."""

    about = serializers.CharField()


class ForceSerializer(serializers.Serializer[object]):
    """What one player alone can bring about."""

    player = serializers.CharField()
    text = serializers.CharField()

    def get_fields(self) -> dict[str, serializers.Field[object, object, object, object]]:
        """Add the two keys whose names Python keeps for itself."""
        fields = super().get_fields()
        return {**fields, "true": serializers.BooleanField(), "false": serializers.BooleanField()}


class LineSerializer(serializers.Serializer[object]):
    """A line of play: what was taken for hidden, and the choices that make it."""

    hidden = serializers.DictField(child=serializers.IntegerField())
    answers = serializers.ListField(child=serializers.ListField(child=serializers.CharField()))
    choices = serializers.ListField(child=serializers.DictField())
    ending = serializers.CharField()


class ClaimSerializer(serializers.Serializer[object]):
    """A claim with its verdict and what it rests on."""

    id = serializers.CharField()
    by = serializers.CharField()
    claim = serializers.CharField()
    verdict = serializers.ChoiceField(choices=("ALWAYS", "POSSIBLE", "NEVER", "OPEN", "NOT_MODELLED"))
    text = serializers.CharField()
    because = serializers.ListField(child=serializers.CharField())
    because_texts = serializers.ListField(child=serializers.CharField())
    reasons = ReasonSerializer(many=True)
    citations = serializers.ListField(child=serializers.CharField())
    forces = ForceSerializer(many=True)
    assumptions = AssumptionSerializer(many=True)
    readings = serializers.ListField(child=serializers.DictField())
    example = LineSerializer(allow_null=True)
    counter_example = LineSerializer(allow_null=True)
    ran_out = serializers.BooleanField()
    if_unread_text_changes_nothing = serializers.CharField(required=False)


class RefusalSerializer(serializers.Serializer[object]):
    """An action that cannot be played, by its number from 1, with every reason."""

    action = serializers.IntegerField()
    text = serializers.CharField()
    station = serializers.CharField()
    reasons = ReasonSerializer(many=True)


class QuestionSerializer(serializers.Serializer[object]):
    """A choice that nobody has written yet."""

    kind = serializers.CharField()
    player = serializers.CharField()
    subject = serializers.CharField()
    options = serializers.ListField(child=serializers.CharField())
    texts = serializers.DictField(child=serializers.CharField())
    least = serializers.IntegerField()
    most = serializers.IntegerField()
    rule = serializers.CharField()
    text = serializers.CharField()


class ReplaySerializer(serializers.Serializer[object]):
    """What the rules do with a scenario. `ran_out` names the limit that was reached: time, work, or none."""

    scenario = serializers.CharField()
    game = serializers.CharField()
    profile = serializers.CharField()
    digest = serializers.CharField()
    complete = serializers.BooleanField()
    ending = serializers.CharField()
    ran_out = serializers.ChoiceField(choices=("", "time", "work"))
    states = serializers.IntegerField()
    steps = StepSerializer(many=True)
    claims = ClaimSerializer(many=True)
    refusals = RefusalSerializer(many=True)
    questions = QuestionSerializer(many=True)
    misses = serializers.ListField(child=serializers.DictField(child=serializers.CharField()))
    strengths = serializers.DictField(child=serializers.CharField())
    final = serializers.DictField()
    final_digest = serializers.CharField()
    everything = serializers.DictField(required=False)
    moves = serializers.DictField(
        required=False,
        allow_null=True,
        help_text="By player each action with its reasons; null when nobody decides anything any more.",
    )


class DemonstrationQuerySerializer(serializers.Serializer[dict[str, object]]):
    """A choice of a game."""

    game = serializers.SlugField(max_length=40, required=False, default="")


class DemonstrationSerializer(serializers.Serializer[object]):
    """A scenario that proves rulings."""

    game = serializers.CharField()
    name = serializers.CharField()
    title = serializers.CharField()
    shows = serializers.ListField(child=serializers.CharField())
    url = serializers.CharField(source="address")


class DemonstrationDetailSerializer(DemonstrationSerializer):
    """A demonstration with its document."""

    text = serializers.CharField(help_text="The document as it is written.")
    document = serializers.SerializerMethodField(help_text="The document as plain values.")

    @extend_schema_field(OpenApiTypes.OBJECT)
    def get_document(self, demonstration: object) -> object:
        """Return the document's values."""
        read = getattr(demonstration, "read", None)
        return read.document if read is not None else {}
