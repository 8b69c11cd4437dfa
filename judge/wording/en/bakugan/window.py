"""English: Bakugan: the batch and who has priority."""

from __future__ import annotations

WINDOW = {
    "ask:priority_window.enter": "Which triggered ability of {player} enters the batch next?",
    "ask:priority_window.act": "{player} has priority: play, use or pass?",
    "step:priority_window.enter:enters": "{skill} enters the batch.",
    "step:priority_window.enter:enters:starting": (
        "{skill} enters the batch first: the starting player's abilities enter first, so they resolve last."
    ),
    "step:priority_window.enter:enters:starting:several": (
        "{actor} puts {skill} on the batch next; what enters first resolves last."
    ),
    "step:priority_window.enter:enters:second": (
        "{skill} enters the batch above the starting player's abilities, so it resolves before them."
    ),
    "step:priority_window.enter:enters:second:several": (
        "{actor} puts {skill} on the batch next; what enters last resolves first."
    ),
    "step:priority_window.enter:condition_not_met": (
        "{skill} stays out of the batch: its condition is not met."
    ),
    "step:priority_window.act:pass": "{actor} passes.",
    "step:priority_window.act:pass:only_option": "{actor} has nothing to play and passes.",
    "step:priority_window.resolve_last:resolve": "{skill} resolves: the last on the batch comes first.",
    "step:priority_window.resolve_last:negated": "{skill} does nothing: it has been negated.",
    "rule:priority_window.opens": (
        "The starting player has priority first; after a Flip it is the Flip's owner."
    ),
    "rule:priority_window.enter": (
        "Triggered abilities enter the batch in turn, the starting player's first, and resolve in reverse."
    ),
    "rule:priority_window.act": (
        "Whoever has priority plays, uses an ability or passes; acting keeps the priority."
    ),
    "rule:priority_window.resolve_last": (
        "When all have passed, the last object of the batch resolves, and no other."
    ),
    "rule:priority_window.holder_after": "After each resolution the starting player has priority again.",
}

WINDOW |= {key.replace("priority_window", "play_step"): text for key, text in WINDOW.items()}
