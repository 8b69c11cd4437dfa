"""Questions: the kernel stops at every choice, also when only one answer exists."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from judge.engine.errors import BadAnswerError

PASS = "pass"  # noqa: S105 - no password: what a player says
"""Declining to act, in every window of every game."""

NO = "no"
"""Declining a "you may" or a cost, everywhere the same option."""

YES = "yes"
CONCEDE = "concede"
"""Giving the game up: no option of a question, but possible at each; who does it stands beside it."""

ACT, ORDER, TARGET, MAY, NUMBER, UNKNOWN, DICE = "act", "order", "target", "may", "number", "hidden", "chance"
KINDS = (ACT, ORDER, TARGET, MAY, NUMBER, UNKNOWN, DICE)

Answer = tuple[str, ...]


class Option(Struct, frozen=True, gc=False):
    """One thing that may be answered; `copies` is how many equal cards it stands for, `cards` which described ones."""

    key: str
    copies: int = 1
    cards: tuple[str, ...] = ()


class Question(Struct, frozen=True, gc=False):
    """Something a player decides now.

    `subject` names the skill or the procedure that asks. A question is optional when one of its options is to
    decline. Between `least` and `most` options are answered together; where not every combination will do, `allowed`
    lists those that do, each in the order of the options.
    """

    kind: str
    player: str
    subject: str
    options: tuple[Option, ...]
    rule: str = ""
    least: int = 1
    most: int = 1
    allowed: tuple[Answer, ...] = ()

    @property
    def decline(self) -> str:
        """Give the option that declines, or an empty string for a question that must be answered."""
        for option in self.options:
            if option.key in (PASS, NO):
                return option.key
        return ""

    def only_answer(self) -> Answer | None:
        """Give the answer if there is no other."""
        if self.least == self.most == 1 and not self.allowed:
            return (self.options[0].key,) if len(self.options) == 1 else None
        answers = self.answers()
        return answers[0] if len(answers) == 1 else None

    def answers(self) -> list[Answer]:
        """List every answer there is, in a fixed order; equal cards are one option."""
        if self.allowed:
            return list(self.allowed)
        if self.least == self.most == 1:
            return [(option.key,) for option in self.options]
        keys = [option.key for option in self.options for _ in range(min(option.copies, self.most))]
        found: dict[Answer, None] = {}
        for size in range(self.least, min(self.most, len(keys)) + 1):
            found.update(dict.fromkeys(combinations(keys, size)))
        return list(found)

    def offers(self, answer: Answer) -> bool:
        """Tell whether this may be answered."""
        if not self.least <= len(answer) <= self.most:
            return False
        if self.allowed:
            return any(sorted(known) == sorted(answer) for known in self.allowed)
        if len(answer) == 1:
            return answer[0] in [option.key for option in self.options]
        held = {option.key: option.copies for option in self.options}
        return all(answer.count(key) <= held.get(key, 0) for key in answer)

    def meant(self, names: Answer) -> Answer:
        """Replace the names of cards that are one of several equal ones by the option that stands for them."""
        keys = {option.key for option in self.options}
        stands = {card: option.key for option in self.options for card in option.cards}
        return tuple(name if name in keys else stands.get(name, name) for name in names)

    def check(self, answer: Answer) -> None:
        """Refuse an answer that the question does not offer."""
        if not self.offers(answer):
            together = ["+".join(known) for known in self.allowed]
            offered = ", ".join(together or [option.key for option in self.options])
            raise BadAnswerError(
                "not_an_option",
                f"{self.rule} offers {offered}; {', '.join(answer) or 'nothing'} is none of it.",
            )


def options(*keys: str) -> tuple[Option, ...]:
    """Make options of plain keys."""
    return tuple(Option(key) for key in keys)
