"""500 random and broken scenarios through every door: an answer, a question or a clear refusal, within the limits."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.test import Client

from judge import throttles
from judge.errors import JudgeError
from judge.management.commands import replay as command
from judge.models import SavedReplay
from judge.services.replays import DESK, PUBLIC, Examined, as_json, examine_document
from judge.services.scenarios import decoded, read_scenario_text
from judge.views import examining, overview
from tests.judge.broken_scenarios import Broken, broken_scenarios

COUNT, SEED = 500, 20190208
PARTS = 5
PATIENCE_SECONDS = 20.0
"""How long the slowest may take on a busy machine: the public clock of 4 seconds, reading and telling included."""

ENDINGS = {"complete", "over", "refused", "asks", "loop", "budget"}
SMALL = replace(PUBLIC, rule_steps=1_500, states=120)
"""Enough for an answer; that the public limits hold is tested by the documents that reach them."""


@cache
def every() -> list[Broken]:
    return list(broken_scenarios(count=COUNT, seed=SEED))


def _part(number: int) -> list[Broken]:
    return every()[number::PARTS]


def _traps() -> list[Broken]:
    """Return the documents made by hand, the heavy ones among them; the random ones begin with their number."""
    return [broken for broken in every() if not re.match(r"\d+: ", broken.name)]


def _limited(monkeypatch: pytest.MonkeyPatch, function: Callable[..., Examined]) -> None:
    """Let a function that examines do little work unless it is told otherwise."""
    monkeypatch.setattr(
        function, "__kwdefaults__", {**getattr(function, "__kwdefaults__", {}), "limits": SMALL}
    )


def test_there_are_500_and_both_good_and_bad_ones() -> None:
    readable = 0
    for broken in _part(0):
        try:
            read_scenario_text(text=decoded(content=broken.content, most=DESK.kilobytes * 1024))
        except JudgeError:
            continue
        readable += 1

    assert len(every()) == COUNT
    assert 10 <= readable <= 90


def test_no_examination_runs_over_its_limits() -> None:
    for broken in _traps():
        begun = time.monotonic()
        try:
            text = decoded(content=broken.content, most=PUBLIC.kilobytes * 1024)
            node = as_json(examine_document(text=text), language="en")
        except JudgeError:
            pass
        else:
            assert node["ending"] in ENDINGS, broken.name
        assert time.monotonic() - begun < PATIENCE_SECONDS, broken.name


@pytest.mark.django_db
@pytest.mark.parametrize("part", range(PARTS))
def test_the_api_answers_or_refuses_clearly(
    client: Client, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    _limited(monkeypatch, examine_document)
    monkeypatch.setattr(throttles, "RATE", "100000/minute")
    for broken in _part(part):
        text = broken.content.decode("utf-8", "surrogateescape")
        body = json.dumps({"document": text}).encode()

        answer = client.post("/api/v1/replays/", body, content_type="application/json")

        node = answer.json()
        if answer.status_code == 200:
            assert node["ending"] in ENDINGS, broken.name
            assert node["ending"] != "asks" or node["questions"] or node["ran_out"], broken.name
            assert node["ending"] != "refused" or node["refusals"][0]["reasons"], broken.name
        else:
            assert answer.status_code in (400, 413, 422), broken.name
            assert set(node) == {"code", "message", "detail"}, broken.name
            assert node["message"], broken.name


@pytest.mark.django_db
@pytest.mark.parametrize("part", range(PARTS))
def test_the_page_answers_or_refuses_clearly(
    client: Client, monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    _limited(monkeypatch, examining.examined_text)
    monkeypatch.setattr(overview, "demonstrations_of", list)
    monkeypatch.setattr(throttles, "PAGE_RATE", "100000/minute")
    for place, broken in enumerate(_part(part)):
        before = SavedReplay.objects.count()

        answer = client.post("/judge/", {"file": SimpleUploadedFile("scenario.yaml", broken.content)})

        if answer.status_code == 302:
            if place % 5 == 0:
                assert client.get(answer.headers["Location"]).status_code == 200, broken.name
        else:
            assert answer.status_code in (413, 422), broken.name
            assert SavedReplay.objects.count() == before, broken.name
            assert b"notice" in answer.content, broken.name
    examining.forget_all()


@pytest.mark.parametrize("part", range(PARTS))
def test_the_command_answers_or_refuses_clearly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, part: int
) -> None:
    monkeypatch.setattr(command, "DESK", replace(SMALL, kilobytes=DESK.kilobytes))
    monkeypatch.setattr(command, "examine_twins_of", lambda read: ())
    for broken in _part(part):
        file = tmp_path / "scenario.yaml"
        file.write_bytes(broken.content)
        status = 0

        try:
            call_command("replay", str(file), "--json")
        except CommandError as error:
            status = error.returncode

        printed = capsys.readouterr()
        node = json.loads(printed.out)
        assert status in (0, 1, 2), broken.name
        if status == 2:
            assert node["error"]["code"], broken.name
            assert printed.err.startswith(str(file)), broken.name
        else:
            assert node["ending"] in ENDINGS, broken.name
