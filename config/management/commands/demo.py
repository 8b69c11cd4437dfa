"""Fill an empty site with people and an event to try it out with."""

from __future__ import annotations

from accounts.management.commands.demo import Command as DemoPeople
from accounts.models import Role, User
from tournaments.services.demo import create_demo_event


class Command(DemoPeople):
    """Create the demo people, then the demo event of the organizer among them.

    This one goes before the command of the same name in accounts, which knows nothing of events.
    """

    help = "Create three demo logins (organizer, judge, player) and a demo event on an empty site."

    def handle(self, **options: object) -> None:
        """Create the people first; on a site that has people nothing is created."""
        super().handle(**options)
        create_demo_event(organizer=User.objects.get(groups__name=Role.ORGANIZER.value))
