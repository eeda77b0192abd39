"""What drawing costs: a full board and a usual step, in units of a bare copy of the frame, in RGB.

Sprites, fonts and words are warm, as in a bot that has run for a while. The full boards are of matches that
were never drawn before; a step is the next board of a match whose last one has just been drawn.
"""

import itertools
import statistics
import time
from collections.abc import Sequence

from renders.faces import FACES
from tests.bench.boards import Moment, late, moments
from tests.bench.measuring import ROUNDS

FULL_AIM, STEP_AIM = 14, 6
WARM_UP, BOARDS, STEPS = 4, 6, 24


def drawn(boards: Sequence[Moment]) -> tuple[float, float]:
    """Seconds that a board takes, and that a copy of it takes right after: the median of some."""
    draws, copies = [], []
    for board in boards:
        began = time.process_time()
        frame = board.draw()
        draws.append(time.process_time() - began)
        colours = frame.convert("RGB")
        began = time.process_time()
        colours.copy()
        copies.append(time.process_time() - began)
    return statistics.median(draws), statistics.median(copies)


def steps_of(match: list[Moment]) -> list[Moment]:
    """Boards in a row from the middle of a match, where the one before the first has just been drawn."""
    before, *then = match[len(match) // 2 :][: STEPS + 1]
    before.draw()
    return then


def measure(name: str) -> None:
    """Draw the boards of one game, in rounds of full boards and of steps."""
    seeds = (str(number) for number in itertools.count())
    for _ in range(WARM_UP):
        for board in moments(name, next(seeds))[::3]:
            board.draw()
    ratios: dict[str, list[float]] = {"a full board": [], "the next board": []}
    for _ in range(ROUNDS):
        full = [late(moments(name, next(seeds))) for _ in range(BOARDS)]
        for what, boards in (
            ("a full board", full),
            ("the next board", steps_of(moments(name, next(seeds)))),
        ):
            draw, copy = drawn(boards)
            ratios[what].append(draw / copy)
    for what, aim in (("a full board", FULL_AIM), ("the next board", STEP_AIM)):
        times = statistics.median(ratios[what])
        print(f"pictures: {what} of {name} {times:.1f}x a copy of its frame (aim: at most {aim}x)")


def main() -> None:
    """Measure every game that has pictures."""
    for name in FACES:
        measure(name)


if __name__ == "__main__":
    main()
