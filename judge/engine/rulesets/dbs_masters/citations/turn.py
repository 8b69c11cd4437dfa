"""The passages for the phases of a turn and what is done in them."""

from __future__ import annotations

TURN = {
    "main_phase.checkpoint": "cr:4-6-2-1",
    "main_phase.act": "cr:6-3-1-2 faq:phase-principale/1",
    "play.declare": "cr:6-3-1-2-1-1",
    "play.window": "cr:6-3-1-2-1-2",
    "play.enter": "cr:6-3-1-2-1-3 cr:6-3-1-2-1-4 v4:5-5-4",
    "evolve.declare": "cr:10-5-1",
    "evolve.activated": "cr:8-5-2-4 faq:contre/8",
    "evolve.put_on_top": "cr:10-5-4 cr:9-4-2 faq:capacites/20 g:36",
    "evolve.resolved": "cr:8-5-2-6",
}
