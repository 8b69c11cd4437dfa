"""The addresses of what a phone keeps; the service worker's scope is /rulings/."""

from __future__ import annotations

from django.urls import path

from rulings.views.offline import listing, manifest, shell, words, worker, written_game

app_name = "offline"
urlpatterns = [
    path("", shell, name="shell"),
    path("index.json", listing, name="listing"),
    path("words.json", words, name="words"),
    path("games/<slug:game>.json", written_game, name="game"),
    path("worker.js", worker, name="worker"),
    path("app.webmanifest", manifest, name="manifest"),
]
