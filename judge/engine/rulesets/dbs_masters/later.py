"""Words that Masters cards have had since the rules of 2019: of the manual 4.00, or not modelled at all."""

from __future__ import annotations

UNISON, Z_CARDS = "Unison Cards", "Z-Cards"
LEFT_OUT = {
    "unison": UNISON,
    "Spirit Boost": UNISON,
    "Empower": UNISON,
    "z_deck": Z_CARDS,
    "z_energy": Z_CARDS,
    "z_leader": Z_CARDS,
    "z_battle": Z_CARDS,
    "z_extra": Z_CARDS,
    "z_unison": Z_CARDS,
    "Z-Awaken": Z_CARDS,
    "Z-Stack": Z_CARDS,
    "spirit_boost": UNISON,
    "z_awaken": Z_CARDS,
    "z_stack": Z_CARDS,
}
"""Zones, kinds of cards and keywords of which the manual speaks and this table does not."""

ELSEWHERE = dict.fromkeys(
    (
        "Heroic",
        "Invoker",
        "Offering",
        "Overlord",
        "Servant",
        "Unique",
        "Villainous",
        "marker",
        "revive",
        "successor",
    ),
    "masters-4",
)
"""Keywords, timings and zones that another profile knows, for a document that names this one or none."""
