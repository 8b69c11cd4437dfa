"""Exploring in the background: asked once, run as a job, stopped without a trace, never half a verdict."""

from __future__ import annotations

import pytest
from django.utils import timezone

from accounts.models import User
from jobs.models import Job, JobState
from jobs.services.queue import request_stop
from jobs.services.run import run_job
from judge.errors import JudgeError
from judge.models import SavedReplay
from judge.selectors import EXPLORATION, finished_exploration
from judge.services import explorations
from judge.services.explorations import MOST_AT_ONCE, ask_exploration
from judge.services.replays import examine_document, save_replay
from tests.judge.texts import BLOCKER, ORDER

pytestmark = pytest.mark.django_db


def _kept(text: str = BLOCKER) -> SavedReplay:
    return save_replay(examined=examine_document(text=text))


def test_a_job_finds_the_verdicts_and_points_to_the_replay(alice: User) -> None:
    saved = _kept()
    job = ask_exploration(saved=saved, everything=False, language="en", owner=alice)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.kind, job.state) == (EXPLORATION, JobState.DONE)
    assert job.result_url == f"/judge/replays/{saved.digest}/"
    found = finished_exploration(digest=saved.digest, everything=False)
    assert found is not None
    claims = found["claims"]
    assert isinstance(claims, list)
    assert [claim["verdict"] for claim in claims] == ["ALWAYS", "ALWAYS", "NEVER"]
    assert finished_exploration(digest=saved.digest, everything=True) is None


def test_the_same_wish_is_not_asked_twice(alice: User) -> None:
    saved = _kept()

    first = ask_exploration(saved=saved, everything=True, language="en", owner=alice)

    assert ask_exploration(saved=saved, everything=True, language="en", owner=alice) == first


def test_one_person_has_a_few_explorations_at_once(alice: User) -> None:
    for number in range(MOST_AT_ONCE):
        text = BLOCKER.replace("number: 4", f"number: {number + 5}")
        ask_exploration(saved=_kept(text), everything=False, language="en", owner=alice)

    with pytest.raises(JudgeError) as caught:
        ask_exploration(saved=_kept(ORDER), everything=False, language="en", owner=alice)

    assert caught.value.code == "too_many_explorations"


def test_one_that_its_owner_stops_stores_nothing(alice: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorations, "_TELL_EVERY_SECONDS", 0.0)
    saved = _kept(ORDER)
    job = ask_exploration(saved=saved, everything=True, language="en", owner=alice)
    Job.objects.filter(pk=job.pk).update(state=JobState.QUEUED, stop_requested=True)

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.result) == (JobState.STOPPED, None)
    with pytest.raises(Exception, match="ended"):
        request_stop(job_id=job.pk, now=timezone.now())


def test_one_that_time_ended_is_no_answer(alice: User) -> None:
    saved = _kept()
    job = ask_exploration(saved=saved, everything=False, language="en", owner=alice)
    run_job(job_id=job.pk)
    job.refresh_from_db()
    Job.objects.filter(pk=job.pk).update(result={**(job.result or {}), "ran_out": "time"})

    assert finished_exploration(digest=saved.digest, everything=False) is None


def test_a_scenario_that_is_gone_is_said(alice: User) -> None:
    saved = _kept()
    job = ask_exploration(saved=saved, everything=False, language="en", owner=alice)
    saved.delete()

    run_job(job_id=job.pk)

    job.refresh_from_db()
    assert (job.state, job.error_code) == (JobState.FAILED, "no_such_replay")
