"""Boards to be drawn: what a robots' match shows, from its first answer to its last."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.match import Match, Opened
from engine.play.table import Event, Seat
from engine.sessions.stand_ins import answers_in_place
from renders.drawing.strips import Strip
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader
from tests.bench.stand_ins import everywhere

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emil", "Fien", "Gerd", "Hanna")


@dataclass(frozen=True)
class Moment:
    """What a board shows after an answer: the public view and the changes."""

    game: str
    view: Any
    changes: Sequence[Event]
    seats: int

    def strips(self) -> Sequence[Strip]:
        """What is shown, upper one first; nothing is drawn yet."""
        reader = Reader(self.view, NAMES[: self.seats], words_for("en"))
        return FACES[self.game].board_strips(reader, changes=self.changes)

    def draw(self) -> list[Image.Image]:
        """All strips, drawn."""
        return [each.draw() for each in self.strips()]


def moments(name: str, seed: str) -> list[Moment]:
    """Every board of a match with the most players, all of them robots."""
    return list(played(name, seed))


def played(name: str, seed: str) -> Iterator[Moment]:
    """The same boards, each when the match has come to it."""
    game = GAMES[name]
    seats = game.seats[-1]
    match = Match.start(game, seats=seats, options={}, seed=seed)

    def answer(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
        answer: Answer = game.robot(match.view(seat), opened.decision, Chance(seed, opened.ticket))
        return answer

    for given in answers_in_place(match, everywhere(seats, answer)):
        changes = [one.event for one in given.advance.told if one.only is None]
        yield Moment(name, match.view(None), changes, seats)


def late(found: list[Moment]) -> Moment:
    """A full board: when three quarters of a match are played."""
    return found[len(found) * 3 // 4]
