"""The script behind make run: one command serves the site, one key stops it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PATIENCE_SECONDS = 90


def _environment(tmp_path: Path, **changes: str) -> dict[str, str]:
    own = {
        "VAR_DIR": str(tmp_path),
        "DATABASE_URL": "",
        "REDIS_URL": "",
        "DJANGO_SETTINGS_MODULE": "config.settings.dev",
    }
    return os.environ | own | changes


def _run(tmp_path: Path, port: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/run.py"]
    environment = _environment(tmp_path, PORT=port)
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children_of(pid: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
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
    port = _free_port()
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            [sys.executable, "scripts/run.py"],
            cwd=ROOT,
            env=_environment(tmp_path, PORT=str(port)),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait_for_logins(process, log)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/rulings/?q=blocker", timeout=20) as answer:
            assert b'class="search"' in answer.read()
        children = _children_of(process.pid)
        assert len(children) == 2
    finally:
        process.send_signal(signal.SIGINT)
        status = process.wait(timeout=30)

    assert status == 0
    assert [pid for pid in children if _is_alive(pid)] == []


def _wait_for_logins(process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end and process.poll() is None:
        said = log.read_text(encoding="utf-8")
        if "Ctrl-C stops" in said:
            assert len(re.findall(r"(organizer|judge|player)@example\.org", said)) == 3
            return
        time.sleep(0.2)
    pytest.fail(f"the site did not start:\n{log.read_text(encoding='utf-8')}")
