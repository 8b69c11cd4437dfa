"""The API's description of itself."""

from __future__ import annotations

import pytest
from django.core.management import call_command
from django.test import Client


@pytest.mark.django_db
def test_the_schema_is_served_and_names_its_version(client: Client) -> None:
    answer = client.get("/api/v1/schema/", headers={"accept": "application/vnd.oai.openapi+json"})

    assert answer.status_code == 200
    assert answer.json()["info"]["version"] == "1"


def test_the_schema_is_valid_and_complete(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("spectacular", "--validate", "--fail-on-warn", "--api-version", "1")

    assert "openapi:" in capsys.readouterr().out
