"""Every sentence, filled in with sample words: what a reader of the language would stumble over."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from judge.wording.tables import GAMES, LANGUAGES, words
from judge.wording.text import Number, Phrase, Word, fill

NUMBERS = {"amount", "copies", "count", "has", "is", "least", "most", "needs", "place", "power", "against"}
SENTENCES = {"claim", "hidden", "moment", "reasons", "rule", "verdict"}
SAMPLES: dict[str, dict[str, Word]] = {
    "en": {"zone_in": Word("in the hand"), "until": Word("for the turn"), "": Phrase("the red text")},
    "fr": {"zone_in": Word("dans la main"), "until": Word("pour ce tour"), "": Phrase("le texte rouge")},
    "de": {"zone_in": Word("auf der Hand"), "until": Word("für den Zug"), "": Phrase("der rote Text")},
}
NAMES = {"actor", "player", "owner", "holder", "winner", "win_player", "by", "profile", "name", "text"}
TERMS = {
    "change": "+1",
    "value": "B-Power",
    "keyword": "[Blocker]",
    "mode": "[Rest]",
    "phase": "[Main]",
    "cause": "[Attack]",
    "number": "2",
    "numbers": "Ally 3",
    "after": "2",
    "event": "[Event]",
    "act": "[Act]",
    "colour": "[Red]",
    "other_colour": "[Blue]",
}
QUOTES = {"en": "“”", "fr": "«»", "de": "„“"}
WRONG = {
    "en": re.compile(
        r"\b(a|an) the\b|\b1 (cards|lie|are)\b|\b[02] (card|lies|is)\b|\bthe own\b", re.IGNORECASE
    ),
    "fr": re.compile(r"\b(de|à) le texte|\b(de|que) Ally|[^\u00a0\d][:;?!»]|«[^\u00a0]|\b[01] \w+s\b"),
    "de": re.compile(
        r"\b(für|auf|gegen|unter|über|mit|von|vor|aus|zu|nach|bei) (der rote|die rote|das rote)\b|\b[02] Karte\b"
    ),
}


def sample(name: str, spec: str, language: str, number: int) -> Word:
    """Give a word for a field: a number, a name that begins with a vowel, or words of ours with an article."""
    if name in NUMBERS or "|" in spec or spec == "+":
        return Number(number, language)
    if name in NAMES:
        return Word("Ally")
    if name in TERMS:
        return Word(TERMS[name])
    if name in SENTENCES:
        return Word("[Words]")
    if name.startswith(("zone", "from_zone", "area")):
        return SAMPLES[language]["zone_in"]
    return SAMPLES[language].get(name, SAMPLES[language][""])


def rendered(template: str, language: str, number: int) -> str:
    if template.startswith("{first} ") and "nerg" in template.lower():  # two numbers, not two skills
        template = template.replace("{first}", "{count}").replace("{second}", "{count}")
    parts = Formatter().parse(template)
    return fill(
        template, {name: sample(name, spec or "", language, number) for _, name, spec, _ in parts if name}
    )


TABLES = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), TABLES)
def test_every_sentence_reads_well_with_sample_words(game: str, language: str) -> None:
    wrong = {}
    for key, template in words(language, game).table.items():
        for number in (0, 1, 2) if key != "option:copies" else (2,):
            said = rendered(template, language, number)
            is_bad = "{" in said or re.search(r" {2}| [.,]|\.\.|^ | $", said) or WRONG[language].search(said)
            if is_bad:
                wrong[key] = said

    assert wrong == {}


@pytest.mark.parametrize(("game", "language"), TABLES)
def test_quotation_marks_are_those_of_the_language(game: str, language: str) -> None:
    others = set('“”„«»"') - set(QUOTES[language])

    assert [text for text in words(language, game).table.values() if others & set(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_does_something_to_stands_in_the_accusative(game: str) -> None:
    """In German sentences with a player as subject nothing of ours may stay in the nominative."""
    done_by = re.compile(r"^Ally (?!hat Priorität)[a-zäöü]+ [^:;]*\bder rote Text")
    does_itself = re.compile(r"was der rote Text")
    told = {key: rendered(text, "de", 1) for key, text in words("de", game).table.items()}

    about = {key: text for key, text in told.items() if not key.endswith(":number")}
    wrong = {
        key: text for key, text in about.items() if done_by.search(text) and not does_itself.search(text)
    }

    assert wrong == {}


FOREIGN = {
    "dbs-masters en": r"\babilit|\bbatch\b|\bB-Power",
    "dbs-masters fr": r"\bcapacité|\b[Ll]ot\b|\btire|coût en énergie|\binclin|carte de vie|\b[Jj]oue\b(?!-t-il un c)",
    "dbs-masters de": r"abgehandelt|Abhandlung|\bBatch\b|annullier",
    "bakugan en": r"\bskill",
    "bakugan fr": r"\bCapacité|\bpioche une carte|Zone de|mise en jeu",
    "bakugan de": r"abgewickelt|Abwicklung|annullier",
}
"""Words that belong to the other game, or that no pack knows: one thing has one name in a game."""


@pytest.mark.parametrize("where", FOREIGN)
def test_a_game_keeps_to_its_own_words(where: str) -> None:
    game, language = where.split()
    foreign = re.compile(FOREIGN[where])

    bare = {key: re.sub(r"\{.*?\}", "", text) for key, text in words(language, game).table.items()}

    assert {key: text for key, text in bare.items() if foreign.search(text)} == {}


@pytest.mark.parametrize(
    ("game", "language", "key", "stem"),
    [
        ("dbs-masters", "de", "note:resolve", "abgewickelt"),
        ("bakugan", "de", "note:resolve", "abgehandelt"),
        ("dbs-masters", "fr", "event:mode_blank:cost", "source d'énergie"),
        ("dbs-masters", "fr", "did:redraw", "repioche"),
        ("dbs-masters", "fr", "event:played", "en jeu"),
        ("bakugan", "fr", "event:draw", "tire "),
    ],
)
def test_verbs_are_those_of_the_pack(game: str, language: str, key: str, stem: str) -> None:
    """The terms resolve, energy, redraw, play and draw of the packs, as a sentence bends them."""
    assert stem in words(language, game).table[key]
