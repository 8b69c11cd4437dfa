"""Each defect seen in public card texts, with our own short samples."""

from __future__ import annotations

import pytest

from rulings.cards.text import Cleaned, clean, names_in, plain
from tests.rulings.cards.samples import AUTO, RED, THREE

NAMES = {"marla": "Marla", "old torvo": "Old Torvo", "ilse : youth": "Ilse : Youth"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # pictures stand for words in their alt
        (f"{AUTO} Draw 1 card.", "[Auto] Draw 1 card."),
        ('<img src="/i/Over-Realm_3.png" alt="Over Realm 3">', "[Over Realm 3]"),
        ("<IMG ALT='Once per turn' SRC='/i/o.png'/> Draw.", "[Once per turn] Draw."),
        # a word that only the file name tells
        ('<img src="/i/Over-Realm_3.png" alt="">', "[Over Realm 3]"),
        # colour balls have an empty alt; number costs are words
        (f"[Evolve] {RED}{RED}{THREE}: <Marla>", "[Evolve] (red)(red)(3): <Marla>"),
        ('<img src="/i/sixteen.png" alt="sixteen">', "(16)"),
        (f"[Evolve]({RED})({THREE})", "[Evolve](red)(3)"),
        # entities encoded once or twice, names in them kept as text
        ("Choose 1 &lt;Marla&gt; &amp; draw.", "Choose 1 <Marla> & draw."),
        ("Choose 1 &amp;lt;Marla&amp;gt;", "Choose 1 <Marla>"),
        ("Torvo&#039;s ship", "Torvo's ship"),
        # names in angle brackets that are no tags
        ("Choose 1 <Ilse : Youth> card.", "Choose 1 <Ilse : Youth> card."),
        ("Choose 1 <Android 17>.", "Choose 1 <Android 17>."),
        ("If power < 5000 and cost > 3, draw.", "If power < 5000 and cost > 3, draw."),
        # names that were eaten as tags
        ('Choose <old torvo=""> or <marla> here.</marla></old>', "Choose <Old Torvo> or <Marla> here."),
        ('Choose <ilse :="" youth="">.</ilse>', "Choose <Ilse : Youth>."),
        # line breaks, other marks of HTML
        ("Draw 1 card.<br>Then rest.<br/><br />", "Draw 1 card.\nThen rest."),
        ("<p>Draw <b>1</b> card.</p><span class='x'>Rest.</span>", "Draw 1 card.\nRest."),
        # missing breaks between skills
        ("[On Play] Draw 1 card.[Awaken] When you may.", "[On Play] Draw 1 card.\n[Awaken] When you may."),
        ("[Blocker] (May block.)[On Play] Draw.", "[Blocker] (May block.)\n[On Play] Draw."),
        (
            "Draw. [Activate Main][Once per turn](1) : Rest.",
            "Draw.\n[Activate Main][Once per turn](1) : Rest.",
        ),
        ("Choose one―・Draw 1 card.・Rest 1 card.", "Choose one―\n・Draw 1 card.\n・Rest 1 card."),
        # a sentence that only begins with a keyword is no new skill, nor is a cost followed by one
        ("Rest it. [Blocker] can't be used.", "Rest it. [Blocker] can't be used."),
        ("[Evolve] (red)(2)[Barrier] card.", "[Evolve] (red)(2)[Barrier] card."),
        ("(Draw. [Field] Once a turn only)", "(Draw. [Field] Once a turn only)"),
        (
            "[CONT]: Sentinel (Four.) [AUTO]:[Discard] Draw.",
            "[CONT]: Sentinel (Four.)\n[AUTO]:[Discard] Draw.",
        ),
        ('It gets "[AUTO](VC): [Soul Blast (1)] Draw."', 'It gets "[AUTO](VC): [Soul Blast (1)] Draw."'),
        # full-width signs
        ("【Evolve】（Play）：＜Marla＞，draw", "[Evolve](Play): <Marla>, draw"),
        (
            "＜Ilse：Youth＞ or 〈Marla〉 of ≪Guard≫, 《Sailor》",
            "<Ilse : Youth> or <Marla> of 《Guard》, 《Sailor》",
        ),
        ("[Auto} When you play this.\u3000Draw.", "[Auto] When you play this. Draw."),
        # blanks
        ("  Draw \u00a0 1  card. \n\n\n Rest. ", "Draw 1 card.\nRest."),
        ("", ""),
    ],
)
def test_clean(text: str, expected: str) -> None:
    assert clean(text, names=NAMES) == Cleaned(expected)


def test_a_name_nobody_else_writes_comes_back_and_is_told() -> None:
    cleaned = clean('Choose <wandering cook="">.</wandering>', names=NAMES)

    assert cleaned.text == "Choose <Wandering Cook>."
    assert cleaned.doubts == (
        "the name <Wandering Cook> was broken in the file and is a guess in its spelling",
    )


def test_a_closing_tag_alone_does_not_vanish() -> None:
    assert clean("Choose 1</marla> card.", names=NAMES).text == "Choose 1<Marla> card."


@pytest.mark.parametrize("tag", ["<Big Badges>", "<A Hero Returns>", "<Small>"])
def test_a_name_that_looks_like_html_stays(tag: str) -> None:
    assert clean(f"Choose {tag}.").text == f"Choose {tag}."


def test_a_name_eaten_as_a_tag_that_html_knows_comes_back() -> None:
    assert clean('Choose <big badges="">.</big>').text == "Choose <Big Badges>."


def test_a_picture_without_words_is_told() -> None:
    cleaned = clean("Draw <img> cards.")

    assert cleaned.text == "Draw [?] cards."
    assert cleaned.doubts


def test_scripts_become_harmless_text() -> None:
    assert clean("<script>alert(1)</script>Draw.").text == "alert(1)Draw."


def test_japanese_keeps_its_signs_but_for_brackets_of_skills() -> None:
    text = "【登場時】カード１枚を引く。その後、「渡し守」（1枚）を選ぶ：［永続］"

    assert (
        clean(text, language="ja").text == "[登場時]カード１枚を引く。その後、「渡し守」（1枚）を選ぶ：[永続]"
    )


def test_cleaning_twice_is_cleaning_once() -> None:
    once = clean(f"{AUTO} Choose &lt;Marla&gt;.[Awaken] （Rest）", names=NAMES).text

    assert clean(once, names=NAMES).text == once


def test_names_in_and_plain() -> None:
    assert names_in("＜Marla＞ or &lt;Old Torvo&gt; or <b>rest</b>") == ["Marla", "Old Torvo"]
    assert plain("  Torvo&#039;s \n Ship ") == "Torvo's Ship"
