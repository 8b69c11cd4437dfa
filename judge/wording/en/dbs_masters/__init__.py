"""English: Dragon Ball Super Card Game (Masters)."""

from __future__ import annotations

from judge.wording.en.dbs_masters.acts import ACTS
from judge.wording.en.dbs_masters.claims import CLAIMS
from judge.wording.en.dbs_masters.decisions import DECISIONS
from judge.wording.en.dbs_masters.events import EVENTS
from judge.wording.en.dbs_masters.fourth import FOURTH
from judge.wording.en.dbs_masters.keywords import KEYWORDS
from judge.wording.en.dbs_masters.reasons import REASONS
from judge.wording.en.dbs_masters.rules import RULES
from judge.wording.en.dbs_masters.steps import STEPS
from judge.wording.en.dbs_masters.terms import TERMS

DBS_MASTERS = TERMS | ACTS | STEPS | EVENTS | RULES | REASONS | CLAIMS | FOURTH | KEYWORDS | DECISIONS
