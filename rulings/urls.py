"""The addresses of the rulings pages."""

from __future__ import annotations

from django.urls import URLPattern

app_name = "rulings"
urlpatterns: list[URLPattern] = []
