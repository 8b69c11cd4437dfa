"""The passages for counter timing."""

from __future__ import annotations

COUNTERS = {
    "counter_window.opens": "cr:4-7-2 cr:4-7-2-5",
    "counter_window.rule_processing": "cr:4-7-3-1",
    "counter_window.answer": "cr:4-7-3-2 cr:4-7-3-4 faq:contre/4 g:6",
    "counter_window.activated": "cr:4-7-3-3 faq:contre/3",
    "counter_window.resolve_last": "cr:4-7-3-5 faq:contre/9",
    "counter_window.placed": "cr:10-10-4",
    "counter_window.closes": "cr:4-7-3-6 faq:contre/6",
}
