"""What every page knows."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest


def site(request: HttpRequest) -> dict[str, object]:
    """Name the site and the part of it that the page belongs to."""
    part = request.path_info.strip("/").split("/", 1)[0]
    return {"site_name": settings.SITE_NAME, "site_part": part or "home"}
