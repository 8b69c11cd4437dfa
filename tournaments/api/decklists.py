"""One's own deck list in the API."""

from __future__ import annotations

from django.http import Http404
from django.utils import timezone
from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import IsAuthenticated
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import User
from tournaments.api.serializers import (
    DecklistDraftSerializer,
    DecklistSerializer,
    ErrorSerializer,
)
from tournaments.models import Decklist, Entry
from tournaments.presentation.seen import event_seen
from tournaments.selectors import deck_report_of, own_decklist
from tournaments.services.decklists import save_draft, submit_decklist

ANSWERS = {403: ErrorSerializer, 404: ErrorSerializer, 429: ErrorSerializer}
REFUSALS = {400: ErrorSerializer, 422: ErrorSerializer, **ANSWERS}


class DecklistDetailApi(APIView):
    """Read and keep one's own list."""

    permission_classes = (IsAuthenticated,)

    @extend_schema(
        operation_id="decklist_read",
        summary="Read one's own deck list",
        responses={200: DecklistSerializer, **ANSWERS},
        tags=["events"],
    )
    def get(self, request: Request, pk: int) -> Response:
        """Return the list as it was typed last, with what a check found."""
        entry, user = _own(request, pk)
        decklist = own_decklist(event=entry.event, user=user)
        if decklist is None:
            raise Http404
        return _answer(decklist)

    @extend_schema(
        operation_id="decklist_keep",
        summary="Check one's own deck list and keep it as a draft",
        request=DecklistDraftSerializer,
        responses={200: DecklistSerializer, **REFUSALS},
        tags=["events"],
    )
    def put(self, request: Request, pk: int) -> Response:
        """Return what the check found; what was submitted before stays in force."""
        entry, user = _own(request, pk)
        return _answer(save_draft(entry=entry, text=_text(request), by=user, at=timezone.now()))


class DecklistSubmitApi(APIView):
    """Submit one's own list."""

    permission_classes = (IsAuthenticated,)

    @extend_schema(
        operation_id="decklist_submit",
        summary="Submit one's own deck list",
        description="One that breaks a rule is refused and kept as a draft; what cannot be checked does not matter.",
        request=DecklistDraftSerializer,
        responses={200: DecklistSerializer, **REFUSALS},
        tags=["events"],
    )
    def post(self, request: Request, pk: int) -> Response:
        """Return the list with what the check found."""
        entry, user = _own(request, pk)
        return _answer(submit_decklist(entry=entry, text=_text(request), by=user, at=timezone.now()))


def _own(request: Request, pk: int) -> tuple[Entry, User]:
    seen = event_seen(pk=pk, user=request.user)
    if seen.entry is None or seen.user is None:
        raise Http404(_("You are not in this event."))
    return seen.entry, seen.user


def _text(request: Request) -> str:
    draft = DecklistDraftSerializer(data=request.data)
    draft.is_valid(raise_exception=True)
    return str(draft.validated_data["text"]).replace("\r\n", "\n")


def _answer(decklist: Decklist) -> Response:
    newest = next(reversed(decklist.revisions.order_by("number")), None)
    answer = {
        "text": decklist.text,
        "status": decklist.status,
        "saved_at": decklist.saved_at,
        "submitted_at": newest.submitted_at if newest else None,
        "report": deck_report_of(decklist=decklist),
    }
    return Response(DecklistSerializer(answer).data)
