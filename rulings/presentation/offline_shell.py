"""Name the files that the offline page consists of, and a version that changes with any of them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.template.loader import get_template
from django.templatetags.static import static

FILES = (
    "css/tokens.css",
    "css/base.css",
    "css/components.css",
    "css/rulings.css",
    "css/cards.css",
    "css/offline.css",
    "img/icons.svg",
    "img/mark.svg",
    "js/theme.js",
    "js/site.js",
    "js/vendor/htmx.min.js",
    "js/offline/page.js",
)
# Modules name each other by their plain addresses, also where the files of pages carry a digest.
MODULES = tuple(
    f"js/offline/{name}.js"
    for name in ("card", "engine", "language", "lexicon", "query", "ranking", "render", "store", "words")
)
TEMPLATES = ("base.html", "_bar.html", "rulings/offline.html", "rulings/_offline.html")


def shell_files() -> list[str]:
    """Return the addresses of all files the page needs."""
    return [static(name) for name in FILES] + [f"{settings.STATIC_URL}{name}" for name in MODULES]


@lru_cache(maxsize=1)
def shell_version() -> str:
    """Return a digest of the page's files and templates."""
    digest = hashlib.sha256()
    for name in (*FILES, *MODULES, "js/offline/worker.js"):
        path = finders.find(name)
        digest.update(Path(str(path)).read_bytes() if path else name.encode())
    for name in TEMPLATES:
        digest.update(Path(str(get_template(name).origin.name)).read_bytes())  # type: ignore[attr-defined]  # Django's own
    return digest.hexdigest()[:16]
