"""The addresses of people's own pages; signing in and out comes from allauth."""

from __future__ import annotations

from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("me/", views.profile, name="profile"),
    path("notices/", views.notice_list, name="notice-list"),
    path("notices/read/", views.notices_read, name="notices-read"),
    path("notices/<int:pk>/open/", views.notice_open, name="notice-open"),
    path("me/roles/request/", views.role_request, name="role-request"),
]
