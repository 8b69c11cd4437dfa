"""Tell people what they should know: on the site at once, by mail as soon as mail goes out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from smtplib import SMTPException, SMTPRecipientsRefused

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import transaction
from django.utils import translation
from django.utils.translation import gettext as _

from accounts.errors import AccountError
from accounts.models import Notice, User
from accounts.signals import notice_written

logger = logging.getLogger(__name__)

REFUSED_FOR_GOOD = 500


@transaction.atomic
def tell(*, user: User, title: str, text: str, address: str = "", at: datetime) -> Notice:
    """Store a notice; title and text are written in the person's language, `address` is a path of this site."""
    if address and not (address.startswith("/") and not address.startswith("//")):
        raise ValueError(f"{address!r} is no path of this site.")
    notice = Notice.objects.create(
        user=user, title=" ".join(title.split())[:200], text=text, address=address[:300], created_at=at
    )
    transaction.on_commit(partial(notice_written.send, sender=Notice, notice_id=notice.pk))
    return notice


def mark_read(*, user: User, at: datetime, notices: Iterable[int] | None = None) -> int:
    """Note that somebody has read some of the own notices, by default all; return how many were new."""
    unread = user.notices.unread()
    count = (unread if notices is None else unread.filter(pk__in=list(notices))).update(read_at=at)
    user.__dict__.pop("unread_notices", None)
    return count


def mail_notices(*, at: Callable[[], datetime], told: Callable[[int, int], None]) -> int:
    """Mail every notice that has not been mailed, oldest first; return how many went out.

    A notice is marked once its mail has been taken; a mail server that does not answer ends the run, and the rest
    waits for the next. An address that the server refuses holds nobody else back: refused for good it is given up,
    refused for now it is tried again by the next run.
    """
    waiting = list(Notice.objects.to_mail().values_list("pk", flat=True))
    mailed = refused = 0
    for place, pk in enumerate(waiting, start=1):
        notice = Notice.objects.to_mail().select_related("user").filter(pk=pk).first()
        if notice is not None and _is_taken(notice):
            Notice.objects.filter(pk=pk).update(mailed_at=at())
            mailed += 1
        elif notice is not None:
            refused += 1
        told(place, len(waiting))
    if refused:
        raise _not_sent(_("%(count)d addresses were refused for now.") % {"count": refused})
    return mailed


def _is_taken(notice: Notice) -> bool:
    """Send one mail; tell whether there is nothing more to do about it."""
    try:
        mail_of(notice).send()
    except SMTPRecipientsRefused as error:
        logger.warning("the mail server refuses the address of user %s", notice.user_id)
        return all(code >= REFUSED_FOR_GOOD for code, _why in error.recipients.values())
    except (SMTPException, OSError) as error:
        raise _not_sent(str(error)) from error
    return True


def _not_sent(why: str) -> AccountError:
    return AccountError(
        "mail_not_sent",
        _("Mail was not sent: %(why)s What is left is tried again by itself.") % {"why": f"{why} "},
        mend=_("Where this stays, look at EMAIL_URL."),
    )


def mail_of(notice: Notice) -> EmailMessage:
    """Return a notice as a mail in the person's language."""
    lines = [notice.text]
    with translation.override(notice.user.language):
        if notice.address:
            lines.append(settings.SITE_ADDRESS.rstrip("/") + notice.address)
        lines.append(_("This mail was sent by %(site)s.") % {"site": settings.SITE_NAME})
    return EmailMessage(
        subject=f"[{settings.SITE_NAME}] {notice.title}",
        body="\n\n".join(line for line in lines if line),
        to=[notice.user.email],
    )
