"""Cards that change zones: draw, mill, move, play, KO; and tokens, which come out of nowhere."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine import instructions as do
from judge.engine.errors import BudgetError
from judge.engine.events import GameEvent
from judge.engine.ids import TOP_ONLY, Ref
from judge.engine.outcomes import Outcome
from judge.engine.questions import NUMBER, TARGET, Option, Question, options
from judge.engine.ruleset import At
from judge.engine.rulesets.entering import changes_on_entry, may_enter, mode_on_entry
from judge.engine.rulesets.program.core import (
    asks,
    caused,
    does,
    draw_events,
    go_on,
    player_meant,
    repeated,
    top_card_events,
)
from judge.engine.rulesets.targets import aimed, is_spared, moved_by, source_of
from judge.engine.state import plain_ref

HAND = "hand"


@does(do.Draw)
def _draw(at: At, step: do.Draw, index: int) -> Outcome:
    """Draw so many cards, the number named before, or as many as the player said."""
    count = at.frame.number("named") if step.named else step.count
    if step.up_to:
        count = int(at.picked) if at.picked else at.frame.number("wanted")
    return repeated(at, index, count, draw_events(at, player_meant(at, step.who)))


@asks(do.Draw)
def _how_many(at: At, step: do.Draw) -> Question | None:
    """Ask how many to draw of "up to" a number: they are drawn one at a time (`dbs-masters/cr-1.074/4-9-4`)."""
    if not step.up_to or at.frame.number("done"):
        return None
    player = player_meant(at, step.who)
    most = min(step.count, len(at.state.zone(player, "deck")))
    return Question(NUMBER, player, at.frame.skill, options(*(str(number) for number in range(most + 1))))


@does(do.DropHand)
def _drop_hand(at: At, step: do.DropHand, index: int) -> Outcome:
    """Put hand cards into the discard zone, all at the same time."""
    player, zone = player_meant(at, step.who), at.ruleset.shapes["discard"]
    picked = at.answer or ()
    by, source = at.frame.player, at.frame.skill
    cards = [card for key in picked if key != HAND and (card := at.state.find(key))]
    moves = [caused(at, e.MOVE, card.ref, zone=zone) for card in cards]
    blank = GameEvent(e.MOVE_BLANK, player=player, by=by, name=HAND, zone=zone, source=source)
    return go_on(at, index, *moves, *(blank for key in picked if key == HAND))


@asks(do.DropHand)
def _which_hand_cards(at: At, step: do.DropHand) -> Question | None:
    """Ask for as many hand cards as there are to give; undescribed ones are all alike."""
    player = player_meant(at, step.who)
    hand = at.state.zone(player, HAND)
    if not hand or not step.count:
        return None
    count = min(step.count, len(hand))
    known = tuple(Option(at.state.printed(slot).id) for slot in hand if slot > 0)
    blanks = sum(1 for slot in hand if slot <= 0)
    found = (*known, Option(HAND, blanks)) if blanks else known
    chooser = player_meant(at, step.by)
    return Question(TARGET, chooser, at.frame.skill, found, least=count, most=count)


@does(do.Discard)
def _discard(at: At, step: do.Discard, index: int) -> Outcome:
    zone = at.ruleset.shapes["discard"]
    return repeated(at, index, step.count, top_card_events(at, player_meant(at, step.who), zone, "mill"))


@does(do.Move)
def _move(at: At, step: do.Move, index: int) -> Outcome:
    refs = aimed(at, step.target)
    name = TOP_ONLY if step.top_only else ""
    moves = (caused(at, e.MOVE, ref, zone=step.to, name=name) for ref in refs)
    return go_on(at, index, *moves, keep={"moved": moved_by(at, refs)})


@does(do.Control)
def _control(at: At, step: do.Control, index: int) -> Outcome:
    """Become the master of cards; those that one has already are left alone (`dbs-masters/cr-1.074/11-5-1`)."""
    player, zone = at.frame.player, at.ruleset.shapes["play"]
    taken = [
        ref
        for ref in aimed(at, step.target)
        if (card := at.state.live(ref)) and card.zone == zone and card.controller != player
    ]
    return go_on(at, index, *(caused(at, e.CONTROL, ref, player=player, until=step.until) for ref in taken))


@does(do.PutBeneath)
def _put_beneath(at: At, step: do.PutBeneath, index: int) -> Outcome:
    """Put cards under the one that is meant; a card that is there already, or no card to put it under, is no event."""
    tops = [ref for ref in aimed(at, step.top) if at.state.live(ref) is not None]
    if len(tops) != 1:
        return go_on(at, index)
    events = [
        replace(caused(at, e.BENEATH, ref), other=tops[0]) for ref in aimed(at, step.target) if ref != tops[0]
    ]
    return go_on(at, index, *events)


@does(do.Play)
def _play(at: At, step: do.Play, index: int) -> Outcome:
    """Put cards into play; `played` is heard by what waits for a card to be played."""
    meant = [ref for ref in aimed(at, step.target) if is_spared(at, ref.slot)]
    refs = _that_may_enter(at, meant, at.frame.player)
    return go_on(at, index, *_played(at, refs), keep={"moved": moved_by(at, refs)})


@does(do.PlayFallen)
def _play_fallen(at: At, step: do.PlayFallen, index: int) -> Outcome:
    """Play the card where it fell, if it still lies there; it is followed into play."""
    source, player = source_of(at), at.frame.player
    fallen = Ref(source.slot, source.generation + 1)
    card = at.state.live(fallen)
    lies_there = card is not None and (card.zone, card.controller) == (at.ruleset.shapes["discard"], player)
    if not (lies_there and is_spared(at, fallen.slot) and may_enter(at, fallen, player)):
        return go_on(at, index)
    moved = (*plain_ref(source), *plain_ref(fallen))
    return go_on(at, index, *_played(at, [fallen]), keep={"moved": moved})


def _played(at: At, refs: list[Ref]) -> list[GameEvent]:
    """Put cards into play, and let it be heard."""
    player, zone = at.frame.player, at.ruleset.shapes["play"]
    events: list[GameEvent] = []
    for ref in refs:
        events += [
            caused(at, e.MOVE, ref, zone=zone, player=player, until=mode_on_entry(at, ref)),
            *changes_on_entry(at, ref),
            GameEvent("played", card=Ref(ref.slot, ref.generation + 1), player=player, source=at.frame.skill),
        ]
    return events


def _that_may_enter(at: At, refs: list[Ref], player: str) -> list[Ref]:
    """Leave out what the rules do not let come into play, also a second one that comes with the first."""
    keyword, printed = at.ruleset.policy.one_of_a_name, at.state.printed
    lone = {printed(ref.slot).name for ref in refs if keyword and keyword in printed(ref.slot).keywords}
    found: dict[str, Ref] = {}
    for ref in refs:
        if may_enter(at, ref, player):
            card = printed(ref.slot)
            found.setdefault(card.name if card.name in lone else card.id, ref)
    return list(found.values())


@does(do.CreateToken)
def _token(at: At, step: do.CreateToken, index: int) -> Outcome:
    """Make tokens in the area where cards come into play, of the player whose effect it is."""
    player, zone = at.frame.player, at.ruleset.shapes["play"]
    cards = [card for token in step.ids if (card := at.state.find(token)) is not None]
    free = [card for card in cards if not card.zone and not at.state.is_beneath(card.slot)]
    if len(free) < step.count:
        raise BudgetError("budget_tokens", f"More than {len(cards)} tokens of one skill were needed at once.")
    made = (
        caused(at, e.CREATE, card.ref, zone=zone, player=player, until=step.mode)
        for card in free[: step.count]
    )
    return go_on(at, index, *made)


@does(do.Knockout)
def _knockout(at: At, step: do.Knockout, index: int) -> Outcome:
    return go_on(at, index, *(caused(at, e.KO, ref) for ref in aimed(at, step.target)))
