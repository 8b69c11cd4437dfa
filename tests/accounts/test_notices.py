"""People are told on the site at once and by mail as soon as mail goes out; each sees the own notices only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from smtplib import SMTPRecipientsRefused

import pytest
from django.core import mail
from django.core.mail import EmailMessage
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import Settings
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from accounts.errors import AccountError
from accounts.models import Notice, User
from accounts.services.notices import mail_notices, mark_read, tell
from jobs.models import Job, JobState
from jobs.notices import mail_left_over, mail_soon

pytestmark = pytest.mark.django_db

BACKEND = "django.contrib.auth.backends.ModelBackend"
LIST = "/accounts/notices/"
Capture = Callable[..., object]


def told(user: User, title: str = "Your list was corrected", address: str = "/events/") -> Notice:
    """Return a new notice."""
    return tell(user=user, title=title, text="A judge did it.", address=address, at=timezone.now())


def send_all() -> int:
    """Mail what waits."""
    return mail_notices(at=timezone.now, told=lambda _done, _total: None)


@contextmanager
def mail_server(monkeypatch: pytest.MonkeyPatch, fault: Exception, only: str = "") -> Iterator[None]:
    """Stand in for a mail server that answers with a fault, to everybody or to one address."""
    send = EmailMessage.send

    def refuse(self: EmailMessage, fail_silently: bool = False) -> int:
        if only in ("", self.to[0]):
            raise fault
        return send(self, fail_silently)

    with monkeypatch.context() as patch:
        patch.setattr(EmailMessage, "send", refuse)
        yield


def test_a_notice_is_mailed_in_the_persons_language_once(alice: User, settings: Settings) -> None:
    settings.SITE_ADDRESS = "https://events.example.org/"
    told(alice)

    assert (send_all(), send_all()) == (1, 0)

    message = mail.outbox[0]
    assert message.to == [alice.email]
    assert message.subject == "[Overrule] Your list was corrected"
    assert "https://events.example.org/events/" in message.body
    assert Notice.objects.get().mailed_at is not None


def test_a_written_notice_asks_for_its_mail_by_itself(
    alice: User, django_capture_on_commit_callbacks: Capture
) -> None:
    with django_capture_on_commit_callbacks(execute=True):  # type: ignore[attr-defined]  # a context manager
        told(alice)
        told(alice, "Another")

    assert [message.subject for message in mail.outbox] == [
        "[Overrule] Your list was corrected",
        "[Overrule] Another",
    ]


def test_one_job_mails_all_that_waits(alice: User) -> None:
    for _ in range(3):
        mail_soon(sender=Notice)

    assert Job.objects.count() == 1


def test_a_dead_mail_server_ends_the_run_and_the_next_one_goes_on(
    alice: User, bob: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    told(alice)
    told(bob)

    fault = ConnectionRefusedError("nobody listens")
    with mail_server(monkeypatch, fault, only=bob.email), pytest.raises(AccountError) as caught:
        send_all()

    assert caught.value.code == "mail_not_sent"
    assert "nobody listens" in caught.value.message
    assert [message.to for message in mail.outbox] == [[alice.email]]
    assert send_all() == 1
    assert [message.to for message in mail.outbox] == [[alice.email], [bob.email]]


@pytest.mark.parametrize(("code", "is_given_up"), [(550, True), (450, False)])
def test_a_refused_address_holds_nobody_else_back(
    alice: User, bob: User, monkeypatch: pytest.MonkeyPatch, code: int, is_given_up: bool
) -> None:
    """RFC 5321: 5xx is for good, 4xx for now."""
    told(alice)
    told(bob)
    fault = SMTPRecipientsRefused({alice.email: (code, b"no")})

    with mail_server(monkeypatch, fault, only=alice.email):
        if is_given_up:
            send_all()
        else:
            with pytest.raises(AccountError):
                send_all()

    assert [message.to for message in mail.outbox] == [[bob.email]]
    assert (Notice.objects.get(user=alice).mailed_at is not None) == is_given_up


def test_a_job_that_could_not_mail_says_so_and_is_tried_again_later(
    alice: User, monkeypatch: pytest.MonkeyPatch, django_capture_on_commit_callbacks: Capture
) -> None:
    with mail_server(monkeypatch, OSError("no route")), django_capture_on_commit_callbacks(execute=True):  # type: ignore[attr-defined]  # a context manager
        told(alice)
    failed = Job.objects.get()
    assert (failed.state, failed.error_code) == (JobState.FAILED, "mail_not_sent")
    now = timezone.now()

    assert mail_left_over(now=now) is None
    with django_capture_on_commit_callbacks(execute=True):  # type: ignore[attr-defined]  # a context manager
        again = mail_left_over(now=now + timedelta(minutes=6))

    assert again is not None
    assert Job.objects.get(pk=again.pk).state == JobState.DONE
    assert len(mail.outbox) == 1
    assert mail_left_over(now=now + timedelta(hours=1)) is None


def test_while_a_job_is_at_it_no_other_is_asked_for(alice: User) -> None:
    told(alice)
    later = timezone.now() + timedelta(hours=1)

    assert mail_left_over(now=later) is not None
    assert mail_left_over(now=later) is None


def test_who_may_not_sign_in_gets_no_mail(alice: User) -> None:
    told(alice)
    User.objects.update(is_active=False)

    assert send_all() == 0


def test_a_notice_leads_to_this_site_only(alice: User) -> None:
    for address in ("https://elsewhere.example", "//elsewhere.example", "events/"):
        with pytest.raises(ValueError, match="no path"):
            told(alice, address=address)


def test_the_page_shows_ones_own_notices_only(client: Client, alice: User, bob: User) -> None:
    told(alice, "For Alice <b>")
    told(bob, "For Bob")
    client.force_login(alice, backend=BACKEND)

    page = client.get(LIST)

    assertContains(page, "For Alice &lt;b&gt;")
    assertNotContains(page, "For Bob")


def test_the_page_is_for_people_who_are_signed_in(client: Client) -> None:
    assert client.get(LIST).status_code == 302
    assert client.post(f"{LIST}read/").status_code == 302


def test_an_empty_page_says_what_will_stand_there(client: Client, alice: User) -> None:
    client.force_login(alice, backend=BACKEND)

    assertContains(client.get(LIST), "Nobody has told you anything yet")


def test_opening_a_notice_marks_it_read_and_leads_on(client: Client, alice: User, bob: User) -> None:
    own, other = told(alice), told(bob)
    client.force_login(alice, backend=BACKEND)

    assertRedirects(client.post(f"{LIST}{own.pk}/open/"), "/events/")
    assert client.post(f"{LIST}{other.pk}/open/").status_code == 404
    assert client.post(f"{LIST}{10**30}/open/").status_code == 404
    assert client.get(f"{LIST}{own.pk}/open/").status_code == 405

    own.refresh_from_db()
    other.refresh_from_db()
    assert own.read_at is not None
    assert other.read_at is None


def test_all_are_marked_read(client: Client, alice: User, bob: User) -> None:
    told(alice)
    told(alice, "Second", address="")
    told(bob)
    client.force_login(alice, backend=BACKEND)
    assertContains(client.get(LIST), '<span class="count">2', count=2)

    assertNotContains(client.post(f"{LIST}read/", follow=True), 'class="count"')

    assert mark_read(user=alice, at=timezone.now()) == 0
    assert bob.notices.unread().count() == 1


def test_the_mark_in_the_bar_costs_one_question_and_strangers_none(client: Client, alice: User) -> None:
    def asked_for_notices() -> int:
        with CaptureQueriesContext(connection) as asked:
            assert client.get("/events/").status_code == 200
        return sum("accounts_notice" in query["sql"] for query in asked)

    assert asked_for_notices() == 0
    client.force_login(alice, backend=BACKEND)
    told(alice)
    assert asked_for_notices() == 1
