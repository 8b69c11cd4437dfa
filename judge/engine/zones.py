"""Zones: where cards are, who sees them and whether their order means something."""

from __future__ import annotations

from msgspec import Struct


class Zone(Struct, frozen=True, gc=False):
    """A place for cards of one player.

    `seen_by` is `all`, `owner` or `nobody`. `ordered` zones keep their order (the first card is the top).
    `in_play` zones are where printed skills are valid unless they say otherwise. No card ever leaves a zone that
    `keeps` its cards, whatever a text says. In a `described` zone every card counts for
    something, so that none stays undescribed; what lies in a zone that `begins_empty` comes there by actions only.
    A zone of `markers` takes no cards. `range` is the least and most that may lie there when nobody described it, or
    None when a zone that is not named is empty.
    """

    code: str
    seen_by: str = "all"
    ordered: bool = False
    in_play: bool = False
    keeps: bool = False
    described: bool = False
    begins_empty: bool = False
    markers: bool = False
    range: tuple[int, int] | None = None
