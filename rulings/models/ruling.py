"""Ruling with its texts, citations, history and exhibits."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.models.document import Passage
from rulings.models.game import Game, Language


class RulingKind(models.TextChoices):
    """What a ruling is about."""

    BOARD = "board", _("on the board")
    DECK = "deck", _("deck construction")
    PROCEDURE = "procedure", _("procedure")
    DEFINITION = "definition", _("definition")


class RulingStatus(models.TextChoices):
    """Whether a ruling holds today."""

    CURRENT = "current", _("current")
    SUPERSEDED = "superseded", _("superseded")
    DISPUTED = "disputed", _("disputed")
    WITHDRAWN = "withdrawn", _("withdrawn")


class RulingOrigin(models.TextChoices):
    """Where a ruling is written: in a pack's files or on this site."""

    PACK = "pack", _("pack")
    SITE = "site", _("this site")


class Review(models.TextChoices):
    """Whether somebody has looked a ruling over: drafts are not public."""

    DRAFT = "draft", _("draft")
    REVIEWED = "reviewed", _("reviewed")


def is_shown(path: str = "") -> models.Q:
    """Say in a query, at the end of a path, that people may see a ruling."""
    withdrawn = models.Q(**{f"{path}status": RulingStatus.WITHDRAWN})
    return ~withdrawn & ~models.Q(**{f"{path}review": Review.DRAFT})


class RulingQuerySet(models.QuerySet["Ruling"]):
    """The questions asked about rulings."""

    def shown(self) -> RulingQuerySet:
        """Keep those that people may see."""
        return self.filter(is_shown())


class Ruling(models.Model):
    """Our own short answer to a question, with the passages it rests on."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="rulings", verbose_name=_("game"))
    code = models.CharField(_("code"), max_length=120, unique=True)
    kind = models.CharField(_("kind"), max_length=12, choices=RulingKind.choices)
    status = models.CharField(
        _("status"), max_length=12, choices=RulingStatus.choices, default=RulingStatus.CURRENT
    )
    review = models.CharField(
        _("review"),
        max_length=8,
        choices=Review.choices,
        default=Review.REVIEWED,
        help_text=_("A draft is seen in the administration only."),
    )
    superseded_by = models.ForeignKey(
        "self",
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="supersedes",
        verbose_name=_("superseded by"),
    )
    disputed = models.JSONField(_("what others say"), default=list, blank=True)
    date = models.DateField(_("date of the source"), null=True, blank=True)
    keywords = models.JSONField(_("keywords"), default=list, blank=True)
    cards = models.JSONField(_("card numbers"), default=list, blank=True)
    asked = models.JSONField(_("ways to ask"), default=dict, blank=True)
    note = models.TextField(_("note"), blank=True)
    origin = models.CharField(
        _("origin"), max_length=5, choices=RulingOrigin.choices, default=RulingOrigin.SITE
    )
    revision = models.PositiveIntegerField(_("revision"), default=1, editable=False)
    changed_at = models.DateTimeField(_("changed"), default=timezone.now, editable=False)
    source_changed_at = models.DateTimeField(_("source changed"), null=True, blank=True, editable=False)
    passages = models.ManyToManyField(Passage, through="Citation", related_name="rulings")

    objects = RulingQuerySet.as_manager()

    class Meta:
        verbose_name = _("ruling")
        verbose_name_plural = _("rulings")
        ordering = ("game", "code")
        permissions = (("import_documents", _("Can import source documents")),)
        indexes = (models.Index(fields=("-changed_at", "code"), name="ruling_by_change"),)

    def __str__(self) -> str:
        """Show the code."""
        return self.code

    def get_absolute_url(self) -> str:
        """Return the ruling's page."""
        return reverse("rulings:ruling-detail", kwargs={"code": self.code})

    @property
    def text(self) -> RulingText | None:
        """Return the text in the reader's language, else in English, else any."""
        texts = {text.language: text for text in self.texts.all()}
        language = (get_language() or "en")[:2]
        return texts.get(language) or texts.get("en") or next(iter(texts.values()), None)

    @property
    def title(self) -> str:
        """Return the title of the text shown."""
        text = self.text
        return text.title if text else self.code


class RulingCard(models.Model):
    """A card that a ruling names, by its number as it is compared, so that a card finds its rulings."""

    ruling = models.ForeignKey(
        Ruling, on_delete=models.CASCADE, related_name="card_links", verbose_name=_("ruling")
    )
    key = models.CharField(_("number as compared"), max_length=80)

    class Meta:
        verbose_name = _("card of a ruling")
        verbose_name_plural = _("cards of rulings")
        constraints = (models.UniqueConstraint(fields=("key", "ruling"), name="ruling_card_once"),)

    def __str__(self) -> str:
        """Show the number."""
        return self.key


class RulingKeyword(models.Model):
    """A keyword that a ruling names, as it is compared, so that a keyword finds its rulings."""

    ruling = models.ForeignKey(
        Ruling, on_delete=models.CASCADE, related_name="keyword_links", verbose_name=_("ruling")
    )
    key = models.CharField(_("keyword as compared"), max_length=80)

    class Meta:
        verbose_name = _("keyword of a ruling")
        verbose_name_plural = _("keywords of rulings")
        constraints = (models.UniqueConstraint(fields=("key", "ruling"), name="ruling_keyword_once"),)

    def __str__(self) -> str:
        """Show the keyword."""
        return self.key


class RulingText(models.Model):
    """A ruling in one language, with the revision it matches."""

    ruling = models.ForeignKey(
        Ruling, on_delete=models.CASCADE, related_name="texts", verbose_name=_("ruling")
    )
    language = models.CharField(_("language"), max_length=2, choices=Language.choices)
    title = models.CharField(_("title"), max_length=200)
    answer = models.TextField(_("answer"))
    reason = models.TextField(_("reason"), blank=True)
    revision = models.PositiveIntegerField(_("matches revision"), default=1)

    class Meta:
        verbose_name = _("text of a ruling")
        verbose_name_plural = _("texts of rulings")
        ordering = ("ruling", "language")
        constraints = (models.UniqueConstraint(fields=("ruling", "language"), name="ruling_text_once"),)

    def __str__(self) -> str:
        """Show the title."""
        return self.title


class Citation(models.Model):
    """A link from a ruling to a passage it rests on."""

    ruling = models.ForeignKey(
        Ruling, on_delete=models.CASCADE, related_name="citations", verbose_name=_("ruling")
    )
    passage = models.ForeignKey(
        Passage, on_delete=models.PROTECT, related_name="citations", verbose_name=_("passage")
    )
    position = models.PositiveSmallIntegerField(_("position"), default=0)

    class Meta:
        verbose_name = _("citation")
        verbose_name_plural = _("citations")
        ordering = ("position",)
        constraints = (models.UniqueConstraint(fields=("ruling", "passage"), name="citation_once"),)

    def __str__(self) -> str:
        """Show the code cited."""
        return self.passage.code


class RulingRevision(models.Model):
    """What a ruling said at one time."""

    ruling = models.ForeignKey(
        Ruling, on_delete=models.CASCADE, related_name="revisions", verbose_name=_("ruling")
    )
    number = models.PositiveIntegerField(_("number"))
    content = models.JSONField(_("content"))
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="ruling_revisions",
        verbose_name=_("author"),
    )
    created_at = models.DateTimeField(_("written"), default=timezone.now)

    class Meta:
        verbose_name = _("revision of a ruling")
        verbose_name_plural = _("revisions of rulings")
        ordering = ("ruling", "-number")
        constraints = (models.UniqueConstraint(fields=("ruling", "number"), name="ruling_revision_once"),)

    def __str__(self) -> str:
        """Show the number."""
        return f"{self.ruling_id}:{self.number}"


class Exhibit(models.Model):
    """Something that shows a ruling at work, on a page that this app knows only by address."""

    ruling = models.ForeignKey(
        Ruling, on_delete=models.CASCADE, related_name="exhibits", verbose_name=_("ruling")
    )
    kind = models.CharField(_("kind"), max_length=30)
    title = models.CharField(_("title"), max_length=200)
    address = models.CharField(_("address"), max_length=300)

    class Meta:
        verbose_name = _("exhibit")
        verbose_name_plural = _("exhibits")
        ordering = ("ruling", "kind", "title")
        constraints = (models.UniqueConstraint(fields=("ruling", "address"), name="exhibit_once"),)

    def __str__(self) -> str:
        """Show the title."""
        return self.title
