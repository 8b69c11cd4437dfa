"""Round, its matches with their seats, and the results as they were reported."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from tournaments.models.entry import Entry
from tournaments.models.event import Event


class RoundStatus(models.TextChoices):
    """Where a round stands: only staff see a draft."""

    DRAFT = "draft", _("Draft")
    PUBLISHED = "published", _("Published")
    CLOSED = "closed", _("Closed")


class Round(models.Model):
    """One set of matches played together, with what anyone needs to draw it again."""

    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="rounds", verbose_name=_("event"))
    number = models.PositiveSmallIntegerField(_("number"))
    status = models.CharField(
        _("status"), max_length=10, choices=RoundStatus.choices, default=RoundStatus.DRAFT
    )
    attempt = models.PositiveSmallIntegerField(_("paired for the"), default=1)
    seed = models.CharField(_("seed"), max_length=80)
    field_digest = models.CharField(_("digest of who was paired"), max_length=64)
    certificate = models.JSONField(_("certificate"), default=dict)
    reasons = models.JSONField(_("reasons"), default=list)
    rematches = models.JSONField(_("rematches allowed"), default=list)
    paired_at = models.DateTimeField(_("paired"), default=timezone.now)
    published_at = models.DateTimeField(_("published"), null=True, blank=True)
    closed_at = models.DateTimeField(_("closed"), null=True, blank=True)

    class Meta:
        verbose_name = _("round")
        verbose_name_plural = _("rounds")
        ordering = ("event", "number")
        constraints = (
            models.UniqueConstraint(fields=("event", "number"), name="round_number_once_in_event"),
        )

    def __str__(self) -> str:
        """Show the number."""
        return str(_("Round %(number)d") % {"number": self.number})

    @property
    def is_draft(self) -> bool:
        """Tell whether the pairing is still to be published."""
        return self.status == RoundStatus.DRAFT

    @property
    def is_published(self) -> bool:
        """Tell whether the round is being played."""
        return self.status == RoundStatus.PUBLISHED

    @property
    def is_closed(self) -> bool:
        """Tell whether the round is over."""
        return self.status == RoundStatus.CLOSED


class Match(models.Model):
    """Two seats at a table, or one seat and a bye (then without a table).

    Read matches through the selector `matches_of`, which brings seats, entries and results along.
    """

    round = models.ForeignKey(
        Round, on_delete=models.CASCADE, related_name="matches", verbose_name=_("round")
    )
    table = models.PositiveIntegerField(_("table"), null=True, blank=True)

    class Meta:
        verbose_name = _("match")
        verbose_name_plural = _("matches")
        ordering = ("round", models.F("table").asc(nulls_last=True))
        constraints = (models.UniqueConstraint(fields=("round", "table"), name="table_once_in_round"),)

    def __str__(self) -> str:
        """Show who meets whom."""
        return f"{self.first} – {self.second or _('bye')}"

    @property
    def first(self) -> Entry:
        """Return the player who is named first."""
        return self.seats.all()[0].entry

    @property
    def second(self) -> Entry | None:
        """Return the other player, or nothing for a bye."""
        seats = self.seats.all()
        return seats[1].entry if len(seats) > 1 else None

    @property
    def is_bye(self) -> bool:
        """Tell whether the player has no opponent."""
        return self.table is None

    @property
    def result(self) -> Result | None:
        """Return the result that counts: the newest version."""
        versions = self.results.all()
        return versions[len(versions) - 1] if versions else None

    @property
    def version(self) -> int:
        """Return the version of the result that counts, 0 while there is none."""
        result = self.result
        return result.version if result else 0


class Side(models.IntegerChoices):
    """Which of the two players of a match."""

    FIRST = 1, _("first")
    SECOND = 2, _("second")


class Seat(models.Model):
    """An entry's place in a match; nobody has two in a round."""

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="seats", verbose_name=_("round"))
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="seats", verbose_name=_("match"))
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="seats", verbose_name=_("entry"))
    side = models.PositiveSmallIntegerField(_("side"), choices=Side.choices)

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ("match", "side")
        constraints = (
            models.UniqueConstraint(fields=("round", "entry"), name="entry_once_in_round"),
            models.UniqueConstraint(fields=("match", "side"), name="side_once_in_match"),
        )

    def __str__(self) -> str:
        """Show who sits there."""
        return str(self.entry)


class ResultKind(models.TextChoices):
    """How a match ended."""

    GAMES = "games", _("played")
    DOUBLE_LOSS = "double_loss", _("lost by both")
    NO_SHOW_SECOND = "no_show_second", _("second player did not come")
    NO_SHOW_FIRST = "no_show_first", _("first player did not come")
    NO_SHOW_BOTH = "no_show_both", _("nobody came")
    BYE = "bye", _("bye")


class Result(models.Model):
    """What was reported for a match. A correction adds a version; the newest counts."""

    match = models.ForeignKey(
        Match, on_delete=models.PROTECT, related_name="results", verbose_name=_("match")
    )
    version = models.PositiveSmallIntegerField(_("version"))
    kind = models.CharField(_("kind"), max_length=16, choices=ResultKind.choices, default=ResultKind.GAMES)
    won = models.PositiveSmallIntegerField(_("games won by the first player"), default=0)
    lost = models.PositiveSmallIntegerField(_("games won by the second player"), default=0)
    drawn = models.PositiveSmallIntegerField(_("games drawn"), default=0)
    reason = models.CharField(_("reason"), max_length=300, blank=True)
    reported_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="results_reported",
        verbose_name=_("reported by"),
    )
    reported_at = models.DateTimeField(_("reported"), default=timezone.now)

    class Meta:
        verbose_name = _("result")
        verbose_name_plural = _("results")
        ordering = ("match", "version")
        constraints = (models.UniqueConstraint(fields=("match", "version"), name="result_version_once"),)

    def __str__(self) -> str:
        """Show the games, or how else the match ended."""
        if self.kind != ResultKind.GAMES:
            return str(self.get_kind_display())
        return f"{self.won}-{self.lost}-{self.drawn}" if self.drawn else f"{self.won}-{self.lost}"
