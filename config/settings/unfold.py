"""How the admin looks and what stands in its side bar."""

from __future__ import annotations

UNFOLD: dict[str, object] = {
    "SITE_TITLE": "Overrule",
    "SITE_HEADER": "Overrule",
    "SITE_SUBHEADER": "Site administration",
    "SITE_SYMBOL": "balance",
    "SITE_URL": "/",
    "SHOW_VIEW_ON_SITE": True,
    "SHOW_BACK_BUTTON": True,
}
