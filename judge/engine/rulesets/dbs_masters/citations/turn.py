"""The passages for the phases of a turn and what is done in them."""

from __future__ import annotations

TURN = {
    "turn.charge": "cr:6-2-1",
    "turn.main": "cr:6-2-6",
    "turn.end": "cr:6-3-1-2-4",
    "turn.passes": "cr:6-4-1-3",
    "charge_phase.begins": "cr:6-2-1 v4:7-2-4",
    "charge_phase.begin_checkpoint": "cr:6-2-1",
    "charge_phase.activate_all": "cr:6-2-2 faq:phase-de-recharge/2 v4:7-2-7",
    "charge_phase.draw": "cr:6-2-3 faq:phase-de-recharge/1 faq:phase-de-recharge/3",
    "charge_phase.draw_checkpoint": "cr:6-2-4",
    "charge_phase.charge": "cr:6-2-5 faq:phase-de-recharge/4",
    "charge_phase.charge_checkpoint": "cr:6-2-6",
    "main_phase.begins": "cr:6-3-1-1",
    "main_phase.checkpoint": "cr:4-6-2-1",
    "main_phase.act": "cr:6-3-1-2 faq:phase-principale/1",
    "main_phase.ends": "cr:6-3-1-3-1-1",
    "main_phase.effects_end": "cr:6-3-1-3-1-2",
    "end_phase.end_of_turn": "cr:6-4-1-1",
    "end_phase.checkpoint": "cr:6-4-1-2",
    "end_phase.effects_end": "cr:6-4-1-2 faq:generalites/4",
    "end_phase.repeat": "cr:6-4-1-3",
    "play.declare": "cr:6-3-1-2-1-1",
    "play.window": "cr:6-3-1-2-1-2",
    "play.enter": "cr:6-3-1-2-1-3 cr:6-3-1-2-1-4 v4:5-5-4",
    "evolve.declare": "cr:10-5-1",
    "evolve.activated": "cr:8-5-2-4 faq:contre/8",
    "evolve.put_on_top": "cr:10-5-4 cr:9-4-2 faq:capacites/20 g:36",
    "evolve.resolved": "cr:8-5-2-6",
}
