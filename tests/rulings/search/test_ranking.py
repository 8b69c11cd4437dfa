"""Ranking is one function of query, candidates and statistics."""

from __future__ import annotations

from rulings.search.analysis import Piece, analyse
from rulings.search.lexicon import make_lexicon
from rulings.search.profile import Candidate, candidate
from rulings.search.query import Query, Vocabulary, parse_query
from rulings.search.ranking import Statistics, rank
from rulings.search.words import code_tokens

LEXICON = make_lexicon([("blocker", {"en": ["Blocker"], "fr": ["Bloqueur"]})])
STATISTICS = Statistics({"t_blocker": 3, "combo": 3, "attack": 8, "barrier": 1}, 10)


def make(code: str, *, worth: float = 1.0, **fields: str) -> Candidate:
    """Return a candidate with these fields."""
    pieces = [Piece(name, "en", text) for name, text in fields.items()]
    analysis = analyse(pieces, codes=[("code", code_tokens(code))], lexicon=LEXICON)
    return candidate(code=code, worth=worth, analysis=analysis)


def order(text: str, *candidates: Candidate) -> list[str]:
    """Return the codes in the order in which a query finds them."""
    stems = {**STATISTICS.stems, "c_a_9": 1}
    words = {"blocker": 3, "combo": 3, "attack": 8, "barrier": 1}
    query: Query = parse_query(text, lexicon=LEXICON, vocabulary=Vocabulary(stems, words, 10, sorted(words)))
    return [scored.code for scored in rank(query, candidates, STATISTICS)]


def test_title_before_reason() -> None:
    first = make("g/d/a/1", reason="a barrier stands")
    second = make("g/d/a/2", title="a barrier stands")

    assert order("barrier ", first, second) == ["g/d/a/2", "g/d/a/1"]


def test_all_words_before_one() -> None:
    first = make("g/d/a/1", title="combo", answer="attack")
    second = make("g/d/a/2", title="blocker", answer="combo")

    assert order("blocker combo ", first, second)[0] == "g/d/a/2"


def test_the_sentence_asked_before_a_longer_one() -> None:
    first = make("g/d/a/1", asked="blocker after combo when the attack was negated by a barrier")
    second = make("g/d/a/2", asked="blocker after combo")

    assert order("blocker after combo ", first, second)[0] == "g/d/a/2"


def test_a_code_goes_first() -> None:
    first = make("g/d/a/1", title="combo combo")
    second = make("g/d/a/9", title="nothing")

    assert order("a/9 combo", first, second)[0] == "g/d/a/9"


def test_what_holds_no_longer_goes_back() -> None:
    first = make("g/d/a/1", title="barrier", worth=0.75)
    second = make("g/d/a/2", title="barrier")

    assert order("barrier ", first, second) == ["g/d/a/2", "g/d/a/1"]


def test_equal_ones_stand_by_code_whatever_their_order() -> None:
    ten, two = make("g/d/a/10", title="barrier"), make("g/d/a/2", title="barrier")

    assert order("barrier ", ten, two) == order("barrier ", two, ten) == ["g/d/a/2", "g/d/a/10"]


def test_what_matches_nothing_is_left_out() -> None:
    assert order("barrier ", make("g/d/a/1", title="attack")) == []
