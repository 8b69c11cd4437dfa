"""The site: settings, addresses and servers; knows every app and is imported by none."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
