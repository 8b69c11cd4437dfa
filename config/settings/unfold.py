"""How the administration looks and what stands in its side bar."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse_lazy
from django.utils.translation import gettext_lazy as _

Item = dict[str, object]

# The accent of the site's own pages (static/css/tokens.css) in eleven steps.
ACCENT = {
    "50": "#f3f3fd",
    "100": "#e6e6fb",
    "200": "#cfcef7",
    "300": "#bcbaff",
    "400": "#a9a7ff",
    "500": "#7f7cec",
    "600": "#3d3ab8",
    "700": "#35329f",
    "800": "#2b297f",
    "900": "#27274d",
    "950": "#171736",
}


def _may_view(permission: str) -> Callable[[HttpRequest], bool]:
    return lambda request: request.user.has_perm(permission)


def _runs_events(request: HttpRequest) -> bool:
    return bool(getattr(request.user, "is_organizer", False))


def _mark(request: HttpRequest) -> str:
    return static("img/mark.svg")


def _item(
    title: object, icon: str, model: str, may_view: Callable[[HttpRequest], bool] | None = None
) -> Item:
    app, name = model.split(".")
    return {
        "title": title,
        "icon": icon,
        "link": reverse_lazy(f"admin:{app}_{name}_changelist"),
        "permission": may_view or _may_view(f"{app}.view_{name}"),
    }


def admin_settings(site_name: str) -> dict[str, object]:
    """Return the settings of the administration's theme."""
    return {
        "SITE_TITLE": site_name,
        "SITE_HEADER": site_name,
        "SITE_SUBHEADER": _("Administration"),
        "SITE_URL": "/",
        "SITE_ICON": _mark,
        "SITE_FAVICONS": [{"rel": "icon", "type": "image/svg+xml", "href": _mark}],
        "COLORS": {"primary": ACCENT},
        "BORDER_RADIUS": "5px",
        "SIDEBAR": {
            "show_search": True,
            "show_all_applications": lambda request: request.user.is_superuser,
            "navigation": [
                {
                    "title": _("What happens"),
                    "separator": True,
                    "items": [
                        _item(_("Events"), "trophy", "tournaments.event", _runs_events),
                        _item(_("Entries"), "groups", "tournaments.entry", _runs_events),
                        _item(_("Deck lists"), "list_alt", "tournaments.decklist", _runs_events),
                        _item(_("Local rulings"), "gavel", "tournaments.localruling", _runs_events),
                        _item(_("Log of events"), "history", "tournaments.eventlog", _runs_events),
                    ],
                },
                {
                    "title": _("People"),
                    "separator": True,
                    "items": [
                        _item(_("Users"), "person", "accounts.user"),
                        _item(_("Role requests"), "how_to_reg", "accounts.rolerequest"),
                    ],
                },
                {
                    "title": _("What is written"),
                    "separator": True,
                    "items": [
                        _item(_("Rulings"), "gavel", "rulings.ruling"),
                        _item(_("Reports of rulings"), "flag", "rulings.rulingreport"),
                        _item(_("Documents"), "menu_book", "rulings.document"),
                        _item(_("Terms"), "translate", "rulings.term"),
                        _item(_("Cards"), "style", "rulings.card"),
                        _item(_("Restricted cards"), "block", "rulings.restrictionlist"),
                    ],
                },
                {
                    "title": _("Work"),
                    "separator": True,
                    "items": [_item(_("Jobs"), "hourglass", "jobs.job")],
                },
            ],
        },
    }
