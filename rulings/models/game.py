"""Game and Term: what a pack says about a game and its words."""

from __future__ import annotations

from django.db import models
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _


class Language(models.TextChoices):
    """The languages in which texts and questions are read."""

    ENGLISH = "en", _("English")
    FRENCH = "fr", _("French")
    GERMAN = "de", _("German")


def in_language(texts: dict[str, str]) -> str:
    """Return a text in the reader's language, else in English, else in any."""
    language = (get_language() or "en")[:2]
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")


def keyword_key(word: str) -> str:
    """Return a keyword as it is compared: without brackets, case and doubled blanks."""
    return " ".join(word.strip(" []").casefold().replace("-", " ").split())[:80]


class Game(models.Model):
    """One game, with the names of its zones, phases and modes."""

    code = models.SlugField(_("code"), max_length=40, unique=True)
    names = models.JSONField(_("names"), default=dict)
    default_profile = models.CharField(_("default profile"), max_length=60, blank=True)
    profiles = models.JSONField(_("profiles"), default=list, blank=True)
    zones = models.JSONField(_("zones"), default=list, blank=True)
    phases = models.JSONField(_("phases"), default=list, blank=True)
    modes = models.JSONField(_("modes"), default=list, blank=True)
    decks = models.JSONField(
        _("deck rules"), default=list, blank=True, help_text=_("Read them through the selector.")
    )

    class Meta:
        verbose_name = _("game")
        verbose_name_plural = _("games")
        ordering = ("code",)

    def __str__(self) -> str:
        """Show the name in the reader's language."""
        return self.name

    @property
    def name(self) -> str:
        """Return the name in the reader's language."""
        return in_language(self.names) or self.code


class TermKind(models.TextChoices):
    """What a game word names."""

    KEYWORD = "keyword", _("keyword")
    ZONE = "zone", _("zone")
    MODE = "mode", _("mode")
    PHASE = "phase", _("phase")
    STEP = "step", _("step")
    CARD_TYPE = "card-type", _("card type")
    CONCEPT = "concept", _("concept")


class Term(models.Model):
    """A word of a game in each language; it bridges the languages in search."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="terms", verbose_name=_("game"))
    code = models.SlugField(_("code"), max_length=60)
    kind = models.CharField(_("kind"), max_length=12, choices=TermKind.choices)
    words = models.JSONField(
        _("words"), default=dict, help_text=_("By language: the printed forms, first the usual one.")
    )
    synonyms = models.JSONField(
        _("synonyms"), default=dict, blank=True, help_text=_("By language: what people say.")
    )

    class Meta:
        verbose_name = _("term")
        verbose_name_plural = _("terms")
        ordering = ("game", "code")
        constraints = (models.UniqueConstraint(fields=("game", "code"), name="term_code_once"),)

    def __str__(self) -> str:
        """Show the usual word."""
        return self.name

    def get_absolute_url(self) -> str:
        """Return the word's page."""
        return reverse("rulings:term-detail", kwargs={"game": self.game.code, "code": self.code})

    @property
    def name(self) -> str:
        """Return the usual word in the reader's language."""
        return (
            in_language({language: words[0] for language, words in self.words.items() if words}) or self.code
        )

    @property
    def label(self) -> str:
        """Return the word as it is printed: keywords stand in brackets."""
        return f"[{self.name}]" if self.kind == TermKind.KEYWORD else self.name

    @property
    def keys(self) -> set[str]:
        """Return all its forms as keywords of rulings are compared."""
        forms = [self.code, *(word for words in self.words.values() for word in words)]
        return {keyword_key(form) for form in forms}
