"""Let phones know that what they keep is no longer what the site says."""

from __future__ import annotations

import uuid

from rulings.models import SearchState
from rulings.search.index import STATE_ID


def outdate_kept_rulings() -> None:
    """Change the version of what phones keep, after a change of something that search does not read itself."""
    SearchState.objects.filter(pk=STATE_ID).update(version=uuid.uuid4().hex)
