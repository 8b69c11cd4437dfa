"""CardEntry: a card prepared for search."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.card import Card
from rulings.models.game import Game


class CardEntry(models.Model):
    """What search keeps of a card.

    `sort` brings cards into the order of their numbers; `stems` is what back ends match (a set of tokens, joined by
    blanks); `head` is what ranking reads, as JSON.
    """

    card = models.OneToOneField(Card, on_delete=models.CASCADE, primary_key=True, related_name="entry")
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    sort = models.CharField(max_length=160)
    stems = models.TextField()
    head = models.TextField()

    class Meta:
        verbose_name = _("search entry of a card")
        verbose_name_plural = _("search entries of cards")
        indexes = (models.Index(fields=("game", "sort", "card"), name="card_entry_in_order"),)

    def __str__(self) -> str:
        """Show the card's id."""
        return str(self.pk)
