"""Read values out of a strict YAML document, collecting what is wrong with its place."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulings.strict_yaml import Document, Path, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class PackFault:
    """One thing that is wrong in a pack, and where."""

    place: str
    message: str

    def __str__(self) -> str:
        """Write the fault as one line."""
        return f"{self.place}: {self.message}"


@dataclass(frozen=True, slots=True)
class Node:
    """A value somewhere in a document; what is read from it wrongly becomes a fault."""

    document: Document
    path: Path
    value: Value
    faults: list[PackFault]

    @property
    def place(self) -> str:
        """Return the file and line."""
        return f"{self.document.name}:{self.document.line_of(self.path)}"

    def fault(self, message: str, *, key: str | int | None = None) -> None:
        """Report what is wrong here, or with one of the keys here."""
        path = self.path if key is None else (*self.path, key)
        self.faults.append(
            PackFault(place=f"{self.document.name}:{self.document.line_of(path)}", message=message)
        )

    def child(self, key: str | int, value: Value) -> Node:
        """Return a part of this value."""
        return Node(self.document, (*self.path, key), value, self.faults)

    def mapping(self) -> dict[str, Value]:
        """Return the value as a mapping."""
        if isinstance(self.value, dict):
            return self.value
        self.fault("Expected a mapping (key: value).")
        return {}

    def only(self, keys: Iterable[str]) -> None:
        """Report keys that nobody reads."""
        known = tuple(keys)
        for key in self.mapping():
            if key not in known:
                self.fault(f"Unknown key {key!r}; known are {', '.join(known)}.", key=key)

    def items(self) -> Iterator[Node]:
        """Yield the items of a list."""
        if not isinstance(self.value, list):
            self.fault("Expected a list.")
            return
        for place, item in enumerate(self.value):
            yield self.child(place, item)

    def list_at(self, key: str) -> Iterator[Node]:
        """Yield the items of a list under a key; a missing one is empty."""
        value = self.mapping().get(key)
        if value is not None:
            yield from self.child(key, value).items()

    def text(self, key: str) -> str:
        """Return a text that must be there."""
        value = self.mapping().get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
        self.fault(f"{key!r} must be text.", key=key)
        return ""

    def optional_text(self, key: str) -> str:
        """Return a text, or nothing when it is left out or null."""
        return self.text(key) if self.mapping().get(key) is not None else ""

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts; a missing one is empty."""
        found = []
        for item in self.list_at(key):
            if isinstance(item.value, str) and item.value.strip():
                found.append(item.value.strip())
            else:
                item.fault("Expected text; put numbers in quotes.")
        return tuple(found)

    def numbers(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers; a missing one is empty."""
        found = []
        for item in self.list_at(key):
            if isinstance(item.value, int) and not isinstance(item.value, bool):
                found.append(item.value)
            else:
                item.fault("Expected a whole number.")
        return tuple(found)

    def flag(self, key: str) -> bool:
        """Return true or false; a missing one is false."""
        value = self.mapping().get(key, False)
        if not isinstance(value, bool):
            self.fault(f"{key!r} must be true or false.", key=key)
        return value is True

    def choice(self, key: str, choices: Iterable[str], default: str = "") -> str:
        """Return one of some words."""
        if default and self.mapping().get(key) is None:
            return default
        value, known = self.mapping().get(key), tuple(choices)
        if isinstance(value, str) and value in known:
            return value
        self.fault(f"{key!r} must be one of {', '.join(known)}.", key=key)
        return known[0]

    def day(self, key: str) -> datetime.date | None:
        """Return a date written as YYYY-MM-DD, or nothing when it is left out or null."""
        value = self.mapping().get(key)
        if value is None:
            return None
        try:
            return datetime.date.fromisoformat(value if isinstance(value, str) else "")
        except ValueError:
            self.fault(f"{key!r} must be a date like 2019-02-08, or null.", key=key)
            return None

    def by_language(self, key: str, languages: Iterable[str]) -> dict[str, list[str]]:
        """Return lists of texts by language."""
        value = self.mapping().get(key)
        if value is None:
            return {}
        node = self.child(key, value)
        node.only(languages)
        return {language: list(node.texts(language)) for language in languages if language in node.mapping()}
