"""Show the demonstrations beside the rulings they prove."""

from __future__ import annotations

from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError

from judge.services.demonstrations import load_demonstrations


class Command(BaseCommand):
    """Load the demonstrations as exhibits; doing it twice changes nothing."""

    help = "Load the demonstrations as exhibits of the rulings they show."

    def handle(self, *args: object, **options: object) -> None:
        """Load them, and name the codes that no ruling answers to."""
        try:
            loaded = load_demonstrations()
        except DatabaseError as error:
            raise CommandError("The database is not ready: run manage.py migrate.", returncode=2) from error
        for one in loaded:
            self.stdout.write(f"{one.game}: {one.demonstrations} demonstrations.")
            for code in one.unanswered:
                self.stderr.write(f"{one.game}: no ruling answers to {code}.")
        if not loaded:
            self.stderr.write("No games are loaded yet: run manage.py load_packs first.")
