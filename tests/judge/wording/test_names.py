from __future__ import annotations

from judge.wording import names_of
from judge.wording.tables import words
from judge.wording.terms import anything, card, player, skill
from tests.judge.wording.boards import DRAWS, RAIDER, masters

EN, FR, DE = (words(language, "dbs-masters") for language in ("en", "fr", "de"))


def test_a_skill_is_called_by_its_keyword_and_card_in_each_language() -> None:
    names = names_of(masters().state)

    assert skill(EN, names, "b1.blocker") == "[Blocker] of Guard"
    assert skill(FR, names, "b1.blocker") == "[Bloqueur] de Guard"
    assert skill(DE, names, "b1.blocker") == "[Blocker] von Guard"
    assert skill(EN, names, "a1.s1") == "[Auto] of Raider"
    assert skill(FR, names, "b2.blocker") == "[Bloqueur] d'Ally"


def test_a_second_instance_of_a_skill_says_so() -> None:
    assert skill(EN, names_of(masters().state), "a1.s1#2") == "[Auto] of Raider (time 2)"


def test_skills_of_the_same_kind_on_one_card_are_numbered() -> None:
    twice = {**RAIDER, "skills": [{"id": f"a1.s{i}", "text": "Draw.", "reading": DRAWS} for i in (1, 2)]}
    document = {"leader": {"id": "la"}, "battle": [twice], "life": 6, "deck": 9}
    names = names_of(masters(players={"A": document, "B": {"leader": {"id": "lb"}}}, actions=[]).state)

    assert skill(EN, names, "a1.s2") == "[Auto] no.\u00a02 of Raider"


def test_an_unread_skill_is_called_by_its_text() -> None:
    unread = {
        "id": "a1",
        "name": "Riddler",
        "skills": [{"text": "Whenever the moon is full you may howl twice"}],
    }
    document = {"leader": {"id": "la"}, "battle": [unread]}
    names = names_of(masters(players={"A": document, "B": {"leader": {"id": "lb"}}}, actions=[]).state)

    assert skill(EN, names, "a1.s1") == "“Whenever the moon is full you may howl twice” of Riddler"


def test_cards_of_one_name_are_told_apart_by_their_ids() -> None:
    battle = [{"id": "a1", "name": "Raider", "power": 1}, {"id": "a2", "name": "Raider", "power": 1}]
    board = {"A": {"leader": {"id": "la"}, "battle": battle}, "B": {"leader": {"id": "lb"}}}
    names = names_of(masters(players=board, actions=[]).state)

    assert card(EN, names, "a2") == "Raider (a2)"


def test_players_may_have_names_of_people() -> None:
    names = names_of(masters().state, {"A": "Mia"})

    assert player(EN, names, "A") == "Mia"
    assert player(EN, names, "B") == "B"
    assert player(DE, names, "chance") == "der Zufall"


def test_undescribed_cards_are_called_what_they_are() -> None:
    assert card(EN, names_of(masters().state), "life") == "a face-down life card"


def test_an_unknown_code_is_read_in_words() -> None:
    assert anything(EN, names_of(masters().state), "no_such_thing") == "no such thing"
