"""The script behind make run: one command serves the site, one key stops it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.serving import ROOT, environment_of, serve


def _run(folder: Path, port: str) -> subprocess.CompletedProcess[str]:
    environment = environment_of(folder, PORT=port)
    return subprocess.run(
        [sys.executable, "scripts/run.py"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def _children_of(pid: int) -> list[int]:
    command = ["ps", "-o", "pid=", "--ppid", str(pid)]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    return [int(line) for line in listed.stdout.split()]


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_port_in_use_is_named_with_another_one(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        answer = _run(tmp_path, str(port))

    assert answer.returncode == 2
    assert f"Port {port}" in answer.stderr
    assert f"PORT={port + 1}" in answer.stderr


@pytest.mark.parametrize("port", ["web", "0", "70000", "-1"])
def test_a_port_that_is_none_is_refused(tmp_path: Path, port: str) -> None:
    answer = _run(tmp_path, port)

    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr


def test_an_empty_site_is_set_up_served_and_stopped_by_one_signal(tmp_path: Path) -> None:
    site = serve(tmp_path)
    children = _children_of(site.process.pid)

    with urllib.request.urlopen(f"{site.base}/rulings/?q=blocker", timeout=30) as answer:
        page = answer.read()
    status = site.stop()

    assert b'class="search"' in page
    assert set(site.logins) == {"organizer", "judge", "player"}
    assert len(children) == 2
    assert status == 0
    assert [pid for pid in children if _is_alive(pid)] == []
