"""Run on one's own machine: nothing to set up, mail on the console, errors in full."""

from __future__ import annotations

from config import env
from config.settings.base import *  # noqa: F403
from config.settings.base import MAIL_PRINTED

DEBUG = env.flag("DEBUG", default=True)
SECRET_KEY = env.text("SECRET_KEY") or env.own_secret()
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS", ("localhost", "127.0.0.1", "[::1]", "0.0.0.0"))  # noqa: S104
INTERNAL_IPS = ["127.0.0.1"]
WHITENOISE_USE_FINDERS = True  # no collectstatic on a machine of one's own
WHITENOISE_AUTOREFRESH = DEBUG
vars().update(env.mail("EMAIL_URL", default=MAIL_PRINTED))
