"""All rulesets by profile, and the profile each game uses when none is named."""

from __future__ import annotations

from judge.engine.rulesets.bakugan import BAKUGAN_2019
from judge.engine.rulesets.dbs_masters import MASTERS_4, MASTERS_2019

RULESETS = {ruleset.profile: ruleset for ruleset in (MASTERS_2019, MASTERS_4, BAKUGAN_2019)}
DEFAULT_PROFILES = {"dbs-masters": "masters-2019", "bakugan": "bakugan-2019"}
