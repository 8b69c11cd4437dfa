"""One language and one board's names, bound to the sentences of `judge.wording`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge import wording
from judge.engine.assumptions import Assumption
from judge.engine.questions import Question
from judge.engine.record import Written
from judge.engine.state import GameState
from judge.engine.statements import Claim
from judge.engine.trace import Reason, Step
from judge.engine.verdicts import Force, Verdict
from judge.wording import terms
from judge.wording.tables import Words, words
from judge.wording.text import number_text


@dataclass(frozen=True, slots=True)
class Voice:
    """Says everything about one board in one language."""

    names: wording.Names
    language: str

    @classmethod
    def of(cls, state: GameState, language: str) -> Voice:
        """Speak of the cards and players of a state."""
        return cls(wording.names_of(state), language)

    def at(self, state: GameState) -> Voice:
        """Speak at another moment of the same game: who has the turn may differ."""
        if state.turn_player == self.names.turn_player:
            return self
        return Voice(replace(self.names, turn_player=state.turn_player), self.language)

    @property
    def words(self) -> Words:
        """Open the table of the language for the game."""
        return words(self.language, self.names.game)

    def term(self, kind: str, code: str, form: str = "") -> str:
        """Name a zone, mode, value, role or phase, in a form of its own where it has one."""
        return str(terms.term(self.words, kind, code, form))

    def mode(self, mode: str, zone: str) -> str:
        """Name a mode as it is called in a zone."""
        return self.words.find(f"mode.{mode}.{zone}") or self.term("mode", mode)

    def number(self, value: int) -> str:
        """Write a number as the language does."""
        return number_text(value, self.words.language)

    def change(self, value: int) -> str:
        """Write a difference with its sign; nothing for none."""
        return f"{'+' if value > 0 else ''}{self.number(value)}" if value else ""

    def player(self, code: str) -> str:
        """Name a player."""
        return str(terms.player(self.words, self.names, code))

    def card(self, code: str) -> str:
        """Name a card."""
        return str(terms.card(self.words, self.names, code))

    def skill(self, code: str) -> str:
        """Name a skill of a card."""
        return str(terms.skill(self.words, self.names, code))

    def keyword(self, name: str) -> str:
        """Name a keyword as cards print it."""
        return str(terms.keyword(self.words, name))

    def step(self, step: Step) -> str:
        """Say what a rule did."""
        return wording.say_step(step=step, names=self.names, language=self.language)

    def is_quiet(self, step: Step) -> bool:
        """Tell whether a reader need not see a step."""
        return wording.is_quiet(step=step, names=self.names)

    def how(self, how: str) -> str:
        """Say how an answer came about."""
        return wording.say_how(how=how, language=self.language)

    def strength(self, strength: str) -> str:
        """Say how strong a source is."""
        return wording.say_strength(strength=strength, language=self.language)

    def reason(self, reason: Reason) -> str:
        """Say why something may not be done."""
        return wording.say_reason(reason=reason, names=self.names, language=self.language)

    def question(self, question: Question) -> str:
        """Ask a question."""
        return wording.say_question(question=question, names=self.names, language=self.language)

    def option(self, key: str, question: Question) -> str:
        """Name one option of a question."""
        return wording.say_option(key=key, question=question, names=self.names, language=self.language)

    def claim(self, claim: Claim) -> str:
        """Say what somebody claims."""
        return wording.say_claim(claim=claim, names=self.names, language=self.language)

    def verdict(self, verdict: Verdict) -> str:
        """Answer a claim in one sentence."""
        return wording.say_verdict(verdict=verdict, names=self.names, language=self.language)

    def verdict_word(self, verdict: str) -> str:
        """Give the one word of a verdict."""
        return wording.say_verdict_word(verdict=verdict, language=self.language)

    def because(self, code: str) -> str:
        """Say what decides a verdict."""
        return wording.say_because(code=code, names=self.names, language=self.language)

    def force(self, force: Force) -> str:
        """Say what one player alone can bring about."""
        return wording.say_force(force=force, names=self.names, language=self.language)

    def assumption(self, assumption: Assumption) -> str:
        """Say what a verdict takes for granted."""
        return wording.say_assumption(assumption=assumption, names=self.names, language=self.language)

    def action(self, action: Written) -> str:
        """Say what the record says somebody did."""
        return wording.say_action(action=action, names=self.names, language=self.language)
