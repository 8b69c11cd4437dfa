"""The frame around every page of a desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.contrib.admin import ModelAdmin
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.models import User
from tournaments.admin.rights import organizer_of
from tournaments.models import Event
from tournaments.rules import preset_of
from tournaments.selectors import events_run_by

View = Callable[..., HttpResponse]


class DeskFrame:
    """The pages of a desk; each finds the event among one's own, so others do not exist here."""

    def __init__(self, *, model_admin: ModelAdmin[Event]) -> None:
        """Know the admin whose frame the pages stand in."""
        self._admin = model_admin

    def event_of(self, request: HttpRequest, pk: int) -> tuple[Event, User]:
        """Return the event and who runs it, or answer that there is none."""
        user = organizer_of(request)
        event = events_run_by(user=user).filter(pk=pk).first() if user else None
        if user is None or event is None:
            raise Http404
        return event, user

    def page(
        self,
        request: HttpRequest,
        event: Event,
        name: str,
        context: Mapping[str, object],
        *,
        is_refused: bool = False,
    ) -> HttpResponse:
        """Answer with a page of the desk."""
        frame = {
            **self._admin.admin_site.each_context(request),
            "title": event.name,
            "opts": self._admin.opts,
            "event": event,
            "page": name,
            "round_numbers": list(event.rounds.order_by("number").values_list("number", flat=True)),
            "preset": preset_of(event),
            **context,
        }
        return render(request, f"admin/tournaments/{name}.html", frame, status=422 if is_refused else 200)
