"""German: Dragon Ball Super Card Game (Masters)."""

from __future__ import annotations

from judge.wording.de.dbs_masters.acts import ACTS
from judge.wording.de.dbs_masters.claims import CLAIMS
from judge.wording.de.dbs_masters.decisions import DECISIONS
from judge.wording.de.dbs_masters.events import EVENTS
from judge.wording.de.dbs_masters.fourth import FOURTH
from judge.wording.de.dbs_masters.keywords import KEYWORDS
from judge.wording.de.dbs_masters.reasons import REASONS
from judge.wording.de.dbs_masters.rules import RULES
from judge.wording.de.dbs_masters.steps import STEPS
from judge.wording.de.dbs_masters.terms import TERMS

DBS_MASTERS = TERMS | ACTS | STEPS | EVENTS | RULES | REASONS | CLAIMS | FOURTH | KEYWORDS | DECISIONS
