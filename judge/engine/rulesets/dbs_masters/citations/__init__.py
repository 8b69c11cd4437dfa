"""The passages each rule, reason and check of the Masters rules rests on, of 2019 and of the manual 4.00.

Short forms: `cr` is the rule manual 1.074, `cr77` that of 1.077, `v4` the manual 4.00, `faq` the official questions,
`g` our decisions where the sources are silent or disagree.
"""

from __future__ import annotations

from judge.engine.rulesets.dbs_masters.citations.battle import BATTLE
from judge.engine.rulesets.dbs_masters.citations.checks import CHECKS
from judge.engine.rulesets.dbs_masters.citations.counters import COUNTERS
from judge.engine.rulesets.dbs_masters.citations.fourth import FOURTH, GONE
from judge.engine.rulesets.dbs_masters.citations.own_plays import OWN_PLAYS
from judge.engine.rulesets.dbs_masters.citations.reasons import REASONS
from judge.engine.rulesets.dbs_masters.citations.skills import SKILLS
from judge.engine.rulesets.dbs_masters.citations.turn import TURN
from judge.engine.trace import DEFAULT, OFFICIAL, Citation

_PREFIXES = {
    "cr": ("dbs-masters/cr-1.074/", OFFICIAL),
    "cr77": ("dbs-masters/cr-1.077/", OFFICIAL),
    "v4": ("dbs-masters/cr-4.00/", OFFICIAL),
    "faq": ("dbs-masters/faq/", OFFICIAL),
    "g": ("dbs-masters/decisions/g-", DEFAULT),
}

_SHORT = SKILLS | OWN_PLAYS | COUNTERS | TURN | BATTLE | CHECKS | REASONS


def _expanded(short: str) -> tuple[Citation, ...]:
    found = []
    for code in short.split():
        prefix, _, number = code.partition(":")
        stem, strength = _PREFIXES[prefix]
        found.append(Citation(stem + number, strength))
    return tuple(found)


CARRIED_OVER = f"{_PREFIXES['g'][0]}40"
"""Cited beside a passage of 2019 where the paragraph of the manual 4.00 was not at hand."""

MASTERS_2019 = {name: _expanded(short) for name, short in _SHORT.items()}
MASTERS_4 = {
    name: _expanded(FOURTH[name] if name in FOURTH else f"{_SHORT[name]} g:40")
    for name in dict.fromkeys((*_SHORT, *FOURTH))
    if name not in GONE
}
