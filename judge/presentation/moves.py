"""What each player may do at one moment of a replay, and why not what they may not: with the rules that say so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judge.engine.advance import Stop
from judge.engine.offers import Offer, offers, stop_after
from judge.engine.questions import ACT, Question
from judge.engine.replay import Replay
from judge.engine.ruleset import Ruleset
from judge.engine.trace import Citation, Reason
from judge.presentation.board import BoardView, board_view
from judge.presentation.citations import CitationView, Library
from judge.presentation.claims import ReasonView
from judge.presentation.voice import Voice
from rulings.selectors import passages_by_codes


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """Actions of one kind against which the same rules speak."""

    actions: tuple[str, ...]
    reasons: tuple[ReasonView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerMoves:
    """What one player may declare now, may not, and what depends on something that nobody described."""

    player: str
    decides: bool
    legal: tuple[str, ...]
    refused: tuple[Refused, ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesPage:
    """One moment: who is asked what, and everything that could be thought of. Without `question` the game is over."""

    title: str
    question: str
    options: tuple[str, ...]
    citations: tuple[CitationView, ...]
    board: BoardView
    players: tuple[PlayerMoves, ...]


def moves_page(*, ruleset: Ruleset, replay: Replay, steps: int, title: str, language: str) -> MovesPage:
    """Look at the first moment after so many steps at which anybody decides something."""
    voice = Voice.of(replay.start, language)
    stop = stop_after(replay, steps)
    if stop is None or stop.question is None:
        board = board_view(ruleset, replay.state, None, voice.at(replay.state))
        return MovesPage(title=title, question="", options=(), citations=(), board=board, players=())
    voice = voice.at(stop.state)
    found = {player: offers(ruleset, stop, player) for player in stop.state.setup.players}
    asked = ruleset.citations.get(stop.question.rule, ())
    library = _library((offer for one in found.values() for offer in one), asked, voice)
    return MovesPage(
        title=title,
        question=voice.question(stop.question),
        options=tuple(voice.option(option.key, stop.question) for option in stop.question.options),
        citations=library.views(asked),
        board=board_view(ruleset, stop.state, None, voice),
        players=tuple(_moves(stop, player, one, voice, library) for player, one in found.items()),
    )


def _library(found: Iterable[Offer], asked: Sequence[Citation], voice: Voice) -> Library:
    codes = {citation.code for offer in found for reason in offer.reasons for citation in reason.citations}
    return Library(passages_by_codes(codes=codes | {citation.code for citation in asked}), voice)


def _moves(stop: Stop, player: str, found: Sequence[Offer], voice: Voice, library: Library) -> PlayerMoves:
    groups: dict[tuple[str, tuple[Reason, ...]], list[str]] = {}
    for offer in found:
        if offer.reasons:
            groups.setdefault((offer.action.verb, offer.reasons), []).append(_said(offer, player, voice))
    return PlayerMoves(
        player=voice.player(player),
        decides=stop.question is not None and stop.question.player == player,
        legal=tuple(_said(offer, player, voice) for offer in found if offer.is_legal),
        refused=tuple(
            Refused(actions=tuple(actions), reasons=tuple(_reason(one, voice, library) for one in reasons))
            for (_verb, reasons), actions in groups.items()
        ),
        unknown=tuple(_said(offer, player, voice) for offer in found if offer.depends_on),
    )


def _said(offer: Offer, player: str, voice: Voice) -> str:
    return voice.option(offer.action.key, Question(ACT, player, "", ()))


def _reason(reason: Reason, voice: Voice, library: Library) -> ReasonView:
    return ReasonView(code=reason.code, text=voice.reason(reason), citations=library.views(reason.citations))
