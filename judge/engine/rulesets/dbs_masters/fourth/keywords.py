"""Keywords that only the manual 4.00 knows: [Offering], [Unique], [Servant], [Overlord], [Heroic], [Villainous]."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.events import GameEvent
from judge.engine.gamewords import Keyword, NamedSkill
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At
from judge.engine.rulesets import shared
from judge.engine.rulesets.dbs_masters.damage import LIFE
from judge.engine.rulesets.dbs_masters.fourth import successor
from judge.engine.rulesets.dbs_masters.fourth.using import USED_WORD
from judge.engine.rulesets.dbs_masters.invoking import INVOKED, INVOKER
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.rulesets.dbs_masters.skills import SUCCESSOR
from judge.engine.rulesets.dbs_masters.turn import SERVANT
from judge.engine.rulesets.entering import is_second
from judge.engine.rulesets.program.core import asks, does, draw_events, go_on, repeated
from judge.engine.skills import CardsPart, ColoursPart, Cost, Skill, Trigger
from judge.engine.values import PERMANENT, keywords_of

UNIQUE = "Unique"
BONUS = 10_000

OFFERING = Skill(
    id="offering",
    timing="auto",
    trigger=Trigger("played"),
    program=(do.Offering(),),
)

OVERLORD = Skill(
    id="overlord",
    timing="activate_main",
    cost=Cost((CardsPart(do.Filter(zone="battle", of="own", keyword=SERVANT), to="deck", at_bottom=True),)),
    program=(do.Draw(),),
)
HEROIC, VILLAINOUS = "Heroic", "Villainous"


def _of_a_kind(keyword: str, effect: do.AnyInstruction) -> Skill:
    """Make the skill that waits for another card with its keyword to be used, and is negated for the turn then."""
    return Skill(
        id=keyword.lower(),
        timing="auto",
        trigger=Trigger(USED_WORD, about="own", other=True, among=do.Filter(keyword=keyword)),
        program=(effect, do.Lose(do.Target("self"), keyword)),
    )


KEYWORDS = {
    keyword.name: keyword
    for keyword in (
        Keyword("Offering", OFFERING),
        Keyword(UNIQUE),
        Keyword(SERVANT, bonus=("power", BONUS)),
        Keyword("Overlord", OVERLORD),
        Keyword(INVOKER, Skill(id=INVOKER.lower(), timing=PERMANENT, cost=INVOKED)),
        Keyword(HEROIC, _of_a_kind(HEROIC, do.Draw())),
        Keyword(VILLAINOUS, _of_a_kind(VILLAINOUS, do.DropHand(who="opponent", by="opponent"))),
    )
}


REVIVE = "revive"
TIMINGS: dict[str, tuple[str, ...]] = {REVIVE: (), SUCCESSOR: ("hand",)}
NAMED_SKILLS = {
    SUCCESSOR: successor.NAMED,
    REVIVE: NamedSkill(
        has_colours=True,
        pays=ColoursPart(do.Filter(zone="hand", of="own"), "drop"),
        waits=Trigger("ko"),
        keyword="Revive",
        program=(do.PlayFallen(), do.Lose(do.Target("self"), "Revive")),
    ),
}


@does(do.Offering)
def _offering(at: At, step: do.Offering, index: int) -> Outcome:
    """Put the life card into the Drop Area, or draw."""
    player = at.state.other(at.frame.player)
    if not at.answer:
        return repeated(at, index, step.count, draw_events(at, at.frame.player))
    source, card = at.frame.skill, at.state.find(at.picked) if at.picked != LIFE else None
    if card is not None:
        return go_on(at, index, GameEvent(e.MOVE, card=card.ref, by=player, zone="drop", source=source))
    moved = GameEvent(e.MOVE_BLANK, player=player, by=player, name=LIFE, zone="drop", source=source)
    return go_on(at, index, moved)


@asks(do.Offering)
def _which_life_card(at: At, step: do.Offering) -> Question | None:
    """Ask the opponent for a life card, or none; they lie face down, so undescribed ones are all alike."""
    player = at.state.other(at.frame.player)
    life = at.state.zone(player, LIFE)
    if at.frame.number("done") or not life:
        return None
    known = tuple(Option(at.state.printed(slot).id) for slot in life if slot > 0)
    blanks = sum(1 for slot in life if slot <= 0)
    found = (*known, Option(LIFE, blanks)) if blanks else known
    return Question(TARGET, player, at.frame.skill, found, least=0, most=1)


# The checkpoint keeps one [Unique] card of each name.

_rules = shared.checkpoint.reordered(*shared.checkpoint.rules)


@_rules.rule("one_of_a_name")
def one_of_a_name(at: At) -> Outcome:
    """Keep one [Unique] card of a name; the others go to the Drop Area."""
    cards = next(_doubles(at), ())
    if not cards or not at.picked:
        return happen()
    others = (
        GameEvent(e.MOVE, card=at.state.card(slot).ref, zone="drop", source="check:one_of_a_name")
        for slot in cards
        if at.state.printed(slot).id != at.picked
    )
    is_mixed = not all(UNIQUE in keywords_of(at.state, slot) for slot in cards)
    return happen(
        *others,
        *presumed(at, "unique_asked_later"),
        *(presumed(at, "name_of_unique") if is_mixed else ()),
        goto="rule_processing",
    )


@one_of_a_name.asks
def which_stays(at: At) -> Question | None:
    """Ask the master of several which of them stays."""
    cards = next(_doubles(at), ())
    if not cards:
        return None
    master = at.state.card(cards[0]).controller
    return Question(TARGET, master, "unique", tuple(Option(at.state.printed(slot).id) for slot in cards))


def _doubles(at: At) -> Iterator[tuple[int, ...]]:
    """List the [Unique] cards of one name that a player has too many of, the turn player's first."""
    for player in (at.turn_player, at.state.other(at.turn_player)):
        cards = [slot for slot in at.state.zone(player, "battle") if is_second(at, slot, player)]
        if cards:
            name = at.state.printed(cards[0]).name
            yield tuple(slot for slot in cards if at.state.printed(slot).name == name)


checkpoint = _rules.reordered("rule_processing", "one_of_a_name", "next_skill")
