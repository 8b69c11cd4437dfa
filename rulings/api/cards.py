"""The API of cards: one class for each operation."""

from __future__ import annotations

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from rulings.api.card_serializers import (
    CardAnswerSerializer,
    CardDetailSerializer,
    CardQuerySerializer,
    RestrictionSerializer,
)
from rulings.api.serializers import ErrorSerializer
from rulings.selectors import card_by_number, game_by_code, restrictions_naming, rulings_naming, search_cards

FACETS = ("kind", "color", "trait", "keyword")


class CardListApi(APIView):
    """Search the cards."""

    @extend_schema(
        operation_id="cards_search",
        summary="Search cards by number, name, trait, keyword and text",
        parameters=[CardQuerySerializer],
        responses={
            200: CardAnswerSerializer,
            400: ErrorSerializer,
            422: ErrorSerializer,
            429: ErrorSerializer,
        },
        tags=["cards"],
    )
    def get(self, request: Request) -> Response:
        """Return the cards that have all words, those with a number or name like them first."""
        query = CardQuerySerializer(data=request.query_params)
        query.is_valid(raise_exception=True)
        values = query.validated_data
        found = search_cards(
            text=values["q"],
            game=game_by_code(code=values["game"]) if values["game"] else None,
            facets=[(name, values[name]) for name in FACETS if values[name]],
            offset=values["offset"],
            limit=values["limit"],
        )
        answer = {
            "query": values["q"],
            "suggestion": found.suggestion,
            "is_partial": found.is_partial,
            "count": found.total,
            "results": found.cards,
        }
        return Response(CardAnswerSerializer(answer).data)


class CardDetailApi(APIView):
    """Read one card."""

    @extend_schema(
        operation_id="cards_read",
        summary="Read a card with its sides, printings, restrictions and rulings",
        responses={200: CardDetailSerializer, 404: ErrorSerializer, 429: ErrorSerializer},
        tags=["cards"],
    )
    def get(self, request: Request, game: str, number: str) -> Response:
        """Return a card by any writing of its number."""
        card = card_by_number(game_code=game, number=number)
        if card is None:
            raise Http404
        spans = restrictions_naming(game=card.game, number=card.number)
        answer = {
            **CardDetailSerializer(card).data,
            "restrictions": RestrictionSerializer(spans, many=True).data,
            "rulings": [ruling.code for ruling in rulings_naming(game=card.game, number=card.number)],
        }
        return Response(answer)
