"""The table a game fills in: procedures made of named, cited rules, and the policy between them.

A rule is a pure function that *returns* what shall happen; the kernel carries it out. It may ask one question, before
it does anything. In a file a rule is a decorated function, so that the file reads like the rulebook::

    damage = Procedure("damage")

    @damage.rule("one_damage")
    def one_damage(at: At) -> Outcome: ...

    @one_damage.asks
    def which_life_card(at: At) -> Question | None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise

from msgspec import Struct

from judge.engine.cards import Card, GameCard
from judge.engine.errors import BadDocumentError
from judge.engine.events import GameEvent
from judge.engine.gamewords import Heard, Interrupt, Keyword, NamedSkill, Policy
from judge.engine.ids import Plain
from judge.engine.outcomes import Call, Outcome
from judge.engine.questions import Answer, Question
from judge.engine.skills import Skill
from judge.engine.state import Frame, GameState
from judge.engine.trace import ANALOGY, DEFAULT, Citation, Reason
from judge.engine.zones import Zone


class At(Struct, eq=False, gc=False):
    """The moment at which a rule runs: state, frame, the answer to its question, and short ways to look.

    `station` is the rule's name as `procedure.rule`; `skill` is the frame's skill, once somebody has looked it up.
    """

    ruleset: Ruleset
    state: GameState
    frame: Frame
    station: str
    answer: Answer | None = None
    skill: Skill | None = None

    @property
    def turn_player(self) -> str:
        """Give the player whose turn it is."""
        return self.state.turn_player

    @property
    def picked(self) -> str:
        """Give the one option that was answered; empty without a question."""
        return self.answer[0] if self.answer else ""

    def role(self, name: str) -> GameCard | None:
        """Give the card that has a role, if it is still that object."""
        return self.state.live(self.state.role(name))

    def named(self, card: GameCard) -> Card:
        """Give a card as printed."""
        return self.state.setup.printed[card.printed]


RuleBody = Callable[[At], Outcome]
PassesBy = Callable[[At, Call], bool]
Asking = Callable[[At], Question | None]


class Rule:
    """One line of a procedure: a name, at most one question, one pure function."""

    def __init__(self, procedure: str, name: str, body: RuleBody) -> None:
        """Make a rule that asks nothing yet; its station is `procedure.name`."""
        self.name = name
        self.station = f"{procedure}.{name}"
        self.body = body
        self.ask: Asking | None = None

    def asks(self, ask: Asking) -> Asking:
        """Let the rule ask a question before it does anything."""
        self.ask = ask
        return ask


class Procedure:
    """A list of named rules, run from the first to the last unless one of them jumps, calls or leaves."""

    def __init__(self, name: str, rules: Sequence[Rule] = ()) -> None:
        """Make a procedure."""
        self.name = name
        self.rules = {rule.name: rule for rule in rules}
        self.after: dict[str, str] = {}
        self.first = ""
        self.passes_by: PassesBy | None = None
        self._link()

    def _link(self) -> None:
        names = [*self.rules, ""]
        self.first = names[0]
        self.after = dict(pairwise(names))

    def rule(self, name: str) -> Callable[[RuleBody], Rule]:
        """Add a rule at the end: used as a decorator."""

        def add(body: RuleBody) -> Rule:
            made = Rule(self.name, name, body)
            self.rules[name] = made
            self._link()
            return made

        return add

    def passing(self, passes_by: PassesBy) -> PassesBy:
        """Say when a run of this procedure changes nothing and leaves nobody a choice: used as a decorator.

        An exploration that looks at nothing on the way does not run it then.
        """
        self.passes_by = passes_by
        return passes_by

    def reordered(self, *names: str) -> Procedure:
        """Make another edition of this procedure: the same rules in another order, some left out or run twice.

        A name may be written `rule=alias` to run the same rule again under another name.
        """
        edition = Procedure(self.name)
        for name in names:
            origin, _, alias = name.partition("=")
            rule = Rule(self.name, alias or origin, self.rules[origin].body)
            rule.ask = self.rules[origin].ask
            edition.rules[rule.name] = rule
        edition.passes_by = self.passes_by
        edition._link()
        return edition


ReasonsFor = Callable[[At, str, "Action"], tuple[Reason, ...]]


class Action(Struct, frozen=True, gc=False):
    """Something a player declares: a verb, the card or skill it is done with, and the card it is done to."""

    verb: str
    subject: str
    target: str = ""

    @property
    def key(self) -> str:
        """Write the action as the key of an option."""
        return f"{self.verb}:{self.subject}" + (f">{self.target}" if self.target else "")


def action_of(key: str) -> Action:
    """Read an action out of the key of an option."""
    verb, _, rest = key.partition(":")
    subject, _, target = rest.partition(">")
    return Action(verb, subject, target)


@dataclass(frozen=True, slots=True)
class Verb:
    """What a player can declare in a game.

    `reasons` gives every reason against an action at a station, none if it is legal there. `candidates` lists what
    could be meant by a player. Some verbs name a second card under the key `second`. A `bare` verb names nothing and is
    written as true; one with `choosing` names the cards that are chosen in the question that follows. `others` says of
    skills with some timings which verb they are declared with instead.
    """

    name: str
    reasons: ReasonsFor
    candidates: Callable[[At, str], list[Action]]
    second: str = ""
    bare: bool = False
    choosing: bool = False
    others: Mapping[str, str] = field(default_factory=dict)


def _snake(name: str) -> str:
    """Write a keyword as the codes do."""
    return name.lower().replace(" ", "_").replace("-", "_")


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """One game under one profile: everything the kernel must be told.

    `citations` maps `procedure.rule`, `reason:code`, `check:name` and `decision:keyword` to passages. `interrupts` run
    after each group of events (loss at once), `confirm` says what a checkpoint must set right. `rest_points` are the
    rules where a line of play comes to rest.
    `timings` give the zones where skills of a timing are valid, none for wherever their card
    is in play, and `kind_zones` the same for a timing on a kind of card. `shapes` name what shared procedures and the
    document need: the zones `play` and `discard`, the procedure `damage`, the rule `battle_end` a battle goes to, the
    keyword of cards that `stays` in play whatever their kind,
    the `phase` a scenario begins in (and the
    others it may begin in), the keys of `battle` and the names of `blanks`. `kind_of` names the kind of a card that
    states none, by its zone and keys. `colours` are those that a cost can ask for,
    `untimely` the reasons that only name the wrong moment. `own_words` are verbs and keys of
    a reading or a card that not every game knows. `named_skills` are timings with a number, or with cards they name.
    `left_out` are words of the game that are not modelled, with what they belong to, `elsewhere` those that only
    another profile knows, with its name.
    `start` puts the frames of the moment at which a scenario begins.
    """

    game: str
    profile: str
    zones: tuple[Zone, ...]
    keeps: tuple[tuple[str, str], ...]
    values: tuple[str, ...]
    kinds: tuple[str, ...]
    timings: Mapping[str, tuple[str, ...]]
    roles: tuple[str, ...]
    procedures: Mapping[str, Procedure]
    verbs: Mapping[str, Verb]
    triggers: Mapping[str, tuple[Heard, ...]]
    keywords: Mapping[str, Keyword]
    interrupts: Sequence[Interrupt]
    confirm: Callable[[GameState], tuple[GameEvent, ...]]
    policy: Policy
    citations: Mapping[str, tuple[Citation, ...]]
    rest_points: tuple[str, ...]
    start: Callable[[GameState, Mapping[str, Plain]], GameState]
    kind_of: Callable[[str, Mapping[str, object]], str]
    shapes: Mapping[str, str] = field(default_factory=dict)
    kind_zones: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    own_words: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    untimely: tuple[str, ...] = ()
    named_skills: Mapping[str, NamedSkill] = field(default_factory=dict)
    left_out: Mapping[str, str] = field(default_factory=dict)
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def cite(self, name: str) -> tuple[Citation, ...]:
        """Give the passages a rule, a reason or a check rests on; a rule without any is a fault of the ruleset."""
        found = self.citations.get(name)
        if not found:
            raise BadDocumentError("uncited", f"{self.profile} cites nothing for {name}.")
        return found

    def reason(self, code: str, **values: Plain) -> Reason:
        """Make a reason with its citations."""
        return Reason(code, self.cite(f"reason:{code}"), tuple(sorted(values.items())))

    @cached_property
    def losable(self) -> tuple[str, ...]:
        """List the keywords that a card can lose, those of skills with words of their own among them."""
        named = (known.keyword for known in self.named_skills.values() if known.keyword)
        return (*self.keywords, *named)

    @cached_property
    def card_zones(self) -> tuple[str, ...]:
        """List the zones where cards can lie."""
        return tuple(zone.code for zone in self.zones if not zone.markers)

    def check_of_skill(self, state: GameState, skill_id: str) -> str:
        """Name the check of the keyword that a skill has or stands for; empty for any other skill."""
        card = state.find(skill_id.rpartition(".")[0])
        skill = self.skill(state, card.slot, skill_id) if card else None
        return f"check:{_snake(skill.keyword)}" if skill and skill.keyword else ""

    def check_of(self, name: str) -> str:
        """Name the check that a prohibition is cited and told by: that of the keyword, else the general one."""
        check = f"check:{_snake(name)}"
        return check if check in self.citations else "check:prohibited"

    def decision_of(self, skill: Skill) -> str:
        """Name the decision of ours on which a keyword rests where the sources say too little; empty if on none."""
        name = f"decision:{_snake(skill.keyword or skill.timing)}"
        return name if name in self.citations else ""

    @cached_property
    def weak(self) -> frozenset[str]:
        """Name what rests on nothing better than an analogy or our own decision."""
        return frozenset(
            name
            for name, cited in self.citations.items()
            if all(citation.strength in (ANALOGY, DEFAULT) for citation in cited)
        )

    @cached_property
    def resting(self) -> Mapping[str, frozenset[str]]:
        """List the keywords whose cards enter each zone in Rest Mode."""
        zones = {keyword.rests_in for keyword in self.keywords.values() if keyword.rests_in}
        return {
            zone: frozenset(name for name, known in self.keywords.items() if known.rests_in == zone)
            for zone in zones
        }

    @cached_property
    def forbidding(self) -> Mapping[str, tuple[str, ...]]:
        """List the keywords that forbid each kind of event."""
        kinds = {kind for keyword in self.keywords.values() for kind in keyword.forbids.split()}
        return {
            kind: tuple(name for name, known in self.keywords.items() if kind in known.forbids.split())
            for kind in kinds
        }

    @cached_property
    def _listening(self) -> dict[tuple[str, ...], dict[str, list[tuple[str, Heard]]]]:
        return {}

    def listening(self, words: tuple[str, ...]) -> Mapping[str, Sequence[tuple[str, Heard]]]:
        """Group trigger words by the kind of event they hear; kept, since a game asks after every event."""
        known = self._listening.get(words)
        if known is None:
            known = self._listening[words] = {}
            for word in words:
                for heard in self.triggers.get(word, ()):
                    known.setdefault(heard.kind, []).append((word, heard))
        return known

    def noticed(self, words: tuple[str, ...]) -> frozenset[str]:
        """List the kinds of events that something follows: a rule that interrupts, a skill that hears them."""
        known = self._noticed.get(words)
        if known is None:
            kinds = (kind for interrupt in self.interrupts for kind in interrupt.kinds)
            known = self._noticed[words] = frozenset((*kinds, *self.listening(words)))
        return known

    @cached_property
    def _noticed(self) -> dict[tuple[str, ...], frozenset[str]]:
        return {}

    def skills_of(self, state: GameState, slot: int, keywords: Sequence[str]) -> list[Skill]:
        """List the printed skills of a card and those its keywords stand for."""
        printed, card = state.printed(slot), state.card(slot)
        skills = list(printed.skills)
        if card.grants:
            lost = {grant.keyword for grant in card.grants if not grant.gains}
            skills = [skill for skill in skills if not skill.keyword or skill.keyword not in lost]
        lesser = {self.keywords[keyword].over for keyword in keywords if keyword in self.keywords}
        for keyword in dict.fromkeys(keywords):
            known = self.keywords.get(keyword)
            if known and known.skill and keyword not in lesser:
                skills.append(keyword_skill(printed, known.skill, keyword))
        return skills

    def skill(self, state: GameState, slot: int, skill_id: str) -> Skill | None:
        """Find a skill of a card by its id, whether the card still has it or not, on either side."""
        printed = state.printed(slot)
        known = printed_skill(printed, skill_id)
        if known is None and printed.other_side:
            known = printed_skill(state.setup.printed[printed.other_side - 1], skill_id)
        if known is not None:
            return known
        owner, _, name = skill_id.rpartition(".")
        keyword = self.keyword_of_skill.get(name) if owner == printed.id else None
        if keyword is None or keyword.skill is None:
            return None
        return keyword_skill(printed, keyword.skill, keyword.name)

    @cached_property
    def keyword_of_skill(self) -> Mapping[str, Keyword]:
        """List the keywords that stand for a skill, by the name of that skill."""
        found: dict[str, Keyword] = {}
        for keyword in self.keywords.values():
            if keyword.skill is not None:
                found.setdefault(keyword.skill.id, keyword)
        return found


@lru_cache(maxsize=4096)
def printed_skill(card: Card, skill_id: str) -> Skill | None:
    """Find a skill among those printed on a side of a card."""
    return next((skill for skill in card.skills if skill.id == skill_id), None)


@lru_cache(maxsize=4096)
def keyword_skill(card: Card, skill: Skill, keyword: str) -> Skill:
    """Make the skill that a keyword stands for on one card; its id is `<card>.<keyword>`."""
    return Skill(
        id=f"{card.id}.{skill.id}",
        timing=skill.timing,
        trigger=skill.trigger,
        condition=skill.condition,
        cost=skill.cost,
        program=skill.program,
        optional=skill.optional,
        once=skill.once,
        times=skill.times,
        shares=skill.shares,
        zones=skill.zones,
        keyword=keyword,
    )
