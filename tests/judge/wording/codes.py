"""Collects every code that wording must know, from the rulesets' tables and from the engine's sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from judge.engine import events, questions, record, statements, trace
from judge.engine.ruleset import Ruleset
from judge.wording.names import snake

ENGINE = Path(events.__file__).parent
RULESETS = ENGINE / "rulesets"
SHARED = (RULESETS / "shared.py", RULESETS / "paying.py", *sorted((RULESETS / "program").glob("*.py")))
NOTE_VARIABLES = {"why": ("attack_negated", "attacker_gone", "guard_gone")}
"""Notes that a function makes up: `why_over` says which card of the battle is gone."""


@dataclass
class Spoken:
    """The codes written in one game's sources."""

    notes: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    subjects: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)


def sources_of(game: str) -> list[Path]:
    return [*SHARED, *sorted((RULESETS / game.replace("-", "_")).rglob("*.py"))]


def spoken(game: str) -> Spoken:
    found = Spoken()
    for path in sources_of(game):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["note"]:
                found.notes.update(words_in(node.value))
            if isinstance(node, ast.Call):
                _read_call(node, found)
    return found


def _read_call(node: ast.Call, found: Spoken) -> None:
    called = ast.unparse(node.func).rpartition(".")[2]
    for keyword in node.keywords:
        if keyword.arg == "note":
            found.notes.update(words_in(keyword.value))
    first = node.args[0] if node.args else None
    if called == "GameEvent" and first is not None:
        found.kinds.update(_kinds(first))
    if called == "caused" and len(node.args) > 1:
        found.kinds.update(_kinds(node.args[1]))
    if called == "Question" and len(node.args) > 2 and isinstance(node.args[2], ast.Constant):
        found.subjects.add(str(node.args[2].value))
    if called == "reason" and isinstance(first, ast.Constant):
        found.reasons.add(str(first.value))


def words_in(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant):
        yield from [str(value.value)] if value.value else []
    elif isinstance(value, ast.IfExp):
        yield from words_in(value.body)
        yield from words_in(value.orelse)
    elif isinstance(value, ast.Name):
        yield from NOTE_VARIABLES.get(value.id, ())
        assert value.id in {"note", *NOTE_VARIABLES}, f"notes from the variable {value.id} are not known"
    else:
        raise AssertionError(f"a note of an unknown form: {ast.unparse(value)}")


def _kinds(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant):
        yield str(value.value)
    elif isinstance(value, ast.Attribute):
        yield str(getattr(events, value.attr))


def constants(module: object) -> set[str]:
    """List the kinds of events that the kernel knows."""
    return {
        value for name, value in vars(module).items() if name.isupper() and isinstance(value, str) and value
    }


def needed(ruleset: Ruleset) -> set[str]:
    """List the keys that a game's tables must have."""
    said = spoken(ruleset.game)
    keys = {f"rule:{name}.{rule}" for name, known in ruleset.procedures.items() for rule in known.rules}
    keys |= {
        f"ask:{name}.{rule.name}"
        for name, known in ruleset.procedures.items()
        for rule in known.rules.values()
        if rule.ask
    }
    keys |= {
        name if name.startswith(("reason:", "check:", "decision:")) else f"rule:{name}"
        for name in ruleset.citations
    }
    keys |= {f"reason:{code}" for code in said.reasons}
    keys |= {f"note:{note}" for note in said.notes}
    keys |= {f"event:{kind}" for kind in said.kinds | constants(events)}
    keys |= {f"event:role_{role}" for role in ruleset.roles}
    keys |= {f"subject:{subject}" for subject in said.subjects}
    for zone in ruleset.zones:
        keys |= {f"zone.{zone.code}", *(f"zone.{zone.code}.{form}" for form in ("to", "from", "in", "the"))}
    heard = statements.events_of(ruleset)
    keys |= {f"claim:{kind}:{event}" for kind in ("happens", "never") for event in heard}
    keys |= {f"role.{role}" for role in ruleset.roles}
    keys |= {f"phase.{phase}" for phase in ruleset.shapes["phase"].split()}
    keys |= {f"{kind}{value}" for kind in ("value.", "claim:value:") for value in ruleset.values}
    keys |= {f"timing.{timing}" for timing in ruleset.timings}
    keys |= {f"keyword.{snake(keyword)}" for keyword in ruleset.keywords}
    keys |= {f"{kind}:{verb}" for verb in ruleset.verbs for kind in ("act", "did")}
    return keys | {f"blank.{blank}" for blank in ruleset.shapes["blanks"].split()}


def shared_keys() -> set[str]:
    """List the keys that every game needs: the kernel's own words."""
    ways = (trace.WRITTEN, trace.ONLY, trace.NOT_WRITTEN, trace.BRANCH, trace.ASKED)
    keys = {f"how:{how}" for how in ways} | {f"strength:{strength}" for strength in trace.STRENGTHS}
    keys |= {f"ask:{kind}" for kind in questions.KINDS}
    keys |= {f"option:{key}" for key in (questions.PASS, questions.NO, questions.YES)}
    keys |= {f"claim:{kind}" for kind in statements.CLAIM_KINDS}
    keys |= {f"claim:{kind}:{event}" for kind in ("happens", "never") for event in statements.EVENTS}
    keys |= {f"verdict:{verdict}" for verdict in statements.VERDICTS}
    keys |= {f"verdict.{verdict}" for verdict in statements.VERDICTS}
    keys |= {f"did:{verb}" for verb in record.ANSWERS} | {f"act:{verb}" for verb in record.ANSWERS}
    return keys | {f"assumption:{code}" for code in assumptions()}


def assumptions() -> set[str]:
    """List the codes of assumptions that reports are made with."""
    found: set[str] = set()
    for path in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Assumption" and node.args:
                first = node.args[0]
                assert isinstance(first, ast.Constant), ast.unparse(node)
                found.add(str(first.value))
    return found
