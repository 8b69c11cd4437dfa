"""Turn every error that the API may answer with into its one shape."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.http import Http404
from rest_framework import exceptions
from rest_framework.response import Response
from rest_framework.views import exception_handler, set_rollback

from accounts.errors import AccountError
from jobs.errors import JobError
from judge.errors import JudgeError
from rulings.errors import RulingsError
from tournaments.errors import TournamentError

APP_ERRORS = (AccountError, JobError, RulingsError, JudgeError, TournamentError)
HINTS = ("place", "path", "line", "mend")


def answer_api_error(error: Exception, context: dict[str, object]) -> Response | None:
    """Answer an expected error as code, message and detail; leave everything else to surface."""
    if isinstance(error, APP_ERRORS):
        set_rollback()
        return Response(_body(error.code, error.message, _place_of(error)), status=422)
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    response = exception_handler(error, context)
    if response is None or not isinstance(error, exceptions.APIException):
        return response
    response.data = _body_of(error)
    return response


def _body_of(error: exceptions.APIException) -> dict[str, object]:
    if isinstance(error, exceptions.ValidationError):
        return _body("invalid", "Some values are missing or wrong; see detail.", error.detail)
    detail = {"wait": getattr(error, "wait", None)} if isinstance(error, exceptions.Throttled) else None
    return _body(str(getattr(error.detail, "code", error.default_code)), str(error.detail), detail)


def _place_of(error: Exception) -> dict[str, object] | None:
    hints = {name: getattr(error, name, None) for name in HINTS}
    return {name: value for name, value in hints.items() if value} or None


def _body(code: str, message: str, detail: object) -> dict[str, object]:
    return {"code": code, "message": message, "detail": detail}
