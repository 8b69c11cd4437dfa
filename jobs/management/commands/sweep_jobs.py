"""Hand lost jobs to a worker again, once."""

from __future__ import annotations

from django.core.management.base import BaseCommand
from django.utils import timezone

from jobs.services.queue import sweep_jobs


class Command(BaseCommand):
    """Sweep once; workers do the same every few seconds by themselves."""

    help = "Hand jobs that broker or worker lost to a worker again."

    def handle(self, **_: object) -> None:
        """Sweep and say what was found."""
        sweep = sweep_jobs(now=timezone.now())
        self.stdout.write(
            f"{sweep.handed_out} handed out again, {sweep.stopped} stopped, {sweep.given_up} given up"
        )
