"""Look up what was kept."""

from __future__ import annotations

from django.db.models import QuerySet

from accounts.models import User
from judge.models import SavedReplay


def saved_replay_by_digest(*, digest: str) -> SavedReplay | None:
    """Return a kept scenario, or nothing."""
    return SavedReplay.objects.filter(digest=digest).first()


def saved_replays_of(*, owner: User) -> QuerySet[SavedReplay]:
    """Return what somebody kept, the newest first, without the documents."""
    return SavedReplay.objects.filter(owner=owner).defer("document")
