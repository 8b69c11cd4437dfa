"""Prepare the site and run web and worker together, until Ctrl-C or until one of them ends."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE_SECONDS = 40
GRACE_SECONDS = 4

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.dev")
os.environ.setdefault("DEBUG", "false")
sys.path.insert(0, str(ROOT))
os.chdir(ROOT)


def stop_with(message: str) -> None:
    """Say what is wrong and how to mend it, and stop with status 2."""
    sys.stderr.write(f"{message}\n")
    sys.exit(2)


def chosen_address() -> tuple[str, int]:
    """Return host and port, and stop when the port cannot be had."""
    host = os.environ.get("HOST", "127.0.0.1")
    written = os.environ.get("PORT", "8000")
    if not written.isdigit() or not 0 < int(written) < 65536:
        stop_with(f"PORT={written!r} is not a port. Write a number, for example: make run PORT=8001")
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, int(written)))
        except OSError as error:
            other = int(written) % 65535 + 1
            stop_with(
                f"Port {written} of {host} cannot be used ({error.strerror}). Try: make run PORT={other}"
            )
    return host, int(written)


def prepare() -> None:
    """Bring the database up to date, load the games, and make the demo people on an empty site."""
    import django  # noqa: PLC0415 - the settings have to be chosen first
    from django.core.management import call_command  # noqa: PLC0415

    django.setup()
    from accounts.models import User  # noqa: PLC0415

    call_command("migrate", verbosity=0)
    call_command("load_packs")
    call_command("load_demonstrations")
    if not User.objects.exists():
        call_command("demo", stdout=io.StringIO())


def start(host: str, port: int) -> list[subprocess.Popen[bytes]]:
    """Start the web process and the worker, each in a session of its own: only this process gets Ctrl-C."""
    python = [sys.executable, "-m"]
    web = [*python, "granian", "--interface", "wsgi", "--host", host, "--port", str(port)]
    web += ["--workers", "1", "--blocking-threads", "4", "--log-level", "warning", "config.wsgi:application"]
    # The site may be tried out as root; Celery's warning about that would bury the logins.
    worker = [
        sys.executable,
        "-W",
        "ignore:You're running the worker",
        "-m",
        "celery",
        "--quiet",
        "-A",
        "config",
    ]
    worker += ["worker", "--concurrency", os.environ.get("WORKERS", "2"), "--loglevel", "warning"]
    worker += ["--without-mingle", "--without-gossip"]
    return [subprocess.Popen(command, cwd=ROOT, start_new_session=True) for command in (web, worker)]


def is_up(host: str, port: int) -> bool:
    """Tell whether the web process answers."""
    try:
        with urllib.request.urlopen(f"http://{host}:{port}/health/", timeout=2) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


def stop_all(processes: list[subprocess.Popen[bytes]]) -> None:
    """Ask every process to end, and end those that do not."""
    for process in processes:
        process.terminate()
    end = time.monotonic() + GRACE_SECONDS
    for process in processes:
        try:
            process.wait(timeout=max(0.1, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            # The worker's own children too; a job that was cut off is found by the sweeper and run again.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def tell(host: str, port: int) -> None:
    """Print the address and the demo logins."""
    from django.conf import settings  # noqa: PLC0415 - the settings have to be chosen first

    logins = Path(settings.DEMO_LOGINS)
    shown = "127.0.0.1" if host == "0.0.0.0" else host  # noqa: S104
    print(
        f"\n  The site is at http://{shown}:{port}/  (events: /events/, rulings: /rulings/, replays: /judge/)"
    )
    if logins.exists():
        print("\n  Demo logins:")
        for line in logins.read_text(encoding="utf-8").splitlines():
            print(f"    {line}")
    print("\n  Ctrl-C stops web and worker.\n", flush=True)


def watch(processes: list[subprocess.Popen[bytes]], host: str, port: int) -> int:
    """Wait until the site answers, then until a process ends."""
    end = time.monotonic() + PATIENCE_SECONDS
    told = False
    while all(process.poll() is None for process in processes):
        if not told and is_up(host, port):
            tell(host, port)
            told = True
        if not told and time.monotonic() > end:
            sys.stderr.write("The web process does not answer. Its messages stand above.\n")
            return 1
        time.sleep(0.3)
    ended = [process for process in processes if process.poll() is not None]
    sys.stderr.write(f"A process ended by itself (status {ended[0].returncode}); stopping the other one.\n")
    return 1


def main() -> int:
    """Run the site."""
    host, port = chosen_address()
    prepare()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.default_int_handler)
    processes = start(host, port)
    try:
        return watch(processes, host, port)
    except KeyboardInterrupt:
        print("\nStopping.", flush=True)
        return 0
    finally:
        stop_all(processes)


if __name__ == "__main__":
    sys.exit(main())
