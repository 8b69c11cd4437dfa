"""What an exploration in the background found, where a public replay reached its limit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from judge.wording import say_verdict_word


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundView:
    """A claim with the verdict of the whole search."""

    claim: str
    verdict: str
    word: str
    text: str


def found_views(result: Mapping[str, object], *, language: str) -> tuple[FoundView, ...]:
    """Read the claims out of a stored result."""
    claims = result.get("claims")
    nodes = [node for node in claims if isinstance(node, dict)] if isinstance(claims, list) else []
    return tuple(
        FoundView(
            claim=str(node.get("claim", "")),
            verdict=str(node.get("verdict", "")).lower(),
            word=say_verdict_word(verdict=str(node.get("verdict", "")), language=language).upper(),
            text=str(node.get("text", "")),
        )
        for node in nodes
    )
