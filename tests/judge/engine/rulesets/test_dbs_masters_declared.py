"""How Masters skills are declared: the verb that belongs to each."""

from __future__ import annotations

import pytest

from judge.engine.errors import BadDocumentError
from tests.judge.engine.duel import Node, duel, fighter, read, skill

# An Evolve is declared with the card it goes on (dbs-masters/cr-1.074/10-5-1), so nothing is said of it without.


@pytest.mark.parametrize("timing", ["evolve", "ex_evolve", "xeno_evolve"])
@pytest.mark.parametrize("key", ["actions", "claims"])
def test_an_evolve_written_as_an_activated_skill_is_refused_and_not_called_illegal(
    timing: str, key: str
) -> None:
    evolves = fighter("h1", 20000, skill("h1.s1", timing=timing, onto={"kind": "battle"}))
    use: Node = {"player": "A", "activate": "h1.s1"}
    written: Node = {"actions": [use]} if key == "actions" else {"claims": [{"id": "c", "allowed": use}]}

    with pytest.raises(BadDocumentError) as fault:
        read({**duel({"hand": [evolves]}), **written})

    assert fault.value.code == "another_verb"
