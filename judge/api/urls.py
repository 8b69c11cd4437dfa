"""The API addresses of judge."""

from __future__ import annotations

from django.urls import path

from judge.api.views import (
    DemonstrationDetailApi,
    DemonstrationListApi,
    ReplayExamineApi,
    ScenarioSchemaApi,
)

urlpatterns = [
    path("replays/", ReplayExamineApi.as_view(), name="api-replay-examine"),
    path("demonstrations/", DemonstrationListApi.as_view(), name="api-demonstration-list"),
    path(
        "demonstrations/<slug:game>/<str:name>/",
        DemonstrationDetailApi.as_view(),
        name="api-demonstration-detail",
    ),
    path("scenario-schema/", ScenarioSchemaApi.as_view(), name="api-scenario-schema"),
]
