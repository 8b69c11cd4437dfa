"""The addresses of tournaments."""

from __future__ import annotations

from django.urls import path

from tournaments.views.decklists.edit import decklist_cards, decklist_check, decklist_edit
from tournaments.views.decklists.search import decklist_search
from tournaments.views.decklists.shown import (
    decklist_detail,
    decklist_export,
    decklist_list,
    decklist_sheet,
    decklist_sheets,
)
from tournaments.views.decklists.staff import decklist_correct
from tournaments.views.entries import entry_register, entry_withdraw
from tournaments.views.events import event_detail, event_list
from tournaments.views.results import result_report
from tournaments.views.rounds import round_detail
from tournaments.views.standings import standing_detail, standing_list

app_name = "tournaments"

urlpatterns = [
    path("", event_list, name="event-list"),
    path("decks/", decklist_search, name="decklist-search"),
    path("<int:pk>/", event_detail, name="event-detail"),
    path("<int:pk>/entries/register/", entry_register, name="entry-register"),
    path("<int:pk>/entries/withdraw/", entry_withdraw, name="entry-withdraw"),
    path("<int:pk>/decklist/", decklist_edit, name="decklist-edit"),
    path("<int:pk>/decklist/check/", decklist_check, name="decklist-check"),
    path("<int:pk>/decklist/cards/", decklist_cards, name="decklist-cards"),
    path("<int:pk>/decklists/", decklist_list, name="decklist-list"),
    path("<int:pk>/decklists/sheets/", decklist_sheets, name="decklist-sheets"),
    path("<int:pk>/decklists/<int:number>/", decklist_detail, name="decklist-detail"),
    path("<int:pk>/decklists/<int:number>/correct/", decklist_correct, name="decklist-correct"),
    path("<int:pk>/decklists/<int:number>/sheet/", decklist_sheet, name="decklist-sheet"),
    path("<int:pk>/decklists/<int:number>/export/", decklist_export, name="decklist-export"),
    path("<int:pk>/rounds/<int:number>/", round_detail, name="round-detail"),
    path("<int:pk>/results/report/", result_report, name="result-report"),
    path("<int:pk>/standings/", standing_list, name="standing-list"),
    path("<int:pk>/standings/<int:number>/", standing_detail, name="standing-detail"),
]
