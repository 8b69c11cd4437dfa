"""An open choice as a form: the question and its options as buttons."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.questions import NUMBER, UNKNOWN, Question
from judge.engine.ruleset import Ruleset
from judge.engine.state import GameState
from judge.presentation.citations import CitationView, Library
from judge.presentation.voice import Voice

MOST_BUTTONS = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionView:
    """One thing that may be answered, with the printed text of a skill; equal cards appear once for each."""

    key: str
    text: str
    printed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionView:
    """A question that the record leaves open. `form` is buttons, numbers, boxes or list."""

    text: str
    player: str
    is_hidden: bool
    form: str
    options: tuple[OptionView, ...]
    citations: tuple[CitationView, ...]


def question_view(
    ruleset: Ruleset, state: GameState, question: Question, voice: Voice, library: Library
) -> QuestionView:
    """Show a question with everything that may be answered."""
    is_single = (question.least, question.most) == (1, 1)
    texts = skill_texts(state)
    options = [
        OptionView(
            key=option.key,
            text=voice.option(option.key, question),
            printed=texts.get(option.key.partition("#")[0].rpartition(":")[2], ""),
        )
        for option in question.options
        for _ in range(1 if is_single else min(option.copies, question.most))
    ]
    cited = ruleset.citations.get(question.rule, ())
    return QuestionView(
        text=voice.question(question),
        player=voice.player(question.player),
        is_hidden=question.kind == UNKNOWN,
        form=_form(question, options),
        options=tuple(options),
        citations=library.views(cited),
    )


def _form(question: Question, options: list[OptionView]) -> str:
    if (question.least, question.most) != (1, 1):
        return "boxes"
    if len(options) > MOST_BUTTONS:
        return "list"
    return "numbers" if question.kind in (UNKNOWN, NUMBER) else "buttons"


def skill_texts(state: GameState) -> dict[str, str]:
    """Give the printed texts of all described skills by their ids, in the order of the cards."""
    return {
        skill.id: skill.text
        for card in state.cards
        for skill in state.printed(card.slot).skills
        if skill.text
    }
