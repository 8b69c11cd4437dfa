"""Tell what a page carries besides its text: advertising, navigation and hints to other pages."""

from __future__ import annotations

import re

_NAVIGATION = re.compile(
    r"(?:zum inhalt springen|skip to (?:main )?content|aller au contenu|contents?|sommaire|inhalt|menu|"
    r"(?:return|back) to .{1,40}|retour .{1,40}|zurück .{1,40}|"
    r"(?:la suite dans|continued (?:in|on)|suite (?:en|dans)|fortsetzung in)\b.*)",
    re.IGNORECASE,
)
_SMALL_PRINT = re.compile(r"\*\s*\S")
_SHOUTED_LETTERS = 30


def is_furniture(text: str) -> bool:
    """Say whether a line belongs to the page and not to the document on it."""
    return bool(_NAVIGATION.fullmatch(text) or _SMALL_PRINT.match(text)) or _is_shouted(text)


def _is_shouted(text: str) -> bool:
    letters = [sign for sign in text if sign.isalpha()]
    if len(letters) < _SHOUTED_LETTERS or "【" in text:
        return False
    return sum(1 for sign in letters if sign.isupper()) >= 0.9 * len(letters)
