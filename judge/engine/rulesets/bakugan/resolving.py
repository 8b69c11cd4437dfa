"""How the last object of the batch resolves: its text from top to bottom, then the place of its card."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.events import GameEvent
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.questions import MAY, NO, YES, Question, options
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.bakugan import team
from judge.engine.rulesets.targets import Flat, first_group
from judge.engine.skills import UNREAD, Skill
from judge.engine.state import StackItem
from judge.engine.values import holds

resolve = Procedure("resolve")


def _item(at: At) -> StackItem:
    """Give the object that resolves: the one at the end of the batch."""
    return at.state.stack[-1]


def _next_text(at: At) -> Skill | None:
    """Give the next part of the object's text, None when all is done or the object is negated."""
    item = _item(at)
    texts = team.texts_of(at.state, item.source.slot, item.skill)
    index = at.frame.number("text")
    return None if item.negated or index >= len(texts) else texts[index]


@resolve.rule("text")
def text(at: At) -> Outcome:
    """Do what the object says, from top to bottom; a negated object does nothing."""
    skill, item = _next_text(at), _item(at)
    if skill is None:
        return happen()
    keep = {"text": at.frame.number("text") + 1}
    if skill.status == UNREAD:
        note = "" if skill.ignore else "unread_effect"
        return happen(keep=keep, goto="text", note=note, skill=skill.id)
    if at.picked == NO:
        return happen(keep=keep, goto="text", note="declined", skill=skill.id)
    if not _is_met(at, skill):
        return happen(keep=keep, goto="text", note="condition_not_met", skill=skill.id)
    return happen(
        keep=keep,
        goto="text",
        then=call(
            "program",
            skill=skill.id,
            player=item.player,
            announced=_announced(at, item),
            source=item.source,
            event=item.event,
            known=(),
            index=0,
            done=0,
        ),
        note="resolve" if team.is_card(at.state, item) else "",
        skill=skill.id,
    )


def _is_met(at: At, skill: Skill) -> bool:
    """Tell whether the condition of an Action holds now (bakugan/decisions/fury); other texts were looked at before."""
    if skill.timing != "action" or skill.condition is None:
        return True
    item = _item(at)
    return holds(at.state, skill.condition, item.source, item.player, None)


@text.asks
def whether_to(at: At) -> Question | None:
    """Ask now, on resolution, whether to do what a player may do."""
    skill = _next_text(at)
    if skill is None or not skill.optional or not _is_met(at, skill):
        return None
    return Question(MAY, _item(at).player, skill.id, options(YES, NO))


def _announced(at: At, item: StackItem) -> Flat:
    """Give the choices made on announcement for the next text and those after it."""
    texts = team.texts_of(at.state, item.source.slot, item.skill)
    left: Flat = item.chosen
    for earlier in texts[: at.frame.number("text")]:
        for _ in team.choices_in(earlier):
            left = first_group(left)[1]
    return left


@resolve.rule("turn_up")
def turn_up(at: At) -> Outcome:
    """Turn a face-down Character up before an Evo is put on it."""
    pile = _pile(at)
    if pile is None or pile.face == "up":
        return happen()
    return happen(GameEvent(e.FACE, card=pile.ref, name="up", source="resolve.turn_up"))


def _pile(at: At) -> GameCard | None:
    """Give the pile on which the resolving Evo belongs, found by its base Character; None for other objects."""
    item = _item(at)
    if item.negated or _kind(at) != "evo":
        return None
    _, base, *_ = (*item.chosen, 0, 0)
    pile = team.pile_with(at.state, base)
    return pile if pile is not None and pile.controller == item.player else None


def _kind(at: At) -> str:
    """Give the kind of the card that resolves; empty for an ability or a card that has left the batch."""
    item = _item(at)
    card = at.state.live(item.source)
    is_here = card is not None and card.zone == team.BATCH and team.is_card(at.state, item)
    return at.state.printed(item.source.slot).kind if is_here else ""


@resolve.rule("on_character")
def on_character(at: At) -> Outcome:
    """Put an Evo on its Character; what has been changed about the Bakugan stays changed."""
    pile, item = _pile(at), _item(at)
    if pile is None:
        return happen()
    return happen(
        GameEvent(
            e.ON_TOP,
            card=item.source,
            other=pile.ref,
            name="mode roles grants power rating frost_strike",
            source="resolve.on_character",
        ),
        GameEvent("evolved", card=team.next_object(item.source), player=item.player),
    )


@resolve.rule("into_play")
def into_play(at: At) -> Outcome:
    """Put a Hero into the play area, where it stays."""
    item = _item(at)
    if item.negated or _kind(at) != "hero":
        return happen()
    return happen(
        GameEvent(e.MOVE, card=item.source, zone=team.PLAY, player=item.player, source="resolve.into_play"),
        GameEvent("enters", card=team.next_object(item.source), player=item.player),
    )


@resolve.rule("off_batch")
def off_batch(at: At) -> Outcome:
    """Take the object off the batch; a card that did not come into play is discarded, an ability just vanishes."""
    item = _item(at)
    gone = GameEvent(e.POP, name=item.skill)
    if not _kind(at):
        return happen(gone, leave=True, skill=item.skill)
    discarded = GameEvent(e.MOVE, card=item.source, zone=team.DISCARD, source="resolve.off_batch")
    return happen(gone, discarded, leave=True, skill=item.skill)
