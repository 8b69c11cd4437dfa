"""[Union-Fusion], [Union-Potara] and [Union-Absorb]: a card is played for, or on top of, the cards it names."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.costparts import Payer
from judge.engine.events import GameEvent
from judge.engine.ids import Ref
from judge.engine.instructions import Filter
from judge.engine.outcomes import Outcome, happen
from judge.engine.paying import after_paying, can_pay
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.costs import pay_call
from judge.engine.rulesets.dbs_masters.presumed import on_its_name
from judge.engine.rulesets.dbs_masters.skills import (
    entered,
    fallen,
    is_stopped,
    stopped,
    use_of,
)
from judge.engine.rulesets.dbs_masters.windows import after_activation, after_resolution
from judge.engine.rulesets.entering import changes_on_entry, mode_on_entry, namesakes
from judge.engine.rulesets.targets import flat_refs, refs_in, skill_of, source_of
from judge.engine.skills import CardsPart, Skill
from judge.engine.state import GameState, plain_ref
from judge.engine.values import candidates, value_of

FUSION, POTARA, ABSORB = "union_fusion", "union_potara", "union_absorb"
UNIONS = (FUSION, POTARA, ABSORB)
ABSORBED_FROM = ("hand", "drop", "warp", "energy", "battle")
"""Areas from which [Union-Absorb] may take its card: open to the player who chooses."""
_ZONE_OF = {FUSION: "hand", POTARA: "battle"}

union_fusion, union_potara, union_absorb = Procedure(FUSION), Procedure(POTARA), Procedure(ABSORB)


# The cards that a Union names.


def named_sets(at: At, player: str, skill: Skill, source: int) -> list[tuple[int, ...]]:
    """List every way to take one card for each named one, whatever their powers."""
    kind = "battle"
    found: list[tuple[int, ...]] = [()]
    for among in skill.named:
        meant = replace(among, zone=_ZONE_OF.get(skill.timing, among.zone), of="own", kind=kind, other=True)
        slots = candidates(at.state, meant, player, source)
        found = [(*taken, slot) for taken in found for slot in slots if slot not in taken]
    return found


def legal_sets(at: At, player: str, skill: Skill, source: int) -> list[tuple[int, ...]]:
    """List those that may be taken: for [Union-Fusion] all cards of a set have the same power.

    The others put a card on top, which may not be the second one of a name that only one card may have.
    """
    found = named_sets(at, player, skill, source)
    if skill.timing != FUSION:
        return [slots for slots in found if not _is_second(at, player, *put_together(skill, source, slots))]
    return [slots for slots in found if len({value_of(at.state, slot, "power") for slot in slots}) == 1]


def put_together(skill: Skill, source: int, slots: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Tell which card comes to lie on top, and which ones beneath it."""
    return (slots[0], (source,)) if skill.timing == ABSORB else (source, slots)


def _is_second(at: At, player: str, top: int, beneath: tuple[int, ...]) -> bool:
    is_played = at.state.card(top).zone != at.ruleset.shapes["play"]
    return is_played and bool(namesakes(at, top, player, beneath))


def payable_sets(at: At, player: str, skill: Skill, source: int) -> list[tuple[int, ...]]:
    """List those that leave enough to pay the rest: what [Union-Fusion] drops is paid first."""
    found = legal_sets(at, player, skill, source)
    if skill.timing != FUSION or skill.cost.is_free:
        return found
    payer = Payer(at.ruleset, player, at.state.card(source).ref)
    return [slots for slots in found if can_pay(_once_dropped(at, payer, slots), payer, skill.cost.parts)]


def _once_dropped(at: At, payer: Payer, slots: tuple[int, ...]) -> GameState:
    whole_set = CardsPart(Filter(zone="hand", of="own"), len(slots), "drop")
    return after_paying(at.state, payer, whole_set, tuple(at.state.printed(slot).id for slot in slots))


def which_named(at: At) -> Question | None:
    """Ask for one named card after the other, as far as the rest of a set is there with it."""
    player, skill = at.frame.player, skill_of(at)
    taken = tuple(ref.slot for ref in refs_in(at, "chosen"))
    if len(taken) == len(skill.named):
        return None
    sets = payable_sets(at, player, skill, source_of(at).slot)
    next_ones = dict.fromkeys(slots[len(taken)] for slots in sets if slots[: len(taken)] == taken)
    found = tuple(Option(at.state.printed(slot).id) for slot in next_ones)
    return Question(TARGET, player, skill.id, found)


def name_card(at: At, again: str) -> Outcome:
    """Keep the card that was named, and ask for the next."""
    if at.answer is None:
        return happen(note="declared")
    chosen = at.frame.get("chosen")
    before = chosen if isinstance(chosen, tuple) else ()
    return happen(keep={"chosen": (*before, *flat_refs(at, at.answer))}, goto=again)


# [Union-Fusion]: out of the hand, for cards of the hand.


@union_fusion.rule("reveal")
def reveal_set(at: At) -> Outcome:
    """Reveal one card of the hand for each named one, all of the same power."""
    return name_card(at, "reveal")


@union_fusion.rule("drop_set")
def drop_set(at: At) -> Outcome:
    """Put the revealed cards into the Drop Area as a cost."""
    rule = "union_fusion.drop_set"
    return happen(
        *(GameEvent(e.MOVE, card=ref, zone="drop", source=rule) for ref in refs_in(at, "chosen")), *use_of(at)
    )


@union_fusion.rule("pay")
def pay_fusion(at: At) -> Outcome:
    """Pay the further cost of the skill."""
    return happen(then=pay_call(at, skill_of(at).cost))


union_fusion.rule("activated")(after_activation)


@union_fusion.rule("play_fused")
def play_fused(at: At) -> Outcome:
    """Play the card in Active Mode."""
    if is_stopped(at):
        return stopped(at, goto="failed")
    return happen(*entered(at, source_of(at)), note="resolve")


union_fusion.rule("resolved")(after_resolution)


union_fusion.rule("failed")(fallen)


# [Union-Potara]: out of the hand, onto cards in play.


@union_potara.rule("choose")
def choose_pair(at: At) -> Outcome:
    """Choose one Battle Card in play for each named one."""
    return name_card(at, "choose")


@union_potara.rule("pay")
def pay_potara(at: At) -> Outcome:
    """Pay the cost of the skill."""
    return happen(*use_of(at), then=pay_call(at, skill_of(at).cost))


union_potara.rule("activated")(after_activation)


@union_potara.rule("put_on_pair")
def put_on_pair(at: At) -> Outcome:
    """Put the card on the chosen ones: the power changes of all of them add up, and it enters in Active Mode."""
    return put_on(at, "power roles")


def put_on(at: At, passes: str, ours: tuple[GameEvent, ...] = ()) -> Outcome:
    """Put the card on the chosen ones, if they still are there; `passes` lists what passes on.

    `ours` says that this rests on a decision of ours.
    """
    below = refs_in(at, "chosen")
    if is_stopped(at):
        return stopped(at, goto="failed")
    if not all(_is_own_in_play(at, ref) for ref in below):
        return happen(goto="failed", note="failed")
    return happen(*_on_top(at, source_of(at), below, passes), *ours, note="resolve")


union_potara.rule("resolved")(after_resolution)


union_potara.rule("failed")(fallen)


# [Union-Absorb]: another card comes onto the one in play.


@union_absorb.rule("choose")
def choose_absorbed(at: At) -> Outcome:
    """Choose the named card in the area that the skill names."""
    return name_card(at, "choose")


@union_absorb.rule("pay")
def pay_absorb(at: At) -> Outcome:
    """Pay the cost of the skill."""
    return happen(*use_of(at), then=pay_call(at, skill_of(at).cost))


union_absorb.rule("activated")(after_activation)


@union_absorb.rule("put_on_absorber")
def put_on_absorber(at: At) -> Outcome:
    """Put the chosen card on the one that used the skill; power changes and mode pass on."""
    absorber, absorbed = source_of(at), refs_in(at, "chosen")[0]
    if is_stopped(at, absorbed):
        return stopped(at)
    if not _is_own_in_play(at, absorber) or at.state.live(absorbed) is None:
        return happen(note="failed")
    return happen(*_on_top(at, absorbed, [absorber], "mode power roles"), note="resolve")


union_absorb.rule("resolved")(after_resolution)


for naming in (reveal_set, choose_pair, choose_absorbed):
    naming.asks(which_named)


def _is_own_in_play(at: At, ref: Ref) -> bool:
    """Tell whether a card still lies in the Battle Area of the player who uses the skill."""
    card = at.state.live(ref)
    return card is not None and card.zone == "battle" and card.controller == at.frame.player


def _on_top(at: At, card: Ref, below: list[Ref], passes: str) -> Iterator[GameEvent]:
    """Put a card on others; that counts as playing it, unless it lay in the Battle Area before."""
    was_in_play = at.state.card(card.slot).zone == "battle"
    further = tuple(number for ref in below[1:] for number in plain_ref(ref))
    yield GameEvent(
        e.ON_TOP, card=card, other=below[0], name=passes, value=further or None, source=at.station
    )
    if not was_in_play:
        top = Ref(card.slot, card.generation + 1)
        if mode_on_entry(at, card) == "rest":
            yield GameEvent(e.MODE, card=top, name="rest")
        yield from changes_on_entry(at, card)
        yield GameEvent("played", card=top, player=at.frame.player)
        yield from on_its_name(at, card, below)
