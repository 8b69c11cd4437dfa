"""What rulings tells whoever listens, once it is stored."""

from __future__ import annotations

from django.dispatch import Signal

catalogue_changed = Signal()
"""Cards or restriction lists of a game changed: `game_code`."""
