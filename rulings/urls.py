"""The addresses of the rulings pages."""

from __future__ import annotations

from django.urls import path

from rulings.views import (
    card_detail,
    card_list,
    document_detail,
    document_list,
    passage_detail,
    report_create,
    ruling_changes,
    ruling_detail,
    ruling_list,
    term_detail,
    term_list,
)

app_name = "rulings"
urlpatterns = [
    path("", ruling_list, name="ruling-list"),
    path("new/", ruling_changes, name="ruling-changes"),
    path("report/", report_create, name="report-create"),
    path("terms/", term_list, name="term-list"),
    path("terms/<slug:game>/<slug:code>/", term_detail, name="term-detail"),
    path("cards/", card_list, name="card-list"),
    path("cards/<slug:game>/<path:number>/", card_detail, name="card-detail"),
    path("documents/", document_list, name="document-list"),
    path("documents/<path:code>/", document_detail, name="document-detail"),
    path("passages/<path:code>/", passage_detail, name="passage-detail"),
    path("<path:code>/", ruling_detail, name="ruling-detail"),
]
