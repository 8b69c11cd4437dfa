"""Say of lists stored before which revision counts, what its check found, and which cards it holds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from rulings.construction.names import name_key, number_key

if TYPE_CHECKING:
    from tournaments.models import Decklist

LEADER = "leader"


def fill(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Put the newest revision of each list in force.

    What its check found is known where the text has not changed since; of the others it stays unknown until the
    lists are checked again.
    """
    decklists = apps.get_model("tournaments", "Decklist").objects
    revisions = apps.get_model("tournaments", "DecklistRevision").objects
    stored = decklists.filter(in_force__isnull=True, revisions__isnull=False).distinct()
    for decklist in stored.select_related("entry__event").order_by("pk").iterator():
        newest = revisions.filter(decklist=decklist).order_by("-number").first()
        if newest is None:
            continue
        decklist.in_force = newest
        if newest.text == decklist.text and decklist.checked:
            newest.checked, newest.checked_at = decklist.checked, decklist.saved_at
            newest.save(update_fields=["checked", "checked_at"])
            decklist.legal = decklist.checked.get("legal")
            _fill_rows(apps, decklist)
        decklist.save(update_fields=["in_force", "legal", "leader"])


def _fill_rows(apps: Apps, decklist: Decklist) -> None:
    sections = cast("Mapping[str, list[dict[str, object]]]", decklist.checked.get("sections") or {})
    game = decklist.entry.event.game_id
    keys = {number_key(str(row["number"])) for rows in sections.values() for row in rows if row["known"]}
    found = apps.get_model("rulings", "Card").objects.filter(game=game, key__in=keys - {""})
    cards: dict[str, int] = dict(found.values_list("key", "pk"))
    counts: dict[tuple[str, int | None, str, str, str, str], int] = defaultdict(int)
    for section, rows in sections.items():
        for row in rows:
            number, name = str(row["number"]), str(row["name"])
            key = number_key(number)
            parts = (section, cards.get(key), number[:80], key[:80], name[:240], name_key(name)[:240])
            counts[parts] += int(str(row["count"]))
    model = apps.get_model("tournaments", "DecklistCard")
    names = ("section", "card_id", "number", "key", "name", "name_key")
    model.objects.bulk_create(
        model(decklist=decklist, count=count, **dict(zip(names, parts, strict=True)))
        for parts, count in counts.items()
    )
    leaders = (parts[1] for parts in counts if parts[0] == LEADER and parts[1] is not None)
    decklist.leader_id = next(leaders, None)


def forget(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Take it back; the revisions and texts stay."""
    apps.get_model("tournaments", "DecklistCard").objects.all().delete()
    apps.get_model("tournaments", "Decklist").objects.update(in_force=None, legal=None, leader=None)


class Migration(migrations.Migration):
    """Fill what counts."""

    dependencies = (
        ("tournaments", "0004_event_judges"),
        ("rulings", "0004_card_catalogue"),
    )

    operations = (migrations.RunPython(fill, forget),)
