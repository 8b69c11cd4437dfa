"""[Swap X]: a card in play makes room for another one of the hand."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, happen
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.skills import entered, is_negated, is_stopped, stopped, use_of
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.targets import flat_refs, refs_in, skill_of, source_of
from judge.engine.skills import Skill
from judge.engine.values import candidates

SWAP = "swap"

swap = Procedure(SWAP)


@swap.rule("declare")
def declare(at: At) -> Outcome:
    """Declare the skill and pay its cost."""
    return happen(*use_of(at), then=pay_call(at, skill_of(at).cost), note="declared")


swap.rule("activated")(after_activation)


@swap.rule("choose")
def choose(at: At) -> Outcome:
    """Take the card to be played, or none: up to one."""
    return happen(keep={"chosen": flat_refs(at, at.answer or ())})


@choose.asks
def which_card(at: At) -> Question | None:
    """Ask for a named Battle Card of the hand whose energy cost is the number of the skill.

    Of a negated skill only a card with [Deflect] can be chosen, since it is played all the same.
    """
    player, skill = at.frame.player, skill_of(at)
    found = tuple(Option(at.state.printed(slot).id) for slot in _fitting(at, skill, player))
    return Question(TARGET, player, skill.id, found, least=0, most=1) if found else None


def _fitting(at: At, skill: Skill, player: str) -> list[int]:
    among = replace(skill.named[0], zone="hand", of="own")
    found = candidates(at.state, among, player, source_of(at).slot)
    return [slot for slot in found if not is_stopped(at, at.state.card(slot).ref)]


@swap.rule("play_swapped")
def play(at: At) -> Outcome:
    """Play the chosen card; it enters like any card that is played and takes nothing over."""
    events = tuple(event for ref in refs_in(at, "chosen") for event in entered(at, ref))
    return stopped(at, *events) if is_negated(at) else happen(*events, note="resolve")


@swap.rule("return_card")
def return_card(at: At) -> Outcome:
    """Return the card that used the skill to its owner's hand, whether or not a card was played."""
    card = at.state.live(source_of(at))
    if card is None or card.zone != "battle":
        return happen()
    return happen(GameEvent(e.MOVE, card=card.ref, zone="hand", source="swap.return_card"))


swap.rule("resolved")(after_resolution)
