"""Settings from the environment: a bad value is named with its mend."""

from __future__ import annotations

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import env


@pytest.mark.parametrize(
    ("written", "read"), [("true", True), ("ON", True), ("0", False), ("no", False), ("", True)]
)
def test_flags_are_yes_or_no(monkeypatch: pytest.MonkeyPatch, written: str, read: bool) -> None:
    monkeypatch.setenv("SOME_FLAG", written)

    assert env.flag("SOME_FLAG", default=True) is read


@pytest.mark.parametrize("written", ["maybe", "2", "tru"])
def test_a_flag_of_another_word_is_refused(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("SOME_FLAG", written)

    with pytest.raises(ImproperlyConfigured, match="SOME_FLAG"):
        env.flag("SOME_FLAG", default=True)


@pytest.mark.parametrize("written", ["x", "1.5", "-1"])
def test_a_number_has_to_be_whole_and_large_enough(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("SOME_NUMBER", written)

    with pytest.raises(ImproperlyConfigured, match="SOME_NUMBER"):
        env.number("SOME_NUMBER", default=3)


def test_a_number_left_out_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOME_NUMBER", raising=False)

    assert env.number("SOME_NUMBER", default=3) == 3


def test_words_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_WORDS", " a.example.org, b.example.org ,,")

    assert env.words("SOME_WORDS") == ["a.example.org", "b.example.org"]


@pytest.mark.parametrize(
    ("written", "engine", "name"),
    [
        ("sqlite:////srv/site.sqlite3", "django.db.backends.sqlite3", "/srv/site.sqlite3"),
        ("postgres://u:p@db:5432/site", "django.db.backends.postgresql", "site"),
    ],
)
def test_both_databases_are_understood(
    monkeypatch: pytest.MonkeyPatch, written: str, engine: str, name: str
) -> None:
    monkeypatch.setenv("SOME_DATABASE", written)

    connection = env.database("SOME_DATABASE", default="")

    assert (connection["ENGINE"], connection["NAME"]) == (engine, name)


@pytest.mark.parametrize(
    "written", ["mysql://u:p@db/site", "site.sqlite3", "postgres://u:p@db:port/site", "postgres://"]
)
def test_another_database_is_refused(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("SOME_DATABASE", written)

    with pytest.raises(ImproperlyConfigured, match="SOME_DATABASE"):
        env.database("SOME_DATABASE", default="")


def test_an_address_needs_one_of_its_schemes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_ADDRESS", "http://127.0.0.1")

    with pytest.raises(ImproperlyConfigured, match="SOME_ADDRESS"):
        env.address("SOME_ADDRESS", schemes=("redis",))


@pytest.mark.parametrize("written", ["nonsense", "http://secret@host", "smtp://user:secret@host:port"])
def test_a_mail_address_that_is_none_is_refused_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    monkeypatch.setenv("SOME_MAIL", written)

    with pytest.raises(ImproperlyConfigured, match="SOME_MAIL is not understood") as refused:
        env.mail("SOME_MAIL", default="consolemail://")

    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("written", "backend"), [("", "console"), (" ", "console"), ("smtp+tls://u:p@host:587", "smtp")]
)
def test_a_mail_address_names_how_mail_goes(
    monkeypatch: pytest.MonkeyPatch, written: str, backend: str
) -> None:
    monkeypatch.setenv("SOME_MAIL", written)

    assert backend in str(env.mail("SOME_MAIL", default="consolemail://")["EMAIL_BACKEND"])
