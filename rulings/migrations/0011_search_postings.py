"""Keep who holds which stem in a table of our own, and what ranking reads in another."""

from __future__ import annotations

import django.db.models.deletion
from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

SQLITE_CREATE = (
    "CREATE VIRTUAL TABLE rulings_search_fts USING fts5("
    "stems, tokenize = \"unicode61 remove_diacritics 0 tokenchars '_'\", detail = none)"
)
SQLITE_DROP = "DROP TABLE rulings_search_fts"
POSTGRES_CREATE = (
    "CREATE INDEX rulings_searchentry_stems ON rulings_searchentry "
    "USING gin (array_to_tsvector(string_to_array(stems, ' ')))"
)
POSTGRES_DROP = "DROP INDEX rulings_searchentry_stems"


def empty(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Empty the index; a state without a version says that it has to be built again."""
    for name in ("SearchEntry", "SearchStem", "SearchWord"):
        apps.get_model("rulings", name).objects.all().delete()
    apps.get_model("rulings", "SearchState").objects.update(version="", entries=0)


def drop(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Drop what the database kept for matching."""
    schema_editor.execute(POSTGRES_DROP if schema_editor.connection.vendor == "postgresql" else SQLITE_DROP)


def create(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Bring it back, empty as the index."""
    schema_editor.execute(
        POSTGRES_CREATE if schema_editor.connection.vendor == "postgresql" else SQLITE_CREATE
    )


class Migration(migrations.Migration):
    """Empty the index and change what it is made of; it is filled again once all is migrated."""

    dependencies = (("rulings", "0010_document_upload"),)

    operations = (
        migrations.RunPython(empty, migrations.RunPython.noop),
        migrations.RunPython(drop, create),
        migrations.RemoveField(model_name="searchentry", name="stems"),
        migrations.RemoveField(model_name="searchentry", name="analysis"),
        migrations.AddField(
            model_name="searchentry",
            name="analysis",
            field=models.BinaryField(default=b""),
            preserve_default=False,
        ),
        migrations.RunPython(migrations.RunPython.noop, empty),
        migrations.CreateModel(
            name="SearchPosting",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stem", models.CharField(max_length=80, unique=True)),
                ("entries", models.BinaryField()),
            ],
        ),
        migrations.CreateModel(
            name="SearchProfile",
            fields=[
                (
                    "entry",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to="rulings.searchentry",
                    ),
                ),
                ("data", models.BinaryField()),
            ],
        ),
    )
