"""Read YAML 1.2 strictly: every value has a line, and nothing in it can surprise a reader.

Aliases, anchors, tags, directives, duplicate keys, keys that are no text, several documents, numbers without
a finite value and input that is too large or too deep are refused with their line. JSON is valid input.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, cast

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from rulings.errors import RulingsError

Scalar: TypeAlias = str | int | float | bool | None
Value: TypeAlias = "Scalar | list[Value] | dict[str, Value]"
Path: TypeAlias = tuple[str | int, ...]

MAX_BYTES = 512 * 1024
MAX_DEPTH = 40
MAX_VALUES = 20_000
MAX_INTEGER = 10**15

_NULLS = frozenset({"", "~", "null", "Null", "NULL"})
_TRUES = frozenset({"true", "True", "TRUE"})
_FALSES = frozenset({"false", "False", "FALSE"})
_DECIMAL = re.compile(r"[-+]?[0-9]+")
_OCTAL = re.compile(r"0o[0-7]+")
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_NOT_FINITE = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
_FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_UNPRINTABLE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_SURROGATE = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")


class StrictYamlError(RulingsError):
    """Refuse a text as YAML and name the line."""

    def __init__(self, code: str, message: str, line: int, *, name: str = "", mend: str = "") -> None:
        """Keep the line, and make the place from it and the name of the text."""
        super().__init__(code, message, place=f"{name}:{line}" if name else f"line {line}", mend=mend)
        self.line = line
        self.name = name


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A text that was read: its plain value and the line of each part."""

    name: str
    value: Value
    lines: Mapping[Path, int]

    def line_of(self, path: Path) -> int:
        """Return the line of a part, or of the nearest part around it that exists."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


class _YamlReader(Protocol):
    def parse(self, stream: str) -> Iterator[Event]:
        """Yield the events of a text."""


@dataclass(slots=True)
class _Container:
    """A list or mapping whose end has not been read yet."""

    value: list[Value] | dict[str, Value]
    path: Path
    key: str | None = None


@dataclass(slots=True)
class _Builder:
    """Make a plain value out of events, refusing what is not allowed."""

    name: str
    lines: dict[Path, int] = field(default_factory=dict)
    stack: list[_Container] = field(default_factory=list)
    root: Value = None
    documents: int = 0
    count: int = 0

    def refuse(self, code: str, message: str, line: int, mend: str = "") -> StrictYamlError:
        """Make the error for a line of this text."""
        return StrictYamlError(code, message, line, name=self.name, mend=mend)

    def take(self, event: Event) -> None:
        """Carry one event over into the value."""
        line = event.start_mark.line + 1
        if isinstance(event, DocumentStartEvent):
            self._start_document(event, line)
        elif isinstance(event, AliasEvent):
            raise self.refuse(
                "yaml_alias", f"The alias *{event.anchor} is not allowed.", line, "Write the value out."
            )
        elif isinstance(event, (ScalarEvent, SequenceStartEvent, MappingStartEvent)):
            self._check_node(event, line)
            self._take_node(event, line)
        elif isinstance(event, (SequenceEndEvent, MappingEndEvent)):
            self.stack.pop()

    def _start_document(self, event: DocumentStartEvent, line: int) -> None:
        self.documents += 1
        if self.documents > 1:
            raise self.refuse(
                "yaml_documents", "A second document begins here.", line, "Keep one document in a file."
            )
        if event.version is not None or event.tags:
            raise self.refuse("yaml_directive", "Directives (%) are not allowed.", line, "Remove the line.")

    def _check_node(self, event: ScalarEvent | SequenceStartEvent | MappingStartEvent, line: int) -> None:
        self.count += 1
        if self.count > MAX_VALUES:
            raise self.refuse(
                "yaml_too_large", f"There are more than {MAX_VALUES} values.", line, "Split the text."
            )
        if event.anchor is not None:
            raise self.refuse(
                "yaml_anchor", f"The anchor &{event.anchor} is not allowed.", line, "Remove it."
            )
        if event.tag is not None:
            raise self.refuse("yaml_tag", f"The tag {event.tag} is not allowed.", line, "Remove it.")

    def _take_node(self, event: ScalarEvent | SequenceStartEvent | MappingStartEvent, line: int) -> None:
        parent = self.stack[-1] if self.stack else None
        if parent is not None and isinstance(parent.value, dict) and parent.key is None:
            self._take_key(parent, event, line)
            return
        path = self._path_of_next(parent)
        self.lines.setdefault(path, line)
        if isinstance(event, ScalarEvent):
            self._place(parent, self._scalar(event, line))
            return
        if len(self.stack) >= MAX_DEPTH:
            raise self.refuse(
                "yaml_too_deep", f"Values are nested more than {MAX_DEPTH} deep.", line, "Flatten them."
            )
        value: list[Value] | dict[str, Value] = [] if isinstance(event, SequenceStartEvent) else {}
        self._place(parent, value)
        self.stack.append(_Container(value, path))

    def _path_of_next(self, parent: _Container | None) -> Path:
        if parent is None:
            return ()
        if isinstance(parent.value, list):
            return (*parent.path, len(parent.value))
        return (*parent.path, parent.key or "")

    def _take_key(self, parent: _Container, event: Event, line: int) -> None:
        key = self._scalar(event, line) if isinstance(event, ScalarEvent) else None
        if not isinstance(key, str):
            raise self.refuse("yaml_key", "A key must be text.", line, "Put the key in quotes.")
        if key in parent.value:
            raise self.refuse(
                "yaml_duplicate_key", f"The key {key!r} stands twice.", line, "Keep one of them."
            )
        parent.key = key
        self.lines[(*parent.path, key)] = line

    def _place(self, parent: _Container | None, value: Value) -> None:
        if parent is None:
            self.root = value
        elif isinstance(parent.value, list):
            parent.value.append(value)
        else:
            parent.value[cast("str", parent.key)] = value
            parent.key = None

    def _scalar(self, event: ScalarEvent, line: int) -> Scalar:
        text = str(event.value)
        if any("\ud800" <= sign <= "\udfff" for sign in text):
            raise self.refuse(
                "yaml_syntax", "An escape here is half a character.", line, "Write the character itself."
            )
        if event.style is not None:
            return text
        if text in _NULLS:
            return None
        if text in _TRUES or text in _FALSES:
            return text in _TRUES
        return self._number_or_text(text, line)

    def _number_or_text(self, text: str, line: int) -> Scalar:
        if _NOT_FINITE.fullmatch(text):
            raise self.refuse(
                "yaml_number", f"{text} is no number one can count with.", line, "Put text in quotes."
            )
        for pattern, base in ((_DECIMAL, 10), (_OCTAL, 8), (_HEXADECIMAL, 16)):
            if pattern.fullmatch(text):
                return self._integer(text, base, line)
        if _FLOAT.fullmatch(text):
            number = float(text)
            if not math.isfinite(number):
                raise self.refuse("yaml_number", f"{text[:40]} is too large.", line, "Put text in quotes.")
            return number
        return text

    def _integer(self, text: str, base: int, line: int) -> int:
        digits = text if base == 10 else text[2:]
        if len(digits.lstrip("+-0")) > 16 or abs(int(digits[-24:], base)) > MAX_INTEGER:
            raise self.refuse(
                "yaml_number", f"{text[:40]} is too large a number.", line, "Put text in quotes."
            )
        return int(digits, base)


def load(text: str, *, name: str) -> Document:
    """Read one document; `name` is what messages call it."""
    _check_size(text, name)
    builder = _Builder(name)
    reader = cast("_YamlReader", YAML(typ="safe", pure=True))
    last_line = 1
    try:
        for event in reader.parse(_prepared(text, name)):
            last_line = event.end_mark.line + 1
            builder.take(event)
    except MarkedYAMLError as error:
        raise _syntax_error(error, name, last_line) from error
    except (YAMLError, ValueError, OverflowError) as error:
        message = "A character or escape here is not allowed."
        raise StrictYamlError("yaml_syntax", message, last_line, name=name, mend="Remove it.") from error
    if not builder.documents:
        raise StrictYamlError("yaml_empty", "The text is empty.", 1, name=name)
    return Document(name=name, value=builder.root, lines=builder.lines)


def _check_size(text: str, name: str) -> None:
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        message = f"The text is larger than {MAX_BYTES // 1024} kB."
        raise StrictYamlError("yaml_too_large", message, 1, name=name, mend="Split it.")


def _prepared(text: str, name: str) -> str:
    """Make valid JSON valid YAML too, and refuse what no YAML text may hold."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if text.lstrip()[:1] in ("{", "[") and _is_json(text):
        text = _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", text.replace("\t", " "))
        text = _SURROGATE.sub(lambda found: str(json.loads(f'"{found[0]}"')), text)
    found = _FORBIDDEN.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        message = "There is a character here that cannot be printed."
        raise StrictYamlError("yaml_syntax", message, line, name=name, mend="Remove it.")
    return text


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _syntax_error(error: MarkedYAMLError, name: str, last_line: int) -> StrictYamlError:
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark is not None else last_line
    told = " ".join(str(part) for part in (error.context, error.problem) if part)
    return StrictYamlError("yaml_syntax", f"This is not YAML: {told}.", line, name=name)
