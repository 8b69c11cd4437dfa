"""The addresses of the rulings API."""

from __future__ import annotations

from django.urls import path

from rulings.api.cards import CardDetailApi, CardListApi
from rulings.api.listings import (
    DocumentDetailApi,
    DocumentListApi,
    PassageListApi,
    RulingExportApi,
    RulingListApi,
)
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
    path("documents/", DocumentListApi.as_view(), name="api-document-list"),
    path("documents/<path:code>/", DocumentDetailApi.as_view(), name="api-document-detail"),
    path("passages/", PassageListApi.as_view(), name="api-passage-list"),
    path("passages/<path:code>/", PassageDetailApi.as_view(), name="api-passage-detail"),
    path("rulings/", RulingListApi.as_view(), name="api-ruling-list"),
    path("rulings/export/", RulingExportApi.as_view(), name="api-ruling-export"),
    path("rulings/search/", RulingSearchApi.as_view(), name="api-ruling-search"),
    path("rulings/<path:code>/", RulingDetailApi.as_view(), name="api-ruling-detail"),
]
