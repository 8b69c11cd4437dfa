"""The addresses of the rulings pages."""

from __future__ import annotations

from django.urls import path

from rulings.views import card_detail, card_list, passage_detail, ruling_detail, ruling_list, term_list

app_name = "rulings"
urlpatterns = [
    path("", ruling_list, name="ruling-list"),
    path("terms/", term_list, name="term-list"),
    path("cards/", card_list, name="card-list"),
    path("cards/<slug:game>/<path:number>/", card_detail, name="card-detail"),
    path("passages/<path:code>/", passage_detail, name="passage-detail"),
    path("<path:code>/", ruling_detail, name="ruling-detail"),
]
