"""The demonstrations as a list one can scan: by game, by what they are about, with the verdicts they prove."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from judge.engine.statements import VERDICTS, Expected
from judge.services.demonstrations import Demonstration
from judge.wording import say_verdict_word
from rulings.models import Game, Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class BadgeView:
    """A verdict that a demonstration proves."""

    verdict: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExhibitView:
    """One demonstration in the list."""

    title: str
    href: str
    shows: tuple[str, ...]
    badges: tuple[BadgeView, ...]
    is_refused: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadingView:
    """Demonstrations about one thing."""

    title: str
    exhibits: tuple[ExhibitView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameView:
    """The demonstrations of one game."""

    code: str
    name: str
    headings: tuple[HeadingView, ...]
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Gallery:
    """All demonstrations that fit a filter, and how many there are without one."""

    games: tuple[GameView, ...]
    found: int
    total: int


def gallery(
    demonstrations: Sequence[Demonstration],
    rulings: Mapping[str, Ruling],
    games: Iterable[Game],
    *,
    wanted: str,
    language: str,
) -> Gallery:
    """Arrange demonstrations; `wanted` keeps those in which each of its words occurs."""
    names = {game.code: game.name for game in games}
    words = wanted.casefold().split()
    fitting = [one for one in demonstrations if _fits(one, rulings, words)]
    views = []
    for game in sorted({one.game for one in fitting}, reverse=True):
        mine = [one for one in fitting if one.game == game]
        headings: dict[str, list[ExhibitView]] = {}
        for one in mine:
            headings.setdefault(_heading(one, rulings), []).append(_exhibit(one, rulings, language))
        views.append(
            GameView(
                code=game,
                name=names.get(game, game),
                headings=tuple(
                    HeadingView(title=title, exhibits=tuple(headings[title])) for title in sorted(headings)
                ),
                count=len(mine),
            )
        )
    return Gallery(games=tuple(views), found=len(fitting), total=len(demonstrations))


def _fits(one: Demonstration, rulings: Mapping[str, Ruling], words: Sequence[str]) -> bool:
    if not words:
        return True
    known = [rulings[code] for code in one.shows if code in rulings]
    text = " ".join(
        [one.title, one.game, *one.shows, *(ruling.title for ruling in known), _heading(one, rulings)]
        + [str(keyword) for ruling in known for keyword in ruling.keywords]
    ).casefold()
    return all(word in text for word in words)


def _heading(one: Demonstration, rulings: Mapping[str, Ruling]) -> str:
    """Name what a demonstration is about: the first keyword of the first ruling, else the heading in its code."""
    for code in one.shows:
        if code in rulings and rulings[code].keywords:
            return str(rulings[code].keywords[0])
    parts = one.shows[0].split("/") if one.shows else [one.name]
    return (parts[-2] if len(parts) > 2 else parts[-1]).replace("-", " ").capitalize()


def _exhibit(one: Demonstration, rulings: Mapping[str, Ruling], language: str) -> ExhibitView:
    expected = one.read.scenario.expected if one.read else Expected()
    found = {item.verdict for item in expected.claims}
    return ExhibitView(
        title=one.title,
        href=one.address,
        shows=tuple(rulings[code].title if code in rulings else code for code in one.shows),
        badges=tuple(
            BadgeView(
                verdict=verdict.lower(), word=say_verdict_word(verdict=verdict, language=language).upper()
            )
            for verdict in VERDICTS
            if verdict in found
        ),
        is_refused=bool(expected.refused),
    )
