"""The content security policies: one for people's pages, one each for the two tools that need more."""

from __future__ import annotations

from csp.constants import NONE, SELF, UNSAFE_EVAL, UNSAFE_INLINE

Policy = dict[str, list[str]]

PUBLIC_POLICY: Policy = {
    "default-src": [SELF],
    "script-src": [SELF],
    "style-src": [SELF],
    "img-src": [SELF, "data:"],
    "font-src": [SELF],
    "connect-src": [SELF],
    "object-src": [NONE],
    "base-uri": [SELF],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
}

# The admin theme runs Alpine.js, which evaluates attributes, and sets styles on elements.
ADMIN_POLICY: Policy = PUBLIC_POLICY | {
    "script-src": [SELF, UNSAFE_EVAL, UNSAFE_INLINE],
    "style-src": [SELF, UNSAFE_INLINE],
}

# The API's own page sets styles on elements and draws images from blobs; its script is a file of the site.
API_DOCS_POLICY: Policy = PUBLIC_POLICY | {
    "style-src": [SELF, UNSAFE_INLINE],
}
