"""French: Bakugan."""

from __future__ import annotations

from judge.wording.fr.bakugan.claims import CLAIMS, SHARED
from judge.wording.fr.bakugan.rules import REASONS, RULES
from judge.wording.fr.bakugan.steps import EVENTS, STEPS
from judge.wording.fr.bakugan.terms import ACTS, TERMS
from judge.wording.fr.bakugan.window import WINDOW

BAKUGAN = TERMS | ACTS | WINDOW | STEPS | EVENTS | RULES | REASONS | CLAIMS | SHARED
