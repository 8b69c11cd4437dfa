"""The query language: words, exact phrases, filters and what to leave out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.models import Document, Exhibit, Game, Ruling, RulingStatus
from rulings.search.index import rebuild_index
from rulings.search.language import parse
from rulings.selectors import SearchResults, search_rulings
from tests.rulings.factories import make_game, make_passage, make_ruling

GUARD, BLOW, RULE = "castle/faq/gardien/1", "castle/faq/coup/1", "castle/faq/8-1-3"
TOWER = "tower/faq/gardien/1"


def test_a_query_is_taken_apart() -> None:
    parsed = parse('guard "two at once" card:BT1-057 -kw:Blow game:"the castle" -alone foo:bar')

    assert parsed.words.split() == ["guard", "two", "at", "once", "foo", "bar"]
    assert parsed.phrases == ("two at once",)
    assert parsed.left_out == ("alone",)
    assert [(one.name, one.value, one.is_negative) for one in parsed.filters] == [
        ("card", "BT1-057", False),
        ("kw", "Blow", True),
        ("game", "the castle", False),
    ]
    assert parsed.filters[0].rest == 'guard "two at once" -kw:Blow game:"the castle" -alone foo:bar'
    assert [one.name for one in parsed.unknown] == ["foo"]


@pytest.mark.parametrize(
    "text", ["8-1-3", "BT1-057", "[Counter : Attack]", "a/b-c", "it's 2-1", "x: y", "card:", "--", '"', '""']
)
def test_what_is_no_filter_stays_words(text: str) -> None:
    parsed = parse(text)

    assert parsed.words == text
    assert (parsed.filters, parsed.phrases, parsed.left_out) == ((), (), ())


@pytest.mark.parametrize(("typed", "name"), [("karte:X-1", "card"), ("JEU:x", "game"), ("regel:8-1", "rule")])
def test_filters_have_names_in_three_languages(typed: str, name: str) -> None:
    assert parse(typed).filters[0].name == name


@given(st.text(max_size=400))
def test_any_text_can_be_taken_apart(text: str) -> None:
    parsed = parse(text)

    assert len(parsed.filters) <= 8


@pytest.fixture
def site(db: None) -> Game:
    """Return a game with rulings that differ in all that filters ask for."""
    game = make_game()
    make_ruling(GUARD, title="A guard acts only when chosen", cards=["BT1-057"])
    make_ruling(BLOW, title="Two blows fall one by one", keywords=["Double Blow"], cards=["BT1-058"])
    make_ruling(RULE, title="The guard comes first")
    Ruling.objects.filter(code=BLOW).update(status=RulingStatus.DISPUTED)
    Exhibit.objects.create(ruling=Ruling.objects.get(code=GUARD), kind="replay", title="x", address="/x/")
    make_passage("castle/faq/coup/9", text="Un garde pioche.", question="Quand pioche un garde ?")
    Document.objects.filter(code="castle/faq").update(language="fr")
    make_game("tower")
    make_ruling(TOWER)
    rebuild_index()
    return game


def found(text: str, game: Game | None = None) -> set[str]:
    """Return the codes a query finds."""
    return {result.code for result in ask(text, game).results}


def ask(text: str, game: Game | None = None) -> SearchResults:
    """Search."""
    return search_rulings(text=text, game_id=game.pk if game else None)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("card:BT1-057", {GUARD}),
        ("card:bt1-057 guard", {GUARD}),
        ("kw:guarding game:castle", {GUARD, RULE}),
        ("kw:Doppelschlag", {BLOW}),
        ("game:tower", {TOWER}),
        ("-game:castle guard", {TOWER}),
        ("rule:8-1-3", {RULE}),
        ("rule:8.1.3", {RULE}),
        ("status:disputed", {BLOW}),
        ("has:demonstration", {GUARD}),
        ("lang:fr", {"castle/faq/coup/9"}),
        ("guard kw:Guard -card:BT1-057 game:castle", {RULE}),
        ('"comes first" guard', {RULE}),
        ("guard -first game:castle kw:guard", {GUARD}),
        ("kw:guard card:BT1-058", set()),
    ],
)
def test_filters_keep_to_what_they_say(site: Game, text: str, codes: set[str]) -> None:
    assert found(text) == codes


def test_filters_understood_are_returned(site: Game) -> None:
    filters = ask("guard card:BT1-057").filters

    assert [(one.name, one.value, one.typed, one.rest) for one in filters] == [
        ("card", "BT1-057", "card:BT1-057", "guard")
    ]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("guard game:chess", ("castle", "tower")),
        ("guard lang:it", ("en", "fr", "de")),
        ("guard status:old", ("current", "superseded", "disputed")),
        ("guard has:picture", ("demonstration",)),
        ("guard foo:red", ("card", "kw", "game", "rule", "lang", "status", "has")),
        ("guard card:ZZ9-999", ()),
        ("guard rule:99-9", ()),
        ('guard "acts of the guard"', ()),
    ],
)
def test_what_is_not_known_is_told_and_the_rest_searched(
    site: Game, text: str, known: tuple[str, ...]
) -> None:
    results = ask(text)

    assert [notice.known for notice in results.notices] == [known]
    assert results.notices[0].typed in results.notices[0].text
    assert GUARD in {result.code for result in results.results}


def test_a_word_of_a_game_before_a_colon_is_no_filter(site: Game) -> None:
    assert ask("guard:alone").notices == ()


def test_a_code_goes_straight_to_its_entry(site: Game) -> None:
    assert ask(RULE).straight == RULE
    assert ask("coup/1").straight == BLOW
    assert ask("gardien/1").straight == ""
    assert ask("guard").straight == ""


def test_results_say_where_words_were_found(site: Game) -> None:
    result = ask("guards chosen", site).results[0]

    assert result.code == GUARD
    assert {(one.field, one.word) for one in result.highlights} >= {("title", "guard"), ("title", "chosen")}
