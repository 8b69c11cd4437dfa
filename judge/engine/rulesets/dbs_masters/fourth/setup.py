"""Before the first turn, by the manual 4.00: the player picked by chance chooses, a redraw takes the whole hand."""

from __future__ import annotations

from judge.engine import events as e
from judge.engine.energy import MARKER
from judge.engine.errors import BadDocumentError
from judge.engine.events import GameEvent
from judge.engine.ids import CHANCE
from judge.engine.outcomes import Outcome, call, happen
from judge.engine.questions import DICE, TARGET, Question, options
from judge.engine.ruleset import At
from judge.engine.rulesets.dbs_masters import setup as first
from judge.engine.rulesets.dbs_masters.setup import OPENING_HAND, dealt, in_order, redrawing
from judge.engine.state import GameState

_rules = first.setup.reordered(*first.setup.rules)


@_rules.rule("place_leaders")
def place_leaders(at: At) -> Outcome:
    """Show the Leaders: skills for being placed begin to wait."""
    return happen(*first.placed(at))


@_rules.rule("chooser")
def chooser(at: At) -> Outcome:
    """Let chance name the player who chooses."""
    return happen(keep={"chooser": at.picked})


@chooser.asks
def who_chooses(at: At) -> Question:
    """Ask chance."""
    return Question(DICE, CHANCE, "chooser", options(*at.state.setup.players))


@_rules.rule("choose_start")
def choose_start(at: At) -> Outcome:
    """Let the player whom chance picked choose who begins."""
    return happen(GameEvent(e.TURN, player=at.picked, amount=1, source="setup.choose_start"))


@choose_start.asks
def who_begins(at: At) -> Question:
    """Ask that player."""
    return Question(TARGET, at.frame.text("chooser"), "starting_player", options(*at.state.setup.players))


@_rules.rule("checkpoint")
def checkpoint(at: At) -> Outcome:
    """Hold the checkpoint for what the placing of the Leaders started."""
    return happen(then=call("checkpoint"))


@_rules.rule("whole_hand_back")
def whole_hand_back(at: At) -> Outcome:
    """Put the whole hand back into the deck and shuffle it."""
    player = redrawing(at)
    back = (
        GameEvent(e.MOVE, card=at.state.card(slot).ref, zone="deck", source="setup.whole_hand_back")
        if slot > 0
        else GameEvent(e.MOVE_BLANK, player=player, name="hand", zone="deck")
        for slot in at.state.zone(player, "hand")
    )
    return happen(*back, then=call("shuffle", player=player))


@_rules.rule("draw_six")
def draw_six(at: At) -> Outcome:
    """Draw six cards again."""
    return happen(*dealt(at, redrawing(at), OPENING_HAND, "hand"))


@_rules.rule("energy_marker")
def energy_marker(at: At) -> Outcome:
    """Give the player who does not begin an energy marker. Then the first turn begins."""
    return happen(GameEvent(e.GIVE, player=in_order(at.state)[1], zone=MARKER, amount=1), leave=True)


setup = _rules.reordered(
    "place_leaders",
    "chooser",
    "choose_start",
    "checkpoint",
    "shuffle",
    "opening_hands",
    "redraw",
    "whole_hand_back",
    "draw_six",
    "next_redraw",
    "life",
    "life=life",
    "energy_marker",
)


def begin(state: GameState) -> GameState:
    """Begin with the Leaders; a deck has fifty to sixty cards here, so somebody has to say how many."""
    for player in state.setup.players:
        if f"{player}.deck" in state.unknown:
            raise BadDocumentError(
                "deck_not_counted",
                "A deck has 50 to 60 cards under these rules: how many are in this one?",
                path=("players", player, "deck"),
                mend="Write deck: 50, without the cards of an opening hand.",
            )
        if state.zones[state.setup.place(player, MARKER)]:
            raise BadDocumentError(
                "not_in_setup",
                "The energy marker is given out at the end of the preparation.",
                path=("players", player, MARKER),
                mend="Leave it out, or begin with another phase.",
            )
    return first.begin(state, lot="place_leaders")
