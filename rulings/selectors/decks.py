"""Look up what decks are made by: deck rules and lists of restricted cards."""

from __future__ import annotations

import datetime

import msgspec
from django.db.models import Case, When
from django.utils import timezone
from msgspec.structs import replace

from rulings.construction.types import DeckRules, Restrictions
from rulings.errors import RulingsError
from rulings.models import CardOrigin, Game, RestrictionList


def deck_rules_of(*, game: Game, profile: str = "", on: datetime.date | None = None) -> DeckRules:
    """Return the deck rules of a profile as they stand on a day.

    Without a day the newest; without a profile those of the day, else those of the game's usual profile. Who names a
    profile means it, whatever the day; else rules that are not known to hold on the day say so.
    """
    rules = sorted(msgspec.convert(game.decks, list[DeckRules]), key=lambda one: one.since)
    if not rules:
        raise RulingsError("no_deck_rules", f"The site has no deck rules for {game.code!r}.")
    wanted = profile or ("" if on else game.default_profile)
    own = [one for one in rules if wanted in ("", one.profile)]
    if not own:
        known = ", ".join(dict.fromkeys(one.profile for one in rules))
        raise RulingsError(
            "unknown_profile", f"There are no deck rules {wanted!r}.", mend=f"Known are {known}."
        )
    current = [one for one in own if on is None or one.since <= on.isoformat()]
    if not current:
        raise RulingsError(
            "no_deck_rules_yet",
            f"These deck rules are not known to have held on {on}.",
            mend=f"The first known begin on {own[0].since}.",
        )
    found = current[-1]
    if on is None or profile or not found.until or on.isoformat() <= found.until:
        return found
    return replace(found, day=on.isoformat())


def restrictions_of(*, game: Game, on: datetime.date | None = None) -> Restrictions:
    """Return the list of banned and restricted cards in force on a day, today's without one.

    A list of the site's own goes before one of a pack, which is about invented cards. Where there is none for that
    day, it has no title and restricts nothing.
    """
    day = on or timezone.localdate()
    is_example = Case(When(origin=CardOrigin.PACK, then=1), default=0)
    lists = RestrictionList.objects.filter(game=game, since__lte=day).order_by(is_example, "-since")
    current = lists.prefetch_related("restrictions").first()
    if current is None:
        return Restrictions(title="")
    return Restrictions(
        title=current.title,
        since=current.since.isoformat(),
        source=current.source,
        is_official=current.is_official,
        copies={one.key: one.copies for one in current.restrictions.all()},
    )
