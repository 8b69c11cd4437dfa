"""The program of a skill: the procedure, and what each instruction does."""

from __future__ import annotations

from judge.engine.rulesets.program import battling, changing, deciding, later, moving
from judge.engine.rulesets.program.core import program

__all__ = ["battling", "changing", "deciding", "later", "moving", "program"]
