"""Facts about jobs that others may wait for."""

from __future__ import annotations

from django.dispatch import Signal

# Sent with job_id once a queued job may be handed to a worker: after the commit, or by the sweeper.
job_queued = Signal()
# Sent with job_id after a job has ended, whatever the outcome.
job_ended = Signal()
