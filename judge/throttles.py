"""How often somebody may have a scenario examined."""

from __future__ import annotations

from rest_framework.throttling import SimpleRateThrottle, UserRateThrottle

RATE = "30/minute"
PAGE_RATE = "60/minute"
"""More than through the API: all judges of a hall may share one address."""


class ReplayThrottle(UserRateThrottle):
    """Count examinations by person, or by address for those who are not signed in."""

    scope = "replays"

    def get_rate(self) -> str:
        """Return the rate the settings give, or the usual one."""
        rates: dict[str, str | None] = SimpleRateThrottle.THROTTLE_RATES
        return rates.get(self.scope) or self.usual_rate()

    def usual_rate(self) -> str:
        """Give the rate where the settings name none."""
        return RATE


class PageThrottle(ReplayThrottle):
    """The same for scenarios that are sent to a page."""

    scope = "replay-pages"

    def usual_rate(self) -> str:
        """Give the rate where the settings name none."""
        return PAGE_RATE
