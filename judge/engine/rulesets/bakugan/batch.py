"""The batch: who has priority, and how cards and abilities enter it. How they resolve stands in `resolving`."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.events import GameEvent
from judge.engine.legality import legal_actions, once_mark
from judge.engine.outcomes import Call, Outcome, call, happen
from judge.engine.pending import choices, next_player, options_of
from judge.engine.questions import ACT, ORDER, PASS, TARGET, Option, Question, options
from judge.engine.ruleset import At, Procedure, action_of
from judge.engine.rulesets.bakugan import team
from judge.engine.rulesets.paying import pay_call
from judge.engine.rulesets.targets import Flat, choice_question, flat_refs, skill_of, source_of
from judge.engine.skills import Cost, Skill
from judge.engine.state import as_ref, plain_ref
from judge.engine.values import holds

priority_window = Procedure("priority_window")


def window(at: At, *, first: str = "", older: int | None = None, procedure: str = "priority_window") -> Call:
    """Call a priority window; objects that wait already stay below it (`older`)."""
    return call(procedure, first=first, older=len(at.state.stack) if older is None else older)


@priority_window.rule("opens")
def opens(at: At) -> Outcome:
    """Give priority to the starting player, or to the owner of a Flip."""
    return happen(keep={"holder": at.frame.text("first") or at.state.first_player, "passes": 0})


@priority_window.rule("enter")
def enter(at: At) -> Outcome:
    """Let one waiting triggered ability enter the batch: the starting player's first, so that they resolve last."""
    player = next_player(at.ruleset, at.state)
    if not player:
        return happen(goto="act")
    waiting = choices(at.ruleset, at.state, player)[at.picked]
    skill = at.ruleset.skill(at.state, waiting.source.slot, waiting.skill)
    event = as_ref(waiting.event)
    condition = skill.condition if skill else None
    if condition and not holds(at.state, condition, waiting.source, player, event, waiting.known):
        gone = GameEvent(e.COUNT_OFF, card=waiting.source, other=event, name=waiting.skill)
        return happen(gone, goto="enter", note="condition_not_met", skill=waiting.skill)
    return happen(
        keep={"passes": 0},
        goto="enter",
        then=call(
            "enter_batch",
            name=waiting.skill,
            player=player,
            source=waiting.source,
            event=waiting.event,
            waited=True,
        ),
        note="enters",
        values={"player": player, "skill": waiting.skill},
        skill=waiting.skill,
    )


@enter.asks
def which_enters(at: At) -> Question | None:
    """Ask the controller of several waiting abilities which of them enters next."""
    player = next_player(at.ruleset, at.state)
    if not player:
        return None
    return Question(ORDER, player, "batch", options_of(at.ruleset, at.state, player))


@priority_window.rule("act")
def act(at: At) -> Outcome:
    """Let the holder of priority play, use or pass; whoever acts keeps priority."""
    if at.picked != PASS:
        action = action_of(at.picked)
        return happen(keep={"passes": 0}, goto="enter", then=_CALLS[action.verb](at, action.subject))
    holder, passes = at.frame.text("holder"), at.frame.number("passes") + 1
    everybody = passes == len(at.state.setup.players)
    return happen(
        keep={"passes": passes, "holder": at.state.other(holder)}, goto="resolve_last" if everybody else "act"
    )


@act.asks
def which_act(at: At) -> Question:
    """Ask the holder of priority."""
    holder = at.frame.text("holder")
    return Question(ACT, holder, "priority", (*legal_actions(at, holder, ("play", "activate")), Option(PASS)))


@priority_window.rule("resolve_last")
def resolve_last(at: At) -> Outcome:
    """Resolve the object at the end of the batch, one only; with none of this window left, the window ends."""
    if len(at.state.stack) <= at.frame.number("older"):
        return happen(leave=True)
    item = at.state.stack[-1]
    note = "negated" if item.negated else "resolve"
    return happen(then=call("resolve", player=item.player, negated=item.negated), note=note, skill=item.skill)


@priority_window.rule("holder_after")
def holder_after(at: At) -> Outcome:
    """Give priority to the starting player after each resolution."""
    starting = at.state.first_player
    return happen(
        keep={"holder": starting, "passes": 0},
        goto="enter",
        note="has_priority",
        values={"player": starting},
    )


def play_call(at: At, card_id: str, cost: int) -> Call:
    """Call for a card to be played, from the hand or as a Flip from the discard pile."""
    card = at.state.find(card_id)
    return call(
        "play",
        name=card_id,
        player=card.controller if card else "",
        source=card.ref if card else None,
        cost=cost,
    )


def _play(at: At, subject: str) -> Call:
    card = at.state.find(subject)
    return play_call(at, subject, team.play_cost(at.state, card.slot) if card else 0)


def _activate(at: At, subject: str) -> Call:
    card = at.state.find(subject.rpartition(".")[0])
    return call(
        "activate",
        name=subject,
        player=at.frame.text("holder"),
        source=card.ref if card else None,
        skill=subject,
    )


_CALLS = {"play": _play, "activate": _activate}


def edition(name: str, original: Procedure) -> Procedure:
    """Make the same procedure under another name: a window of another step."""
    copy = Procedure(name)
    for rule in original.rules.values():
        made = copy.rule(rule.name)(rule.body)
        made.ask = rule.ask
    return copy


play_step = edition("play_step", priority_window)


# Entering the batch: announce, choose, pay, lie on the batch.

play = Procedure("play")
activate = Procedure("activate")
enter_batch = Procedure("enter_batch")


@play.rule("announce")
def announce(at: At) -> Outcome:
    """Move the card to the batch; it is next to resolve."""
    source = source_of(at)
    return happen(
        GameEvent(e.MOVE, card=source, zone=team.BATCH, player=at.frame.player, source="play.announce"),
        keep={"source": plain_ref(team.next_object(source))},
        note="announced",
        values={"card": at.frame.text("name")},
    )


def _targets(at: At) -> Outcome:
    """Make one choice of the text; what is chosen travels with the object."""
    picks = _picks(at)
    place = at.frame.number("place")
    if place >= len(picks):
        return happen()
    if _is_evo(at):
        base = at.state.find(at.picked)
        chosen: tuple[int, ...] = (base.slot, base.generation) if base else ()
    else:
        chosen = flat_refs(at, at.answer or ())
    return happen(
        keep={"chosen": (*_chosen(at), len(chosen), *chosen), "place": place + 1},
        goto="targets",
        note="targets" if at.answer else "",
    )


def _which_target(at: At) -> Question | None:
    """Ask for the next choice that the text demands on announcement."""
    picks = _picks(at)
    place = at.frame.number("place")
    if place >= len(picks):
        return None
    if _is_evo(at):
        bases = team.fitting_bases(at.state, at.frame.player, source_of(at).slot)
        keys = options(*(at.state.printed(base).id for base in bases))
        return Question(TARGET, at.frame.player, at.frame.text("name"), keys) if keys else None
    index, number = picks[place]
    skill = _texts(at)[index]
    step, _ = team.choices_in(skill)[number]
    return choice_question(At(at.ruleset, at.state, at.frame.keep(skill=skill.id), at.station), step)


def _texts(at: At) -> tuple[Skill, ...]:
    return team.texts_of(at.state, source_of(at).slot, at.frame.text("name"))


def _is_evo(at: At) -> bool:
    printed = at.state.printed(source_of(at).slot)
    return printed.kind == "evo" and printed.id == at.frame.text("name")


def _picks(at: At) -> list[tuple[int, int]]:
    """List the choices to be made: the place of the text and of the choice in it; an Evo needs its Character."""
    if _is_evo(at):
        return [(0, 0)]
    texts = _texts(at)
    return [(index, n) for index, text in enumerate(texts) for n in range(len(team.choices_in(text)))]


def _chosen(at: At) -> Flat:
    flat = at.frame.get("chosen")
    return flat if isinstance(flat, tuple) else ()


def _object(at: At) -> GameEvent:
    """Put the object at the end of the batch."""
    return GameEvent(
        e.PUSH,
        card=source_of(at),
        other=as_ref(at.frame.get("event")),
        player=at.frame.player,
        name=at.frame.text("name"),
        value=_chosen(at),
    )


for procedure in (play, activate, enter_batch):
    procedure.rule("targets")(_targets).asks(_which_target)


@play.rule("pay")
def pay(at: At) -> Outcome:
    """Uncharge Energy for the card, at once and completely."""
    return happen(
        then=pay_call(Cost.of_energy(at.frame.number("cost")), player=at.frame.player, source=source_of(at))
    )


@play.rule("on_batch")
def on_batch(at: At) -> Outcome:
    """Let the card wait on the batch; "when you play" begins to wait now."""
    heard = GameEvent("played", card=source_of(at), player=at.frame.player)
    return happen(_object(at), heard, leave=True)


@activate.rule("pay")
def activate_pay(at: At) -> Outcome:
    """Pay for the ability on announcement."""
    skill = skill_of(at)
    payment = pay_call(skill.cost, player=at.frame.player, source=source_of(at), skill=skill.id)
    return happen(then=payment, note="announced")


@activate.rule("on_batch")
def activated(at: At) -> Outcome:
    """Let the ability wait on the batch; its card stays where it is."""
    skill, source = skill_of(at), source_of(at)
    used = (GameEvent(e.USED, name=once_mark(skill, at.state.card(source.slot))),) if skill.once else ()
    return happen(*used, _object(at), leave=True)


@enter_batch.rule("on_batch")
def triggered(at: At) -> Outcome:
    """Let the triggered ability wait on the batch instead of beside it."""
    name, event = at.frame.text("name"), as_ref(at.frame.get("event"))
    return happen(GameEvent(e.COUNT_OFF, card=source_of(at), other=event, name=name), _object(at), leave=True)
