"""Bakugan Battle Brawlers: the ruleset and its profiles."""

from judge.engine.rulesets.bakugan.table import BAKUGAN_2019

__all__ = ["BAKUGAN_2019"]
