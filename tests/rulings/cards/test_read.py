"""The public forms read: values, sides, languages, printings, what completes and what contradicts what."""

from __future__ import annotations

import json

import pytest

from rulings.cards.read import read_catalogue
from rulings.cards.types import CardDraft, Catalogue
from tests.rulings.cards.samples import RED, as_file, bakugan, both, detail, front, masters, only, vanguard


def cards_of(catalogue: Catalogue) -> dict[str, CardDraft]:
    """Return the cards by their numbers."""
    return {row.card.number: row.card for row in catalogue.cards}


def test_masters_values() -> None:
    card = only(as_file(masters()), "dbs-masters")

    assert (card.kind, card.colors, card.front.traits) == ("battle", ("red",), ("Guard", "Sailor"))
    assert card.values == {
        "cost": 2,
        "specified_cost": "R",
        "power": 10000,
        "combo_cost": 0,
        "combo_power": 5000,
        "character": "Marla",
        "era": "Tide Saga",
        "set": "ZZ1",
    }


def test_masters_specified_cost_that_is_none_is_known_to_be_none() -> None:
    assert only(as_file(masters(energy_text="3(-)")), "dbs-masters").values["specified_cost"] == "-"
    assert "specified_cost" not in only(as_file(masters(energy_text="")), "dbs-masters").values


def test_masters_leader_has_both_sides() -> None:
    leader = masters(
        type="LEADER", title_back="Marla Awakened", power_back="15000", skills_back_text="Draw 2 cards."
    )
    card = only(as_file(leader), "dbs-masters")

    assert [(face.side, face.name, face.text, face.values) for face in card.faces] == [
        ("front", "Harbour Guard", "[Auto] When you play this card, draw 1 card.", {"power": 10000}),
        ("back", "Marla Awakened", "Draw 2 cards.", {"power": 15000}),
    ]
    assert not card.is_front_only


@pytest.mark.parametrize(
    "suffix", ["-p1", "_p1", "_PR", "_PR02", "-PR02", "_SPR", "_BD", "-SPR", "_PR_02", "-pr02"]
)
def test_parallel_numbers_are_printings_of_one_card(suffix: str) -> None:
    parallel = masters(f"ZZ1-001{suffix}", rarity="Special")
    card = only(as_file(parallel, masters()), "dbs-masters")

    assert card.number == "ZZ1-001"
    assert {printing.number for printing in card.printings} == {"ZZ1-001", f"ZZ1-001{suffix}"}


def test_leading_zeros_make_no_other_card() -> None:
    card = only(as_file(masters("SD1-01"), masters("SD1-001")), "dbs-masters")

    assert card.number == "SD1-01"
    assert len(card.printings) == 2


def test_names_that_were_eaten_take_the_spelling_of_other_cards() -> None:
    eaten = masters("ZZ1-002", skills_text='Choose <tide runner=""> or <ilse>.</ilse></tide>')
    speller = masters("ZZ1-003", character="Ilse", skills_text="Choose ＜Tide Runner＞.")
    cards = cards_of(read_catalogue(as_file(eaten, speller), game="dbs-masters"))

    assert cards["ZZ1-002"].front.text == "Choose <Tide Runner> or <Ilse>."


def test_front_form_values_and_what_a_dash_means() -> None:
    card = only(as_file(front(cost="-", specifiedCost="-", comboPower="-", effect="-")), "fusion-world")

    assert card.values == {"power": 15000, "set": "ZF01"}
    assert (card.front.text, card.colors) == ("", ("blue",))
    assert card.printings[0].series == "INVENTED PACK [ZF01]"


def test_the_set_of_a_printing_is_not_that_of_its_number() -> None:
    reprint = front("ZF01-001-p1", getIt="OTHER PACK [ZF02]", set={"id": "zf02", "name": "Other"})
    card = only(as_file(front(), reprint), "fusion-world")

    assert card.values["set"] == "ZF01"
    assert [one.series for one in card.printings] == ["INVENTED PACK [ZF01]", "OTHER PACK [ZF02]"]


def test_doubled_traits_are_read_once_and_those_of_a_back_not_at_all() -> None:
    doubled = front(features="Pilot/River\n                  Pilot/River")
    leader = front("ZF01-002", cardType="LEADER", features="Pilot\n          Captain")
    cards = cards_of(read_catalogue(as_file(doubled, leader), game="fusion-world"))

    assert cards["ZF01-001"].front.traits == ("Pilot", "River")
    assert cards["ZF01-002"].front.traits == ("Pilot",)


def test_leaders_with_their_front_only_are_noted() -> None:
    catalogue = read_catalogue(as_file(front(), front("ZF01-002", cardType="LEADER")), game="fusion-world")

    assert [(note.line, note.message) for note in catalogue.notes] == [
        (3, "Leaders with their front only: 1; what their backs say is not known.")
    ]


def test_an_unknown_color_is_completed_by_another_file() -> None:
    files = [*as_file(front(color="-")), ("more.json", as_file(front("ZF01-001-p1"))[0][1])]

    assert only(as_file(front(color="-")), "fusion-world").colors == ()
    assert only(files, "fusion-world").colors == ("blue",)


def test_both_form_has_sides_and_languages() -> None:
    sides = [
        detail(side="FRONT"),
        detail(side="BACK", name="Ferry Captain", power=20000, traits="Captain"),
        detail(side="FRONT", language="JP", name="渡し守"),
        detail(side="BACK", language="JP", name="船長", effect=None),
    ]
    card = only(as_file(both(type="LEADER", detail=sides)), "fusion-world")

    assert [(face.language, face.side, face.name) for face in card.faces] == [
        ("en", "front", "Ferry Pilot"),
        ("en", "back", "Ferry Captain"),
        ("ja", "front", "渡し守"),
        ("ja", "back", "船長"),
    ]
    # This form names the colour of a specified cost, not how often: it says nothing that could be kept.
    assert card.values == {"cost": 2, "power": 15000, "combo_power": 10000, "set": "ZF01"}
    assert not card.is_front_only


def test_two_forms_complete_each_other_without_a_contradiction() -> None:
    files = [*as_file(front(cost="-")), ("both.json", as_file(both())[0][1])]
    card = only(files, "fusion-world")

    assert (card.values["cost"], card.values["specified_cost"]) == (2, "U")
    assert [(one.number, one.series) for one in card.printings] == [("ZF01-001", "INVENTED PACK [ZF01]")]
    assert {face.language for face in card.faces} == {"en", "ja"}


def test_a_reprint_with_the_wrong_words_is_told_and_the_plain_number_counts() -> None:
    wrong = front("ZF01-001-p1", name="Bridge Keeper", effect="[On Play] Rest 1 card.")
    catalogue = read_catalogue(as_file(wrong, front()), game="fusion-world")

    assert cards_of(catalogue)["ZF01-001"].front.name == "Ferry Pilot"
    assert [(fault.line, fault.message) for fault in catalogue.faults] == [
        (2, "ZF01-001-p1 contradicts ZF01-001: name “Bridge Keeper”, kept “Ferry Pilot”."),
        (
            2,
            "ZF01-001-p1 contradicts ZF01-001: text “[On Play] Rest 1 card.”, kept “[On Play] Draw 1 card.”.",
        ),
    ]


def test_long_texts_that_differ_late_are_quoted_from_there() -> None:
    same = "[On Play] Look at the ferry list, name one passenger who waits on 2 or less and "
    wrong = front("ZF01-001-p1", effect=f"{same}rest it.")
    catalogue = read_catalogue(as_file(wrong, front(effect=f"{same}ready it.")), game="fusion-world")

    (fault,) = catalogue.faults
    assert fault.message.endswith("text “… on 2 or less and rest it.”, kept “… on 2 or less and ready it.”.")


def test_both_sides_count_before_the_front_only() -> None:
    joined = front(cardType="LEADER", name="Ferry Captain")
    sides = [detail(side="FRONT"), detail(side="BACK", name="Ferry Captain")]
    files = [*as_file(joined), ("both.json", as_file(both(type="LEADER", detail=sides))[0][1])]
    catalogue = read_catalogue(files, game="fusion-world")

    assert cards_of(catalogue)["ZF01-001"].front.name == "Ferry Pilot"
    assert len(catalogue.faults) == 1
    assert not catalogue.notes


def test_vanguard_has_no_numbers_and_knows_no_more_than_it_says() -> None:
    card = only(as_file(vanguard()), "vanguard")

    assert (card.number, card.front.name, card.colors) == (
        "TideSquireLiv",
        "Tide Squire Liv",
        ("river guild",),
    )
    assert (card.kind, card.values, card.printings) == ("", {}, ())
    assert card.has_text


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"grade": "high"}, "'high' is no grade"),
        ({"trigger": "lucky"}, "'lucky' is no trigger"),
        ({"sentinel": "perhaps"}, "must be yes or no"),
        ({"kind": "Castle"}, "'Castle' is no kind"),
        ({"power": "strong"}, "must be a whole number"),
    ],
)
def test_what_vanguard_does_not_know_is_left_open_and_told(values: dict[str, object], told: str) -> None:
    catalogue = read_catalogue(as_file({**vanguard(), **values}), game="vanguard")

    (row,) = catalogue.cards
    assert (row.card.kind, row.card.values) == ("", {})
    assert told in catalogue.faults[0].message


def test_vanguard_prints_one_name_under_several_numbers() -> None:
    files = as_file(vanguard(number="ZV01/001EN"), vanguard(number="ZV02/009EN"))
    card = only(files, "vanguard")

    assert card.number == "ZV01/001EN"
    assert [one.number for one in card.printings] == ["ZV01/001EN", "ZV02/009EN"]


def test_bakugan_values() -> None:
    evo = bakugan(2, name="Hyper Tidehorn", type="Evo", evolvesFrom="Tidehorn", coreTypes=[], cost="X")
    cards = cards_of(read_catalogue(as_file(bakugan(), evo), game="bakugan"))

    assert cards["1"].values == {
        "cost": 0,
        "power": 400,
        "damage": 4,
        "cores": ["Fist", "Shield"],
        "display_name": "Tidehorn",
    }
    assert cards["1"].colors == ("aquos",)
    assert cards["2"].kind == "evo"
    assert (cards["2"].values["cost"], cards["2"].values["evolves_from"]) == ("X", "Tidehorn")


def test_costs_only_in_the_names_of_pictures() -> None:
    card = only(as_file(masters(energy_text=f"4({RED}{RED})", energy="4")), "dbs-masters")

    assert card.values["specified_cost"] == "RR"


def test_reading_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    cards = [masters(f"ZZ1-{number:03d}") for number in range(450)]

    read_catalogue(as_file(*cards), game="dbs-masters", told=lambda done, total: told.append((done, total)))

    assert told == [(200, 450), (400, 450)]


def test_the_same_card_in_the_same_words_twice_is_one_printing() -> None:
    data = json.dumps([masters(), masters()]).encode()

    assert len(only([("cards.json", data)], "dbs-masters").printings) == 1
