"""Requests as views see them: what the middleware adds, with its type."""

from __future__ import annotations

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from accounts.models import User


class SiteRequest(HttpRequest):
    """A request that passed the site's middleware."""

    htmx: HtmxDetails


class UserRequest(SiteRequest):
    """A request of somebody who is signed in; use it below ``login_required``."""

    user: User
