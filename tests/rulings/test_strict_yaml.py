"""The strict loader reads what people write and refuses what could surprise them."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.strict_yaml import MAX_BYTES, StrictYamlError, load


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: 1", {"a": 1}),
        ("a: yes", {"a": "yes"}),
        ("a: 010", {"a": 10}),
        ("a: 0x1F", {"a": 31}),
        ("a: -2.5e1", {"a": -25.0}),
        ("a: ~\nb: true\nc: False", {"a": None, "b": True, "c": False}),
        ("a: '8-6-4'\nb: 8-6-4\nc: \"1\"", {"a": "8-6-4", "b": "8-6-4", "c": "1"}),
        ("- 2018-12-01", ["2018-12-01"]),
        ("a: |\n  x\n  y\n", {"a": "x\ny\n"}),
        ("a: >-\n  x\n  y\n", {"a": "x y"}),
        ("[{id: a, n: [1, 2]}, x]", [{"id": "a", "n": [1, 2]}, "x"]),
        ('\ufeff{"a":\r\n\t[1, null, "\\/ \\ud83d\\ude00"]}', {"a": [1, None, "/ \U0001f600"]}),
    ],
)
def test_load_reads_the_core_schema(text: str, value: object) -> None:
    assert load(text, name="x").value == value


def test_line_of_names_the_line_of_keys_and_items() -> None:
    document = load("a: 1\nb:\n  - x\n  - c: 2\n    d: |\n      text\n", name="x")

    assert document.line_of(("b",)) == 2
    assert document.line_of(("b", 1)) == 4
    assert document.line_of(("b", 1, "d")) == 5
    assert document.line_of(("b", 1, "missing", 7)) == 4
    assert document.line_of(("nothing",)) == 1


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "yaml_empty", 1),
        ("# only a comment\n", "yaml_empty", 1),
        ("a: 1\nb: 2\na: 3", "yaml_duplicate_key", 3),
        ('{"a": 1,\n"a": 2}', "yaml_duplicate_key", 2),
        ("a: &x 1", "yaml_anchor", 1),
        ("a: 1\nb: *x", "yaml_alias", 2),
        ("a: !!str 1", "yaml_tag", 1),
        ("a: !ruby/object {}", "yaml_tag", 1),
        ("a: 1\n---\nb: 2", "yaml_documents", 2),
        ("%YAML 1.1\n---\na: 1", "yaml_directive", 2),
        ("a: 1\n8: 2", "yaml_key", 2),
        ("[1, 2]: x", "yaml_key", 1),
        ("a: .nan", "yaml_number", 1),
        ("a: -.inf", "yaml_number", 1),
        ("a: 1e999", "yaml_number", 1),
        ("a: 10000000000000000000000", "yaml_number", 1),
        ("a: " + "9" * 5000, "yaml_number", 1),
        ("a: 1\nb: {", "yaml_syntax", 2),
        ("a: b: c", "yaml_syntax", 1),
        ("a:\n\t- 1", "yaml_syntax", 2),
        ("a: 1\nb: \x00", "yaml_syntax", 2),
        ('a: "\\U99999999"', "yaml_syntax", 1),
        ('a: "\\ud800"', "yaml_syntax", 1),
        ("[" * 41, "yaml_too_deep", 1),
        ("[" * 5000 + "]" * 5000, "yaml_too_deep", 1),
        ("x" * (MAX_BYTES + 1), "yaml_too_large", 1),
        ("[" + "1," * 30_000 + "1]", "yaml_too_large", 1),
    ],
)
def test_load_refuses_with_code_and_line(text: str, code: str, line: int) -> None:
    with pytest.raises(StrictYamlError) as caught:
        load(text, name="board.yaml")

    assert (caught.value.code, caught.value.line) == (code, line)
    assert str(caught.value).startswith(f"board.yaml:{line}: ")


@given(st.text(alphabet=st.sampled_from("ab:-[]{}\"'&*!|>%@`#, \n\t?0.x~\\u\ud800\u2028é"), max_size=60))
def test_load_never_fails_in_another_way(text: str) -> None:
    with contextlib.suppress(StrictYamlError):
        load(text, name="x")


_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**15), 10**15)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", min_size=1), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.lists(_json, max_size=5), st.booleans())
def test_load_reads_json_as_json(value: list[object], ascii_only: bool) -> None:
    assert load(json.dumps(value, ensure_ascii=ascii_only, indent="\t"), name="x").value == value
