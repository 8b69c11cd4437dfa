"""Citations as a page shows them: the code, what the passage says, how strong it is and where to read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge.engine.trace import Citation
from judge.presentation.voice import Voice
from rulings.selectors import PassageSummary


@dataclass(frozen=True, slots=True, kw_only=True)
class CitationView:
    """One citation: tap it to read it. `address` is empty for a code that no pack names."""

    code: str
    short: str
    strength: str
    strength_label: str
    statement: str
    address: str
    ruling_address: str


@dataclass(frozen=True, slots=True)
class Library:
    """The passages a page cites, looked up once."""

    passages: Mapping[str, PassageSummary]
    voice: Voice

    def views(self, citations: Iterable[Citation]) -> tuple[CitationView, ...]:
        """Show citations, each once."""
        return tuple(self._view(citation) for citation in dict.fromkeys(citations))

    def _view(self, citation: Citation) -> CitationView:
        passage = self.passages.get(citation.code)
        return CitationView(
            code=citation.code,
            short=citation.code.partition("/")[2],
            strength=citation.strength,
            strength_label=self.voice.strength(citation.strength),
            statement=passage.statement if passage else "",
            address=passage.url if passage else "",
            ruling_address=passage.ruling_url if passage else "",
        )
