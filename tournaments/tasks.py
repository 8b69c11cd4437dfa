"""What jobs can do at events, and what sets them going."""

from __future__ import annotations

from django.dispatch import receiver
from django.utils import timezone

from jobs.registry import JobContext, JobResult, job_kind
from rulings.models import Game
from rulings.signals import catalogue_changed
from tournaments.errors import TournamentError
from tournaments.services.decklists.recheck_jobs import KIND, ask_for_recheck_of_game, recheck_decklists


@job_kind(KIND, refusals=(TournamentError,))
def recheck(context: JobContext) -> JobResult:
    """Check deck lists of open events again and tell their players what changed."""
    return recheck_decklists(context=context, at=timezone.now())


@receiver(catalogue_changed, dispatch_uid="tournaments.recheck_decklists")
def recheck_after_change(sender: object, game_code: str, **_: object) -> None:
    """Ask for the lists of a game to be checked again once its cards or restrictions have changed."""
    game = Game.objects.filter(code=game_code).first()
    if game is not None:
        ask_for_recheck_of_game(game=game)
