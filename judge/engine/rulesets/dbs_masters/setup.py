"""Before the first turn: who begins, Leaders, opening hands, one redraw each, life."""

from __future__ import annotations

from msgspec.structs import replace

from judge.engine import events as e
from judge.engine.cards import GameCard
from judge.engine.errors import BadDocumentError
from judge.engine.events import GameEvent
from judge.engine.ids import BLANK, CHANCE
from judge.engine.legality import legal_actions
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.questions import ACT, DICE, PASS, TARGET, Option, Question, options
from judge.engine.ruleset import At, Procedure
from judge.engine.rulesets.dbs_masters.presumed import presumed
from judge.engine.state import Frame, GameState

OPENING_HAND = 6
LIFE = 8
DECK = 50
"""How many cards a legal deck has, if nobody described one."""

setup = Procedure("setup")


@setup.rule("lot")
def lot(at: At) -> Outcome:
    """Let chance name the starting player; nobody chooses."""
    return happen(GameEvent(e.TURN, player=at.picked, amount=1, source="setup.lot"))


@lot.asks
def who_begins(at: At) -> Question:
    """Ask chance."""
    return Question(DICE, CHANCE, "starting_player", options(*at.state.setup.players))


@setup.rule("leaders")
def leaders(at: At) -> Outcome:
    """Show the Leaders: skills for being placed wait, and a checkpoint follows (decisions/g-29 on its place)."""
    hearing = [card for card in at.state.cards if card.zone == "leader" and _hears_its_placing(at, card)]
    ours = presumed(at, "lot_before_checkpoint") if len(hearing) > 1 else ()
    return happen(*placed(at), *ours, then=call("checkpoint"))


def _hears_its_placing(at: At, card: GameCard) -> bool:
    triggers = [skill.trigger for skill in at.named(card).skills]
    return any(trigger is not None and trigger.event == "leader_placed" for trigger in triggers)


def placed(at: At) -> list[GameEvent]:
    """Let it be heard that the Leaders lie in their areas."""
    return [
        GameEvent("leader_placed", card=at.state.card(slot).ref, player=player)
        for player in in_order(at.state)
        for slot in at.state.zone(player, "leader")
    ]


@setup.rule("shuffle")
def shuffle_decks(at: At) -> Outcome:
    """Let each player shuffle the own deck."""
    done = at.frame.number("shuffled")
    player = in_order(at.state)[done]
    again = "shuffle" if done + 1 < len(at.state.setup.players) else "opening_hands"
    return happen(keep={"shuffled": done + 1}, then=call("shuffle", player=player), goto=again)


@setup.rule("opening_hands")
def opening_hands(at: At) -> Outcome:
    """Let each player draw six cards."""
    return happen(
        *(event for player in in_order(at.state) for event in dealt(at, player, OPENING_HAND, "hand"))
    )


@setup.rule("redraw")
def redraw(at: At) -> Outcome:
    """Let the starting player, then the other, say whether to redraw: one chance each."""
    return happen(goto="next_redraw") if at.picked == PASS else happen()


@redraw.asks
def whether_to_redraw(at: At) -> Question:
    """Ask the player whose chance it is."""
    player = redrawing(at)
    return Question(ACT, player, "redraw", (*legal_actions(at, player, ("redraw",)), Option(PASS)))


@setup.rule("put_back")
def put_back(at: At) -> Outcome:
    """Put the chosen cards back into the deck, any number of them, and shuffle it."""
    player, names = redrawing(at), at.answer or ()
    events = []
    for name in names:
        card = at.state.find(name)
        if card is not None:
            events.append(GameEvent(e.MOVE, card=card.ref, zone="deck", source="setup.put_back"))
        else:
            events.append(GameEvent(e.MOVE_BLANK, player=player, name="hand", zone="deck"))
    return happen(*events, keep={"back": len(names)}, then=call("shuffle", player=player))


@put_back.asks
def which_to_put_back(at: At) -> Question:
    """Ask for the hand cards that go back; cards that nobody described are all alike."""
    hand = at.state.zone(redrawing(at), "hand")
    described = tuple(Option(at.state.printed(slot).id) for slot in hand if slot > 0)
    blanks = hand.count(BLANK)
    found = (*described, Option("hand", blanks)) if blanks else described
    return Question(TARGET, redrawing(at), "put_back", found, least=0, most=len(hand))


@setup.rule("draw_again")
def draw_again(at: At) -> Outcome:
    """Draw as many cards as went back."""
    return happen(*dealt(at, redrawing(at), at.frame.number("back"), "hand"))


@setup.rule("next_redraw")
def next_redraw(at: At) -> Outcome:
    """Go on to the other player's chance, or to the life."""
    asked = at.frame.number("asked") + 1
    return happen(keep={"asked": asked}, goto="redraw" if asked < len(at.state.setup.players) else "life")


@setup.rule("life")
def life(at: At) -> Outcome:
    """Lay the top eight cards of each deck face down; their order means nothing."""
    laid = (event for player in in_order(at.state) for event in dealt(at, player, LIFE, "life"))
    return happen(*laid)


def redrawing(at: At) -> str:
    """Name the player whose chance to redraw it is."""
    return in_order(at.state)[at.frame.number("asked")]


def in_order(state: GameState) -> tuple[str, ...]:
    """List the players, the starting player first."""
    return (state.first_player, state.other(state.first_player))


def dealt(at: At, player: str, count: int, zone: str) -> list[GameEvent]:
    """Move cards from the top of a deck, as far as there are any."""
    return [
        GameEvent(e.MOVE, card=at.state.card(slot).ref, zone=zone, source=at.station)
        if slot > 0
        else GameEvent(e.MOVE_BLANK, player=player, name="deck", zone=zone, amount=slot)
        for slot in at.state.zone(player, "deck")[:count]
    ]


# Shuffling.

shuffle = Procedure("shuffle")


@shuffle.rule("next_card")
def next_card(at: At) -> Outcome:
    """Let chance say which card comes next, from the top, until the rest is all alike."""
    laid, left = _laid(at), _left(at)
    if not at.answer:
        order = (*laid, *left)
        return happen(GameEvent(e.ARRANGE, player=at.frame.player, zone="deck", value=order), leave=True)
    card = at.state.find(at.picked)
    return happen(keep={"laid": (*laid, card.slot if card else BLANK)}, goto="next_card")


@next_card.asks
def which_card(at: At) -> Question | None:
    """Ask chance, as long as a card that somebody described is left."""
    left = _left(at)
    described = tuple(Option(at.state.printed(slot).id) for slot in left if slot > 0)
    blanks = len(left) - len(described)
    found = (*described, Option("deck", blanks)) if blanks else described
    return Question(DICE, CHANCE, "shuffle", found) if described else None


def _laid(at: At) -> tuple[int, ...]:
    laid = at.frame.get("laid")
    return tuple(slot for slot in laid if isinstance(slot, int)) if isinstance(laid, tuple) else ()


def _left(at: At) -> list[int]:
    left = list(at.state.zone(at.frame.player, "deck"))
    for slot in _laid(at):
        left.remove(slot)
    return left


# Where a scenario begins.


def begin(state: GameState, lot: str = "lot") -> GameState:
    """Begin with the lot, or with what comes first instead; or, with described hands, at the first chance to redraw.

    A deck that nobody counted has as many cards as the rules demand; nothing else lies on the table yet.
    """
    hands = any(state.zone(player, "hand") for player in state.setup.players)
    for player in state.setup.players:
        for zone in ("battle", "energy", "life", "drop", "warp", "combo"):
            if state.zones[state.setup.place(player, zone)]:
                raise BadDocumentError(
                    "not_in_setup",
                    "Before the game only Leaders, decks and opening hands lie on the table.",
                    path=("players", player, zone),
                    mend="Leave it out, or begin with another phase.",
                )
        place = state.setup.place(player, "deck")
        if f"{player}.deck" in state.unknown:
            blanks = (BLANK,) * (DECK - len(state.zone(player, "hand")))
            state = replace(state, zones=(*state.zones[:place], blanks, *state.zones[place + 1 :]))
    frame = Frame("setup", "redraw" if hands else lot)
    return replace(state, unknown=(), turn_number=1, frames=(Frame("turn", "charge"), frame))
