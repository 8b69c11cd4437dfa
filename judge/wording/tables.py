"""The sentences of all languages, and how one is found: the game's own first, then what all games share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from judge.wording.de.bakugan import BAKUGAN as DE_BAKUGAN
from judge.wording.de.common import COMMON as DE_COMMON
from judge.wording.de.dbs_masters import DBS_MASTERS as DE_DBS_MASTERS
from judge.wording.de.pages import PAGES as DE_PAGES
from judge.wording.de.verdicts import VERDICTS as DE_VERDICTS
from judge.wording.en.bakugan import BAKUGAN as EN_BAKUGAN
from judge.wording.en.common import COMMON as EN_COMMON
from judge.wording.en.dbs_masters import DBS_MASTERS as EN_DBS_MASTERS
from judge.wording.en.pages import PAGES as EN_PAGES
from judge.wording.en.verdicts import VERDICTS as EN_VERDICTS
from judge.wording.fr.bakugan import BAKUGAN as FR_BAKUGAN
from judge.wording.fr.common import COMMON as FR_COMMON
from judge.wording.fr.dbs_masters import DBS_MASTERS as FR_DBS_MASTERS
from judge.wording.fr.pages import PAGES as FR_PAGES
from judge.wording.fr.verdicts import VERDICTS as FR_VERDICTS

LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"

SHARED: Mapping[str, Mapping[str, str]] = {
    "en": EN_COMMON | EN_VERDICTS | EN_PAGES,
    "fr": FR_COMMON | FR_VERDICTS | FR_PAGES,
    "de": DE_COMMON | DE_VERDICTS | DE_PAGES,
}

GAMES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "bakugan": {"en": EN_BAKUGAN, "fr": FR_BAKUGAN, "de": DE_BAKUGAN},
    "dbs-masters": {"en": EN_DBS_MASTERS, "fr": FR_DBS_MASTERS, "de": DE_DBS_MASTERS},
}

_FRENCH_MARKS = re.compile(r" ([:;?!»])|(«) ")
_GAME_OF = {"masters": "dbs-masters", "bakugan": "bakugan"}


def game_of(profile: str) -> str:
    """Name the game of a dated profile (`masters-2019`)."""
    stem = profile.partition("-")[0]
    return _GAME_OF.get(stem, stem)


class Words:
    """The table of one language and one game."""

    __slots__ = ("language", "table")

    def __init__(self, language: str, table: Mapping[str, str]) -> None:
        """Keep the language and all its sentences."""
        self.language = language
        self.table = table

    def find(self, *keys: str) -> str | None:
        """Give the first sentence there is; an empty one means that nothing is said."""
        for key in keys:
            found = self.table.get(key)
            if found is not None:
                return found
        return None


def _spaced(text: str) -> str:
    """Keep French marks on the line of their word."""
    return _FRENCH_MARKS.sub(lambda mark: f"\u00a0{mark[1]}" if mark[1] else f"{mark[2]}\u00a0", text)


@lru_cache(maxsize=32)
def words(language: str, game: str = "") -> Words:
    """Open the table of a language (`fr-ch` reads French, an unknown one English) for a game."""
    known = language.lower().replace("_", "-").partition("-")[0]
    known = known if known in LANGUAGES else FALLBACK
    table = {**SHARED[known], **GAMES.get(game, {}).get(known, {})}
    if known == "fr":
        table = {key: _spaced(text) for key, text in table.items()}
    return Words(known, table)
