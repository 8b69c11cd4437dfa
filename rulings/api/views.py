"""The rulings API: one class for each operation."""

from __future__ import annotations

from django.db.models import QuerySet
from django.http import Http404
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework import generics
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from rulings.api.serializers import (
    ErrorSerializer,
    GameQuerySerializer,
    GameSerializer,
    PassageSerializer,
    RulingSerializer,
    SearchAnswerSerializer,
    SearchQuerySerializer,
    TermSerializer,
)
from rulings.models import Game, Term
from rulings.selectors import (
    game_by_code,
    games,
    passage_with_history,
    ruling_by_code,
    search_rulings,
    terms_of,
)

REFUSALS = {400: ErrorSerializer, 429: ErrorSerializer}
MISSING = {404: ErrorSerializer, 429: ErrorSerializer}


def _game_of(code: object) -> Game | None:
    return game_by_code(code=str(code)) if code else None


class RulingSearchApi(APIView):
    """Search the rulings."""

    @extend_schema(
        operation_id="rulings_search",
        summary="Search rulings and passages",
        parameters=[SearchQuerySerializer],
        responses={200: SearchAnswerSerializer, 422: ErrorSerializer, **REFUSALS},
        tags=["rulings"],
    )
    def get(self, request: Request) -> Response:
        """Return what answers a question, best first."""
        query = SearchQuerySerializer(data=request.query_params)
        query.is_valid(raise_exception=True)
        values = query.validated_data
        game = _game_of(values["game"])
        found = search_rulings(text=values["q"], game_id=game.pk if game else None, limit=values["limit"])
        answer = {
            "query": values["q"],
            "suggestion": found.suggestion,
            "filters": found.filters,
            "notices": found.notices,
            "results": found.results,
        }
        return Response(SearchAnswerSerializer(answer).data)


class RulingDetailApi(APIView):
    """Read one ruling."""

    @extend_schema(
        operation_id="rulings_read",
        summary="Read a ruling",
        responses={200: RulingSerializer, **MISSING},
        tags=["rulings"],
    )
    def get(self, request: Request, code: str) -> Response:
        """Return a ruling with its texts, citations and exhibits."""
        ruling = ruling_by_code(code=code)
        if ruling is None:
            raise Http404
        return Response(RulingSerializer(ruling).data)


class PassageDetailApi(APIView):
    """Read one passage."""

    @extend_schema(
        operation_id="passages_read",
        summary="Read a passage",
        responses={200: PassageSerializer, **MISSING},
        tags=["rulings"],
    )
    def get(self, request: Request, code: str) -> Response:
        """Return a passage with our statement, its strength and, once imported, its words."""
        passage = passage_with_history(code=code)
        if passage is None:
            raise Http404
        return Response(PassageSerializer(passage).data)


@extend_schema_view(get=extend_schema(operation_id="games_list", summary="List the games", tags=["rulings"]))
class GameListApi(generics.ListAPIView[Game]):
    """List the games."""

    serializer_class = GameSerializer
    filter_backends = ()
    queryset = games()


@extend_schema_view(
    get=extend_schema(
        operation_id="terms_list",
        summary="List the words of the games",
        parameters=[GameQuerySerializer],
        tags=["rulings"],
    )
)
class TermListApi(generics.ListAPIView[Term]):
    """List the words of a game or of all, in their languages."""

    serializer_class = TermSerializer
    filter_backends = ()
    queryset = terms_of()

    def get_queryset(self) -> QuerySet[Term]:
        """Keep the words of the chosen game."""
        query = GameQuerySerializer(data=self.request.query_params)
        query.is_valid(raise_exception=True)
        return terms_of(game=_game_of(query.validated_data["game"]))
