"""The addresses of judge."""

from __future__ import annotations

from django.urls import URLPattern

app_name = "judge"
urlpatterns: list[URLPattern] = []
