"""Print the JSON Schema of the scenario document."""

from __future__ import annotations

import json

from django.core.management.base import BaseCommand

from judge.services.schema import scenario_schema


class Command(BaseCommand):
    """Print the schema, for editors and other software."""

    help = "Print the JSON Schema of the scenario document (draft 2020-12)."
    requires_system_checks = []

    def handle(self, *args: object, **options: object) -> None:
        """Print it."""
        self.stdout.write(json.dumps(scenario_schema(), indent=2, ensure_ascii=False))
