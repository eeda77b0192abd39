"""What a board costs: drawing and encoding it, beside copying it and encoding it with Pillow in one run.

`python -m tests.bench.pictures`: medians of processor time over the boards of a game; the ratios count.
"""

import io
import statistics
import time
from collections.abc import Callable
from typing import TypeVar

from PIL import Image

from engine.chance import Chance
from engine.games import GAMES
from engine.match import Match
from renders.face import FACES
from renders.png import encode
from renders.words import words_for

T = TypeVar("T")

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emil")


def main() -> None:
    """Play one game among robots, and measure every fifth board."""
    game, words = GAMES["boomtown"], words_for("en")
    match = Match.start(game, seats=5, options={}, seed="bench")
    spent: dict[str, list[float]] = {}
    answers = 0
    while not match.is_over:
        seat = match.waiting_for()[0]
        answer = game.robot(match.view(seat), match.asked(seat), Chance("bench", match.ticket))
        match.submit(seat, answer)
        answers += 1
        if answers % 5 == 0:
            measure(spent, lambda: FACES["boomtown"].board(match.view(None), NAMES, words))
    medians = {what: statistics.median(times) for what, times in spent.items()}
    for what, median in medians.items():
        print(f"{what:16} {median * 1000:6.1f} ms")
    print(f"drawing takes {medians['draw'] / medians['copy']:.0f}x a copy of the frame (aim: at most 14x)")
    print(f"encoding takes {medians['encode'] / medians['Pillow, level 6']:.2f}x of Pillow's PNG")


def measure(spent: dict[str, list[float]], draw: Callable[[], Image.Image]) -> None:
    """One board, drawn, copied and encoded twice."""
    board = clocked(spent, "draw", draw)
    clocked(spent, "copy", board.copy)
    clocked(spent, "encode", lambda: encode(board))
    clocked(spent, "Pillow, level 6", lambda: board.save(io.BytesIO(), "PNG", compress_level=6))


def clocked(spent: dict[str, list[float]], what: str, work: Callable[[], T]) -> T:
    """Do some work, and note the seconds of processor time that it took."""
    begun = time.process_time()
    result = work()
    spent.setdefault(what, []).append(time.process_time() - begun)
    return result


if __name__ == "__main__":
    main()
