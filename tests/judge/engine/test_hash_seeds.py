"""The same scenario gives the same bytes, whatever the hash seed of the process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from judge.engine.replay import play_out
from judge.engine.state import digest, to_json
from tests.judge.engine.duel import FILES, document_of, read

ROOT = Path(__file__).parents[3]

TELL = """
import hashlib, sys
from tests.judge.engine.duel import FILES, document_of, examined

story = hashlib.sha256()
for path in FILES:
    report = examined(document_of(path))
    for finding in report.findings:
        verdict = finding.verdict
        story.update(repr((verdict, finding.because, finding.reasons, finding.assumptions)).encode())
    story.update(repr((report.replay.steps, report.replay.facts, report.refusal, report.states)).encode())
print(story.hexdigest())
"""


def _told(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", TELL], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_every_report_is_the_same_under_three_hash_seeds() -> None:
    stories = {_told(seed) for seed in ("0", "1", "20731")}

    assert len(stories) == 1
    assert len(stories.pop()) == 64


def test_a_digest_is_of_the_canonical_json() -> None:
    for path in FILES[:8]:
        state = play_out(read(document_of(path))).state
        assert digest(state) == hashlib.sha256(to_json(state)).hexdigest()[:16]
