"""The pages of documents, their passages, and the words of the games."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.models import Language, Passage, Term
from rulings.selectors import (
    document_by_code,
    documents_of,
    games,
    neighbours_of,
    passage_with_history,
    passages_naming,
    passages_of,
    rulings_citing,
    rulings_with_term,
    term_by_code,
    terms_of,
)
from rulings.views.filters import chosen_game, game_filters

PASSAGES = 400
TERM_RULINGS = 60


@dataclass(slots=True, kw_only=True)
class Section:
    """Passages of a document that stand under one heading."""

    title: str
    passages: list[Passage] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class WordRow:
    """A word in one language: its printed forms, and what people say."""

    language: str
    name: str
    printed: list[str]
    said: list[str]


@require_safe
def passage_detail(request: HttpRequest, code: str) -> HttpResponse:
    """Show a passage and the rulings that rest on it."""
    passage = passage_with_history(code=code)
    if passage is None:
        raise Http404(_("There is no such passage."))
    before, after = neighbours_of(passage=passage)
    context = {
        "passage": passage,
        "rulings": rulings_citing(passage=passage),
        "before": before,
        "after": after,
    }
    return render(request, "rulings/passage_detail.html", context)


@require_safe
def document_list(request: HttpRequest) -> HttpResponse:
    """Show the documents the site knows."""
    every = list(games())
    game = chosen_game(every, request.GET.get("game", ""))
    context = {
        "documents": documents_of(game=game),
        "game": game,
        "filters": game_filters(every, game, "rulings:document-list", "", with_counts=False),
    }
    return render(request, "rulings/document_list.html", context)


@require_safe
def document_detail(request: HttpRequest, code: str) -> HttpResponse:
    """Show a document with its table of contents."""
    document = document_by_code(code=code)
    if document is None:
        raise Http404(_("There is no such document."))
    page = Paginator(passages_of(document=document), PASSAGES).get_page(request.GET.get("page"))
    context = {"document": document, "page": page, "sections": _sections(page.object_list)}
    return render(request, "rulings/document_detail.html", context)


def _sections(passages: Iterable[Passage]) -> list[Section]:
    sections: dict[str, Section] = {}
    for passage in passages:
        title = passage.section or _beginning(passage.number)
        sections.setdefault(title, Section(title=title)).passages.append(passage)
    return list(sections.values())


def _beginning(number: str) -> str:
    """Return the part of a number that stands for its chapter."""
    if "/" in number:
        return number.rsplit("/", 1)[0].replace("-", " ").capitalize()
    chapter, *rest = re.split(r"[-.]", number, maxsplit=1)
    return _("Chapter %(number)s") % {"number": chapter} if rest and chapter.isdigit() else ""


@require_safe
def term_list(request: HttpRequest) -> HttpResponse:
    """Show the words of the games in their languages."""
    every = list(games())
    game = chosen_game(every, request.GET.get("game", "")) or (every[0] if every else None)
    filters = game_filters(every, game, "rulings:term-list", "", with_counts=False)[1:]
    context = {"terms": terms_of(game=game), "game": game, "filters": filters}
    return render(request, "rulings/term_list.html", context)


@require_safe
def term_detail(request: HttpRequest, game: str, code: str) -> HttpResponse:
    """Show a word in its languages, the rulings that name it and what they rest on."""
    term = term_by_code(game=game, code=code)
    if term is None:
        raise Http404(_("There is no such word."))
    rulings = list(rulings_with_term(term=term)[:TERM_RULINGS])
    context = {
        "term": term,
        "words": _words(term),
        "rulings": rulings,
        "passages": passages_naming(rulings=rulings),
    }
    return render(request, "rulings/term_detail.html", context)


def _words(term: Term) -> list[WordRow]:
    return [
        WordRow(
            language=code,
            name=str(name),
            printed=list(term.words.get(code) or []),
            said=list(term.synonyms.get(code) or []),
        )
        for code, name in Language.choices
    ]
