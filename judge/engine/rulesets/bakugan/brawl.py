"""The Brawl Phase from the opening of the Bakugan to their retracting, and the End Phase after it."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.energy import ENERGY
from judge.engine.errors import Needs
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, BLANK_RESTED, Plain
from judge.engine.outcomes import Outcome, call, happen, set_role, set_variable
from judge.engine.questions import TARGET, Option, Question
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.bakugan import team
from judge.engine.rulesets.bakugan.batch import window
from judge.engine.state import GameState
from judge.engine.values import value_of

DRAW_GAME = "draw"
HAND_LIMIT = 7

brawl = Procedure("brawl")


@brawl.rule("opening")
def opening(at: At) -> Outcome:
    """Turn the Characters of the opened Bakugan face up; "when this opens" begins to wait."""
    found: list[GameEvent] = []
    for card in team.brawlers(at.state):
        if card.face != "up":
            found.append(GameEvent(e.FACE, card=card.ref, name="up"))
        if card.mode != team.OPEN:
            found.append(GameEvent(e.MODE, card=card.ref, name=team.OPEN))
        found.append(GameEvent("opens", card=card.ref, player=card.controller))
    return happen(*found)


@brawl.rule("power_window")
def power_window(at: At) -> Outcome:
    """Open the priority window of the Power Step."""
    return happen(then=window(at))


@brawl.rule("compare")
def compare(at: At) -> Outcome:
    """Compare the B-Power of the Bakugan in the brawl; the highest is the Victor, equal ones go to the tie-break."""
    victor = team.strongest(at.state)
    values: dict[str, Plain] = {
        at.named(card).id: value_of(at.state, card.slot, "power") for card in team.brawlers(at.state)
    }
    if victor is None:
        return happen(note="tie", values=values)
    return happen(set_role("victor", victor.ref), goto="declare_victor", note="victor_found", values=values)


@brawl.rule("tie_break")
def tie_break(at: At) -> Outcome:
    """Let both players turn their top card; whoever has none loses, both at once is a draw."""
    players = team.in_order(at.state)
    empty = [player for player in players if not at.state.zone(player, team.DECK)]
    if empty:
        winner = DRAW_GAME if len(empty) > 1 else at.state.other(empty[0])
        return happen(GameEvent(e.WIN, player=winner, source="brawl.tie_break"), leave=True)
    tops = tuple(at.state.zone(player, team.DECK)[0] for player in players)
    moves = (top_to_discard(at.state, player, "brawl.tie_break") for player in players)
    return happen(*moves, keep={"tops": tops, "ties": at.frame.number("ties") + 1})


def top_to_discard(state: GameState, player: str, source: str) -> GameEvent:
    """Turn the top card of a deck into the discard pile."""
    top = state.zone(player, team.DECK)[0]
    if top > 0:
        return GameEvent(e.MOVE, card=state.card(top).ref, zone=team.DISCARD, source=source)
    return GameEvent(
        e.MOVE_BLANK, player=player, name=team.DECK, zone=team.DISCARD, amount=top, source=source
    )


@brawl.rule("tie_compare")
def tie_compare(at: At) -> Outcome:
    """Let the dearer of the two turned cards win; if they cost the same, turn again."""
    first, second = _turned_costs(at)
    if first == second:
        return happen(goto="tie_break", note="tie", values={"first": first, "second": second})
    winner = team.in_order(at.state)[0 if first > second else 1]
    victor = at.role(team.role_of(winner))
    return happen(
        set_role("victor", victor.ref if victor else None),
        note="victor_found",
        values={"first": first, "second": second},
    )


def _turned_costs(at: At) -> tuple[int, int]:
    """Give the costs of the two turned cards; whose card is dearer is asked if nobody described one of them."""
    tops = at.frame.get("tops")
    slots = [slot for slot in tops if isinstance(slot, int)] if isinstance(tops, tuple) else []
    if all(slot > 0 for slot in slots):
        first, second = (at.state.printed(slot).printed("cost") or 0 for slot in slots)
        return first, second
    key = f"tie_break.{at.frame.number('ties')}"
    known = dict(at.state.known)
    if key not in known:
        raise Needs(key, (1, 2))
    return (1, 0) if known[key] == 1 else (0, 1)


@brawl.rule("declare_victor")
def declare_victor(at: At) -> Outcome:
    """Declare the Victor; Victor abilities begin to wait."""
    victor = at.role("victor")
    if victor is None:
        return happen(goto="retract")
    return happen(
        GameEvent("victor", card=victor.ref, player=victor.controller),
        note="victor",
        values={"card": at.named(victor).id},
    )


@brawl.rule("victor_window")
def victor_window(at: At) -> Outcome:
    """Let Victor abilities enter the batch and open the priority window of the Victor Step."""
    return happen(then=window(at))


@brawl.rule("team_attack")
def team_attack(at: At) -> Outcome:
    """Make it a team attack if all three Bakugan of the winner's team are open."""
    victor = at.role("victor")
    if victor is None or not team.makes_team_attack(at.state, victor):
        return happen()
    return happen(set_variable("team_attack", True), note="team_attack")


@brawl.rule("attack")
def attack(at: At) -> Outcome:
    """Deal damage equal to the Victor's Damage Rating, or to the sum of the three in a team attack."""
    victor = at.role("victor")
    if victor is None:
        return happen(goto="retract")
    shares = {at.named(card).id: team.attack_rating(at.state, card) for card in team.attackers(at.state)}
    return happen(
        then=call(
            "damage",
            player=at.state.other(victor.controller),
            count=sum(shares.values()),
            origin=team.ATTACK,
        ),
        note="damage",
        values={"count": sum(shares.values()), **shares},
    )


@brawl.rule("damage_window")
def damage_window(at: At) -> Outcome:
    """Open the priority window after the damage."""
    return happen(then=window(at))


@brawl.rule("retract")
def retract(at: At) -> Outcome:
    """Let the Bakugan leave the brawl: the Victor stays open, the others close; so do all three of a team attack."""
    victor = at.role("victor")
    leaving = [card for card in team.brawlers(at.state) if victor is None or card.slot != victor.slot]
    if at.state.get("team_attack"):
        leaving += team.attackers(at.state)
    return happen(
        *(GameEvent(e.MODE, card=card.ref, name=team.CLOSED, source="brawl.retract") for card in leaving)
    )


@brawl.rule("over")
def over(at: At) -> Outcome:
    """End the Brawl Phase; nobody brawls any more, and what lasts for the brawl ends."""
    roles = (set_role(team.role_of(player), None) for player in at.state.setup.players)
    ends = (GameEvent(e.EXPIRE, until="battle"),) if _lasts(at.state, "battle") else ()
    return happen(*roles, set_role("victor", None), set_variable("team_attack", None), *ends, leave=True)


def _lasts(state: GameState, until: str) -> bool:
    """Tell whether anything lasts until then."""
    return any(
        until in [change.until for change in card.modifiers] + [grant.until for grant in card.grants]
        for card in state.cards
    )


end_phase = Procedure("end_phase")


@end_phase.rule("play_step")
def play_step(at: At) -> Outcome:
    """Open the last priority window of the turn."""
    return happen(then=window(at, procedure="play_step"))


@end_phase.rule("charge_step")
def charge_step(at: At) -> Outcome:
    """Charge all Energy of both players."""
    found: list[GameEvent] = []
    for player in at.state.setup.players:
        if f"{player}.{ENERGY}" in at.state.unknown:
            continue
        content = at.state.zone(player, ENERGY)
        cards = [at.state.card(slot) for slot in content if slot > 0]
        found += [GameEvent(e.MODE, card=card.ref, name="active") for card in cards if card.mode == "rest"]
        blanks = content.count(BLANK_RESTED)
        if blanks:
            found.append(GameEvent(e.MODE_BLANK, player=player, zone=ENERGY, name="active", amount=blanks))
    return happen(*found)


@end_phase.rule("reset_step")
def reset_step(at: At) -> Outcome:
    """Bring B-Power and Damage Rating back to what is printed: what lasts for the turn ends."""
    return happen(GameEvent(e.EXPIRE, until="turn")) if _lasts(at.state, "turn") else happen()


@end_phase.rule("hand_limit")
def hand_limit(at: At) -> Outcome:
    """Let whoever has more than seven cards discard down to seven, the starting player first."""
    player = _over_limit(at.state)
    if not player:
        return happen(leave=True)
    found: list[GameEvent] = []
    for key in at.answer or ():
        card = at.state.find(key) if key != team.HAND else None
        if card is not None:
            found.append(GameEvent(e.MOVE, card=card.ref, zone=team.DISCARD, source="hand_limit"))
        else:
            found.append(_blank_discard(player))
    return happen(*found, goto="hand_limit")


def _blank_discard(player: str) -> GameEvent:
    return GameEvent(
        e.MOVE_BLANK, player=player, name=team.HAND, zone=team.DISCARD, amount=BLANK, source="hand_limit"
    )


@hand_limit.asks
def which_to_discard(at: At) -> Question | None:
    """Ask which cards to discard; undescribed ones are all alike."""
    player = _over_limit(at.state)
    if not player:
        return None
    hand = at.state.zone(player, team.HAND)
    blanks = hand.count(BLANK)
    known = tuple(Option(at.state.printed(slot).id) for slot in hand if slot > 0)
    keys = (*known, Option(team.HAND, blanks)) if blanks else known
    surplus = len(hand) - HAND_LIMIT
    return Question(TARGET, player, "hand_limit", keys, least=surplus, most=surplus)


def _over_limit(state: GameState) -> str:
    for player in team.in_order(state):
        if len(state.zone(player, team.HAND)) > HAND_LIMIT:
            return player
    return ""
