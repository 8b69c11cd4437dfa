"""Queries are read as ideas and words, with typing errors mended."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulings.search.lexicon import Lexicon, make_lexicon
from rulings.search.query import Query, Vocabulary, parse_query

LEXICON: Lexicon = make_lexicon(
    [
        ("blocker", {"en": ["Blocker", "block"], "fr": ["Bloqueur", "bloquer"]}),
        ("combo", {"en": ["Combo"], "fr": ["Combo"]}),
        ("super-combo", {"en": ["Super Combo"], "fr": ["Super Combo"]}),
    ]
)
WORDS = {"blocker": 4, "combo": 9, "bloquer": 2, "barrier": 3, "barriere": 1}
VOCABULARY = Vocabulary(
    {**dict.fromkeys(WORDS, 1), "c_combo_8": 1}, WORDS, 10, sorted({*WORDS, *LEXICON.words})
)


def read(text: str) -> Query:
    """Parse a query against the small vocabulary."""
    return parse_query(text, lexicon=LEXICON, vocabulary=VOCABULARY)


def stems_of(query: Query) -> set[str]:
    """Return every stem a query looks for."""
    return {stem for group in query.groups for stem, _ in group.alternatives}


def weight_of(query: Query, stem: str) -> float:
    """Return the weight of the first group that holds a stem."""
    return next(group.weight for group in query.groups if stem in dict(group.alternatives))


def test_words_of_any_language_name_the_same_idea() -> None:
    assert "t_blocker" in stems_of(read("block "))
    assert "t_blocker" in stems_of(read("bloquer "))


def test_brackets_insist() -> None:
    assert weight_of(read("[Blocker] combo "), "t_blocker") > weight_of(read("Blocker combo "), "t_blocker")


def test_the_longer_form_wins() -> None:
    query = read("super combo ")

    assert "t_super_combo" in stems_of(query)
    assert "t_combo" not in stems_of(query)


def test_typing_errors_are_mended_and_told() -> None:
    query = read("bloquuer barier ")

    assert query.suggestion == "bloquer barrier"
    assert "t_blocker" in stems_of(query)


def test_the_last_word_may_be_unfinished() -> None:
    query = read("combo barr")

    assert {"barrier", "barri"} & stems_of(query)
    assert query.suggestion == ""


def test_codes_are_taken_out() -> None:
    query = read("see Combo/8 please")

    assert query.codes == ("c_combo_8",)


def test_stop_words_count_little_but_are_not_lost() -> None:
    query = read("the the of")

    assert [group.weight < 0.1 for group in query.groups] == [True, True]


def test_long_queries_are_cut() -> None:
    assert len(read("combo " * 5000).groups) == 1


@given(st.text(max_size=400))
def test_any_text_is_a_query(text: str) -> None:
    query = read(text)

    assert all(group.alternatives and group.weight > 0 for group in query.groups)
