"""The passages for checkpoints, costs and how skills resolve."""

from __future__ import annotations

SKILLS = {
    "checkpoint.rule_processing": "cr:4-5-3-1",
    "checkpoint.next_skill": "cr:4-5-3-2 cr:4-5-3-3 faq:capacites/7 faq:capacites/8",
    "resolve_auto.still_legal": "cr:8-6-4-1 cr:10-11-4",
    "resolve_auto.pay_or_decline": "cr:8-6-4 cr:8-4-2 faq:bloqueur/1",
    "resolve_auto.activated": "cr:8-5-2-4 cr:4-7-2-3",
    "resolve_auto.perform": "cr:8-5-2-5-2 cr:8-6-7",
    "resolve_auto.resolved": "cr:8-5-2-6 cr:4-7-2-4",
    "resolve_auto.count_off": "cr:8-6-4",
    "resolve_later.perform": "cr:8-6-1 cr:8-6-7",
    "resolve_later.count_off": "cr:8-6-4",
    "program.instruction": "cr:8-2-1 cr:8-5-3 faq:capacites/9",
    "pay.next_part": "cr:8-4-2-1",
    "pay.energy": "cr:8-4-2-3 cr:8-4-2-4 cr:2-11-1-1 cr:2-11-1-1-1 g:38",
    "pay.rest_self": "cr:8-4-2-1",
    "pay.cards": "cr:8-4-2-1 g:39",
    "pay.mill": "cr:8-4-2-2",
    "replacement.which": "cr:8-9-2",
    "replacement.decide": "cr:8-2-2-3 cr:8-9-1 cr:8-9-3",
    "replacement.go_on": "cr:8-2-2-3 cr:8-9-1-1 cr:8-9-2-3",
    "activate.paid": "cr:8-5-2-1 cr:8-5-2-2",
    "activate.activated": "cr:8-5-2-4",
    "activate.to_drop": "cr:8-5-2-5-1 faq:phase-principale/6",
    "activate.perform": "cr:8-5-2-5",
    "activate.flip": "cr:10-2-5 cr:10-28-5 v4:22-2-4 v4:21-10 faq:eveil/4 faq:vu/3",
    "activate.resolved": "cr:8-5-2-6",
}
