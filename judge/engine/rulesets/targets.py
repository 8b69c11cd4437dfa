"""What a skill's program is about: its card, the cards chosen for it, and plain values that travel in a frame."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from judge.engine import instructions as do
from judge.engine.ids import Plain, Ref
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At
from judge.engine.skills import Skill
from judge.engine.state import as_ref
from judge.engine.values import candidates, forbidding_skill, keywords_of


def skill_of(at: At) -> Skill:
    """Give the skill that this frame is about."""
    if at.skill is None:
        source, name = at.frame.source, at.frame.skill
        at.skill = at.ruleset.skill(at.state, source.slot, name) if source else None
        if at.skill is None:
            raise KeyError(name)
    return at.skill


def source_of(at: At) -> Ref:
    """Give the object whose skill this is."""
    source = at.frame.source
    if source is None:
        raise KeyError("source")
    return source


def choice_question(at: At, step: do.Choose) -> Question | None:
    """Ask for cards; as many as demanded, as far as there are any (`dbs-masters/faq/capacites/14`)."""
    player = at.frame.player
    found = candidates(at.state, step.among, player, source_of(at).slot)
    found = [slot for slot in found if is_spared(at, slot) and not _is_out_of_reach(at, slot, player)]
    if not found:
        return None
    chooser = player if step.by == "own" else at.state.other(player)
    keys = tuple(Option(at.state.printed(slot).id) for slot in found)
    most = min(step.most, len(found))
    least = 0 if _may_find_nothing(at, step.among) else min(step.least, most)
    return Question(TARGET, chooser, at.frame.skill, keys, least=least, most=most)


def _may_find_nothing(at: At, among: do.Filter) -> bool:
    """Tell whether a secret card must be known to fit: then it need not be chosen (`dbs-masters/cr-1.074/8-5-3-5`)."""
    if not at.ruleset.policy.may_find_nothing or not among.zone:
        return False
    asks = among != do.Filter(
        zone=among.zone, of=among.of, mode=among.mode, role=among.role, other=among.other
    )
    return asks and at.state.setup.zone(among.zone).seen_by != "all"


def is_spared(at: At, slot: int) -> bool:
    """Tell whether a program reaches a card: that of a negated skill only those with a keyword that `spares` them."""
    spares = at.frame.text("spares")
    return not spares or spares in keywords_of(at.state, slot)


def _is_out_of_reach(at: At, slot: int, player: str) -> bool:
    """Tell whether an opposing skill may not choose this card."""
    card = at.state.card(slot)
    if card.controller == player:
        return False
    if forbidding_skill(at.state, card, "chosen"):
        return True
    in_play = bool(card.zone) and at.state.setup.zone(card.zone).in_play
    names = at.ruleset.forbidding.get("chosen", ()) if in_play else ()
    return bool(names) and not set(names).isdisjoint(keywords_of(at.state, slot))


def chosen_refs(at: At) -> list[Ref]:
    """Give the objects that were chosen earlier in this skill."""
    return refs_in(at, "chosen")


def refs_in(at: At, name: str) -> list[Ref]:
    """Read the objects that the frame keeps under a name."""
    flat = at.frame.get(name)
    numbers = [number for number in flat if isinstance(number, int)] if isinstance(flat, tuple) else []
    return [Ref(numbers[i], numbers[i + 1]) for i in range(0, len(numbers) - 1, 2)]


def followed(at: At, ref: Ref) -> Ref:
    """Refer to a card in the area to which this very program has moved it (`dbs-masters/cr-1.074/8-10-1`)."""
    while ref in refs_in(at, "moved") and at.state.live(ref) is None:
        ref = Ref(ref.slot, ref.generation + 1)
    return ref


def moved_by(at: At, refs: Sequence[Ref]) -> tuple[int, ...]:
    """List the objects that the program moves, these among them: two numbers for each."""
    moved = (*refs_in(at, "moved"), *(ref for ref in refs if at.state.live(ref) is not None))
    return tuple(number for ref in moved for number in (ref.slot, ref.generation))


def aimed(at: At, target: do.Target) -> list[Ref]:
    """Give the objects an instruction is about."""
    if target.who == "self":
        return [followed(at, source_of(at))]
    if target.who == "chosen":
        return [followed(at, ref) for ref in chosen_refs(at)]
    if target.who == "event":
        event = as_ref(at.frame.get("event"))
        return [followed(at, event)] if event else []
    if target.who == "each":
        found = candidates(at.state, target.among or do.Filter(), at.frame.player, source_of(at).slot)
        return [at.state.card(slot).ref for slot in found]
    role = at.state.role(target.who)
    return [role] if role else []


def flat_refs(at: At, names: Sequence[str]) -> tuple[int, ...]:
    """Write the objects of these names as plain numbers, two for each."""
    cards = [at.state.find(name) for name in names]
    return tuple(number for card in cards if card for number in (card.slot, card.generation))


Flat = tuple[str | int | bool | None, ...]


def first_group(announced: Flat) -> tuple[Flat, Flat]:
    """Split the first of several choices from the rest; each is written as its length and its numbers."""
    if not announced or not isinstance(announced[0], int):
        return (), ()
    length = announced[0]
    return announced[1 : 1 + length], announced[1 + length :]


def known_of(flat: Plain) -> tuple[tuple[str, int], ...]:
    """Read what travelled with a waiting skill out of a plain value."""
    if not isinstance(flat, tuple):
        return ()
    return tuple(
        (str(flat[i]), number) for i in range(0, len(flat) - 1, 2) if isinstance(number := flat[i + 1], int)
    )


def flat_known(known: Sequence[tuple[str, int]]) -> tuple[str | int, ...]:
    """Write what travels with a waiting skill as a plain value."""
    return tuple(chain.from_iterable(known))
