"""Read the environment in one place; a bad value stops the start with its name and the mend."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import cast

import environ
from django.core.exceptions import ImproperlyConfigured

ROOT = Path(__file__).resolve().parent.parent

_env = environ.Env()
_env.read_env(str(ROOT / ".env"))

VAR = Path(_env.str("VAR_DIR", default=str(ROOT / "var"))).resolve()

_DATABASE_SCHEMES = ("sqlite:///", "postgres://", "postgresql://")


def text(name: str, default: str = "") -> str:
    """Return a setting as it stands, without the blanks around it."""
    return cast("str", _env.str(name, default=default)).strip()


def flag(name: str, *, default: bool) -> bool:
    """Return a yes/no setting and refuse anything that is neither."""
    value = text(name).lower()
    if not value:
        return default
    if value in {"1", "true", "yes", "on"}:
        return True
    if value in {"0", "false", "no", "off"}:
        return False
    raise ImproperlyConfigured(f"{name}={value!r} is neither yes nor no. Write true or false.")


def number(name: str, *, default: int, least: int = 0) -> int:
    """Return a whole number and refuse one that is too small."""
    value = text(name)
    if not value:
        return default
    try:
        result = int(value)
    except ValueError:
        raise ImproperlyConfigured(f"{name}={value!r} is not a whole number.") from None
    if result < least:
        raise ImproperlyConfigured(f"{name}={result} is too small. Write {least} or more.")
    return result


def words(name: str, default: tuple[str, ...] = ()) -> list[str]:
    """Return a comma separated list without empty places."""
    found = [word.strip() for word in text(name).split(",")]
    return [word for word in found if word] or list(default)


def database(name: str, *, default: str) -> dict[str, object]:
    """Return the connection named by a database address (SQLite or PostgreSQL)."""
    address = text(name) or default
    connection: dict[str, object] = {}
    if address.startswith(_DATABASE_SCHEMES):
        try:
            connection = dict(environ.Env.db_url_config(address))
        except ValueError:
            connection = {}
    if not connection.get("NAME"):
        raise ImproperlyConfigured(
            f"{name}={address!r} is not understood. Write sqlite:////full/path/site.sqlite3 "
            "or postgres://user:password@host:5432/name."
        )
    return connection


def mail(name: str, *, default: str) -> dict[str, object]:
    """Return the settings named by a mail address such as `smtp+tls://user:password@host:587`."""
    written = text(name) or default
    try:
        return dict(environ.Env.email_url_config(written))
    except (ImproperlyConfigured, ValueError):
        # The address may hold a password: it is not repeated.
        raise ImproperlyConfigured(
            f"{name} is not understood. Write smtp+tls://user:password@host:587, or consolemail:// to print mail."
        ) from None


def address(name: str, *, schemes: tuple[str, ...]) -> str:
    """Return an address of one of the schemes, or nothing when it is not set."""
    value = text(name)
    if value and not value.startswith(tuple(f"{scheme}://" for scheme in schemes)):
        raise ImproperlyConfigured(f"{name}={value!r} has to start with {' or '.join(schemes)}://")
    return value


def own_secret() -> str:
    """Return this machine's own secret; the first call makes it."""
    kept = VAR / "secret"
    if not kept.exists():
        VAR.mkdir(exist_ok=True)
        kept.touch(mode=0o600)
        kept.write_text(secrets.token_urlsafe(48), encoding="utf-8")
    return kept.read_text(encoding="utf-8")
