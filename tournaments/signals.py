"""What tournaments tells whoever listens, once it is stored."""

from __future__ import annotations

from django.dispatch import Signal

event_changed = Signal()
"""Something happened to an event: `event_id`, `sequence` of the log entry, `verb`."""
