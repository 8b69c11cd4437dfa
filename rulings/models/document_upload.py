"""DocumentUpload: a source text that somebody looks at before it is imported."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models.document import Document
from rulings.models.game import Game, Language


class DocumentUpload(models.Model):
    """A file and what it was said to be; kept for a day, so that a worker elsewhere can import it.

    `document` and `layout` are empty where they are to be told from the text.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", verbose_name=_("owner")
    )
    name = models.CharField(_("name of the file"), max_length=200)
    data = models.BinaryField(_("file"))
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+", verbose_name=_("game"))
    language = models.CharField(_("language"), max_length=2, choices=Language.choices)
    document = models.ForeignKey(
        Document,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("document"),
    )
    layout = models.CharField(_("layout"), max_length=30, blank=True)
    created_at = models.DateTimeField(_("uploaded"), default=timezone.now, db_index=True)

    class Meta:
        verbose_name = _("upload of a document")
        verbose_name_plural = _("uploads of documents")

    def __str__(self) -> str:
        """Show the name of the file."""
        return self.name
