"""Near twins: the smallest change that turns a verdict around, and both verdicts side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from judge.engine.scenario import Twin
from judge.presentation.voice import Voice
from judge.services.replays import Examined


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeView:
    """One changed place of a document: what it belongs to, and its value before and after."""

    place: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnView:
    """One claim in both: the verdict here, and the one of the twin."""

    text: str
    here: str
    here_word: str
    there: str
    there_word: str

    @property
    def is_turned(self) -> bool:
        """Tell whether the change makes a difference to it."""
        return self.here != self.there


@dataclass(frozen=True, slots=True, kw_only=True)
class TwinView:
    """A near twin with its changes and what becomes of each claim; `is_refused` where it cannot be played."""

    title: str
    changes: tuple[ChangeView, ...]
    turns: tuple[TurnView, ...]
    was_refused: bool
    is_refused: bool
    is_examined: bool
    href: str


def twin_title(examined: Examined, number: int) -> str:
    """Give the title that a document gives its twin; the first is number 1."""
    title = _value_at(examined.document, ["near", str(number - 1), "title"])
    return title if isinstance(title, str) else ""


def twin_view(
    here: Examined, twin: Twin, there: Examined | None, voice: Voice, *, href: str, title: str
) -> TwinView:
    """Hold a scenario and its twin side by side; the changes alone where there was no time to examine it."""
    findings = there.report.findings if there else ()
    other = {finding.verdict.claim.id: finding.verdict.verdict for finding in findings}
    turns = []
    for finding in here.report.findings if there else ():
        verdict, found = finding.verdict.verdict, other.get(finding.verdict.claim.id, "")
        turns.append(
            TurnView(
                text=voice.claim(finding.verdict.claim),
                here=verdict.lower(),
                here_word=voice.verdict_word(verdict).upper(),
                there=found.lower(),
                there_word=voice.verdict_word(found).upper() if found else "",
            )
        )
    return TwinView(
        title=title,
        changes=tuple(_change(here.document, twin.document, where.split(".")) for where in twin.changed),
        turns=tuple(turns),
        was_refused=here.report.refusal is not None,
        is_refused=there is not None and there.report.refusal is not None,
        is_examined=there is not None,
        href=href,
    )


def _change(before: object, after: object, where: list[str]) -> ChangeView:
    named, rest = _nearest_name(before, where)
    return ChangeView(
        place=" · ".join(part for part in (named, _in_words(rest)) if part),
        before=_said(_value_at(before, where)),
        after=_said(_value_at(after, where)),
    )


def _nearest_name(document: object, where: list[str]) -> tuple[str, list[str]]:
    """Find the innermost card a place belongs to; what is left of the path names the place on it."""
    named, rest, node = "", where, document
    for depth, key in enumerate(where):
        node = _value_at(node, [key])
        if isinstance(node, Mapping) and isinstance(node.get("name") or node.get("id"), str):
            named, rest = str(node.get("name") or node.get("id")), where[depth + 1 :]
    return named, rest


def _in_words(rest: Sequence[str]) -> str:
    """Write a path; only the numbers of actions mean something to people, who count from 1."""
    if len(rest) > 1 and rest[0] == "actions" and rest[1].isdigit():
        return " ".join(["action", str(int(rest[1]) + 1), *rest[2:]]).replace("_", " ")
    return " ".join(key for key in rest if not key.isdigit()).replace("_", " ")


def _value_at(node: object, where: Sequence[str]) -> object:
    for key in where:
        if isinstance(node, Mapping):
            node = node.get(key)
        elif isinstance(node, list) and key.isdigit() and int(key) < len(node):
            node = node[int(key)]
        else:
            return None
    return node


def _said(value: object) -> str:
    """Write a value of a document the way a person would."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, Mapping):
        return str(value.get("name") or ", ".join(f"{key} {_said(item)}" for key, item in value.items()))
    if isinstance(value, list):
        return ", ".join(_said(item) for item in value) or "–"
    return str(value)
