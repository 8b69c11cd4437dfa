"""The table of the Bakugan rules of 2019: zones, keywords, triggers, procedures, policy."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.errors import BadDocumentError
from judge.engine.gamewords import Heard, Interrupt, Keyword, Policy
from judge.engine.ids import Plain, Ref
from judge.engine.pending import STARTING_PLAYER
from judge.engine.ruleset import Ruleset
from judge.engine.rulesets.bakugan import (
    batch,
    brawl,
    checks,
    citations,
    damage,
    resolving,
    start_phase,
    team,
    verbs,
)
from judge.engine.rulesets.paying import pay
from judge.engine.rulesets.program import program
from judge.engine.rulesets.shared import replacement
from judge.engine.state import Frame, GameState, as_ref, plain_ref, with_card, with_variable
from judge.engine.zones import Zone

ZONES = (
    Zone(team.PLAY, in_play=True),
    Zone("energy", seen_by="nobody", range=(0, 12)),
    Zone(team.HAND, seen_by="owner"),
    Zone(team.BATCH, ordered=True, begins_empty=True),
    Zone(team.DECK, seen_by="nobody", ordered=True, range=(0, 40)),
    Zone(team.DISCARD),
)

KEYWORDS = {
    keyword.name: keyword
    for keyword in (Keyword(team.DOUBLE_STRIKE), Keyword(team.SHADOW_STRIKE, forbids="reduce_rating"))
}

TRIGGERS = {
    "opens": (Heard("opens"),),
    "victor": (Heard("victor"),),
    "played": (Heard("played"),),
    "enters": (Heard("enters"),),
    "evolved": (Heard("evolved"),),
    "energized": (Heard("energized"),),
    "draws": (Heard("draw", has_card=False),),
    "damaged": (Heard("damage", has_card=False),),
    "destroyed": (Heard(e.KO, before=True),),
    "leaves": (Heard(e.MOVE, before=True, leaving=True),),
}

PROCEDURES = {
    procedure.name: procedure
    for procedure in (
        pay,
        replacement,
        program,
        start_phase.start_phase,
        batch.priority_window,
        batch.play_step,
        batch.play,
        batch.activate,
        batch.enter_batch,
        resolving.resolve,
        brawl.brawl,
        brawl.end_phase,
        damage.damage,
    )
}

START, BRAWL, END = "start", "brawl", "end"
STEPS = {
    "opening": "opening",
    "power": "power_window",
    "victor": "declare_victor",
    "damage": "team_attack",
    "retracting": "retract",
}
"""Where a scenario takes up the brawl."""


def start(state: GameState, battle_key: Mapping[str, Plain]) -> GameState:
    """Begin in a step of the Brawl Phase, with the Start Phase, or in the Play Step of the End Phase."""
    state = _with_closed(state)
    if state.phase == START:
        return replace(state, frames=(Frame("start_phase", "draw_step"),))
    frames = (Frame("end_phase", "play_step"),)
    if state.phase == END:
        return replace(state, frames=frames)
    step = str(battle_key.get("step") or "power")
    if step not in STEPS:
        raise BadDocumentError(
            "no_such_step",
            f"A brawl has no step {step!r}.",
            path=("battle", "step"),
            mend="Write one of " + ", ".join(STEPS) + ".",
        )
    state = _with_brawlers(state, battle_key, step)
    if step in ("victor", "damage", "retracting"):
        state = _with_victor(state, battle_key)
    return replace(state, frames=(*frames, Frame("brawl", STEPS[step])))


def _with_closed(state: GameState) -> GameState:
    """Close the Bakugan whose Characters lie face down: they have not opened yet."""
    for card in state.cards:
        if card.zone == team.PLAY and card.face == "down":
            state = with_card(state, replace(card, mode=team.CLOSED))
    return state


def _with_brawlers(state: GameState, battle_key: Mapping[str, Plain], step: str) -> GameState:
    """Give each player's Bakugan its role in the brawl."""
    named = _cards(state, battle_key.get("brawlers"))
    if not named:
        raise _fault("no_brawlers", "Which Bakugan are in the brawl?", "Write brawlers: [one, other].")
    owners = [card.controller for card in named]
    if len(set(owners)) < len(owners):
        raise _fault("one_brawler_each", "Each player brawls with one Bakugan.", "Name one of each player.")
    for card in named:
        name = state.printed(card.slot).id
        if card.zone != team.PLAY or not team.is_bakugan(state, card):
            raise _fault(
                "not_a_bakugan", f"{name} is no Bakugan in play.", "Name a Character, or the Evo on it."
            )
        if step != "opening" and not team.is_open(card):
            raise _fault("closed_brawler", f"{name} is closed, it cannot brawl.", "Leave out face and mode.")
        state = with_variable(state, team.role_of(card.controller), plain_ref(card.ref))
    return state


def _with_victor(state: GameState, battle_key: Mapping[str, Plain]) -> GameState:
    """Give the Victor its role: the one named, else the one with the highest B-Power."""
    named = _cards(state, battle_key.get("victor"))
    victor = named[0] if named else team.strongest(state)
    if victor is None or victor not in team.brawlers(state):
        raise _fault(
            "which_victor", "Which Bakugan is the Victor?", "Write victor: with one of the brawlers."
        )
    return with_variable(state, "victor", plain_ref(victor.ref))


def _cards(state: GameState, flat: Plain) -> list[GameCard]:
    numbers = [number for number in flat if isinstance(number, int)] if isinstance(flat, tuple) else []
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    found = [state.live(as_ref(plain_ref(Ref(*pair)))) for pair in pairs]
    return [card for card in found if card is not None]


def _fault(code: str, message: str, mend: str) -> BadDocumentError:
    return BadDocumentError(code, message, path=("battle",), mend=mend)


def kind_of(zone: str, card: Mapping[str, object]) -> str:
    """Name the kind of a card that states none: Bakugan have B-Power, what lies on a Character is an Evo."""
    if "power" in card:
        return "character" if zone in (team.PLAY, "") and not card.get("under") else "evo"
    return "hero" if zone == team.PLAY else "action"


BAKUGAN_2019 = Ruleset(
    game="bakugan",
    profile="bakugan-2019",
    zones=ZONES,
    keeps=(),
    values=("power", "rating", "cost", "frost_strike"),
    kinds=("character", "evo", "hero", "action", "flip"),
    timings={
        "auto": (),
        "permanent": (),
        "replacement": (),
        "activated": (),
        "evo": (team.HAND,),
        **dict.fromkeys(team.TEXT_TIMINGS, (team.BATCH,)),
    },
    roles=("brawler", "victor"),
    procedures=PROCEDURES,
    verbs=verbs.VERBS,
    triggers=TRIGGERS,
    keywords=KEYWORDS,
    interrupts=(
        Interrupt(checks.destroyed_to_discard, (e.KO,)),
        Interrupt(checks.own_change_of_damage, (e.MODIFY,)),
    ),
    confirm=checks.nothing_to_confirm,
    policy=Policy(
        waiting_first=STARTING_PLAYER,
    ),
    citations=citations.BAKUGAN_2019,
    rest_points=("play_step.act",),
    start=start,
    kind_of=kind_of,
    shapes={
        "play": team.PLAY,
        "discard": team.DISCARD,
        "damage": "damage",
        "phase": f"{BRAWL} {START} {END}",
        "battle_keys": "brawlers victor step",
        "blanks": "energy hand",
    },
)
