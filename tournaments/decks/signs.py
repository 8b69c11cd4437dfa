"""Write typographic signs as the plain ones that lists are read by."""

from __future__ import annotations

import html
import re
import unicodedata

TIMES = "xX×✕✖╳⨯хХ*枚"
"""What stands between a count and a card; two of them are Cyrillic, one counts sheets in Japanese."""

_FULL_WIDTH = {sign: sign - 0xFEE0 for sign in range(0xFF01, 0xFF5F)}
_OTHERS = {
    "‐‑‒–—―−﹘﹣⸺": "-",
    "“”„‟«»″": '"',
    "‘’‚‛′": "'",
    "【〔〚［": "[",
    "】〕〛］": "]",
    "《〈": "<",
    "》〉": ">",
}
_PLAIN: dict[int, str | int] = {
    **_FULL_WIDTH,
    **{ord(sign): plain for signs, plain in _OTHERS.items() for sign in signs},
}
_ENDS = re.compile("\r\n|[\n\r]")
_BREAKS = re.compile("[\v\f\x85\u2028\u2029]")
_UNSEEN = ("Cf", "Cc")
_LINK = re.compile(r"\[([^\[\]()]+)\]\((?:https?://|/)[^()\s]*\)")
_TAG = re.compile(r"</?(?:li|br|p|b|i|strong|em|td|tr|ul|ol|div|span|h[1-6]) ?/?>", re.IGNORECASE)
_PLAIN_WORD = re.compile(r"[a-z0-9]+")
_SPACED_IN = re.compile(r"([\[({<]) ")
_SPACED_OUT = re.compile(r" ([\])}>])")


def rows_of(text: str) -> list[str]:
    """Split a text into its lines, however they end."""
    return _ENDS.split(text)


def parts_of(row: str) -> list[str]:
    """Split a line where a word processor breaks it without ending it."""
    return _BREAKS.split(row)


def clean(row: str) -> str:
    """Return a line in plain signs with single blanks; tabs stay, for they divide columns."""
    if not row.isascii():
        row = "".join(sign for sign in row.translate(_PLAIN) if not _is_unseen(sign))
    if "&" in row:
        row = html.unescape(row)
    row = _TAG.sub(" ", _LINK.sub(r"\1", row)).replace("**", "").replace("`", "")
    parts = (" ".join(part.split()) for part in row.split("\t"))
    return "\t".join(_SPACED_OUT.sub(r"\1", _SPACED_IN.sub(r"\1", part)) for part in parts).strip()


def words(text: str) -> str:
    """Return the words of a text in small letters, without accents and signs."""
    if text.isascii():
        return " ".join(_PLAIN_WORD.findall(text.lower()))
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    kept = (sign for sign in decomposed if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in kept).split())


def listed(text: str) -> frozenset[str]:
    """Return the entries of a list written with commas."""
    return frozenset(text.split(", "))


def _is_unseen(sign: str) -> bool:
    is_variation = "\ufe00" <= sign <= "\ufe0f"
    return is_variation or (sign != "\t" and unicodedata.category(sign) in _UNSEEN)
