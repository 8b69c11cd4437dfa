"""RestrictionList and Restriction: the cards banned or restricted from a day on."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.card import CardOrigin
from rulings.models.game import Game


class RestrictionList(models.Model):
    """A dated list of banned and restricted cards; from its day on it replaces the one before."""

    game = models.ForeignKey(
        Game, on_delete=models.CASCADE, related_name="restriction_lists", verbose_name=_("game")
    )
    title = models.CharField(_("title"), max_length=200)
    since = models.DateField(_("in force from"))
    source = models.CharField(
        _("source"), max_length=300, help_text=_("Who published it and where: a title or an address.")
    )
    is_official = models.BooleanField(_("published by the game's publisher"), default=False)
    origin = models.CharField(
        _("origin"), max_length=8, choices=CardOrigin.choices, default=CardOrigin.IMPORT, editable=False
    )

    class Meta:
        verbose_name = _("list of restricted cards")
        verbose_name_plural = _("lists of restricted cards")
        ordering = ("game", "-since")
        constraints = (models.UniqueConstraint(fields=("game", "since"), name="restriction_list_once_a_day"),)

    def __str__(self) -> str:
        """Show title and day."""
        return f"{self.title} ({self.since:%Y-%m-%d})"


class Restriction(models.Model):
    """How many copies of a card a list allows; none: it is banned.

    `number` may be of a card the catalogue does not have; `key` is the number as it is compared.
    """

    list = models.ForeignKey(
        RestrictionList, on_delete=models.CASCADE, related_name="restrictions", verbose_name=_("list")
    )
    number = models.CharField(_("number"), max_length=80)
    key = models.CharField(_("number as compared"), max_length=80, editable=False)
    copies = models.PositiveSmallIntegerField(_("copies allowed"), default=0)

    class Meta:
        verbose_name = _("restricted card")
        verbose_name_plural = _("restricted cards")
        ordering = ("list", "number")
        constraints = (models.UniqueConstraint(fields=("list", "key"), name="restriction_once_in_list"),)
        indexes = (models.Index(fields=("key",), name="restriction_by_card"),)

    def __str__(self) -> str:
        """Show the number."""
        return self.number
