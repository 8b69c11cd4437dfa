"""Whatever a file holds, it is read, reported or refused; nothing crashes, and no card stands twice."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.cards.deckwords import deck_words_of, keywords_of
from rulings.cards.read import read_catalogue
from rulings.cards.text import clean
from rulings.cards.types import CatalogueError
from tests.rulings.cards.samples import bakugan, both, front, masters, vanguard

CARDS = {
    "dbs-masters": masters(),
    "fusion-world": front(),
    "vanguard": vanguard(),
    "bakugan": bakugan(),
}
SIGNS = st.text(st.sampled_from("ab A.<>/=\"'[](){}&;#・（【：，\n\t\0é渡"), max_size=60)
VALUES: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | SIGNS | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize("game", CARDS)
@given(data=st.data())
@settings(max_examples=60)
def test_any_values_are_read_or_told(game: str, data: st.DataObject) -> None:
    keys = st.sampled_from(sorted(CARDS[game]))
    changes = data.draw(st.lists(st.dictionaries(keys, VALUES, max_size=4), min_size=1, max_size=4))
    rows = [CARDS[game], *({**CARDS[game], **change} for change in changes)]

    catalogue = read_catalogue([("cards.json", json.dumps(rows).encode())], game=game)

    keys_of = [row.card.key for row in catalogue.cards]
    assert len(keys_of) == len(set(keys_of))
    assert keys_of or catalogue.faults
    for row in catalogue.cards:
        assert row.card.front.name
        assert not {"\0", "\ud800"} & set("".join(face.name + face.text for face in row.card.faces))
        keywords_of(row.card.faces)
        deck_words_of(row.card.faces, kind=row.card.kind)


@given(
    details=st.lists(
        st.dictionaries(st.sampled_from(["side", "language", "name", "effect"]), VALUES), max_size=3
    )
)
@settings(max_examples=60)
def test_any_details_are_read_or_told(details: list[dict[str, object]]) -> None:
    rows = [both(), both("ZF01-002", detail=details)]

    catalogue = read_catalogue([("cards.json", json.dumps(rows).encode())], game="fusion-world")

    assert len(catalogue.cards) == 2 or catalogue.faults


@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_refused_in_words(data: bytes) -> None:
    with pytest.raises(CatalogueError) as caught:
        read_catalogue([("cards", data)], game="bakugan")

    assert caught.value.mend


@given(cut=st.integers(0, 1500), put=st.binary(max_size=3))
def test_a_damaged_file_is_read_told_or_refused(cut: int, put: bytes) -> None:
    whole = json.dumps([masters(), masters("ZZ1-002")]).encode()
    damaged = whole[:cut] + put + whole[cut + len(put) :]
    with suppress(CatalogueError):
        catalogue = read_catalogue([("cards", damaged)], game="dbs-masters")
        assert catalogue.cards or catalogue.faults


@given(text=SIGNS | st.text(max_size=80))
def test_cleaning_is_stable(text: str) -> None:
    once = clean(clean(text).text).text

    assert clean(once).text == once
