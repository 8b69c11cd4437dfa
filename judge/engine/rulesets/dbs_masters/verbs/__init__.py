"""What a player can declare, and every reason against it at each moment."""

from __future__ import annotations

from judge.engine.ruleset import Verb
from judge.engine.rulesets.dbs_masters.skills import EVOLVES
from judge.engine.rulesets.dbs_masters.verbs.activate import activate_candidates, activate_reasons
from judge.engine.rulesets.dbs_masters.verbs.attack import attack_candidates, attack_reasons
from judge.engine.rulesets.dbs_masters.verbs.before import (
    concede_reasons,
    no_candidates,
    redraw_candidates,
    redraw_reasons,
)
from judge.engine.rulesets.dbs_masters.verbs.charge import charge_candidates, charge_reasons
from judge.engine.rulesets.dbs_masters.verbs.combo import combo_candidates, combo_reasons
from judge.engine.rulesets.dbs_masters.verbs.counter import counter_candidates, counter_reasons
from judge.engine.rulesets.dbs_masters.verbs.evolve import evolve_candidates, evolve_reasons
from judge.engine.rulesets.dbs_masters.verbs.play import play_candidates, play_reasons

VERBS = {
    "redraw": Verb("redraw", redraw_reasons, redraw_candidates, choosing=True),
    "concede": Verb("concede", concede_reasons, no_candidates, bare=True),
    "charge": Verb("charge", charge_reasons, charge_candidates),
    "attack": Verb("attack", attack_reasons, attack_candidates, second="target"),
    "combo": Verb("combo", combo_reasons, combo_candidates),
    "play": Verb("play", play_reasons, play_candidates),
    "evolve": Verb("evolve", evolve_reasons, evolve_candidates, second="onto"),
    "counter": Verb("counter", counter_reasons, counter_candidates),
    "activate": Verb(
        "activate", activate_reasons, activate_candidates, others=dict.fromkeys(EVOLVES, "evolve")
    ),
}
