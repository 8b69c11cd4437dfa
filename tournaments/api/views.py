"""The events API: one class for each operation, with the rights of the pages."""

from __future__ import annotations

from typing import TypeVar

from django.db.models import QuerySet
from django.http import Http404
from django.utils import timezone
from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework import generics
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tournaments.api.serializers import (
    EntrySerializer,
    ErrorSerializer,
    EventDetailSerializer,
    EventQuerySerializer,
    EventSerializer,
    MatchSerializer,
    ReportSerializer,
    RoundSerializer,
)
from tournaments.errors import TournamentError
from tournaments.models import Entry, Event, Match, Round, Side
from tournaments.presentation.mine import match_to_report, person_of, side_of
from tournaments.presentation.seen import Seen, event_seen
from tournaments.records import Score
from tournaments.selectors import entries_of, matches_of, matches_with_all, public_events
from tournaments.services.entries import drop_entry, register_entry
from tournaments.services.results import report_result

MISSING = {404: ErrorSerializer, 429: ErrorSerializer}
REFUSALS = {403: ErrorSerializer, 422: ErrorSerializer, **MISSING}

Row = TypeVar("Row", Entry, Round, Match)


def seen_by(request: Request, pk: int) -> Seen:
    """Return an event as whoever asks may see it."""
    return event_seen(pk=pk, user=request.user)


@extend_schema_view(
    get=extend_schema(
        operation_id="events_list",
        summary="List the events",
        parameters=[EventQuerySerializer],
        responses={200: EventSerializer(many=True), 400: ErrorSerializer, 429: ErrorSerializer},
        tags=["events"],
    )
)
class EventListApi(generics.ListAPIView[Event]):
    """List the events everybody may see, the newest first."""

    serializer_class = EventSerializer
    filter_backends = ()
    queryset = public_events()

    def get_queryset(self) -> QuerySet[Event]:
        """Keep those in a state and of a game."""
        query = EventQuerySerializer(data=self.request.query_params)
        query.is_valid(raise_exception=True)
        wanted = {"status": query.validated_data["status"], "game__code": query.validated_data["game"]}
        return public_events().filter(**{name: value for name, value in wanted.items() if value})


class EventDetailApi(APIView):
    """Read one event."""

    @extend_schema(
        operation_id="events_read",
        summary="Read an event",
        responses={200: EventDetailSerializer, **MISSING},
        tags=["events"],
    )
    def get(self, request: Request, pk: int) -> Response:
        """Return an event with its rules."""
        return Response(EventDetailSerializer(seen_by(request, pk).event).data)


class _InEventListApi(generics.ListAPIView[Row]):
    """List something of an event that whoever asks may see."""

    filter_backends = ()

    def seen(self) -> Seen:
        """Return the event as whoever asks may see it."""
        return seen_by(self.request, self.kwargs["pk"])


@extend_schema_view(
    get=extend_schema(
        operation_id="entries_list",
        summary="List the players of an event",
        responses={200: EntrySerializer(many=True), **MISSING},
        tags=["events"],
    )
)
class EntryListApi(_InEventListApi[Entry]):
    """List the players; cancelled registrations are left out."""

    serializer_class = EntrySerializer
    queryset = Entry.objects.all()

    def get_queryset(self) -> QuerySet[Entry]:
        """Return those who are in or have played."""
        return entries_of(event=self.seen().event).exclude(dropped_after=0).order_by("number")


@extend_schema_view(
    get=extend_schema(
        operation_id="rounds_list",
        summary="List the rounds of an event",
        description="Drafts are seen by the people who run the event.",
        responses={200: RoundSerializer(many=True), **MISSING},
        tags=["events"],
    )
)
class RoundListApi(_InEventListApi[Round]):
    """List the rounds, first to last."""

    serializer_class = RoundSerializer
    queryset = Round.objects.all()

    def get_queryset(self) -> QuerySet[Round]:
        """Return the rounds that whoever asks may see."""
        return self.seen().rounds


@extend_schema_view(
    get=extend_schema(
        operation_id="matches_list",
        summary="List the matches of a round",
        responses={200: MatchSerializer(many=True), **MISSING},
        tags=["events"],
    )
)
class MatchListApi(_InEventListApi[Match]):
    """List the matches of a round by table, the bye last."""

    serializer_class = MatchSerializer
    queryset = Match.objects.all()

    def get_queryset(self) -> QuerySet[Match]:
        """Return the matches with players and results."""
        return matches_of(round_=self.seen().round(self.kwargs["number"]))


class EntryRegisterApi(APIView):
    """Register oneself."""

    permission_classes = (IsAuthenticated,)

    @extend_schema(
        operation_id="entries_register",
        summary="Register for an event",
        description="Registering twice gives the same entry.",
        request=None,
        responses={200: EntrySerializer, **REFUSALS},
        tags=["events"],
    )
    def post(self, request: Request, pk: int) -> Response:
        """Return one's entry."""
        seen = seen_by(request, pk)
        if seen.user is None:
            raise Http404
        player = person_of(seen.event, seen.user)
        entry = register_entry(event=seen.event, person=player, by=seen.user, at=timezone.now())
        return Response(EntrySerializer(entry).data)


class EntryWithdrawApi(APIView):
    """Leave an event."""

    permission_classes = (IsAuthenticated,)

    @extend_schema(
        operation_id="entries_withdraw",
        summary="Leave an event",
        description="Before the start the registration is cancelled; later one is not paired any more.",
        request=None,
        responses={200: EntrySerializer, **REFUSALS},
        tags=["events"],
    )
    def post(self, request: Request, pk: int) -> Response:
        """Return one's entry as it is now."""
        seen = seen_by(request, pk)
        if seen.user is None or seen.entry is None:
            raise Http404
        entry = drop_entry(event=seen.event, entry=seen.entry, by=seen.user, at=timezone.now())
        return Response(EntrySerializer(entry).data)


class ResultReportApi(APIView):
    """Report the result of one's own match."""

    permission_classes = (IsAuthenticated,)

    @extend_schema(
        operation_id="results_report",
        summary="Report the result of one's own match",
        description="Once, while the round is played; afterwards the desk corrects it.",
        request=ReportSerializer,
        responses={200: MatchSerializer, 400: ErrorSerializer, **REFUSALS},
        tags=["events"],
    )
    def post(self, request: Request, pk: int) -> Response:
        """Return the match with its result."""
        seen = seen_by(request, pk)
        games = ReportSerializer(data=request.data)
        games.is_valid(raise_exception=True)
        match = match_to_report(seen)
        if match is None or seen.entry is None or seen.user is None:
            raise TournamentError("nothing_to_report", _("There is no result for you to report."))
        mine, theirs = games.validated_data["won"], games.validated_data["lost"]
        won, lost = (mine, theirs) if side_of(match, seen.entry) == Side.FIRST else (theirs, mine)
        score = Score(won=won, lost=lost, drawn=games.validated_data["drawn"])
        report_result(match=match, score=score, by=seen.user, at=timezone.now())
        stored = matches_with_all(Match.objects.filter(pk=match.pk)).get()
        return Response(MatchSerializer(stored).data)
