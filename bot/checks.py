"""What must work before anybody is let in: every game's opening board can be drawn on this machine.

`python -m bot.checks` tries it, in a process of its own: a bot on which nobody plays needs neither the fonts
nor the pictures in its memory. The first picture of a run takes half a second longer for that.
"""

import asyncio
import sys

from engine.games import GAMES
from engine.match import Match
from renders.faces import FACES
from renders.words import words_for


class CannotDraw(Exception):
    """A board cannot be drawn on this machine; the text says which, and why."""


async def check_pictures() -> None:
    """See that boards can be drawn. Raises CannotDraw."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot.checks"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,  # Ctrl+C is for the bot to hear
    )
    said, _ = await process.communicate()
    if process.returncode:
        raise CannotDraw(said.decode(errors="replace").strip() or f"exit code {process.returncode}")


def draw_all() -> None:
    """Draw one picture of each game: missing fonts or libraries show now. Raises CannotDraw."""
    from renders.png import encode  # loads Pillow, and the bot's own process imports this module too

    for game in GAMES.values():
        seats = game.seats[-1]
        match = Match.start(game, seats=seats, options={}, seed="check")
        names = tuple(f"Player {number}" for number in range(1, seats + 1))
        try:
            encode(FACES[game.name].board(match.view(None), names, words_for("en")))
        except (OSError, ImportError) as error:
            raise CannotDraw(f"the board of {game.name} cannot be drawn here: {error}") from error
        finally:
            match.close()


def main() -> int:
    """Say what cannot be drawn, if anything; the exit code."""
    try:
        draw_all()
    except CannotDraw as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
