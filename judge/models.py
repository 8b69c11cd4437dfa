"""SavedReplay: a scenario somebody kept, under an address that never changes."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class SavedReplay(models.Model):
    """A scenario document as it was written. What the rules do with it is worked out when it is shown."""

    digest = models.CharField(_("digest"), max_length=64, unique=True, editable=False)
    document = models.TextField(_("document"))
    title = models.CharField(_("title"), max_length=200, blank=True)
    game = models.CharField(_("game"), max_length=40)
    profile = models.CharField(_("rules of"), max_length=40)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="saved_replays",
        verbose_name=_("kept by"),
    )
    created_at = models.DateTimeField(_("kept"), default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("saved replay")
        verbose_name_plural = _("saved replays")
        ordering = ("-created_at",)

    def __str__(self) -> str:
        """Show the title, or the beginning of the digest."""
        return self.title or self.digest[:12]
