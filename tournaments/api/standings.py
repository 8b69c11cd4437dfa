"""The standings in the API, and the sums behind a place."""

from __future__ import annotations

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from tournaments.api.serializers import (
    AfterSerializer,
    ErrorSerializer,
    StandingDetailSerializer,
    StandingsSerializer,
)
from tournaments.presentation.seen import Seen, event_seen
from tournaments.presentation.sums import WITHOUT_SUM
from tournaments.selectors import standings_of, swiss_standings_of

ANSWERS = {400: ErrorSerializer, 404: ErrorSerializer, 429: ErrorSerializer}


class StandingListApi(APIView):
    """Read the standings of an event."""

    @extend_schema(
        operation_id="standings_list",
        summary="Read the standings",
        parameters=[AfterSerializer],
        responses={200: StandingsSerializer, **ANSWERS},
        tags=["events"],
    )
    def get(self, request: Request, pk: int) -> Response:
        """Return every place as of a round."""
        seen = event_seen(pk=pk, user=request.user)
        table = standings_of(event=seen.event, up_to=_after(request, seen))
        return Response(StandingsSerializer(table).data)


class StandingDetailApi(APIView):
    """Read one place with its sums."""

    @extend_schema(
        operation_id="standings_read",
        summary="Open every number of a place",
        parameters=[AfterSerializer],
        responses={200: StandingDetailSerializer, **ANSWERS},
        tags=["events"],
    )
    def get(self, request: Request, pk: int, number: int) -> Response:
        """Return a place and the sum that makes each of its numbers."""
        seen = event_seen(pk=pk, user=request.user)
        table = standings_of(event=seen.event, up_to=_after(request, seen))
        row = next((one for one in table.rows if one.entry.number == number), None)
        if row is None:
            raise Http404
        found = swiss_standings_of(event=seen.event, up_to=table.after_round)
        sums = []
        for criterion in ("points", *(code for code in table.criteria if code not in WITHOUT_SUM)):
            opened = found.explained(criterion, number)
            sums.append(
                {
                    "criterion": criterion,
                    "value": opened.value,
                    "exact": str(opened.value),
                    "divisor": opened.divisor,
                    "unlimited": opened.unlimited,
                    "parts": opened.parts,
                }
            )
        answer = {"after_round": table.after_round, "standing": row, "sums": sums}
        return Response(StandingDetailSerializer(answer).data)


def _after(request: Request, seen: Seen) -> int | None:
    """Return the closed round that was asked for."""
    query = AfterSerializer(data=request.query_params)
    query.is_valid(raise_exception=True)
    after: int | None = query.validated_data["after"]
    if after is not None and not seen.round(after).is_closed:
        raise Http404
    return after
