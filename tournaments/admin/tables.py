"""Lists to take along, as CSV that a spreadsheet opens without running anything."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence

from django.http import HttpResponse

_DANGEROUS = ("=", "+", "-", "@", "\t", "\r")


def csv_answer(*, name: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> HttpResponse:
    """Answer with a file of rows."""
    response = HttpResponse(content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}.csv"'
    response.write("\ufeff")
    writer = csv.writer(response)
    writer.writerow(head)
    writer.writerows([_harmless(value) for value in row] for row in rows)
    return response


def _harmless(value: object) -> object:
    """Keep text a spreadsheet would take for a formula as text."""
    if isinstance(value, str) and value.startswith(_DANGEROUS):
        return f"'{value}"
    return value
