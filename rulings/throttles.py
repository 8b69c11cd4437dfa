"""How often somebody may report a ruling or take all of them."""

from __future__ import annotations

from rest_framework.throttling import SimpleRateThrottle, UserRateThrottle

REPORT_RATE = "10/hour"
EXPORT_RATE = "30/minute"


class ReportThrottle(UserRateThrottle):
    """Count reports by person, or by address for those who are not signed in."""

    scope = "ruling-reports"
    usual_rate = REPORT_RATE

    def get_rate(self) -> str:
        """Return the rate the settings give, or the usual one."""
        rates: dict[str, str | None] = SimpleRateThrottle.THROTTLE_RATES
        return rates.get(self.scope) or self.usual_rate


class ExportThrottle(ReportThrottle):
    """Count downloads of whole games."""

    scope = "ruling-exports"
    usual_rate = EXPORT_RATE
