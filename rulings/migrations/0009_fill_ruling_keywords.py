"""Fill the keywords by which rulings are found."""

from __future__ import annotations

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def key_of(word: str) -> str:
    """Return a keyword as it was compared when this was written."""
    return " ".join(word.strip(" []").casefold().replace("-", " ").split())[:80]


def fill(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Write a row for each keyword of each ruling."""
    model = apps.get_model("rulings", "RulingKeyword")
    rows = apps.get_model("rulings", "Ruling").objects.values_list("pk", "keywords")
    model.objects.bulk_create(
        (
            model(ruling_id=ruling, key=key)
            for ruling, words in rows.iterator()
            for key in sorted({key_of(str(word)) for word in words})
        ),
        batch_size=500,
    )


def forget(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Take them back; the rulings keep their own."""
    apps.get_model("rulings", "RulingKeyword").objects.all().delete()


class Migration(migrations.Migration):
    """Fill what keywords find."""

    dependencies = (("rulings", "0008_keywords_review_and_reports"),)

    operations = (migrations.RunPython(fill, forget),)
