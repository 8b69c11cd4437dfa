"""The words of deck lists on pages: sections, kinds, and where a list stands."""

from __future__ import annotations

from django.utils.translation import gettext as _

from rulings.construction.wording import KINDS, SECTIONS

SECTION_ORDER = ("leader", "ride", "main", "z", "side", "stride", "team", "other")


def section_name(code: str) -> str:
    """Return what a section is called, as a heading."""
    name = _(SECTIONS.get(code, code)) if code else ""
    return name[:1].upper() + name[1:]


def section_place(code: str) -> int:
    """Return where a section stands among the others of a list."""
    return SECTION_ORDER.index(code) if code in SECTION_ORDER else len(SECTION_ORDER)


def kind_name(code: str) -> str:
    """Return what a kind of card is called; nothing where it is not known."""
    return _(KINDS.get(code, code)) if code else ""
