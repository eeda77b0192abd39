"""Games that robots play again and again: which they are, and what their results say together.

It knows no robot: `robots` measures how well one plays, `endings` how games among robots go.
"""

import argparse
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from engine.games import GAMES
from engine.play.game import Ranking
from engine.play.match import Match


@dataclass(frozen=True)
class Series:
    """What is played, again and again."""

    game: str
    seats: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{' '.join((self.game, *self.options))}, {self.seats} players"

    def start(self, seed: str) -> Match[Any, Any]:
        """A match of the series."""
        options = dict.fromkeys(self.options, True)
        return Match.start(GAMES[self.game], seats=self.seats, options=options, seed=seed)


@dataclass(frozen=True)
class Share:
    """The mean of what was won in some games, with its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, won: Sequence[float]) -> "Share":
        return cls(statistics.fmean(won), statistics.pstdev(won) / sqrt(len(won)))

    def beside(self, seats: int) -> str:
        """The share with its error, beside the even share of so many seats."""
        low, high = self.mean - 1.96 * self.error, self.mean + 1.96 * self.error
        return f"{self.mean:.1%} ± {self.error:.1%} (95 %: {low:.1%} to {high:.1%}); even is {1 / seats:.1%}"


def shares(ranking: Ranking) -> tuple[float, ...]:
    """What each seat won of a game: a tie of k winners counts 1/k."""
    first = ranking.places[0]
    return tuple((seat in first) / len(first) for seat in range(len(ranking.points)))


def parser(about: str) -> argparse.ArgumentParser:
    """A command line that names series; each command adds what it wants besides."""
    made = argparse.ArgumentParser(description=about)
    made.add_argument("--game", choices=sorted(GAMES), action="append", help="may be repeated; else all")
    made.add_argument("--seats", type=int, action="append", help="may be repeated")
    made.add_argument("--option", action="append", default=[], help="an option to turn on; may be repeated")
    return made


def named(parser: argparse.ArgumentParser, chosen: argparse.Namespace, seats: Iterable[int]) -> list[Series]:
    """The series that a command line names, with these numbers of `seats` if it names none, and the game has
    them. Ends the program if a game is not for so many players, or an option has no effect with them."""
    found = []
    for game in [GAMES[name] for name in chosen.game or sorted(GAMES)]:
        if unknown := [option for option in chosen.option if option not in game.options]:
            parser.error(f"{game.name} has no option {unknown[0]}")
        for number in chosen.seats or [number for number in seats if number in game.seats]:
            if number not in game.seats:
                parser.error(f"{game.name} is not for {number} players")
            if idle := [option for option in chosen.option if number not in game.seats_with(option)]:
                why = f"{idle[0]} has no effect in {game.name} for {number} players"
                parser.error(f"{why}: choose others by --seats")
            found.append(Series(game.name, number, tuple(chosen.option)))
    return found
