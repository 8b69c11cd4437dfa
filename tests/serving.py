"""The site as make run serves it, for tests: its own folder, its own port, web and worker."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE_SECONDS = 120


def environment_of(folder: Path, **changes: str) -> dict[str, str]:
    """Return the environment of a site that keeps everything in one folder."""
    own = {
        "VAR_DIR": str(folder),
        "DATABASE_URL": "",
        "REDIS_URL": "",
        "DJANGO_SETTINGS_MODULE": "config.settings.dev",
        "DEBUG": "false",
    }
    return os.environ | own | changes


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True, slots=True, kw_only=True)
class ServedSite:
    """A site that runs: its address, its process, and what it printed."""

    base: str
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def logins(self) -> dict[str, tuple[str, str]]:
        """Return address and password of each demo person, by role."""
        rows = re.findall(r"^ +(organizer|judge|player) +(\S+@\S+) +(\S+)$", self.said(), re.MULTILINE)
        return {role: (email, password) for role, email, password in rows}

    def said(self) -> str:
        """Return what was printed so far."""
        return self.log.read_text(encoding="utf-8")

    def stop(self) -> int:
        """Press Ctrl-C and return the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=30)


def serve(folder: Path) -> ServedSite:
    """Start a site in an empty folder and wait until it has printed its address."""
    port = free_port()
    log = folder / "log.txt"
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            [sys.executable, "scripts/run.py"],
            cwd=ROOT,
            env=environment_of(folder, PORT=str(port)),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    site = ServedSite(base=f"http://127.0.0.1:{port}", process=process, log=log)
    end = time.monotonic() + PATIENCE_SECONDS
    while "Ctrl-C stops" not in site.said():
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise AssertionError(f"the site did not start:\n{site.said()}")
        time.sleep(0.2)
    return site
