"""The addresses of judge."""

from __future__ import annotations

from django.urls import URLPattern, path

from judge.views.moves import replay_moves
from judge.views.overview import replay_list
from judge.views.replays import replay_answer, replay_detail, replay_download, replay_explore

app_name = "judge"

_PLACES = {
    "demonstration": "demonstrations/<slug:game>/<str:name>/",
    "replay": "replays/<slug:digest>/",
}


def _pages_of(noun: str, place: str) -> list[URLPattern]:
    """List the pages of a scenario and of its near twins."""
    return [
        page
        for verb, below in (("", place), ("near-", f"{place}near/<int:near>/"))
        for page in (
            path(below, replay_detail, name=f"{noun}-{verb}detail"),
            path(f"{below}answer/", replay_answer, name=f"{noun}-{verb}answer"),
            path(f"{below}explore/", replay_explore, name=f"{noun}-{verb}explore"),
            path(f"{below}moves/", replay_moves, name=f"{noun}-{verb}moves"),
            path(f"{below}scenario.yaml", replay_download, name=f"{noun}-{verb}download"),
        )
    ]


urlpatterns = [
    path("", replay_list, name="replay-list"),
    *(page for noun, place in _PLACES.items() for page in _pages_of(noun, place)),
]
