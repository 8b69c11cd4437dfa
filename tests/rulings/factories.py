"""Make what rulings tests need, with sensible defaults."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rulings.models import Document, Game, Passage, Ruling, Term
from rulings.services.rulings import RulingDraft, TextDraft, write_ruling

ASKED = {
    "en": ["may the guard act by itself", "does a guard trigger alone"],
    "fr": ["le gardien agit il seul", "gardien sans choisir"],
    "de": ["handelt der waechter allein", "waechter automatisch"],
}


def make_game(code: str = "castle") -> Game:
    """Return a game with one document of questions and two words."""
    game = Game.objects.create(code=code, names={"en": "Castle", "fr": "Château"})
    make_document(game, f"{code}/faq")
    Term.objects.create(
        game=game,
        code="guard",
        kind="keyword",
        words={"en": ["Guard"], "fr": ["Gardien"], "de": ["Wächter"]},
        synonyms={"en": ["guarding"]},
    )
    Term.objects.create(
        game=game,
        code="double-blow",
        kind="keyword",
        words={"en": ["Double Blow"], "fr": ["Double coup"], "de": ["Doppelschlag"]},
    )
    return game


def make_document(game: Game, code: str, *, layout: str = "faq", language: str = "fr") -> Document:
    """Return a document."""
    return Document.objects.create(
        game=game, code=code, title=code, language=language, kind="faq", authority="official", layout=layout
    )


def make_passage(code: str, *, statement: str = "", text: str = "", question: str = "") -> Passage:
    """Return a passage of a document that exists."""
    game, document, number = code.split("/", 2)
    return Passage.objects.create(
        document=Document.objects.get(code=f"{game}/{document}"),
        code=code,
        number=number,
        statement=statement,
        question=question,
        text=text,
        language="fr" if text else "",
    )


def make_draft(code: str, *, title: str = "A guard acts only when chosen", **values: object) -> RulingDraft:
    """Return a draft that cites the passage of its own code."""
    texts: Mapping[str, TextDraft] = {
        "en": TextDraft(
            title=title,
            answer=str(values.pop("answer", "No, its player chooses.")),
            reason=str(values.pop("reason", "The skill says may.")),
        )
    }
    defaults: dict[str, object] = {
        "kind": "board",
        "citations": [code],
        "asked": ASKED,
        "keywords": ["Guard"],
    }
    return RulingDraft(code=code, texts=texts, **{**defaults, **values})  # type: ignore[arg-type]  # checked by the tests that use it


def make_ruling(code: str, *, title: str = "A guard acts only when chosen", **values: object) -> Ruling:
    """Return a stored ruling and the passage it rests on."""
    if not Passage.objects.filter(code=code).exists():
        make_passage(code, statement="A guard may act.")
    game = Game.objects.get(code=code.split("/", 1)[0])
    write_ruling(game=game, draft=make_draft(code, title=title, **values))
    return Ruling.objects.get(code=code)


GAME = """
game: castle
names: {en: Castle, fr: Château, de: Burg}
default_profile: first
profiles: [{code: first, title: First rules, from: "2019-01-01"}]
zones: [{code: yard, en: Yard, fr: Cour, de: Hof}]
phases: []
modes: []
"""
SOURCES = """
documents:
  - {code: castle/faq, title: Questions, publisher: Us, language: fr, version: null, date: null, kind: faq,
     authority: official, layout: faq}
passages:
  - {code: castle/faq/gardien/1, strength: official, statement: "A guard may act."}
  - {code: castle/faq/gardien/2, strength: analogy, statement: "A guard acts last."}
"""
TERMS = """
- {code: guard, kind: keyword, en: [Guard], fr: [Gardien], de: [Wächter], synonyms: {en: [guarding]}}
"""
RULINGS = """
- code: castle/faq/gardien/1
  title: A guard acts only when chosen
  answer: No, its player chooses.
  reason: The skill says may.
  kind: board
  status: current
  date: "2019-02-08"
  keywords: [Guard]
  cards: []
  citations: [castle/faq/gardien/1]
  asked:
    en: [may the guard act by itself, does a guard trigger alone]
    fr: [le gardien agit il seul, gardien sans choisir]
    de: [handelt der waechter allein, waechter automatisch]
- code: castle/ruling/late-guard
  title: A guard acts last
  answer: Yes, after the blow.
  reason: Its turn comes last.
  kind: board
  keywords: [guard]
  citations: [castle/faq/gardien/2]
  asked:
    en: [guard after the blow, late guard]
    fr: [gardien apres le coup, gardien tard]
    de: [waechter nach dem schlag, spaeter waechter]
"""


def write_pack(root: Path, **files: str) -> Path:
    """Write a small pack below a folder; files named replace the usual ones."""
    folder = root / "castle"
    (folder / "rulings").mkdir(parents=True, exist_ok=True)
    texts = {"game": GAME, "sources": SOURCES, "terms": TERMS, "rulings/guard": RULINGS} | files
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return root
