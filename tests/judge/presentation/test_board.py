"""The board as it is drawn: what lies where, what changed, what nobody described."""

from __future__ import annotations

from judge.engine.replay import play_out
from judge.engine.rulesets.registry import DEFAULT_PROFILES, RULESETS
from judge.engine.scenario import Scenario, read_scenario
from judge.engine.state import GameState
from judge.presentation.board import BoardView, TileView, ZoneView, board_view
from judge.presentation.voice import Voice
from tests.judge.engine.duel import ATTACK, Node, duel, fighter, read

LEADER: dict[str, object] = {"id": "la", "name": "Captain", "power": 10000}


def _scenario(near: dict[str, object], far: dict[str, object] | None = None) -> Scenario:
    return read_scenario(
        {
            "scenario": 1,
            "game": "dbs-masters",
            "players": {
                "A": {"leader": LEADER, **near},
                "B": {"leader": {**LEADER, "id": "lb"}, **(far or {})},
            },
        },
        RULESETS,
        DEFAULT_PROFILES,
    )


def _drawn(scenario: Scenario, state: GameState | None = None, before: GameState | None = None) -> BoardView:
    shown = state or scenario.state
    return board_view(scenario.ruleset, shown, before, Voice.of(shown, "en"))


def _zone(board: BoardView, code: str) -> ZoneView:
    return next(zone for zone in board.near.zones if zone.code == code)


def _tile(board: BoardView, code: str, place: int = 0) -> TileView:
    return _zone(board, code).tiles[place]


def test_the_first_player_sits_near_and_the_other_across() -> None:
    board = _drawn(_scenario({}))

    assert (board.near.player, board.far.player) == ("A", "B")
    assert (board.near.has_turn, board.far.has_turn) == (True, False)


def test_a_zone_that_nobody_described_has_no_count() -> None:
    board = _drawn(_scenario({"life": 4}))

    assert _zone(board, "energy").count is None
    assert _zone(board, "life").count == 4
    assert _zone(board, "drop").count == 0


def test_undescribed_cards_are_counted_by_their_mode() -> None:
    zone = _zone(_drawn(_scenario({"energy": {"active": 3, "rested": 1}})), "energy")

    assert [(back.mode, back.count) for back in zone.backs] == [("active", 3), ("rest", 1)]


def test_many_undescribed_cards_are_drawn_as_a_few() -> None:
    zone = _zone(_drawn(_scenario({"deck": 40})), "deck")

    assert (zone.backs[0].count, len(zone.backs[0].drawn)) == (40, 10)


def test_a_tile_shows_the_present_power_and_how_far_it_is_from_the_printed_one() -> None:
    card = {
        "id": "a1",
        "name": "Raider",
        "power": 15000,
        "effects": [{"power": 5000, "until": "turn", "from": "x"}],
    }

    main = _tile(_drawn(_scenario({"battle": [card]})), "battle").main

    assert main is not None
    assert (main.text, main.delta_text) == ("20,000", "+5,000")


def test_keywords_say_whether_they_were_gained() -> None:
    card = {"id": "a1", "name": "Raider", "power": 15000, "keywords": ["Blocker"], "gained": ["Critical"]}

    keywords = _tile(_drawn(_scenario({"battle": [card]})), "battle").keywords

    assert [(keyword.name, keyword.is_gained) for keyword in keywords] == [
        ("[Blocker]", False),
        ("[Critical]", True),
    ]


def test_a_lost_keyword_stays_to_be_seen() -> None:
    card = {"id": "a1", "name": "Raider", "power": 15000, "keywords": ["Blocker"], "lost": ["Blocker"]}

    (keyword,) = _tile(_drawn(_scenario({"battle": [card]})), "battle").keywords

    assert (keyword.name, keyword.is_lost) == ("[Blocker]", True)


def test_cards_beneath_another_are_named() -> None:
    card = {
        "id": "a1",
        "name": "Evolved",
        "power": 15000,
        "under": [{"id": "a0", "name": "Base", "power": 5000}],
    }

    assert _tile(_drawn(_scenario({"battle": [card]})), "battle").under == ("Base",)


def test_a_pile_shows_few_cards_and_folds_the_rest() -> None:
    cards = [{"id": f"d{number}", "name": f"Card {number}", "power": 1000} for number in range(5)]

    zone = _zone(_drawn(_scenario({"drop": cards})), "drop")

    assert zone.layout == "pile"
    assert (len(zone.first), len(zone.rest)) == (3, 2)


def test_nothing_is_marked_without_a_step_before() -> None:
    board = _drawn(_scenario({"battle": [{"id": "a1", "name": "Raider", "power": 15000}]}))

    assert not any(tile.is_changed for zone in board.near.zones for tile in zone.tiles)


def test_what_differs_from_the_step_before_is_marked() -> None:
    active = {"id": "a1", "name": "Raider", "power": 15000}
    before = _scenario({"battle": [active], "hand": 2}).state
    after = _scenario({"battle": [{**active, "mode": "rest"}], "hand": 3})

    board = _drawn(after, before=before)

    assert _tile(board, "battle").is_changed
    assert not _tile(board, "leader").is_changed
    assert _zone(board, "hand").delta_text == "+1"


def test_a_leader_that_was_turned_over_shows_its_other_side() -> None:
    leader = {**LEADER, "name": "Sleeper", "back": {"name": "Awake", "power": 15000}}
    asleep, awake = _scenario({"leader": leader}), _scenario({"leader": {**leader, "face": "back"}})

    tile = _tile(_drawn(asleep, awake.state, asleep.state), "leader")

    assert (tile.name, tile.main.text if tile.main else "", tile.is_changed) == ("Awake", "15,000", True)


def test_a_guard_card_is_not_called_the_card_attacked_first_as_well() -> None:
    """It was the target of the declaration; only a card that was, and no longer guards, is told apart."""
    board = duel(b={"battle": [fighter("b1", 5000, keywords=["Blocker"])]}, actions=[ATTACK])
    blocked = {**board, "actions": [ATTACK, {"player": "B", "activate": "b1.blocker"}]}

    def roles(document: Node, card: str) -> tuple[str, ...]:
        scenario = read(document)
        stop = next(
            stop
            for _, stop in play_out(scenario).stations
            if stop.question is not None and stop.question.rule == "battle.defense_act"
        )
        drawn = board_view(scenario.ruleset, stop.state, None, Voice.of(stop.state, "en"))
        tiles = [tile for zone in drawn.far.zones for tile in zone.first]
        return next(tile.roles for tile in tiles if tile.id == card)

    assert roles(board, "lb") == ("guard card",)
    assert roles(blocked, "lb") == ("card attacked first",)
    assert roles(blocked, "b1") == ("guard card",)
