"""What many games that are drawn in turn cost: memory after thousands of boards, and processor time a board.

Memory is that of a process which has imported all that the bot does, and draws through `Pictures`, as the bot
does: a step of 48 games in turn, of four titles in three languages and four palettes, each followed by
another one when it is over. Time is that of games in rotation over the very same boards one game after the
other, each drawn by a copy of the same warm process. `python -m tests.bench.load.rotation sizes` prints both
for three sizes of what is kept.
"""

import argparse
import asyncio
import itertools
import os
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import psutil

from engine.games import GAMES
from renders.drawing import frames, shelf
from renders.drawing.theme import PALETTES
from renders.faces import FACES
from renders.language.catalogues import LOCALES, words_for
from renders.reader import Reader
from tests.bench.boards import NAMES, Moment, moments, played

MEMORY_AIM, GROWTH_AIM, TIME_AIM = 450, 1.05, 1.3
BOARDS, TWICE = 2000, 4000
STEPS = 16
ROUNDS: Final = {32: 3, 64: 1}
"""How often each number of games is measured."""
SIZES: Final = ((72, 44), (144, 88), (192, 128))
"""MiB of drawings and of whole pictures that are kept."""
MB: Final = 1_000_000


class Board(NamedTuple):
    """A board of a game, which has a number, and how its people want it."""

    moment: Moment
    game: int
    locale: str
    palette: str = "standard"

    @property
    def names(self) -> tuple[str, ...]:
        """Other people in every game."""
        return tuple(f"{name} {self.game}" for name in NAMES[: self.moment.seats])

    def draw(self) -> None:
        """As it is drawn first for the people of the game."""
        face, shown = FACES[self.moment.game], self.moment
        face.board(
            Reader(shown.view, self.names, words_for(self.locale)),
            changes=shown.changes,
            palette=self.palette,
        )


def one_after_the_other(count: int) -> list[list[Board]]:
    """Some steps of this many games, from their first, second or third quarter on."""
    found = []
    for number in range(count):
        match = moments(list(GAMES)[number % len(GAMES)], f"{count} {number}")
        first = min(len(match) * (1 + number // len(GAMES) % 3) // 4, len(match) - STEPS)
        locale = LOCALES[number // len(GAMES) % len(LOCALES)]
        found.append([Board(moment, number, locale) for moment in match[max(first, 0) :][:STEPS]])
    return found


def spent(boards: Sequence[Board]) -> float:
    """Seconds of processor time that these boards take a copy of this process."""
    read, write = os.pipe()
    copy = os.fork()
    if not copy:
        began = time.process_time()
        for board in boards:
            board.draw()
        os.write(write, struct.pack("d", time.process_time() - began))
        os._exit(0)
    os.close(write)
    try:
        (seconds,) = struct.unpack("d", os.read(read, 8))
    finally:
        os.close(read)
        os.waitpid(copy, 0)
    return float(seconds)


def warm_up() -> None:
    """Draw a game of each title in each language, as in a bot that has run for a while."""
    for locale, name in itertools.product(LOCALES, GAMES):
        for moment in moments(name, f"warm {locale}")[::2]:
            Board(moment, -1, locale).draw()


def say_times(what: str = "") -> None:
    """Compare games in rotation with the same games one after the other."""
    warm_up()
    for count, rounds in ROUNDS.items():
        games = one_after_the_other(count)
        after = list(itertools.chain.from_iterable(games))
        turns = [board for row in itertools.zip_longest(*games) for board in row if board is not None]
        taken = []
        for number in range(rounds):
            if number % 2:
                in_turn, reference = spent(turns), spent(after)
            else:
                reference, in_turn = spent(after), spent(turns)
            taken.append((in_turn / reference, reference / len(after)))
        ratio, each = (statistics.median(column) for column in zip(*taken, strict=True))
        aim = f" (aim: at most {TIME_AIM}x)" if count == 32 else ""
        times = f"{ratio:.2f}x one game after the other{aim}"
        print(f"load: {what}{count} games in rotation drawn in {times}, {1000 * each:.1f} ms a board")


def without_end(name: str, locale: str, palette: str, numbers: Iterator[int]) -> Iterator[Board]:
    """The boards of one game after another."""
    for number in numbers:
        for moment in played(name, f"memory {number}"):
            yield Board(moment, number, locale, palette)


async def draw_as_the_bot_does() -> None:
    """Draw boards, and say how much memory this process has before, half-way and at the end."""
    import bot.client  # noqa: F401  what an idle bot has imported
    from cogs.parts.pictures import Pictures

    def megabytes() -> int:
        used: int = psutil.Process().memory_info().rss
        return used // MB

    pictures, numbers = Pictures(), itertools.count()
    kinds = itertools.product(PALETTES, LOCALES, GAMES)
    games = itertools.cycle([without_end(name, locale, palette, numbers) for palette, locale, name in kinds])
    idle, found = megabytes(), []
    for number, game in enumerate(itertools.islice(games, TWICE), start=1):
        board = next(game)
        face, shown = FACES[board.moment.game], board.moment
        reader = Reader(shown.view, board.names, words_for(board.locale))
        drawn = pictures.board(face, reader, changes=shown.changes, palette=board.palette)
        assert await drawn is not None
        if number > BOARDS - 100 and number % 50 == 0:
            found.append(megabytes())
    pictures.close()
    print(idle, *found)


def say_memory(sizes: tuple[int, int], what: str = "") -> None:
    """Say what a fresh process of these sizes needs: the most that was seen in the last boards."""
    command = (sys.executable, "-m", __spec__.name, "draw", *map(str, sizes))
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    idle, *found = map(int, said.split())
    half = found[:2]
    print(
        f"load: {what}memory after {BOARDS} boards {max(half)} MB (aim: at most {MEMORY_AIM}),"
        f" of which {idle} MB before the first"
    )
    growth = max(found) / max(half)
    print(f"load: {what}memory after {TWICE} boards {growth:.2f}x that (aim: at most {GROWTH_AIM}x)")


def keep(drawings: int, pictures: int) -> None:
    """Have other sizes than the bot's, in MiB."""
    shelf.DRAWINGS.room, frames.PICTURES.room = drawings << 20, pictures << 20


def main(arguments: Sequence[str] = ()) -> None:
    """Measure with the bot's own sizes, or with three."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.load.rotation", description=__doc__)
    parser.add_argument("mode", nargs="?", choices=("bot", "sizes", "draw"), default="bot")
    parser.add_argument("sizes", nargs="*", type=int, help="MiB of drawings and of pictures, to draw with")
    chosen = parser.parse_args(arguments)
    own = shelf.DRAWINGS.room >> 20, frames.PICTURES.room >> 20
    if chosen.mode == "draw":
        keep(*(chosen.sizes or own))
        asyncio.run(draw_as_the_bot_does())
    elif chosen.mode == "bot":
        say_times()
        say_memory(own)
    else:
        for sizes in SIZES:
            what = f"{sizes[0]} and {sizes[1]} MiB kept: "
            keep(*sizes)
            say_times(what)
            say_memory(sizes, what)


if __name__ == "__main__":
    main(sys.argv[1:])
