"""How the admin looks and what stands in its side bar."""

from __future__ import annotations

UNFOLD: dict[str, object] = {
    "SITE_TITLE": "Head Judge",
    "SITE_HEADER": "Head Judge",
    "SITE_SUBHEADER": "Site administration",
    "SITE_SYMBOL": "balance",
    "SHOW_VIEW_ON_SITE": True,
    "SHOW_BACK_BUTTON": True,
}
