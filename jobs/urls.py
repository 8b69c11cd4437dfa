"""The addresses of jobs."""

from __future__ import annotations

from django.urls import path

from jobs import views

app_name = "jobs"
urlpatterns = [
    path("", views.job_list, name="job-list"),
    path("<uuid:pk>/", views.job_detail, name="job-detail"),
    path("<uuid:pk>/stop/", views.job_stop, name="job-stop"),
]
