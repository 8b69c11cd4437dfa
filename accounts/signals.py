"""What accounts tells whoever listens, once it is stored."""

from __future__ import annotations

from django.dispatch import Signal

notice_written = Signal()
"""Somebody has a new notice that is to be mailed: `notice_id`."""
