"""How games among robots go: `make endings`, or `python -m tests.bench.endings --help`.

Each game's robot plays in every seat, with the same seeds each time. One sees how the games end, how long
they take, and whether a seat is better than another.

In some games a question that waits for one player lets the others say something, too. Robots answer as soon
as they are asked, so a person among them may be passed over. What that costs is measured by somebody who
answers exactly as the robot does, but says nothing before the table waits for them.
"""

import os
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool

from engine.play.table import Seat
from engine.sessions.stand_ins import GameRobot, answers_in_place
from tests.bench.series import Series, Share, named, parser, shares
from tests.every_game.checks import CHECKS

PERSONS_SEATS = 4
"""A person is measured at tables of this size, if the command names no other."""


@dataclass(frozen=True)
class Result:
    """How one game among robots went, or one of a person among robots."""

    ways: tuple[str, ...]
    rounds: int
    answers: tuple[int, ...]
    """How many each seat gave, with what it said without being asked."""
    won: tuple[float, ...]
    """What each seat won."""
    can_pass_over: bool
    """Whether a question that waited for some let others say something."""
    person: Seat | None = None


def play(series: Series, number: int, *, with_person: bool = False) -> Result:
    """One game of a series: its number names the luck, and the seat of the person."""
    match, robot = series.start(f"endings {number}"), GameRobot()
    person = Seat(number % series.seats) if with_person else None
    robots = {Seat(seat): robot for seat in range(series.seats) if seat != person}
    answers, can_pass_over = [0] * series.seats, False
    while not match.is_over:
        for one in answers_in_place(match, robots):
            answers[one.seat] += 1
            can_pass_over |= match.question is not None and bool(match.question.interjections())
        for seat in match.waiting_for():  # only the person is left
            opened = match.opened(seat)
            match.submit(seat, robot.says(match, seat, opened).answer, ticket=opened.ticket)
            answers[seat] += 1
    return Result(
        tuple(CHECKS[series.game].ended(match)),
        match.round,
        tuple(answers),
        shares(match.ranking()),
        can_pass_over,
        person,
    )


def summary(series: Series, results: Sequence[Result]) -> str:
    """How games among robots ended, how long they took, and what each seat won."""
    rounds = [result.rounds for result in results]
    lengths = [f"rounds {middle(rounds)}"]
    if CHECKS[series.game].rounds_are_turns:
        lengths.append(f"turns of a player {middle([each / series.seats for each in rounds])}")
    lengths.append(f"answers {middle([sum(result.answers) for result in results])}")
    lengths.append(f"answers of a player {middle([each for result in results for each in result.answers])}")
    won = [Share.of(each) for each in zip(*(result.won for result in results), strict=True)]
    seats = ", ".join(f"{share.mean * series.seats:.2f}" for share in won)
    error = max(share.error for share in won) * series.seats
    return "\n".join(
        (
            *(f"  {line}" for line in ways(series, results)),
            *(f"  {line}" for line in lengths),
            f"  seats win {seats} times their share, ± {error:.2f}",
        )
    )


def ways(series: Series, results: Sequence[Result]) -> list[str]:
    """How many of the games ended in each way, the most frequent first. One game can end in several ways."""
    counted = Counter(way for result in results for way in result.ways)
    lines = [f"{count / len(results):6.1%} {way}" for way, count in counted.most_common()]
    never = [way for way in CHECKS[series.game].endings if way not in counted]
    return [*lines, f" never {', '.join(never)}"] if never else lines


def persons_share(series: Series, results: Sequence[Result]) -> str:
    """What a person among robots won."""
    won = [result.won[result.person] for result in results if result.person is not None]
    return f"  a person among robots wins {Share.of(won).beside(series.seats)}"


def middle(numbers: Sequence[float]) -> str:
    """The median, and the range of the middle eight of ten."""
    in_order = sorted(numbers)
    low, median, high = (in_order[round(share * (len(in_order) - 1))] for share in (0.1, 0.5, 0.9))
    return f"{median:.0f} (eight of ten: {low:.0f} to {high:.0f})"


def main() -> None:
    line = parser("Print how games among robots end, at all numbers of seats if none are named.")
    line.add_argument("--games", type=int, default=600, help="how many games are played by robots")
    line.add_argument("--persons", type=int, default=1_000, help="how many games a person plays among robots")
    chosen = line.parse_args()
    found = named(line, chosen, range(2, 100))
    with Pool(os.cpu_count()) as pool:
        for series in found:
            begun = time.monotonic()
            print(f"{series}, {chosen.games} games", end="", flush=True)
            results = pool.map(partial(play, series), range(chosen.games), chunksize=5)
            print(f" in {time.monotonic() - begun:.0f} s\n{summary(series, results)}", flush=True)
            with_person = chosen.persons and series.seats in (chosen.seats or [PERSONS_SEATS])
            if with_person and any(result.can_pass_over for result in results):
                begun = time.monotonic()
                play_person = partial(play, series, with_person=True)
                results = pool.map(play_person, range(chosen.persons), chunksize=5)
                print(persons_share(series, results), f"in {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
