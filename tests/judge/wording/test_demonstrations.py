from __future__ import annotations

from pathlib import Path

import pytest

from judge import wording
from judge.engine.replay import play_out
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import read_scenario
from judge.wording import asking, claims, say, terms
from rulings.strict_yaml import load

FILES = sorted(Path("judge/demonstrations").glob("*/*.yaml"))


def marked(code: str) -> str:
    """Read a code aloud so that it shows."""
    return f"⟦{code}⟧"


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_every_demonstration_can_be_told_without_reading_codes_aloud(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = read_scenario(load(path.read_text(), name=path.name).value, RULESETS, DEFAULT_PROFILES)
    replay = play_out(scenario)
    names = wording.names_of(scenario.state)
    for module in (asking, say, claims, terms):
        monkeypatch.setattr(module, "in_words", marked)

    for language in wording.LANGUAGES:
        told = [wording.say_step(step=step, names=names, language=language) for step in replay.steps]
        for step in replay.steps:
            told += wording.say_events(step=step, names=names, language=language)
        told += [wording.say_claim(claim=claim, names=names, language=language) for claim in scenario.claims]
        if replay.question is not None:
            told.append(wording.say_question(question=replay.question, names=names, language=language))
        if replay.refusal is not None:
            told.append(wording.say_refusal(refusal=replay.refusal, names=names, language=language))

        assert [text for text in told if "⟦" in text] == []
        assert all(text and "{" not in text and "  " not in text for text in told)
        assert not [text for text in told if " ." in text or text.endswith(("..", ". ."))]
