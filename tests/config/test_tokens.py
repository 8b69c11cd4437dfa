"""Colours: both dark tables agree, and every pair in use can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings

CSS = Path(settings.ROOT, "static", "css", "tokens.css").read_text(encoding="utf-8")

# WCAG 2.1 AA: 4.5 for text, 3 for the edges of controls and shapes that carry meaning.
TEXT = 4.5
EDGE = 3.0
PAIRS = [
    *((text, ground, TEXT) for text in ("ink", "muted", "accent-text") for ground in ("paper", "surface")),
    ("ink", "sunken", TEXT),
    ("muted", "sunken", TEXT),
    ("accent-ink", "accent", TEXT),
    ("accent-text", "accent-soft", TEXT),
    ("muted", "accent-soft", TEXT),
    ("bar-ink", "bar", TEXT),
    ("bar-muted", "bar", TEXT),
    *((tone, f"{tone}-soft", TEXT) for tone in ("always", "possible", "never", "open", "unread")),
    *(("ink", f"{tone}-soft", TEXT) for tone in ("always", "possible", "never", "accent")),
    ("never", "paper", TEXT),
    ("never", "surface", TEXT),
    ("line-strong", "surface", EDGE),
    ("line-strong", "paper", EDGE),
    ("accent", "surface", EDGE),
    ("accent", "paper", EDGE),
]


def _table(selector: str) -> dict[str, str]:
    found = re.search(re.escape(selector) + r"\s*\{(.*?)\}", CSS, re.DOTALL)
    assert found is not None, selector
    return dict(re.findall(r"--([a-z-]+):\s*(#[0-9a-f]{6});", found[1]))


LIGHT = _table(":root")
BY_WISH = _table(':root:not([data-theme="light"])')
BY_TOGGLE = _table(':root[data-theme="dark"]')


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_the_toggle_shows_what_the_machines_wish_shows() -> None:
    assert BY_TOGGLE == BY_WISH


def test_paper_is_light_also_for_who_reads_in_the_dark() -> None:
    """Browsers print no grounds: light letters would stand on white paper."""
    for selector in (':root:not([data-theme="light"])', ':root[data-theme="dark"]'):
        before = CSS[: CSS.index(selector)]
        assert before[before.rindex("@media") :].startswith("@media screen"), selector


def test_light_and_dark_name_the_same_colours() -> None:
    assert set(LIGHT) == set(BY_WISH)


@pytest.mark.parametrize(("text", "ground", "least"), PAIRS)
@pytest.mark.parametrize("table", [LIGHT, BY_WISH], ids=["light", "dark"])
def test_a_pair_in_use_has_enough_contrast(
    table: dict[str, str], text: str, ground: str, least: float
) -> None:
    assert _contrast(table[text], table[ground]) >= least
