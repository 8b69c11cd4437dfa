from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

VECTOR = "array_to_tsvector(string_to_array(stems, ' '))"
INDEX = "CREATE INDEX rulings_searchentry_stems ON rulings_searchentry USING gin"
# The vector is kept beside the stems: to make it anew for each entry that is looked at costs more than the search.
FORWARD = (
    "DROP INDEX rulings_searchentry_stems",
    f"ALTER TABLE rulings_searchentry ADD COLUMN vector tsvector GENERATED ALWAYS AS ({VECTOR}) STORED",
    f"{INDEX} (vector)",
)
BACKWARD = (
    "DROP INDEX rulings_searchentry_stems",
    "ALTER TABLE rulings_searchentry DROP COLUMN vector",
    f"{INDEX} ({VECTOR})",
)


def forward(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    if schema_editor.connection.vendor == "postgresql":
        for statement in FORWARD:
            schema_editor.execute(statement)


def backward(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    if schema_editor.connection.vendor == "postgresql":
        for statement in BACKWARD:
            schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("rulings", "0010_document_upload")]

    operations = [migrations.RunPython(forward, backward)]
