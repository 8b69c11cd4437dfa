"""Dragon Ball Super Card Game (Masters): the ruleset and its profiles."""

from judge.engine.rulesets.dbs_masters.fourth import MASTERS_4
from judge.engine.rulesets.dbs_masters.table import MASTERS_2019

__all__ = ["MASTERS_4", "MASTERS_2019"]
