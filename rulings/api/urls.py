"""The addresses of the rulings API."""

from __future__ import annotations

from django.urls import path

from rulings.api.cards import CardDetailApi, CardListApi
from rulings.api.views import (
    GameListApi,
    PassageDetailApi,
    RulingDetailApi,
    RulingSearchApi,
    TermListApi,
)

urlpatterns = [
    path("games/", GameListApi.as_view(), name="api-game-list"),
    path("cards/", CardListApi.as_view(), name="api-card-list"),
    path("cards/<slug:game>/<path:number>/", CardDetailApi.as_view(), name="api-card-detail"),
    path("terms/", TermListApi.as_view(), name="api-term-list"),
    path("passages/<path:code>/", PassageDetailApi.as_view(), name="api-passage-detail"),
    path("rulings/search/", RulingSearchApi.as_view(), name="api-ruling-search"),
    path("rulings/<path:code>/", RulingDetailApi.as_view(), name="api-ruling-detail"),
]
