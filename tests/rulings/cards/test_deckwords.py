"""Keywords that a card has, and sentences about building a deck: read when exactly known, else kept as unread."""

from __future__ import annotations

import pytest

from rulings.cards.deckwords import DeckWords, deck_words_of, keywords_of
from rulings.cards.types import BACK, Face
from rulings.construction.types import ANY_NUMBER
from tests.rulings.cards.samples import ANY


def faces(*texts: str, name: str = "Harbour Guard", language: str = "en") -> tuple[Face, ...]:
    """Return a front, and a back where there are two texts."""
    front = Face(name=name, language=language, text=texts[0])
    return (front, *(Face(side=BACK, name=name, language=language, text=text) for text in texts[1:]))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[Super Combo] (Four at most)\n[Auto] Draw 1 card.", ("Super Combo",)),
        ("[Ultimate]\n[Blocker]\n[Double Strike]", ("Ultimate", "Blocker", "Double Strike")),
        ("[Over Realm 3] (2) (Play it.)\n[Bond 2][Sparking 10] Draw.", ("Over Realm", "Bond", "Sparking")),
        ("[Evolve] (red)(3): <Marla>", ("Evolve",)),
        ("[Warrior of Universe 7]", ("Warrior of Universe 7",)),
        # a card that speaks of a keyword does not have it
        ("[Auto] When you play this card, choose 1 [Dragon Ball] card.", ()),
        ("[Permanent] Your cards gain [Ultimate].", ()),
        ("[Blocker] can't be used against this card.", ()),
        # timing is no keyword
        ("[Activate Main][Once per turn] Draw.\n[On Play] Draw.\n[When KO'd] Draw.", ()),
        # vanguard, bakugan
        ("[CONT]: Sentinel (You may)\n[AUTO]:[Discard] Draw.", ("Sentinel",)),
        ("[AUTO] (VC) Limit Break 4 (This):Draw.", ("Limit Break",)),
        ('[AUTO]: Choose a card with "Sentinel".', ()),
        ("+200 [B] and [FrostStrike]. Turbo - If you can, draw.", ("Turbo", "FrostStrike")),
        ("[Haos] - +100 [B].", ()),
    ],
)
def test_keywords(text: str, expected: tuple[str, ...]) -> None:
    assert keywords_of(faces(text)) == expected


def test_keywords_of_both_sides_each_once() -> None:
    assert keywords_of(faces("[Barrier]", "[Barrier]\n[Critical]")) == ("Barrier", "Critical")


BALL, COMBO, GUARD = "[Dragon Ball]", "[Super Combo]", '"[CONT]: Sentinel"'
TOTAL = "the total number doesn't exceed 7."
SEVEN = f"{BALL} (You can include as many copies of cards with {BALL} in your deck as you like, as long as {TOTAL})"
MOST = f"{COMBO} (A maximum of 4 cards with {COMBO} can be placed in a deck.)"
FOUR = f"[CONT]: Sentinel (You may only have up to four cards with {GUARD} in a deck)"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"[Permanent] {ANY}", DeckWords(copies=ANY_NUMBER)),
        (f"[On Play] Draw 1 card.\n[Permanent] {ANY} (Truly)", DeckWords(copies=ANY_NUMBER)),
        ("You can include up to 7 copies of this card in your deck.", DeckWords(copies=7)),
        ("You can only include 1 copy of this card in your deck.", DeckWords(copies=1)),
        ('[CONT]: You may have up to sixteen cards named "Harbour Guard" in a deck.', DeckWords(copies=16)),
        ("このカードはデッキに何枚でも入れることができる。", DeckWords(copies=ANY_NUMBER)),
        # the reminder of a keyword is the keyword's own
        ("[Super Combo] (You can only include up to 4 cards with [Super Combo] in your deck)", DeckWords()),
        ("[Super Combo] (You can only include up to 4 cards with [Super Combo] in your deck.)", DeckWords()),
        ("[Super Combo] (You can only include up to 4 cards with [Super Combo] in your deck", DeckWords()),
        (MOST, DeckWords()),
        ("[Ultimate](You can only include 1 copy of a card with [Ultimate] in your deck)", DeckWords()),
        (SEVEN, DeckWords()),
        (FOUR, DeckWords()),
        # what has nothing to do with building a deck
        ("Choose a card whose name includes {Harbour} from your deck.", DeckWords()),
        ("Reveal up to 1 card that includes <Marla> in its name. Place the rest in your deck.", DeckWords()),
        ("Return this to the bottom of your deck. Shuffle your deck.", DeckWords()),
    ],
)
def test_sentences_that_are_read(text: str, expected: DeckWords) -> None:
    assert deck_words_of(faces(text), kind="battle") == expected


@pytest.mark.parametrize(
    "sentence",
    [
        "You can include any number of this card in your deck.",
        "You may only include red cards in your deck.",
        "If your leader is blue, you can include up to 6 copies of this card in your deck.",
        'You may have up to sixteen cards named "Somebody Else" in a deck.',
        "Your deck must hold 10 <Marla> cards.",
        "You can only include up to 4 cards with [Lantern] in your deck.",
        "You cannot include non-《Guard》 or non-《Sailor》 cards in your deck.",
        "Vous pouvez inclure cette carte autant que voulu dans votre deck.",
    ],
)
def test_other_sentences_about_decks_are_kept_as_unread(sentence: str) -> None:
    language = "fr" if sentence.startswith("Vous") else "en"
    found = deck_words_of(faces(f"[Permanent] {sentence}\n[Auto] Draw.", language=language), kind="leader")

    assert found == DeckWords(unread=(sentence,))


def test_only_a_leader_limits_the_traits_of_a_deck() -> None:
    text = "[Permanent] You cannot include non-《Guard》 cards in your deck."

    assert deck_words_of(faces(text), kind="leader") == DeckWords(only_traits=("Guard",))
    unread = ("You cannot include non-《Guard》 cards in your deck.",)
    assert deck_words_of(faces(text), kind="battle") == DeckWords(unread=unread)


def test_a_text_that_says_two_different_counts_is_not_read() -> None:
    text = "You can include up to 7 copies of this card in your deck.\n" + ANY

    assert deck_words_of(faces(text), kind="battle") == DeckWords(copies=7, unread=(ANY,))


@pytest.mark.parametrize(
    ("text", "traits"),
    [
        ("[Permanent] This card gains 《Rowers》 in all areas.", ("Rowers",)),
        (
            "[Auto] Draw 1 card.\n[Permanent] This card gains 《Rowers》 and 《Elders》 in all areas.",
            ("Rowers", "Elders"),
        ),
        ("[Permanent] This card gains 《Rowers》.", ()),
        ("[Auto] When you play this card, this card gains 《Rowers》 in all areas.", ()),
        ("[Permanent] If you have no cards, this card gains 《Rowers》 in all areas.", ()),
    ],
)
def test_traits_that_a_card_has_while_a_deck_is_built(text: str, traits: tuple[str, ...]) -> None:
    """Masters manual 1.074, 2-6-6: traits that a [Permanent] adds count in deck construction too."""
    assert deck_words_of(faces(text), kind="extra").gained_traits == traits
