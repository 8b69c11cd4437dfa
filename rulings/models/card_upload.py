"""CardUpload: files of cards that somebody looks at before they are imported."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.models.game import Game


class CardUpload(models.Model):
    """Files of one game, packed into one; kept for a day, so that a worker elsewhere can import them."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+", verbose_name=_("game"))
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", verbose_name=_("owner")
    )
    packed = models.BinaryField(_("files"))
    created_at = models.DateTimeField(_("uploaded"), default=timezone.now, db_index=True)

    class Meta:
        verbose_name = _("upload of cards")
        verbose_name_plural = _("uploads of cards")

    def __str__(self) -> str:
        """Show which game it is for."""
        return str(self.game_id)
