"""What a player can declare by the manual 4.00: the redraw is of the whole hand, so that it names no cards."""

from __future__ import annotations

from dataclasses import replace

from judge.engine.rulesets.dbs_masters import verbs as first

VERBS = {**first.VERBS, "redraw": replace(first.VERBS["redraw"], choosing=False, bare=True)}
