"""Document and Passage: the sources and their smallest citable pieces."""

from __future__ import annotations

from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models.game import Game, Language


class DocumentKind(models.TextChoices):
    """What sort of text a document is."""

    FAQ = "faq", _("questions and answers")
    RULES = "rules", _("rules")
    GLOSSARY = "glossary", _("glossary")
    GUIDE = "guide", _("guide")


class Authority(models.TextChoices):
    """Who stands behind a document."""

    OFFICIAL = "official", _("official")
    QUOTED = "quoted", _("quoted")
    PROJECT = "project", _("our decision")


class Strength(models.TextChoices):
    """How well a passage is known to say what we say it does."""

    OFFICIAL = "official", _("Official")
    QUOTED = "quoted", _("Quoted")
    ANALOGY = "analogy", _("By analogy")
    DEFAULT = "default", _("Our decision")


class Document(models.Model):
    """A source text with title, publisher, language, version and date."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="documents", verbose_name=_("game"))
    code = models.CharField(_("code"), max_length=80, unique=True)
    title = models.CharField(_("title"), max_length=200)
    publisher = models.CharField(_("publisher"), max_length=120, blank=True)
    language = models.CharField(_("language"), max_length=2, choices=Language.choices)
    version = models.CharField(_("version"), max_length=60, blank=True)
    date = models.DateField(_("date"), null=True, blank=True)
    kind = models.CharField(_("kind"), max_length=10, choices=DocumentKind.choices)
    authority = models.CharField(_("authority"), max_length=10, choices=Authority.choices)
    layout = models.CharField(_("layout"), max_length=30, blank=True)
    outline = models.JSONField(
        _("outline"),
        default=list,
        blank=True,
        help_text=_("Lines and digest of each passage of a text without numbers."),
    )

    class Meta:
        verbose_name = _("document")
        verbose_name_plural = _("documents")
        ordering = ("code",)

    def __str__(self) -> str:
        """Show the title, with the version where the title does not name it."""
        return f"{self.title} ({self.version})" if self.version not in self.title else self.title

    def get_absolute_url(self) -> str:
        """Return the document's page."""
        return reverse("rulings:document-detail", kwargs={"code": self.code})


class Passage(models.Model):
    """The smallest citable piece of a document.

    ``statement`` is our own sentence on what it says. ``question`` and ``text`` are the original words; they
    stand here only once somebody who has the document has imported it. ``cards`` are the cards it is about and
    those it names beside them; ``contradicts`` the passages that answer the same question the other way.
    """

    document = models.ForeignKey(
        Document, on_delete=models.CASCADE, related_name="passages", verbose_name=_("document")
    )
    code = models.CharField(_("code"), max_length=120, unique=True)
    number = models.CharField(_("number"), max_length=100)
    position = models.PositiveIntegerField(_("position"), default=0)
    section = models.CharField(_("section"), max_length=200, blank=True)
    label = models.CharField(_("label"), max_length=40, blank=True)
    line = models.PositiveIntegerField(_("line"), null=True, blank=True)
    statement = models.TextField(_("statement"), blank=True)
    strength = models.CharField(
        _("strength"), max_length=10, choices=Strength.choices, default=Strength.OFFICIAL
    )
    language = models.CharField(_("language of the text"), max_length=2, choices=Language.choices, blank=True)
    question = models.TextField(_("original question"), blank=True)
    text = models.TextField(_("original text"), blank=True)
    parent = models.CharField(_("number one step up"), max_length=100, blank=True)
    cards = models.JSONField(_("card numbers"), default=list, blank=True)
    date = models.DateField(_("date of the answer"), null=True, blank=True)
    contradicts = models.ManyToManyField(
        "self", symmetrical=True, blank=True, verbose_name=_("says the opposite of")
    )

    class Meta:
        verbose_name = _("passage")
        verbose_name_plural = _("passages")
        ordering = ("document", "position", "code")

    def __str__(self) -> str:
        """Show the code."""
        return self.code

    def get_absolute_url(self) -> str:
        """Return the passage's page."""
        return reverse("rulings:passage-detail", kwargs={"code": self.code})

    @property
    def is_imported(self) -> bool:
        """Say whether the original words are here."""
        return bool(self.text)


class PassageRevision(models.Model):
    """What the original text of a passage was before an import brought other words."""

    passage = models.ForeignKey(
        Passage, on_delete=models.CASCADE, related_name="revisions", verbose_name=_("passage")
    )
    number = models.PositiveIntegerField(_("number"))
    question = models.TextField(_("original question"), blank=True)
    text = models.TextField(_("original text"))
    replaced_at = models.DateTimeField(_("replaced"), default=timezone.now)

    class Meta:
        verbose_name = _("earlier text of a passage")
        verbose_name_plural = _("earlier texts of passages")
        ordering = ("passage", "-number")
        constraints = (models.UniqueConstraint(fields=("passage", "number"), name="passage_revision_once"),)

    def __str__(self) -> str:
        """Show the number."""
        return f"{self.passage_id}:{self.number}"
