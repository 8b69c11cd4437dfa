"""The addresses of the site: one include for each app."""

from __future__ import annotations

from django.conf import settings
from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

from config.views import health, home

urlpatterns = [
    path("", home, name="home"),
    path("rulings/offline/", include("rulings.offline_urls")),
    path("rulings/", include("rulings.urls")),
    path("judge/", include("judge.urls")),
    path("events/", include("tournaments.urls")),
    path("jobs/", include("jobs.urls")),
    path("accounts/", include("accounts.urls")),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("api/v1/", include("config.api_urls")),
    path("favicon.ico", RedirectView.as_view(url=f"{settings.STATIC_URL}img/mark.svg")),
    path("health/", health, name="health"),
]

handler400 = "config.views.bad_request"
handler403 = "config.views.forbidden"
handler404 = "config.views.not_found"
handler500 = "config.views.server_error"
