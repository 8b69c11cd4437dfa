"""Change a document's text and keep its layout and comments where that is possible."""

from __future__ import annotations

import copy
import io
import json
from collections.abc import Callable, Mapping
from typing import cast

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError

from rulings.strict_yaml import StrictYamlError, Value, load

Node = dict[str, Value]
Change = Callable[[Node], None]

WIDTH = 4096
"""Wide enough that no line of a document is broken anew."""


def edited(*, text: str, value: Mapping[str, Value], change: Change) -> str:
    """Return the text with a change made to its document; `value` is what the text says now."""
    wanted = copy.deepcopy(dict(value))
    change(wanted)
    if text.lstrip()[:1] == "{":
        return json.dumps(wanted, indent=2, ensure_ascii=False) + "\n"
    kept = _with_layout(text, change)
    if kept is not None and _says(kept, wanted):
        return kept
    return _written(wanted)


def in_one_line(value: Value) -> Value:
    """Make a value that is written in one line, as actions are."""
    if isinstance(value, dict):
        mapping = CommentedMap({key: in_one_line(item) for key, item in value.items()})
        mapping.fa.set_flow_style()
        return cast("Value", mapping)
    if isinstance(value, list):
        sequence = CommentedSeq([in_one_line(item) for item in value])
        sequence.fa.set_flow_style()
        return cast("Value", sequence)
    return value


def _with_layout(text: str, change: Change) -> str | None:
    reader = YAML()
    reader.preserve_quotes = True
    reader.width = WIDTH
    reader.indent(mapping=2, sequence=4, offset=2)
    try:
        node = reader.load(text)
        if not isinstance(node, CommentedMap):
            return None
        change(cast("Node", node))
        stream = io.StringIO()
        reader.dump(node, stream)
    except (YAMLError, ValueError, TypeError, AttributeError):
        return None  # the careful way cannot write this text; the plain way can
    return stream.getvalue()


def _says(text: str, wanted: Node) -> bool:
    try:
        return load(text, name="scenario").value == wanted
    except StrictYamlError:
        return False


def _written(value: Node) -> str:
    writer = YAML()
    writer.width = WIDTH
    writer.indent(mapping=2, sequence=4, offset=2)
    stream = io.StringIO()
    writer.dump(value, stream)
    text = stream.getvalue()
    return text if _says(text, value) else json.dumps(value, indent=2, ensure_ascii=False) + "\n"
