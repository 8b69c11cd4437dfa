"""The claim language: each claim becomes a small automaton over facts, with probes for claims about a moment.

Claims are read before anything is explored, so that a path never has to be in the state. An automaton's state is a
short word; `?` in front of it means that text which nobody has read took effect before the claim was decided. A claim
about what comes after some action reads nothing before that action has been played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from judge.engine.advance import Stop, moment
from judge.engine.answering import Cursor
from judge.engine.events import NEGATE, WAIT
from judge.engine.legality import reasons_against
from judge.engine.questions import ACT
from judge.engine.ruleset import At
from judge.engine.scenario import Scenario
from judge.engine.state import GameState
from judge.engine.statements import Claim
from judge.engine.trace import Fact
from judge.engine.values import value_of

YES, NO, FIRST, SECOND = "yes", "no", "first", "second"
OPEN = "open"
"""The word of a claim about what comes after an action, once that has been played and before anything is decided."""
TAINT = "?"
END = "end"
BOARD_KINDS = ("zone", "value", "count", "looks")
"""Claims about a board at a moment, the end of a line if they name none."""


@dataclass(frozen=True, slots=True)
class Automaton:
    """One claim as a machine: it reads facts, and at the end of a line says true, false or "does not count"."""

    claim: Claim
    feed: Callable[[str, Fact], str]
    judge: Callable[[str, GameState], bool | None]
    opens: Callable[[Fact], bool] | None = None

    def read(self, word: str, facts: tuple[Fact, ...]) -> str:
        """Read the facts of one edge."""
        for fact in facts:
            known = word.lstrip(TAINT)
            is_undecided = known in ("", OPEN)
            if fact[0] == "unread_effect" and is_undecided:
                word = TAINT + known
            elif is_undecided or self.claim.kind == "allowed":
                word = (TAINT if word.startswith(TAINT) else "") + self._fed(known, fact)
        return word

    def _fed(self, word: str, fact: Fact) -> str:
        if self.opens is None:
            return self.feed(word, fact)
        if not word:
            return OPEN if self.opens(fact) else ""
        return self.feed("", fact) or OPEN

    def result(self, word: str, end: GameState) -> tuple[bool | None, bool]:
        """Say what the claim is at the end of a line, and whether unread text was in play before."""
        known = word.lstrip(TAINT)
        return self.judge("" if known == OPEN else known, end), word.startswith(TAINT)


def automaton_of(scenario: Scenario, claim: Claim) -> Automaton:
    """Make the machine for a claim; what happens after an action is read from that action on."""
    machine = _machine(scenario, claim)
    if not claim.after or claim.kind in ("allowed", "ends"):
        return machine
    return replace(machine, opens=lambda fact: has_played(scenario, fact, claim.after))


def has_played(scenario: Scenario, fact: Fact, actions: int) -> bool:
    """Tell whether this fact says that so many actions of the record have been played."""
    return fact[0] == "action" and actions_played(scenario, Cursor(int(str(fact[1])))) >= actions


def _machine(scenario: Scenario, claim: Claim) -> Automaton:
    if claim.kind == "order":
        return _order(claim)
    if claim.kind in ("happens", "never"):
        return _happens(claim)
    if claim.kind == "triggers":
        skill = content(claim, "skill")
        return _seen(claim, lambda fact: begins_to_wait(fact, skill))
    if claim.kind == "chooser":
        return _chooser(claim)
    if claim.kind == "ends":
        winner = content(claim, "winner")
        return Automaton(claim, _keep, lambda _, end: end.winner == winner)
    if claim.kind == "allowed" or (claim.at != END if claim.at else claim.after):
        return _probed(claim)
    return Automaton(claim, _keep, lambda _, end: holds_now(end, claim))


def _keep(word: str, fact: Fact) -> str:
    """Read a fact that changes nothing."""
    return word


def content(claim: Claim, key: str) -> str:
    """Give a word of a claim's content."""
    return next((str(value) for name, value in claim.content if name == key), "")


def amount(claim: Claim) -> int:
    """Give the number a claim states."""
    return next((value for name, value in claim.content if name == "is" and isinstance(value, int)), 0)


def is_skill(name: str, skill: str) -> bool:
    """Tell whether a claim's name means a skill: the skill itself, or any skill of a card."""
    return name == skill or (("." not in name) and skill.startswith(name + "."))


def begins_to_wait(fact: Fact, skill: str) -> bool:
    """Tell whether a skill is made to wait, by what it hears or by a rule."""
    if fact[0] == "trigger":
        return is_skill(skill, str(fact[1]))
    return fact[0] == "event" and fact[1] == WAIT and is_skill(skill, str(fact[6]))


def is_event_of(kind: str, name: str, event: str, names: tuple[str, ...]) -> bool:
    """Tell whether an event is what a claim means; what is negated may be named by its card."""
    if kind == NEGATE:
        return event in (NEGATE, "negated") and any(is_skill(name, one) for one in names)
    return event == kind and name in names


def _order(claim: Claim) -> Automaton:
    """Decide an order the moment the first of the two starts to resolve; lines where neither does do not count."""
    first, second = content(claim, "first"), content(claim, "second")

    def feed(word: str, fact: Fact) -> str:
        if fact[0] != "resolve":
            return word
        skill = str(fact[1])
        return FIRST if is_skill(first, skill) else SECOND if is_skill(second, skill) else word

    return Automaton(claim, feed, lambda word, _: None if not word else word == FIRST)


def _seen(claim: Claim, looks: Callable[[Fact], bool], *, negated: bool = False) -> Automaton:
    def feed(word: str, fact: Fact) -> str:
        return YES if looks(fact) else word

    return Automaton(claim, feed, lambda word, _: (word == YES) != negated)


def _happens(claim: Claim) -> Automaton:
    kind, name = content(claim, "event"), content(claim, "of")

    def looks(fact: Fact) -> bool:
        if kind == "resolve":
            return fact[0] == "resolve" and is_skill(name, str(fact[1]))
        names = tuple(str(fact[place]) for place in (2, 3, 4, 6)) if fact[0] == "event" else ()
        return bool(names) and is_event_of(kind, name, str(fact[1]), names)

    return _seen(claim, looks, negated=claim.kind == "never")


def is_choice_of(subject: str, asked: str, kind: str) -> bool:
    """Tell whether a question is about what a claim names; answering a skill in a window is no choice of the skill."""
    return asked == subject and (kind != ACT or "." not in subject)


def _chooser(claim: Claim) -> Automaton:
    subject, player = content(claim, "subject"), content(claim, "player")

    def feed(word: str, fact: Fact) -> str:
        if fact[0] == "choose" and is_choice_of(subject, str(fact[2]), str(fact[3])):
            return YES if fact[1] == player else NO
        return word

    return Automaton(claim, feed, lambda word, _: None if not word else word == YES)


def _probed(claim: Claim) -> Automaton:
    """Read the answers of this claim's probes: for `allowed` one yes is enough, else the first moment counts."""

    def feed(word: str, fact: Fact) -> str:
        if fact[0] == "probe" and fact[1] == claim.id and word != YES:
            return YES if fact[2] else NO
        return word

    if claim.kind == "allowed":
        return Automaton(claim, feed, lambda word, _: word == YES)
    return Automaton(claim, feed, lambda word, _: None if not word else word == YES)


def holds_now(state: GameState, claim: Claim) -> bool | None:
    """Tell whether a claim about a board is true of this state."""
    if claim.kind == "count":
        return len(state.zone(content(claim, "player"), content(claim, "zone"))) == amount(claim)
    if claim.kind == "looks":
        owner, zone = area_of(state, claim)
        seen_by = state.setup.zone(zone).seen_by
        return seen_by == "all" or (seen_by == "owner" and content(claim, "player") == owner)
    card = state.find(content(claim, "card"))
    if card is None:
        return None
    if claim.kind == "zone":
        nowhere = "beneath" if state.is_beneath(card.slot) else "removed"
        return (card.zone or nowhere) == content(claim, "zone")
    return value_of(state, card.slot, content(claim, "value")) == amount(claim)


def area_of(state: GameState, claim: Claim) -> tuple[str, str]:
    """Give the area somebody would look at, as player and zone: that of a card, or of the card on top of it."""
    card = state.find(content(claim, "card"))
    if card is None:
        return content(claim, "owner"), content(claim, "zone")
    while not card.zone:
        card = next(top for top in state.cards if card.slot in top.under)
    return card.controller, card.zone


# Probes.


def actions_played(scenario: Scenario, cursor: Cursor) -> int:
    """Count the document's actions that have been played completely; an `order` of three counts once."""
    if cursor.used == 0:
        return 0
    last = scenario.actions[cursor.used - 1].place
    is_partly = cursor.used < len(scenario.actions) and scenario.actions[cursor.used].place == last
    return last - 1 if is_partly else last


def rule_probes(scenario: Scenario) -> Callable[[At], tuple[Fact, ...]] | None:
    """Look at each rule that a claim's `at` names, just before it runs."""
    claims = [claim for claim in scenario.claims if claim.at not in ("", END) and claim.kind in BOARD_KINDS]
    if not claims:
        return None

    def watch(at: At) -> tuple[Fact, ...]:
        return tuple(
            ("probe", claim.id, holds_now(at.state, claim)) for claim in claims if is_moment(at, claim.at)
        )

    return watch


def is_moment(at: At, name: str) -> bool:
    """Tell whether a rule is the one a moment names: `procedure.rule`, a rule, or a procedure's beginning."""
    procedure, rule = at.frame.procedure, at.frame.rule
    if name in (f"{procedure}.{rule}", rule):
        return True
    return name == procedure and at.ruleset.procedures[procedure].first == rule


def stop_probes(scenario: Scenario) -> Callable[[Stop, Cursor], tuple[Fact, ...]] | None:
    """Look at each stop: what is allowed there, and what is true once an action has been played.

    Of a claim that names a moment as well only the stops at that moment count.
    """
    claims = [
        claim
        for claim in scenario.claims
        if claim.kind == "allowed" or (claim.kind in BOARD_KINDS and claim.after and claim.at != END)
    ]
    if not claims:
        return None

    def look(stop: Stop, cursor: Cursor) -> tuple[Fact, ...]:
        played = actions_played(scenario, cursor)
        found: list[Fact] = []
        for claim in claims:
            if played < asked_after(scenario, claim):
                continue
            if claim.kind != "allowed":
                if not claim.at or _stands_at(scenario, stop, claim.at):
                    found.append(("probe", claim.id, holds_now(stop.state, claim)))
            elif stop.question is not None and is_allowed(scenario, claim, stop):
                found.append(("probe", claim.id, True))
        return tuple(found)

    return look


def _stands_at(scenario: Scenario, stop: Stop, name: str) -> bool:
    return bool(stop.state.frames) and is_moment(moment(scenario.ruleset, stop.state), name)


def asked_after(scenario: Scenario, claim: Claim) -> int:
    """Say after how many actions a claim looks at the stops; what is allowed at the end, after all of them."""
    return scenario.action_count if claim.kind == "allowed" and claim.at == END else claim.after


def is_allowed(scenario: Scenario, claim: Claim, stop: Stop) -> bool:
    """Tell whether the claimed action is legal at a stop."""
    if claim.action is None or not stop.state.frames:
        return False
    at = moment(scenario.ruleset, stop.state)
    if claim.at and claim.at != END and not is_moment(at, claim.at):
        return False
    return not reasons_against(at, claim.action.player, claim.action.action)
