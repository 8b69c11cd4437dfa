"""Read the body of a request within limits."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import IO

from django.utils.translation import gettext as _
from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import BaseParser

from judge.services.replays import PUBLIC

MOST_BYTES = 2 * PUBLIC.kilobytes * 1024
"""A text of the largest allowed size still fits when its line ends and quotes are written as escapes."""


class TooLarge(APIException):
    """The body is larger than any scenario may be."""

    status_code = 413
    default_code = "too_large"

    def __init__(self) -> None:
        """Name the limit."""
        super().__init__(_("A request has at most %(size)s kB.") % {"size": MOST_BYTES // 1024})


class BoundedJSONParser(BaseParser):
    """Strict JSON of a limited size: no numbers without a value, no half characters, no endless nesting."""

    media_type = "application/json"

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, object] | None = None,
    ) -> Mapping[str, object]:
        """Return the keys and values, or refuse the body."""
        content = stream.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise TooLarge
        try:
            value = json.loads(content.decode("utf-8"), parse_constant=_refuse_constant)
        except UnicodeDecodeError as error:
            raise ParseError(_("The body is not text in UTF-8.")) from error
        except (ValueError, RecursionError) as error:
            raise ParseError(_("The body is not JSON: %(fault)s") % {"fault": error}) from error
        if not isinstance(value, dict):
            raise ParseError(_("The body is not a JSON object."))
        return value


def _refuse_constant(name: str) -> object:
    raise ValueError(name)
