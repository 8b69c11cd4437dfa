"""Where a Masters scenario begins: with a phase, at the free timing of the Main Phase, or in the middle of a battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from judge.engine.errors import BadDocumentError
from judge.engine.ids import Plain
from judge.engine.rulesets.dbs_masters import checks, turn
from judge.engine.rulesets.dbs_masters.field import KEYWORD
from judge.engine.state import Frame, GameState, with_variable

STEPS = {
    "declaration": "counter_window",
    "checkpoint": "attack_checkpoint",
    "offense": "offense_checkpoint",
    "defense": "defense_checkpoint",
    "damage": "damage_begins",
    "end": "combo_to_drop",
}
"""Where a scenario that begins in the middle of a battle takes it up."""

PHASES = {
    turn.CHARGE: ("main", Frame("charge_phase", "begins")),
    turn.END: ("passes", Frame("end_phase", "end_of_turn")),
}
"""Where a scenario that begins with a phase takes up the turn afterwards, and the phase itself."""


def starting(
    steps: Mapping[str, str], prepare: Callable[[GameState], GameState]
) -> Callable[[GameState, Mapping[str, Plain]], GameState]:
    """Make the beginning of a scenario: where each step of a battle is taken up, and how the preparation begins."""

    def start(state: GameState, battle_key: Mapping[str, Plain]) -> GameState:
        return _start(state, battle_key, steps, prepare)

    return start


def _start(
    state: GameState,
    battle_key: Mapping[str, Plain],
    steps: Mapping[str, str],
    prepare: Callable[[GameState], GameState],
) -> GameState:
    """Begin a phase, at the free timing of the Main Phase, or in the middle of a battle.

    At the declaration the attack is heard now, unless the scenario says itself what waits.
    """
    _refuse_second_fields(state)
    player = state.turn_player
    if battle_key and state.phase != turn.MAIN:
        raise BadDocumentError(
            "battle_outside_main", "Battles are fought in the Main Phase.", path=("battle",)
        )
    if state.phase == checks.SETUP:
        return prepare(state)
    if state.phase != turn.MAIN:
        following, phase = PHASES[state.phase]
        return replace(state, frames=(Frame("turn", following), phase.keep(player=player)))
    frames = (Frame("turn", "end"), Frame("main_phase", "checkpoint"))
    if not battle_key:
        return replace(state, frames=frames)
    step = str(battle_key.get("step") or "offense")
    if step not in steps:
        raise BadDocumentError(
            "no_such_step",
            f"A battle has no step {step!r}.",
            path=("battle", "step"),
            mend="Write one of " + ", ".join(steps) + ".",
        )
    attacker, guard = battle_key.get("attacker"), battle_key.get("guard") or battle_key.get("target")
    if step == "declaration" and not state.waiting:
        declared = Frame("battle", "declaration").keep(
            attacker=attacker, guard=guard, player=state.turn_player
        )
        return replace(state, frames=(*frames, declared))
    state = with_variable(with_variable(state, "attacker", attacker), "guard", guard)
    state = with_variable(state, "target", battle_key.get("target") or guard)
    if step not in ("declaration", "checkpoint"):
        state = with_variable(state, "attack_settled", True)
    frame = Frame("battle", steps[step]).keep(player=state.turn_player)
    return replace(state, frames=(*frames, frame))


def _refuse_second_fields(state: GameState) -> None:
    """Refuse a board that cannot be: a player has only one [Field] card in play (`dbs-masters/cr-1.074/3-6-6`)."""
    for player in state.setup.players:
        slots = [slot for slot in state.zones[state.setup.place(player, "battle")] if slot > 0]
        if sum(KEYWORD in state.printed(slot).keywords for slot in slots) > 1:
            raise BadDocumentError(
                "second_field",
                f"{player} has two [Field] cards in play; the rules leave a player only one.",
                path=("players", player, "battle"),
                mend="Leave out the one that was there first.",
            )


def kind_of(zone: str, card: Mapping[str, object]) -> str:
    """Name the kind of a card that states none: a Leader lies in its area, an Extra Card has no power."""
    if zone == "leader":
        return "leader"
    keywords = card.get("keywords")
    if isinstance(keywords, list) and KEYWORD in keywords:
        return "extra"
    has_power = any(key in card for key in ("power", "combo_power"))
    return "battle" if has_power or zone in ("battle", "combo") else "extra"
