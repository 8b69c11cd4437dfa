"""Read a text into a scenario that the engine can play; every fault names its place and its mend."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

from judge.engine.errors import EngineError
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Scenario, Twin, read_scenario, read_twins
from judge.errors import JudgeError
from rulings.strict_yaml import Document, StrictYamlError, Value, load

NAME = "scenario"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadScenario:
    """A scenario together with the text it was read from."""

    text: str
    source: Document
    scenario: Scenario
    digest: str

    @property
    def document(self) -> Mapping[str, Value]:
        """Return the document as plain values."""
        return self.source.value if isinstance(self.source.value, dict) else {}


def read_scenario_text(*, text: str, name: str = NAME) -> ReadScenario:
    """Read YAML or JSON into a scenario; raise with the place of the fault when it cannot be understood."""
    source = read_document(text=text, name=name)
    try:
        scenario = read_scenario(source.value, RULESETS, DEFAULT_PROFILES)
        read_twins(source.value if isinstance(source.value, dict) else {}, scenario)
    except EngineError as error:
        raise refused(error, source) from error
    return ReadScenario(text=text, source=source, scenario=scenario, digest=digest_of(source.value))


def read_document(*, text: str, name: str = NAME) -> Document:
    """Read YAML or JSON into plain values."""
    try:
        return load(text, name=name)
    except StrictYamlError as error:
        raise JudgeError(error.code, error.message, line=error.line, mend=error.mend) from error


def decoded(*, content: bytes, most: int) -> str:
    """Read bytes as text; what is too large or no text is refused."""
    if len(content) > most:
        raise JudgeError(
            "too_large",
            f"A scenario has at most {most // 1024} kB.",
            mend="Describe only the cards that matter; a bare number stands for the others.",
        )
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise JudgeError(
            "not_text", "This is not text in UTF-8.", line=line, mend="Save it as UTF-8."
        ) from error


def twins_of(read: ReadScenario) -> tuple[Twin, ...]:
    """Return the near twins of a scenario."""
    try:
        return read_twins(read.document, read.scenario)
    except EngineError as error:
        raise refused(error, read.source) from error


def refused(error: EngineError, source: Document | None = None) -> JudgeError:
    """Turn an error of the engine into one with the line of the document."""
    path = ".".join(str(part) for part in error.path)
    line = source.line_of(error.path) if source is not None else 0
    return JudgeError(error.code, error.message, path=path, line=line, mend=error.mend)


def digest_of(document: object) -> str:
    """Name a document by its content: layout and the order of keys do not matter, the order of players does."""
    if isinstance(document, dict) and isinstance(document.get("players"), dict):
        document = {**document, "players": list(document["players"].items())}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
