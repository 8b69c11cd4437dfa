"""Take reports of wrong and missing rulings, and answer them."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone, translation
from django.utils.translation import gettext as _

from accounts.models import User
from accounts.services.notices import tell
from rulings.errors import RulingsError
from rulings.models import Game, ReportState, Ruling, RulingReport

MAX_OPEN = 2000
"""So many open reports are kept; more would not be read."""


@transaction.atomic
def report_ruling(
    *,
    message: str,
    question: str = "",
    ruling: Ruling | None = None,
    game: Game | None = None,
    author: User | None = None,
) -> RulingReport:
    """Put a report into the queue; the same words about the same ruling are kept once."""
    open_reports = RulingReport.objects.filter(state=ReportState.OPEN)
    known = open_reports.filter(ruling=ruling, message=message, question=question).first()
    if known is not None:
        return known
    if open_reports.count() >= MAX_OPEN:
        raise RulingsError(
            "queue_full", "Too many reports are waiting already.", mend="Try again in a few days."
        )
    return RulingReport.objects.create(
        ruling=ruling,
        game=ruling.game if ruling is not None else game,
        question=question,
        message=message,
        author=author,
    )


@transaction.atomic
def answer_report(*, report: RulingReport, state: str, answer: str, by: User) -> None:
    """Say what became of a report; whoever sent it signed in is told."""
    before = RulingReport.objects.select_for_update().get(pk=report.pk)
    report.state, report.answer = ReportState(state), answer
    is_done = state != ReportState.OPEN
    report.answered_by = by if is_done else None
    report.answered_at = timezone.now() if is_done else None
    report.save()
    if is_done and report.author is not None and (before.state, before.answer) != (state, answer):
        _tell(report, report.author)


def _tell(report: RulingReport, author: User) -> None:
    with translation.override(author.language):
        if report.state == ReportState.ACCEPTED:
            title = _("Your report of a ruling was accepted")
        else:
            title = _("Your report of a ruling was declined")
        about = report.ruling.code if report.ruling else report.question
        text = "\n\n".join(part for part in (about, report.message, report.answer) if part)
        address = report.ruling.get_absolute_url() if report.ruling else ""
        tell(user=author, title=title, text=text, address=address, at=timezone.now())
