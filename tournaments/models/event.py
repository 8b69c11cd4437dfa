"""Event: an organised tournament with its own copy of the rules it is played by."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from rulings.models import Game


def new_stamp() -> str:
    """Return a word nobody has used before."""
    return secrets.token_hex(16)


class EventStatus(models.TextChoices):
    """Where an event stands in its life."""

    DRAFT = "draft", _("Draft")
    REGISTRATION = "registration", _("Registration")
    CHECK_IN = "check-in", _("Check-in")
    RUNNING = "running", _("Running")
    CUT = "cut", _("Top cut")
    FINISHED = "finished", _("Finished")


class DecksOpen(models.TextChoices):
    """When everybody may see the deck lists of an event."""

    NEVER = "never", _("never")
    CUT = "cut", _("from the top cut")
    AFTER = "after", _("after the event")


def decks_are_open(path: str = "") -> models.Q:
    """Say in a query, at the end of a path, that everybody may see the deck lists of an event by now."""
    over = {f"{path}status": EventStatus.FINISHED}
    after = models.Q(**{f"{path}decks_open": DecksOpen.AFTER, **over})
    from_cut = {
        f"{path}decks_open": DecksOpen.CUT,
        f"{path}status__in": (EventStatus.CUT, EventStatus.FINISHED),
    }
    return after | models.Q(**from_cut)


class EventQuerySet(models.QuerySet["Event"]):
    """Questions about events."""

    def run_by(self, user: User) -> EventQuerySet:
        """Keep the events somebody may run: one's own, or all for a site administrator."""
        if user.is_superuser:
            return self
        return self.filter(organizers=user)

    def staffed_by(self, user: User) -> EventQuerySet:
        """Keep the events somebody runs or judges."""
        if user.is_superuser:
            return self
        own = Event.organizers.through.objects.filter(user=user).values("event")
        judged = Event.judges.through.objects.filter(user=user).values("event")
        return self.filter(models.Q(pk__in=own) | models.Q(pk__in=judged))

    def with_open_decks(self) -> EventQuerySet:
        """Keep the events whose deck lists everybody may see by now."""
        return self.filter(decks_are_open())

    def public(self) -> EventQuerySet:
        """Keep what everybody may see."""
        return self.exclude(status=EventStatus.DRAFT)


class Event(models.Model):
    """A tournament from its announcement to its final standings.

    `rules` is the preset as it was when the event was created; later changes of a preset do not reach it.
    `revision` counts the entries of the log. `stamp` is new with each of them: what is worked out from an event may
    be kept under its stamp, also where an old copy of the database is brought back and goes on differently.
    """

    name = models.CharField(_("name"), max_length=120)
    game = models.ForeignKey(
        Game, on_delete=models.PROTECT, null=True, blank=True, related_name="events", verbose_name=_("game")
    )
    profile = models.CharField(_("rules of the game"), max_length=40, blank=True)
    description = models.TextField(_("description"), max_length=4000, blank=True)
    venue = models.CharField(_("venue"), max_length=200, blank=True)
    starts_at = models.DateTimeField(_("starts"), null=True, blank=True)
    preset = models.CharField(_("preset"), max_length=40)
    rules = models.JSONField(_("rules"), default=dict, editable=False)
    best_of = models.PositiveSmallIntegerField(
        _("games in a match"),
        default=3,
        choices=[(1, _("best of 1")), (3, _("best of 3")), (5, _("best of 5"))],
    )
    rounds_total = models.PositiveSmallIntegerField(
        _("rounds"),
        null=True,
        blank=True,
        validators=[MinValueValidator(1), MaxValueValidator(30)],
        help_text=_("Leave empty to decide by the number of players when the event starts."),
    )
    capacity = models.PositiveIntegerField(
        _("places"), null=True, blank=True, validators=[MinValueValidator(2)], help_text=_("Empty: no limit.")
    )
    deck_date = models.DateField(
        _("day of the deck rules"),
        null=True,
        blank=True,
        help_text=_("Rules and ban list of this day hold. Empty: the day the event starts."),
    )
    side_deck_max = models.PositiveSmallIntegerField(
        _("cards in the side deck"),
        null=True,
        blank=True,
        help_text=_("At most so many. Empty: what the game's rules say."),
    )
    decks_due_at = models.DateTimeField(
        _("deck lists due"), null=True, blank=True, help_text=_("Empty: when the event starts.")
    )
    decks_locked_at = models.DateTimeField(_("deck lists locked"), null=True, blank=True, editable=False)
    decks_open = models.CharField(
        _("deck lists open to all"), max_length=8, choices=DecksOpen.choices, default=DecksOpen.NEVER
    )
    status = models.CharField(
        _("status"), max_length=12, choices=EventStatus.choices, default=EventStatus.DRAFT, editable=False
    )
    seed = models.CharField(_("seed"), max_length=64, editable=False)
    revision = models.PositiveIntegerField(_("revision"), default=0, editable=False)
    stamp = models.CharField(_("stamp"), max_length=32, default=new_stamp, editable=False)
    organizers = models.ManyToManyField(
        settings.AUTH_USER_MODEL, related_name="events_run", verbose_name=_("organizers")
    )
    judges = models.ManyToManyField(
        settings.AUTH_USER_MODEL,
        related_name="events_judged",
        blank=True,
        verbose_name=_("judges"),
        help_text=_("They see the deck lists of this event and correct them."),
    )
    created_at = models.DateTimeField(_("created"), default=timezone.now, editable=False)

    objects = EventQuerySet.as_manager()

    class Meta:
        verbose_name = _("event")
        verbose_name_plural = _("events")
        ordering = (models.F("starts_at").desc(nulls_last=True), "-pk")
        indexes = (models.Index(fields=("starts_at", "id"), name="event_by_day"),)

    def __str__(self) -> str:
        """Show the name."""
        return self.name

    @property
    def is_open_for_entries(self) -> bool:
        """Tell whether players may register by themselves."""
        return self.status == EventStatus.REGISTRATION

    @property
    def is_before_start(self) -> bool:
        """Tell whether the first round is still to come."""
        return self.status in (EventStatus.DRAFT, EventStatus.REGISTRATION, EventStatus.CHECK_IN)
