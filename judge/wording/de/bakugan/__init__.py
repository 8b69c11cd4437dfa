"""German: Bakugan."""

from __future__ import annotations

from judge.wording.de.bakugan.claims import CLAIMS, SHARED
from judge.wording.de.bakugan.rules import REASONS, RULES
from judge.wording.de.bakugan.steps import EVENTS, STEPS
from judge.wording.de.bakugan.terms import ACTS, TERMS
from judge.wording.de.bakugan.window import WINDOW

BAKUGAN = TERMS | ACTS | WINDOW | STEPS | EVENTS | RULES | REASONS | CLAIMS | SHARED
