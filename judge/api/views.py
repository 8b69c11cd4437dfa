"""The judge API: one class for each operation."""

from __future__ import annotations

import json

from django.http import Http404
from django.utils import translation
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from judge.api.parsers import BoundedJSONParser
from judge.api.serializers import (
    DemonstrationDetailSerializer,
    DemonstrationQuerySerializer,
    DemonstrationSerializer,
    ErrorSerializer,
    ReplayRequestSerializer,
    ReplaySerializer,
)
from judge.services.demonstrations import demonstration_by_name, demonstrations_of
from judge.services.replays import as_json, examine_document, examine_read
from judge.services.schema import scenario_schema
from judge.throttles import ReplayThrottle

REFUSALS = {400: ErrorSerializer, 413: ErrorSerializer, 422: ErrorSerializer, 429: ErrorSerializer}
MISSING = {404: ErrorSerializer, 429: ErrorSerializer}


class ReplayExamineApi(APIView):
    """Examine a scenario."""

    permission_classes = (AllowAny,)
    parser_classes = (BoundedJSONParser,)
    throttle_classes = (ReplayThrottle,)

    @extend_schema(
        operation_id="replays_examine",
        summary="Play a scenario out and judge its claims",
        description=(
            "Nothing is stored. A refused action and an open question are answers, not errors. "
            "When the limit of work or time is reached, `ran_out` says so and what was not reached stays OPEN."
        ),
        request=ReplayRequestSerializer,
        responses={200: ReplaySerializer, **REFUSALS},
        tags=["judge"],
    )
    def post(self, request: Request) -> Response:
        """Return steps, verdicts, refusals, open questions and the final board."""
        wish = ReplayRequestSerializer(data=request.data)
        wish.is_valid(raise_exception=True)
        values = wish.validated_data
        language = str(values["lang"])
        document = values["document"]
        text = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False)
        with translation.override(language):
            examined = examine_document(text=text)
            beyond = examine_read(read=examined.read, everything=True) if values["explore"] else None
            with_moves = bool(values["moves"])
            node = as_json(examined, beyond=beyond, language=language, with_moves=with_moves)
            return Response(node)


class DemonstrationListApi(APIView):
    """List the demonstrations."""

    @extend_schema(
        operation_id="demonstrations_list",
        summary="List the demonstrations",
        parameters=[DemonstrationQuerySerializer],
        responses={200: DemonstrationSerializer(many=True), 400: ErrorSerializer, 429: ErrorSerializer},
        tags=["judge"],
    )
    def get(self, request: Request) -> Response:
        """Return the demonstrations of a game or of all."""
        query = DemonstrationQuerySerializer(data=request.query_params)
        query.is_valid(raise_exception=True)
        found = demonstrations_of(game=str(query.validated_data["game"]))
        return Response(DemonstrationSerializer(found, many=True).data)


class DemonstrationDetailApi(APIView):
    """Read one demonstration."""

    @extend_schema(
        operation_id="demonstrations_read",
        summary="Read a demonstration",
        responses={200: DemonstrationDetailSerializer, **MISSING},
        tags=["judge"],
    )
    def get(self, request: Request, game: str, name: str) -> Response:
        """Return a demonstration with its document."""
        found = demonstration_by_name(game=game, name=name)
        if found is None:
            raise Http404
        return Response(DemonstrationDetailSerializer(found).data)


class ScenarioSchemaApi(APIView):
    """Read the schema of the scenario document."""

    @extend_schema(
        operation_id="scenario_schema",
        summary="Read the JSON Schema of the scenario document",
        responses={200: OpenApiTypes.OBJECT, 429: ErrorSerializer},
        tags=["judge"],
    )
    def get(self, request: Request) -> Response:
        """Return the schema, draft 2020-12."""
        return Response(scenario_schema())
