"""Find the document that a text belongs to."""

from __future__ import annotations

import msgspec

from rulings.corpus.parsers import Outlines
from rulings.corpus.types import OutlineEntry, ParsedDocument
from rulings.errors import RulingsError
from rulings.models import Document, Game, Language


def stored_game(code: str) -> Game:
    """Return a game, or refuse its code."""
    game = Game.objects.filter(code=code).first()
    if game is not None:
        return game
    known = ", ".join(Game.objects.values_list("code", flat=True))
    mend = f"Known are {known}." if known else "Load the packs first: manage.py load_packs."
    raise RulingsError("unknown_game", f"There is no game {code!r}.", mend=mend)


def check_language(language: str) -> None:
    """Refuse a language in which no text is read."""
    if language not in Language.values:
        known = ", ".join(Language.values)
        raise RulingsError(
            "unknown_language", f"There is no language {language!r}.", mend=f"Use one of {known}."
        )


def outlines_of(game: Game, language: str) -> Outlines:
    """Return the outlines of a game's prose in a language, by layout."""
    documents = Document.objects.filter(game=game, language=language).exclude(outline=[])
    return {
        document.layout: msgspec.convert(document.outline, tuple[OutlineEntry, ...]) for document in documents
    }


def document_for(game: Game, language: str, parsed: ParsedDocument, code: str) -> Document:
    """Return the named document, or the one that fits game, language and layout."""
    documents = list(Document.objects.filter(game=game))
    if code:
        return _named(documents, language, parsed, code)
    spoken = [one for one in documents if one.language == language]
    for layout in (parsed.layout, *parsed.broader):
        fitting = [one for one in spoken if one.layout == layout]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            codes = ", ".join(one.code for one in fitting)
            raise RulingsError(
                "several_documents",
                f"Several documents fit: {codes}.",
                mend="Name the one this text belongs to (--document).",
            )
    message = f"No document of {game.code} in {language!r} has the layout {parsed.layout!r}."
    raise RulingsError(
        "no_document",
        message,
        mend="Name the one this text belongs to (--document), or add it to sources.yaml.",
    )


def _named(documents: list[Document], language: str, parsed: ParsedDocument, code: str) -> Document:
    found = next((one for one in documents if one.code == code), None)
    if found is None:
        known = ", ".join(one.code for one in documents)
        raise RulingsError("unknown_document", f"There is no document {code!r}.", mend=f"Known are {known}.")
    if found.language != language:
        message = f"{code} is in {found.language!r}, not in {language!r}."
        raise RulingsError(
            "other_language",
            message,
            mend=f"Choose the language {found.language!r} (--lang), or another document.",
        )
    if found.layout and found.layout not in (parsed.layout, *parsed.broader):
        message = f"This text has the layout {parsed.layout!r}, {code} has {found.layout!r}."
        raise RulingsError("other_layout", message, mend="Name the document this text belongs to.")
    return found
