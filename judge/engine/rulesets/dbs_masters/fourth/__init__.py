"""The Masters rules of the manual 4.00: what differs from those of 2019, as editions of the same procedures.

Unison Cards, Z-Cards and what belongs to them are left out: a document that speaks of them is refused.
"""

from judge.engine.rulesets.dbs_masters.fourth.table import MASTERS_4

__all__ = ["MASTERS_4"]
