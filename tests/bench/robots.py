"""How well a robot plays: `make strength`, or `python -m tests.bench.robots --help`.

One robot plays among copies of the committed greedy baseline of its game, in every seat in turn, with the
same seeds each time: its share of the wins stands beside the even share. With `--ratings` it plays among
robots of all kinds, and each of them is rated (`robot_ratings`).
"""

import os
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from typing import Any

from engine.play.chance import Chance
from engine.play.decisions import Answer
from engine.play.match import Match, Opened
from engine.play.table import Seat
from engine.sessions.stand_ins import answers_in_place
from tests.bench import robot_ratings
from tests.bench.greedy import GREEDY
from tests.bench.series import Series, Share, named, parser, shares
from tests.bench.stand_ins import everywhere

SEATS = 4
"""How many play if the command does not say it."""
GAMES = 1_000
"""How many games are played against the baseline if the command does not say it."""


@dataclass(frozen=True)
class Result:
    """One game, from the side of the robot that is measured."""

    won: float
    points: int
    points_of_others: float
    answers: int
    """Of all seats."""
    times: tuple[float, ...]
    """Seconds of processor time that each of its answers took."""


def play(series: Series, number: int) -> Result:
    """One game of a series: its number names the luck, and the seat of the robot that is measured."""
    match = series.start(f"strength {number}")
    me, times, other = Seat(number % series.seats), [], GREEDY[series.game]

    def answer(match: Match[Any, Any], seat: Seat, opened: Opened) -> Answer:
        view, chance = match.view(seat), Chance("strength", number, opened.ticket, seat)
        if seat != me:
            return other(view, opened.decision, chance)
        begun = time.process_time()
        answer: Answer = match.game.robot(view, opened.decision, chance)
        times.append(time.process_time() - begun)
        return answer

    answers = sum(1 for _ in answers_in_place(match, everywhere(series.seats, answer)))
    ranking = match.ranking()
    points = ranking.points
    others = (sum(points) - points[me]) / (series.seats - 1)
    return Result(shares(ranking)[me], points[me], others, answers, tuple(times))


def summary(series: Series, results: Sequence[Result]) -> str:
    """The share of the wins with its standard error, scores, and what an answer takes."""
    share = Share.of([result.won for result in results])
    mine = statistics.fmean(result.points for result in results)
    theirs = statistics.fmean(result.points_of_others for result in results)
    times = [spent for result in results for spent in result.times]
    length = statistics.fmean(result.answers for result in results)
    mean, worst = statistics.fmean(times) * 1000, max(times) * 1000
    most = statistics.quantiles(times, n=100)[-1] * 1000
    return "\n".join(
        (
            f"{series}, {len(results)} games",
            f"  wins {share.beside(series.seats)}",
            f"  scores {mine:.1f}, the others {theirs:.1f} on average, in games of {length:.0f} answers",
            f"  an answer takes {mean:.2f} ms on average, 99 of 100 within {most:.1f}, all in {worst:.1f}",
        )
    )


def main() -> None:
    line = parser(f"Measure a robot against its greedy baseline, with {SEATS} players if none are named.")
    line.add_argument("--games", type=int, help=f"games: {GAMES:,}, or {robot_ratings.GAMES} with --ratings")
    line.add_argument("--ratings", action="store_true", help="rate robots of all kinds, as people are rated")
    chosen = line.parse_args()
    found = named(line, chosen, [SEATS])
    with Pool(os.cpu_count()) as pool:
        if chosen.ratings:
            print(robot_ratings.HEAD)
            for series in found:
                numbers = range(chosen.games or robot_ratings.GAMES)
                games = pool.map(partial(robot_ratings.play, series), numbers, chunksize=5)
                print(robot_ratings.table(series, games), flush=True)
        else:
            for series in found:
                results = pool.map(partial(play, series), range(chosen.games or GAMES), chunksize=5)
                print(summary(series, results), flush=True)


if __name__ == "__main__":
    main()
