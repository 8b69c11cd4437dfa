"""Run the tests: quick, quiet, jobs at once, nothing left behind."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from config import env
from config.settings.base import *  # noqa: F403
from config.settings.base import DATABASES, INSTALLED_APPS, MIDDLEWARE, REST_FRAMEWORK

SECRET_KEY = "only-for-tests"  # noqa: S105
ALLOWED_HOSTS = ["testserver", "localhost", "127.0.0.1"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
CELERY_TASK_ALWAYS_EAGER = env.flag("JOBS_EAGER", default=True)
ACCOUNT_RATE_LIMITS = False
REST_FRAMEWORK = REST_FRAMEWORK | {
    "DEFAULT_THROTTLE_RATES": {"anon": "100000/minute", "user": "100000/minute"},
}
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}

# A page that asks the database once for each row fails its test.
INSTALLED_APPS = [*INSTALLED_APPS, "zeal"]
MIDDLEWARE = ["zeal.middleware.zeal_middleware", *MIDDLEWARE]
ZEAL_SHOW_ALL_CALLERS = True
ZEAL_ALLOWLIST = [
    {"model": "accounts.User", "field": "get()"},  # who asks, and whom the page is about
    {"model": "sessions.Session", "field": "get()"},  # signing out looks for the session it ends
]

# A file for each process: threads (a live server) and workers can open it, and test runs do not meet.
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    _file = Path(tempfile.gettempdir()) / f"overrule-test-{os.getpid()}.sqlite3"
    DATABASES["default"]["TEST"] = {"NAME": str(_file)}
else:
    DATABASES["default"]["TEST"] = {"NAME": f"test_overrule_{os.getpid()}"}
