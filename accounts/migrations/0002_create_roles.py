"""Create a group for each role."""

from __future__ import annotations

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

ROLES = ("organizer", "judge", "player")


def create_roles(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Create the groups that are missing."""
    group = apps.get_model("auth", "Group")
    for name in ROLES:
        group.objects.get_or_create(name=name)


def remove_roles(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Remove the groups again."""
    apps.get_model("auth", "Group").objects.filter(name__in=ROLES).delete()


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_initial")]
    operations = [migrations.RunPython(create_roles, remove_roles)]
