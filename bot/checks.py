"""What must work before anybody is let in: a game's opening board can be drawn on this machine.

One game is enough, because all games share their letters and libraries; the tests check what each game
draws. A child process tries it, so that a bot on which nobody plays has neither the fonts nor the pictures in
its memory. The price: the first picture of a run takes half a second longer.
"""

import os
import sys
import traceback
from collections.abc import Mapping
from typing import NoReturn

from engine.play.game import AnyGame
from engine.play.match import Match
from renders.faces import FACES
from renders.language.catalogues import words_for
from renders.reader import Reader


class CannotDraw(Exception):
    """A board cannot be drawn on this machine; the text says which, and why."""


def check_pictures(games: Mapping[str, AnyGame]) -> None:
    """Check that boards can be drawn. It forks: this process may have one thread only. Raises CannotDraw."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _draw_and_tell(games, writing)
    os.close(writing)
    with open(reading, encoding="utf-8", errors="replace") as pipe:
        said = pipe.read().strip()
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code:
        raise CannotDraw(said or f"exit code {code}")


def _draw_and_tell(games: Mapping[str, AnyGame], writing: int) -> NoReturn:
    """Everything that the child does: whatever happens, it must not go on with its parent's work."""
    code = 1
    try:
        draw(next(iter(games.values())))
        code = 0
    except CannotDraw as error:
        os.write(writing, str(error).encode())
    finally:
        if sys.exc_info()[0] is not None:
            os.write(writing, traceback.format_exc().encode())
        os._exit(code)


def draw(game: AnyGame) -> None:
    """Draw a game's opening board. Raises CannotDraw if fonts or libraries are missing."""
    from renders.drawing.png import encode  # loads Pillow, which the bot's own process does not load yet

    seats = game.seats[-1]
    match = Match.start(game, seats=seats, options={}, seed="check")
    names = tuple(f"Player {number}" for number in range(1, seats + 1))
    try:
        encode(FACES[game.name].board(Reader(match.view(None), names, words_for("en"))))
    except (OSError, ImportError) as error:
        raise CannotDraw(f"the board of {game.name} cannot be drawn here: {error}") from error
    finally:
        match.close()
