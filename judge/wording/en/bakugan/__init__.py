"""English: Bakugan."""

from __future__ import annotations

from judge.wording.en.bakugan.claims import CLAIMS, SHARED
from judge.wording.en.bakugan.rules import REASONS, RULES
from judge.wording.en.bakugan.steps import EVENTS, STEPS
from judge.wording.en.bakugan.terms import ACTS, TERMS
from judge.wording.en.bakugan.window import WINDOW

BAKUGAN = TERMS | ACTS | WINDOW | STEPS | EVENTS | RULES | REASONS | CLAIMS | SHARED
