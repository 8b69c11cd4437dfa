"""The addresses of the events API."""

from __future__ import annotations

from django.urls import path

from tournaments.api.decklists import DecklistDetailApi, DecklistSubmitApi
from tournaments.api.decklists_shown import (
    DeckCheckApi,
    DeckSearchApi,
    EventDecklistDetailApi,
    EventDecklistListApi,
)
from tournaments.api.standings import StandingDetailApi, StandingListApi
from tournaments.api.views import (
    EntryListApi,
    EntryRegisterApi,
    EntryWithdrawApi,
    EventDetailApi,
    EventListApi,
    MatchListApi,
    ResultReportApi,
    RoundListApi,
)

urlpatterns = [
    path("events/", EventListApi.as_view(), name="api-event-list"),
    path("events/<int:pk>/", EventDetailApi.as_view(), name="api-event-detail"),
    path("events/<int:pk>/entries/", EntryListApi.as_view(), name="api-entry-list"),
    path("events/<int:pk>/entries/register/", EntryRegisterApi.as_view(), name="api-entry-register"),
    path("events/<int:pk>/entries/withdraw/", EntryWithdrawApi.as_view(), name="api-entry-withdraw"),
    path("events/<int:pk>/decklist/", DecklistDetailApi.as_view(), name="api-decklist-detail"),
    path("events/<int:pk>/decklist/submit/", DecklistSubmitApi.as_view(), name="api-decklist-submit"),
    path("events/<int:pk>/decklists/", EventDecklistListApi.as_view(), name="api-event-decklist-list"),
    path(
        "events/<int:pk>/decklists/<int:number>/",
        EventDecklistDetailApi.as_view(),
        name="api-event-decklist-detail",
    ),
    path("decks/", DeckSearchApi.as_view(), name="api-deck-search"),
    path("decks/check/", DeckCheckApi.as_view(), name="api-deck-check"),
    path("events/<int:pk>/rounds/", RoundListApi.as_view(), name="api-round-list"),
    path("events/<int:pk>/rounds/<int:number>/matches/", MatchListApi.as_view(), name="api-match-list"),
    path("events/<int:pk>/results/report/", ResultReportApi.as_view(), name="api-result-report"),
    path("events/<int:pk>/standings/", StandingListApi.as_view(), name="api-standing-list"),
    path("events/<int:pk>/standings/<int:number>/", StandingDetailApi.as_view(), name="api-standing-detail"),
]
