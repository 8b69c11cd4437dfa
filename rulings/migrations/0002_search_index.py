from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

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


def create(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    schema_editor.execute(
        POSTGRES_CREATE if schema_editor.connection.vendor == "postgresql" else SQLITE_CREATE
    )


def drop(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    schema_editor.execute(POSTGRES_DROP if schema_editor.connection.vendor == "postgresql" else SQLITE_DROP)


class Migration(migrations.Migration):
    dependencies = [("rulings", "0001_initial")]

    operations = [migrations.RunPython(create, drop)]
