"""Recognise lines that hold no card: comments, addresses, ornaments, what a list says about itself."""

from __future__ import annotations

import re

from tournaments.decks.signs import listed, words

_COMMENT = re.compile(r"(?://|#(?!#)|;).*")
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)
_TRAILING = re.compile(r"(.*\S) #(?: .*|#.*)")
_BULLET = re.compile(r"(?:[-+*>•◦▪▫●○■□·‣➤►▶→»✓✔☑☐◆◇★☆♦❖✦]+ |[•◦▪●·‣]+|\[[ xX]?\] )(?=\S)")
_KEYS = listed(
    "name, deck name, title, decklist, deck list, deck, player, player name, player id, author, created by, by, event, "
    "tournament, date, format, game, version, exported from, exported by, exported with, source, rank, placing, nom, "
    "joueur, auteur, titre, evenement, spieler, autor, turnier, datum, quelle, titel, platz"
)
_BY = re.compile(r"(?:by|von|par|name|made by|created by|exported) \S.*", re.IGNORECASE)


def is_ornament(plain: str) -> bool:
    """Tell whether a line has neither letter nor digit."""
    return not any(sign.isalnum() for sign in plain)


def is_comment(plain: str) -> bool:
    """Tell whether a line is marked as a comment."""
    return _COMMENT.fullmatch(plain) is not None


def has_address(plain: str) -> bool:
    """Tell whether a line names an address on the web."""
    return _ADDRESS.search(plain) is not None


def without_address(plain: str) -> tuple[str, str]:
    """Split a line and the addresses in it."""
    return " ".join(_ADDRESS.sub(" ", plain).split()), " ".join(_ADDRESS.findall(plain))


def is_about(plain: str) -> bool:
    """Tell whether a line says something about the list, as in “Player: Name”."""
    key, divider, said = plain.partition(":")
    return bool(divider and said.strip() and words(key) in _KEYS)


def is_preamble(plain: str) -> bool:
    """Tell whether a line goes on with what a title began."""
    return _BY.fullmatch(plain) is not None


def without_comment(plain: str) -> tuple[str, str]:
    """Split a line and the comment behind it; a sign that belongs to a name is followed by no blank."""
    found = _TRAILING.fullmatch(plain)
    return (found[1], plain[len(found[1]) :].strip()) if found else (plain, "")


def without_bullets(plain: str) -> str:
    """Return a line without the marks of a bulleted list."""
    for _ in range(3):
        found = _BULLET.match(plain)
        if found is None:
            break
        plain = plain[found.end() :]
    return plain
