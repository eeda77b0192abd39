"""Boards to be drawn: what a robots' match shows, from its first answer to its last."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from engine.chance import Chance
from engine.games import GAMES
from engine.match import Match
from engine.table import Event
from renders.faces import FACES
from renders.words import words_for

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emil", "Fien", "Gerd", "Hanna")


@dataclass(frozen=True)
class Moment:
    """What a board shows after an answer: the public view and the news."""

    game: str
    view: Any
    news: Sequence[Event]
    seats: int

    def draw(self) -> Image.Image:
        return FACES[self.game].board(self.view, NAMES[: self.seats], words_for("en"), news=self.news)


def moments(name: str, seed: str) -> list[Moment]:
    """Every board of a match with the most players, all of them robots."""
    game = GAMES[name]
    seats = game.seats[-1]
    match = Match.start(game, seats=seats, options={}, seed=seed)
    found = []
    while not match.is_over:
        seat = match.waiting_for()[0]
        answer = game.robot(match.view(seat), match.asked(seat), Chance(seed, match.ticket))
        told = match.submit(seat, answer).told
        news = [one.event for one in told if one.only is None]
        found.append(Moment(name, match.view(None), news, seats))
    return found


def late(found: list[Moment]) -> Moment:
    """A full board: when three quarters of a match are played."""
    return found[len(found) * 3 // 4]
