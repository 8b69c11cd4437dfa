"""The passages for what the rules do by themselves."""

from __future__ import annotations

CHECKS = {
    "check:loss": "cr:9-2-1 cr:9-2-3 cr:9-2-4 g:10",
    "check:ko_to_drop": "cr:7-4-1-4-2 faq:etape-des-degats/4",
    "check:prohibited": "cr:1-3-3",
    "check:deflect": "cr:10-22-1 cr:10-22-2 faq:deflexion/1",
    "check:indestructible": "cr:10-12-1",
    "check:blocker": "cr:10-4-1",
    "check:dual_attack": "cr:10-8-1 cr:10-8-1-1 faq:replique/2",
    "check:triple_attack": "cr:10-8-1 cr:10-8-1-2 faq:tri-offensive/2",
    "check:alliance": "cr77:10-35",
    "decision:aegis": "g:48",
    "decision:alliance": "g:48",
    "check:revenge": "cr:10-9-1",
    "check:zero_power": "cr:9-5-2 faq:capacites/21",
    "check:stray_combo": "cr:9-3-2",
    "check:sides_changed": "g:45",
    # What the sources leave open, said where it comes up.
    "check:counted_once": "g:64",
    "check:one_field": "g:63",
    "check:answer_to_a_counter": "g:34",
    "check:second_blocker": "g:24",
    "check:leader_revenge": "g:27",
    "check:over_realm_timing": "g:22",
    "check:ends_before_beginning": "g:62",
    "check:lot_before_checkpoint": "g:29",
    "check:beneath_falls": "cr:11-3-5 faq:evolution-evolution-ex/10 g:17",
    "loop": "cr:11-1-2",
}
