"""Card, its faces and printings: what the catalogue knows of a printed card."""

from __future__ import annotations

from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.models.game import Game


class CardOrigin(models.TextChoices):
    """Where a card comes from: cards of a pack are taken back with it."""

    PACK = "pack", _("pack")
    IMPORT = "import", _("import")


class CardSide(models.TextChoices):
    """The two sides a card may have."""

    FRONT = "front", _("front")
    BACK = "back", _("back")


class CardLanguage(models.TextChoices):
    """The languages in which cards are printed."""

    ENGLISH = "en", _("English")
    FRENCH = "fr", _("French")
    GERMAN = "de", _("German")
    JAPANESE = "ja", _("Japanese")


class Card(models.Model):
    """A card by its number; all printings of one number are one card.

    `key` and `name_key` are number and name as they are compared (see `rulings.construction.names`). `name` is the
    front's, in English where that is known. `values` holds what deck rules and pages read beside kind, colours and
    traits, by name; a name that is missing there is not known.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="cards", verbose_name=_("game"))
    number = models.CharField(_("number"), max_length=80)
    key = models.CharField(_("number as compared"), max_length=80, editable=False)
    name = models.CharField(_("name"), max_length=200)
    name_key = models.CharField(_("name as compared"), max_length=200, editable=False)
    kind = models.CharField(_("kind"), max_length=40, blank=True, help_text=_("Empty: not known."))
    colors = models.JSONField(
        _("colors"), default=list, blank=True, help_text=_("Clans and factions stand here too.")
    )
    traits = models.JSONField(_("traits"), default=list, blank=True)
    keywords = models.JSONField(_("keywords"), default=list, blank=True)
    values = models.JSONField(_("values"), default=dict, blank=True)
    origin = models.CharField(
        _("origin"), max_length=8, choices=CardOrigin.choices, default=CardOrigin.IMPORT
    )
    changed_at = models.DateTimeField(_("changed"), default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("card")
        verbose_name_plural = _("cards")
        ordering = ("game", "number")
        permissions = (("import_cards", _("Can import card catalogues")),)
        constraints = (models.UniqueConstraint(fields=("game", "key"), name="card_number_once_in_game"),)
        indexes = (
            models.Index(fields=("game", "name_key"), name="card_by_name"),
            models.Index(fields=("game", "number"), name="card_by_number"),
        )

    def __str__(self) -> str:
        """Show number and name."""
        return f"{self.number} {self.name}"

    def get_absolute_url(self) -> str:
        """Return the card's page."""
        return reverse("rulings:card-detail", kwargs={"game": self.game.code, "number": self.number})


class CardFace(models.Model):
    """One side of a card in one language, with the text as the site's owner imported it."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="faces", verbose_name=_("card"))
    side = models.CharField(_("side"), max_length=5, choices=CardSide.choices, default=CardSide.FRONT)
    language = models.CharField(_("language"), max_length=2, choices=CardLanguage.choices)
    name = models.CharField(_("name"), max_length=200)
    name_key = models.CharField(_("name as compared"), max_length=200, editable=False)
    text = models.TextField(_("text"), blank=True)
    traits = models.JSONField(_("traits"), default=list, blank=True)
    values = models.JSONField(_("values"), default=dict, blank=True)

    class Meta:
        verbose_name = _("side of a card")
        verbose_name_plural = _("sides of cards")
        ordering = ("card", "language", "-side")
        constraints = (
            models.UniqueConstraint(fields=("card", "side", "language"), name="card_face_once_in_language"),
        )
        indexes = (models.Index(fields=("name_key",), name="card_face_by_name"),)

    def __str__(self) -> str:
        """Show the name."""
        return self.name


class Printing(models.Model):
    """One printing of a card: its full number, rarity and the set it came in."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="printings", verbose_name=_("card"))
    number = models.CharField(_("number"), max_length=80)
    rarity = models.CharField(_("rarity"), max_length=60, blank=True)
    series = models.CharField(_("set"), max_length=200, blank=True)

    class Meta:
        verbose_name = _("printing")
        verbose_name_plural = _("printings")
        ordering = ("card", "number")
        constraints = (
            models.UniqueConstraint(fields=("card", "number", "series"), name="printing_once_of_card"),
        )
        indexes = (models.Index(fields=("number",), name="printing_by_number"),)

    def __str__(self) -> str:
        """Show the number."""
        return self.number


def shown_languages() -> tuple[str, ...]:
    """Return the languages a reader wants card texts in, the wanted one first."""
    language = (get_language() or "en")[:2]
    return tuple(dict.fromkeys((language, "en", "fr", "de", "ja")))
