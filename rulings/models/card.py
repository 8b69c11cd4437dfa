"""Card: what the catalogue knows of a printed card."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.game import Game


class CardOrigin(models.TextChoices):
    """Where a card comes from: cards of a pack are taken back with it."""

    PACK = "pack", _("pack")
    IMPORT = "import", _("import")


class Card(models.Model):
    """A card by its number; all printings of one number are one card.

    `key` and `name_key` are number and name as they are compared (see `rulings.construction.names`).
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="cards", verbose_name=_("game"))
    number = models.CharField(_("number"), max_length=40)
    key = models.CharField(_("number as compared"), max_length=40, editable=False)
    name = models.CharField(_("name"), max_length=200)
    name_key = models.CharField(_("name as compared"), max_length=200, editable=False)
    kind = models.CharField(_("kind"), max_length=40)
    keywords = models.JSONField(_("keywords"), default=list, blank=True)
    values = models.JSONField(_("values"), default=dict, blank=True)
    origin = models.CharField(
        _("origin"), max_length=8, choices=CardOrigin.choices, default=CardOrigin.IMPORT
    )

    class Meta:
        verbose_name = _("card")
        verbose_name_plural = _("cards")
        ordering = ("game", "number")
        constraints = (models.UniqueConstraint(fields=("game", "key"), name="card_number_once_in_game"),)
        indexes = (models.Index(fields=("game", "name_key"), name="card_by_name"),)

    def __str__(self) -> str:
        """Show number and name."""
        return f"{self.number} {self.name}"
