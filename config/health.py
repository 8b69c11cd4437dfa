"""Find out whether the parts that the site needs can be reached."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from django.conf import settings
from django.core.cache import cache
from django.db import DatabaseError, connection
from kombu.exceptions import KombuError
from redis.exceptions import RedisError

from config.celery import app


def reach_database() -> None:
    """Ask the database for nothing in particular."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def reach_cache() -> None:
    """Write a value into the cache and read it back."""
    cache.set("health", "well", timeout=10)
    if cache.get("health") != "well":
        raise OSError("the cache forgets")


def reach_broker() -> None:
    """Connect to the broker, or see that its folder can be written to."""
    if settings.REDIS_URL:
        with app.connection_for_write() as broker:
            broker.ensure_connection(max_retries=1, interval_start=0, timeout=2)
    elif not os.access(Path(settings.BROKER_FOLDER), os.W_OK):
        raise OSError("the broker's folder cannot be written to")


PARTS: dict[str, Callable[[], None]] = {
    "database": reach_database,
    "cache": reach_cache,
    "broker": reach_broker,
}


def reachable_parts() -> dict[str, bool]:
    """Try each part and tell which can be reached."""
    return {name: _works(reach) for name, reach in PARTS.items()}


def _works(reach: Callable[[], None]) -> bool:
    try:
        reach()
    except (DatabaseError, KombuError, RedisError, OSError):
        return False
    return True
