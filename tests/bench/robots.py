"""How well a robot plays: `make strength`, or `python -m tests.bench.robots --help`.

One robot plays among copies of the committed greedy baseline of its game, in every seat in turn, with the
same seeds each time: its share of the wins stands beside the even share. A tie of k winners counts 1/k. Among
copies of itself (`--against-itself`) one sees how long games take, and whether a seat is better than another.
"""

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import sqrt
from multiprocessing import Pool
from typing import Any

from engine.games import GAMES
from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.match import Match, Opened
from engine.play.table import Seat
from engine.sessions.stand_ins import answers_in_place
from tests.bench.greedy import GREEDY
from tests.bench.stand_ins import everywhere


@dataclass(frozen=True)
class Series:
    """What is played, again and again."""

    game: str
    seats: int
    options: tuple[str, ...]
    against_itself: bool = False
    """Whether the others are copies of the robot that is measured, to see how games among robots go."""


@dataclass(frozen=True)
class Result:
    """One game, from the side of the robot that is measured."""

    won: float
    points: int
    points_of_others: float
    answers: int
    """Of all seats."""
    rounds: int
    shares: tuple[float, ...]
    """What each seat won."""
    times: tuple[float, ...]
    """Seconds of processor time that each of its answers took."""


def play(series: Series, number: int) -> Result:
    """One game of a series: its number names the luck, and the seat of the robot that is measured."""
    game = GAMES[series.game]
    match = Match.start(
        game,
        seats=series.seats,
        options=dict.fromkeys(series.options, True),
        seed=f"strength {number}",
    )
    me, times = Seat(number % series.seats), []
    other = game.robot if series.against_itself else GREEDY[series.game]

    def answer(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
        view, chance = match.view(seat), Chance("strength", number, opened.ticket, seat)
        if seat != me:
            return other(view, opened.decision, chance)
        begun = time.process_time()
        answer: Answer = game.robot(view, opened.decision, chance)
        times.append(time.process_time() - begun)
        return answer

    answers = sum(1 for _ in answers_in_place(match, everywhere(series.seats, answer)))
    ranking = match.ranking()
    first, points = ranking.places[0], ranking.points
    shares = tuple((seat in first) / len(first) for seat in range(series.seats))
    others = (sum(points) - points[me]) / (series.seats - 1)
    return Result(shares[me], points[me], others, answers, match.round, shares, tuple(times))


def summary(series: Series, results: Sequence[Result]) -> str:
    """The share of the wins with its standard error, scores, and what an answer takes."""
    shares = [result.won for result in results]
    share = statistics.fmean(shares)
    error = statistics.pstdev(shares) / sqrt(len(shares))
    even = 1 / series.seats
    low, high = share - 1.96 * error, share + 1.96 * error
    mine = statistics.fmean(result.points for result in results)
    theirs = statistics.fmean(result.points_of_others for result in results)
    times = [spent for result in results for spent in result.times]
    length = statistics.fmean(result.answers for result in results)
    mean, worst = statistics.fmean(times) * 1000, max(times) * 1000
    most = statistics.quantiles(times, n=100)[-1] * 1000
    rounds = sorted(result.rounds for result in results)
    won = zip(*(result.shares for result in results), strict=True)
    seats = ", ".join(f"{statistics.fmean(each) / even:.2f}" for each in won)
    return "\n".join(
        (
            f"{' '.join((series.game, *series.options))}, {series.seats} players, {len(results)} games",
            f"  wins {share:.1%} ± {error:.1%} (95 %: {low:.1%} to {high:.1%}); even is {even:.1%}",
            f"  scores {mine:.1f}, the others {theirs:.1f} on average, in games of {length:.0f} answers",
            f"  rounds {_middle(rounds)}, a seat {_middle([each / series.seats for each in rounds])}",
            f"  seats win {seats} times their share",
            f"  an answer takes {mean:.2f} ms on average, 99 of 100 within {most:.1f}, all in {worst:.1f}",
        )
    )


def _middle(numbers: Sequence[float]) -> str:
    """The median, and the range of the middle half."""
    if len(numbers) < 2:
        return f"{numbers[0]:.0f}"
    low, median, high = statistics.quantiles(numbers, n=4)
    return f"{median:.0f} in the median (half of the games {low:.0f} to {high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a robot against its greedy baseline.")
    parser.add_argument("--game", choices=sorted(GREEDY), action="append", help="may be repeated; else all")
    parser.add_argument("--seats", type=int, action="append", help="may be repeated; else 4")
    parser.add_argument("--option", action="append", default=[], help="an option to turn on; may be repeated")
    parser.add_argument("--games", type=int, default=1_000, help="how many games are played")
    parser.add_argument("--against-itself", action="store_true", help="the others are copies of it")
    chosen = parser.parse_args()
    games, tables = chosen.game or sorted(GREEDY), chosen.seats or [4]
    for game in games:
        if wrong := [seats for seats in tables if seats not in GAMES[game].seats]:
            parser.error(f"{game} is not for {wrong[0]} players")
        if unknown := [option for option in chosen.option if option not in GAMES[game].options]:
            parser.error(f"{game} has no option {unknown[0]}")
    with Pool(os.cpu_count()) as pool:
        for game, seats in product(games, tables):
            series = Series(game, seats, tuple(chosen.option), chosen.against_itself)
            results = pool.map(partial(play, series), range(chosen.games), chunksize=5)
            print(summary(series, results), flush=True)


if __name__ == "__main__":
    main()
