"""The API's one error shape."""

from __future__ import annotations

import pytest
from django.core.exceptions import PermissionDenied
from django.http import Http404
from rest_framework import exceptions, serializers
from rest_framework.response import Response
from rest_framework.test import APIRequestFactory
from rest_framework.views import APIView

from accounts.errors import AccountError
from jobs.errors import JobError
from judge.errors import JudgeError
from rulings.errors import RulingsError

pytestmark = pytest.mark.django_db

SHAPE = {"code", "message", "detail"}


def _answer_to(error: Exception) -> Response:
    class Failing(APIView):
        throttle_classes = ()

        def get(self, request: object) -> Response:
            raise error

    answer = Failing.as_view()(APIRequestFactory().get("/api/v1/failing/"))
    assert isinstance(answer, Response)
    return answer


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Http404("gone"), 404, "not_found"),
        (PermissionDenied(), 403, "permission_denied"),
        (exceptions.NotAuthenticated(), 403, "not_authenticated"),
        (exceptions.ParseError(), 400, "parse_error"),
        (exceptions.MethodNotAllowed("PUT"), 405, "method_not_allowed"),
        (exceptions.UnsupportedMediaType("text/csv"), 415, "unsupported_media_type"),
        (exceptions.Throttled(wait=30), 429, "throttled"),
        (serializers.ValidationError({"game": ["Unknown."]}), 400, "invalid"),
        (JobError("job_ended", "Too late."), 422, "job_ended"),
        (AccountError("role_held_already", "You have it."), 422, "role_held_already"),
        (RulingsError("query_empty", "Write something."), 422, "query_empty"),
    ],
)
def test_each_error_has_the_shape_and_its_code(error: Exception, status: int, code: str) -> None:
    answer = _answer_to(error)

    assert answer.status_code == status
    assert answer.data is not None
    assert set(answer.data) == SHAPE
    assert answer.data["code"] == code
    assert answer.data["message"]


def test_wrong_values_are_named_in_the_detail() -> None:
    answer = _answer_to(serializers.ValidationError({"game": ["Unknown."]}))

    assert answer.data is not None
    assert answer.data["detail"] == {"game": ["Unknown."]}


def test_place_and_mend_of_a_refusal_are_in_the_detail() -> None:
    answer = _answer_to(JobError("numbers_missing", "No numbers.", place="line 3", mend="Add some."))

    assert answer.data is not None
    assert answer.data["detail"] == {"place": "line 3", "mend": "Add some."}


def test_the_path_to_a_fault_in_a_scenario_is_in_the_detail() -> None:
    answer = _answer_to(
        JudgeError("value_missing", "How much?", path="players.A.life", line=7, mend="Write life.")
    )

    assert answer.status_code == 422
    assert answer.data is not None
    assert answer.data["detail"] == {
        "place": "players.A.life, line 7",
        "path": "players.A.life",
        "line": 7,
        "mend": "Write life.",
    }


def test_a_throttled_client_is_told_how_long_to_wait() -> None:
    answer = _answer_to(exceptions.Throttled(wait=30))

    assert answer.data is not None
    assert answer.data["detail"] == {"wait": 30}
    assert answer.headers["Retry-After"] == "30"


def test_a_fault_of_the_program_surfaces() -> None:
    with pytest.raises(ZeroDivisionError):
        _answer_to(ZeroDivisionError())
