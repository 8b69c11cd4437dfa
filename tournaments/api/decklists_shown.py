"""Deck lists that others may read, a search for them, and a check of any list, in the API."""

from __future__ import annotations

from django.db.models import QuerySet
from django.http import Http404
from django.utils.timezone import localdate
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework import generics
from rest_framework.pagination import LimitOffsetPagination
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import SimpleRateThrottle, UserRateThrottle
from rest_framework.views import APIView

from rulings.models import Game
from tournaments.api.decklists_serializers import (
    DeckCheckedSerializer,
    DeckCheckSerializer,
    DeckQuerySerializer,
    DeckSerializer,
    DeckSummarySerializer,
)
from tournaments.api.serializers import ErrorSerializer
from tournaments.errors import TournamentError
from tournaments.models import Decklist
from tournaments.presentation.decks.search import with_rows
from tournaments.presentation.decks.sheet import deck_sections
from tournaments.presentation.decks.words import event_labels
from tournaments.presentation.seen import LARGEST_KEY, event_seen, person
from tournaments.selectors import (
    DecklistQuery,
    are_decklists_open,
    is_deck_staff,
    search_decklists,
    visible_decklists,
)
from tournaments.services.decklists import check_decklist

MISSING = {404: ErrorSerializer, 429: ErrorSerializer}
CHECKS = "60/minute"


class DeckCheckThrottle(UserRateThrottle):
    """Count checks by person, or by address for those who are not signed in."""

    scope = "deck-checks"

    def get_rate(self) -> str:
        """Return the rate the settings give, or the usual one."""
        rates: dict[str, str | None] = SimpleRateThrottle.THROTTLE_RATES
        return rates.get(self.scope) or CHECKS


@extend_schema_view(
    get=extend_schema(
        operation_id="decks_search",
        summary="Search deck lists",
        description="Only lists that whoever asks may see: one's own, those of events one staffs, and opened ones.",
        parameters=[DeckQuerySerializer],
        responses={200: DeckSummarySerializer(many=True), 400: ErrorSerializer, 429: ErrorSerializer},
        tags=["decks"],
    )
)
class DeckSearchApi(generics.ListAPIView[Decklist]):
    """Search the lists in force, those of the newest events first."""

    serializer_class = DeckSummarySerializer
    filter_backends = ()
    queryset = Decklist.objects.none()

    def get_queryset(self) -> QuerySet[Decklist]:
        """Keep those that fit."""
        asked = DeckQuerySerializer(data=self.request.query_params)
        asked.is_valid(raise_exception=True)
        return search_decklists(user=person(self.request.user), query=asked.query())

    def list(self, request: Request, *args: object, **kwargs: object) -> Response:
        """Return a page of what was found: the keys are sorted first, then their rows are read."""
        found, pages = self.get_queryset(), LimitOffsetPagination()
        keys = pages.paginate_queryset(found.values_list("pk", flat=True), request, view=self)
        rows = with_rows(found, keys or [])
        return pages.get_paginated_response(self.get_serializer(rows, many=True).data)


@extend_schema_view(
    get=extend_schema(
        operation_id="decklists_list",
        summary="List the deck lists of an event",
        description="Once they are open to all; before that for the staff of the event alone.",
        responses={200: DeckSummarySerializer(many=True), **MISSING},
        tags=["events"],
    )
)
class EventDecklistListApi(generics.ListAPIView[Decklist]):
    """List the lists in force of an event, by player."""

    serializer_class = DeckSummarySerializer
    filter_backends = ()
    queryset = Decklist.objects.none()

    def get_queryset(self) -> QuerySet[Decklist]:
        """Return those of the event, or answer that there are none."""
        seen = event_seen(pk=self.kwargs["pk"], user=self.request.user)
        if not is_deck_staff(event=seen.event, user=seen.user) and not are_decklists_open(event=seen.event):
            raise Http404
        query = DecklistQuery(event_id=seen.event.pk)
        return _slim(search_decklists(user=seen.user, query=query)).order_by("entry__number")


class EventDecklistDetailApi(APIView):
    """Read what counts of a player's list."""

    @extend_schema(
        operation_id="decklists_read",
        summary="Read a deck list of an event",
        responses={200: DeckSerializer, **MISSING},
        tags=["events"],
    )
    def get(self, request: Request, pk: int, number: int) -> Response:
        """Return the list with its cards; never a draft."""
        seen = event_seen(pk=pk, user=request.user)
        if number > LARGEST_KEY:
            raise Http404
        found = visible_decklists(user=seen.user).filter(entry__event=seen.event, in_force__isnull=False)
        decklist = found.filter(entry__number=number).prefetch_related("cards__card__game").first()
        if decklist is None:
            raise Http404
        decklist.sections = deck_sections(decklist.cards.all(), event_labels(seen.event))  # type: ignore[attr-defined]  # shown, not stored
        return Response(DeckSerializer(decklist).data)


class DeckCheckApi(APIView):
    """Check any list; nothing is kept."""

    permission_classes = (AllowAny,)
    throttle_classes = (DeckCheckThrottle,)

    @extend_schema(
        operation_id="decks_check",
        summary="Check a deck list",
        description="Under the deck rules of a game on a day. Nothing is stored.",
        request=DeckCheckSerializer,
        responses={
            200: DeckCheckedSerializer,
            400: ErrorSerializer,
            422: ErrorSerializer,
            429: ErrorSerializer,
        },
        tags=["decks"],
    )
    def post(self, request: Request) -> Response:
        """Return what the check found."""
        asked = DeckCheckSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        given = asked.validated_data
        game = Game.objects.filter(code=given["game"]).first()
        if game is None:
            raise TournamentError("unknown_game", "There is no such game.", place="game")
        day = given["date"] or (None if given["profile"] else localdate())
        report = check_decklist(text=given["text"], game=game, profile=given["profile"], on=day)
        return Response(DeckCheckedSerializer(report).data)


def _slim(decklists: QuerySet[Decklist]) -> QuerySet[Decklist]:
    return decklists.defer("text", "checked", "in_force__text", "in_force__checked")
