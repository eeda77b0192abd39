"""What drawing costs: a full board and a usual step, in units of a bare copy of the frame.

Sprites, fonts and words are warm, as in a bot that has run for a while. The full boards are of matches that
were never drawn before; a step is the next board of a match whose last one has just been drawn.
"""

import asyncio
import itertools
import statistics
from collections.abc import Iterable
from functools import partial

from renders.face import FACES
from tests.bench.boards import Moment, late, moments
from tests.bench.measuring import ROUNDS, busy, in_turns, ratio

FULL_AIM, STEP_AIM = 14, 6
BOARDS, STEPS = 6, 24


def per_board(rounds: Iterable[list[Moment]]) -> float:
    """Seconds that each of the next round's boards takes."""
    boards = next(iter(rounds))
    return statistics.fmean(busy(board.draw) for board in boards)


def per_step(matches: Iterable[list[Moment]]) -> float:
    """Seconds that a board takes when the one before it has just been drawn."""
    first, *then = next(iter(matches))
    first.draw()
    return statistics.fmean(busy(board.draw) for board in then)


def measure(name: str) -> None:
    """Draw the boards of one game."""
    seeds = (str(number) for number in itertools.count())
    warm = [late(moments(name, next(seeds))) for _ in range(BOARDS)]
    frames = [board.draw() for board in warm]
    full = iter([[late(moments(name, next(seeds))) for _ in range(BOARDS)] for _ in range(ROUNDS)])
    steps = iter([_middle(moments(name, next(seeds))) for _ in range(ROUNDS)])
    works = {
        "copy": lambda: statistics.fmean(busy(frame.copy, times=5) for frame in frames),
        "full": partial(per_board, full),
        "step": partial(per_step, steps),
    }
    taken = asyncio.run(in_turns(works))
    for what, aim in (("full", FULL_AIM), ("step", STEP_AIM)):
        times = ratio(taken, what, "copy")
        shown = "a full board" if what == "full" else "the next board"
        print(f"pictures: {shown} of {name} {times:.1f}x a copy of its frame (aim: at most {aim}x)")


def _middle(match: list[Moment]) -> list[Moment]:
    return match[len(match) // 2 :][: STEPS + 1]


def main() -> None:
    """Measure every game that has pictures."""
    for name in FACES:
        measure(name)


if __name__ == "__main__":
    main()
