"""What search keeps: one entry for each ruling or passage, and the statistics of all of them."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from rulings.models.document import Passage
from rulings.models.game import Game
from rulings.models.ruling import Ruling


class SearchEntry(models.Model):
    """A ruling, or a passage without a ruling, prepared for search.

    ``analysis`` has all units in order, as MessagePack: what it holds is counted and matched by them.
    """

    code = models.CharField(max_length=120, unique=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    ruling = models.OneToOneField(Ruling, on_delete=models.CASCADE, null=True, related_name="+")
    passage = models.OneToOneField(Passage, on_delete=models.CASCADE, null=True, related_name="+")
    analysis = models.BinaryField()

    class Meta:
        verbose_name = _("search entry")
        verbose_name_plural = _("search entries")

    def __str__(self) -> str:
        """Show the code."""
        return self.code


class SearchProfile(models.Model):
    """What ranking reads of an entry, as MessagePack; a row of its own, since a search reads hundreds of them."""

    entry = models.OneToOneField(SearchEntry, on_delete=models.CASCADE, primary_key=True, related_name="+")
    data = models.BinaryField()

    def __str__(self) -> str:
        """Show which entry it is of."""
        return str(self.pk)


class SearchPosting(models.Model):
    """Which entries hold a stem: a bit for each id of an entry, compressed."""

    stem = models.CharField(max_length=80, unique=True)
    entries = models.BinaryField()

    def __str__(self) -> str:
        """Show the stem."""
        return self.stem


class SearchStem(models.Model):
    """In how many entries a stem occurs."""

    stem = models.CharField(max_length=80, unique=True)
    entries = models.IntegerField()

    def __str__(self) -> str:
        """Show the stem."""
        return self.stem


class SearchWord(models.Model):
    """In how many entries a whole word occurs, for spelling."""

    word = models.CharField(max_length=80, unique=True)
    entries = models.IntegerField()

    def __str__(self) -> str:
        """Show the word."""
        return self.word


class SearchState(models.Model):
    """How many entries there are, and a token that changes with every change of the index."""

    version = models.CharField(max_length=32)
    entries = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        """Show the token."""
        return self.version
