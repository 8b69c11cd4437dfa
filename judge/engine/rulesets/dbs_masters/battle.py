"""A battle, from the declaration of the attack to its end: its steps one after the other."""

from __future__ import annotations

from judge.engine.ruleset import Procedure
from judge.engine.rulesets.dbs_masters.battle_end import ending
from judge.engine.rulesets.dbs_masters.combo_steps import combo_steps
from judge.engine.rulesets.dbs_masters.damage_step import damage_step
from judge.engine.rulesets.dbs_masters.declaration import BATTLE, declaring

battle = Procedure(
    BATTLE, [rule for step in (declaring, combo_steps, damage_step, ending) for rule in step.rules.values()]
)
