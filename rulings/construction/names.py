"""Compare card numbers, names and keywords however they are written."""

from __future__ import annotations

import re
import unicodedata

_NUMBER = re.compile(
    r"((?:[A-Z]{1,2}-)?[A-Z]+)(\d*)[-/]([A-Z]*)(\d+)([A-Z]*?)"
    r"(?:(?<=\d)(?:EN|JP))?(?:_[A-Z0-9]+|-(?:S?PR?\d*|[A-Z])){0,2}"
)
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
_PRINTING = re.compile(r"_[A-Za-z]{1,4}\d*$")
_ACCENTS = frozenset(map(chr, range(0x300, 0x370)))
_BACK = re.compile(r"\s//\s")


def number_key(number: str) -> str:
    """Return what two writings of one card number share: no printing, no language, no leading zeros."""
    normal = unicodedata.normalize("NFKC", number.translate(_DASHES))
    plain = "".join(normal.upper().split()).removeprefix("#")
    found = _NUMBER.fullmatch(plain)
    if found is None:
        return plain
    series, block, letters, digits, variant = found.groups()
    return f"{series}{block.lstrip('0')}-{letters}{digits.lstrip('0') or '0'}{variant}"


def name_key(name: str) -> str:
    """Return what two writings of one card name share; of a card with two sides it is the front."""
    front = _BACK.split(_PRINTING.sub("", name.strip()))[0]
    return "".join(sign for sign in _plain(front) if sign.isalnum())


def keyword_key(keyword: str) -> str:
    """Return what two writings of one keyword share."""
    return "".join(sign for sign in _plain(keyword) if sign.isalnum())


def _plain(text: str) -> str:
    """Return a text without accents; the voicing marks of kana make other letters and stay."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return unicodedata.normalize("NFC", "".join(sign for sign in decomposed if sign not in _ACCENTS))
