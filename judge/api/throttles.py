"""How often somebody may have a scenario examined."""

from __future__ import annotations

from rest_framework.throttling import SimpleRateThrottle, UserRateThrottle

RATE = "30/minute"


class ReplayThrottle(UserRateThrottle):
    """Count examinations by person, or by address for those who are not signed in."""

    scope = "replays"

    def get_rate(self) -> str:
        """Return the rate the settings give, or the usual one."""
        rates: dict[str, str | None] = SimpleRateThrottle.THROTTLE_RATES
        return rates.get(self.scope) or RATE
