"""Give the pages of tools that need more than the public policy their own."""

from __future__ import annotations

from csp.middleware import CSPMiddleware, PolicyParts
from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase


class PolicyMiddleware(CSPMiddleware):
    """Choose the content security policy by the address of the page."""

    def get_policy_parts(
        self, request: HttpRequest, response: HttpResponseBase, report_only: bool = False
    ) -> PolicyParts:
        """Return the policy of the longest prefix that fits, or the public one."""
        parts = super().get_policy_parts(request, response, report_only)
        if report_only or parts.config is not None:
            return parts
        for prefix, policy in settings.CONTENT_SECURITY_POLICY_BY_PREFIX.items():
            if request.path_info.startswith(prefix):
                parts.config = policy
        return parts
