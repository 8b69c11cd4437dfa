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
    """A scenario and its near twins, together with the text they were read from."""

    text: str
    source: Document
    scenario: Scenario
    twins: tuple[Twin, ...]
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
        twins = read_twins(source.value if isinstance(source.value, dict) else {}, scenario)
    except EngineError as error:
        raise refused(error, source) from error
    for place, twin in enumerate(twins):
        try:
            read_scenario(twin.document, RULESETS, DEFAULT_PROFILES)
        except EngineError as error:
            raise _refused_twin(error, place, source) from error
    return ReadScenario(
        text=text, source=source, scenario=scenario, twins=twins, digest=digest_of(source.value)
    )


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


def refused(error: EngineError, source: Document | None = None) -> JudgeError:
    """Turn an error of the engine into one with the line of the document."""
    line = source.line_of(error.path) if source is not None else 0
    return JudgeError(error.code, error.message, path=_dotted(error.path), line=line, mend=error.mend)


def _refused_twin(error: EngineError, place: int, source: Document) -> JudgeError:
    """Name the twin whose change makes the document faulty, and the place in the changed document."""
    path, where = ("near", place, "change"), _dotted(error.path)
    message = f"With this change {where} is wrong: {error.message}" if where else error.message
    return JudgeError(error.code, message, path=_dotted(path), line=source.line_of(path), mend=error.mend)


def _dotted(path: tuple[str | int, ...]) -> str:
    return ".".join(str(part) for part in path)


def digest_of(document: object) -> str:
    """Name a document by its content: layout and the order of keys do not matter, the order of players does."""
    if isinstance(document, dict) and isinstance(document.get("players"), dict):
        document = {**document, "players": list(document["players"].items())}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
